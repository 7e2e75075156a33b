/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Playing everything that lessons ask for: every shortest line the solver finds is accepted with
 * its last action and not before, a longer one is too where there is one, and a wrong first action
 * in a task is known to be one. A rule that changes names each step that it breaks.
 */
#include "course-lesson.h"

#include "../fixed.h"
#include "game-state.h"
#include "shipped.h"
#include "walk.h"

/* A free task at the end of a lesson. */
typedef struct
{
  const char *lesson;
  const char *task;
  guint       longer; /* the length of a longer line that solves it too, or 0: there is none */
  const char *astray; /* a first action after which the goal is out of reach, or NULL */
} Task;

static const Task tasks[] = {
  { "assyrians", "Task 1", 4, "migrate:H-A" },
  { "assyrians", "Task 2", 7, "migrate:H-A" },
  { "building-higher", "Task 1", 6, NULL },
  { "first-game", "Task 1", 7, "travel:M" },
  { "first-temple", "Task 1", 5, NULL },
  { "game-end", "Task 1", 0, "halve:A" },
  { "game-end", "Task 2", 3, "travel:A" },
  { "halving", "Task 1", 6, "migrate:A-H" },
  { "halving", "Task 2", 4, "settle:A" },
  { "hittite-land", "Task 1", 0, "halve:S" },
  { "hittites", "Task 1", 0, "travel:H" },
  { "hittites", "Task 2", 3, "halve:H" },
  { "medes", "Task 1", 0, "travel:M" },
  { "medes", "Task 2", 3, "expel:H" },
  { "migration", "Task 1", 4, "migrate:H-A" },
  { "migration", "Task 2", 0, "settle:S" },
  { "options", "Task 1", 3, "migrate:P-A" },
  { "persians", "Task 1", 0, "travel:P" },
  { "persians", "Task 2", 0, "halve:P" },
  { "runs", "Task 1", 4, "settle:H" },
  { "runs", "Task 2", 6, "migrate:P-H" },
  { "sumerians", "Task 1", 0, "halve:S" },
  { "sumerians", "Task 2", 4, "settle:A" },
  { "tablet-house", "Task 1", 3, NULL },
  { "thinking-ahead", "Task 1", 0, "expel:A" },
  { "thinking-ahead", "Task 2", 5, "settle:P" },
  { "thinking-ahead", "Task 3", 3, "halve:H" },
  { "travel-and-settle", "Task 1", 0, "travel:H" },
  { "whole-turn", "Task 1", 6, NULL },
  { "whole-turn", "Task 2", 4, "travel:M" },
};

/* A step with a position of its own in which something is to be done, with one of its goals. */
typedef struct
{
  CourseLesson     *lesson;
  const CourseStep *step;
  guint             goal;
} Point;

static void
walk_begin (Walk *walk, const Point *point)
{
  const CourseStep *step = point->step;

  *walk = (Walk) {
    .rules = course_lesson_get_module (point->lesson)->rules,
    .goal = &step->goals[point->goal],
    .filter = course_step_get_filter (step),
  };
  walk->state = game_position_parse_full (walk->rules, step->position, 0, NULL);
  for (guint i = 0; i < step->shown->len; i++)
    {
      GameAction action = g_array_index (step->shown, GameAction, i);

      if (game_state_judge (walk->rules, walk->state, action) == GAME_LEGAL)
        walk->rules->apply (walk->state, action, NULL);
      else
        g_test_fail_printf ("%s: [%s] shows what is refused",
                            course_lesson_get_id (point->lesson),
                            step->name);
    }
}

/* Every shortest line is accepted. */
static void
test_lines (gconstpointer data)
{
  const Point *point = data;
  g_autoptr (GameSolution) solution = NULL;
  Walk walk;

  walk_begin (&walk, point);
  solution = walk_solve (&walk, G_MAXUINT64);
  if (solution->verdict == GAME_SOLVABLE)
    walk_try_lines (&walk, solution);
  else
    g_test_fail_printf ("%s: [%s] goal %u cannot be reached",
                        course_lesson_get_id (point->lesson),
                        point->step->name,
                        point->goal + 1);
  walk_end (&walk);
}

