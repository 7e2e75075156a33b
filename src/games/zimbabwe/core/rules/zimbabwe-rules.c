/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The Great Zimbabwe as a GameRules table: names and numbers of RULES.md and NOTATION.md, and the
 * entries that only change a type. The game is open, so views and completions are copies.
 */
#include "zimbabwe-rules.h"

#include "zimbabwe-apply.h"
#include "zimbabwe-judge.h"
#include "zimbabwe-legal.h"
#include "zimbabwe-reader.h"
#include "zimbabwe-terms.h"

#include <string.h>

/* The stock at the beginning. */
#define MAX_ITEMS 191

static const GameKind kinds[ZIMBABWE_N_KINDS] = {
  [ZIMBABWE_FOUND] = { "found", "foundings", GAME_KIND_ENDS_TURN },
  [ZIMBABWE_BID] = { "bid", "bids", GAME_KIND_ENDS_TURN },
  [ZIMBABWE_PASS] = { "pass", "passes", GAME_KIND_ENDS_TURN },
  [ZIMBABWE_GOD] = { "god", "gods", GAME_KIND_PLAIN },
  [ZIMBABWE_HIRE] = { "hire", "hires", GAME_KIND_PLAIN },
  [ZIMBABWE_SHAMAN] = { "shaman", "uses", GAME_KIND_PLAIN },
  [ZIMBABWE_RAIN] = { "rain", "uses", GAME_KIND_PLAIN },
  [ZIMBABWE_HERD] = { "herd", "uses", GAME_KIND_PLAIN },
  [ZIMBABWE_NOMADS] = { "nomads", "uses", GAME_KIND_PLAIN },
  [ZIMBABWE_BUILDER] = { "builder", "uses", GAME_KIND_PLAIN },
  [ZIMBABWE_MONUMENT] = { "monument", "buildings", GAME_KIND_PLAIN },
  [ZIMBABWE_PLACE] = { "place", "placements", GAME_KIND_PLAIN },
  [ZIMBABWE_PRICE] = { "price", "prices", GAME_KIND_PLAIN },
  [ZIMBABWE_RAISE] = { "raise", "raises", GAME_KIND_PLAIN },
  [ZIMBABWE_GOOD] = { "good", "goods", GAME_KIND_DUE },
  [ZIMBABWE_FROM] = { "from", "goods", GAME_KIND_DUE },
  [ZIMBABWE_END] = { "end", "ends", GAME_KIND_ENDS_TURN },
};

static const GameRefusal refusals[ZIMBABWE_N_REFUSALS] = {
  [ZIMBABWE_LEGAL] = { "legal" },
  [ZIMBABWE_GAME_OVER] = { "game-over" },
  [ZIMBABWE_FOUNDING_FIRST] = { "founding-first" },
  [ZIMBABWE_AUCTION_FIRST] = { "auction-first" },
  [ZIMBABWE_ACTING_FIRST] = { "acting-first" },
  [ZIMBABWE_USE_OWED] = { "use-owed" },
  [ZIMBABWE_PRICE_OWED] = { "price-owed" },
  [ZIMBABWE_SOURCE_OWED] = { "source-owed" },
  [ZIMBABWE_GOODS_OWED] = { "goods-owed" },
  [ZIMBABWE_NO_RAISE] = { "no-raise" },
  [ZIMBABWE_NO_SOURCE_OWED] = { "no-source-owed" },
  [ZIMBABWE_NOT_A_START] = { "not-a-start" },
  [ZIMBABWE_TAKEN] = { "taken" },
  [ZIMBABWE_BID_LOW] = { "bid-low" },
  [ZIMBABWE_FEW_CATTLE] = { "few-cattle" },
  [ZIMBABWE_HAS_GOD] = { "has-god" },
  [ZIMBABWE_CARD_TAKEN] = { "card-taken" },
  [ZIMBABWE_NOT_OFFERED] = { "not-offered" },
  [ZIMBABWE_VR_LIMIT] = { "vr-limit" },
  [ZIMBABWE_NO_TILE] = { "no-tile" },
  [ZIMBABWE_NO_ROOM] = { "no-room" },
  [ZIMBABWE_NOT_YOURS] = { "not-yours" },
  [ZIMBABWE_ALREADY_USED] = { "already-used" },
  [ZIMBABWE_NOT_EMPTY] = { "not-empty" },
  [ZIMBABWE_MAIN_DONE] = { "main-done" },
  [ZIMBABWE_NO_DISC] = { "no-disc" },
  [ZIMBABWE_TOO_CLOSE] = { "too-close" },
  [ZIMBABWE_NONE_LEFT] = { "none-left" },
  [ZIMBABWE_SAME_LINE] = { "same-line" },
  [ZIMBABWE_NO_TECH] = { "no-tech" },
  [ZIMBABWE_NO_RESOURCE] = { "no-resource" },
  [ZIMBABWE_RESOURCE_CLAIMED] = { "resource-claimed" },
  [ZIMBABWE_NO_PRIMARY] = { "no-primary" },
  [ZIMBABWE_SAME_PRICE] = { "same-price" },
  [ZIMBABWE_PRICE_FALLS] = { "price-falls" },
  [ZIMBABWE_NO_MONUMENT] = { "no-monument" },
  [ZIMBABWE_ALREADY_RAISED] = { "already-raised" },
  [ZIMBABWE_ALREADY_TOP] = { "top-level" },
  [ZIMBABWE_FEW_GOODS] = { "few-goods" },
  [ZIMBABWE_NO_CRAFTSMAN] = { "no-craftsman" },
  [ZIMBABWE_SUPERSEDED] = { "superseded" },
  [ZIMBABWE_GOOD_TWICE] = { "good-twice" },
  [ZIMBABWE_OUT_OF_REACH] = { "out-of-reach" },
  [ZIMBABWE_RESOURCE_USED] = { "resource-used" },
  [ZIMBABWE_DEAD_END] = { "dead-end" },
  [ZIMBABWE_WRONG_LINE] = { "wrong-line" },
};

