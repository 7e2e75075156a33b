/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Actions and the ends of turns, with events if they are wanted. Whether an action is legal is not
 * asked here.
 */
#include "meso-apply.h"

#include <string.h>

#include "game-rng.h"
#include "meso-judge.h"

/* ---- Events */

GameZone
meso_zone (MesoZone kind, guint seat, guint spot)
{
  return (GameZone) { .kind = (guint8) kind,
                      .seat = (guint8) seat,
                      .index = spot == MESO_NOWHERE ? 0 : meso_map_get ()->place[spot] };
}

void
meso_work_move (MesoWork *work, guint item, guint seen_by, GameZone from, GameZone to)
{
  GameEvent event = { .kind = GAME_EVENT_MOVE,
                      .seen_by = (guint8) seen_by,
                      .item = (guint16) item,
                      .from = from,
                      .to = to };

  if (work->events)
    g_array_append_val (work->events, event);
}

/* Reports an item that all see. */
static void
move_seen (MesoWork *work, guint item, GameZone from, GameZone to)
{
  meso_work_move (work, item, GAME_SEEN_BY_ALL, from, to);
}

/* A zone of a seat without a place, or of all. */
static GameZone
get_zone (MesoZone kind, guint seat)
{
  return meso_zone (kind, seat, MESO_NOWHERE);
}

void
meso_work_move_load (MesoWork *work, guint seat, guint klass, GameZone from, GameZone to)
{
  if (klass >= MESO_BEARER)
    meso_work_move (work,
                    MESO_FACE_TOKEN + work->state->seat[seat].token[klass - MESO_BEARER],
                    1u << seat, from, to);
  else if (klass % MESO_EMPTY_THIEF != 0)
    move_seen (work, MESO_FACE_GOODS + klass % MESO_EMPTY_THIEF - 1, from, to);
}

/* Changes a figure of a seat by an amount, and reports it unless it stays. */
static void
change (MesoWork *work, MesoAmount amount, guint seat, gint by)
{
  MesoSeat *self = &work->state->seat[seat];
  GameEvent event = { .kind = GAME_EVENT_AMOUNT,
                      .seen_by = GAME_SEEN_BY_ALL,
                      .item = (guint16) amount,
                      .amount = by,
                      .to.seat = (guint8) seat };

  if (by == 0)
    return;
  if (amount == MESO_AMOUNT_MANA)
    self->mana = (guint8) (self->mana + by);
  else
    self->limit = (guint8) (self->limit + by);
  if (work->events)
    g_array_append_val (work->events, event);
}

/* Gives mana, but not beyond the limit. */
static void
gain (MesoWork *work, guint mana)
{
  change (work, MESO_AMOUNT_MANA, work->mover,
          (gint) MIN (mana, (guint) work->self->limit - work->self->mana));
}

static void
deliver_stone (MesoWork *work)
{
  change (work, MESO_AMOUNT_LIMIT, work->mover, work->self->limit < MESO_ALL_MANA ? 1 : 0);
  gain (work, 1);
}

/* ---- Movement */

void
meso_work_walk (MesoWork *work, guint seat, guint klass, guint from, guint to)
{
  move_seen (work, MESO_FACE_SETTLER + seat, meso_zone (MESO_ZONE_SETTLERS, 0, from),
             meso_zone (MESO_ZONE_SETTLERS, 0, to));
  meso_work_move_load (work, seat, klass, meso_zone (MESO_ZONE_LOADS, seat, from),
                       meso_zone (MESO_ZONE_LOADS, seat, to));
  meso_state_remove_settler (work->state, seat, from, klass);
  meso_state_add_settler (work->state, seat, to, klass);
}

/* Makes a settler one of another class. */
static void
reclass (MesoWork *work, guint seat, guint spot, guint klass, guint other)
{
  meso_state_remove_settler (work->state, seat, spot, klass);
  meso_state_add_settler (work->state, seat, spot, other);
}

static void
step (MesoWork *work, guint from, guint klass, guint to)
{
  const guint goods = klass % MESO_EMPTY_THIEF;

  work->state->moves--;
  meso_work_walk (work, work->mover, klass, from, to);
  if (to != meso_map_get ()->temple || klass >= MESO_BEARER || goods == 0)
    return;
  meso_work_move_load (work, work->mover, klass, meso_zone (MESO_ZONE_LOADS, work->mover, to),
                       get_zone (MESO_ZONE_STOCK, 0));
  work->state->goods[goods - 1]--;
  reclass (work, work->mover, to, klass, klass - goods);
  if (goods == 2)
    deliver_stone (work);
}

