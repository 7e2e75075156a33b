/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Quick questions in the program's window: a typed answer is judged and worked out, the board
 * does not tell the answer, the trained paragraphs are remembered, and nothing else is.
 */
#include "bunny-board-private.h"
#include "bunny.h"
#include "display.h"
#include "edubba-daily-drill-page.h"
#include "edubba-lesson-sitting.h"
#include "edubba-message-line.h"
#include "edubba-window-parts.h"
#include "ui-fixture.h"
#include "window-fixture.h"

/* The least height of a part to be pressed. */
#define HEIGHT 44

/* More than it takes until the daily five are a question. */
#define MAX_TRIES 50

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

static gboolean
is_made (gpointer page)
{
  EdubbaDailyDrill *five = edubba_daily_drill_page_get_drill (page);

  return edubba_daily_drill_get_n (five) == 1 &&
         edubba_daily_drill_get_state (five, 0) != EDUBBA_DAILY_DRILL_MAKING;
}

/* Opens the daily five, for somebody who knows one rule, until they are a question: not every one
 * is. */
static EdubbaDailyDrill *
open_five (EdubbaWindow *window)
{
  for (guint i = 0; i < MAX_TRIES; i++)
    {
      GtkWidget        *page;
      EdubbaDailyDrill *five;

      gtk_widget_activate_action (GTK_WIDGET (window), "win.daily-five", "s", "bunny");
      page = ui_find (GTK_WIDGET (window), EDUBBA_TYPE_DAILY_DRILL_PAGE);
      ui_wait (is_made, page);
      five = edubba_daily_drill_page_get_drill (EDUBBA_DAILY_DRILL_PAGE (page));
      if (edubba_daily_drill_get_question (five, 0) != NULL)
        return five;
      g_assert_nonnull (edubba_daily_drill_get_puzzle (five, 0));
      gtk_widget_activate_action (GTK_WIDGET (window), "win.back", NULL);
      ui_settle ();
    }
  g_assert_not_reached ();
}

static void
answer (EdubbaWindow *window, gboolean right)
{
  EdubbaLesson     *lesson = get_lesson (window);
  const CourseStep *step = edubba_lesson_get_step (lesson);
  gint              number;
  g_autofree char  *text = NULL;

  if (!step->has_answer)
    {
      ui_press (GTK_WIDGET (window), step->choices[right ? step->right : step->right == 0]);
      return;
    }
  number =
    course_step_get_answer (step, edubba_match_get_state (edubba_lesson_get_match (lesson)), 0);
  text = g_strdup_printf ("%d", number + !right);
  type (window, text);
}

/* The memory of the only rule that was met. */
static EdubbaMemory
get_memory (EdubbaWindow *window)
{
  EdubbaProgress *progress = edubba_window_get_progress (window);
  g_autoptr (GPtrArray) rules =
    edubba_progress_list_due (progress, "bunny", edubba_progress_get_now (progress), G_MAXUINT);

  g_assert_cmpuint (rules->len, ==, 1);
  return ((const EdubbaDueRule *) rules->pdata[0])->memory;
}

/* A question comes among the daily five, in the place of a task: it is counted like one, also in
 * memory, cannot be skipped, and leads on to the next or back to all of them. */
static void
test_daily (gconstpointer data)
{
  gboolean          slips = GPOINTER_TO_INT (data);
  EdubbaWindow     *window = window_fixture_create_fresh ();
  EdubbaDailyDrill *five;
  EdubbaMemory      memory;

  edubba_progress_note_rule (edubba_window_get_progress (window), "bunny", "4.3", EDUBBA_RULE_WHY);
  memory = get_memory (window);
  g_assert_true (memory.met == 0 && memory.grade == EDUBBA_GRADE_NONE);
  five = open_five (window);
  ui_press (GTK_WIDGET (window), "Begin");
  ui_settle ();
  g_assert_nonnull (get_lesson (window));
  g_assert_true (ui_says (GTK_WIDGET (window), "1 of 1"));
  g_assert_null (ui_find_button (GTK_WIDGET (window), "Skip Step"));
  if (slips)
    {
      answer (window, FALSE);
      g_assert_cmpint (edubba_daily_drill_get_state (five, 0), ==, EDUBBA_DAILY_DRILL_FAILED);
    }
  g_assert_null (ui_find_button (GTK_WIDGET (window), "Finish"));
  answer (window, TRUE);
  g_assert_cmpint (edubba_daily_drill_get_state (five, 0), ==,
                   slips ? EDUBBA_DAILY_DRILL_SOLVED : EDUBBA_DAILY_DRILL_CLEAN);
  memory = get_memory (window);
  g_assert_true (slips ? memory.troubled > 0 : memory.met > 0);
  g_assert_cmpint (memory.grade, !=, EDUBBA_GRADE_NONE);
  ui_press (GTK_WIDGET (window), "Finish");
  ui_settle ();
  g_assert_null (edubba_window_get_match_page (window));
  ui_press (GTK_WIDGET (window), "Done");
  window_fixture_destroy (window);
}

int
main (int argc, char **argv)
{
  display_allow_announcements ();
  window_fixture_init (&argc, &argv, bunny_get_game);
  g_test_add_func ("/bunny/questions", test_questions);
  g_test_add_data_func ("/bunny/questions/daily/right", GINT_TO_POINTER (FALSE), test_daily);
  g_test_add_data_func ("/bunny/questions/daily/wrong", GINT_TO_POINTER (TRUE), test_daily);
  return window_fixture_run ();
}
