/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The thread is made for the first work and ends a while after the last. Whoever waits for work
 * adds some of its own behind it.
 */
#include "edubba-disk-queue.h"

typedef struct
{
  EdubbaDiskWork work;
  gpointer       data;
  GDestroyNotify free_data;
} Entry;

static void
do_entry (gpointer data, gpointer nobody)
{
  Entry *entry = data;

  entry->work (entry->data);
  if (entry->free_data != NULL)
    entry->free_data (entry->data);
  g_free (entry);
}

static GThreadPool *
get_pool (void)
{
  static gsize pool;

  if (g_once_init_enter (&pool))
    g_once_init_leave (&pool, (gsize) g_thread_pool_new (do_entry, NULL, 1, FALSE, NULL));
  return (GThreadPool *) pool;
}

void
edubba_disk_queue_push (EdubbaDiskWork work, gpointer data, GDestroyNotify free_data)
{
  Entry *entry = g_new (Entry, 1);

  g_return_if_fail (work != NULL);

  *entry = (Entry) { work, data, free_data };
  g_thread_pool_push (get_pool (), entry, NULL);
}

static void
return_task (gpointer task)
{
  g_task_return_boolean (task, TRUE);
}

void
edubba_disk_queue_when_done (GAsyncReadyCallback done, gpointer data)
{
  edubba_disk_queue_push (return_task, g_task_new (NULL, NULL, done, data), g_object_unref);
}