static void
pick (MesoWork *work, guint spot, guint klass, guint goods)
{
  MesoLand *land = meso_state_take_land (work->state, spot);
  GameZone  loads = meso_zone (MESO_ZONE_LOADS, work->mover, spot);
  guint     other = goods >= 2 ? MESO_BEARER + goods - 2 : klass + goods + 1;

  if (goods == 0)
    land->wood--;
  else if (goods == 1)
    land->stone--;
  else
    {
      meso_land_remove_hut (land, MESO_HUT_OF (work->mover + 1, goods - 1));
      meso_land_add_hut (land, MESO_HUT_OF (work->mover + 1, 0));
      work->state->fresh |= (guint8) (1u << (goods - 2));
    }
  meso_work_move_load (work, work->mover, other,
                       goods >= 2 ? meso_zone (MESO_ZONE_UNDER, work->mover, spot)
                                  : meso_zone (MESO_ZONE_ON, 0, spot),
                       loads);
  reclass (work, work->mover, spot, klass, other);
}

static void
drop (MesoWork *work, guint spot, guint klass)
{
  MesoLand   *land = meso_state_take_land (work->state, spot);
  const guint goods = klass % MESO_EMPTY_THIEF;

  if (goods == 1)
    land->wood++;
  else
    land->stone++;
  meso_work_move_load (work, work->mover, klass, meso_zone (MESO_ZONE_LOADS, work->mover, spot),
                       meso_zone (MESO_ZONE_ON, 0, spot));
  reclass (work, work->mover, spot, klass, klass - goods);
}

static void
steal (MesoWork *work, guint spot, guint victim, guint goods)
{
  meso_work_move_load (work, victim, MESO_WOOD + goods, meso_zone (MESO_ZONE_LOADS, victim, spot),
                       meso_zone (MESO_ZONE_LOADS, work->mover, spot));
  reclass (work, victim, spot, MESO_WOOD + goods, MESO_EMPTY);
  reclass (work, work->mover, spot, MESO_EMPTY, MESO_WOOD_THIEF + goods);
}

static void
offer (MesoWork *work, guint token)
{
  const guint temple = meso_map_get ()->temple;

  meso_work_move (work, MESO_FACE_TOKEN + work->self->token[token], GAME_SEEN_BY_ALL,
                  meso_zone (MESO_ZONE_LOADS, work->mover, temple),
                  get_zone (MESO_ZONE_OFFERED, work->mover));
  move_seen (work, MESO_FACE_SETTLER + work->mover, meso_zone (MESO_ZONE_SETTLERS, 0, temple),
             get_zone (MESO_ZONE_SUPPLY, work->mover));
  meso_state_remove_settler (work->state, work->mover, temple, MESO_BEARER + token);
  change (work, MESO_AMOUNT_MANA, work->mover, -(gint) work->self->token[token]);
  work->self->offered |= (guint8) (1u << token);
  work->state->over = meso_state_is_over (work->state);
}

/* ---- Actions */

/* Uses up material for a building: what lies there first, then a piece that a settler carries
 * that has not stolen. */
static void
use_goods (MesoWork *work, guint spot, guint goods)
{
  MesoLand *land = meso_state_take_land (work->state, spot);
  guint8   *lying = goods == 0 ? &land->wood : &land->stone;
  guint     klass = MESO_WOOD + goods;

  work->state->goods[goods]--;
  if (*lying > 0)
    {
      (*lying)--;
      move_seen (work, MESO_FACE_GOODS + goods, meso_zone (MESO_ZONE_ON, 0, spot),
                 get_zone (MESO_ZONE_STOCK, 0));
      return;
    }
  if (!meso_state_has_settler (work->state, work->mover, spot, klass))
    klass += MESO_EMPTY_THIEF;
  meso_work_move_load (work, work->mover, klass, meso_zone (MESO_ZONE_LOADS, work->mover, spot),
                       get_zone (MESO_ZONE_STOCK, 0));
  reclass (work, work->mover, spot, klass, klass - goods - 1);
}

static void
build_hut (MesoWork *work, guint spot)
{
  use_goods (work, spot, 0);
  move_seen (work, MESO_FACE_HUT + work->mover + 1, get_zone (MESO_ZONE_SUPPLY, work->mover),
             meso_zone (MESO_ZONE_ON, 0, spot));
  meso_land_add_hut (meso_state_take_land (work->state, spot), MESO_HUT_OF (work->mover + 1, 0));
  work->self->n_huts++;
  work->state->acted = MESO_ACTED_HUT;
  if (work->self->n_tokens == MESO_N_TOKENS)
    return;
  work->state->due = MESO_DUE_LAY;
  work->state->due_spot = (guint8) spot;
}

