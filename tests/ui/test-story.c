/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Babel's whole course in the window, in its order, by the window's offers: each wrong answer is
 * given once, each foreseen mistake made once, read and tried again, and each lesson learnt. The
 * bouts between the chapters are played in test-bouts.c.
 */
#include "babel.h"
#include "edubba-lesson-panel.h"
#include "edubba-lesson-sitting.h"
#include "edubba-match-page.h"
#include "edubba-spotlight.h"
#include "edubba-window-private.h"
#include "game-state.h"
#include "step-way.h"
#include "ui-fixture.h"
#include "window-fixture.h"

/* The counts of the whole course. */
static struct
{
  guint missed;
  guint wrong;
  guint pointed;
} met;

static EdubbaLesson *
get_lesson (EdubbaWindow *window)
{
  return edubba_lesson_sitting_find_lesson (window->match_page);
}

static GtkWidget *
get_panel (EdubbaWindow *window)
{
  return ui_find (GTK_WIDGET (window), EDUBBA_TYPE_LESSON_PANEL);
}

/* Skips the actions that are shown first, and waits until the way to the goal is known. */
static gboolean
is_ready (gpointer window)
{
  EdubbaLesson *lesson = get_lesson (window);
  EdubbaTask   *task = edubba_lesson_get_task (lesson);

  if (edubba_lesson_get_phase (lesson) == EDUBBA_PHASE_SHOWING)
    gtk_widget_activate_action (GTK_WIDGET (EDUBBA_WINDOW (window)->match_page), "match.skip",
                                NULL);
  return edubba_lesson_get_phase (lesson) != EDUBBA_PHASE_SHOWING &&
         (task == NULL || edubba_task_get_state (task) != EDUBBA_TASK_THINKING);
}

/* Plays a way to a goal through the page's action, which a board's own parts activate, too. */
static void
reach (EdubbaWindow *window, guint goal)
{
  EdubbaLesson     *lesson = get_lesson (window);
  const CourseStep *step = edubba_lesson_get_step (lesson);
  const GameRules  *rules = babel_get_game ()->module->rules;
  g_auto (GStrv) words = NULL;
  g_autofree char *way =
    step_way_find (rules, step, edubba_match_get_state (edubba_lesson_get_match (lesson)), goal);

  g_assert_nonnull (way);
  g_test_message ("%s, goal %u: %s", step->name, goal + 1, way);
  words = g_strsplit (way, " ", -1);
  for (guint i = 0; words[i] != NULL; i++)
    gtk_widget_activate_action (GTK_WIDGET (window->match_page), "match.act", "s", words[i]);
  g_assert_true (ui_says (get_panel (window), step->done[goal]));
}

/* A foreseen mistake is answered with its sentence, and the only way on is another try. */
static void
make_mistakes (EdubbaWindow *window)
{
  EdubbaLesson     *lesson = get_lesson (window);
  const CourseStep *step = edubba_lesson_get_step (lesson);

  for (guint goal = 0; goal < step->n_goals; goal++)
    {
      if (step->kinds[goal] != COURSE_GOAL_MISSED)
        continue;
      reach (window, goal);
      g_assert_cmpint (edubba_lesson_get_phase (lesson), ==, EDUBBA_PHASE_MISSED);
      g_assert_null (ui_find_button (get_panel (window), "Continue"));
      ui_press (get_panel (window), "Try Again");
      ui_wait (is_ready, window);
      g_assert_cmpint (edubba_lesson_get_phase (lesson), ==, EDUBBA_PHASE_DOING);
      met.missed++;
    }
}

/* Checks that a part of the board is found at its place: a press there is the answer. */
static void
point_at (EdubbaWindow *window, const char *const *points, guint choice)
{
  EdubbaSpotlight *spotlight =
    EDUBBA_SPOTLIGHT (ui_find (GTK_WIDGET (window->match_page), EDUBBA_TYPE_SPOTLIGHT));
  EdubbaBoard    *board = EDUBBA_BOARD (adw_bin_get_child (ADW_BIN (spotlight)));
  GtkWidget      *part = edubba_board_find_part (board, points[choice]);
  graphene_rect_t area;

  g_assert_nonnull (part);
  ui_wait_for_frames (GTK_WIDGET (window), 3);
  g_assert_true (edubba_board_compute_frame (board, part, GTK_WIDGET (spotlight), &area));
  g_assert_cmpint (edubba_spotlight_find_at (spotlight, points,
                                             area.origin.x + area.size.width / 2,
                                             area.origin.y + area.size.height / 2),
                   ==, (int) choice);
  met.pointed++;
}

