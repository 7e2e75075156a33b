/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The critic of any game: the best line is legal and comes to the end of the decision, an action
 * that throws a win away loses chances and points, and nothing that the seat cannot see makes a
 * difference.
 */
#include "game-critic.h"

#include "../fixed.h"
#include "game-player.h"
#include "game-rng.h"
#include "game-state.h"
#include "toy-heaps.h"
#include "toys.h"

#define NODES 4000

static void
judge (const GameRules *rules, const GameState *seen, GameAction action, GameCritique *critique)
{
  GameLine     played = { .n = 1, .actions = { action } };
  GameLine     best;
  GameCritique again;

  g_assert_true (game_critic_find (&game_critic_playouts, rules, seen, 1, NODES, NULL, &best));
  g_assert_true (game_critic_judge (&game_critic_playouts, rules, seen, &best, &played, 1, NODES,
                                    NULL, critique));
  g_assert_true (game_critic_judge (&game_critic_playouts, rules, seen, &best, &played, 1, NODES,
                                    NULL, &again));
  g_assert_cmpmem (critique, sizeof again, &again, sizeof again);
  g_assert_cmpuint (critique->best_chance, >=, critique->chance);
  g_assert_cmpuint (critique->best_chance, <=, 1000);
  g_assert_cmpuint (critique->n_reasons, ==, 0);
}

/* Taking the last stones wins at once; leaving one stone gives the win away. */
static void
test_win (void)
{
  g_autofree GameState *state =
    game_position_parse_full (&toy_heaps_rules, "heaps/1 0 3 0 0 4 4 5 0", 0, NULL);
  GameCritique critique;
  GameAction   action;

  g_assert_true (toy_heaps_rules.parse_action ("take:13", &action, NULL));
  judge (&toy_heaps_rules, state, action, &critique);
  g_assert_cmpuint (critique.chance, ==, 1000);
  g_assert_cmpuint (critique.points, ==, 0);
  g_assert_true (toy_heaps_rules.parse_action ("take:12", &action, NULL));
  judge (&toy_heaps_rules, state, action, &critique);
  g_assert_cmpuint (critique.best_chance, ==, 1000);
  g_assert_cmpuint (critique.chance, ==, 0);
  g_assert_cmpuint (critique.error, ==, 0);
}

/* Whole games of each toy, for each number of seats: the line found can be played, and is the
 * same in any world that the seat holds possible. */
static void
walk (const GameRules *rules, guint seats)
{
  g_autofree GameState  *world = game_state_new (rules);
  g_autofree GameState  *other = game_state_new (rules);
  g_autofree GameState  *seen = game_state_new (rules);
  g_autofree GameAction *actions = g_new (GameAction, rules->max_legal);
  guint64                rng = 7;

  rules->deal (world, seats, 0, 1);
  while (!rules->result (world, NULL))
    {
      guint        seat = rules->seat (world);
      guint        n = rules->legal (world, seat, actions);
      GameAction   action = actions[game_rng_below (&rng, n)];
      GameCritique critique, there;

      rules->observe (world, seat, seen);
      judge (rules, seen, action, &critique);
      g_assert_cmpuint (critique.best.n, >, 0);
      g_assert_cmpuint (rules->judge (world, seat, critique.best.actions[0]), ==, GAME_LEGAL);
      game_state_resample (rules, world, seat, game_rng_next (&rng), other);
      rules->observe (other, seat, seen);
      judge (rules, seen, action, &there);
      g_assert_cmpmem (&critique, sizeof critique, &there, sizeof there);
      rules->apply (world, action, NULL);
    }
  rules->observe (world, 0, seen);
  g_assert_false (
    game_critic_find (&game_critic_playouts, rules, seen, 1, NODES, NULL, &(GameLine) { .n = 0 }));
}

static void
test_walk (void)
{
  for (const GameModule *const *toy = toys; *toy != NULL; toy++)
    for (guint seats = (*toy)->rules->min_seats; seats <= (*toy)->rules->max_seats; seats++)
      walk ((*toy)->rules, seats);
}

/* A seat is the next to act in its view, for any seats that choose before it; and it sees no
 * more. */
static void
test_observe_next (void)
{
  const GameRules      *rules = toy_sealed_module.rules;
  g_autofree GameState *state = game_state_new (rules);
  g_autofree GameState *seen = game_state_new (rules);
  g_autofree GameState *bare = game_state_new (rules);
  g_autofree GameState *before = game_state_new (rules);

  rules->deal (state, rules->min_seats, 0, 1);
  for (guint seat = 0; seat < rules->min_seats; seat++)
    {
      game_state_observe_next (rules, state, seat, seen);
      g_assert_cmpuint (rules->seat (seen), ==, seat);
      game_state_unseal (rules, seen, before);
      rules->observe (state, seat, bare);
      g_assert_true (game_state_equal (rules, before, bare));
    }
}

/* A critic that is called off says nothing. */
static void
test_cancelled (void)
{
  const GameRules      *rules = toy_sealed_module.rules;
  g_autofree GameState *state = game_state_new (rules);
  g_autofree GameState *seen = game_state_new (rules);
  const gint            cancel = 1;
  GameLine              best;
  GameCritique          critique;

  rules->deal (state, rules->min_seats, 0, 1);
  rules->observe (state, 0, seen);
  g_assert_true (game_critic_find (&game_critic_playouts, rules, seen, 1, NODES, NULL, &best));
  g_assert_false (
    game_critic_judge (&game_critic_playouts, rules, seen, &best, &best, 1, NODES, &cancel,
                       &critique));
  g_assert_false (game_critic_find (&game_critic_playouts, rules, seen, 1, NODES, &cancel, &best));
}

int
main (int argc, char **argv)
{
  fixed_test_init (&argc, &argv);
  g_test_add_func ("/game/critic/win", test_win);
  g_test_add_func ("/game/critic/walk", test_walk);
  g_test_add_func ("/game/critic/observe-next", test_observe_next);
  g_test_add_func ("/game/critic/cancelled", test_cancelled);
  return g_test_run ();
}
