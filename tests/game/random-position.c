/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A game with any options and any number of seats is played to its end, and one of its positions is
 * taken.
 */
#include "random-position.h"

#include "game-record.h"
#include "game-state.h"

/* Plays a random action. FALSE once the game is over. */
static gboolean
play_randomly (GameRecord *record)
{
  const GameRules       *rules = game_record_get_rules (record);
  const GameState       *state = game_record_get_state (record, game_record_get_n_actions (record));
  g_autofree GameAction *actions = g_new (GameAction, rules->max_legal);
  guint                  n = game_state_legal (rules, state, actions);

  if (n > 0)
    game_record_append (record, actions[g_test_rand_int_range (0, (gint32) n)], NULL);
  return n > 0;
}

GameState *
random_position (const GameRules *rules)
{
  g_autoptr (GameRecord) record = NULL;
  guint seats = rules->min_seats;
  guint n;

  seats += (guint) g_test_rand_int_range (0, rules->max_seats - rules->min_seats + 1);
  record =
    game_record_new_seed (rules, seats, (guint) g_test_rand_int_range (0, 1 << rules->n_options),
                          (guint32) g_test_rand_int ());
  while (play_randomly (record))
    continue;
  n = (guint) g_test_rand_int_range (0, (gint32) game_record_get_n_actions (record) + 1);
  return game_state_dup (rules, game_record_get_state (record, n));
}
