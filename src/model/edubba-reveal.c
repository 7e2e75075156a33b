/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Repeats actions in other worlds that a seat could not tell from the real one, and compares the
 * seat's views after each.
 */
#include "edubba-reveal.h"

#define N_WORLDS 16

/* Returns TRUE if `world` comes to look different to `seat` somewhere on the way. Changes world. */
static gboolean
differs (const GameRecord *record, guint seat, guint from, guint to, GameState *world)
{
  const GameRules      *rules = game_record_get_rules (record);
  g_autofree GameState *seen = game_state_new (rules);
  g_autofree GameState *seen_there = game_state_new (rules);

  for (guint i = from; i < to; i++)
    {
      GameAction action = game_record_get_action (record, i);

      if (game_state_judge (rules, world, action) != GAME_LEGAL)
        return TRUE;
      rules->apply (world, action, NULL);
      rules->observe (game_record_get_state (record, i + 1), seat, seen);
      rules->observe (world, seat, seen_there);
      if (!game_state_equal (rules, seen, seen_there))
        return TRUE;
    }
  return FALSE;
}

gboolean
edubba_reveal_check (const GameRecord *record, guint seat, guint from, guint to)
{
  const GameRules      *rules = game_record_get_rules (record);
  g_autofree GameState *world = game_state_new (rules);

  for (guint seed = 0; seed < N_WORLDS; seed++)
    {
      game_state_resample (rules, game_record_get_state (record, from), seat, seed, world);
      if (differs (record, seat, from, to, world))
        return TRUE;
    }
  return FALSE;
}
