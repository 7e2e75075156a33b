/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The actions of a turn, with events if they are wanted. Whether an action is legal is not asked
 * here.
 */
#include "zimbabwe-work.h"

#include <string.h>

#include "zimbabwe-judge.h"
#include "zimbabwe-raise.h"

/* ---- Events */

static GameZone
get_cell_zone (guint cell)
{
  return zimbabwe_zone (ZIMBABWE_ZONE_CELL, 0, cell, 0);
}

static GameZone
get_common_zone (ZimbabweZone kind)
{
  return zimbabwe_zone (kind, 0, 0, 0);
}

void
zimbabwe_work_move (ZimbabweWork *work, guint item, GameZone from, GameZone to)
{
  GameEvent event = { .kind = GAME_EVENT_MOVE,
                      .seen_by = GAME_SEEN_BY_ALL,
                      .item = (guint16) item,
                      .from = from,
                      .to = to };

  if (work->events)
    g_array_append_val (work->events, event);
}

void
zimbabwe_work_report (ZimbabweWork *work, ZimbabweAmount amount, guint seat, gint by)
{
  GameEvent event = { .kind = GAME_EVENT_AMOUNT,
                      .seen_by = GAME_SEEN_BY_ALL,
                      .item = (guint16) amount,
                      .amount = by,
                      .to.seat = (guint8) seat };

  if (work->events && by != 0)
    g_array_append_val (work->events, event);
}

/* ---- Cattle */

void
zimbabwe_work_add_cattle (ZimbabweWork *work, guint seat, ZimbabweAmount amount, guint n)
{
  ZimbabweSeat *self = &work->state->seat[seat];
  guint16      *cattle = amount == ZIMBABWE_AMOUNT_CATTLE ? &self->purse : &self->cards;
  guint         sum = MIN (*cattle + n, ZIMBABWE_MAX_CATTLE);

  zimbabwe_work_report (work, amount, seat, (gint) sum - *cattle);
  *cattle = (guint16) sum;
}

void
zimbabwe_work_pay (ZimbabweWork *work, guint n)
{
  zimbabwe_work_report (work, ZIMBABWE_AMOUNT_CATTLE, work->mover, -(gint) n);
  work->self->purse -= (guint16) n;
}

/* ---- Requirements and points */

/* Gives the mover its requirement after a card, and moves its plaque. */
static void
update_requirement (ZimbabweWork *work)
{
  guint from = zimbabwe_state_find_plaque (work->state, work->mover);
  guint requirement = zimbabwe_state_get_requirement (work->state, work->mover, 0);
  guint to;

  zimbabwe_work_report (work, ZIMBABWE_AMOUNT_REQUIREMENT, work->mover,
                        (gint) requirement - work->self->requirement);
  zimbabwe_state_set_requirement (work->state, work->mover, requirement);
  to = zimbabwe_state_find_plaque (work->state, work->mover);
  if (from != to)
    zimbabwe_work_move (work, ZIMBABWE_FACE_PLAQUE + work->mover,
                        zimbabwe_zone (ZIMBABWE_ZONE_ROW, 0, 0, from),
                        zimbabwe_zone (ZIMBABWE_ZONE_ROW, 0, 0, to));
}

static void
change_points (ZimbabweWork *work, guint before)
{
  zimbabwe_work_report (work, ZIMBABWE_AMOUNT_POINTS, work->mover,
                        (gint) work->self->points - (gint) before);
}

void
zimbabwe_work_add_disc (ZimbabweWork *work, guint cell)
{
  guint before = work->self->points;

  zimbabwe_state_raise (work->state, work->mover, cell);
  zimbabwe_work_move (work, ZIMBABWE_FACE_DISC + work->mover,
                      zimbabwe_zone (ZIMBABWE_ZONE_SUPPLY, work->mover, 0, 0),
                      get_cell_zone (cell));
  change_points (work, before);
}

/* ---- Gods and specialists */

/* A card closes the main action that was begun. */
static void
close_main (ZimbabweState *state)
{
  state->tune = 0;
  if (state->main == ZIMBABWE_MAIN_NONE)
    return;
  state->main = ZIMBABWE_MAIN_OVER;
  memset (state->placed, 0, sizeof state->placed);
  memset (&state->raised, 0, sizeof state->raised);
}