static void
build_holy_place (MesoWork *work, guint spot)
{
  use_goods (work, spot, 1);
  move_seen (work, MESO_FACE_HOLY + work->mover, get_zone (MESO_ZONE_SUPPLY, work->mover),
             meso_zone (MESO_ZONE_ON, 0, spot));
  meso_state_take_land (work->state, spot)->holy = (guint8) (work->mover + 1);
  work->self->n_holies++;
  work->state->acted = MESO_ACTED_HOLY;
}

static void
bear (MesoWork *work, guint spot, guint n)
{
  meso_state_take_land (work->state, spot)->births++;
  work->state->acted = MESO_ACTED_BIRTH;
  for (guint i = 0; i < n; i++)
    {
      move_seen (work, MESO_FACE_SETTLER + work->mover, get_zone (MESO_ZONE_SUPPLY, work->mover),
                 meso_zone (MESO_ZONE_SETTLERS, 0, spot));
      meso_state_add_settler (work->state, work->mover, spot, MESO_EMPTY);
    }
}

static void
lay_token (MesoWork *work, guint value)
{
  MesoState *state = work->state;
  MesoLand  *land = meso_state_take_land (state, state->due_spot);

  if (value != 1)
    {
      meso_work_move (work, MESO_FACE_TOKEN + value, 1u << work->mover,
                      get_zone (MESO_ZONE_SUPPLY, work->mover),
                      meso_zone (MESO_ZONE_UNDER, work->mover, state->due_spot));
      work->self->token[work->self->n_tokens++] = (guint8) value;
      meso_land_remove_hut (land, MESO_HUT_OF (work->mover + 1, 0));
      meso_land_add_hut (land, MESO_HUT_OF (work->mover + 1, work->self->n_tokens));
    }
  state->due = MESO_DUE_NOTHING;
  state->due_spot = 0;
}

/* ---- The end of a turn */

/* Makes a deck of the discards. */
static void
refill_deck (MesoWork *work)
{
  MesoState *state = work->state;
  GameEvent  event = { .kind = GAME_EVENT_SHUFFLE };

  for (guint8 card = 0; card < MESO_N_CARDS; card++)
    for (; state->discards[card] > 0; state->discards[card]--)
      state->deck[state->n_deck++] = card + 1;
  game_rng_shuffle (&state->rng, state->deck, state->n_deck);
  meso_reverse (state->deck, state->n_deck);
  event.from = get_zone (MESO_ZONE_DISCARDS, 0);
  event.to = get_zone (MESO_ZONE_DECK, 0);
  if (work->events)
    g_array_append_val (work->events, event);
}

static void
draw (MesoWork *work)
{
  MesoState *state = work->state;
  GameZone   deck = get_zone (MESO_ZONE_DECK, 0);
  guint      card;

  if (state->n_deck == 0)
    refill_deck (work);
  card = state->deck[--state->n_deck] - 1u;
  state->deck[state->n_deck] = 0;
  deck.slot = state->n_deck;
  work->self->cards[card]++;
  meso_work_move (work, MESO_FACE_CARD + card, 1u << work->mover, deck,
                  get_zone (MESO_ZONE_HAND, work->mover));
}

/* Settlers that have stolen are like others again. */
static void
forget_thefts (MesoWork *work)
{
  for (guint klass = MESO_EMPTY_THIEF; klass < MESO_BEARER; klass++)
    for (guint spot = meso_state_find_class (work->state, work->mover, klass);
         spot != MESO_NOWHERE;
         spot = meso_state_find_class (work->state, work->mover, klass))
      reclass (work, work->mover, spot, klass, klass - MESO_EMPTY_THIEF);
}

static void
end_turn (MesoWork *work)
{
  MesoState *state = work->state;
  guint      yields = meso_state_count_yields (state, work->mover);

  if (yields > 0)
    gain (work, yields + state->priests);
  forget_thefts (work);
  for (guint i = 0; i < state->n_lands && state->acted == MESO_ACTED_BIRTH; i++)
    state->land[i].births = 0;
  state->found = state->acted = state->fresh = state->priests = 0;
  state->turn++;
  state->mover = (guint8) ((state->mover + 1) % state->seats);
  state->moves = (guint8) meso_state_get_points (state->seats, state->turn, state->mover);
  state->over = meso_state_is_over (state);
}

/* ---- Cards */

static void
play_card (MesoWork *work, guint card)
{
  work->self->cards[card]--;
  work->state->discards[card]++;
  move_seen (work, MESO_FACE_CARD + card, get_zone (MESO_ZONE_HAND, work->mover),
             get_zone (MESO_ZONE_DISCARDS, 0));
}

