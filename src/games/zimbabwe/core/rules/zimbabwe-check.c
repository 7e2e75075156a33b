/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Checks a position text as a whole (the last two items of NOTATION.md 2), and gives the state its
 * last bytes.
 */
#include "zimbabwe-reader.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "zimbabwe-judge.h"
#include "zimbabwe-raise.h"

/* ---- Seats */

/* Returns TRUE if a seat has a technology exactly if it has a craftsman of the kind. */
static gboolean
has_its_techs (const ZimbabweState *state, guint seat)
{
  guint8 kinds = 0;

  for (guint i = 0; i < state->n_crafts; i++)
    if (state->craft[i].owner == seat)
      kinds |= (guint8) (1u << state->craft[i].kind);
  return kinds == zimbabwe_state_get_techs (state, seat);
}

static const char *
check_seats (const ZimbabweState *state)
{
  for (guint seat = 0; seat < state->seats; seat++)
    {
      if (!has_its_techs (state, seat))
        return _ ("a seat has a technology exactly if it has a craftsman of the kind");
      if (state->seat[seat].requirement > ZIMBABWE_MAX_VR)
        return _ ("no victory requirement exceeds 40");
      if (zimbabwe_state_find_unpriced (state, seat) != ZIMBABWE_NO_CRAFT &&
          (state->phase != ZIMBABWE_PHASE_ACT || seat != state->mover))
        return _ ("only the seat to act can have a price to set");
    }
  return NULL;
}

static gboolean
has_reached (const ZimbabweState *state)
{
  for (guint seat = 0; seat < state->seats; seat++)
    if (state->seat[seat].points >= state->seat[seat].requirement)
      return TRUE;
  return FALSE;
}

static gboolean
has_cards (const ZimbabweState *state)
{
  for (guint seat = 0; seat < state->seats; seat++)
    if (state->seat[seat].cards > 0)
      return TRUE;
  return FALSE;
}

/* ---- Phases */

static gboolean
is_any (const guint8 *counts)
{
  guint n = 0;

  for (guint i = 0; i < ZIMBABWE_N_CRAFTS; i++)
    n |= counts[i];
  return n != 0;
}

static gboolean
has_turn_fields (const ZimbabweState *state)
{
  return state->main != ZIMBABWE_MAIN_NONE || state->card || state->spent || state->owe ||
         state->tune || is_any (state->placed) || !zimbabwe_cells_are_none (&state->raised) ||
         state->raising != ZIMBABWE_NOWHERE || is_any (state->goods) ||
         state->source != ZIMBABWE_NOWHERE;
}

static gboolean
has_auction_fields (const ZimbabweReader *reader)
{
  return reader->state->bid || reader->state->pot || reader->n_passed || reader->state->gift;
}

/* One monument of level 1 on a start cell for each of the first seats, and nothing else yet. */
static gboolean
can_found (ZimbabweReader *reader)
{
  ZimbabweState *state = reader->state;
  guint          n = 0;

  while (n < state->seats && state->seat[state->order[n]].discs > 0)
    n++;
  if (n == state->seats || state->round > 1 || state->n_extras || state->n_crafts ||
      state->used[0] || has_cards (state) || !zimbabwe_cells_are_none (&state->rain))
    return FALSE;
  for (guint i = 0; i < state->seats; i++)
    {
      const ZimbabweSeat *self = &state->seat[state->order[i]];

      if (self->discs != (i < n) || self->god || self->staff ||
          (i < n && !zimbabwe_cells_meet (&state->own[state->order[i]], &reader->ground.starts)))
        return FALSE;
    }
  state->n_passed = (guint8) n;
  state->mover = state->order[n];
  return TRUE;
}

/* The seat to act has not passed, and another one has not either. */
static gboolean
can_bid (ZimbabweReader *reader)
{
  ZimbabweState *state = reader->state;

  if (has_reached (state) || has_cards (state) || state->used[0] ||
      reader->n_passed + 2u > state->seats ||
      memchr (reader->passed, state->mover, reader->n_passed) ||
      (state->bid == 0) != (state->pot == 0) || state->pot < state->bid ||
      (state->gift && (state->bid == 0 || zimbabwe_state_find_worshipper (
                                            state, ZIMBABWE_ELEGUA) == ZIMBABWE_NOBODY)))
    return FALSE;
  memset (state->order, ZIMBABWE_NOBODY, state->seats);
  state->n_passed = reader->n_passed;
  for (guint i = 0; i < reader->n_passed; i++)
    state->order[state->seats - 1u - i] = reader->passed[i];
  return TRUE;
}

/* ---- The turn */

/* What is owed could be hired now. */
static gboolean
can_owe (const ZimbabweState *state, const ZimbabweGround *ground)
{
  const ZimbabweSeat *self = &state->seat[state->mover];

  if (state->spent & ~self->staff)
    return FALSE;
  if (state->owe == 0)
    return TRUE;
  return (state->owe & (state->owe - 1)) == 0 && (state->owe & self->staff) &&
         !(state->owe & state->spent) && state->card && state->tune == 0 &&
         (state->main == ZIMBABWE_MAIN_NONE || state->main == ZIMBABWE_MAIN_OVER) &&
         zimbabwe_judge_use (ground, state, (guint) __builtin_ctz (state->owe)) == ZIMBABWE_LEGAL;
}

static gboolean
can_tune (const ZimbabweState *state)
{
  return state->tune == 0 ||
         (state->seat[state->mover].god == ZIMBABWE_DZIVA &&
          !(state->tune & ~zimbabwe_state_get_techs (state, state->mover)) &&
          (state->main == ZIMBABWE_MAIN_NONE || state->main == ZIMBABWE_MAIN_OVER));
}

