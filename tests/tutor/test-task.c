/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A running task: its verdict is the solver's for the very position, reached by any way, and the
 * rulebook's puzzle is solved as a learner would.
 */
#include "../fixed.h"
#include "model-fixture.h"

#include "edubba-task.h"

/* The rulebook's puzzle in the land of the Hittites. */
#define PUZZLE                                                       \
  "babel/1 A:HH|/123 H:SSSSAPP|PSAAM/123456 M:| P:| S:PP| pawns=HQ " \
  "hands=AHS|??????? turn=9"
#define PUZZLE_GOAL "temple(opp,H) = 0 and travels = 0 and settles = 0"

/* A task of the game from a position and a goal. */
static EdubbaTask *
task_new (const char *position, const char *text)
{
  const GameModule *module = fixture_get_game ();
  g_autoptr (GError) error = NULL;
  g_autofree GameState *state = NULL;
  GameGoal              goal;

  state = game_position_parse_full (module->rules, position, 0, &error);
  g_assert_no_error (error);
  game_goal_parse (module->rules, text, module->rules->seats (state),
                   game_goal_seat (module->rules, state), &goal, &error);
  g_assert_no_error (error);
  return edubba_task_new (module, state, &goal);
}

static gboolean
is_known (gpointer task)
{
  return edubba_task_get_state (task) != EDUBBA_TASK_THINKING;
}

static gboolean
is_settled (gpointer task)
{
  return is_known (task) &&
         (edubba_task_get_fewest (task) > 0 || edubba_task_get_impossible (task));
}

static void
act (EdubbaTask *task, const char *actions)
{
  g_auto (GStrv) words = g_strsplit (actions, " ", -1);

  for (guint i = 0; words[i]; i++)
    g_assert_true (edubba_match_act (edubba_task_get_match (task), words[i], NULL, NULL));
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
test_rulebook (void)
{
  g_autoptr (EdubbaTask) task = task_new (PUZZLE, PUZZLE_GOAL);

  g_assert_cmpint (edubba_task_get_state (task), ==, EDUBBA_TASK_THINKING);
  check (task, EDUBBA_TASK_SOLVABLE, 0, 4);
  g_assert_cmpuint (edubba_task_get_fewest (task), ==, 4);
  g_assert_null (edubba_task_get_step (task));
  edubba_task_take_back (task); /* nothing is lost */
  check (task, EDUBBA_TASK_SOLVABLE, 0, 4);
  act (task, "win-over");
  check (task, EDUBBA_TASK_SOLVABLE, 1, 3);
  act (task, "migrate:H-S");
  check (task, EDUBBA_TASK_SOLVABLE, 2, 2);
  act (task, "win-over");
  check (task, EDUBBA_TASK_SOLVABLE, 3, 1);
  act (task, "raze");
  check (task, EDUBBA_TASK_SOLVED, 4, 0);
  g_assert_true (game_goal_holds (edubba_task_get_goal (task),
                                  edubba_match_get_state (edubba_task_get_match (task)),
                                  edubba_task_get_tally (task)));
  act (task, "travel:A settle:H");
  check (task, EDUBBA_TASK_SOLVED, 4, 0);
  g_assert_false (edubba_task_get_can_take_back (task));
}

static void
test_unreachable (void)
{
  g_autoptr (EdubbaTask) task = task_new (PUZZLE, PUZZLE_GOAL);
  EdubbaMatch *match = edubba_task_get_match (task);

  act (task, "win-over settle:A");
  check (task, EDUBBA_TASK_UNREACHABLE, 2, 0);
  g_assert_false (edubba_task_get_impossible (task));
  g_assert_true (edubba_task_get_can_take_back (task));
  act (task, "settle:H settle:S");
  check (task, EDUBBA_TASK_UNREACHABLE, 4, 0);
  edubba_match_undo (match);
  edubba_match_undo (match);
  check (task, EDUBBA_TASK_UNREACHABLE, 2, 0);
  edubba_match_undo (match);
  check (task, EDUBBA_TASK_SOLVABLE, 1, 3);
  edubba_match_redo (match);
  check (task, EDUBBA_TASK_UNREACHABLE, 2, 0);
  edubba_task_restart (task);
  check (task, EDUBBA_TASK_SOLVABLE, 0, 4);
  g_assert_true (edubba_match_get_can_redo (match));
}

static gboolean
is_at_1 (gpointer task)
{
  return edubba_match_get_cursor (edubba_task_get_match (task)) == 1;
}

/* It goes back to the last point from which the goal can be reached, also when it must first find
 * out. */
static void
test_taking_back (void)
{
  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (EdubbaTask) task = task_new (PUZZLE, PUZZLE_GOAL);

      act (task, "win-over settle:A settle:H travel:S");
      if (i == 0)
        check (task, EDUBBA_TASK_UNREACHABLE, 4, 0);
      while (!edubba_task_get_can_take_back (task))
        g_main_context_iteration (NULL, TRUE);
      edubba_task_take_back (task);
      fixture_wait (is_at_1, task);
      check (task, EDUBBA_TASK_SOLVABLE, 1, 3);
    }
}

