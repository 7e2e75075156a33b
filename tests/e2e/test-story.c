/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Babel's story from an empty home, the first game and then a chapter at a time, through the
 * accessible tree and with the pointer. The first game is lost by doing nothing, and played until
 * it is won, with all that its tutor says. Every step of a chapter's lessons is taken as it is
 * offered, each wrong answer is given and each foreseen mistake made once, and what is said then is
 * what stands in the lesson's file. Then the chapter's short game is lost, tried again until it is
 * won, and counts on the page of the course.
 * With the pointer that is done in every run; the accessible tree is read long before each press,
 * so that all chapters after the first are done through it in the long run alone.
 *
 * story-walk.h has the short games; the lessons are taken here.
 */
#include "babel-presses.h"
#include "babel.h"
#include "edubba-lesson-sitting.h"
#include "keys.h"
#include "step-way.h"
#include "story-walk.h"
#include "ui-fixture.h"
#include "window-fixture.h"

#define N_CHAPTERS 5

typedef struct
{
  StoryWalk story;
  guint     missed;
  guint     foreseen;
  guint     wrong;
} Walk;

static void
press (Walk *walk, const char *name)
{
  story_walk_press (&walk->story, name);
}

static void
hear (Walk *walk, const char *text)
{
  story_walk_hear (&walk->story, text);
}

static EdubbaLesson *
get_lesson (Walk *walk)
{
  return story_walk_get_lesson (&walk->story);
}

static gboolean
finds (Walk *walk, const char *name)
{
  return walk->story.hands->finds (GTK_WINDOW (walk->story.window), name);
}

/* ---- Lessons ---- */

static gboolean
is_ready (gpointer data)
{
  EdubbaLesson *lesson = get_lesson (data);
  EdubbaTask   *task = edubba_lesson_get_task (lesson);

  return edubba_lesson_get_phase (lesson) != EDUBBA_PHASE_SHOWING &&
         (task == NULL || edubba_task_get_state (task) != EDUBBA_TASK_THINKING);
}

static void
reach (Walk *walk, const CourseStep *step, guint goal)
{
  EdubbaMatch     *match = edubba_lesson_get_match (get_lesson (walk));
  const GameRules *rules = edubba_match_get_module (match)->rules;
  g_autofree char *way = step_way_find (rules, step, edubba_match_get_state (match), goal);
  g_auto (GStrv) words = NULL;

  g_assert_nonnull (way);
  words = g_strsplit (way, " ", -1);
  for (guint i = 0; words[i] != NULL; i++)
    {
      GameAction action;

      g_assert_true (rules->parse_action (words[i], &action, NULL));
      story_walk_play (&walk->story, match, action);
    }
  hear (walk, step->done[goal]);
}

static gboolean
is_doing (gpointer walk)
{
  return edubba_lesson_get_phase (get_lesson (walk)) == EDUBBA_PHASE_DOING && is_ready (walk);
}

/* A foreseen mistake is answered with its sentence, and the way on is another try. */
static void
do_step (Walk *walk, const CourseStep *step)
{
  for (guint goal = 0; goal < step->n_goals; goal++)
    {
      if (step->kinds[goal] != COURSE_GOAL_MISSED)
        continue;
      reach (walk, step, goal);
      g_assert_false (finds (walk, "Continue"));
      press (walk, "Try Again");
      ui_wait (is_doing, walk);
      walk->missed++;
    }
  reach (walk, step, 0);
}

static void
answer_step (Walk *walk, const CourseStep *step)
{
  for (guint i = 0; step->choices[i] != NULL; i++)
    {
      if (i == step->right)
        continue;
      press (walk, step->choices[i]);
      hear (walk, step->replies[i]);
      g_assert_false (finds (walk, "Continue"));
      walk->wrong++;
    }
  press (walk, step->choices[step->right]);
  hear (walk, step->replies[step->right]);
}

/* A step that was left. */
typedef struct
{
  EdubbaLesson *lesson;
  guint         index;
} Left;

static gboolean
is_left (gpointer data)
{
  const Left *left = data;

  return edubba_lesson_get_phase (left->lesson) == EDUBBA_PHASE_OVER ||
         edubba_lesson_get_index (left->lesson) > left->index;
}

