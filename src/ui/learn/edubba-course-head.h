/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The head of a course: the subject of the game, for learners who have not begun; the lesson or
 * short game that comes next, as a large button with the face of the chapter's opponent; and the
 * number of lessons done.
 *
 * The button activates the window's actions win.lesson and win.bout.
 */
#pragma once

#include <gtk/gtk.h>

#include "edubba-bout-saves.h"
#include "edubba-course.h"
#include "edubba-progress.h"

G_BEGIN_DECLS

#define EDUBBA_TYPE_COURSE_HEAD (edubba_course_head_get_type ())

G_DECLARE_FINAL_TYPE (EdubbaCourseHead, edubba_course_head, EDUBBA, COURSE_HEAD, GtkBox)

/* progress may be NULL: then nothing is known of the learner. saves: of the short games that are in
 * progress, or NULL. */
GtkWidget *
edubba_course_head_new (EdubbaCourse *course, EdubbaProgress *progress, EdubbaBoutSaves *saves);

/* Shows the learner's present place in the course. */
void edubba_course_head_update (EdubbaCourseHead *self);

/* Gives the focus to the next step; FALSE if there is none. */
gboolean edubba_course_head_focus_next (EdubbaCourseHead *self);

G_END_DECLS
