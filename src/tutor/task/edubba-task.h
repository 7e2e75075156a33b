/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A task being solved: a match from the position of a puzzle or of a lesson's step, and a verdict
 * that always knows where the learner stands.
 *
 * Nothing is scripted: after every step the solver proves, off the main thread and from the
 * learner's own position, whether the goal can still be reached in this turn and how far away it
 * is. Forced replies of other seats are played for them. The learner acts on the match; undo and
 * redo there are followed too.
 */
#pragma once

#include "course-step.h"
#include "edubba-failure.h"
#include "edubba-match.h"

G_BEGIN_DECLS

#define EDUBBA_TYPE_TASK (edubba_task_get_type ())

G_DECLARE_FINAL_TYPE (EdubbaTask, edubba_task, EDUBBA, TASK, GObject)

typedef enum
{
  EDUBBA_TASK_THINKING,    /* not known yet */
  EDUBBA_TASK_SOLVABLE,    /* `remaining` more actions */
  EDUBBA_TASK_SOLVED,      /* the goal was reached with action number `taken` */
  EDUBBA_TASK_UNREACHABLE, /* proved: not in this turn, from here */
  EDUBBA_TASK_MISSED,      /* a mistake that the step foresees: one of its missed goals */
  EDUBBA_TASK_UNKNOWN,     /* the proof met its memory limit */
  EDUBBA_TASK_OPEN,        /* of two turns the second has not begun: nothing is shown before */
} EdubbaTaskState;

/* The phase of a task over two turns. A task over one turn is in its last all the time. */
typedef enum
{
  EDUBBA_TASK_PHASE_FIRST,
  EDUBBA_TASK_PHASE_REPLY, /* up to where the learner's second turn begins, or the game is over */
  EDUBBA_TASK_PHASE_LAST,
} EdubbaTaskPhase;

/* Properties, read-only:
 *   match (EdubbaMatch)   the same for the life of the task
 *   state (uint)          an EdubbaTaskState
 *   remaining (uint)      the fewest actions from here; 0 unless the state is EDUBBA_TASK_SOLVABLE
 *   taken (uint)          the learner's own actions so far; once solved, those up to the goal
 *   fewest (uint)         the fewest actions from the start, proved; 0 while that is not known
 *   impossible (boolean)  proved: the goal cannot be reached from the start
 *   can-take-back (boolean)
 *                         the state is EDUBBA_TASK_UNREACHABLE, and there is an earlier point
 *                         that is not known to be
 *   explained (boolean)   it is known why the last action has put the goal out of reach
 *
 * Signal:
 *   verdict ()            after any of them but match has changed, once for all that have
 */

/* A task from a position (full; copied) in which the goal's `me` is to act. */
EdubbaTask *edubba_task_new (const GameModule *module,
                             const GameState  *state,
                             const GameGoal   *goal) G_GNUC_WARN_UNUSED_RESULT;

/* A task over 1 or 2 turns (course-puzzle.h): the opponent's reply is played for them. Nothing is
 * said of the first turn until the reply is over. */
EdubbaTask *edubba_task_new_for_turns (const GameModule *module,
                                       const GameState  *state,
                                       const GameGoal   *goal,
                                       guint             turns) G_GNUC_WARN_UNUSED_RESULT;

guint           edubba_task_get_turns (EdubbaTask *self);
EdubbaTaskPhase edubba_task_get_phase (EdubbaTask *self);

/* Sets the pause before each action of the reply, in ms; 0 at first. */
void edubba_task_set_pace (EdubbaTask *self, guint pace);

/* Works nothing out while the task is paused, for nobody sees it; a proof that was interrupted
 * begins again when the task goes on. */
void edubba_task_set_paused (EdubbaTask *self, gboolean paused);

/* In the first of two turns, once all replies are known: the actions to an end that holds, empty if
 * there is none. NULL elsewhere. An array of GameAction; free with g_array_unref (). */
GArray *edubba_task_lead (EdubbaTask *self) G_GNUC_WARN_UNUSED_RESULT;

/* Returns TRUE if the reply has put the goal out of reach: the actions *from up to *to (without
 * it) of the record. */
gboolean edubba_task_find_reply (EdubbaTask *self, guint *from, guint *to);

/* The task of a lesson's step (borrowed for the life of the task): any of the goals that it asks
 * for, with only the actions that it allows. Reaching one that it foresees as a mistake ends the
 * try. It begins where the match stands now, with the goals' `me` to act. */
EdubbaTask *edubba_task_new_for_step (EdubbaMatch      *match,
                                      const CourseStep *step) G_GNUC_WARN_UNUSED_RESULT;

EdubbaMatch *edubba_task_get_match (EdubbaTask *self);
/* The first goal, which is the only one of a puzzle. */
const GameGoal *edubba_task_get_goal (EdubbaTask *self);

/* The goals that are asked for, without those that are mistakes; *n is their number. Borrowed. */
const GameGoal *edubba_task_get_wanted (EdubbaTask *self, guint *n);

EdubbaTaskState edubba_task_get_state (EdubbaTask *self);

/* The counters of the learner's actions so far; borrowed until the match moves. */
const GameTally *edubba_task_get_tally (EdubbaTask *self);
guint            edubba_task_get_remaining (EdubbaTask *self);
guint            edubba_task_get_taken (EdubbaTask *self);
guint            edubba_task_get_fewest (EdubbaTask *self);
gboolean         edubba_task_get_impossible (EdubbaTask *self);
gboolean         edubba_task_get_can_take_back (EdubbaTask *self);

/* The step whose limits hold for the learner's actions, or NULL. */
const CourseStep *edubba_task_get_step (EdubbaTask *self);

/* The index of the step's goal that was reached, once the state is EDUBBA_TASK_SOLVED or
 * EDUBBA_TASK_MISSED. */
guint edubba_task_get_reached (EdubbaTask *self);

/* Finds out why the learner's last action has put the first goal out of reach, and the action's
 * place in the match's record. FALSE if it has not, or that is not known yet. */
gboolean edubba_task_get_failure (EdubbaTask *self, CourseMiss *failure, guint *at);

/* The memory limit of a proof, in bytes; by default edubba_limit_get_memory (). Holds from the next
 * proof on. */
void edubba_task_set_memory (EdubbaTask *self, guint64 memory);

/* Back to the start; the match keeps the actions played, so that they can be redone. */
void edubba_task_restart (EdubbaTask *self);

/* Back to the last point from which the goal can be reached; waits for the proof if it is still
 * under way. */
void edubba_task_take_back (EdubbaTask *self);

G_END_DECLS
