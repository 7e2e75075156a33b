/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Shared by the tests of the archive: an archive in a folder of its own, filled with steps that
 * are counted when they come back.
 */
#pragma once

#include "edubba-archive.h"
#include "model-fixture.h"

G_BEGIN_DECLS

#define N_ENTRIES 8

typedef struct
{
  char          *folder;
  char          *save;
  char          *journal;
  EdubbaArchive *archive;
  GPtrArray     *messages;
  char          *text;  /* what the archive's source gives */
  guint          asked; /* for tests that count it */
} ArchiveFixture;

void archive_set_up (ArchiveFixture *fixture, gconstpointer data);
void archive_tear_down (ArchiveFixture *fixture, gconstpointer data);

/* The archive's source: gives fixture->text. */
char *archive_give_text (gpointer fixture) G_GNUC_WARN_UNUSED_RESULT;

/* Another program start: a new archive on the same folder. */
void archive_restart (ArchiveFixture *fixture);

/* A base and N_ENTRIES entries; a snapshot holds the first `kept` of them (0: there is none). */
void archive_fill (ArchiveFixture *fixture, guint kept);

/* The number of steps found, in the base or behind it; everything must be right as far as it
 * goes. -1: nothing. */
int archive_count_loaded (ArchiveFixture *fixture);

/* Another program start finds nothing that it can read, and keeps both files as the nth damaged. */
void archive_assert_set_aside (ArchiveFixture *fixture, guint n);

char    *archive_read_file (const char *path, gsize *length) G_GNUC_WARN_UNUSED_RESULT;
void     archive_write_file (const char *path, const char *text, gsize length);
gboolean archive_exists (ArchiveFixture *fixture, const char *name);

/* Closes the archive and empties its folder. */
void archive_remove_all (ArchiveFixture *fixture);

G_END_DECLS
