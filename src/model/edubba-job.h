/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Work in a thread for an asker who may lose interest: reading a folder, proving a goal.
 *
 * A job works on data of its own, so the asker may go away at any time: dropping a job cancels it
 * and frees its result.
 */
#pragma once

#include "edubba-budget.h"

G_BEGIN_DECLS

typedef struct _EdubbaJob EdubbaJob;

/* Works in a thread, and gives the answer. It may stop early, with any answer, once *cancel (to be
 * read atomically) is not 0. */
typedef gpointer (*EdubbaJobWork) (gpointer data, const gint *cancel);

/* Called in the main context of the asker, once, unless the job is dropped before. The answer is
 * the asker's; the job is over, and must not be dropped any more. */
typedef void (*EdubbaJobDone) (gpointer asker, gpointer answer);

/* Begins. data is freed after the work; free_answer is for an answer that nobody takes. A search
 * begins when it has a place in the budget. */
EdubbaJob *edubba_job_start (EdubbaJobWork  work,
                             gpointer       data,
                             GDestroyNotify free_data,
                             GDestroyNotify free_answer,
                             EdubbaJobDone  done,
                             gpointer       asker);

EdubbaJob *edubba_job_search (EdubbaSearch   search,
                              EdubbaJobWork  work,
                              gpointer       data,
                              GDestroyNotify free_data,
                              GDestroyNotify free_answer,
                              EdubbaJobDone  done,
                              gpointer       asker);

/* Stops a job whose answer has not come. */
void edubba_job_drop (EdubbaJob *job);

/* Waits for the answer, and hands it over. */
void edubba_job_wait (EdubbaJob *job);

G_END_DECLS
