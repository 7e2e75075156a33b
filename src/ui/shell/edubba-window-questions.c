/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A few questions on fresh positions in the window. They are made at once, which takes some
 * milliseconds; the rules they train are noted, and nothing else.
 */
#include "edubba-window-parts.h"

#include "course-question.h"
#include "edubba-lesson-sitting.h"
#include "edubba-seed.h"

/* The number of questions in one go. */
#define N_QUESTIONS 5

static GtkWidget *
create_page (EdubbaWindow *self, const EdubbaGame *game, CourseLesson *file)
{
  g_autoptr (EdubbaLesson) lesson =
    edubba_lesson_new (file, edubba_window_get_progress (self), EDUBBA_LESSON_PACE);
  EdubbaMatchPage *page;

  edubba_lesson_set_rules_only (lesson);
  page = edubba_lesson_sitting_new (game, lesson);
  edubba_lesson_sitting_offer_questions (EDUBBA_LESSON_SITTING (page), game->module->rules->id);
  return GTK_WIDGET (page);
}

/* Makes new questions and shows them, in the place of a lesson or of questions on top. */
static void
questions_activated_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  EdubbaWindow     *self = EDUBBA_WINDOW (widget);
  const char       *id = g_variant_get_string (parameter, NULL);
  const EdubbaGame *game = edubba_window_find_game_by_id (self, id, NULL);
  g_autoptr (CourseLesson) file = NULL;

  if (game != NULL)
    file = course_question_make (game->module, NULL, N_QUESTIONS, edubba_seed_draw (), NULL);
  if (file == NULL)
    return;
  if (EDUBBA_IS_LESSON_SITTING (edubba_window_get_match_page (self)))
    edubba_window_replace_page (self, create_page (self, game, file));
  else
    edubba_window_push_page (self, create_page (self, game, file));
}

void
edubba_window_install_question_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.questions", "s", questions_activated_cb);
}