static const GameParagraph paragraphs[ZIMBABWE_N_PARAGRAPHS] = {
  { "0.1", "board" },
  { "0.2", "pieces" },
  { "0.3", "cattle" },
  { "0.4", "points" },
  { "0.5", "requirement" },
  { "0.6", "setup" },
  { "0.7", "founding" },
  { "1.1", "plaques" },
  { "1.2", "bidding" },
  { "1.3", "dealing" },
  { "1.4", "passing" },
  { "1.5", "payout" },
  { "2", "turn" },
  { "2.1", "god" },
  { "2.2", "hiring" },
  { "2.3", "specialists" },
  { "2.3.1", "shaman" },
  { "2.3.2", "rain" },
  { "2.3.3", "herd" },
  { "2.3.4", "nomads" },
  { "2.3.5", "builder" },
  { "2.4", "monument" },
  { "2.5", "craftsmen" },
  { "2.5.1", "technology" },
  { "2.5.2", "room" },
  { "2.5.3", "resource" },
  { "2.5.4", "secondary" },
  { "2.5.5", "cost" },
  { "2.5.6", "prices" },
  { "2.6", "raising" },
  { "2.6.1", "which" },
  { "2.6.2", "goods" },
  { "2.6.3", "buying" },
  { "2.6.4", "marks" },
  { "2.6.5", "chain" },
  { "2.6.6", "whole" },
  { "2.7", "end" },
  { "3.1", "steps" },
  { "3.2", "barrier" },
  { "3.3", "hubs" },
  { "3.4", "fee" },
  { "4", "revenues" },
  { "5", "victory" },
  { "6.1", "shadipinyi" },
  { "6.2", "elegua" },
  { "6.3", "dziva" },
  { "6.4", "eshu" },
  { "6.5", "gu" },
  { "6.6", "obatala" },
  { "6.7", "atete" },
  { "6.8", "tsui-goab" },
  { "6.9", "anansi" },
  { "6.10", "qamata" },
  { "6.11", "engai" },
  { "6.12", "xango" },
};

static const GameOption options[ZIMBABWE_N_OPTIONS] = {
  { "beginner", NULL },
  { "own-tiles", NULL },
  { "kind-claims", NULL },
  { "pairs", NULL },
  { "monuments-block", NULL },
};

static const GameZoneKind zones[ZIMBABWE_N_ZONES] = {
  [ZIMBABWE_ZONE_CELL] = { "cell", .indexes = ZIMBABWE_N_CELLS },
  [ZIMBABWE_ZONE_SUPPLY] = { "supply", .per_seat = TRUE, .indexes = 1 },
  [ZIMBABWE_ZONE_HAND] = { "hand", .per_seat = TRUE, .indexes = 1 },
  [ZIMBABWE_ZONE_PRICES] = { "prices", .per_seat = TRUE, .indexes = ZIMBABWE_N_CRAFTS },
  [ZIMBABWE_ZONE_OFFER] = { "offer", .indexes = 1 },
  [ZIMBABWE_ZONE_UPPER] = { "upper", .indexes = ZIMBABWE_N_CRAFTS, .ordered = TRUE },
  [ZIMBABWE_ZONE_STOCK] = { "stock", .indexes = 1 },
  [ZIMBABWE_ZONE_ROW] = { "row", .indexes = 1, .ordered = TRUE },
  [ZIMBABWE_ZONE_TRACK] = { "track", .indexes = ZIMBABWE_MAX_SEATS },
  [ZIMBABWE_ZONE_ASIDE] = { "aside", .indexes = 1 },
};

