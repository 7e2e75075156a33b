/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tasks over two turns, the shipped puzzles: a first turn that holds is answered, and the second
 * one solves it; one that does not is answered so that nothing helps, and the task names the
 * reply and leads back. The learner's view of the first turn never changes, with any hidden cards
 * laid for the reply.
 */
#include "../fixed.h"
#include "model-fixture.h"

#include "edubba-task.h"
#include "game-solver.h"
#include "../shipped-turns.h"
#include "../shipped.h"

static EdubbaTask *
task_new (const char *id)
{
  g_autoptr (CoursePuzzle) puzzle = shipped_load_puzzle (id);

  return edubba_task_new_for_turns (course_puzzle_get_module (puzzle),
                                    course_puzzle_get_state (puzzle),
                                    course_puzzle_get_goal (puzzle), 2);
}

static gboolean
is_open (gpointer task)
{
  return edubba_task_get_state (task) == EDUBBA_TASK_OPEN;
}

static const GameState *
get_state (EdubbaTask *task)
{
  return edubba_match_get_state (edubba_task_get_match (task));
}

static const GameRules *
get_rules (EdubbaTask *task)
{
  return edubba_match_get_module (edubba_task_get_match (task))->rules;
}

static void
act (EdubbaTask *task, const char *actions)
{
  g_auto (GStrv) words = g_strsplit (actions, " ", -1);

  for (guint i = 0; words[i]; i++)
    g_assert_true (edubba_match_act (edubba_task_get_match (task), words[i], NULL, NULL));
}

static gboolean
is_over (gpointer task)
{
  EdubbaTaskState state = edubba_task_get_state (task);

  return edubba_task_get_phase (task) == EDUBBA_TASK_PHASE_LAST && state != EDUBBA_TASK_THINKING;
}

static gboolean
is_over_or_owed (gpointer task)
{
  return is_over (task) ||
         (edubba_task_get_phase (task) == EDUBBA_TASK_PHASE_REPLY &&
          get_rules (task)->seat (get_state (task)) == edubba_task_get_goal (task)->me);
}

/* Waits for the reply, giving up the first card in byte order whenever one is owed in it. */
static void
wait_for_reply (EdubbaTask *task)
{
  for (fixture_wait (is_over_or_owed, task); !is_over (task);
       fixture_wait (is_over_or_owed, task))
    {
      g_autoptr (GArray) legal = game_legal_sorted (get_rules (task), get_state (task));
      g_autofree char *text =
        game_action_print (get_rules (task), g_array_index (legal, GameAction, 0));

      act (task, text);
    }
}

/* Solves the second turn as the solver does. */
static void
solve_second (EdubbaTask *task)
{
  const GameRules *rules = get_rules (task);
  g_autoptr (GameSolution) solution =
    game_solve (rules, get_state (task), edubba_task_get_goal (task), edubba_task_get_tally (task),
                GAME_SOLVE_ANY_LENGTH, 1, GAME_SOLVE_MEMORY, NULL);
  g_auto (GStrv) words = NULL;

  g_assert_cmpint (solution->verdict, ==, GAME_SOLVABLE);
  g_assert_cmpuint (edubba_task_get_remaining (task), ==, solution->length);
  words = g_strsplit (solution->lines->pdata[0], " ", -1);
  for (guint i = 0; words[i]; i++)
    if (!g_str_has_prefix (words[i], "discard:"))
      act (task, words[i]);
}

static void
test_right (gconstpointer data)
{
  const ShippedTurns *row = data;
  g_autoptr (EdubbaTask) task = task_new (row->id);
  g_autoptr (GArray) lead = NULL;

  g_assert_cmpuint (edubba_task_get_turns (task), ==, 2);
  fixture_wait (is_open, task);
  g_assert_cmpint (edubba_task_get_phase (task), ==, EDUBBA_TASK_PHASE_FIRST);
  g_assert_cmpuint (edubba_task_get_fewest (task), >, 0);
  lead = edubba_task_lead (task);
  for (guint i = 0; i < lead->len; i++)
    {
      g_autofree char *text =
        game_action_print (get_rules (task), g_array_index (lead, GameAction, i));

      act (task, text);
    }
  wait_for_reply (task);
  g_assert_cmpint (edubba_task_get_state (task), ==, EDUBBA_TASK_SOLVABLE);
  solve_second (task);
  g_assert_cmpint (edubba_task_get_state (task), ==, EDUBBA_TASK_SOLVED);
}

