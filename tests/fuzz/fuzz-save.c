/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The two files of an archive, as they may lie on a disk, and the game in them.
 *
 * An input is tried as either file. It is also tried as the contents of files with right hashes,
 * which no mutation would find: a base, and after a line "----" an entry on each line.
 *
 * Files cost a hundred times as much as reading. libFuzzer, which chooses by coverage, writes
 * them for a few of its inputs only; the corpus is tried with files always.
 */
#include "fuzz-target.h"

#include <glib/gstdio.h>

#include "edubba-journal.h"
#include "edubba-save.h"
#include "games.h"

#define SEPARATOR "\n----\n"

/* Of this many inputs one is also tried as files. */
#ifdef FUZZ_AS_TEST
#define FILES_EVERY 1
#else
#define FILES_EVERY 64
#endif

/* The folder for the game's files: in memory where the system has one. */
static const char *
get_folder (void)
{
  static char *folder;

  if (folder == NULL)
    folder = g_dir_make_tmp ("edubba-fuzz-XXXXXX", NULL);
  g_assert_nonnull (folder);
  return folder;
}

static void
empty_folder (void)
{
  g_autoptr (GDir) dir = g_dir_open (get_folder (), 0, NULL);
  const char *name;

  while (dir && (name = g_dir_read_name (dir)))
    {
      g_autofree char *path = g_build_filename (get_folder (), name, NULL);

      g_unlink (path);
    }
}

/* Loads the files in the folder; a game that is found there is kept, and found again as it is. */
static void
load (void)
{
  g_autofree char *first = NULL;

  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (EdubbaArchive) archive = edubba_archive_new (get_folder (), "game");
      g_autoptr (EdubbaSave) save = edubba_save_new (archive, games_modules);
      EdubbaMatch     *match = edubba_save_load (save);
      g_autofree char *text = match ? edubba_save_print (match) : NULL;

      if (i == 1)
        g_assert_cmpstr (text, ==, first);
      else
        first = g_steal_pointer (&text);
    }
}

static void
try_file (const char *name, const char *text, gsize size)
{
  g_autofree char *path = g_build_filename (get_folder (), name, NULL);

  empty_folder ();
  g_assert_true (g_file_set_contents_full (path, text, (gssize) size, G_FILE_SET_CONTENTS_NONE,
                                           0600, NULL));
  load ();
}

/* Both files from a base and entries, with right hashes. */
static void
try_right_files (const char *base, char **entries)
{
  g_autofree char *head = edubba_journal_print_head ("fuzz");
  g_autofree char *first = edubba_journal_print_line (1, '=', base);
  g_autofree char *snapshot = edubba_snapshot_print ("fuzz", 1, base);
  g_autoptr (GString) journal = g_string_new (head);

  g_string_append (journal, first);
  for (guint i = 0; entries[i] != NULL; i++)
    {
      g_autofree char *line = edubba_journal_print_line (i + 2, '+', entries[i]);

      g_string_append (journal, line);
    }
  try_file ("game.save", snapshot, strlen (snapshot));
  try_file ("game.journal", journal->str, journal->len);
  empty_folder ();
}

/* A game that can be read, or the start of it, prints as a text that is the same game. */
static void
try_game (const char *base, char **entries)
{
  gboolean whole;
  g_autoptr (EdubbaMatch) match =
    edubba_save_replay (games_modules, base, (const char *const *) entries, &whole);
  g_autoptr (EdubbaMatch) again = NULL;
  g_autofree char *text = NULL;
  g_autofree char *reprinted = NULL;

  if (match == NULL)
    return;
  text = edubba_save_print (match);
  again = edubba_save_parse (games_modules, text, NULL);
  g_assert_nonnull (again);
  reprinted = edubba_save_print (again);
  g_assert_cmpstr (text, ==, reprinted);
}

/* The input as it might lie in either file, without one. */
static void
try_texts (const char *text, gsize size)
{
  g_autoptr (EdubbaJournal) journal = edubba_journal_parse (text, size);
  g_autofree char *id = NULL;
  g_autofree char *base = NULL;
  guint64          seq = 0;
  g_auto (EdubbaKept) kept = { 0 };

  edubba_snapshot_parse (text, size, &id, &seq, &base);
  edubba_kept_find (base, seq, journal, &kept);
  g_ptr_array_add (kept.entries, NULL);
  if (kept.base != NULL)
    try_game (kept.base, (char **) kept.entries->pdata);
}

static gboolean
is_worth_files (const guint8 *data, gsize size)
{
  g_autoptr (GBytes) bytes = g_bytes_new_static (data, size);

  return g_bytes_hash (bytes) % FILES_EVERY == 0;
}

int
LLVMFuzzerTestOneInput (const guint8 *data, gsize size)
{
  g_autofree char *text = fuzz_dup_text (data, size);
  gboolean         files = is_worth_files (data, size);
  g_auto (GStrv) parts = NULL;
  g_auto (GStrv) entries = NULL;

  if (text == NULL)
    return 0;
  try_texts (text, size);
  if (files)
    {
      try_file ("game.save", text, size);
      try_file ("game.journal", text, size);
    }
  if (strlen (text) < size)
    return 0;
  parts = g_strsplit (text, SEPARATOR, 2);
  entries = g_strsplit (parts[0] != NULL && parts[1] != NULL ? parts[1] : "", "\n", -1);
  try_game (parts[0] != NULL ? parts[0] : "", entries);
  if (files)
    try_right_files (parts[0] != NULL ? parts[0] : "", entries);
  return 0;
}
