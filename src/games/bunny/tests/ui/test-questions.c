/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Quick questions in the program's window: what is typed is judged and worked out, the board does
 * not tell what is asked, what they train is remembered, and nothing else is.
 */
#include "bunny-board-private.h"
#include "bunny.h"
#include "display.h"
#include "edubba-lesson-sitting.h"
#include "edubba-message-line.h"
#include "edubba-window-parts.h"
#include "ui-fixture.h"
#include "window-fixture.h"

/* What can be pressed is at least so high. */
#define HEIGHT 44

static EdubbaLesson *
get_lesson (EdubbaWindow *window)
{
  return edubba_lesson_sitting_find_lesson (edubba_window_get_match_page (window));
}

static gboolean
is_reticent (EdubbaWindow *window)
{
  GtkWidget *page = GTK_WIDGET (edubba_window_get_match_page (window));

  return BUNNY_BOARD (ui_find (page, BUNNY_TYPE_BOARD))->view.reticent;
}

static void
type (EdubbaWindow *window, const char *text)
{
  GtkWidget *entry = ui_find (GTK_WIDGET (window), GTK_TYPE_ENTRY);
  int        height;

  gtk_widget_measure (entry, GTK_ORIENTATION_VERTICAL, -1, &height, NULL, NULL, NULL);
  g_assert_cmpint (height, >=, HEIGHT);
  gtk_editable_set_text (GTK_EDITABLE (entry), text);
  g_signal_emit_by_name (entry, "activate");
  ui_settle ();
}

static void
answer_number (EdubbaWindow *window)
{
  EdubbaLesson     *lesson = get_lesson (window);
  const CourseStep *step = edubba_lesson_get_step (lesson);
  gint              right = course_step_get_answer (
                 step, edubba_match_get_state (edubba_lesson_get_match (lesson)), 0);
  EdubbaMessageLine *line =
    EDUBBA_MESSAGE_LINE (ui_find (GTK_WIDGET (window), EDUBBA_TYPE_MESSAGE_LINE));
  g_autofree char *wrong = g_strdup_printf ("%d", right + 1);
  g_autofree char *text = g_strdup_printf (" %d", right);

  type (window, "many");
  g_assert_cmpint (edubba_message_line_get_kind (line), ==, EDUBBA_MESSAGE_REFUSAL);
  g_assert_null (edubba_lesson_get_reply (lesson));
  type (window, wrong);
  g_assert_true (g_str_has_prefix (edubba_lesson_get_reply (lesson), step->replies[1]));
  g_assert_true (ui_says (GTK_WIDGET (window), edubba_lesson_get_reply (lesson)));
  g_assert_true (is_reticent (window));
  type (window, text);
  g_assert_true (ui_says (GTK_WIDGET (window), step->replies[0]));
}

static void
answer_choice (EdubbaWindow *window)
{
  const CourseStep *step = edubba_lesson_get_step (get_lesson (window));
  guint             wrong = step->right == 0;

  ui_press (GTK_WIDGET (window), step->choices[wrong]);
  g_assert_true (ui_says (GTK_WIDGET (window), step->replies[wrong]));
  ui_press (GTK_WIDGET (window), step->choices[step->right]);
  g_assert_true (ui_says (GTK_WIDGET (window), step->replies[step->right]));
}

/* Each is answered wrong first, then right. */
static void
answer_all (EdubbaWindow *window)
{
  EdubbaLesson *lesson = get_lesson (window);

  for (guint i = 0; i < edubba_lesson_get_n_steps (lesson); i++)
    {
      ui_settle ();
      g_assert_cmpint (edubba_lesson_get_phase (lesson), ==, EDUBBA_PHASE_ASKING);
      g_assert_true (is_reticent (window));
      if (edubba_lesson_get_step (lesson)->has_answer)
        answer_number (window);
      else
        answer_choice (window);
      g_assert_cmpint (edubba_lesson_get_phase (lesson), ==, EDUBBA_PHASE_DONE);
      g_assert_false (is_reticent (window));
      gtk_widget_activate_action (GTK_WIDGET (edubba_window_get_match_page (window)), "match.next",
                                  NULL);
    }
}

static void
test_questions (void)
{
  EdubbaWindow   *window = window_fixture_create_fresh ();
  EdubbaProgress *progress = edubba_window_get_progress (window);
  EdubbaLesson   *before;

  gtk_widget_activate_action (GTK_WIDGET (window), "win.puzzles", "s", "bunny");
  ui_settle ();
  g_assert_true (ui_says (GTK_WIDGET (window), "Quick Questions"));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.questions", "s", "bunny");
  ui_settle ();
  answer_all (window);
  ui_settle ();
  g_assert_true (ui_says (GTK_WIDGET (window), "Right at the first try: 0 of 5."));
  g_assert_true (edubba_progress_has_game (progress, "bunny"));
  g_assert_false (edubba_progress_has_begun_lesson (progress, "bunny"));
  before = get_lesson (window);
  ui_press (GTK_WIDGET (window), "More Questions");
  ui_settle ();
  g_assert_true (get_lesson (window) != NULL && get_lesson (window) != before);
  window_fixture_destroy (window);
}

int
main (int argc, char **argv)
{
  display_allow_announcements ();
  window_fixture_init (&argc, &argv, bunny_get_game);
  g_test_add_func ("/bunny/questions", test_questions);
  return window_fixture_run ();
}
