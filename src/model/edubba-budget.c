/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A pool of threads would keep the number of searches, too, but not a place for those that somebody
 * waits for. So the searches queue up here, and the pool gets those that have a place.
 */
#include "edubba-budget.h"

typedef struct
{
  GTask          *task;
  GTaskThreadFunc work;
  EdubbaSearch    search;
} Entry;

static GMutex       lock; /* for the following */
static GQueue       waiting[] = { G_QUEUE_INIT, G_QUEUE_INIT };
static guint        n_running[G_N_ELEMENTS (waiting)];
static gboolean     is_unseen;
static GThreadPool *pool;

static gboolean
has_place (EdubbaSearch search)
{
  guint n = n_running[EDUBBA_SEARCH_AWAITED] + n_running[EDUBBA_SEARCH_SPARE];

  if (search == EDUBBA_SEARCH_SPARE)
    return !is_unseen && n < EDUBBA_BUDGET_PLACES - 1;
  return n < EDUBBA_BUDGET_PLACES;
}

/* Gives free places to those that wait. */
static void
give_places (void)
{
  for (EdubbaSearch search = 0; search < G_N_ELEMENTS (waiting); search++)
    while (!g_queue_is_empty (&waiting[search]) && has_place (search))
      {
        n_running[search]++;
        g_thread_pool_push (pool, g_queue_pop_head (&waiting[search]), NULL);
      }
}

static void
work (gpointer data, gpointer unused)
{
  Entry *entry = data;

  entry->work (entry->task, g_task_get_source_object (entry->task),
               g_task_get_task_data (entry->task), g_task_get_cancellable (entry->task));
  g_object_unref (entry->task);
  g_mutex_lock (&lock);
  n_running[entry->search]--;
  give_places ();
  g_mutex_unlock (&lock);
  g_free (entry);
}

void
edubba_budget_run (GTask *task, GTaskThreadFunc task_work, EdubbaSearch search)
{
  Entry *entry;

  g_return_if_fail (G_IS_TASK (task) && task_work != NULL);

  entry = g_new (Entry, 1);
  entry->task = g_object_ref (task);
  entry->work = task_work;
  entry->search = search;
  g_mutex_lock (&lock);
  if (pool == NULL)
    pool = g_thread_pool_new (work, NULL, EDUBBA_BUDGET_PLACES, FALSE, NULL);
  g_queue_push_tail (&waiting[search], entry);
  give_places ();
  g_mutex_unlock (&lock);
}

void
edubba_budget_set_seen (gboolean seen)
{
  g_mutex_lock (&lock);
  is_unseen = !seen;
  give_places ();
  g_mutex_unlock (&lock);
}

guint
edubba_budget_count_waiting (void)
{
  guint n;

  g_mutex_lock (&lock);
  n = g_queue_get_length (&waiting[EDUBBA_SEARCH_AWAITED]) +
      g_queue_get_length (&waiting[EDUBBA_SEARCH_SPARE]);
  g_mutex_unlock (&lock);
  return n;
}
