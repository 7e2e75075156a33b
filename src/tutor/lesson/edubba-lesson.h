/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A lesson being learnt: the learner's step, the actions shown and allowed there, the question
 * asked, and the reply to each action.
 *
 * It judges nothing itself: whether a goal is reached, or can still be, is the task's word
 * (EdubbaTask), whether an action is legal the match's. Each step has a match of its own, which
 * begins with the actions that the step shows.
 */
#pragma once

#include "course-lesson.h"
#include "edubba-progress.h"
#include "edubba-task.h"

G_BEGIN_DECLS

#define EDUBBA_TYPE_LESSON (edubba_lesson_get_type ())

G_DECLARE_FINAL_TYPE (EdubbaLesson, edubba_lesson, EDUBBA, LESSON, GObject)

typedef enum
{
  EDUBBA_PHASE_SHOWING, /* actions are being shown */
  EDUBBA_PHASE_LOOKING, /* there is nothing to do but go on */
  EDUBBA_PHASE_ASKING,  /* the right answer is waited for */
  EDUBBA_PHASE_DOING,   /* a goal is to be reached */
  EDUBBA_PHASE_MISSED,  /* a mistake was made that the step foresees: the learner tries again */
  EDUBBA_PHASE_DONE,    /* it has been, or the right answer was given */
  EDUBBA_PHASE_OVER,    /* the last step lies behind */
} EdubbaPhase;

/* The outcome of a lesson that is over. */
typedef enum
{
  EDUBBA_OUTCOME_LEARNT,     /* every task at the end was solved */
  EDUBBA_OUTCOME_TESTED_OUT, /* they were, without hints, without the steps before them */
  EDUBBA_OUTCOME_OPEN,       /* a task was skipped, or testing out needed a hint */
} EdubbaOutcome;

#define EDUBBA_NO_CHOICE G_MAXUINT

/* Properties (read-only but pace, notified once per change, when everything has changed):
 *   step (uint)           the step's index; behind the last once the lesson is over
 *   phase (uint)          an EdubbaPhase
 *   choice (uint)         the last answer to the question, or EDUBBA_NO_CHOICE
 *   testing (boolean)     the learner is testing out
 *   match (EdubbaMatch)   another one for each step; the last step's once the lesson is over
 *   task (EdubbaTask)     NULL unless there is a goal
 *   pace (uint)           the time before each action that is shown, in ms; 0: all at once
 *
 * Signal:
 *   changed ()   after any of them but pace, or the task's verdict, has changed; once for all
 */

/* Begins `lesson` (a reference is taken) at its first step. progress (may be NULL) records the
 * learner's results from then on. */
EdubbaLesson *edubba_lesson_new (CourseLesson   *lesson,
                                 EdubbaProgress *progress,
                                 guint           pace) G_GNUC_WARN_UNUSED_RESULT;

/* Goes to the learner's last step, as their progress knows it; does nothing without progress. */
void edubba_lesson_resume (EdubbaLesson *self);

/* The number of steps done at the first try, without a hint, since the lesson began. */
guint edubba_lesson_count_clean (EdubbaLesson *self);

/* Declares that the lesson is none of the course's: the rules of its steps are noted, but not the
 * learner's place in it. To be called at the beginning. */
void edubba_lesson_set_rules_only (EdubbaLesson *self);

CourseLesson *edubba_lesson_get_lesson (EdubbaLesson *self);
guint         edubba_lesson_get_index (EdubbaLesson *self);
guint         edubba_lesson_get_n_steps (EdubbaLesson *self);
EdubbaPhase   edubba_lesson_get_phase (EdubbaLesson *self);
gboolean      edubba_lesson_get_testing (EdubbaLesson *self);
EdubbaMatch  *edubba_lesson_get_match (EdubbaLesson *self);
EdubbaTask   *edubba_lesson_get_task (EdubbaLesson *self);
guint         edubba_lesson_get_choice (EdubbaLesson *self);

/* The step; the last one once the lesson is over. Borrowed. */
const CourseStep *edubba_lesson_get_step (EdubbaLesson *self);

/* Returns TRUE if the step is done in a way that is only fine: another would have been better. */
gboolean edubba_lesson_is_only_fine (EdubbaLesson *self);

/* The reply to the last answer or to the goal that was reached, also by mistake, or NULL;
 * borrowed. */
const char *edubba_lesson_get_reply (EdubbaLesson *self);

/* The outcome of a lesson that is over. */
EdubbaOutcome edubba_lesson_get_outcome (EdubbaLesson *self);

/* The stars of a lesson that is over, by the hints taken, and the questions answered wrongly, since
 * it began: EDUBBA_MAX_STARS without any, down to 1; 0 if it stays open, or has no tasks. */
guint edubba_lesson_get_stars (EdubbaLesson *self);

void edubba_lesson_set_pace (EdubbaLesson *self, guint pace);

/* Plays the actions still to be shown at once. */
void edubba_lesson_hurry (EdubbaLesson *self);

/* The reason why nothing can be done on the board now, as a sentence, or NULL; borrowed. */
const char *edubba_lesson_get_hindrance (EdubbaLesson *self);

/* Plays an action of the learner. TRUE if it was played. Otherwise nothing has changed, and there
 * is either a refusal by the rules in *refusal (else GAME_LEGAL), or a sentence in *not_now: it
 * is legal, but not the subject of this step (borrowed), or an error: it cannot be read. */
gboolean edubba_lesson_act (EdubbaLesson *self,
                            const char   *action,
                            guint        *refusal,
                            const char  **not_now,
                            GError      **error);

/* Answers the question; any other choice may follow a wrong one. No-op in other phases. */
void edubba_lesson_choose (EdubbaLesson *self, guint choice);

/* Answers a question for a number; does nothing if there is none. The reply to a wrong number
 * works out the right one. */
void edubba_lesson_answer (EdubbaLesson *self, gint number);

/* Goes on from a step that is done or looked at; no-op in other phases. */
void edubba_lesson_next (EdubbaLesson *self);

/* Goes to the next step, also from one that is not done; or back to the one before. No-op if
 * there is none. */
void edubba_lesson_skip (EdubbaLesson *self);
void edubba_lesson_previous (EdubbaLesson *self);

/* To the beginning of the step, with the actions it shows; of the lesson, once it is over. */
void edubba_lesson_restart (EdubbaLesson *self);

/* Back to the last point from which a goal can be reached. */
void edubba_lesson_take_back (EdubbaLesson *self);

/* Goes to the tasks at the end. Solving them all without hints is enough to know the lesson. */
gboolean edubba_lesson_get_can_test_out (EdubbaLesson *self);
void     edubba_lesson_test_out (EdubbaLesson *self);

/* A hint was given for the step, each rung of it: solving it shows less then. */
void edubba_lesson_note_hint (EdubbaLesson *self);

G_END_DECLS
