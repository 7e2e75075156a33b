/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the window says of the disk. As long as something cannot be saved a banner says so, and
 * closing asks first: until then everything is in memory, and writing is tried again. Whatever else
 * an archive has to tell is a toast.
 */
#include "edubba-window-private.h"

#include <glib/gi18n.h>

#include "edubba-compat.h"

/* The names of the save and of the progress. */
#define SAVE_NAME     "game"
#define PROGRESS_NAME "progress"

static gboolean
is_failing (EdubbaWindow *self)
{
  return (self->save && edubba_archive_get_failing (edubba_save_get_archive (self->save))) ||
         (self->progress &&
          edubba_archive_get_failing (edubba_progress_get_archive (self->progress)));
}

/* What cannot be saved stays in view; the rest is said once. */
static void
archive_message_cb (EdubbaWindow *self, const char *sentence, EdubbaArchive *archive)
{
  if (!edubba_archive_get_failing (archive))
    {
      edubba_window_say (self, sentence);
      return;
    }
  gtk_label_set_label (self->failing_label, sentence);
  gtk_widget_set_visible (self->failing_box, TRUE);
  edubba_compat_announce (GTK_WIDGET (self), sentence);
}

static void
archive_failing_cb (EdubbaWindow *self)
{
  if (!is_failing (self))
    gtk_widget_set_visible (self->failing_box, FALSE);
}

static EdubbaArchive *
open_archive (EdubbaWindow *self, const char *folder, const char *name)
{
  EdubbaArchive *archive = edubba_archive_new (folder, name);

  g_signal_connect_object (archive, "message", G_CALLBACK (archive_message_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (archive, "notify::failing", G_CALLBACK (archive_failing_cb), self,
                           G_CONNECT_SWAPPED);
  return archive;
}

static void
close_answered_cb (EdubbaWindow *self)
{
  self->closes_anyway = TRUE;
  gtk_window_close (GTK_WINDOW (self));
}

void
edubba_window_load_what_is_kept (EdubbaWindow *self, const char *folder)
{
  g_autoptr (EdubbaArchive) save = open_archive (self, folder, SAVE_NAME);
  g_autoptr (EdubbaArchive) progress = open_archive (self, folder, PROGRESS_NAME);

  self->save = edubba_save_new (save, self->modules);
  edubba_save_load (self->save);
  self->progress = edubba_progress_new (progress);
}

gboolean
edubba_window_may_close (EdubbaWindow *self)
{
  edubba_archive_flush (edubba_save_get_archive (self->save));
  edubba_archive_flush (edubba_progress_get_archive (self->progress));
  if (self->closes_anyway || !is_failing (self))
    return TRUE;
  edubba_compat_ask (GTK_WIDGET (self), _ ("Close Without Saving?"),
                     _ ("What has happened since saving began to fail would be lost. Make room on "
                        "the disk, and it is saved by itself."),
                     _ ("_Keep Open"), _ ("_Close Anyway"),
                     G_CALLBACK (close_answered_cb), g_object_ref (self), g_object_unref);
  return FALSE;
}
