/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A job is held by its thread and by its asker. Only the asker's side calls back, so the asker
 * can lose interest without a lock; the lock is for the answer.
 */
#include "edubba-job.h"

struct _EdubbaJob
{
  EdubbaJobDone done; /* NULL once the answer is handed over, or dropped; the asker's thread only */
  gpointer      asker;

  EdubbaJobWork  work;
  gpointer       data;
  GDestroyNotify free_data;
  GDestroyNotify free_answer;
  gint           cancel; /* atomic */

  GMutex   lock; /* for the following fields */
  GCond    finished;
  gboolean is_finished;
  gpointer answer;
};

static void
clear (gpointer data)
{
  EdubbaJob *job = data;

  job->free_data (job->data);
  if (job->answer)
    job->free_answer (job->answer);
  g_mutex_clear (&job->lock);
  g_cond_clear (&job->finished);
}

static void
unref (gpointer job)
{
  g_atomic_rc_box_release_full (job, clear);
}

static void
work (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  EdubbaJob *job = data;
  gpointer   answer = job->work (job->data, &job->cancel);

  g_mutex_lock (&job->lock);
  job->answer = answer;
  job->is_finished = TRUE;
  g_cond_signal (&job->finished);
  g_mutex_unlock (&job->lock);
  g_task_return_boolean (task, TRUE);
}

/* The work is done. */
static void
hand_over (EdubbaJob *job)
{
  EdubbaJobDone done = job->done;
  gpointer      answer = g_steal_pointer (&job->answer);
  gpointer      asker = job->asker;

  job->done = NULL;
  unref (job);
  done (asker, answer);
}

static void
worked_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  EdubbaJob *job = data;

  if (job->done)
    hand_over (job);
}

/* Makes a job, and the task that runs it. */
static EdubbaJob *
create (EdubbaJobWork  job_work,
        gpointer       data,
        GDestroyNotify free_data,
        GDestroyNotify free_answer,
        EdubbaJobDone  done,
        gpointer       asker,
        GTask        **task)
{
  EdubbaJob *job = g_atomic_rc_box_new0 (EdubbaJob);

  job->done = done;
  job->asker = asker;
  job->work = job_work;
  job->data = data;
  job->free_data = free_data;
  job->free_answer = free_answer;
  g_mutex_init (&job->lock);
  g_cond_init (&job->finished);

  *task = g_task_new (NULL, NULL, worked_cb, job);
  g_task_set_source_tag (*task, create);
  g_task_set_task_data (*task, g_atomic_rc_box_acquire (job), unref);
  return job;
}

EdubbaJob *
edubba_job_start (EdubbaJobWork  job_work,
                  gpointer       data,
                  GDestroyNotify free_data,
                  GDestroyNotify free_answer,
                  EdubbaJobDone  done,
                  gpointer       asker)
{
  g_autoptr (GTask) task = NULL;
  EdubbaJob *job;

  g_return_val_if_fail (job_work && free_data && free_answer && done, NULL);

  job = create (job_work, data, free_data, free_answer, done, asker, &task);
  g_task_run_in_thread (task, work);
  return job;
}

EdubbaJob *
edubba_job_search (EdubbaSearch   search,
                   EdubbaJobWork  job_work,
                   gpointer       data,
                   GDestroyNotify free_data,
                   GDestroyNotify free_answer,
                   EdubbaJobDone  done,
                   gpointer       asker)
{
  g_autoptr (GTask) task = NULL;
  EdubbaJob *job;

  g_return_val_if_fail (job_work && free_data && free_answer && done, NULL);

  job = create (job_work, data, free_data, free_answer, done, asker, &task);
  edubba_budget_run (task, work, search);
  return job;
}

void
edubba_job_drop (EdubbaJob *job)
{
  g_return_if_fail (job != NULL && job->done != NULL);

  job->done = NULL;
  g_atomic_int_set (&job->cancel, 1);
  unref (job);
}

void
edubba_job_wait (EdubbaJob *job)
{
  g_return_if_fail (job != NULL && job->done != NULL);

  g_mutex_lock (&job->lock);
  while (!job->is_finished)
    g_cond_wait (&job->finished, &job->lock);
  g_mutex_unlock (&job->lock);
  hand_over (job);
}