static void
take_god (ZimbabweWork *work, guint god)
{
  ZimbabweState *state = work->state;

  close_main (state);
  state->card = 1;
  state->gods &= (guint16) ~(1u << god);
  work->self->god = (guint8) god;
  if (god == ZIMBABWE_DZIVA)
    state->tune = zimbabwe_state_get_techs (state, work->mover);
  zimbabwe_work_move (work, ZIMBABWE_FACE_GOD + god - 1, get_common_zone (ZIMBABWE_ZONE_OFFER),
                      zimbabwe_zone (ZIMBABWE_ZONE_HAND, work->mover, 0, 0));
  update_requirement (work);
}

static void
hire (ZimbabweWork *work, guint staff)
{
  ZimbabweState *state = work->state;

  close_main (state);
  state->card = 1;
  state->owe = (guint8) (1u << staff);
  work->self->staff |= (guint8) (1u << staff);
  zimbabwe_work_move (work, ZIMBABWE_FACE_STAFF + staff, get_common_zone (ZIMBABWE_ZONE_OFFER),
                      zimbabwe_zone (ZIMBABWE_ZONE_HAND, work->mover, 0, 0));
  update_requirement (work);
}

/* Puts a loose resource in its place among the others; those behind it get other numbers. */
static void
put_loose (ZimbabweWork *work, guint resource, guint cell)
{
  ZimbabweState *state = work->state;
  guint          at = state->n_extras++;
  guint64        below;

  for (; at > 0 && zimbabwe_extra_get_cell (state->extra[at - 1]) > cell; at--)
    state->extra[at] = state->extra[at - 1];
  state->extra[at] = (guint16) (cell << 2 | resource);
  zimbabwe_ground_follow (work->ground, state);
  below = (G_GUINT64_CONSTANT (1) << (work->ground->n_printed + at)) - 1;
  for (guint i = 0; i < 2; i++)
    state->used[i] = (state->used[i] & below) | (state->used[i] & ~below) << 1;
  zimbabwe_work_move (work, ZIMBABWE_FACE_RESOURCE + resource,
                      get_common_zone (ZIMBABWE_ZONE_STOCK), get_cell_zone (cell));
}

static void
put_water (ZimbabweWork *work, guint cell, ZimbabweTurn turn)
{
  guint cells[4];
  guint n = zimbabwe_piece_list_cells (cell, turn, cells);

  for (guint i = 0; i < n; i++)
    {
      zimbabwe_cells_add (&work->state->rain, cells[i]);
      zimbabwe_work_move (work, ZIMBABWE_FACE_WATER, get_common_zone (ZIMBABWE_ZONE_STOCK),
                          get_cell_zone (cells[i]));
    }
}

static void
use (ZimbabweWork *work, guint staff, GameAction action)
{
  guint price = staff == ZIMBABWE_STAFF_HERD ? action.operand[0] : zimbabwe_staff[staff].price;

  close_main (work->state);
  work->state->owe = 0;
  work->state->spent |= (guint8) (1u << staff);
  if (staff == ZIMBABWE_STAFF_SHAMAN)
    put_loose (work, action.operand[0] - 1u, zimbabwe_action_get_cell (action, 1));
  if (staff == ZIMBABWE_STAFF_RAIN)
    put_water (work, zimbabwe_action_get_cell (action, 0), action.operand[2]);
  zimbabwe_work_pay (work, price);
  zimbabwe_work_add_cattle (work, work->mover, ZIMBABWE_AMOUNT_CARDS,
                            price + (staff == ZIMBABWE_STAFF_HERD ? price / 2 : 0));
}

/* ---- Main actions */

static void
build (ZimbabweWork *work, guint cell)
{
  ZimbabweState *state = work->state;

  state->tune = 0;
  state->main = work->self->god == ZIMBABWE_OBATALA && state->main == ZIMBABWE_MAIN_NONE
                  ? ZIMBABWE_MAIN_MONUMENT
                  : ZIMBABWE_MAIN_OVER;
  zimbabwe_work_add_disc (work, cell);
}