static void
answer (EdubbaWindow *window)
{
  const CourseStep  *step = edubba_lesson_get_step (get_lesson (window));
  const char *const *points = (const char *const *) step->points;

  for (guint i = 0; points[0] != NULL && step->choices[i] != NULL; i++)
    if (!g_str_equal (points[i], COURSE_NOWHERE))
      point_at (window, points, i);
  for (guint i = 0; step->choices[i] != NULL; i++)
    {
      if (i == step->right)
        continue;
      ui_press (get_panel (window), step->choices[i]);
      g_assert_true (ui_says (get_panel (window), step->replies[i]));
      g_assert_null (ui_find_button (get_panel (window), "Continue"));
      met.wrong++;
    }
  ui_press (get_panel (window), step->choices[step->right]);
  g_assert_true (ui_says (get_panel (window), step->replies[step->right]));
}

static void
take_step (EdubbaWindow *window)
{
  ui_wait (is_ready, window);
  if (edubba_lesson_get_phase (get_lesson (window)) == EDUBBA_PHASE_DOING)
    {
      make_mistakes (window);
      reach (window, 0);
    }
  else if (edubba_lesson_get_phase (get_lesson (window)) == EDUBBA_PHASE_ASKING)
    answer (window);
  ui_press (get_panel (window), "Continue");
}

static void
take_lesson (EdubbaWindow *window, const CourseLesson *file)
{
  g_autofree char *target = g_strdup_printf ("babel/%s", course_lesson_get_id (file));

  g_test_message ("%s", target);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.lesson", "s", target);
  ui_settle ();
  while (edubba_lesson_get_phase (get_lesson (window)) != EDUBBA_PHASE_OVER)
    {
      guint step = edubba_lesson_get_index (get_lesson (window));

      take_step (window);
      g_assert_cmpuint (edubba_lesson_get_index (get_lesson (window)), >, step);
    }
  g_assert_cmpint (edubba_lesson_get_outcome (get_lesson (window)), ==, EDUBBA_OUTCOME_LEARNT);
  g_assert_true (ui_says (get_panel (window), course_lesson_get_summary (file)));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.back", NULL);
  ui_settle ();
}

/* The number of goals of a lesson that are foreseen as mistakes. */
static guint
count_foreseen (const CourseLesson *file)
{
  guint n = 0;

  for (guint i = 0; i < course_lesson_get_n_steps (file); i++)
    {
      const CourseStep *step = course_lesson_get_step (file, i);

      for (guint goal = 0; goal < step->n_goals; goal++)
        n += step->kinds[goal] == COURSE_GOAL_MISSED;
    }
  return n;
}

static void
test_course (void)
{
  const EdubbaGame       *game = babel_get_game ();
  const GameModule *const modules[] = { game->module, NULL };
  EdubbaWindow           *window = window_fixture_create_fresh ();
  g_autoptr (EdubbaCourse) course = edubba_course_new (game, modules, NULL);
  GPtrArray *lessons = edubba_course_get_lessons (course);
  guint      foreseen = 0;

  gtk_window_set_default_size (GTK_WINDOW (window), 1100, 760);
  for (guint i = 0; i < lessons->len; i++)
    {
      take_lesson (window, lessons->pdata[i]);
      foreseen += count_foreseen (lessons->pdata[i]);
    }
  g_test_message ("%u mistakes, %u wrong answers, %u parts pointed at", met.missed, met.wrong,
                  met.pointed);
  g_assert_cmpuint (foreseen, >, 0);
  g_assert_cmpuint (met.missed, ==, foreseen);
  g_assert_cmpuint (met.wrong, >, 20);
  g_assert_cmpuint (met.pointed, >, 2);
  window_fixture_destroy (window);
}

int
main (int argc, char *argv[])
{
  window_fixture_init (&argc, &argv, babel_get_game);
  g_test_add_func ("/ui/story/course", test_course);
  return window_fixture_run ();
}
