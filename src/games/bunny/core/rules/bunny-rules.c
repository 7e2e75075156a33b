/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Bunny Kingdom as a GameRules table: names and numbers of RULES.md and NOTATION.md, and the
 * entries that only change a type.
 */
#include "bunny-rules.h"

#include "bunny-apply.h"
#include "bunny-hash.h"
#include "bunny-judge.h"
#include "bunny-scrolls.h"
#include "bunny-terms.h"

#include <string.h>

static const GameKind kinds[BUNNY_N_KINDS] = {
  [BUNNY_DO_PICK] = { "pick", "picks", GAME_KIND_ENDS_TURN | GAME_KIND_SECRET },
  [BUNNY_DO_BUILD] = { "build", "builds", GAME_KIND_PLAIN },
  [BUNNY_DO_TOWER] = { "tower", "builds", GAME_KIND_PLAIN },
  [BUNNY_DO_CAMP] = { "camp", "camps", GAME_KIND_PLAIN },
  [BUNNY_DO_SETTLE] = { "settle", "settles", GAME_KIND_PLAIN },
  [BUNNY_DO_KEEP] = { "keep", NULL, GAME_KIND_PLAIN },
  [BUNNY_DO_STEP_IN] = { "step-in", NULL, GAME_KIND_REPLY },
  [BUNNY_DO_PASS] = { "pass", NULL, GAME_KIND_REPLY },
  [BUNNY_DO_DONE] = { "done", "ends", GAME_KIND_ENDS_TURN },
  [BUNNY_DO_TRADE] = { "trade", "trades", GAME_KIND_ENDS_TURN },
  [BUNNY_DO_COPY] = { "copy", "copies", GAME_KIND_ENDS_TURN },
};

static const GameRefusal refusals[BUNNY_N_REFUSALS] = {
  [BUNNY_LEGAL] = { "legal" },
  [BUNNY_GAME_OVER] = { "game-over" },
  [BUNNY_WRONG_PHASE] = { "wrong-phase" },
  [BUNNY_TWO_TO_PLAY] = { "two-to-play" },
  [BUNNY_ONE_TO_DISCARD] = { "one-to-discard" },
  [BUNNY_NO_SUCH_CARD] = { "no-such-card" },
  [BUNNY_CAMP_PENDING] = { "camp-pending" },
  [BUNNY_NOT_IN_TRAY] = { "not-in-tray" },
  [BUNNY_NOT_YOURS] = { "not-yours" },
  [BUNNY_OCCUPIED] = { "occupied" },
  [BUNNY_WRONG_TERRAIN] = { "wrong-terrain" },
  [BUNNY_SAME_FIEF] = { "same-fief" },
  [BUNNY_CAMP_KEPT] = { "camp-kept" },
  [BUNNY_NOTHING_ANNOUNCED] = { "nothing-announced" },
  [BUNNY_NO_RABBIT] = { "no-rabbit" },
  [BUNNY_NOT_EMPTY] = { "not-empty" },
  [BUNNY_NOTHING_ASKED] = { "nothing-asked" },
  [BUNNY_NO_POST] = { "no-post" },
  [BUNNY_POST_CHOSEN] = { "post-chosen" },
  [BUNNY_NO_COPY_CARD] = { "no-copy-card" },
  [BUNNY_ALREADY_COPIED] = { "already-copied" },
  [BUNNY_COPY_OF_COPY] = { "copy-of-copy" },
  [BUNNY_NOT_THERE] = { "not-there" },
};