static gboolean
can_price (const ZimbabweState *state)
{
  const ZimbabweSeat *self = &state->seat[state->mover];
  guint               unpriced = zimbabwe_state_find_unpriced (state, state->mover);

  if (unpriced == ZIMBABWE_NO_CRAFT)
    return TRUE;
  for (guint kind = unpriced + 1; kind < ZIMBABWE_N_CRAFTS; kind++)
    if (self->tech[kind] && self->price[kind] == 0)
      return FALSE;
  return state->main == ZIMBABWE_MAIN_CRAFT && state->placed[unpriced] > 0;
}

static gboolean
can_place (const ZimbabweState *state)
{
  for (guint kind = 0; kind < ZIMBABWE_N_CRAFTS; kind++)
    {
      guint n = 0;

      for (guint i = 0; i < state->n_crafts; i++)
        n += state->craft[i].owner == state->mover && state->craft[i].kind == kind;
      if (state->placed[kind] > n)
        return FALSE;
    }
  return state->main == ZIMBABWE_MAIN_CRAFT || !is_any (state->placed);
}

/* Goods of kinds that count, of different ones where they must be, and not too many. */
static gboolean
can_have_goods (const ZimbabweState *state, guint craft)
{
  guint n = 0;

  for (guint kind = 0; kind < ZIMBABWE_N_CRAFTS; kind++)
    {
      if (state->goods[kind] == 0)
        continue;
      if (zimbabwe_state_count_crafts (state, kind) == 0 ||
          zimbabwe_state_is_superseded (state, kind) ||
          (state->goods[kind] > 1 && state->seat[state->mover].god != ZIMBABWE_TSUI_GOAB))
        return FALSE;
      n += state->goods[kind];
    }
  if (state->source == ZIMBABWE_NOWHERE)
    return n < zimbabwe_state_get_level (state, state->raising);
  return craft < state->n_crafts && zimbabwe_crafts[state->craft[craft].kind].is_secondary &&
         state->goods[state->craft[craft].kind] > 0 &&
         n <= zimbabwe_state_get_level (state, state->raising);
}

static gboolean
can_raise (ZimbabweState *state, ZimbabweGround *ground)
{
  const ZimbabweSeat  *self = &state->seat[state->mover];
  const ZimbabweCells *own = &state->own[state->mover];
  ZimbabweCells        high = zimbabwe_cells_and (*own, &state->high[0]);
  ZimbabweBuyer        buyer;
  ZimbabweNeed         need;

  high = zimbabwe_cells_without (state->raised, &high);
  if (!zimbabwe_cells_are_none (&high) ||
      (state->main != ZIMBABWE_MAIN_RAISE && !zimbabwe_cells_are_none (&state->raised)))
    return FALSE;
  if (state->raising == ZIMBABWE_NOWHERE)
    return !is_any (state->goods) && state->source == ZIMBABWE_NOWHERE;
  if (state->main != ZIMBABWE_MAIN_RAISE || !zimbabwe_cells_has (own, state->raising) ||
      zimbabwe_cells_has (&state->raised, state->raising) ||
      zimbabwe_state_get_level (state, state->raising) == ZIMBABWE_TOP_LEVEL ||
      self->discs == ZIMBABWE_N_DISCS ||
      !can_have_goods (state, zimbabwe_state_find_craft (state, state->source)))
    return FALSE;
  zimbabwe_buyer_init (&buyer, ground, state, state->mover);
  zimbabwe_need_resume (&need, state);
  return zimbabwe_buyer_complete (&buyer, &need, self->purse) != ZIMBABWE_NEVER;
}

static const char *
check_turn (ZimbabweReader *reader)
{
  ZimbabweState  *state = reader->state;
  ZimbabweGround *ground = &reader->ground;

  zimbabwe_ground_init (ground);
  zimbabwe_ground_follow (ground, state);
  if (!can_owe (state, ground))
    return _ ("these specialists cannot be used or owed now");
  if (!can_tune (state) || !can_price (state))
    return _ ("these prices cannot be set now");
  if (!can_place (state) || (state->main == ZIMBABWE_MAIN_MONUMENT &&
                             state->seat[state->mover].god != ZIMBABWE_OBATALA))
    return _ ("this is not possible as a main action");
  return can_raise (state, ground) ? NULL : _ ("this raise is not possible");
}

/* ---- The whole */

const char *
zimbabwe_reader_check (ZimbabweReader *reader)
{
  ZimbabweState *state = reader->state;
  const char    *fault = check_seats (state);

  if (fault)
    return fault;
  if (state->phase != ZIMBABWE_PHASE_ACT && has_turn_fields (state))
    return _ ("a turn is only under way in the phase “act”");
  if (state->phase != ZIMBABWE_PHASE_AUCTION && has_auction_fields (reader))
    return _ ("bids are only made in the phase “auction”");
  switch (state->phase)
    {
    case ZIMBABWE_PHASE_FOUND:
      return can_found (reader) ? NULL : _ ("this is not possible while monuments are founded");
    case ZIMBABWE_PHASE_AUCTION:
      return can_bid (reader) ? NULL : _ ("this is not possible in an auction");
    case ZIMBABWE_PHASE_OVER:
      state->mover = state->order[state->seats - 1];
      return !has_cards (state) && (has_reached (state) || state->round == ZIMBABWE_LAST_ROUND)
               ? NULL
               : _ ("the game cannot be over here");
    default:
      return check_turn (reader);
    }
}
