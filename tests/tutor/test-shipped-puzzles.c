/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Every puzzle made by hand, as a learner meets it: a wrong first action is noticed at once and
 * can be taken back, and then a shortest line leads home, each step known to be one less.
 */
#include "model-fixture.h"

#include "../fixed.h"
#include "edubba-task.h"
#include "shipped-puzzles.h"
#include "shipped.h"

static gboolean
is_settled (gpointer task)
{
  return edubba_task_get_state (task) != EDUBBA_TASK_THINKING && edubba_task_get_fewest (task) > 0;
}

static void
check (EdubbaTask *task, EdubbaTaskState state, guint taken, guint remaining)
{
  fixture_wait (is_settled, task);
  g_assert_cmpint (edubba_task_get_state (task), ==, state);
  g_assert_cmpuint (edubba_task_get_taken (task), ==, taken);
  g_assert_cmpuint (edubba_task_get_remaining (task), ==, remaining);
}

static void
act (EdubbaTask *task, const char *action)
{
  g_assert_true (edubba_match_act (edubba_task_get_match (task), action, NULL, NULL));
}

/* The learner's actions of the first shortest line: the task itself plays the forced replies of
 * others. */
static GStrv
dup_line (const CoursePuzzle *puzzle)
{
  const GameRules      *rules = course_puzzle_get_module (puzzle)->rules;
  const GameGoal       *goal = course_puzzle_get_goal (puzzle);
  g_autofree GameState *state = game_state_dup (rules, course_puzzle_get_state (puzzle));
  g_autoptr (GameSolution) solution =
    game_solve (rules, state, goal, NULL, GAME_SOLVE_ANY_LENGTH, 1, GAME_SOLVE_MEMORY, NULL);
  g_auto (GStrv) words = g_strsplit (solution->lines->pdata[0], " ", -1);
  g_autoptr (GStrvBuilder) line = g_strv_builder_new ();

  for (guint i = 0; words[i]; i++)
    {
      GameAction action;

      if (rules->seat (state) == goal->me)
        g_strv_builder_add (line, words[i]);
      g_assert_true (rules->parse_action (words[i], &action, NULL));
      rules->apply (state, action, NULL);
    }
  return g_strv_builder_end (line);
}

static void
test_puzzle (gconstpointer data)
{
  const ShippedPuzzle *row = data;
  g_autoptr (CoursePuzzle) puzzle = shipped_load_puzzle (row->id);
  g_auto (GStrv) line = dup_line (puzzle);
  guint length = g_strv_length (line);
  g_autoptr (EdubbaTask) task = edubba_task_new (course_puzzle_get_module (puzzle),
                                                 course_puzzle_get_state (puzzle),
                                                 course_puzzle_get_goal (puzzle));

  check (task, EDUBBA_TASK_SOLVABLE, 0, length);
  act (task, row->astray);
  check (task, EDUBBA_TASK_UNREACHABLE, 1, 0);
  g_assert_true (edubba_task_get_can_take_back (task));
  edubba_task_take_back (task);
  for (guint i = 0; i < length; i++)
    {
      check (task, EDUBBA_TASK_SOLVABLE, i, length - i);
      act (task, line[i]);
    }
  check (task, EDUBBA_TASK_SOLVED, length, 0);
  g_assert_cmpuint (edubba_task_get_fewest (task), ==, length);
}

int
main (int argc, char **argv)
{
  fixed_test_init (&argc, &argv);
  for (guint i = 0; i < G_N_ELEMENTS (shipped_puzzles); i++)
    {
      g_autofree char *path = g_strconcat ("/shipped-tasks/", shipped_puzzles[i].id, NULL);

      g_test_add_data_func (path, &shipped_puzzles[i], test_puzzle);
    }
  return g_test_run ();
}
