/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a lesson's panel has room for below the step where the window is tall: the paragraphs of the
 * rules that the step is about, and who waits at the end of the chapter.
 */
#pragma once

#include <adwaita.h>

#include "course-bout.h"
#include "edubba-game.h"
#include "edubba-lesson.h"

G_BEGIN_DECLS

#define EDUBBA_TYPE_LESSON_FOOT (edubba_lesson_foot_get_type ())

G_DECLARE_FINAL_TYPE (EdubbaLessonFoot, edubba_lesson_foot, EDUBBA, LESSON_FOOT, AdwBin)

/* Follows a lesson of `game`, to which it takes a reference. chapter: the bout that closes its
 * chapter; NULL: it belongs to none. */
GtkWidget *edubba_lesson_foot_new (const EdubbaGame *game,
                                   EdubbaLesson     *lesson,
                                   const CourseBout *chapter) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
