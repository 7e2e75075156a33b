/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Mesopotamien as a GameRules table: names and numbers of RULES.md and NOTATION.md, and the entries
 * that only change a type.
 */
#include "meso-rules.h"

#include "meso-apply.h"
#include "meso-judge.h"
#include "meso-legal.h"
#include "meso-reader.h"
#include "meso-terms.h"
#include "meso-view.h"

#include <string.h>

/* A plain with two huts and all goods. */
#define MAX_ITEMS 42

static const GameKind kinds[MESO_N_KINDS] = {
  [MESO_STEP] = { "step", "steps", GAME_KIND_PLAIN },
  [MESO_DISCOVER] = { "discover", "discoveries", GAME_KIND_CHANCE },
  [MESO_PICK] = { "pick", "picks", GAME_KIND_PLAIN },
  [MESO_DROP] = { "drop", "drops", GAME_KIND_PLAIN },
  [MESO_STEAL] = { "steal", "steals", GAME_KIND_PLAIN },
  [MESO_OFFER] = { "offer", "offers", GAME_KIND_PLAIN },
  [MESO_HUT] = { "hut", "builds", GAME_KIND_PLAIN },
  [MESO_HOLY] = { "holy", "builds", GAME_KIND_PLAIN },
  [MESO_BIRTH] = { "birth", "births", GAME_KIND_PLAIN },
  [MESO_DRAW] = { "draw", "ends", GAME_KIND_ENDS_TURN },
  [MESO_END] = { "end", "ends", GAME_KIND_ENDS_TURN },
  [MESO_VOLCANO] = { "volcano", NULL, GAME_KIND_CHANCE | GAME_KIND_DUE },
  [MESO_SEED] = { "seed", NULL, GAME_KIND_DUE },
  [MESO_LAY] = { "lay", NULL, GAME_KIND_SECRET | GAME_KIND_DUE },
  [MESO_TAKE] = { "take", NULL, GAME_KIND_CHANCE | GAME_KIND_DUE },
  [MESO_BANISH] = { "banish", "cards", GAME_KIND_PLAIN },
  [MESO_ENDURANCE] = { "endurance", "cards", GAME_KIND_PLAIN },
  [MESO_TWINS] = { "twins", "births", GAME_KIND_PLAIN },
  [MESO_LAND] = { "land", "discoveries", GAME_KIND_CHANCE },
  [MESO_ROB] = { "rob", "cards", GAME_KIND_PLAIN },
  [MESO_PRIEST] = { "priest", "cards", GAME_KIND_PLAIN },
  [MESO_STONE] = { "stone", "cards", GAME_KIND_PLAIN },
  [MESO_TELEPORT] = { "teleport", "cards", GAME_KIND_PLAIN },
};

static const GameRefusal refusals[MESO_N_REFUSALS] = {
  [MESO_LEGAL] = { "legal" },
  [MESO_GAME_OVER] = { "game-over" },
  [MESO_DUE_FIRST] = { "due-first" },
  [MESO_NOTHING_DUE] = { "nothing-due" },
  [MESO_NO_SUCH_CARD] = { "no-such-card" },
  [MESO_MOVEMENT_OVER] = { "movement-over" },
  [MESO_NO_SETTLER] = { "no-settler" },
  [MESO_NOT_ADJACENT] = { "not-adjacent" },
  [MESO_UNDISCOVERED] = { "undiscovered" },
  [MESO_VOLCANO_THERE] = { "volcano" },
  [MESO_NO_POINTS] = { "no-points" },
  [MESO_LITTLE_MANA] = { "little-mana" },
  [MESO_DISCOVERED] = { "discovered" },
  [MESO_STACK_EMPTY] = { "stack-empty" },
  [MESO_THREE_FOUND] = { "three-found" },
  [MESO_NO_TOKEN] = { "no-token" },
  [MESO_NOTHING_THERE] = { "nothing-there" },
  [MESO_NO_SUCH_SEAT] = { "no-such-seat" },
  [MESO_NO_VICTIM] = { "no-victim" },
  [MESO_NO_MAJORITY] = { "no-majority" },
  [MESO_NO_HANDS] = { "no-hands" },
  [MESO_NOT_AT_TEMPLE] = { "not-at-temple" },
  [MESO_PICKED_THIS_TURN] = { "picked-this-turn" },
  [MESO_OTHER_ACTION] = { "other-action" },
  [MESO_NOT_PLAIN] = { "not-plain" },
  [MESO_HOLY_THERE] = { "holy-there" },
  [MESO_TWO_HUTS] = { "two-huts" },
  [MESO_FEW_SETTLERS] = { "few-settlers" },
  [MESO_NO_WOOD] = { "no-wood" },
  [MESO_NONE_LEFT] = { "none-left" },
  [MESO_HUT_THERE] = { "hut-there" },
  [MESO_STRANGERS] = { "strangers" },
  [MESO_NO_STONE] = { "no-stone" },
  [MESO_NO_HUT] = { "no-hut" },
  [MESO_TOKEN_UNDER] = { "token-under" },
  [MESO_BORN_ALREADY] = { "born-already" },
  [MESO_NO_CARD] = { "no-card" },
  [MESO_BEING_EXPLORED] = { "being-explored" },
  [MESO_NOT_TOUCHING] = { "not-touching" },
  [MESO_WRONG_LAND] = { "wrong-land" },
  [MESO_WRONG_NUMBER] = { "wrong-number" },
  [MESO_TOKEN_LAID] = { "token-laid" },
  [MESO_NOT_SHOWN] = { "not-shown" },
  [MESO_NO_MANA] = { "no-mana" },
  [MESO_SAME_PLACE] = { "same-place" },
  [MESO_TEMPLE_THERE] = { "temple" },
};

