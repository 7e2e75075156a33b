/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What an author may want to know of a file that is right: how few actions, how many ways, how
 * hard, how fair. Facts are sentences in the reader's language; what could be better is a note
 * among the faults (course-faults.h). A report takes longer than a proof.
 */
#pragma once

#include "course-bout.h"
#include "course-lesson.h"
#include "course-puzzle.h"

G_BEGIN_DECLS

/* Each appends the facts of a file that has been proved (of char *) and adds its notes. `memory` is
 * the limit of a search, in bytes. */
void course_report_puzzle (const CoursePuzzle *puzzle,
                           guint64             memory,
                           GPtrArray          *facts,
                           CourseFaults       *faults);

/* proofs: those of the lesson (course-lesson-proof.h). */
void course_report_lesson (const CourseLesson *lesson, const GArray *proofs, GPtrArray *facts);

/* lessons: those that lie near the bout (of CourseLesson). */
void course_report_bout (const CourseBout *bout,
                         const GPtrArray  *lessons,
                         GPtrArray        *facts,
                         CourseFaults     *faults);

G_END_DECLS
