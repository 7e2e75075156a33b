/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * One function for each kind of action, its refusals from the first to the last.
 * The order is that of RULES.md 8.
 */
#include "bunny-judge.h"

#include "bunny-fiefs.h"

BunnyPhase
bunny_kind_get_phase (guint kind)
{
  switch (kind)
    {
    case BUNNY_DO_PICK:
      return BUNNY_EXPLORE;
    case BUNNY_DO_TRADE:
      return BUNNY_HARVEST;
    case BUNNY_DO_COPY:
      return BUNNY_FINAL;
    default:
      return BUNNY_BUILD;
    }
}

static BunnyRefusal
judge_pick (const BunnyState *state, guint seat, const guint8 *operand)
{
  gboolean discards = operand[2] != 0;
  guint    last;

  if (state->table.seats > 2 && discards)
    return BUNNY_TWO_TO_PLAY;
  if (state->table.seats == 2 && !discards)
    return BUNNY_ONE_TO_DISCARD;
  if (bunny_state_find_in_hand (state, seat, operand[0], &last) <
        1u + (operand[0] == operand[1]) ||
      bunny_state_find_in_hand (state, seat, operand[1], &last) == 0)
    return BUNNY_NO_SUCH_CARD;
  return BUNNY_LEGAL;
}

static BunnyRefusal
judge_build (const BunnyTable *table, guint seat, const guint8 *operand)
{
  guint cell = operand[1] - 1u;

  if (table->camp)
    return BUNNY_CAMP_PENDING;
  if (bunny_tray_get (table->tray[seat], operand[0]) == 0)
    return BUNNY_NOT_IN_TRAY;
  if (bunny_table_get_owner (table, cell) != seat + 1)
    return BUNNY_NOT_YOURS;
  if (bunny_table_is_built (table, cell))
    return BUNNY_OCCUPIED;
  if (!(bunny_building_get_lands (operand[0]) & (1u << bunny_table_get_land (table, cell))))
    return BUNNY_WRONG_TERRAIN;
  return BUNNY_LEGAL;
}

static BunnyRefusal
judge_tower (const BunnyTable *table, guint seat, const guint8 *operand)
{
  guint      a = operand[0] - 1u, b = operand[1] - 1u;
  BunnyFiefs fiefs;

  if (table->camp)
    return BUNNY_CAMP_PENDING;
  if (bunny_tray_get (table->tray[seat], BUNNY_TOWER) == 0)
    return BUNNY_NOT_IN_TRAY;
  if (bunny_table_get_owner (table, a) != seat + 1 || bunny_table_get_owner (table, b) != seat + 1)
    return BUNNY_NOT_YOURS;
  if (bunny_table_is_built (table, a) || bunny_table_is_built (table, b))
    return BUNNY_OCCUPIED;
  if (table->options & BUNNY_TOWER_ANYWHERE)
    return BUNNY_LEGAL;
  bunny_fiefs_find (table, seat, &fiefs);
  return fiefs.of[a] == fiefs.of[b] ? BUNNY_SAME_FIEF : BUNNY_LEGAL;
}

static BunnyRefusal
judge_camp (const BunnyTable *table, guint seat, guint camp)
{
  if (table->camp)
    return BUNNY_CAMP_PENDING;
  if (bunny_table_find_camp (table, camp) != seat)
    return BUNNY_NOT_IN_TRAY;
  return table->kept & (1u << camp) ? BUNNY_CAMP_KEPT : BUNNY_LEGAL;
}

/* Judges the place of a camp, announced or asked about. */
static BunnyRefusal
judge_place (const BunnyTable *table, guint seat, const guint8 *operand)
{
  if (bunny_table_get_rabbits (table, seat) == 0)
    return BUNNY_NO_RABBIT;
  return bunny_table_is_empty (table, operand[0] - 1u) ? BUNNY_LEGAL : BUNNY_NOT_EMPTY;
}

static BunnyRefusal
judge_trade (const BunnyTable *table, guint seat, guint cell)
{
  BunnySpot spot = bunny_table_get_spot (table, cell);

  if (!bunny_spot_is_post (spot) || bunny_table_get_owner (table, cell) != seat + 1)
    return BUNNY_NO_POST;
  return spot == BUNNY_SPOT_POST ? BUNNY_LEGAL : BUNNY_POST_CHOSEN;
}

static BunnyRefusal
judge_copy (const BunnyState *state, guint seat, const guint8 *operand)
{
  guint from = bunny_state_get_copied_seat (state, seat, operand[0]);

  if (!bunny_state_has_scroll (state, seat, BUNNY_COPY_R + operand[0]))
    return BUNNY_NO_COPY_CARD;
  if (state->copied[seat][operand[0]])
    return BUNNY_ALREADY_COPIED;
  if (bunny_face_is_copy (operand[1]))
    return BUNNY_COPY_OF_COPY;
  return bunny_state_has_scroll (state, from, operand[1]) ? BUNNY_LEGAL : BUNNY_NOT_THERE;
}

/* Judges actions of a building turn. */
static BunnyRefusal
judge_turn (const BunnyTable *table, guint seat, GameAction action)
{
  gboolean announced = table->camp && !table->asked;

  switch (action.kind)
    {
    case BUNNY_DO_BUILD:
      return judge_build (table, seat, action.operand);
    case BUNNY_DO_TOWER:
      return judge_tower (table, seat, action.operand);
    case BUNNY_DO_CAMP:
      return judge_camp (table, seat, action.operand[0]);
    case BUNNY_DO_SETTLE:
      return announced ? judge_place (table, seat, action.operand) : BUNNY_NOTHING_ANNOUNCED;
    case BUNNY_DO_KEEP:
      return announced ? BUNNY_LEGAL : BUNNY_NOTHING_ANNOUNCED;
    case BUNNY_DO_STEP_IN:
      return table->asked ? judge_place (table, seat, action.operand) : BUNNY_NOTHING_ASKED;
    case BUNNY_DO_PASS:
      return table->asked ? BUNNY_LEGAL : BUNNY_NOTHING_ASKED;
    default:
      return table->camp ? BUNNY_CAMP_PENDING : BUNNY_LEGAL;
    }
}

BunnyRefusal
bunny_judge (const BunnyState *state, guint seat, GameAction action)
{
  if (state->table.phase == BUNNY_OVER)
    return BUNNY_GAME_OVER;
  if (state->table.phase != bunny_kind_get_phase (action.kind))
    return BUNNY_WRONG_PHASE;
  switch (action.kind)
    {
    case BUNNY_DO_PICK:
      return judge_pick (state, seat, action.operand);
    case BUNNY_DO_TRADE:
      return judge_trade (&state->table, seat, action.operand[0] - 1u);
    case BUNNY_DO_COPY:
      return judge_copy (state, seat, action.operand);
    default:
      return judge_turn (&state->table, seat, action);
    }
}