static const GameParagraph paragraphs[BUNNY_N_PARAGRAPHS] = {
  [BUNNY_PARAGRAPH_BOARD] = { "0.1", "board" },
  [BUNNY_PARAGRAPH_CARDS] = { "0.2", "cards" },
  [BUNNY_PARAGRAPH_SETUP] = { "0.3", "setup" },
  [BUNNY_PARAGRAPH_DEAL] = { "1.1", "deal" },
  [BUNNY_PARAGRAPH_PHASES] = { "1.2", "phases" },
  [BUNNY_PARAGRAPH_CHOOSE] = { "2.1", "choose" },
  [BUNNY_PARAGRAPH_PASSING] = { "2.2", "passing" },
  [BUNNY_PARAGRAPH_PLAY] = { "2.3", "play" },
  [BUNNY_PARAGRAPH_TERRITORY] = { "2.4", "territory" },
  [BUNNY_PARAGRAPH_BUILDING] = { "2.5", "building" },
  [BUNNY_PARAGRAPH_SCROLL] = { "2.6", "scroll" },
  [BUNNY_PARAGRAPH_PROVISIONS] = { "2.7", "provisions" },
  [BUNNY_PARAGRAPH_TWO_SEATS] = { "2.8", "two-seats" },
  [BUNNY_PARAGRAPH_BUILDING_TURN] = { "3.1", "building-turn" },
  [BUNNY_PARAGRAPH_WHERE] = { "3.2", "where" },
  [BUNNY_PARAGRAPH_TERRAIN] = { "3.3", "terrain" },
  [BUNNY_PARAGRAPH_TOWER] = { "3.4", "tower" },
  [BUNNY_PARAGRAPH_CAMP] = { "3.5", "camp" },
  [BUNNY_PARAGRAPH_FIEF] = { "4.1", "fief" },
  [BUNNY_PARAGRAPH_POST] = { "4.2", "post" },
  [BUNNY_PARAGRAPH_CARROTS] = { "4.3", "carrots" },
  [BUNNY_PARAGRAPH_REVEAL] = { "5.1", "reveal" },
  [BUNNY_PARAGRAPH_COPY] = { "5.2", "copy" },
  [BUNNY_PARAGRAPH_SCROLLS] = { "5.3", "scrolls" },
  [BUNNY_PARAGRAPH_WINNER] = { "5.4", "winner" },
};

static const GameOption options[BUNNY_N_OPTIONS] = {
  { "newlands", NULL },
  { "tower-anywhere", NULL },
  { "camps-standing", NULL },
  { "widest-shared", NULL },
  { "double-twice", NULL },
  { "second-alone", NULL },
};

static const GameZoneKind zones[BUNNY_N_ZONES] = {
  [BUNNY_ZONE_DECK] = { "deck", .indexes = 1, .ordered = TRUE, .secret = TRUE },
  [BUNNY_ZONE_RESERVE] = { "reserve", TRUE, 1, TRUE, TRUE },
  [BUNNY_ZONE_HAND] = { "hand", .per_seat = TRUE, .indexes = 1 },
  [BUNNY_ZONE_SEALED] = { "sealed", .per_seat = TRUE, .indexes = 1, .ordered = TRUE },
  [BUNNY_ZONE_TRAY] = { "tray", .per_seat = TRUE, .indexes = 1 },
  [BUNNY_ZONE_SCROLLS] = { "scrolls", .per_seat = TRUE, .indexes = 1 },
  [BUNNY_ZONE_DISCARDS] = { "discards", .per_seat = TRUE, .indexes = 1 },
  [BUNNY_ZONE_SPENT] = { "spent", .per_seat = TRUE, .indexes = 1 },
  [BUNNY_ZONE_CELL] = { "cell", .indexes = BUNNY_N_CELLS },
  [BUNNY_ZONE_SUPPLY] = { "supply", .per_seat = TRUE, .indexes = 1 },
  [BUNNY_ZONE_BOX] = { "box", .indexes = 1 },
};

static gint
get_score (const GameState *state, guint who)
{
  return bunny_state (state)->table.score[who];
}

static const GameAmount amounts[] = { { "score", get_score } };

static void
deal (GameState *state, guint n_seats, guint32 chosen_options, guint64 seed)
{
  bunny_state_deal ((BunnyState *) state, n_seats, chosen_options, seed);
}

static guint
seats (const GameState *state)
{
  return bunny_state (state)->table.seats;
}

static guint32
chosen (const GameState *state)
{
  return bunny_state (state)->table.options;
}

static guint
seat (const GameState *state)
{
  return bunny_state_get_seat (bunny_state (state));
}

static guint
turn (const GameState *state)
{
  return bunny_state (state)->table.turn;
}

static guint32
to_act (const GameState *state)
{
  return bunny_state_get_to_act (bunny_state (state));
}

static void
unseal (const GameState *state, GameState *before)
{
  bunny_state_unseal (bunny_state (state), (BunnyState *) before);
}

