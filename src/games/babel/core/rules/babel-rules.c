/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Babel as a GameRules table: names and numbers of RULES.md and NOTATION.md, and the entries
 * that only change a type.
 */
#include "babel-apply.h"
#include "babel-judge.h"
#include "babel-legal.h"
#include "babel-state.h"
#include "babel-terms.h"

static const GameKind kinds[BABEL_N_KINDS] = {
  [BABEL_TRAVEL] = { "travel", "travels", GAME_KIND_PLAIN },
  [BABEL_SETTLE] = { "settle", "settles", GAME_KIND_PLAIN },
  [BABEL_BUILD] = { "build", "builds", GAME_KIND_PLAIN },
  [BABEL_MIGRATE] = { "migrate", "migrations", GAME_KIND_PLAIN },
  [BABEL_RAZE] = { "raze", "abilities", GAME_KIND_PLAIN },
  [BABEL_STEAL] = { "steal", "abilities", GAME_KIND_PLAIN },
  [BABEL_EXPEL] = { "expel", "abilities", GAME_KIND_PLAIN },
  [BABEL_WIN_OVER] = { "win-over", "abilities", GAME_KIND_PLAIN },
  [BABEL_SKIP] = { "skip", "abilities", GAME_KIND_PLAIN },
  [BABEL_HALVE] = { "halve", "abilities", GAME_KIND_PLAIN },
  [BABEL_DISCARD] = { "discard", NULL, GAME_KIND_REPLY },
  [BABEL_END] = { "end", "ends", GAME_KIND_ENDS_TURN },
};

static const GameRefusal refusals[BABEL_N_REFUSALS] = {
  [BABEL_LEGAL] = { "legal" },
  [BABEL_GAME_OVER] = { "game-over" },
  [BABEL_DISCARD_OWED] = { "discard-owed" },
  [BABEL_NOTHING_OWED] = { "nothing-owed" },
  [BABEL_NO_SUCH_CARD] = { "no-such-card" },
  [BABEL_ALREADY_THERE] = { "already-there" },
  [BABEL_AT_QUARRY] = { "at-quarry" },
  [BABEL_STORE_EMPTY] = { "store-empty" },
  [BABEL_STARTER_SPENT] = { "starter-spent" },
  [BABEL_LEVEL_ORDER] = { "level-order" },
  [BABEL_FEW_SETTLERS] = { "few-settlers" },
  [BABEL_ALREADY_MIGRATED] = { "already-migrated" },
  [BABEL_SAME_LAND] = { "same-land" },
  [BABEL_SHORT_COLONNADE] = { "short-colonnade" },
  [BABEL_NO_RUN] = { "no-run" },
  [BABEL_WHICH_RUN] = { "which-run" },
  [BABEL_NO_SUCH_RUN] = { "no-such-run" },
  [BABEL_NO_TEMPLE] = { "no-temple" },
  [BABEL_NOT_HIGHER] = { "not-higher" },
  [BABEL_NATION_ABSENT] = { "nation-absent" },
  [BABEL_NO_SETTLERS] = { "no-settlers" },
  [BABEL_SMALL_HAND] = { "small-hand" },
  [BABEL_STARTER_UNBUILT] = { "starter-unbuilt" },
};

/* The paragraphs of RULES.md; PARAGRAPH_ names count along with the table. */
enum
{
  PARAGRAPH_SETUP,
  PARAGRAPH_DRAW,
  PARAGRAPH_TRAVEL,
  PARAGRAPH_SETTLE,
  PARAGRAPH_BUILD,
  PARAGRAPH_MIGRATE,
  PARAGRAPH_ABILITIES,
  PARAGRAPH_RAZE,
  PARAGRAPH_STEAL,
  PARAGRAPH_EXPEL,
  PARAGRAPH_WIN_OVER,
  PARAGRAPH_SKIP,
  PARAGRAPH_HALVE,
  PARAGRAPH_REVEAL,
  PARAGRAPH_GAME_END,
  PARAGRAPH_EARLY_WIN,
  PARAGRAPH_FINAL_PHASE,
  PARAGRAPH_EMPTY_QUARRY,
  PARAGRAPH_OPTIONS,
  N_PARAGRAPHS,
};

