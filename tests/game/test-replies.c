/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The proof over two turns in games that list no worlds: in an open one it agrees with a walk
 * through every first turn and every reply; one with hidden cards is refused.
 */
#include "game-replies.h"

#include "../fixed.h"
#include "game-solver.h"
#include "game-state.h"
#include "toy-heaps.h"
#include "toy-hoard.h"

/* The turns of this game are single actions, so goals forced in one hold once the reply is over. */
static const char *const goals[] = { "won = 1", "lead(me) >= 0", "heap(A) <= 1", "above(2) = 0" };

static GameGoal
read_goal (const char *text, const GameState *state)
{
  g_autoptr (GError) error = NULL;
  GameGoal goal;

  game_goal_parse (&toy_heaps_rules, text, 2, toy_heaps_rules.seat (state), &goal, &error);
  g_assert_no_error (error);
  return goal;
}

/* Returns TRUE if the goal holds after every reply, or at the end of the game. */
static gboolean
is_forced (const GameGoal *goal, const GameState *state)
{
  GameTally tally = { { 0 } };
  g_autoptr (GArray) replies = game_legal_sorted (&toy_heaps_rules, state);

  if (replies->len == 0)
    return game_goal_holds (goal, state, &tally);
  for (guint i = 0; i < replies->len; i++)
    {
      g_autofree GameState *next = game_state_dup (&toy_heaps_rules, state);

      toy_heaps_rules.apply (next, g_array_index (replies, GameAction, i), NULL);
      if (!game_goal_holds (goal, next, &tally))
        return FALSE;
    }
  return TRUE;
}

/* The first turns that hold, as a line each. */
static char *
list_by_walking (const GameGoal *goal, const GameState *state)
{
  g_autoptr (GArray) actions = game_legal_sorted (&toy_heaps_rules, state);
  g_autoptr (GString) lines = g_string_new (NULL);

  for (guint i = 0; i < actions->len; i++)
    {
      GameAction            action = g_array_index (actions, GameAction, i);
      g_autofree GameState *next = game_state_dup (&toy_heaps_rules, state);
      g_autofree char      *text = game_action_print (&toy_heaps_rules, action);

      toy_heaps_rules.apply (next, action, NULL);
      if (is_forced (goal, next))
        g_string_append_printf (lines, "%s\n", text);
    }
  return g_string_free (g_steal_pointer (&lines), FALSE);
}

static char *
list_by_proof (const GameGoal *goal, const GameState *state)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GString) lines = g_string_new (NULL);
  g_autoptr (GameReplies) replies = NULL;
  g_autoptr (GPtrArray) holding = NULL;

  replies = game_replies_new (&toy_heaps_rules, state, goal, GAME_SOLVE_MEMORY, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (game_replies_get_n_worlds (replies), ==, 1);
  holding = game_replies_list (replies, TRUE, NULL);
  for (guint i = 0; i < holding->len; i++)
    g_string_append_printf (lines, "%s\n", (const char *) holding->pdata[i]);
  return g_string_free (g_steal_pointer (&lines), FALSE);
}

/* The proof names one end of the turn for each position in it. Returns whether any holds. */
static guint
compare (const char *text, const GameState *state)
{
  GameGoal         goal = read_goal (text, state);
  g_autofree char *walked = list_by_walking (&goal, state);
  g_autofree char *proved = list_by_proof (&goal, state);

  g_assert_cmpint (*proved != '\0', ==, *walked != '\0');
  g_assert_nonnull (strstr (walked, proved));
  return *walked != '\0';
}

/* Every position of a few random games. */
static void
test_open (void)
{
  guint n_holding[G_N_ELEMENTS (goals)] = { 0 };

  for (guint seed = 0; seed < 20; seed++)
    {
      g_autofree GameState *state = game_state_new (&toy_heaps_rules);
      GameAction            actions[9];
      guint                 n;

      toy_heaps_rules.deal (state, 2, seed % 2, seed);
      while ((n = toy_heaps_rules.legal (state, toy_heaps_rules.seat (state), actions)) > 0)
        {
          for (guint i = 0; i < G_N_ELEMENTS (goals); i++)
            n_holding[i] += compare (goals[i], state);
          toy_heaps_rules.apply (state, actions[g_test_rand_int_range (0, (gint) n)], NULL);
        }
    }
  for (guint i = 0; i < G_N_ELEMENTS (goals); i++)
    g_assert_cmpuint (n_holding[i], >, 0);
}

static void
test_hidden (void)
{
  g_autofree GameState *state = game_state_new (&toy_hoard_rules);
  g_autoptr (GError) error = NULL;
  GameGoal goal;

  toy_hoard_rules.deal (state, 2, 0, 1);
  game_goal_parse (&toy_hoard_rules, "lays = 2", 2, 0, &goal, &error);
  g_assert_no_error (error);
  g_assert_null (
    game_replies_new (&toy_hoard_rules, state, &goal, GAME_SOLVE_MEMORY, NULL, &error));
  g_assert_error (error, GAME_ERROR, GAME_ERROR_REFUSED);
}

int
main (int argc, char **argv)
{
  fixed_test_init (&argc, &argv);
  g_test_add_func ("/game/replies/open", test_open);
  g_test_add_func ("/game/replies/hidden", test_hidden);
  return g_test_run ();
}