/* Ends the turn at once, which holds nowhere. */
static void
fail (EdubbaTask *task)
{
  guint from;
  guint to;

  act (task, "end");
  wait_for_reply (task);
  g_assert_cmpint (edubba_task_get_state (task), ==, EDUBBA_TASK_UNREACHABLE);
  g_assert_true (edubba_task_find_reply (task, &from, &to));
  g_assert_cmpuint (from, ==, 1);
  g_assert_cmpuint (to, >, from);
  g_assert_true (edubba_task_get_can_take_back (task));
}

static void
test_wrong (gconstpointer data)
{
  const ShippedTurns *row = data;
  g_autoptr (EdubbaTask) task = task_new (row->id);
  g_autofree GameState *seen = edubba_match_dup_view (edubba_task_get_match (task), 0);
  g_autofree GameState *later = NULL;

  fixture_wait (is_open, task);
  fail (task);
  edubba_task_take_back (task);
  g_assert_cmpint (edubba_task_get_state (task), ==, EDUBBA_TASK_OPEN);
  g_assert_cmpuint (edubba_match_get_cursor (edubba_task_get_match (task)), ==, 0);
  later = edubba_match_dup_view (edubba_task_get_match (task), 0);
  g_assert_true (game_state_equal (get_rules (task), later, seen));
  act (task, row->first);
  wait_for_reply (task);
  g_assert_cmpint (edubba_task_get_state (task), ==, EDUBBA_TASK_SOLVABLE);
}

/* The turn is ended before anything is known; the reply comes all the same. */
static void
test_early (void)
{
  g_autoptr (EdubbaTask) task = task_new ("first-of-last");

  g_assert_cmpint (edubba_task_get_state (task), ==, EDUBBA_TASK_THINKING);
  g_assert_null (edubba_task_lead (task));
  fail (task);
}

/* After another action was undone the reply is still the one to the latest action. */
static void
test_undone (void)
{
  g_autoptr (EdubbaTask) task = task_new ("first-of-last");
  EdubbaMatch *match = edubba_task_get_match (task);

  fixture_wait (is_open, task);
  act (task, "migrate:S-P");
  edubba_match_undo (match);
  fail (task);
  edubba_task_restart (task);
  act (task, "migrate:S-A");
  edubba_match_undo (match);
  act (task, "migrate:S-P travel:P end");
  wait_for_reply (task);
  g_assert_cmpint (edubba_task_get_state (task), ==, EDUBBA_TASK_SOLVABLE);
}

/* If the limit does not suffice nothing is claimed. */
static void
test_limit (void)
{
  const GameModule     *module = fixture_get_game ();
  g_autofree GameState *state =
    game_position_parse_full (module->rules, "babel/1 hands=A|????? pawns=HQ", 0, NULL);
  g_autoptr (EdubbaTask) task = NULL;
  GameGoal goal;

  g_assert_true (game_goal_parse (module->rules, "won = 1", 2, 0, &goal, NULL));
  task = edubba_task_new_for_turns (module, state, &goal, 2);
  while (edubba_task_get_state (task) == EDUBBA_TASK_THINKING)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpint (edubba_task_get_state (task), ==, EDUBBA_TASK_UNKNOWN);
}

int
main (int argc, char *argv[])
{
  fixed_test_init (&argc, &argv);
  for (guint i = 0; i < G_N_ELEMENTS (shipped_turns); i++)
    {
      g_autofree char *right = g_strconcat ("/task-turns/right/", shipped_turns[i].id, NULL);
      g_autofree char *wrong = g_strconcat ("/task-turns/wrong/", shipped_turns[i].id, NULL);

      g_test_add_data_func (right, &shipped_turns[i], test_right);
      g_test_add_data_func (wrong, &shipped_turns[i], test_wrong);
    }
  g_test_add_func ("/task-turns/early", test_early);
  g_test_add_func ("/task-turns/undone", test_undone);
  g_test_add_func ("/task-turns/limit", test_limit);
  return g_test_run ();
}