static void
test_ending_the_turn (void)
{
  g_autoptr (EdubbaTask) task = task_new (PUZZLE, PUZZLE_GOAL);

  act (task, "win-over end");
  check (task, EDUBBA_TASK_UNREACHABLE, 2, 0);
  edubba_match_undo (edubba_task_get_match (task));
  check (task, EDUBBA_TASK_SOLVABLE, 1, 3);
}

static void
test_impossible (void)
{
  g_autoptr (EdubbaTask) task = task_new (PUZZLE, "temple(opp,H) = 0 and actions <= 3");

  check (task, EDUBBA_TASK_UNREACHABLE, 0, 0);
  g_assert_true (edubba_task_get_impossible (task));
  g_assert_false (edubba_task_get_can_take_back (task));
  g_assert_cmpuint (edubba_task_get_fewest (task), ==, 0);
}

static void
test_solved_already (void)
{
  g_autoptr (EdubbaTask) task = task_new (PUZZLE, "temple(opp,H) = 6");

  g_assert_cmpint (edubba_task_get_state (task), ==, EDUBBA_TASK_SOLVED);
  g_assert_cmpuint (edubba_task_get_taken (task), ==, 0);
}

static void
test_memory_limit (void)
{
  g_autoptr (EdubbaTask) task = task_new (PUZZLE, PUZZLE_GOAL);

  fixture_wait (is_settled, task);
  edubba_task_set_memory (task, 100);
  act (task, "win-over");
  fixture_wait (is_known, task);
  g_assert_cmpint (edubba_task_get_state (task), ==, EDUBBA_TASK_UNKNOWN);
}

/* The discards of the halved player are played for them, the first in byte order; undo takes them
 * back together with the halving. */
static void
test_answers (void)
{
  g_autoptr (EdubbaTask) task = NULL;
  EdubbaMatch *match;

  task = task_new ("babel/1 A:| H:PPP| M:| P:| S:| pawns=HQ hands=S|AHMPS turn=9",
                   "hand(opp) <= 3");
  match = edubba_task_get_match (task);
  check (task, EDUBBA_TASK_SOLVABLE, 0, 1);
  act (task, "halve:P");
  check (task, EDUBBA_TASK_SOLVED, 1, 0);
  g_assert_cmpuint (edubba_match_get_length (match), ==, 3);
  g_assert_cmpuint (edubba_match_get_seat (match), ==, 0);
  for (guint i = 1; i < 3; i++)
    {
      g_autofree char *text = NULL;

      text = game_action_print (fixture_get_game ()->rules, edubba_match_get_action (match, i));
      g_assert_cmpstr (text, ==, i == 1 ? "discard:A" : "discard:H");
    }
  edubba_match_undo (match);
  g_assert_cmpuint (edubba_match_get_cursor (match), ==, 0);
  check (task, EDUBBA_TASK_SOLVABLE, 0, 1);
  edubba_match_redo (match);
  g_assert_cmpuint (edubba_match_get_cursor (match), ==, 3);
  check (task, EDUBBA_TASK_SOLVED, 1, 0);
}

