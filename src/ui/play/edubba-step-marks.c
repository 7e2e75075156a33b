/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The marks are the toolkit's own, one a step, found as its children. From right to left a bar
 * begins with its last mark.
 */
#include "edubba-step-marks.h"

void
edubba_step_marks_apply (GtkLevelBar *bar, const CourseLesson *lesson)
{
  GtkWidget *trough;
  GtkWidget *mark = NULL;
  gboolean   mirrored;

  g_return_if_fail (GTK_IS_LEVEL_BAR (bar));

  trough = gtk_widget_get_first_child (GTK_WIDGET (bar));
  mirrored = gtk_widget_get_direction (GTK_WIDGET (bar)) == GTK_TEXT_DIR_RTL;
  if (trough != NULL)
    mark = mirrored ? gtk_widget_get_last_child (trough) : gtk_widget_get_first_child (trough);
  for (guint i = 0; i < course_lesson_get_n_steps (lesson) && mark != NULL; i++)
    {
      if (course_lesson_get_step (lesson, i)->is_task)
        gtk_widget_add_css_class (mark, "task");
      mark = mirrored ? gtk_widget_get_prev_sibling (mark) : gtk_widget_get_next_sibling (mark);
    }
}
