/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The end of a lesson, and the offers to go on with. The last suggestion is the first thing to
 * do.
 */
#include "edubba-lesson-panel-private.h"

#include <glib/gi18n.h>

#include "edubba-lesson-words.h"

/* Suggests the best next step, once the lesson is over. */
static void
suggest (EdubbaLessonPanel *self, const char *text, const char *action, GVariant *target)
{
  gtk_label_set_label (self->next_lesson_label, text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->next_lesson_button),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  gtk_actionable_set_action_target_value (GTK_ACTIONABLE (self->next_lesson_button), target);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->next_lesson_button), action);
  gtk_widget_set_visible (self->next_lesson_button, TRUE);
  if (self->lesson != NULL)
    edubba_lesson_panel_make_room (self);
}

void
edubba_lesson_panel_set_course (EdubbaLessonPanel  *self,
                                const char         *game,
                                const CourseLesson *next,
                                EdubbaProgress     *progress)
{
  g_return_if_fail (EDUBBA_IS_LESSON_PANEL (self));

  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->course_button), "s", game);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->course_button), "win.learn");
  gtk_widget_set_visible (self->course_button, TRUE);
  if (next != NULL)
    {
      g_autofree char *target = g_strdup_printf ("%s/%s", game, course_lesson_get_id (next));
      g_autofree char *text = edubba_lesson_words_next (next, progress);

      suggest (self, text, "win.lesson", g_variant_new_string (target));
    }
}

void
edubba_lesson_panel_offer_game (EdubbaLessonPanel *self, const char *game, gboolean completes)
{
  g_return_if_fail (EDUBBA_IS_LESSON_PANEL (self));

  /* Translators: on a button, where the last lesson is over. */
  suggest (self, _ ("Play, With the Coach Beside You"), "win.coached-game",
           g_variant_new_string (game));
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->keepsake_button), "s", game);
  gtk_widget_set_visible (self->keepsake_button, completes);
}

void
edubba_lesson_panel_offer_bout (EdubbaLessonPanel *self,
                                const CourseBout  *bout,
                                EdubbaBoutSaves   *saves)
{
  g_autofree char *text = edubba_lesson_words_play (bout, saves);
  g_autofree char *target = NULL;

  target = g_strdup_printf ("%s/%s", course_bout_get_module (bout)->rules->id,
                            course_bout_get_id (bout));
  suggest (self, text, "win.bout", g_variant_new_string (target));
}

void
edubba_lesson_panel_offer_way_back (EdubbaLessonPanel *self, const char *label)
{
  g_return_if_fail (EDUBBA_IS_LESSON_PANEL (self));

  edubba_lesson_panel_set_way_on (self, label, "win.back");
  suggest (self, label, "win.back", NULL);
}

void
edubba_lesson_panel_offer_questions (EdubbaLessonPanel *self, const char *game)
{
  g_return_if_fail (EDUBBA_IS_LESSON_PANEL (self));

  /* Translators: on a button, behind a few short questions. */
  suggest (self, _ ("More Questions"), "win.questions", g_variant_new_string (game));
}