static const GameParagraph paragraphs[N_PARAGRAPHS] = {
  [PARAGRAPH_SETUP] = { "0", "setup" },
  [PARAGRAPH_DRAW] = { "1", "draw" },
  [PARAGRAPH_TRAVEL] = { "2.1", "travel" },
  [PARAGRAPH_SETTLE] = { "2.2", "settle" },
  [PARAGRAPH_BUILD] = { "2.3", "build" },
  [PARAGRAPH_MIGRATE] = { "2.4", "migrate" },
  [PARAGRAPH_ABILITIES] = { "2.5", "abilities" },
  [PARAGRAPH_RAZE] = { "2.5.1", "raze" },
  [PARAGRAPH_STEAL] = { "2.5.2", "steal" },
  [PARAGRAPH_EXPEL] = { "2.5.3", "expel" },
  [PARAGRAPH_WIN_OVER] = { "2.5.4", "win-over" },
  [PARAGRAPH_SKIP] = { "2.5.5", "skip" },
  [PARAGRAPH_HALVE] = { "2.5.6", "halve" },
  [PARAGRAPH_REVEAL] = { "3", "reveal" },
  [PARAGRAPH_GAME_END] = { "4", "game-end" },
  [PARAGRAPH_EARLY_WIN] = { "4.1", "early-win" },
  [PARAGRAPH_FINAL_PHASE] = { "4.2", "final-phase" },
  [PARAGRAPH_EMPTY_QUARRY] = { "4.3", "empty-quarry" },
  [PARAGRAPH_OPTIONS] = { "5", "options" },
};

/* The paragraph that a kind of action stands in. */
static const guint8 own_paragraph[BABEL_N_KINDS] = {
  [BABEL_TRAVEL] = PARAGRAPH_TRAVEL,
  [BABEL_SETTLE] = PARAGRAPH_SETTLE,
  [BABEL_BUILD] = PARAGRAPH_BUILD,
  [BABEL_MIGRATE] = PARAGRAPH_MIGRATE,
  [BABEL_RAZE] = PARAGRAPH_RAZE,
  [BABEL_STEAL] = PARAGRAPH_STEAL,
  [BABEL_EXPEL] = PARAGRAPH_EXPEL,
  [BABEL_WIN_OVER] = PARAGRAPH_WIN_OVER,
  [BABEL_SKIP] = PARAGRAPH_SKIP,
  [BABEL_HALVE] = PARAGRAPH_HALVE,
  [BABEL_DISCARD] = PARAGRAPH_HALVE,
  [BABEL_END] = PARAGRAPH_BUILD, /* the duty to build the starter */
};

static const GameOption options[] = { { "hands35" }, { "sumer-all" }, { "final15" } };

static const GameZoneKind zones[BABEL_N_ZONES] = {
  [BABEL_ZONE_HAND] = { "hand", .per_seat = TRUE, .indexes = 1 },
  [BABEL_ZONE_COLONNADE] = { "colonnade", .per_seat = TRUE, .indexes = 5, .ordered = TRUE },
  [BABEL_ZONE_TEMPLE] = { "temple", .per_seat = TRUE, .indexes = 5, .ordered = TRUE },
  [BABEL_ZONE_STORE] = { "store", .per_seat = TRUE, .indexes = 1, .ordered = TRUE },
  [BABEL_ZONE_STARTER] = { "starter", .per_seat = TRUE, .indexes = 1 },
  [BABEL_ZONE_PAWN] = { "pawn", .per_seat = TRUE, .indexes = BABEL_QUARRY + 1 },
  [BABEL_ZONE_DECK] = { "deck", .indexes = 1, .ordered = TRUE, .secret = TRUE },
  [BABEL_ZONE_QUARRY] = { "quarry", .indexes = 1, .ordered = TRUE, .secret = TRUE },
  [BABEL_ZONE_DISCARDS] = { "discards", .indexes = 1 },
};

static void
deal (GameState *state, guint seats, guint32 chosen, guint64 seed)
{
  babel_state_deal ((BabelState *) state, chosen, seed);
}

static guint
seats (const GameState *state)
{
  return 2;
}

static guint32
chosen (const GameState *state)
{
  return babel_state (state)->table.options;
}

static guint
seat (const GameState *state)
{
  return babel_table_get_seat (&babel_state (state)->table);
}

