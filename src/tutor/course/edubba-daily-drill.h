/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The daily five: a task for each of the five rules that are most in need of it, weakest first,
 * on positions that nobody has seen before. A learner who knows fewer rules has fewer tasks.
 *
 * While a study goes on (edubba-study.h) the rules that rest are left out; and as long as a test of
 * it waits, the tasks are those of the test, the same ones however often it is put off.
 *
 * They are made one after another off the main thread, as puzzles or, of a game that asks any, as
 * questions. Where none can be made for a rule, one of the game's own exercises for it takes its
 * place, the one that was met longest ago.
 */
#pragma once

#include "edubba-course.h"
#include "edubba-progress.h"

G_BEGIN_DECLS

#define EDUBBA_DAILY_DRILL_TASKS 5

typedef enum
{
  EDUBBA_DAILY_DRILL_MAKING, /* no task yet */
  EDUBBA_DAILY_DRILL_OPEN,
  EDUBBA_DAILY_DRILL_FAILED, /* the goal was lost, or a hint was taken */
  EDUBBA_DAILY_DRILL_SOLVED, /* in the end */
  EDUBBA_DAILY_DRILL_CLEAN,  /* at the first try, without hints */
} EdubbaDailyDrillState;

#define EDUBBA_TYPE_DAILY_DRILL (edubba_daily_drill_get_type ())

G_DECLARE_FINAL_TYPE (EdubbaDailyDrill, edubba_daily_drill, EDUBBA, DAILY_DRILL, GObject)

/* Signal:
 *   changed ()   a state has changed, or a task has turned out not to exist */

/* Begins to make tasks for the present state of the rules. The same seed makes the same tasks. */
EdubbaDailyDrill *edubba_daily_drill_new (EdubbaCourse   *course,
                                          EdubbaProgress *progress,
                                          guint64         seed) G_GNUC_WARN_UNUSED_RESULT;

/* The number of tasks: one for each rule that is known, five at most, or fewer if no task could
 * be found for some. Their order does not change, but tasks behind one that could not be found
 * move up. */
guint                 edubba_daily_drill_get_n (EdubbaDailyDrill *self);
EdubbaDailyDrillState edubba_daily_drill_get_state (EdubbaDailyDrill *self, guint i);
const EdubbaDueRule  *edubba_daily_drill_get_rule (EdubbaDailyDrill *self, guint i);

/* Once it has been made: the puzzle, or the lesson of one question that it is instead; borrowed,
 * and the other one is NULL. */
CoursePuzzle *edubba_daily_drill_get_puzzle (EdubbaDailyDrill *self, guint i);
CourseLesson *edubba_daily_drill_get_question (EdubbaDailyDrill *self, guint i);

/* The first that nothing has come of yet; n if all are done. */
guint edubba_daily_drill_get_next (EdubbaDailyDrill *self);

/* Sets a task's result: a state beyond EDUBBA_DAILY_DRILL_OPEN, which can only get better from
 * EDUBBA_DAILY_DRILL_FAILED to EDUBBA_DAILY_DRILL_SOLVED. Once all have results, the day is noted
 * in the progress. The task is found by its puzzle or question, since places may have changed. */
void edubba_daily_drill_set_result (EdubbaDailyDrill     *self,
                                    gconstpointer         made,
                                    EdubbaDailyDrillState state);

/* Returns TRUE if they are tasks of a test; their results are noted as its answers. */
gboolean edubba_daily_drill_is_test (EdubbaDailyDrill *self);

/* Returns TRUE if tasks can be made for any rule of a game that is known to the learner. */
gboolean edubba_daily_drill_is_possible (EdubbaCourse *course, EdubbaProgress *progress);

/* The number of rules that are due now, of those for which tasks can be made and which do not
 * rest. */
guint edubba_daily_drill_count_due (EdubbaCourse *course, EdubbaProgress *progress);

/* The number of tasks of a test that wait now. */
guint edubba_daily_drill_count_asked (EdubbaCourse *course, EdubbaProgress *progress);

/* The number of rules of a study that began now: those that were used before and for which tasks
 * can be made. */
guint edubba_daily_drill_count_studied (EdubbaCourse *course, EdubbaProgress *progress);

/* Begins a study with them; nothing happens if they are too few, or a study goes on. */
void edubba_daily_drill_begin_study (EdubbaCourse *course, EdubbaProgress *progress, guint64 seed);

G_END_DECLS
