/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Proving a lesson: the actions that it shows are legal, and the goals that it asks for can be
 * reached, with the fewest actions counted.
 */
#pragma once

#include "course-lesson.h"

G_BEGIN_DECLS

/* A goal of a step, proved with the actions that the step allows. */
typedef struct
{
  guint   step;
  guint   goal;
  guint   length; /* the fewest actions, at least 1 */
  guint64 count;  /* the number of lines of that length */
} CourseLessonProof;

/* Proves all goals: an array of CourseLessonProof, by step and goal. A step without a position is
 * proved for every position in which the step before can end, however it was done; length and
 * count are then those from the first of them, which was reached in the fewest actions. Hidden
 * cards are tried in several ways.
 *
 * Fails (GAME_ERROR_REFUSED) with a sentence that names group and key if something shown is
 * refused, a goal is reached at once, cannot be reached or depends on hidden cards, as must no
 * number that answers a question, a reply can
 * never be given, a step has nothing to do in it, or there is no task at the end; and
 * (GAME_ERROR_LIMIT) if `memory` bytes for a goal do not suffice, or the step before can end in
 * too many positions. `cancel` as in game_solve (). */
GArray *course_lesson_prove (const CourseLesson *lesson,
                             guint64             memory,
                             const gint         *cancel,
                             GError            **error) G_GNUC_WARN_UNUSED_RESULT;

/* The same, with all faults; NULL too if the faults have some of the lesson's reading. A step with
 * a fault hides only those that go on from it. */
GArray *course_lesson_prove_all (const CourseLesson *lesson,
                                 guint64             memory,
                                 const gint         *cancel,
                                 CourseFaults       *faults) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
