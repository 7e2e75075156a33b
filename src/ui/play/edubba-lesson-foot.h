/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The feet of a lesson's panel, below the step in a tall window: the opponent at the end of the
 * chapter, and, if there is room for more, the paragraphs of the rules that the step is about.
 * Each is a foot of its own.
 */
#pragma once

#include <adwaita.h>

#include "course-bout.h"
#include "edubba-game.h"
#include "edubba-lesson.h"

G_BEGIN_DECLS

#define EDUBBA_TYPE_LESSON_FOOT (edubba_lesson_foot_get_type ())

G_DECLARE_FINAL_TYPE (EdubbaLessonFoot, edubba_lesson_foot, EDUBBA, LESSON_FOOT, AdwBin)

/* The paragraphs. It follows a lesson, to which it takes a reference. */
GtkWidget *edubba_lesson_foot_new (EdubbaLesson *lesson) G_GNUC_WARN_UNUSED_RESULT;

/* Makes the foot about the opponent. chapter: the bout that closes the chapter of a lesson of
 * `game`. */
GtkWidget *edubba_lesson_foot_new_rival (const EdubbaGame *game,
                                         EdubbaLesson     *lesson,
                                         const CourseBout *chapter) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
