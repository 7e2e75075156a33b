/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The marks of bouts in the progress: that they were won, with help or without, and the lessons
 * whose rules a victory has shown.
 */
#pragma once

#include "course-bout.h"
#include "course-lesson.h"
#include "edubba-match.h"
#include "edubba-progress.h"

G_BEGIN_DECLS

/* The word for a bout in the progress, among those for lessons. */
char *edubba_bout_marks_dup_id (const CourseBout *file) G_GNUC_WARN_UNUSED_RESULT;

/* Notes a victory at the cursor of the match, the rules of its last turn, and, of some lessons (of
 * CourseLesson; or NULL), those of the bout's chapter whose rules it has shown
 * (edubba_witness_covers ()). */
void edubba_bout_marks_note_victory (const CourseBout *file,
                                     EdubbaProgress   *progress,
                                     EdubbaMatch      *match,
                                     GPtrArray        *lessons);

/* Returns TRUE if all victories so far were assisted, since there are marks for it. */
gboolean edubba_bout_marks_are_helped (const CourseBout *file, EdubbaProgress *progress);

G_END_DECLS
