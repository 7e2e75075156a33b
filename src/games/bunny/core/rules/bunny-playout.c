/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Random play without the lists: choices are counted, and the one found that the number drawn has
 * in byte order.
 */
#include "bunny-apply.h"
#include "bunny-choices.h"
#include "bunny-judge.h"
#include "game-rng.h"

static GameAction
draw_pick (const BunnyState *state, guint seat, guint64 *rng)
{
  guint      seats = state->table.seats;
  BunnyFaces faces;

  bunny_faces_find (state, seat, &faces);
  return bunny_faces_get (&faces, seats, game_rng_below (rng, bunny_faces_count (&faces, seats)));
}

/* The k-th building action, camps, done and towers behind them. */
static GameAction
get_in_turn (const BunnyTable *table, guint seat, const BunnyFree *free, const guint *n, guint k)
{
  guint camps = bunny_tray_get_camps (table->tray[seat]) & ~(guint) (table->kept >> 1);

  for (guint i = 0; i < BUNNY_N_PLAIN_BUILDINGS; i++)
    {
      if (k < n[i])
        {
          guint face = bunny_building_at_rank (i);

          return bunny_action (BUNNY_DO_BUILD, face,
                               bunny_free_get_for (table, free, face, k) + 1u, 0);
        }
      k -= n[i];
    }
  for (; camps != 0; camps &= camps - 1)
    if (k-- == 0)
      return bunny_action (BUNNY_DO_CAMP, (guint) __builtin_ctz (camps) + 1, 0, 0);
  if (k == 0)
    return bunny_action (BUNNY_DO_DONE, 0, 0, 0);
  return bunny_free_get_pair (table, seat, free, k - 1);
}

/* `free` is of the mover's turn: it is found when the turn begins, and cells go from it as they are
 * built on. */
static GameAction
draw_in_turn (const BunnyTable *table, guint seat, const BunnyFree *free, guint64 *rng)
{
  guint32 tray = table->tray[seat];
  guint   n[BUNNY_N_PLAIN_BUILDINGS];
  guint   sum = 1 + (guint) __builtin_popcount (bunny_tray_get_camps (tray) &
                                                ~(guint) (table->kept >> 1));

  for (guint i = 0; i < BUNNY_N_PLAIN_BUILDINGS; i++)
    {
      guint face = bunny_building_at_rank (i);

      n[i] = bunny_tray_get (tray, face) ? bunny_free_count_for (free, face) : 0;
      sum += n[i];
    }
  if (bunny_tray_get (tray, BUNNY_TOWER))
    sum += bunny_free_count_pairs (table, seat, free);
  return get_in_turn (table, seat, free, n, game_rng_below (rng, sum));
}

/* Keeping and passing stand before settling and stepping in. */
static GameAction
draw_place (const BunnyTable *table, guint seat, guint64 *rng)
{
  guint8 cells[BUNNY_N_CELLS + 1];
  guint  n = bunny_table_get_rabbits (table, seat) ? bunny_table_list_empty (table, cells) : 0;
  guint  k = game_rng_below (rng, n + 1);

  if (k == 0)
    return bunny_action (table->asked ? BUNNY_DO_PASS : BUNNY_DO_KEEP, 0, 0, 0);
  return bunny_action (table->asked ? BUNNY_DO_STEP_IN : BUNNY_DO_SETTLE, cells[k - 1] + 1u, 0, 0);
}

/* In byte order: carrot, fish, wood. */
static GameAction
draw_trade (const BunnyTable *table, guint seat, guint64 *rng)
{
  guint8 cells[BUNNY_N_CELLS];
  guint  n = bunny_table_list_unset (table, seat, cells);
  guint  k = game_rng_below (rng, 3 * n);

  return bunny_action (BUNNY_DO_TRADE, cells[k / 3] + 1u, BUNNY_CARROT - k % 3, 0);
}

/* copy:l before copy:r. */
static GameAction
draw_copy (const BunnyState *state, guint seat, guint64 *rng)
{
  guint8 left[BUNNY_N_SCROLLS], right[BUNNY_N_SCROLLS];
  guint  n_left = bunny_state_list_copies (state, seat, 1, left);
  guint  n_right = bunny_state_list_copies (state, seat, 0, right);
  guint  k = game_rng_below (rng, n_left + n_right);

  if (k < n_left)
    return bunny_action (BUNNY_DO_COPY, 1, left[k], 0);
  return bunny_action (BUNNY_DO_COPY, 0, right[k - n_left], 0);
}

static GameAction
draw_action (const BunnyState *state, guint seat, const BunnyFree *free, guint64 *rng)
{
  const BunnyTable *table = &state->table;

  switch (table->phase)
    {
    case BUNNY_EXPLORE:
      return draw_pick (state, seat, rng);
    case BUNNY_BUILD:
      return table->camp ? draw_place (table, seat, rng) : draw_in_turn (table, seat, free, rng);
    case BUNNY_HARVEST:
      return draw_trade (table, seat, rng);
    default:
      return draw_copy (state, seat, rng);
    }
}

/* A building turn, or a single action where there is none. */
static guint64
play_turn (BunnyState *state, guint64 *rng, guint64 max_actions)
{
  BunnyFree  free;
  GameAction action;
  guint64    played = 0;

  if (state->table.phase == BUNNY_BUILD)
    bunny_free_find (&state->table, state->table.mover, &free);
  do
    {
      guint seat = bunny_state_get_seat (state);

      action = draw_action (state, seat, &free, rng);
      if (action.kind == BUNNY_DO_BUILD)
        bunny_free_remove (&state->table, &free, action.operand[1] - 1u);
      else if (action.kind == BUNNY_DO_TOWER)
        for (guint i = 0; i < 2; i++)
          bunny_free_remove (&state->table, &free, action.operand[i] - 1u);
      bunny_apply (state, seat, action, NULL);
      played++;
    }
  while (bunny_kind_get_phase (action.kind) == BUNNY_BUILD && action.kind != BUNNY_DO_DONE &&
         played < max_actions);
  return played;
}

guint64
bunny_state_playout (GameState *game, guint64 *rng, guint64 max_actions)
{
  BunnyState *state = (BunnyState *) game;
  guint64     played = 0;

  while (played < max_actions && state->table.phase != BUNNY_OVER)
    played += play_turn (state, rng, max_actions - played);
  return played;
}
