/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Work in a thread: that its answer comes once, to nobody who has lost interest, and that nothing
 * of it is left.
 */
#include "../fixed.h"
#include "../patience.h"
#include "edubba-job.h"

typedef struct
{
  GMutex   lock;
  gboolean was_cancelled;
  guint    n_freed;
  guint    n_answers_freed;
} Work;

static Work work;

static void
set_up (gpointer *fixture, gconstpointer data)
{
  work = (Work) { 0 };
  g_mutex_init (&work.lock);
}

static void
tear_down (gpointer *fixture, gconstpointer data)
{
  g_mutex_clear (&work.lock);
}

static void
free_data (gpointer data)
{
  g_assert_true (data == &work);
  g_mutex_lock (&work.lock);
  work.n_freed++;
  g_mutex_unlock (&work.lock);
}

static void
free_answer (gpointer answer)
{
  g_mutex_lock (&work.lock);
  work.n_answers_freed++;
  g_mutex_unlock (&work.lock);
  g_free (answer);
}

static gpointer
give_answer (gpointer data, const gint *cancel)
{
  return g_strdup ("answer");
}

/* Goes on until it is told to stop. */
static gpointer
go_on (gpointer data, const gint *cancel)
{
  gint64 end = patience_begin ();

  while (!g_atomic_int_get (cancel))
    {
      patience_check (end);
      g_thread_yield ();
    }
  g_mutex_lock (&work.lock);
  work.was_cancelled = TRUE;
  g_mutex_unlock (&work.lock);
  return g_strdup ("too late");
}

static void
answered_cb (gpointer asker, gpointer answer)
{
  GPtrArray *answers = asker;

  g_ptr_array_add (answers, answer);
}

/* Runs the main loop until this many data and answers have been freed, in any thread. */
static void
wait_until_freed (guint n_answers)
{
  gint64   end = patience_begin ();
  gboolean freed;

  do
    {
      patience_check (end);
      g_main_context_iteration (NULL, FALSE);
      g_thread_yield ();
      g_mutex_lock (&work.lock);
      freed = work.n_freed == 1 && work.n_answers_freed == n_answers;
      g_mutex_unlock (&work.lock);
    }
  while (!freed);
}

static void
test_answer (gpointer *fixture, gconstpointer data)
{
  g_autoptr (GPtrArray) answers = g_ptr_array_new_with_free_func (g_free);

  g_assert_nonnull (
    edubba_job_start (give_answer, &work, free_data, free_answer, answered_cb, answers));
  while (answers->len == 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpstr (g_ptr_array_index (answers, 0), ==, "answer");
  wait_until_freed (0);
}

/* Waiting gives the answer, and it does not come again. */
static void
test_wait (gpointer *fixture, gconstpointer data)
{
  g_autoptr (GPtrArray) answers = g_ptr_array_new_with_free_func (g_free);
  EdubbaJob *job =
    edubba_job_start (give_answer, &work, free_data, free_answer, answered_cb, answers);

  edubba_job_wait (job);
  g_assert_cmpuint (answers->len, ==, 1);
  wait_until_freed (0);
  g_assert_cmpuint (answers->len, ==, 1);
}

static void
test_drop (gpointer *fixture, gconstpointer data)
{
  g_autoptr (GPtrArray) answers = g_ptr_array_new_with_free_func (g_free);
  EdubbaJob *job = edubba_job_start (go_on, &work, free_data, free_answer, answered_cb, answers);

  edubba_job_drop (job);
  wait_until_freed (1);
  g_assert_cmpuint (answers->len, ==, 0);
  g_assert_true (work.was_cancelled);
}

int
main (int argc, char **argv)
{
  fixed_test_init (&argc, &argv);
  g_test_add ("/model/job/answer", gpointer, NULL, set_up, test_answer, tear_down);
  g_test_add ("/model/job/wait", gpointer, NULL, set_up, test_wait, tear_down);
  g_test_add ("/model/job/drop", gpointer, NULL, set_up, test_drop, tear_down);
  return g_test_run ();
}
