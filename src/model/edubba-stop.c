/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The handler has nothing of its own to free, so that letting go of it may wait for it to end;
 * and what it writes to is there until then.
 */
#include "edubba-stop.h"

struct _EdubbaStop
{
  GCancellable *cancellable; /* or NULL */
  gulong        cancelled_id;
  gint          flag; /* atomic */
};

static void
cancelled_cb (GCancellable *cancellable, EdubbaStop *stop)
{
  g_atomic_int_set (&stop->flag, 1);
}

EdubbaStop *
edubba_stop_new (GCancellable *cancellable)
{
  EdubbaStop *stop;

  g_return_val_if_fail (cancellable == NULL || G_IS_CANCELLABLE (cancellable), NULL);

  stop = g_new0 (EdubbaStop, 1);
  if (g_set_object (&stop->cancellable, cancellable))
    stop->cancelled_id =
      g_cancellable_connect (cancellable, G_CALLBACK (cancelled_cb), stop, NULL);
  return stop;
}

void
edubba_stop_free (EdubbaStop *stop)
{
  if (stop == NULL)
    return;
  g_cancellable_disconnect (stop->cancellable, stop->cancelled_id);
  g_clear_object (&stop->cancellable);
  g_free (stop);
}

const gint *
edubba_stop_get_flag (const EdubbaStop *stop)
{
  g_return_val_if_fail (stop != NULL, NULL);

  return &stop->flag;
}
