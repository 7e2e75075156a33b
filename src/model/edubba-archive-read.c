/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the archive finds on disk: the snapshot, the journal, and what the two together come to.
 *
 * A file that is damaged, or not to be read at all, is moved aside and never thrown away; whatever
 * can be read of it is used.
 */
#include "edubba-archive-private.h"

#include <glib/gi18n.h>

static void
set_aside (EdubbaArchive *self, EdubbaShelfFile file, EdubbaFileState state, gboolean copy)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *name = edubba_shelf_set_aside (self->shelf, file, copy, &error);
  g_autofree char *message = NULL;

  if (!name)
    message = g_strdup_printf (_ (self->texts->stuck), error->message);
  else if (state == EDUBBA_FILE_NEWER)
    message = g_strdup_printf (_ (self->texts->newer), name);
  else
    message = g_strdup_printf (_ (copy ? self->texts->part : self->texts->damaged), name);
  edubba_archive_say (self, name ? "aside" : NULL, message);
}

/* A file's text; NULL if there is none to be had. One that cannot even be read is moved aside. */
static char *
read_file (EdubbaArchive *self, EdubbaShelfFile file, gsize *length)
{
  g_autoptr (GError) error = NULL;
  char *text = edubba_shelf_read (self->shelf, file, length, &error);

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
  g_autofree char *text = read_file (self, EDUBBA_SHELF_SAVE, &length);
  char            *base = NULL;
  EdubbaFileState  state;

  if (!text)
    return NULL;
  state = edubba_snapshot_parse (text, length, &self->id, seq, &base);
  if (state != EDUBBA_FILE_GOOD)
    set_aside (self, EDUBBA_SHELF_SAVE, state, FALSE);
  return base;
}

/* The journal, or NULL; one with no line that belongs to the snapshot is moved aside. */
static EdubbaJournal *
read_journal (EdubbaArchive *self)
{
  gsize            length;
  g_autofree char *text = read_file (self, EDUBBA_SHELF_JOURNAL, &length);
  g_autoptr (EdubbaJournal) journal = NULL;

  if (!text || length == 0) /* a dying machine may leave an empty one; nothing is lost with it */
    return NULL;
  journal = edubba_journal_parse (text, length);
  if (!journal->id || (self->id && !g_str_equal (journal->id, self->id)))
    {
      set_aside (self, EDUBBA_SHELF_JOURNAL, journal->state, FALSE);
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
  edubba_shelf_clean (self->shelf);
  base = read_snapshot (self, &seq);
  journal = read_journal (self);
  edubba_kept_find (base, seq, journal, &kept);
  if (journal && (journal->state != EDUBBA_FILE_GOOD || kept.gap || !kept.base))
    set_aside (self, EDUBBA_SHELF_JOURNAL, journal->state, kept.base != NULL);
  self->kept = base ? seq : 0;
  if (!kept.base)
    return NULL;
  edubba_archive_resume (self, &kept, journal);
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
  for (EdubbaShelfFile file = 0; file < EDUBBA_SHELF_N_FILES; file++)
    if (edubba_shelf_exists (self->shelf, file))
      set_aside (self, file, state, FALSE);
}
