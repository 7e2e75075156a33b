/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Founding, auctions, and what comes by itself between turns and rounds (NOTATION.md 3), with
 * events if they are wanted.
 */
#include "zimbabwe-work.h"

#include <string.h>

/* ---- Turns */

static void
place_cube (ZimbabweWork *work, guint seat, guint place)
{
  work->state->order[place] = (guint8) seat;
  zimbabwe_work_move (work, ZIMBABWE_FACE_CUBE + seat, zimbabwe_zone (ZIMBABWE_ZONE_ASIDE, 0, 0, 0),
                      zimbabwe_zone (ZIMBABWE_ZONE_TRACK, 0, place, 0));
}

/* Empties all that belongs to one turn. */
static void
clear_turn (ZimbabweState *state)
{
  memset (&state->raised, 0, sizeof state->raised);
  memset (state->placed, 0, sizeof state->placed);
  state->main = ZIMBABWE_MAIN_NONE;
  state->card = state->spent = state->owe = state->tune = 0;
}

static void
begin_turn (ZimbabweState *state, guint seat)
{
  state->mover = (guint8) seat;
  clear_turn (state);
  if (state->seat[seat].god == ZIMBABWE_DZIVA)
    state->tune = zimbabwe_state_get_techs (state, seat);
}

/* ---- Founding and auction */

static void
begin_auction (ZimbabweState *state)
{
  state->phase = ZIMBABWE_PHASE_AUCTION;
  state->bid = state->pot = 0;
  state->n_passed = state->gift = 0;
  memset (state->order, ZIMBABWE_NOBODY, state->seats);
  clear_turn (state);
  state->mover = state->plaques[0];
}

void
zimbabwe_work_found (ZimbabweWork *work, guint cell)
{
  ZimbabweState *state = work->state;

  zimbabwe_work_add_disc (work, cell);
  state->turn++;
  state->n_passed++;
  if (state->n_passed == state->seats)
    begin_auction (state);
  else
    state->mover = state->order[state->n_passed];
}

static gboolean
has_passed (const ZimbabweState *state, guint seat)
{
  return memchr (state->order, (int) seat, state->seats) != NULL;
}

/* The next seat along the row that has not passed. */
static guint
find_next_bidder (const ZimbabweState *state)
{
  guint at = zimbabwe_state_find_plaque (state, state->mover);

  do
    at = (at + 1) % state->seats;
  while (has_passed (state, state->plaques[at]));
  return state->plaques[at];
}

void
zimbabwe_work_bid (ZimbabweWork *work, guint n)
{
  ZimbabweState *state = work->state;

  zimbabwe_work_pay (work, n - zimbabwe_state_get_gift (state, n));
  for (guint i = 0; i < state->seats; i++)
    {
      guint seat = state->plaques[i];
      guint before = zimbabwe_state_get_plaque (state, seat, state->pot);
      guint after = zimbabwe_state_get_plaque (state, seat, state->pot + n);

      zimbabwe_work_report (work, ZIMBABWE_AMOUNT_PLAQUE, seat, (gint) after - (gint) before);
    }
  state->gift = state->gift || work->self->god == ZIMBABWE_ELEGUA;
  state->bid = (guint16) n;
  state->pot += (guint16) n;
  state->turn++;
  state->mover = (guint8) find_next_bidder (state);
}

static void
pay_out (ZimbabweWork *work)
{
  ZimbabweState *state = work->state;

  for (guint seat = 0; seat < state->seats; seat++)
    {
      guint n = zimbabwe_state_get_plaque (state, seat, state->pot);

      zimbabwe_work_report (work, ZIMBABWE_AMOUNT_PLAQUE, seat, -(gint) n);
      zimbabwe_work_add_cattle (work, seat, ZIMBABWE_AMOUNT_CATTLE, n);
    }
}

void
zimbabwe_work_pass (ZimbabweWork *work)
{
  ZimbabweState *state = work->state;
  guint          next = find_next_bidder (state);

  state->n_passed++;
  state->turn++;
  place_cube (work, work->mover, (guint) state->seats - state->n_passed);
  state->mover = (guint8) next;
  if (state->n_passed + 1 < state->seats)
    return;
  place_cube (work, next, 0);
  pay_out (work);
  state->phase = ZIMBABWE_PHASE_ACT;
  state->bid = state->pot = 0;
  state->n_passed = state->gift = 0;
  begin_turn (state, next);
}

/* ---- The end of a turn */

static void
take_revenues (ZimbabweWork *work)
{
  ZimbabweState *state = work->state;

  for (guint seat = 0; seat < state->seats; seat++)
    {
      ZimbabweSeat *self = &state->seat[seat];
      guint         n = self->cards + zimbabwe_state_get_income (state, seat);

      zimbabwe_work_report (work, ZIMBABWE_AMOUNT_CARDS, seat, -(gint) self->cards);
      self->cards = 0;
      zimbabwe_work_add_cattle (work, seat, ZIMBABWE_AMOUNT_CATTLE, n);
    }
}

static gboolean
has_winner (const ZimbabweState *state)
{
  for (guint seat = 0; seat < state->seats; seat++)
    if (state->seat[seat].points >= state->seat[seat].requirement)
      return TRUE;
  return FALSE;
}

/* Takes the use markers off, by cell. */
static void
clear_used (ZimbabweWork *work)
{
  ZimbabweState  *state = work->state;
  ZimbabweGround *ground = work->ground;

  if (work->events && state->used[0])
    zimbabwe_ground_follow (ground, state);
  for (guint cell = 0; cell < ZIMBABWE_N_CELLS && work->events && state->used[0]; cell++)
    {
      guint resource = zimbabwe_ground_find_resource (ground, cell);

      for (guint i = 0; i < 2 && resource < ground->n_resources; i++)
        if (state->used[i] >> resource & 1)
          zimbabwe_work_move (work, ZIMBABWE_FACE_USE,
                              zimbabwe_zone (ZIMBABWE_ZONE_CELL, 0, cell, 0),
                              zimbabwe_zone (ZIMBABWE_ZONE_STOCK, 0, 0, 0));
    }
  state->used[0] = state->used[1] = 0;
}

static void
begin_round (ZimbabweWork *work)
{
  ZimbabweState *state = work->state;

  clear_used (work);
  for (guint i = 0; i < state->seats; i++)
    zimbabwe_work_move (work, ZIMBABWE_FACE_CUBE + state->order[i],
                        zimbabwe_zone (ZIMBABWE_ZONE_TRACK, 0, i, 0),
                        zimbabwe_zone (ZIMBABWE_ZONE_ASIDE, 0, 0, 0));
  state->round++;
  state->turn++;
  begin_auction (state);
}

void
zimbabwe_work_end_turn (ZimbabweWork *work)
{
  ZimbabweState *state = work->state;
  guint          at = 0;

  while (state->order[at] != work->mover)
    at++;
  if (at + 1 < state->seats)
    {
      state->turn++;
      begin_turn (state, state->order[at + 1]);
      return;
    }
  take_revenues (work);
  if (!has_winner (state) && state->round < ZIMBABWE_LAST_ROUND)
    {
      begin_round (work);
      return;
    }
  clear_turn (state);
  state->phase = ZIMBABWE_PHASE_OVER;
}