static const GameParagraph paragraphs[MESO_N_PARAGRAPHS] = {
  [MESO_PARAGRAPH_AIM] = { "1", "aim" },
  [MESO_PARAGRAPH_MATERIAL] = { "2", "material" },
  [MESO_PARAGRAPH_SETUP] = { "3", "setup" },
  [MESO_PARAGRAPH_TURN] = { "4", "turn" },
  [MESO_PARAGRAPH_MOVEMENT] = { "4.1", "movement" },
  [MESO_PARAGRAPH_STEP] = { "4.1.1", "step" },
  [MESO_PARAGRAPH_TEMPLE] = { "4.1.2", "temple" },
  [MESO_PARAGRAPH_CARRY] = { "4.1.3", "carry" },
  [MESO_PARAGRAPH_STEAL] = { "4.1.4", "steal" },
  [MESO_PARAGRAPH_STONE] = { "4.1.5", "stone" },
  [MESO_PARAGRAPH_OFFERING] = { "4.1.6", "offering" },
  [MESO_PARAGRAPH_DISCOVER] = { "4.1.7", "discover" },
  [MESO_PARAGRAPH_VOLCANO] = { "4.1.8", "volcano" },
  [MESO_PARAGRAPH_SEEDING] = { "4.1.9", "seeding" },
  [MESO_PARAGRAPH_ACTIONS] = { "4.2", "actions" },
  [MESO_PARAGRAPH_HUT] = { "4.2.A", "hut" },
  [MESO_PARAGRAPH_HOLY_PLACE] = { "4.2.B", "holy-place" },
  [MESO_PARAGRAPH_OFFSPRING] = { "4.2.C", "offspring" },
  [MESO_PARAGRAPH_DRAW] = { "4.2.D", "draw" },
  [MESO_PARAGRAPH_MANA] = { "4.3", "mana" },
  [MESO_PARAGRAPH_CARDS] = { "4.4", "cards" },
  [MESO_PARAGRAPH_BANISH] = { "4.4.B", "banish" },
  [MESO_PARAGRAPH_ENDURANCE] = { "4.4.E", "endurance" },
  [MESO_PARAGRAPH_FERTILITY] = { "4.4.F", "fertility" },
  [MESO_PARAGRAPH_LAND] = { "4.4.L", "land" },
  [MESO_PARAGRAPH_MANA_THEFT] = { "4.4.M", "mana-theft" },
  [MESO_PARAGRAPH_PRIEST] = { "4.4.P", "priest" },
  [MESO_PARAGRAPH_SACRED_STONE] = { "4.4.S", "sacred-stone" },
  [MESO_PARAGRAPH_TELEPORT] = { "4.4.T", "teleport" },
  [MESO_PARAGRAPH_END] = { "5", "end" },
  [MESO_PARAGRAPH_VARIANTS] = { "6", "variants" },
};

static const char *const rounds[] = { "15", "30", "60", NULL };