/* The answer of the solver, asked directly. */
static EdubbaTaskState
solve (EdubbaTask *task, guint *remaining)
{
  EdubbaMatch     *match = edubba_task_get_match (task);
  const GameRules *rules = edubba_match_get_module (match)->rules;
  const GameGoal  *goal = edubba_task_get_goal (task);
  GameTally        tally = { { 0 } };
  g_autoptr (GameSolution) solution = NULL;

  for (guint i = 0; i < edubba_match_get_cursor (match); i++)
    if (edubba_match_get_actor (match, i) == goal->me)
      game_tally_add (&tally, rules, edubba_match_get_action (match, i));
  solution = game_solve (rules,
                         edubba_match_get_state (match),
                         goal,
                         &tally,
                         GAME_SOLVE_ANY_LENGTH,
                         0,
                         GAME_SOLVE_MEMORY,
                         NULL);
  *remaining = solution->verdict == GAME_SOLVABLE ? solution->length : 0;
  return solution->verdict == GAME_SOLVABLE ? EDUBBA_TASK_SOLVABLE : EDUBBA_TASK_UNREACHABLE;
}

/* Plays an action that does not end the turn. */
static void
act_in_turn (EdubbaMatch *match)
{
  const GameRules *rules = edubba_match_get_module (match)->rules;
  g_autoptr (GArray) legal = game_legal_sorted (rules, edubba_match_get_state (match));
  guint      i = (guint) g_test_rand_int_range (0, (gint32) legal->len);
  GameAction action = g_array_index (legal, GameAction, i);

  if (!(rules->kinds[action.kind].flags & GAME_KIND_ENDS_TURN))
    {
      g_autofree char *text = game_action_print (rules, action);

      edubba_match_act (match, text, NULL, NULL);
    }
}

static void
wander (EdubbaMatch *match)
{
  switch (g_test_rand_int_range (0, 4))
    {
    case 0:
      edubba_match_undo (match);
      break;
    case 1:
      edubba_match_redo (match);
      break;
    default:
      act_in_turn (match);
    }
}

/* Wandering about, the verdict of the task is the solver's, at each point and after each request
 * that was overtaken. */
static void
test_wandering (void)
{
  g_autoptr (EdubbaTask) task =
    task_new (PUZZLE, "temple(opp,H) = 0 and travels = 0 and settles <= 1");
  EdubbaMatch *match = edubba_task_get_match (task);

  for (guint i = 0; i < 100; i++)
    {
      EdubbaTaskState state;
      guint           remaining;

      wander (match);
      if (g_test_rand_int_range (0, 3) == 0)
        continue;
      fixture_wait (is_known, task);
      if (edubba_task_get_state (task) == EDUBBA_TASK_SOLVED)
        {
          edubba_task_restart (task);
          continue;
        }
      state = solve (task, &remaining);
      g_assert_cmpint (edubba_task_get_state (task), ==, state);
      g_assert_cmpuint (edubba_task_get_remaining (task), ==, remaining);
    }
}

typedef struct
{
  EdubbaTask *task;
  guint       state;
  guint       n_state;
  guint       n_verdict;
} Watch;

static void
state_changed_cb (Watch *watch)
{
  g_assert_cmpuint (edubba_task_get_state (watch->task), !=, watch->state);
  watch->state = edubba_task_get_state (watch->task);
  watch->n_state++;
}

