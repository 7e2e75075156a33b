/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Chooses exercises: never for a rule that is ahead in the learner's course, and after a refusal
 * preferably for the very case that was refused.
 */
#pragma once

#include "edubba-course.h"
#include "edubba-progress.h"

G_BEGIN_DECLS

/* The paragraphs of the rules that lessons still to come teach, and no lesson before; free with
 * g_strfreev (). `current` is the lesson in which the learner is, or NULL. To somebody who has not
 * begun the course nothing is still to come. progress may be NULL. */
GStrv edubba_practice_list_coming (EdubbaCourse       *course,
                                   EdubbaProgress     *progress,
                                   const CourseLesson *current) G_GNUC_WARN_UNUSED_RESULT;

/* Returns TRUE if a puzzle needs one of these paragraphs (up to NULL): it trains it, or has it
 * for a theme, or a kind of action that belongs to it. */
gboolean edubba_practice_is_ahead (const CoursePuzzle *puzzle, const char *const *coming);

/* The exercises (of CoursePuzzle, borrowed) for a paragraph, the easiest first: small puzzles
 * that were made for it, of those the ones for the refusal with this code (may be NULL) if there
 * are any; else any that needs the paragraph. None needs a paragraph that lessons have still to
 * teach. */
GPtrArray *edubba_practice_find (EdubbaCourse      *course,
                                 const char        *paragraph,
                                 const char        *code,
                                 const char *const *coming) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
