/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Questions on fresh positions, made when they are wanted: a game's questions (GameQuestions), as
 * a lesson of questions alone.
 */
#pragma once

#include "course-lesson.h"

G_BEGIN_DECLS

/* Returns TRUE if a game has a question that trains the paragraph ("4.3"); NULL: any question. */
gboolean course_question_is_possible (const GameModule *module, const char *paragraph);

/* A lesson of n questions (at least 1), each on a position of its own, that train the paragraph, or
 * different ones if that is NULL; its steps say in Drill which. The same arguments make the same
 * lesson in one language. NULL if the game asks nothing of the kind, no more came up in a bounded
 * number of tries, or it was cancelled. Takes well below a second; not for the main thread. Give
 * back with course_lesson_unref (). */
CourseLesson *course_question_make (const GameModule *module,
                                    const char       *paragraph,
                                    guint             n,
                                    guint64           seed,
                                    const gint       *cancel) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