static void
take_step (Walk *walk, const CourseLesson *file)
{
  EdubbaLesson     *lesson = get_lesson (walk);
  Left              left = { lesson, edubba_lesson_get_index (lesson) };
  const CourseStep *step = course_lesson_get_step (file, left.index);

  g_test_message ("%s", step->name);
  ui_wait (is_ready, walk);
  hear (walk, step->say);
  if (step->kind == COURSE_STEP_DO)
    do_step (walk, step);
  else if (step->kind == COURSE_STEP_ASK)
    answer_step (walk, step);
  for (guint i = 0; i < step->n_goals; i++)
    walk->foreseen += step->kinds[i] == COURSE_GOAL_MISSED;
  press (walk, "Continue");
  ui_wait (is_left, &left);
}

/* A lesson that has been opened. */
static void
take_lesson (Walk *walk, const char *id)
{
  const CourseLesson *file = edubba_course_find_lesson (walk->story.course, id);

  g_test_message ("%s", id);
  story_walk_await_lesson (&walk->story, id);
  edubba_lesson_set_pace (get_lesson (walk), 1);
  while (edubba_lesson_get_phase (get_lesson (walk)) != EDUBBA_PHASE_OVER)
    take_step (walk, file);
  g_assert_cmpint (edubba_lesson_get_outcome (get_lesson (walk)), ==, EDUBBA_OUTCOME_LEARNT);
  hear (walk, course_lesson_get_summary (file));
}

/* ---- Chapters ---- */

/* The list of all lessons lies behind the first game. Each lesson but the first is opened by the
 * offer after the one before. */
static void
take_chapter (Walk *walk, const CourseBout *bout)
{
  const char *const *ids = course_bout_get_lessons (bout);
  g_autofree char   *rival =
    g_strdup_printf ("Play Against %s", course_bout_get_text (bout, COURSE_BOUT_NAME));
  g_autofree char    *won = g_strdup_printf ("%s. Won", rival);
  const CourseLesson *first = edubba_course_find_lesson (walk->story.course, ids[0]);

  press (walk, "Learn");
  press (walk, "Back");
  walk->story.hands->open_row (GTK_WINDOW (walk->story.window), course_lesson_get_title (first));
  for (guint i = 0; ids[i] != NULL; i++)
    {
      g_autofree char *next = NULL;

      take_lesson (walk, ids[i]);
      if (ids[i + 1] != NULL)
        next = g_strdup_printf ("Next lesson: %s",
                                course_lesson_get_title (
                                  edubba_course_find_lesson (walk->story.course, ids[i + 1])));
      press (walk, next != NULL ? next : rival);
    }
  story_walk_take_bout (&walk->story, bout);
  press (walk, "Back");
  walk->story.hands->see_row (GTK_WINDOW (walk->story.window), won);
}

typedef struct
{
  const StoryHands *hands;
  guint             chapter; /* from 1, or 0: the first game */
} Row;

static void
test_chapter (gconstpointer data)
{
  const Row *row = data;
  Walk       walk = { 0 };

  story_walk_begin (&walk.story, babel_get_game (), row->hands, babel_presses_list);
  if (row->chapter == 0)
    story_walk_take_first_game (&walk.story);
  else
    take_chapter (&walk,
                  g_ptr_array_index (edubba_course_get_bouts (walk.story.course), row->chapter));
  g_test_message ("%u mistakes, %u wrong answers", walk.missed, walk.wrong);
  g_assert_cmpuint (walk.missed, ==, walk.foreseen);
  g_assert_true (walk.wrong > 0 || row->chapter == 0);
  story_walk_end (&walk.story);
}

int
main (int argc, char *argv[])
{
  static Row rows[2 * (N_CHAPTERS + 1)];

  window_fixture_init (&argc, &argv, babel_get_game);
  keys_init ();
  /* Motion stops at a press, which then means nothing else. */
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      gboolean         points = i > N_CHAPTERS;
      guint            chapter = i % (N_CHAPTERS + 1);
      g_autofree char *path =
        g_strdup_printf ("/e2e/story/chapter-%u/%s", chapter, points ? "pointer" : "tree");

      if (!points && chapter > 1 && !g_test_slow ())
        continue;
      rows[i] = (Row) { points ? &story_pointer : &story_reader, chapter };
      g_test_add_data_func (path, &rows[i], test_chapter);
    }
  return window_fixture_run ();
}
