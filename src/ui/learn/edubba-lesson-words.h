/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Sentences about a lesson, or a short game, that are the same wherever they are said: in the list
 * of lessons and in the lesson itself.
 */
#pragma once

#include "course-lesson.h"
#include "edubba-bout-saves.h"
#include "edubba-lesson.h"

G_BEGIN_DECLS

/* The place of step number `step` (from 0) in a lesson: "Step 3 of 7", "Task 1 of 2". Steps and
 * tasks are counted apart. The caller frees it. */
char *edubba_lesson_words_place (const CourseLesson *lesson, guint step) G_GNUC_WARN_UNUSED_RESULT;

/* The same, to a learner within the lesson: for a step it adds the tasks after the last step:
 * "Step 3 of 7, then 2 tasks". */
char *edubba_lesson_words_way (const CourseLesson *lesson, guint step) G_GNUC_WARN_UNUSED_RESULT;

/* The same of a task that is met while a lesson is tested out of. */
char *edubba_lesson_words_test_place (const CourseLesson *lesson,
                                      guint               step) G_GNUC_WARN_UNUSED_RESULT;

/* The learner's place in a lesson, by any way through it. The caller frees it. */
char *edubba_lesson_words_here (EdubbaLesson *lesson) G_GNUC_WARN_UNUSED_RESULT;

/* The outcome of a lesson that is over, in a sentence. The caller frees it. */
char *edubba_lesson_words_outcome (EdubbaLesson *lesson) G_GNUC_WARN_UNUSED_RESULT;

/* The state of a lesson by the progress (or NULL): its place, or how it was done; of a new one that
 * it is known from play, or the minutes that it takes. The caller frees it. */
char *edubba_lesson_words_state (const CourseLesson *lesson,
                                 EdubbaProgress     *progress) G_GNUC_WARN_UNUSED_RESULT;

/* The stars of a lesson, up to EDUBBA_MAX_STARS, as a picture of characters, and in words for those
 * who do not see it: "2 stars of 3". The caller frees them. */
char *edubba_lesson_words_star_picture (guint stars) G_GNUC_WARN_UNUSED_RESULT;
char *edubba_lesson_words_stars (guint stars) G_GNUC_WARN_UNUSED_RESULT;

/* The heading above the summary of a lesson that is over: that of the things known now, or, if a
 * task was skipped, of the lesson's subject. Static. */
const char *edubba_lesson_words_summary_title (EdubbaLesson *lesson);

/* The label of a button for the next lesson: to go on with it if the progress (or NULL) says that
 * it was begun, else to begin it. And the note below it. The caller frees them. */
char *edubba_lesson_words_next (const CourseLesson *lesson,
                                EdubbaProgress     *progress) G_GNUC_WARN_UNUSED_RESULT;
char *edubba_lesson_words_next_note (const CourseLesson *lesson,
                                     EdubbaProgress     *progress) G_GNUC_WARN_UNUSED_RESULT;

/* The state of a short game: won, left in its middle (saves may be NULL), or the number of tries;
 * NULL if it is new. And the label of its button: to play against somebody, or to go on. The
 * caller frees them.
 */
char *edubba_lesson_words_bout (const CourseBout *bout,
                                EdubbaProgress   *progress,
                                EdubbaBoutSaves  *saves) G_GNUC_WARN_UNUSED_RESULT;
char *edubba_lesson_words_play (const CourseBout *bout,
                                EdubbaBoutSaves  *saves) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
