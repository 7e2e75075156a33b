/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Finds out why a goal that could be reached cannot be any more: the condition that fails, and
 * the nearest value that can still be reached. Found off the main thread by the solver, from the
 * learner's own position.
 */
#pragma once

#include "edubba-proof.h"
#include "game-failure.h"

G_BEGIN_DECLS

typedef enum
{
  EDUBBA_FAILURE_UNKNOWN,  /* nothing can be said of it */
  EDUBBA_FAILURE_ENDED,    /* the turn is over, and `condition`, if it has a term, does not hold */
  EDUBBA_FAILURE_OVERRUN,  /* a counter has run past `condition` */
  EDUBBA_FAILURE_MISSING,  /* `condition` cannot be met any more; `best` can */
  EDUBBA_FAILURE_TOGETHER, /* each condition can be met, but not all of them */
} EdubbaFailureKind;

typedef struct
{
  EdubbaFailureKind kind;
  GameCondition     condition;
  gint64            best;
} EdubbaFailure;

/* Looks for the reason why the first goal of a question cannot be reached. over: the turn is.
 * failures (may be NULL) is borrowed, and so are the question's rules; all else is copied. The
 * answer is an EdubbaFailure, to be freed with g_free (). */
EdubbaJob *edubba_failure_start (const EdubbaQuestion *question,
                                 gboolean              over,
                                 const GameFailures   *failures,
                                 EdubbaJobDone         found,
                                 gpointer              asker) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
