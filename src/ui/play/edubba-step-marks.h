/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Shows the learner's progress in a lesson, as a bar with a mark for each step. The lesson gives
 * the marks, the bar's value the progress.
 */
#pragma once

#include <gtk/gtk.h>

#include "course-lesson.h"

G_BEGIN_DECLS

/* Has the marks of a lesson's tasks stand apart from those of the steps before them, by the class
 * `task`. A bar whose value changes forgets it. */
void edubba_step_marks_apply (GtkLevelBar *bar, const CourseLesson *lesson);

G_END_DECLS
