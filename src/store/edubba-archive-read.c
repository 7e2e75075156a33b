/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Reads the archive on disk: the snapshot, the journal, and the result of joining them.
 *
 * A file that is damaged, or cannot be read at all, is moved aside and never thrown away; its
 * readable part is used.
 */
#include "edubba-archive-private.h"

#include <glib/gi18n.h>

static void
set_aside (EdubbaArchive *self, EdubbaArchiveDiskFile file, EdubbaFileState state, gboolean copy)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *name = edubba_archive_disk_set_aside (self->disk, file, copy, &error);
  g_autofree char *message = NULL;

  if (!name)
    message = g_strdup_printf (_ (self->texts->stuck), error->message);
  else if (state == EDUBBA_FILE_NEWER)
    message = g_strdup_printf (_ (self->texts->newer), name);
  else
    message = g_strdup_printf (_ (copy ? self->texts->part : self->texts->damaged), name);
  g_debug ("%s", message);
  edubba_archive_say (self, name ? "aside" : NULL, message);
}

/* A file's text; NULL if there is none to be had. One that cannot even be read is moved aside. */
static char *
read_file (EdubbaArchive *self, EdubbaArchiveDiskFile file, gsize *length)
{
  g_autoptr (GError) error = NULL;
  char *text = edubba_archive_disk_read (self->disk, file, length, &error);

  if (!text && !g_error_matches (error, G_FILE_ERROR, G_FILE_ERROR_NOENT) &&
      !g_error_matches (error, G_FILE_ERROR, G_FILE_ERROR_NOTDIR))
    set_aside (self, file, EDUBBA_FILE_DAMAGED, FALSE);
  return text;
}

/* The snapshot's base, or NULL. */
static char *
read_snapshot (EdubbaArchive *self, guint64 *seq)
{
  gsize            length;
  g_autofree char *text = read_file (self, EDUBBA_ARCHIVE_DISK_SAVE, &length);
  char            *base = NULL;
  EdubbaFileState  state;

  if (!text)
    return NULL;
  state = edubba_snapshot_parse (text, length, &self->id, seq, &base);
  if (state != EDUBBA_FILE_GOOD)
    set_aside (self, EDUBBA_ARCHIVE_DISK_SAVE, state, FALSE);
  return base;
}

/* The journal, or NULL; one with no line that belongs to the snapshot is moved aside. */
static EdubbaJournal *
read_journal (EdubbaArchive *self)
{
  gsize            length;
  g_autofree char *text = read_file (self, EDUBBA_ARCHIVE_DISK_JOURNAL, &length);
  g_autoptr (EdubbaJournal) journal = NULL;

  if (!text || length == 0) /* a dying machine may leave an empty one; nothing is lost with it */
    return NULL;
  journal = edubba_journal_parse (text, length);
  if (!journal->id || (self->id && !g_str_equal (journal->id, self->id)))
    {
      set_aside (self, EDUBBA_ARCHIVE_DISK_JOURNAL, journal->state, FALSE);
      return NULL;
    }
  if (!self->id)
    self->id = g_strdup (journal->id);
  return g_steal_pointer (&journal);
}

char *
edubba_archive_load (EdubbaArchive *self, GStrv *entries)
{
  g_autoptr (EdubbaJournal) journal = NULL;
  g_autofree char *base = NULL;
  g_auto (EdubbaKept) kept = { 0 };
  guint64 seq = 0;

  g_return_val_if_fail (EDUBBA_IS_ARCHIVE (self), NULL);
  g_return_val_if_fail (entries != NULL, NULL);

  *entries = NULL;
  edubba_archive_forget (self);
  edubba_archive_disk_clean (self->disk);
  edubba_archive_update_failing (self, NULL);
  base = read_snapshot (self, &seq);
  journal = read_journal (self);
  edubba_kept_find (base, seq, journal, &kept);
  if (journal && (journal->state != EDUBBA_FILE_GOOD || kept.gap || !kept.base))
    set_aside (self, EDUBBA_ARCHIVE_DISK_JOURNAL, journal->state, kept.base != NULL);
  self->kept = base ? seq : 0;
  if (!kept.base)
    return NULL;
  edubba_archive_resume (self, &kept, journal);
  g_debug ("resumed at step %" G_GUINT64_FORMAT ", %u of the steps from the journal", self->seq,
           kept.entries->len);
  g_ptr_array_add (kept.entries, NULL);
  *entries = (GStrv) g_ptr_array_steal (kept.entries, NULL);
  return g_steal_pointer (&kept.base);
}

void
edubba_archive_set_aside (EdubbaArchive *self, gboolean newer)
{
  EdubbaFileState state = newer ? EDUBBA_FILE_NEWER : EDUBBA_FILE_DAMAGED;

  g_return_if_fail (EDUBBA_IS_ARCHIVE (self));

  edubba_archive_forget (self);
  for (EdubbaArchiveDiskFile file = 0; file < EDUBBA_ARCHIVE_DISK_N_FILES; file++)
    if (edubba_archive_disk_exists (self->disk, file))
      set_aside (self, file, state, FALSE);
}

/* Returns TRUE if the journal on disk has lines that ours has not. */
static gboolean
is_foreign_journal (EdubbaArchive *self)
{
  gsize            length;
  g_autofree char *there =
    edubba_archive_disk_read (self->disk, EDUBBA_ARCHIVE_DISK_JOURNAL, &length, NULL);
  g_autofree char *ours = edubba_archive_print (self);

  return there ? !g_str_has_prefix (ours, there) || strlen (there) != length
               : edubba_archive_disk_exists (self->disk, EDUBBA_ARCHIVE_DISK_JOURNAL);
}

/* Returns TRUE if the snapshot on disk is none of ours. */
static gboolean
is_foreign_save (EdubbaArchive *self)
{
  gsize            length;
  g_autofree char *there =
    edubba_archive_disk_read (self->disk, EDUBBA_ARCHIVE_DISK_SAVE, &length, NULL);
  g_autofree char *id = NULL;
  g_autofree char *base = NULL;
  guint64          seq;

  if (!there)
    return edubba_archive_disk_exists (self->disk, EDUBBA_ARCHIVE_DISK_SAVE);
  edubba_snapshot_parse (there, length, &id, &seq, &base);
  return !id || !self->id || !g_str_equal (id, self->id);
}

/* Moves the files written by another process aside. A later line of the same game may be in the
 * snapshot only if it is in the journal, so the two go together. */
static gboolean
move_foreign (EdubbaArchive *self, GError **error)
{
  if (!is_foreign_journal (self) && !is_foreign_save (self))
    return TRUE;
  for (EdubbaArchiveDiskFile file = 0; file < EDUBBA_ARCHIVE_DISK_N_FILES; file++)
    if (edubba_archive_disk_exists (self->disk, file))
      {
        g_autofree char *name = edubba_archive_disk_set_aside (self->disk, file, FALSE, error);
        g_autofree char *message = NULL;

        if (!name)
          return FALSE;
        message = g_strdup_printf (_ (self->texts->other), name);
        edubba_archive_say (self, "aside", message);
      }
  self->kept = 0;
  return TRUE;
}

gboolean
edubba_archive_make_way (EdubbaArchive *self, GError **error)
{
  gboolean taken_again;

  if (!edubba_archive_disk_check (self->disk, &taken_again, error))
    {
      edubba_archive_close_journal (self);
      return FALSE;
    }
  if (!taken_again)
    return TRUE;
  edubba_archive_close_journal (self);
  if (!move_foreign (self, error))
    return FALSE;
  edubba_archive_disk_accept (self->disk);
  return TRUE;
}
