/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Shared by the files of the archive: its struct, and the way from reading to writing on.
 *
 * One file writes, the other reads; both move files through the disk alone.
 */
#pragma once

#include "edubba-archive.h"
#include "edubba-journal.h"
#include "edubba-archive-disk.h"

G_BEGIN_DECLS

/* A snapshot under way. */
typedef struct _EdubbaWriting EdubbaWriting;

struct _EdubbaArchive
{
  GObject parent_instance;

  /* Borrowed. */
  EdubbaArchiveSource source;
  gpointer            source_data;
  EdubbaWriting      *writing;

  const EdubbaArchiveTexts *texts;

  /* Owned. */
  EdubbaArchiveDisk *disk;
  char              *id;
  GPtrArray         *lines; /* of char *: the journal behind its head, as it should be on disk */

  int      fd;            /* the journal, open for appending, or -1 */
  gsize    journal_bytes; /* its length */
  guint64  seq;           /* number of the last line */
  guint64  kept;          /* number of the last line in the last snapshot */
  guint    timer;
  gboolean snapshot_failed;
  gboolean failing;
  gboolean unsaved; /* the disk refused the text in memory */
};

/* Tells the owner something in words. */
void edubba_archive_say (EdubbaArchive *self, const char *about, const char *message);

/* Drops the text in memory; nothing on disk changes. */
void edubba_archive_forget (EdubbaArchive *self);

/* The journal's text, as it should be on disk. */
char *edubba_archive_print (EdubbaArchive *self) G_GNUC_WARN_UNUSED_RESULT;

/* To be called before anything is written: returns TRUE if writing is allowed. Moves text aside
 * that another process has written since the lock was lost; then, or if the lock is not held,
 * closes the journal. */
gboolean edubba_archive_make_way (EdubbaArchive *self, GError **error);

/* Closes the journal. */
void edubba_archive_close_journal (EdubbaArchive *self);

/* Tells whether writing works, if that has changed; tries again later if it does not. */
void edubba_archive_update_failing (EdubbaArchive *self, const GError *error);

/* Takes over the text found on disk, and gets ready to append to it. */
void edubba_archive_resume (EdubbaArchive       *self,
                            const EdubbaKept    *kept,
                            const EdubbaJournal *journal);

G_END_DECLS