static const GameOption options[MESO_N_OPTIONS] = {
  { "card-start", NULL },
  { "once", NULL },
  { "open-plain", NULL },
  { "rounds", rounds },
};

static const GameZoneKind zones[MESO_N_ZONES] = {
  [MESO_ZONE_LAND] = { "land", .indexes = MESO_N_PLACES },
  [MESO_ZONE_ON] = { "on", .indexes = MESO_N_PLACES },
  [MESO_ZONE_SETTLERS] = { "settlers", .indexes = MESO_N_PLACES },
  [MESO_ZONE_UNDER] = { "under", .per_seat = TRUE, .indexes = MESO_N_PLACES },
  [MESO_ZONE_LOADS] = { "loads", .per_seat = TRUE, .indexes = MESO_N_PLACES },
  [MESO_ZONE_SUPPLY] = { "supply", .per_seat = TRUE, .indexes = 1 },
  [MESO_ZONE_OFFERED] = { "offered", .per_seat = TRUE, .indexes = 1 },
  [MESO_ZONE_HAND] = { "hand", .per_seat = TRUE, .indexes = 1 },
  [MESO_ZONE_STOCK] = { "stock", .indexes = 1 },
  [MESO_ZONE_SHOWN] = { "shown", .indexes = 1 },
  [MESO_ZONE_DISCARDS] = { "discards", .indexes = 1 },
  [MESO_ZONE_STACK] = { "stack", .indexes = 1, .ordered = TRUE, .secret = TRUE },
  [MESO_ZONE_DECK] = { "deck", .indexes = 1, .ordered = TRUE, .secret = TRUE },
};

static gint
get_mana (const GameState *state, guint who)
{
  return meso_state (state)->seat[who].mana;
}

static gint
get_limit (const GameState *state, guint who)
{
  return meso_state (state)->seat[who].limit;
}

static const GameAmount amounts[MESO_N_AMOUNTS] = {
  [MESO_AMOUNT_MANA] = { "mana", get_mana },
  [MESO_AMOUNT_LIMIT] = { "limit", get_limit },
};

static guint
seats (const GameState *state)
{
  return meso_state (state)->seats;
}

static guint32
chosen (const GameState *state)
{
  return meso_state (state)->options;
}

static guint
mover (const GameState *state)
{
  return meso_state (state)->mover;
}

static guint
seat (const GameState *state)
{
  return meso_state (state)->over ? GAME_NOBODY : mover (state);
}

static guint
turn (const GameState *state)
{
  return meso_state (state)->turn;
}

static guint
judge (const GameState *state, guint who, GameAction action)
{
  return meso_judge (meso_state (state), action);
}

static gboolean
result (const GameState *state, GameResult *ranking)
{
  if (ranking)
    meso_state_rank (meso_state (state), ranking);
  return meso_state (state)->over;
}

static gboolean
parse_place (const char *text, guint *place)
{
  const char *end;

  return meso_place_read (text, place, &end) && *end == '\0';
}

const GameRules meso_rules = {
  .id = "meso",
  .format = 1,
  .min_seats = 2,
  .max_seats = MESO_MAX_SEATS,
  .state_size = sizeof (MesoState),
  .max_legal = MESO_MAX_LEGAL,
  .max_items = MAX_ITEMS,
  .letters = "",
  .n_places = MESO_N_PLACES,

  GAME_TABLE (kinds),
  GAME_TABLE (refusals),
  GAME_TABLE (paragraphs),
  GAME_TABLE (options),
  GAME_TABLE (zones),
  .terms = meso_terms,
  .n_terms = MESO_N_TERMS,
  GAME_TABLE (amounts),

  .deal = meso_state_deal,
  .seats = seats,
  .chosen = chosen,
  .seat = seat,
  .mover = mover,
  .turn = turn,
  .judge = judge,
  .paragraph = meso_action_get_paragraph,
  .legal = meso_legal,
  .count_legal = meso_legal_count,
  .apply = meso_apply,
  .playout = meso_playout,
  .result = result,
  .observe = meso_state_observe,
  .cover = meso_state_cover,
  .is_full = meso_state_is_full,
  .complete = meso_state_complete,
  .contents = meso_state_contents,
  .print_place = meso_place_print,
  .parse_place = parse_place,
  .print_position = meso_position_print,
  .parse_position = meso_position_parse,
  .print_action = meso_action_print,
  .parse_action = meso_action_parse,
};
