/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The daily five in the window: a page that shows all five lies below the task that is being
 * solved, so that Back always finds it, and the last task ends there.
 */
#include "edubba-window-private.h"

#include <glib/gi18n.h>

#include "edubba-daily-drill-page.h"
#include "edubba-lesson-sitting.h"
#include "edubba-puzzle-sitting.h"
#include "edubba-puzzle-words.h"
#include "edubba-seed.h"

/* The page of the five in the pile, or NULL. */
static EdubbaDailyDrillPage *
find_page (EdubbaWindow *self)
{
  for (guint i = self->pages->len; i > 0; i--)
    {
      gpointer page = g_ptr_array_index (self->pages, i - 1);

      if (EDUBBA_IS_DAILY_DRILL_PAGE (page))
        return page;
    }
  return NULL;
}

static void
attempt_noted_cb (EdubbaDailyDrill *drill, EdubbaAttempt *attempt)
{
  EdubbaDailyDrillState state = EDUBBA_DAILY_DRILL_FAILED;

  if (edubba_attempt_get_solved (attempt))
    state =
      edubba_attempt_get_clean (attempt) ? EDUBBA_DAILY_DRILL_CLEAN : EDUBBA_DAILY_DRILL_SOLVED;
  edubba_daily_drill_set_result (drill, edubba_attempt_get_puzzle (attempt), state);
}

/* Takes the result of a question: none before it was answered. */
static void
question_changed_cb (EdubbaDailyDrill *drill, EdubbaLesson *lesson)
{
  EdubbaDailyDrillState state = EDUBBA_DAILY_DRILL_FAILED;

  if (edubba_lesson_get_choice (lesson) == EDUBBA_NO_CHOICE)
    return;
  if (edubba_lesson_get_phase (lesson) == EDUBBA_PHASE_DONE)
    state = edubba_lesson_count_clean (lesson) > 0 ? EDUBBA_DAILY_DRILL_CLEAN
                                                   : EDUBBA_DAILY_DRILL_SOLVED;
  edubba_daily_drill_set_result (drill, edubba_lesson_get_lesson (lesson), state);
}

static GtkWidget *
create_question_page (EdubbaWindow *self, EdubbaDailyDrillPage *drill_page, guint i)
{
  EdubbaDailyDrill *drill = edubba_daily_drill_page_get_drill (drill_page);
  CourseLesson     *file = edubba_daily_drill_get_question (drill, i);
  const EdubbaGame *game = edubba_course_get_game (edubba_daily_drill_page_get_course (drill_page));
  g_autofree char  *reason = edubba_daily_drill_page_describe_reason (drill_page, i);
  g_autofree char  *rule = edubba_puzzle_words_rule (
     game->module, edubba_daily_drill_get_rule (drill, i)->paragraph);
  g_autofree char *about = g_strdup_printf ("%s\n%s", rule, reason);
  g_autoptr (EdubbaLesson) lesson =
    edubba_lesson_new (file, edubba_window_get_progress (self), EDUBBA_LESSON_PACE);
  EdubbaMatchPage *page;

  edubba_lesson_set_rules_only (lesson);
  page = edubba_lesson_sitting_new (game, lesson);
  edubba_lesson_sitting_set_task (EDUBBA_LESSON_SITTING (page), about, i + 1,
                                  edubba_daily_drill_get_n (drill), "win.next-five");
  g_signal_connect_object (lesson, "changed", G_CALLBACK (question_changed_cb), drill,
                           G_CONNECT_SWAPPED);
  return GTK_WIDGET (page);
}

static GtkWidget *
create_puzzle_page (EdubbaWindow *self, EdubbaDailyDrillPage *drill_page, guint i)
{
  EdubbaDailyDrill *drill = edubba_daily_drill_page_get_drill (drill_page);
  CoursePuzzle     *puzzle = edubba_daily_drill_get_puzzle (drill, i);
  g_autofree char  *reason = edubba_daily_drill_page_describe_reason (drill_page, i);
  g_autofree char  *rule = edubba_puzzle_words_rule (
     course_puzzle_get_module (puzzle), edubba_daily_drill_get_rule (drill, i)->paragraph);
  EdubbaMatchPage *page = EDUBBA_MATCH_PAGE (edubba_window_create_exercise_page (
    self, edubba_course_get_game (edubba_daily_drill_page_get_course (drill_page)), puzzle));

  edubba_match_page_set_next (page,
                              i + 1 < edubba_daily_drill_get_n (drill) ? _ ("Next") : _ ("Finish"),
                              "win.next-five", NULL);
  edubba_puzzle_sitting_set_reason (EDUBBA_PUZZLE_SITTING (page), rule, reason, i + 1,
                                    edubba_daily_drill_get_n (drill));
  g_signal_connect_object (edubba_puzzle_sitting_find_attempt (page), "noted",
                           G_CALLBACK (attempt_noted_cb), drill, G_CONNECT_SWAPPED);
  return GTK_WIDGET (page);
}

static GtkWidget *
create_task_page (EdubbaWindow *self, EdubbaDailyDrillPage *drill_page, guint i)
{
  if (edubba_daily_drill_get_question (edubba_daily_drill_page_get_drill (drill_page), i) != NULL)
    return create_question_page (self, drill_page, i);
  return create_puzzle_page (self, drill_page, i);
}

/* The next task in the place of the last one; the five themselves while it is being made, and when
 * all are done. */
static void
next_five_activated_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  EdubbaWindow         *self = EDUBBA_WINDOW (widget);
  EdubbaDailyDrillPage *drill_page = find_page (self);
  EdubbaDailyDrill     *drill =
    drill_page != NULL ? edubba_daily_drill_page_get_drill (drill_page) : NULL;
  gboolean above = edubba_window_get_match_page (self) != NULL;
  guint    i = drill != NULL ? edubba_daily_drill_get_next (drill) : 0;

  if (drill == NULL)
    return;
  if (i == edubba_daily_drill_get_n (drill) ||
      edubba_daily_drill_get_state (drill, i) == EDUBBA_DAILY_DRILL_MAKING)
    {
      if (above)
        edubba_window_pop_page (self);
      return;
    }
  if (above)
    edubba_window_replace_page (self, create_task_page (self, drill_page, i));
  else
    edubba_window_push_page (self, create_task_page (self, drill_page, i));
}

static void
daily_five_activated_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  EdubbaWindow         *self = EDUBBA_WINDOW (widget);
  const char           *id = g_variant_get_string (parameter, NULL);
  const EdubbaGame     *game = edubba_window_find_game_by_id (self, id, NULL);
  EdubbaDailyDrillPage *page;

  if (game == NULL)
    return;
  page = edubba_daily_drill_page_new (edubba_window_get_course (self, game),
                                      edubba_window_get_progress (self), edubba_seed_draw ());
  edubba_daily_drill_page_set_settings (page, self->settings);
  edubba_window_push_page (self, GTK_WIDGET (page));
}

void
edubba_window_install_five_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.daily-five", "s", daily_five_activated_cb);
  gtk_widget_class_install_action (widget_class, "win.next-five", NULL, next_five_activated_cb);
}
