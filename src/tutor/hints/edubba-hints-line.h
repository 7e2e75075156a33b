/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The line that hints lead along, worked out from the view of a seat. For the thread that works
 * it out: nothing here waits, and nothing is shared.
 */
#pragma once

#include "course-step.h"
#include "game-module.h"

G_BEGIN_DECLS

typedef enum
{
  EDUBBA_LINE_FOUND,
  EDUBBA_LINE_LOST,    /* proved: there is none */
  EDUBBA_LINE_UNKNOWN, /* cancelled, or more than could be worked out */
} EdubbaLineState;

typedef struct
{
  EdubbaLineState state;
  GArray         *actions; /* of GameAction, those of the seat to act */
  GPtrArray      *labels;  /* of char *: each in words, as a button would be labelled */
  gboolean        whole;   /* to its end; else only so far as it was asked for */
  gboolean        aims;    /* at something that the game's critic has a reason for */
  GameReason      reason;
} EdubbaLine;

/* The goals, in a copy that the thread may keep. */
typedef struct
{
  GameGoal     goals[COURSE_MAX_NUMBER];
  guint        n_goals;
  GameTally    tally;
  CourseLimits limits;
} EdubbaLineTask;

/* names, in the following: the names of the seats, as in GameWords. */

/* Shortest to any of the goals; of several the first in byte order. */
EdubbaLine *edubba_line_solve (const GameModule     *module,
                               const GameState      *seen,
                               const EdubbaLineTask *task,
                               const char *const    *names,
                               const gint           *cancel) G_GNUC_WARN_UNUSED_RESULT;

/* The actions that the game's player would play, in this turn, up to a chance event or another
 * seat's action: only those it plans first, or all of them. */
EdubbaLine *edubba_line_play (const GameModule  *module,
                              const GameState   *seen,
                              guint64            nodes,
                              gboolean           whole,
                              const char *const *names,
                              const gint        *cancel) G_GNUC_WARN_UNUSED_RESULT;

/* A line that is known, as far as it goes without chance and other seats. */
EdubbaLine *edubba_line_follow (const GameModule  *module,
                                const GameState   *seen,
                                const GameLine    *known,
                                const char *const *names) G_GNUC_WARN_UNUSED_RESULT;

/* Its actions in words, each numbered in a line of its own: "\n1. Travel to Hatti\n2. End turn".
 * The caller frees it. */
char *edubba_line_list (const EdubbaLine *line) G_GNUC_WARN_UNUSED_RESULT;

void edubba_line_free (EdubbaLine *line);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (EdubbaLine, edubba_line_free)

G_END_DECLS
