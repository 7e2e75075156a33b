/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A disk that refuses is asked once: then the window's question follows. The keeper may outlive its
 * window until the disk has answered.
 */
#include "edubba-keeper.h"

#include <glib/gi18n.h>

#include "edubba-disk-queue.h"

/* The time after which a window says why it is still there. */
#define SAYS_SAVING_MS 500

typedef enum
{
  CLOSING_NOT,
  CLOSING_SAVING,
  CLOSING_SAVED,
} Closing;

struct _EdubbaKeeper
{
  /* borrowed */
  GtkWindow       *window; /* NULL once it is gone */
  AdwToastOverlay *overlay;

  EdubbaKeeperChanged changed;

  char       *folder;
  EdubbaLock *lock;
  GPtrArray  *archives; /* of EdubbaArchive */

  guint     n_aside; /* how often something was put aside */
  Closing   closing;
  guint     saving_id; /* source: it says that it is saving */
  AdwToast *saving;    /* says that, or NULL */
};

EdubbaKeeper *
edubba_keeper_new (GtkWindow          *window,
                   AdwToastOverlay    *overlay,
                   const char         *folder,
                   EdubbaLock         *lock,
                   EdubbaKeeperChanged changed)
{
  EdubbaKeeper *self = g_rc_box_new0 (EdubbaKeeper);

  self->window = window;
  self->overlay = overlay;
  self->changed = changed;
  self->folder = g_strdup (folder);
  self->lock = lock != NULL ? edubba_lock_ref (lock) : NULL;
  self->archives = g_ptr_array_new_with_free_func (g_object_unref);
  return self;
}

static void
clear (gpointer data)
{
  EdubbaKeeper *self = data;

  g_free (self->folder);
  g_clear_pointer (&self->lock, edubba_lock_unref);
  g_ptr_array_unref (self->archives);
}

static void
stop_saying (EdubbaKeeper *self)
{
  g_clear_handle_id (&self->saving_id, g_source_remove);
  if (self->saving != NULL)
    adw_toast_dismiss (self->saving);
  g_clear_object (&self->saving);
}

void
edubba_keeper_free (EdubbaKeeper *self)
{
  stop_saying (self);
  self->window = NULL;
  g_ptr_array_set_size (self->archives, 0);
  g_rc_box_release_full (self, clear);
}

EdubbaArchive *
edubba_keeper_open (EdubbaKeeper *self, const char *name)
{
  EdubbaArchive *archive = edubba_archive_new (self->folder, name);

  edubba_archive_set_lock (archive, self->lock);
  g_ptr_array_add (self->archives, g_object_ref (archive));
  return archive;
}

gboolean
edubba_keeper_is_failing (EdubbaKeeper *self)
{
  for (guint i = 0; i < self->archives->len; i++)
    if (edubba_archive_get_failing (g_ptr_array_index (self->archives, i)))
      return TRUE;
  return FALSE;
}

gboolean
edubba_keeper_loses (EdubbaKeeper *self)
{
  for (guint i = 0; i < self->archives->len; i++)
    if (edubba_archive_get_unsaved (g_ptr_array_index (self->archives, i)))
      return TRUE;
  return FALSE;
}

gboolean
edubba_keeper_start_flush (EdubbaKeeper *self)
{
  gboolean is_due = FALSE;

  for (guint i = 0; i < self->archives->len; i++)
    is_due |= edubba_archive_start_flush (g_ptr_array_index (self->archives, i));
  return is_due;
}

/* ---- What another game replaces ---- */

char *
edubba_keeper_put_aside (EdubbaKeeper *self, const char *archive, const char *text, GError **error)
{
  char *name = edubba_recovery_find_kept (self->folder, archive, text);

  self->n_aside++;
  if (name != NULL || (self->lock != NULL && !edubba_lock_hold (self->lock, NULL, error)))
    return name;
  return edubba_recovery_keep (self->folder, archive, text, error);
}

/* A file whose content is about to be on disk elsewhere. */
typedef struct
{
  EdubbaKeeper *keeper;
  char         *name;
  guint         n_aside; /* the keeper's, when that began */
} Replaced;

/* A file to which something may have been put aside again meanwhile stays. */
static void
delete_replaced (EdubbaKeeper *self, const Replaced *replaced)
{
  g_autoptr (EdubbaRecoveryFile) file = edubba_recovery_find (self->folder, replaced->name);

  if (file != NULL && replaced->n_aside == self->n_aside && !edubba_keeper_is_failing (self))
    edubba_recovery_delete (file, NULL);
  self->changed (self->window);
}

static void
replaced_saved_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  Replaced *replaced = data;

  if (replaced->keeper->window != NULL)
    delete_replaced (replaced->keeper, replaced);
  g_rc_box_release_full (replaced->keeper, clear);
  g_free (replaced->name);
  g_free (replaced);
}

void
edubba_keeper_let_go (EdubbaKeeper *self, const EdubbaRecoveryFile *file)
{
  Replaced *replaced;

  edubba_keeper_start_flush (self);
  if (!file->is_replaced || edubba_keeper_is_failing (self))
    return;
  replaced = g_new (Replaced, 1);
  *replaced = (Replaced) { g_rc_box_acquire (self), g_strdup (file->name), self->n_aside };
  edubba_disk_queue_when_done (replaced_saved_cb, replaced);
}

/* ---- The end ---- */

static gboolean
time_passed_cb (gpointer data)
{
  EdubbaKeeper *self = data;

  self->saving_id = 0;
  self->saving = adw_toast_new (_ ("Saving…"));
  adw_toast_set_timeout (self->saving, 0);
  adw_toast_overlay_add_toast (self->overlay, g_object_ref (self->saving));
  return G_SOURCE_REMOVE;
}

static void
saved_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  EdubbaKeeper *self = data;

  if (self->window != NULL)
    {
      stop_saying (self);
      self->closing = CLOSING_SAVED;
      gtk_window_close (self->window);
    }
  g_rc_box_release_full (self, clear);
}

gboolean
edubba_keeper_is_ready (EdubbaKeeper *self)
{
  Closing closing = self->closing;

  if (closing == CLOSING_SAVED)
    self->closing = CLOSING_NOT;
  else if (closing == CLOSING_NOT && edubba_keeper_start_flush (self))
    {
      self->closing = CLOSING_SAVING;
      self->saving_id = g_timeout_add (SAYS_SAVING_MS, time_passed_cb, self);
      edubba_disk_queue_when_done (saved_cb, g_rc_box_acquire (self));
    }
  return self->closing == CLOSING_NOT;
}
