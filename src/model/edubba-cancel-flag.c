/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The handler has nothing of its own to free, so that disconnecting it may wait for it to end;
 * and the flag it writes to is there until then.
 */
#include "edubba-cancel-flag.h"

struct _EdubbaCancelFlag
{
  GCancellable *cancellable; /* or NULL */
  gulong        cancelled_id;
  gint          flag; /* atomic */
};

static void
cancelled_cb (GCancellable *cancellable, EdubbaCancelFlag *stop)
{
  g_atomic_int_set (&stop->flag, 1);
}

EdubbaCancelFlag *
edubba_cancel_flag_new (GCancellable *cancellable)
{
  EdubbaCancelFlag *stop;

  g_return_val_if_fail (cancellable == NULL || G_IS_CANCELLABLE (cancellable), NULL);

  stop = g_new0 (EdubbaCancelFlag, 1);
  if (g_set_object (&stop->cancellable, cancellable))
    stop->cancelled_id =
      g_cancellable_connect (cancellable, G_CALLBACK (cancelled_cb), stop, NULL);
  return stop;
}

void
edubba_cancel_flag_free (EdubbaCancelFlag *stop)
{
  if (stop == NULL)
    return;
  g_cancellable_disconnect (stop->cancellable, stop->cancelled_id);
  g_clear_object (&stop->cancellable);
  g_free (stop);
}

const gint *
edubba_cancel_flag_get_flag (const EdubbaCancelFlag *stop)
{
  g_return_val_if_fail (stop != NULL, NULL);

  return &stop->flag;
}