static void
rob (MesoWork *work, guint victim)
{
  change (work, MESO_AMOUNT_MANA, victim, -1);
  gain (work, 1);
}

static void
banish (MesoWork *work, guint from, guint owner, guint token, guint to)
{
  const guint8 hut = MESO_HUT_OF (owner, token);

  meso_land_remove_hut (meso_state_take_land (work->state, from), hut);
  meso_land_add_hut (meso_state_take_land (work->state, to), hut);
  move_seen (work, MESO_FACE_HUT + owner, meso_zone (MESO_ZONE_ON, 0, from),
             meso_zone (MESO_ZONE_ON, 0, to));
  if (token > 0)
    meso_work_move_load (work, owner - 1, MESO_BEARER + token - 1,
                         meso_zone (MESO_ZONE_UNDER, owner - 1, from),
                         meso_zone (MESO_ZONE_UNDER, owner - 1, to));
}

/* ---- All */

static void
explore (MesoWork *work, guint from, guint klass, guint spot)
{
  work->state->moves--;
  work->state->due_from = (guint8) from;
  work->state->due_class = (guint8) klass;
  work->state->due_spot = (guint8) spot;
}

static void
play_effect (MesoWork *work, GameAction action)
{
  const guint8 *operand = action.operand;
  const guint8 *spot = meso_map_get ()->spot;

  switch (action.kind)
    {
    case MESO_BANISH:
      banish (work, spot[operand[0]], operand[1], operand[2], spot[operand[3]]);
      break;
    case MESO_ENDURANCE:
      work->state->moves += 3;
      break;
    case MESO_TWINS:
      bear (work, spot[operand[0]], 2);
      break;
    case MESO_LAND:
      explore (work, spot[operand[0]], operand[1], spot[operand[2]]);
      meso_work_show (work);
      break;
    case MESO_ROB:
      rob (work, operand[0] - 1u);
      break;
    case MESO_PRIEST:
      work->state->priests++;
      break;
    case MESO_STONE:
      deliver_stone (work);
      break;
    default:
      meso_work_walk (work, operand[0] - 1u, operand[1], spot[operand[2]], spot[operand[3]]);
    }
}

static void
play_answer (MesoWork *work, GameAction action)
{
  switch (action.kind)
    {
    case MESO_VOLCANO:
      meso_work_lay_volcano (work, meso_map_get ()->spot[action.operand[0]]);
      break;
    case MESO_SEED:
      meso_work_seed (work, action.operand);
      break;
    case MESO_LAY:
      lay_token (work, action.operand[0]);
      break;
    default:
      meso_work_take (work, action.operand[0] + 1u);
    }
}

static void
play_movement (MesoWork *work, GameAction action)
{
  const guint8 *operand = action.operand;
  const guint8 *spot = meso_map_get ()->spot;

  switch (action.kind)
    {
    case MESO_STEP:
      step (work, spot[operand[0]], operand[1], spot[operand[2]]);
      break;
    case MESO_DISCOVER:
      explore (work, spot[operand[0]], operand[1], spot[operand[2]]);
      meso_work_explore (work);
      break;
    case MESO_PICK:
      pick (work, spot[operand[0]], operand[1], operand[2]);
      break;
    case MESO_DROP:
      drop (work, spot[operand[0]], operand[1]);
      break;
    case MESO_STEAL:
      steal (work, spot[operand[0]], operand[1] - 1u, operand[2]);
      break;
    default:
      offer (work, operand[0] - 1u);
    }
}

void
meso_apply (GameState *game, GameAction action, GArray *events)
{
  MesoState *state = (MesoState *) game;
  MesoWork   work = { .state = state,
                      .self = &state->seat[state->mover],
                      .mover = state->mover,
                      .events = events };
  guint      card = meso_kind_get_card (action.kind);

  if (card != MESO_N_CARDS)
    {
      play_card (&work, card);
      play_effect (&work, action);
    }
  else if (action.kind <= MESO_OFFER)
    play_movement (&work, action);
  else if (action.kind >= MESO_VOLCANO)
    play_answer (&work, action);
  else if (action.kind == MESO_HUT)
    build_hut (&work, meso_map_get ()->spot[action.operand[0]]);
  else if (action.kind == MESO_HOLY)
    build_holy_place (&work, meso_map_get ()->spot[action.operand[0]]);
  else if (action.kind == MESO_BIRTH)
    bear (&work, meso_map_get ()->spot[action.operand[0]], 1);
  else
    {
      if (action.kind == MESO_DRAW)
        draw (&work);
      end_turn (&work);
    }
}
