/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the files of the archive share: its struct, and how what was read is written on.
 *
 * One file writes, the other reads; both move files on the shelf only.
 */
#pragma once

#include "edubba-archive.h"
#include "edubba-journal.h"
#include "edubba-shelf.h"

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
  EdubbaShelf *shelf;
  char        *id;
  GPtrArray   *lines; /* of char *: the journal behind its head, as it should be on disk */

  int      fd;            /* the journal, open for appending, or -1 */
  gsize    journal_bytes; /* how long it is */
  guint64  seq;           /* number of the last line */
  guint64  kept;          /* what the last snapshot holds */
  guint    timer;
  gboolean snapshot_failed;
  gboolean failing;
};

/* Tells the owner something in words. */
void edubba_archive_say (EdubbaArchive *self, const char *about, const char *message);

/* Forgets what is kept in memory; nothing on disk changes. */
void edubba_archive_forget (EdubbaArchive *self);

/* Takes over what was found on disk, and gets ready to write behind it. */
void edubba_archive_resume (EdubbaArchive       *self,
                            const EdubbaKept    *kept,
                            const EdubbaJournal *journal);

G_END_DECLS