static void
take_card (ZimbabweWork *work, guint kind)
{
  guint card = zimbabwe_state_get_upper (work->state, kind);

  work->self->tech[kind] = (guint8) card;
  zimbabwe_work_move (work,
                      (card == 1 ? ZIMBABWE_FACE_FIRST_CARD : ZIMBABWE_FACE_SECOND_CARD) + kind,
                      zimbabwe_zone (ZIMBABWE_ZONE_UPPER, 0, kind, 0),
                      zimbabwe_zone (ZIMBABWE_ZONE_HAND, work->mover, 0, 0));
  update_requirement (work);
}

static void
place (ZimbabweWork *work, guint kind, guint cell, ZimbabweTurn turn)
{
  ZimbabweState *state = work->state;
  ZimbabweCraft  craft = { .cell = (guint16) cell,
                           .kind = (guint8) kind,
                           .turn = (guint8) turn,
                           .owner = (guint8) work->mover };
  guint          before = work->self->points;

  state->tune = 0;
  state->main = ZIMBABWE_MAIN_CRAFT;
  state->placed[kind]++;
  if (work->self->tech[kind] == 0)
    take_card (work, kind);
  zimbabwe_state_add_craft (state, craft);
  zimbabwe_work_move (work, ZIMBABWE_FACE_CRAFT + kind, get_common_zone (ZIMBABWE_ZONE_STOCK),
                      get_cell_zone (cell));
  zimbabwe_work_move (work, ZIMBABWE_FACE_MARKER + work->mover,
                      zimbabwe_zone (ZIMBABWE_ZONE_SUPPLY, work->mover, 0, 0),
                      get_cell_zone (cell));
  zimbabwe_work_pay (work, zimbabwe_crafts[kind].cost);
  if (state->spent >> ZIMBABWE_STAFF_BUILDER & 1)
    zimbabwe_work_add_cattle (work, work->mover, ZIMBABWE_AMOUNT_CARDS, 2);
  change_points (work, before);
}

static void
set_price (ZimbabweWork *work, guint kind, guint price)
{
  ZimbabweState *state = work->state;
  GameZone       stock = get_common_zone (ZIMBABWE_ZONE_STOCK);
  GameZone       prices = zimbabwe_zone (ZIMBABWE_ZONE_PRICES, work->mover, kind, 0);
  guint          now = work->self->price[kind];

  if (state->tune >> kind & 1)
    state->tune &= (guint8) ~(1u << kind);
  else
    {
      state->tune = 0;
      state->main = ZIMBABWE_MAIN_CRAFT;
    }
  for (guint i = now; i < price; i++)
    zimbabwe_work_move (work, ZIMBABWE_FACE_PRICE, stock, prices);
  for (guint i = price; i < now; i++)
    zimbabwe_work_move (work, ZIMBABWE_FACE_PRICE, prices, stock);
  work->self->price[kind] = (guint8) price;
}

/* ---- Raising */

static void
begin_raise (ZimbabweState *state, guint cell)
{
  state->tune = 0;
  state->main = ZIMBABWE_MAIN_RAISE;
  state->raising = (guint16) cell;
}

/* Raises the monument once all goods are there. */
static void
end_raise (ZimbabweWork *work)
{
  ZimbabweState *state = work->state;
  guint          n_goods = 0;

  for (guint kind = 0; kind < ZIMBABWE_N_CRAFTS; kind++)
    n_goods += state->goods[kind];
  if (n_goods < zimbabwe_state_get_level (state, state->raising))
    return;
  zimbabwe_work_add_disc (work, state->raising);
  zimbabwe_cells_add (&state->raised, state->raising);
  state->raising = ZIMBABWE_NOWHERE;
  memset (state->goods, 0, sizeof state->goods);
}

static void
mark (ZimbabweWork *work, guint cell)
{
  ZimbabweState *state = work->state;
  const guint64  bit = G_GUINT64_CONSTANT (1) << zimbabwe_ground_find_resource (work->ground, cell);

  state->used[1] |= state->used[0] & bit;
  state->used[0] |= bit;
  zimbabwe_work_move (work, ZIMBABWE_FACE_USE, get_common_zone (ZIMBABWE_ZONE_STOCK),
                      get_cell_zone (cell));
}

