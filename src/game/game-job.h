/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Runs the items of a long job on N threads, checkpoints finished items to a file, reports progress
 * and stops cleanly.
 *
 * The result does not depend on which thread runs an item or when: an item depends only on its
 * number.
 */
#pragma once

#include "game-checkpoint.h"

G_BEGIN_DECLS

/* Does an item, in any thread, and returns its result, a line of text without a line break. NULL
 * if *cancel became other than 0 meanwhile. */
typedef char *(*GameJobItem) (guint64 item, const gint *cancel, gpointer data);

/* Returns TRUE to end the job, because the finished items suffice. Called after each item, never
 * twice at a time. */
typedef gboolean (*GameJobEnough) (const GameCheckpoint *part, gpointer data);

typedef enum
{
  GAME_JOB_QUIET,
  GAME_JOB_TERMINAL, /* a line that is written over */
  GAME_JOB_LINES,    /* a line now and then, for a log */
} GameJobProgress;

typedef struct
{
  GameJobItem     run;
  GameJobEnough   enough;   /* or NULL */
  gpointer        data;     /* of both */
  guint           threads;  /* from 1 */
  GameJobProgress progress; /* on standard error */
  const char     *unit;     /* the name of items: "games" */
  const char     *path;     /* a file that keeps the results, or NULL */
  const gint     *cancel;   /* stops the job when it is not 0; or NULL: signals do, if heeded */
} GameJob;

/* SIGINT and SIGTERM ask the job that runs, or the next one, to stop; given again they end the
 * program. */
void game_job_heed_signals (void);

/* Does the part's own unfinished items, first taking over the results in the file, if there is
 * one. FALSE and an error if the file cannot be read or written, is in use, damaged, not a
 * regular file, or of another job or part. TRUE otherwise, also if it was stopped, or nothing
 * more was needed. */
gboolean game_job_run (const GameJob *job, GameCheckpoint *part, GError **error);

/* Returns TRUE if a signal has stopped a job, or would stop the next. */
gboolean game_job_was_stopped (void);

G_END_DECLS