static guint
mover (const GameState *state)
{
  return babel_state (state)->table.mover;
}

static guint
turn (const GameState *state)
{
  return babel_state (state)->table.turn;
}

static guint
judge (const GameState *state, guint who, GameAction action)
{
  return babel_judge (&babel_state (state)->table, action);
}

static guint
paragraph (GameAction action, guint refusal)
{
  switch (refusal)
    {
    case BABEL_LEGAL:
      return action.kind == BABEL_END ? PARAGRAPH_REVEAL : own_paragraph[action.kind];
    case BABEL_GAME_OVER:
      return PARAGRAPH_GAME_END;
    case BABEL_DISCARD_OWED:
    case BABEL_NOTHING_OWED:
      return PARAGRAPH_HALVE;
    case BABEL_NO_RUN:
    case BABEL_WHICH_RUN:
    case BABEL_NO_SUCH_RUN:
      return PARAGRAPH_ABILITIES;
    case BABEL_AT_QUARRY:
      return MIN (own_paragraph[action.kind], PARAGRAPH_ABILITIES);
    default:
      return own_paragraph[action.kind];
    }
}

static guint
legal (const GameState *state, guint who, GameAction *actions)
{
  return babel_legal (&babel_state (state)->table, actions);
}

static guint
count_legal (const GameState *state, guint who)
{
  return babel_legal_count (&babel_state (state)->table);
}

static void
apply (GameState *state, GameAction action, GArray *events)
{
  babel_state_apply ((BabelState *) state, action, events);
}

/* While the game goes on, the higher score stands first. */
static gboolean
result (const GameState *state, GameResult *ranking)
{
  const BabelTable *table = &babel_state (state)->table;
  gboolean          is_over = table->result != BABEL_PLAYING;

  if (ranking)
    {
      gint     points[2] = { (gint) babel_table_get_score (table, 0),
                             (gint) babel_table_get_score (table, 1) };
      gboolean first = is_over ? table->result == BABEL_WON_BY_1 : points[0] > points[1];
      gboolean second = is_over ? table->result == BABEL_WON_BY_2 : points[1] > points[0];

      *ranking = (GameResult) { { second ? 2 : 1, first ? 2 : 1 }, { points[0], points[1] } };
    }
  return is_over;
}

static void
observe (const GameState *state, guint who, GameState *seen)
{
  babel_state_observe (babel_state (state), who, (BabelState *) seen);
}

static gboolean
is_full (const GameState *state)
{
  return !babel_state (state)->open;
}

static void
complete (const GameState *seen, guint64 seed, GameState *world)
{
  babel_state_complete (babel_state (seen), seed, (BabelState *) world);
}

/* Cards in hands and discards; an unknown one comes last. */
static const char *const keys_of_lists[] = { "hands", "discard", NULL };

static guint
rank_card (const char *card)
{
  return (guint) strcspn (BABEL_LETTERS, card);
}

static const GameLists lists = { keys_of_lists, '\0', rank_card };

const GameRules babel_rules = {
  .id = "babel",
  .format = 1,
  .min_seats = 2,
  .max_seats = 2,
  .state_size = sizeof (BabelState),
  .max_legal = BABEL_MAX_LEGAL,
  .max_items = BABEL_N_NATION_CARDS,
  .letters = BABEL_LETTERS,

  GAME_TABLE (kinds),
  GAME_TABLE (refusals),
  GAME_TABLE (paragraphs),
  GAME_TABLE (options),
  GAME_TABLE (zones),
  .terms = babel_terms,
  .n_terms = BABEL_N_TERMS,
  .lists = &lists,

  .deal = deal,
  .seats = seats,
  .chosen = chosen,
  .seat = seat,
  .mover = mover,
  .turn = turn,
  .judge = judge,
  .paragraph = paragraph,
  .legal = legal,
  .count_legal = count_legal,
  .apply = apply,
  .playout = babel_state_playout,
  .result = result,
  .observe = observe,
  .is_full = is_full,
  .complete = complete,
  .worlds = babel_state_list_worlds,
  .hash = babel_state_hash,
  .successors = babel_state_successors,
  .contents = babel_state_contents,
  .print_position = babel_position_print,
  .parse_position = babel_position_parse,
  .print_action = babel_action_print,
  .parse_action = babel_action_parse,
};