/* Every property is notified once for every change of it, and `verdict` comes once with all. */
static void
test_notifications (void)
{
  g_autoptr (EdubbaTask) task = task_new (PUZZLE, PUZZLE_GOAL);
  Watch watch = { .task = task, .state = edubba_task_get_state (task) };
  guint fewest = 0;
  guint taken = 0;

  g_signal_connect_swapped (task, "notify::state", G_CALLBACK (state_changed_cb), &watch);
  g_signal_connect_swapped (task, "notify::fewest", G_CALLBACK (fixture_count_cb), &fewest);
  g_signal_connect_swapped (task, "notify::taken", G_CALLBACK (fixture_count_cb), &taken);
  g_signal_connect_swapped (task, "verdict", G_CALLBACK (fixture_count_cb), &watch.n_verdict);
  check (task, EDUBBA_TASK_SOLVABLE, 0, 4);
  g_assert_cmpuint (watch.n_state, ==, 1);
  g_assert_cmpuint (watch.n_verdict, ==, 1);
  g_assert_cmpuint (fewest, ==, 1);
  act (task, "win-over");
  g_assert_cmpuint (taken, ==, 1);
  check (task, EDUBBA_TASK_SOLVABLE, 1, 3);
  g_assert_cmpuint (watch.n_state, ==, 3);
  g_assert_cmpuint (watch.n_verdict, ==, 3);
  edubba_match_undo (edubba_task_get_match (task)); /* the proof of that point is still there */
  g_assert_cmpint (edubba_task_get_state (task), ==, EDUBBA_TASK_SOLVABLE);
  g_assert_cmpuint (watch.n_state, ==, 3);
  g_assert_cmpuint (watch.n_verdict, ==, 4);
  g_assert_cmpuint (taken, ==, 2);
  g_assert_cmpuint (fewest, ==, 1);
}

/* Thrown away while it proves something that takes far longer than there is time for. */
static void
test_finalization (void)
{
  for (guint ms = 0; ms < 8; ms++)
    {
      g_autoptr (EdubbaTask) task = NULL;
      g_autoptr (EdubbaMatch) match = NULL;

      task = task_new ("babel/1 A:AAAHHH| H:HHHSSS|A M:MMMPPP|A P:PPPMMM| S:SSSAAA| pawns=HQ "
                       "hands=AHMPS|??????? turn=9",
                       "score(me) >= 19");
      match = g_object_ref (edubba_task_get_match (task));
      if (ms > 0)
        fixture_run (ms);
      g_assert_cmpint (edubba_task_get_state (task), ==, EDUBBA_TASK_THINKING);
      g_assert_finalize_object (g_steal_pointer (&task));
      fixture_act (match);
      g_assert_finalize_object (g_steal_pointer (&match));
    }
  fixture_run (50);
}

/* Nothing is worked out for a task that nobody sees, and everything once it is seen again. */
static void
test_paused (void)
{
  g_autoptr (EdubbaTask) task = task_new (PUZZLE, PUZZLE_GOAL);
  g_autoptr (EdubbaTask) other = NULL;

  edubba_task_set_paused (task, TRUE);
  other = task_new (PUZZLE, PUZZLE_GOAL);
  check (other, EDUBBA_TASK_SOLVABLE, 0, 4);
  g_assert_cmpint (edubba_task_get_state (task), ==, EDUBBA_TASK_THINKING);
  edubba_task_set_paused (task, FALSE);
  check (task, EDUBBA_TASK_SOLVABLE, 0, 4);
  edubba_task_set_paused (task, TRUE);
  act (task, "end"); /* too early */
  check (other, EDUBBA_TASK_SOLVABLE, 0, 4);
  g_assert_cmpint (edubba_task_get_state (task), !=, EDUBBA_TASK_SOLVABLE);
}

int
main (int argc, char **argv)
{
  fixed_test_init (&argc, &argv);

  g_test_add_func ("/task/rulebook", test_rulebook);
  g_test_add_func ("/task/unreachable", test_unreachable);
  g_test_add_func ("/task/taking-back", test_taking_back);
  g_test_add_func ("/task/ending-the-turn", test_ending_the_turn);
  g_test_add_func ("/task/impossible", test_impossible);
  g_test_add_func ("/task/solved-already", test_solved_already);
  g_test_add_func ("/task/memory-limit", test_memory_limit);
  g_test_add_func ("/task/answers", test_answers);
  g_test_add_func ("/task/wandering", test_wandering);
  g_test_add_func ("/task/paused", test_paused);
  g_test_add_func ("/task/notifications", test_notifications);
  g_test_add_func ("/task/finalization", test_finalization);
  return g_test_run ();
}