static gint
get_points (const GameState *state, guint who)
{
  return zimbabwe_state (state)->seat[who].points;
}

static gint
get_requirement (const GameState *state, guint who)
{
  return zimbabwe_state (state)->seat[who].requirement;
}

static gint
get_cattle (const GameState *state, guint who)
{
  return zimbabwe_state (state)->seat[who].purse;
}

static gint
get_cards (const GameState *state, guint who)
{
  return zimbabwe_state (state)->seat[who].cards;
}

static gint
get_plaque (const GameState *state, guint who)
{
  return (gint) zimbabwe_state_get_plaque (zimbabwe_state (state), who,
                                           zimbabwe_state (state)->pot);
}

static const GameAmount amounts[ZIMBABWE_N_AMOUNTS] = {
  [ZIMBABWE_AMOUNT_POINTS] = { "points", get_points },
  [ZIMBABWE_AMOUNT_REQUIREMENT] = { "requirement", get_requirement },
  [ZIMBABWE_AMOUNT_CATTLE] = { "cattle", get_cattle },
  [ZIMBABWE_AMOUNT_CARDS] = { "cards", get_cards },
  [ZIMBABWE_AMOUNT_PLAQUE] = { "plaque", get_plaque },
};

static guint
seats (const GameState *state)
{
  return zimbabwe_state (state)->seats;
}

static guint32
chosen (const GameState *state)
{
  return zimbabwe_state (state)->options;
}

static guint
mover (const GameState *state)
{
  return zimbabwe_state (state)->mover;
}

static guint
seat (const GameState *state)
{
  return zimbabwe_state (state)->phase == ZIMBABWE_PHASE_OVER ? GAME_NOBODY : mover (state);
}

static guint
turn (const GameState *state)
{
  return zimbabwe_state (state)->turn;
}

static GameHorizon
horizon (const GameState *state)
{
  return zimbabwe_state (state)->phase == ZIMBABWE_PHASE_ACT ? GAME_HORIZON_TURN
                                                             : GAME_HORIZON_ACTION;
}

static guint
judge (const GameState *state, guint who, GameAction action)
{
  ZimbabweGround ground;

  zimbabwe_ground_init (&ground);
  return zimbabwe_judge (&ground, zimbabwe_state (state), action);
}

static gboolean
result (const GameState *state, GameResult *ranking)
{
  if (ranking)
    zimbabwe_state_rank (zimbabwe_state (state), ranking);
  return zimbabwe_state (state)->phase == ZIMBABWE_PHASE_OVER;
}

static void
observe (const GameState *state, guint who, GameState *seen)
{
  if (seen != state)
    memcpy (seen, state, sizeof (ZimbabweState));
}

static gboolean
is_full (const GameState *state)
{
  return TRUE;
}

static void
complete (const GameState *seen, guint64 seed, GameState *world)
{
  observe (seen, 0, world);
}

static gboolean
parse_place (const char *text, guint *place)
{
  const char *end;

  return zimbabwe_cell_read (text, place, &end) && *end == '\0';
}

const GameRules zimbabwe_rules = {
  .id = "zimbabwe",
  .format = 1,
  .min_seats = 2,
  .max_seats = ZIMBABWE_MAX_SEATS,
  .state_size = sizeof (ZimbabweState),
  .max_legal = ZIMBABWE_MAX_LEGAL,
  .max_items = MAX_ITEMS,
  .letters = ZIMBABWE_CRAFT_LETTERS,
  .n_places = ZIMBABWE_N_CELLS,
  .open = TRUE,

  GAME_TABLE (kinds),
  GAME_TABLE (refusals),
  GAME_TABLE (paragraphs),
  GAME_TABLE (options),
  GAME_TABLE (zones),
  .terms = zimbabwe_terms,
  .n_terms = ZIMBABWE_N_TERMS,
  GAME_TABLE (amounts),

  .deal = zimbabwe_state_deal,
  .seats = seats,
  .chosen = chosen,
  .seat = seat,
  .mover = mover,
  .turn = turn,
  .horizon = horizon,
  .judge = judge,
  .paragraph = zimbabwe_action_get_paragraph,
  .legal = zimbabwe_legal,
  .count_legal = zimbabwe_legal_count,
  .apply = zimbabwe_apply,
  .playout = zimbabwe_playout,
  .result = result,
  .observe = observe,
  .is_full = is_full,
  .complete = complete,
  .contents = zimbabwe_state_contents,
  .print_place = zimbabwe_cell_print,
  .parse_place = parse_place,
  .print_position = zimbabwe_position_print,
  .parse_position = zimbabwe_position_parse,
  .print_action = zimbabwe_action_print,
  .parse_action = zimbabwe_action_parse,
};
