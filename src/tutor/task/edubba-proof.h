/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A proof off the main thread: whether, and in how few actions, any of some goals can be reached
 * from a position, with only the actions that are allowed.
 *
 * It works on its own copies, so whoever wants it may go away, or change their mind: a proof that
 * is dropped is told to stop, and its answer finds nobody.
 */
#pragma once

#include "course-step.h"

G_BEGIN_DECLS

typedef struct
{
  const GameRules  *rules;
  const GameState  *state; /* full */
  const GameTally  *tally; /* the counters so far */
  const GameGoal   *goals;
  guint             n_goals;
  const CourseStep *step;   /* whose limits hold; NULL: everything is allowed */
  guint64           memory; /* the limit for each goal, in bytes */
} EdubbaQuestion;

typedef struct _EdubbaProof EdubbaProof;

/* Called in the main context of whoever asked, once, unless the proof is dropped before. length:
 * the fewest actions to the nearest goal, if it is solvable. The proof is over then. */
typedef void (*EdubbaProved) (gpointer data, GameVerdict verdict, guint length);

/* Begins; everything in the question is copied but the rules. */
EdubbaProof *edubba_proof_start (const EdubbaQuestion *question,
                                 EdubbaProved          proved,
                                 gpointer              data);

/* Stops a proof whose answer has not come. */
void edubba_proof_drop (EdubbaProof *proof);

G_END_DECLS
