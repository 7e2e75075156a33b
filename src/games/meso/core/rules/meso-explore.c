/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Discoveries (RULES.md 4.1.7 to 4.1.9, 4.4.L). While something is due the explorer, its class and
 * the place that it explores stand in the state; a volcano that is due lies nowhere.
 */
#include "meso-apply.h"
#include "game-rng.h"

#include <string.h>

static void
clear_due (MesoState *state)
{
  state->due = MESO_DUE_NOTHING;
  state->due_from = state->due_class = state->due_spot = 0;
}

static void
owe (MesoState *state, MesoDue due)
{
  state->due = (guint8) due;
}

/* Lays one piece from the stock on a land. */
static void
lay_piece (MesoWork *work, guint goods, guint spot)
{
  MesoLand *land = meso_state_take_land (work->state, spot);

  if (goods == 0)
    land->wood++;
  else
    land->stone++;
  work->state->goods[goods]++;
  meso_work_move (work, MESO_FACE_GOODS + goods, GAME_SEEN_BY_ALL,
                  meso_zone (MESO_ZONE_STOCK, 0, MESO_NOWHERE),
                  meso_zone (MESO_ZONE_ON, 0, spot));
}

/* Lays a piece on each other land of a kind, in reading order. */
static void
seed_others (MesoWork *work, guint kind, guint spot)
{
  const MesoMap *map = meso_map_get ();

  for (guint place = 0; place < MESO_N_PLACES; place++)
    {
      const MesoLand *land = meso_state_get_land (work->state, map->spot[place]);

      if (land && land->kind == kind && land->spot != spot)
        lay_piece (work, kind == MESO_KIND_QUARRY, land->spot);
    }
}

/* Seeds a new forest or quarry, up to a choice. */
static void
seed (MesoWork *work, guint kind, guint spot)
{
  MesoState  *state = work->state;
  const guint goods = kind == MESO_KIND_QUARRY;
  guint       n_others, n_left;

  if (meso_state_get_stock (state, goods) == 0)
    return;
  lay_piece (work, goods, spot);
  n_others = meso_state_count_others (state, kind, spot);
  n_left = meso_state_count_seeds (state, kind);
  if (n_left > 0 && n_others > n_left)
    {
      owe (state, MESO_DUE_SEED);
      state->due_spot = (guint8) spot;
      return;
    }
  if (n_left > 0)
    seed_others (work, kind, spot);
  for (; n_left > n_others; n_left--)
    lay_piece (work, goods, spot);
}

void
meso_work_seed (MesoWork *work, const guint8 *places)
{
  const MesoMap *map = meso_map_get ();
  guint          spot = work->state->due_spot;
  guint          kind = meso_state_get_land (work->state, spot)->kind;

  for (guint i = 0; i < 3 && places[i] != MESO_NOWHERE; i++)
    lay_piece (work, kind == MESO_KIND_QUARRY, map->spot[places[i]]);
  clear_due (work->state);
}

/* Lays a land where it was looked for, and moves the explorer there. */
static void
lay_found (MesoWork *work, guint kind)
{
  MesoState *state = work->state;
  guint      from = state->due_from, klass = state->due_class, spot = state->due_spot;

  clear_due (state);
  meso_work_move (work, kind, GAME_SEEN_BY_ALL, meso_zone (MESO_ZONE_SHOWN, 0, MESO_NOWHERE),
                  meso_zone (MESO_ZONE_LAND, 0, spot));
  meso_state_lay_land (state, spot, kind);
  state->found++;
  meso_work_walk (work, work->mover, klass, from, spot);
  if (kind != MESO_KIND_PLAIN)
    seed (work, kind, spot);
}

/* Takes the next land from the stack. */
static guint
turn_up (MesoWork *work)
{
  MesoState *state = work->state;
  GameZone   from = meso_zone (MESO_ZONE_STACK, 0, MESO_NOWHERE);
  guint      kind = state->stack[--state->n_stack];

  state->stack[state->n_stack] = 0;
  from.slot = state->n_stack;
  meso_work_move (work, kind, GAME_SEEN_BY_ALL, from,
                  meso_zone (MESO_ZONE_SHOWN, 0, MESO_NOWHERE));
  return kind;
}

void
meso_work_explore (MesoWork *work)
{
  guint kind;

  if (work->state->n_stack == 0)
    {
      clear_due (work->state);
      return;
    }
  kind = turn_up (work);
  if (kind == MESO_KIND_VOLCANO)
    owe (work->state, MESO_DUE_VOLCANO);
  else
    lay_found (work, kind);
}

void
meso_work_lay_volcano (MesoWork *work, guint spot)
{
  meso_work_move (work, MESO_KIND_VOLCANO, GAME_SEEN_BY_ALL,
                  meso_zone (MESO_ZONE_SHOWN, 0, MESO_NOWHERE),
                  meso_zone (MESO_ZONE_LAND, 0, spot));
  meso_state_lay_land (work->state, spot, MESO_KIND_VOLCANO);
  meso_work_explore (work);
}

void
meso_work_show (MesoWork *work)
{
  owe (work->state, MESO_DUE_TAKE);
  for (guint i = 0; i < 3 && work->state->n_stack > 0; i++)
    work->state->shown[turn_up (work)]++;
}

/* Puts the lands that were not taken back, and shuffles the stack. */
static void
put_back (MesoWork *work)
{
  MesoState *state = work->state;
  GameZone   stack = meso_zone (MESO_ZONE_STACK, 0, MESO_NOWHERE);
  guint8     counts[MESO_N_LAND_KINDS] = { 0 };
  guint      n = 0;

  for (guint i = 0; i < state->n_stack; i++)
    counts[state->stack[i]]++;
  for (guint8 kind = MESO_KIND_PLAIN; kind < MESO_N_LAND_KINDS; kind++)
    {
      for (guint i = 0; i < state->shown[kind]; i++)
        {
          stack.slot = state->n_stack++;
          meso_work_move (work, kind, GAME_SEEN_BY_ALL,
                          meso_zone (MESO_ZONE_SHOWN, 0, MESO_NOWHERE), stack);
        }
      for (guint i = counts[kind] + state->shown[kind]; i > 0; i--)
        state->stack[n++] = kind;
    }
  memset (state->shown, 0, sizeof state->shown);
  game_rng_shuffle (&state->rng, state->stack, n);
  meso_reverse (state->stack, n);
  if (work->events)
    {
      GameEvent event = { .kind = GAME_EVENT_SHUFFLE };

      event.from = event.to = meso_zone (MESO_ZONE_STACK, 0, MESO_NOWHERE);
      g_array_append_val (work->events, event);
    }
}

void
meso_work_take (MesoWork *work, guint kind)
{
  work->state->shown[kind]--;
  if (kind == MESO_KIND_VOLCANO)
    {
      put_back (work);
      owe (work->state, MESO_DUE_VOLCANO);
      return;
    }
  lay_found (work, kind);
  put_back (work);
}