/* Buys the part of a craftsman in a good. */
static void
buy (ZimbabweWork *work, guint craft, guint hubs, guint cell)
{
  const ZimbabweState *state = work->state;
  guint                owner = state->craft[craft].owner;
  guint                god = zimbabwe_state_find_worshipper (state, ZIMBABWE_QAMATA);
  guint                price =
    work->self->god == ZIMBABWE_ANANSI ? 1u : state->seat[owner].price[state->craft[craft].kind];

  mark (work, cell);
  zimbabwe_work_pay (work, price + hubs);
  zimbabwe_work_add_cattle (work, owner, ZIMBABWE_AMOUNT_CARDS, price);
  if (god != ZIMBABWE_NOBODY)
    zimbabwe_work_add_cattle (work, god, ZIMBABWE_AMOUNT_CARDS, hubs);
}

static void
take_good (ZimbabweWork *work, GameAction action)
{
  ZimbabweState *state = work->state;
  guint          craft = zimbabwe_state_find_craft (state, zimbabwe_action_get_cell (action, 0));
  guint          kind = state->craft[craft].kind;

  zimbabwe_ground_follow (work->ground, state);
  buy (work, craft, zimbabwe_ground_count_hubs (work->ground, state->raising, craft),
       zimbabwe_action_get_cell (action, 2));
  state->goods[kind]++;
  if (zimbabwe_crafts[kind].is_secondary)
    state->source = state->craft[craft].cell;
  else
    end_raise (work);
}

static void
take_source (ZimbabweWork *work, GameAction action)
{
  ZimbabweState *state = work->state;
  guint          craft = zimbabwe_state_find_craft (state, zimbabwe_action_get_cell (action, 0));
  guint          secondary = zimbabwe_state_find_craft (state, state->source);

  zimbabwe_ground_follow (work->ground, state);
  buy (work, craft, zimbabwe_ground_count_hubs_between (work->ground, secondary, craft),
       zimbabwe_action_get_cell (action, 2));
  state->source = ZIMBABWE_NOWHERE;
  end_raise (work);
}

/* ---- All */

static void
play_main (ZimbabweWork *work, GameAction action)
{
  switch (action.kind)
    {
    case ZIMBABWE_MONUMENT:
      build (work, zimbabwe_action_get_cell (action, 0));
      break;
    case ZIMBABWE_PLACE:
      place (work, action.operand[0] - 1u, zimbabwe_action_get_cell (action, 1),
             action.operand[3]);
      break;
    case ZIMBABWE_PRICE:
      set_price (work, action.operand[0] - 1u, action.operand[1]);
      break;
    case ZIMBABWE_RAISE:
      begin_raise (work->state, zimbabwe_action_get_cell (action, 0));
      break;
    case ZIMBABWE_GOOD:
      take_good (work, action);
      break;
    case ZIMBABWE_FROM:
      take_source (work, action);
      break;
    default:
      zimbabwe_work_end_turn (work);
    }
}

void
zimbabwe_play (ZimbabweState *state, ZimbabweGround *ground, GameAction action, GArray *events)
{
  ZimbabweWork work = { .state = state,
                        .ground = ground,
                        .self = &state->seat[state->mover],
                        .mover = state->mover,
                        .events = events };
  guint        staff = zimbabwe_kind_get_staff (action.kind);

  if (staff != ZIMBABWE_N_STAFF)
    use (&work, staff, action);
  else if (action.kind == ZIMBABWE_FOUND)
    zimbabwe_work_found (&work, zimbabwe_action_get_cell (action, 0));
  else if (action.kind == ZIMBABWE_BID)
    zimbabwe_work_bid (&work, zimbabwe_action_get_bid (action));
  else if (action.kind == ZIMBABWE_PASS)
    zimbabwe_work_pass (&work);
  else if (action.kind == ZIMBABWE_GOD)
    take_god (&work, action.operand[0]);
  else if (action.kind == ZIMBABWE_HIRE)
    hire (&work, action.operand[0] - 1u);
  else
    play_main (&work, action);
}

void
zimbabwe_apply (GameState *state, GameAction action, GArray *events)
{
  ZimbabweGround ground;

  zimbabwe_ground_init (&ground);
  zimbabwe_play ((ZimbabweState *) state, &ground, action, events);
}