/* A longer line beside the first of the shortest; 0 if there is none. */
static guint
find_longer (const Point *point)
{
  Walk  walk;
  guint taken;

  walk_begin (&walk, point);
  taken = walk_find_longer (&walk);
  walk_end (&walk);
  return taken;
}

/* The first action in byte order after which the goal is out of reach, though the turn goes on; or
 * NULL. */
static char *
find_astray (const Point *point)
{
  g_autoptr (GArray) legal = NULL;
  char *found = NULL;
  Walk  walk;

  walk_begin (&walk, point);
  legal = game_legal_sorted (walk.rules, walk.state);
  for (guint i = 0; i < legal->len && !found; i++)
    {
      GameAction action = g_array_index (legal, GameAction, i);
      g_autoptr (GameSolution) solution = NULL;
      Walk other;

      if (walk.rules->kinds[action.kind].flags & GAME_KIND_ENDS_TURN)
        continue;
      walk_copy (&other, &walk);
      walk_act (&other, action);
      solution = walk_solve (&other, 1);
      if (solution->verdict == GAME_UNSOLVABLE)
        found = game_action_print (walk.rules, action);
      walk_end (&other);
    }
  walk_end (&walk);
  return found;
}

static const Task *
find_task (const Point *point)
{
  for (guint i = 0; i < G_N_ELEMENTS (tasks); i++)
    if (strcmp (tasks[i].lesson, course_lesson_get_id (point->lesson)) == 0 &&
        strcmp (tasks[i].task, point->step->name) == 0)
      return &tasks[i];
  return NULL;
}

static void
test_task (gconstpointer data)
{
  const Point     *point = data;
  const Task      *row = find_task (point);
  guint            longer = find_longer (point);
  g_autofree char *astray = find_astray (point);

  if (!row || row->longer != longer || g_strcmp0 (row->astray, astray) != 0)
    g_test_fail_printf ("{ \"%s\", \"%s\", %u, %s%s%s },",
                        course_lesson_get_id (point->lesson),
                        point->step->name,
                        longer,
                        astray ? "\"" : "",
                        astray ? astray : "NULL",
                        astray ? "\"" : "");
}

static void
free_point (gpointer data)
{
  course_lesson_unref (((Point *) data)->lesson);
  g_free (data);
}

static void
add (const char *name, CourseLesson *lesson, const CourseStep *step, guint goal, GTestDataFunc test)
{
  Point           *point = g_new0 (Point, 1);
  g_autofree char *word = g_strdelimit (g_strdup (step->name), " ", '-');
  g_autofree char *path = g_strdup_printf ("/shipped-tasks/%s/%s/%s/%u",
                                           name,
                                           course_lesson_get_id (lesson),
                                           word,
                                           goal + 1);

  *point = (Point) { course_lesson_ref (lesson), step, goal };
  g_test_add_data_func_full (path, point, test, free_point);
}

static void
add_lesson (CourseLesson *lesson)
{
  for (guint i = 0; i < course_lesson_get_n_steps (lesson); i++)
    {
      const CourseStep *step = course_lesson_get_step (lesson, i);

      for (guint g = 0; step->position && g < step->n_goals; g++)
        add ("lines", lesson, step, g, test_lines);
      if (step->is_task)
        add ("task", lesson, step, 0, test_task);
    }
}

int
main (int argc, char **argv)
{
  g_autofree char *folder = NULL;
  g_autoptr (GDir) dir = NULL;
  const char *name;

  fixed_test_init (&argc, &argv);

  folder = shipped_get_folder ("lessons");
  dir = g_dir_open (folder, 0, NULL);
  while ((name = g_dir_read_name (dir)))
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);
      g_autoptr (GError) error = NULL;
      g_autoptr (CourseLesson) lesson = course_lesson_load (games_modules, path, &error);

      g_assert_no_error (error);
      add_lesson (lesson);
    }
  return g_test_run ();
}
