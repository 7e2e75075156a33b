/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A proof off the main thread: whether, and in how few actions, any of some goals can be reached
 * from a position, with only the actions that are allowed.
 *
 * It works on copies of its own, so the caller may go away or change its mind: dropping a proof
 * cancels it and discards its result (edubba-job.h).
 */
#pragma once

#include "course-step.h"
#include "edubba-job.h"

G_BEGIN_DECLS

typedef struct
{
  const GameRules  *rules;
  const GameState  *state; /* full */
  const GameTally  *tally; /* the counters so far */
  const GameGoal   *goals;
  guint             n_goals;
  const CourseStep *step;   /* the step that limits the actions; NULL: everything is allowed */
  guint64           memory; /* the limit for each goal, in bytes */
} EdubbaQuestion;

typedef struct
{
  GameVerdict verdict;
  guint       length; /* the fewest actions to the nearest goal, if it is solvable */
} EdubbaProofAnswer;

/* Begins; everything in the question is copied but the rules. The answer is an EdubbaProofAnswer,
 * to be freed with g_free (). */
EdubbaJob *edubba_proof_start (const EdubbaQuestion *question,
                               EdubbaJobDone         proved,
                               gpointer              asker) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
