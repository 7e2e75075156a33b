/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Which puzzle next: one for this learner, and one for this day.
 *
 * Puzzles that only drill a rule are kept until the rule is due, so that the learner has not seen
 * them before.
 */
#pragma once

#include "edubba-course.h"
#include "edubba-progress.h"

G_BEGIN_DECLS

/* Whether a puzzle is one to choose from. */
gboolean edubba_choice_has (const CoursePuzzle *puzzle);

/* Whether a puzzle was found in a game rather than made by somebody. */
gboolean edubba_choice_is_found (const CoursePuzzle *puzzle);

/* An unsolved puzzle whose rating is near what the learner is sure to be worth: their rating less
 * its deviation, so that somebody of whom nothing is known begins with what is easy. It is another
 * than `except` (an id, or NULL); one that was tried in vain comes after many that were not. NULL:
 * all are solved. Lent. */
CoursePuzzle *edubba_choice_find_next (EdubbaCourse   *course,
                                       EdubbaProgress *progress,
                                       const char     *except);

/* The puzzle of a day among those that come with the game; NULL if none do. Lent. */
CoursePuzzle *edubba_choice_find_daily (EdubbaCourse *course, guint day);

G_END_DECLS
