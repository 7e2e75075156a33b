/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The perft against a walk that tries every sequence one by one, on random positions of every game
 * there is; and where it ends.
 */
#include "game-perft.h"

#include "../fixed.h"
#include "game-solver.h"
#include "game-state.h"
#include "games.h"
#include "random-position.h"
#include "toys.h"

/* Walks every sequence of exactly `depth` actions. */
static void
walk_sequences (const GameRules *rules,
                const GameState *state,
                guint            depth,
                guint64         *nodes,
                GHashTable      *distinct)
{
  g_autofree GameAction *actions = g_new (GameAction, rules->max_legal);
  guint                  n;

  if (depth == 0)
    {
      *nodes += 1;
      g_hash_table_add (distinct, game_position_print (rules, state));
      return;
    }
  n = game_state_legal (rules, state, actions);
  for (guint i = 0; i < n; i++)
    {
      g_autofree GameState *next = game_state_dup (rules, state);

      rules->apply (next, actions[i], NULL);
      walk_sequences (rules, next, depth - 1, nodes, distinct);
    }
}

static void
test_comparison (gconstpointer data)
{
  const GameRules *rules = data;

  for (guint i = 0; i < 20; i++)
    {
      g_autofree GameState *state = random_position (rules);
      GamePerft             counts[3];

      g_assert_true (game_perft (rules, state, 3, GAME_SOLVE_MEMORY, counts, NULL, NULL));
      for (guint d = 1; d <= 3; d++)
        {
          g_autoptr (GHashTable) distinct =
            g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
          guint64 nodes = 0;

          walk_sequences (rules, state, d, &nodes, distinct);
          g_assert_cmpuint (counts[d - 1].nodes, ==, nodes);
          g_assert_cmpuint (counts[d - 1].distinct, ==, g_hash_table_size (distinct));
        }
    }
}

/* A finished game has no sequences; where games finish, no longer ones. */
static void
test_finished (void)
{
  const GameRules      *rules = toys[0]->rules;
  g_autofree GameState *last = NULL;
  g_autofree GameState *over = NULL;
  GamePerft             counts[3];

  last = game_position_parse_full (rules, "heaps/1 0 1 0 1 4 4 5 0", 0, NULL);
  over = game_position_parse_full (rules, "heaps/1 0 0 0 0 5 5 7 0", 0, NULL);
  g_assert_true (game_perft (rules, last, 3, GAME_SOLVE_MEMORY, counts, NULL, NULL));
  g_assert_cmpuint (counts[0].nodes, ==, 2);
  g_assert_cmpuint (counts[1].nodes, ==, 2);
  g_assert_cmpuint (counts[1].distinct, ==, 1);
  g_assert_cmpuint (counts[2].nodes, ==, 0);
  g_assert_true (game_perft (rules, over, 1, GAME_SOLVE_MEMORY, counts, NULL, NULL));
  g_assert_cmpuint (counts[0].nodes, ==, 0);
  g_assert_cmpuint (counts[0].distinct, ==, 0);
}

static void
test_memory (void)
{
  const GameRules      *rules = games_modules[0]->rules;
  g_autofree GameState *state = game_state_new (rules);
  g_autoptr (GError) error = NULL;
  GamePerft counts[50];
  guint     reached = 0;

  rules->deal (state, rules->min_seats, 0, 1);
  g_assert_false (game_perft (rules, state, 50, 8 << 20, counts, &reached, &error));
  g_assert_error (error, GAME_ERROR, GAME_ERROR_LIMIT);
  g_assert_cmpuint (reached, >, 1);
  g_assert_cmpuint (counts[reached - 1].nodes, >, 0);
  g_assert_cmpuint (counts[reached].nodes, ==, 0);
}

static void
add_module (const GameModule *module)
{
  g_autofree char *path = g_strconcat ("/game/perft/comparison/", module->rules->id, NULL);

  g_test_add_data_func (path, module->rules, test_comparison);
}

int
main (int argc, char **argv)
{
  fixed_test_init (&argc, &argv);
  for (guint i = 0; toys[i]; i++)
    add_module (toys[i]);
  for (guint i = 0; games_modules[i]; i++)
    add_module (games_modules[i]);
  g_test_add_func ("/game/perft/finished", test_finished);
  g_test_add_func ("/game/perft/memory", test_memory);
  return g_test_run ();
}
