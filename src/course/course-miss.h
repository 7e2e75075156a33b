/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Finds out why a goal cannot be reached: the condition that fails, and the nearest value that can
 * be reached. The solver finds it, from a position in which somebody stands or begins.
 */
#pragma once

#include "game-failure.h"
#include "game-solver.h"

G_BEGIN_DECLS

/* A goal that a position and limits put out of reach. All is borrowed. */
typedef struct
{
  const GameRules    *rules;
  const GameFailures *failures; /* or NULL */
  const GameState    *state;    /* full */
  const GameGoal     *goal;
  const GameTally    *tally;  /* the counters so far, or NULL: all 0 */
  const GameFilter   *filter; /* the actions that may be played, or NULL: all */
  guint64             memory; /* the limit of each proof, in bytes */
  const gint         *cancel; /* or NULL */
} CourseAim;

typedef enum
{
  COURSE_MISS_UNKNOWN,  /* nothing can be said of it */
  COURSE_MISS_ENDED,    /* the turn is over, and `condition`, if it has a term, does not hold */
  COURSE_MISS_OVERRUN,  /* a counter has run past `condition` */
  COURSE_MISS_MISSING,  /* `condition` cannot be met; `best` can */
  COURSE_MISS_TOGETHER, /* each condition can be met, but not all of them */
} CourseMissKind;

typedef struct
{
  CourseMissKind kind;
  GameCondition  condition;
  gint64         best;
} CourseMiss;

/* Looks for the reason. over: the turn is. */
CourseMiss course_miss_find (const CourseAim *aim, gboolean over);

/* Says to an author why the goal cannot be reached from its position: who is to act, the nearest
 * value, the actions that reach it, and, if the game has words for it, the thing missing. Free
 * with g_free (). */
char *course_miss_explain (const CourseAim *aim) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
