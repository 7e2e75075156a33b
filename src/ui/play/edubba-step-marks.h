/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * How far one is in a lesson, as a bar with a mark for each step. What the marks are comes from the
 * lesson, how far one is from the bar's value.
 */
#pragma once

#include <gtk/gtk.h>

#include "course-lesson.h"

G_BEGIN_DECLS

/* Has the marks of a lesson's tasks stand apart from those of the steps before them, by the class
 * `task`. A bar whose value changes forgets it. */
void edubba_step_marks_apply (GtkLevelBar *bar, const CourseLesson *lesson);

G_END_DECLS
