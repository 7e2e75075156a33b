/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * One attempt at a puzzle; records its outcome in the learner's progress.
 *
 * The first try of a puzzle counts, until it is solved, the goal is lost, or a hint was taken; it
 * is noted at once, so that a crash does not lose it. To solve it later on, or once more, is
 * noted too, but the rating has been settled by then.
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

/* The goal was lost, or a hint was taken, before it was solved. */
gboolean edubba_attempt_get_troubled (EdubbaAttempt *self);

/* Solved at least once, and without a lost goal or a hint before that. */
gboolean edubba_attempt_get_solved (EdubbaAttempt *self);
gboolean edubba_attempt_get_clean (EdubbaAttempt *self);

gboolean edubba_attempt_get_rules_only (EdubbaAttempt *self);

/* Returns TRUE if its result would still move the rating: it is the first try of a puzzle that
 * has a rating. */
gboolean edubba_attempt_counts (EdubbaAttempt *self);

/* Returns TRUE if it would have, but a hint was taken first, which leaves the rating as it is. */
gboolean edubba_attempt_get_spared (EdubbaAttempt *self);

/* Returns TRUE if this attempt has moved the rating, with the rating before and after. */
gboolean edubba_attempt_get_rating_change (EdubbaAttempt *self, guint *before, guint *after);

G_END_DECLS
