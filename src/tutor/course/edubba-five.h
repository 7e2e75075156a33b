/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The daily five: a task for each of the five rules that are most in need of it, weakest first, on
 * positions that nobody has seen before. Who knows fewer rules has fewer tasks.
 *
 * While a study goes on (edubba-study.h) the rules that rest are left out; and as long as a test of
 * it waits, the tasks are those of the test, the same ones however often it is put off.
 *
 * They are made one after another off the main thread. Where none can be made for a rule, one of
 * the game's own exercises for it takes its place, the one that was met longest ago.
 */
#pragma once

#include "edubba-course.h"
#include "edubba-progress.h"

G_BEGIN_DECLS

#define EDUBBA_FIVE_TASKS 5

typedef enum
{
  EDUBBA_FIVE_MAKING, /* no task yet */
  EDUBBA_FIVE_OPEN,
  EDUBBA_FIVE_FAILED, /* the goal was lost, or a hint was taken */
  EDUBBA_FIVE_SOLVED, /* in the end */
  EDUBBA_FIVE_CLEAN,  /* at the first try, without hints */
} EdubbaFiveState;

#define EDUBBA_TYPE_FIVE (edubba_five_get_type ())

G_DECLARE_FINAL_TYPE (EdubbaFive, edubba_five, EDUBBA, FIVE, GObject)

/* Signal:
 *   changed ()   a state has changed, or a task has turned out not to exist */

/* Begins to make tasks for how things are now. The same seed makes the same tasks. */
EdubbaFive *edubba_five_new (EdubbaCourse   *course,
                             EdubbaProgress *progress,
                             guint64         seed) G_GNUC_WARN_UNUSED_RESULT;

/* How many there are: one for each rule that is known, five at most, or fewer if for some no task
 * could be found. Their order does not change, but those behind one that could not be found move
 * up. */
guint                edubba_five_get_n (EdubbaFive *self);
EdubbaFiveState      edubba_five_get_state (EdubbaFive *self, guint i);
const EdubbaDueRule *edubba_five_get_rule (EdubbaFive *self, guint i);
CoursePuzzle        *edubba_five_get_puzzle (EdubbaFive *self, guint i); /* NULL: being made */

/* The first that nothing has come of yet; n if all are done. */
guint edubba_five_get_next (EdubbaFive *self);

/* What has come of one: a state beyond EDUBBA_FIVE_OPEN, which can only get better from
 * EDUBBA_FIVE_FAILED to EDUBBA_FIVE_SOLVED. When all have come to something, the day is noted in
 * the progress. Found by the puzzle, since places may have changed. */
void edubba_five_set_result (EdubbaFive *self, const CoursePuzzle *puzzle, EdubbaFiveState state);

/* Whether they are tasks of a test; their results are noted as its answers. */
gboolean edubba_five_is_test (EdubbaFive *self);

/* Whether tasks can be made for any rule of a game that is known to the learner. */
gboolean edubba_five_is_possible (EdubbaCourse *course, EdubbaProgress *progress);

/* How many rules that tasks can be made for are due now; those that do not rest. */
guint edubba_five_count_due (EdubbaCourse *course, EdubbaProgress *progress);

/* How many tasks of a test wait now. */
guint edubba_five_count_asked (EdubbaCourse *course, EdubbaProgress *progress);

/* How many rules a study would have that began now: those that were used before and that tasks can
 * be made for. */
guint edubba_five_count_studied (EdubbaCourse *course, EdubbaProgress *progress);

/* Begins a study with them; nothing happens if they are too few, or one goes on. */
void edubba_five_begin_study (EdubbaCourse *course, EdubbaProgress *progress, guint64 seed);

G_END_DECLS
