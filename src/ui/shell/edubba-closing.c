/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A disk that refuses is asked once: then the window's question follows. It may outlive its window
 * until the disk has answered.
 */
#include "edubba-closing.h"

#include <glib/gi18n.h>

#include "edubba-disk-queue.h"

/* The time after which a window says why it is still there. */
#define SAYS_SAVING_MS 500

typedef enum
{
  CLOSING_NOT,
  CLOSING_SAVING,
  CLOSING_SAVED,
} State;

struct _EdubbaClosing
{
  /* borrowed */
  GtkWindow       *window;
  AdwToastOverlay *overlay;
  GPtrArray       *archives;

  State     state;
  guint     saving_id; /* source: it says that it is saving */
  AdwToast *saving;    /* says that, or NULL */
};

EdubbaClosing *
edubba_closing_new (GtkWindow *window, AdwToastOverlay *overlay, GPtrArray *archives)
{
  EdubbaClosing *self = g_rc_box_new0 (EdubbaClosing);

  self->window = window;
  self->overlay = overlay;
  self->archives = archives;
  return self;
}

static void
stop_saying (EdubbaClosing *self)
{
  g_clear_handle_id (&self->saving_id, g_source_remove);
  if (self->saving != NULL)
    adw_toast_dismiss (self->saving);
  g_clear_object (&self->saving);
}

void
edubba_closing_free (EdubbaClosing *self)
{
  stop_saying (self);
  self->window = NULL;
  g_rc_box_release (self);
}

static gboolean
time_passed_cb (gpointer data)
{
  EdubbaClosing *self = data;

  self->saving_id = 0;
  self->saving = adw_toast_new (_ ("Saving…"));
  adw_toast_set_timeout (self->saving, 0);
  adw_toast_overlay_add_toast (self->overlay, g_object_ref (self->saving));
  return G_SOURCE_REMOVE;
}

static void
saved_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  EdubbaClosing *self = data;

  if (self->window != NULL)
    {
      stop_saying (self);
      self->state = CLOSING_SAVED;
      gtk_window_close (self->window);
    }
  g_rc_box_release (self);
}

gboolean
edubba_closing_start_flush (EdubbaClosing *self)
{
  gboolean is_due = FALSE;

  for (guint i = 0; i < self->archives->len; i++)
    is_due |= edubba_archive_start_flush (g_ptr_array_index (self->archives, i));
  return is_due;
}

gboolean
edubba_closing_is_ready (EdubbaClosing *self)
{
  State state = self->state;

  if (state == CLOSING_SAVED)
    self->state = CLOSING_NOT;
  else if (state == CLOSING_NOT && edubba_closing_start_flush (self))
    {
      self->state = CLOSING_SAVING;
      self->saving_id = g_timeout_add (SAYS_SAVING_MS, time_passed_cb, self);
      edubba_disk_queue_when_done (saved_cb, g_rc_box_acquire (self));
    }
  return self->state == CLOSING_NOT;
}

gboolean
edubba_closing_loses (EdubbaClosing *self)
{
  for (guint i = 0; i < self->archives->len; i++)
    if (edubba_archive_get_unsaved (g_ptr_array_index (self->archives, i)))
      return TRUE;
  return FALSE;
}
