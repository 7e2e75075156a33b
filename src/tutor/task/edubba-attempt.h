/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * One attempt at a puzzle; records its outcome in the learner's progress.
 *
 * The first try of a puzzle counts, until it is solved, a wrong answer was given, or a hint was
 * taken; it is noted at once, so that a crash does not lose it. To solve it later on, or once more,
 * is noted too.
 *
 * An action that puts the goal out of reach is a wrong answer if the learner goes on from there.
 * Taken back at once it is none the first time; the next one is an answer by itself. To end a turn
 * is never a wrong answer where a puzzle has only one. Where rules alone are noted, every lost goal
 * is one. A puzzle that was answered wrong and is not solved by the end of the attempt is noted as
 * left.
 */
#pragma once

#include "course-puzzle.h"
#include "edubba-progress.h"
#include "edubba-task.h"

G_BEGIN_DECLS

#define EDUBBA_TYPE_ATTEMPT (edubba_attempt_get_type ())

G_DECLARE_FINAL_TYPE (EdubbaAttempt, edubba_attempt, EDUBBA, ATTEMPT, GObject)

/* Signal:
 *   noted ()   something about the puzzle was noted in the progress, or will not be */

/* Begins an attempt at a puzzle with its task, both as they are from the start. */
EdubbaAttempt *edubba_attempt_new (EdubbaProgress *progress,
                                   CoursePuzzle   *puzzle,
                                   EdubbaTask     *task) G_GNUC_WARN_UNUSED_RESULT;

/* The puzzle is that of a day (see edubba-daily.h); solving it is noted for that day. */
void edubba_attempt_set_day (EdubbaAttempt *self, guint day);

/* The puzzle is none of the course's: the rules that it drills are noted, but not the puzzle,
 * whose id may be anybody's. To be called at the beginning. */
void edubba_attempt_set_rules_only (EdubbaAttempt *self);

/* A hint was taken. After the solution that is no matter any more. */
void edubba_attempt_note_hint (EdubbaAttempt *self);

CoursePuzzle *edubba_attempt_get_puzzle (EdubbaAttempt *self);

/* The rating is to be left alone, or not; holds as long as the first try still counts. */
void     edubba_attempt_set_unrated (EdubbaAttempt *self, gboolean unrated);
gboolean edubba_attempt_get_unrated (EdubbaAttempt *self);

/* A wrong answer was given, or a hint was taken, before it was solved. */
gboolean edubba_attempt_get_troubled (EdubbaAttempt *self);

/* A press has lost the goal, and will be no answer if it is taken back now; or was taken back at
 * once, and the next one will be an answer. */
gboolean edubba_attempt_get_slipped (EdubbaAttempt *self);
gboolean edubba_attempt_get_forgiven (EdubbaAttempt *self);

/* Solved at least once, and without a wrong answer or a hint before that. */
gboolean edubba_attempt_get_solved (EdubbaAttempt *self);
gboolean edubba_attempt_get_clean (EdubbaAttempt *self);

gboolean edubba_attempt_get_rules_only (EdubbaAttempt *self);

/* Returns TRUE if its result would still be rated: it is the first try of a puzzle that has a
 * rating, and not unrated; or might be: the same, unrated or not. */
gboolean edubba_attempt_counts (EdubbaAttempt *self);
gboolean edubba_attempt_may_count (EdubbaAttempt *self);

/* Returns TRUE if it would have, but a hint was taken first, which leaves the rating as it is. */
gboolean edubba_attempt_get_spared (EdubbaAttempt *self);

/* Returns TRUE if the first try of this attempt was rated. */
gboolean edubba_attempt_get_rated (EdubbaAttempt *self);

/* The rated tries of all puzzles up to now, this one included if it is one of them. */
guint edubba_attempt_count_rated_tries (EdubbaAttempt *self);

/* Returns TRUE if the attempt was rated and a rating is shown: *before it (0: none was shown then),
 * *after it, and, while the puzzle is not solved, as it will be if it is left so. */
gboolean edubba_attempt_get_rating_change (EdubbaAttempt *self,
                                           guint         *before,
                                           guint         *after,
                                           guint         *left);

G_END_DECLS
