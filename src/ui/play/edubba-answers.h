/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The answers to a question of a lesson: buttons with its choices, or a number to type. They
 * activate match.choose with the choice, and match.answer with the typed text.
 */
#pragma once

#include <gtk/gtk.h>

#include "course-step.h"

G_BEGIN_DECLS

/* Fills a box with the answers of a step, instead of those that it has; none if it asks nothing. */
void edubba_answers_fill (GtkBox *box, const CourseStep *step);

/* Marks the chosen answer in the box (G_MAXUINT: none). open: another answer may follow. */
void edubba_answers_mark (GtkBox *box, const CourseStep *step, guint choice, gboolean open);

G_END_DECLS
