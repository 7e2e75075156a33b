/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Picks puzzles: the next for this learner, and that of the day.
 *
 * Puzzles that only drill a rule are kept until the rule is due, so that the learner has not seen
 * them before.
 */
#pragma once

#include "edubba-course.h"
#include "edubba-progress.h"

G_BEGIN_DECLS

/* Returns TRUE if a puzzle is one to choose from. */
gboolean edubba_puzzle_picker_has (const CoursePuzzle *puzzle);

/* Returns TRUE if a puzzle was found in a game rather than made by somebody. */
gboolean edubba_puzzle_picker_is_found (const CoursePuzzle *puzzle);

/* An unsolved puzzle whose rating suits the learner (edubba_progress_get_fit ()). It is another
 * than `except` (an id, or NULL); one that was tried in vain comes after many that were not, one
 * that has been shown since the program began (edubba_course_note_shown ()) after those that were
 * not, one that needs a paragraph the course has still to teach after all others. NULL: all are
 * solved. Borrowed. */
CoursePuzzle *edubba_puzzle_picker_find_next (EdubbaCourse   *course,
                                              EdubbaProgress *progress,
                                              const char     *except);

/* A day has a puzzle of each grade, easy, middle and hard, among those that come with the game; a
 * learner is shown one of them. In the middle of the course it is one of those that need only
 * paragraphs the lessons have taught. */
#define EDUBBA_N_DAILY_GRADES 3

/* The puzzle of a day and grade, from 0 (easy), for somebody who is so far in the course (NULL: for
 * those who are not in the middle of it and have solved nothing). One that was solved on an earlier
 * day if all such were, one that is ahead of the lessons if no other has that grade, one of another
 * grade if none has it; NULL if the game has none at all. Borrowed. */
CoursePuzzle *edubba_puzzle_picker_find_daily (EdubbaCourse   *course,
                                               EdubbaProgress *progress,
                                               guint           day,
                                               guint           grade);

/* The grade that suits a learner for certain: by the estimate less its deviation. */
guint edubba_puzzle_picker_get_daily_grade (EdubbaProgress *progress, const char *game);

/* Returns TRUE if a puzzle is that of a day, of any grade, as find_daily () says. */
gboolean edubba_puzzle_picker_is_daily (EdubbaCourse       *course,
                                        EdubbaProgress     *progress,
                                        guint               day,
                                        const CoursePuzzle *puzzle);

G_END_DECLS