static gboolean
apply_alone (GameState *state, guint who, GameAction action, GArray *events)
{
  return bunny_apply_alone ((BunnyState *) state, who, action, events);
}

/* Only a building turn is made of several actions. */
static GameHorizon
horizon (const GameState *state)
{
  const BunnyTable *table = &bunny_state (state)->table;

  return table->phase == BUNNY_BUILD && !table->asked ? GAME_HORIZON_TURN : GAME_HORIZON_ACTION;
}

static guint
judge (const GameState *state, guint who, GameAction action)
{
  return bunny_judge (bunny_state (state), who, action);
}

static guint
legal (const GameState *state, guint who, GameAction *actions)
{
  return bunny_legal (bunny_state (state), who, actions);
}

static void
apply (GameState *state, GameAction action, GArray *events)
{
  bunny_apply ((BunnyState *) state, seat (state), action, events);
}

static gboolean
result (const GameState *state, GameResult *ranking)
{
  const BunnyState *now = bunny_state (state);
  guint             totals[BUNNY_MAX_SEATS];

  if (ranking)
    {
      memset (ranking, 0, sizeof *ranking);
      bunny_state_rank (now, totals, ranking->rank);
      for (guint i = 0; i < now->table.seats; i++)
        ranking->points[i] = (gint) totals[i];
    }
  return now->table.phase == BUNNY_OVER;
}

static void
observe (const GameState *state, guint who, GameState *seen)
{
  bunny_state_observe (bunny_state (state), who, (BunnyState *) seen);
}

static gboolean
is_full (const GameState *state)
{
  return !bunny_state (state)->table.open;
}

static void
complete (const GameState *seen, guint64 seed, GameState *world)
{
  bunny_state_complete (bunny_state (seen), seed, (BunnyState *) world);
}

static void
print_place (guint place, GString *text)
{
  bunny_face_print (place + 1, text);
}

static gboolean
parse_place (const char *text, guint *place)
{
  int cell = bunny_cell_find (text, strlen (text));

  if (cell >= 0)
    *place = (guint) cell;
  return cell >= 0;
}

/* Cards and cells, of which the reserve and the deck alone have an order that means something. */
static const char *const keys_of_lists[] = { "land", "built", "towers", "hands", "tray",
                                             "scrolls", "discards", "gone", "seen", NULL };

/* The face before a mark, a building or a second cell; an unknown card comes last. */
static guint
rank_item (const char *item)
{
  guint face = bunny_face_find (item, strcspn (item, ".:-"));

  return face > 0 ? face : G_MAXUINT;
}

static const GameLists lists = { keys_of_lists, ',', rank_item };

const GameRules bunny_rules = {
  .id = "bunny",
  .format = 1,
  .min_seats = 2,
  .max_seats = BUNNY_MAX_SEATS,
  .state_size = sizeof (BunnyState),
  .max_legal = BUNNY_MAX_LEGAL,
  .max_items = BUNNY_N_CARDS,
  .letters = "",
  .n_places = BUNNY_N_CELLS,

  GAME_TABLE (kinds),
  GAME_TABLE (refusals),
  GAME_TABLE (paragraphs),
  GAME_TABLE (options),
  GAME_TABLE (zones),
  .terms = bunny_terms,
  .n_terms = BUNNY_N_TERMS,
  GAME_TABLE (amounts),
  .lists = &lists,

  .deal = deal,
  .seats = seats,
  .chosen = chosen,
  .seat = seat,
  .mover = bunny_state_get_mover,
  .turn = turn,
  .to_act = to_act,
  .unseal = unseal,
  .apply_alone = apply_alone,
  .horizon = horizon,
  .judge = judge,
  .paragraph = bunny_action_get_paragraph,
  .legal = legal,
  .count_legal = bunny_legal_count,
  .apply = apply,
  .playout = bunny_state_playout,
  .result = result,
  .observe = observe,
  .cover = bunny_state_cover,
  .is_full = is_full,
  .complete = complete,
  .hash = bunny_state_hash,
  .successors = bunny_state_successors,
  .contents = bunny_state_contents,
  .print_place = print_place,
  .parse_place = parse_place,
  .print_position = bunny_position_print,
  .parse_position = bunny_position_parse,
  .print_action = bunny_action_print,
  .parse_action = bunny_action_parse,
};
