/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The way back for files that were set aside: all are found and no others, their readable parts
 * are given, and nothing happens to them unless it is asked for.
 */
#include "../fixed.h"
#include "archive-fixture.h"

#include <glib/gstdio.h>
#include <unistd.h>
#include <utime.h>

#include "edubba-recovery.h"

/* A test's folder with a file in it; the file's path, to be freed. */
static char *
add_file (ArchiveFixture *fixture, const char *name, const char *text)
{
  char *path = g_build_filename (fixture->folder, name, NULL);

  g_assert_cmpint (g_mkdir_with_parents (fixture->folder, 0700), ==, 0);
  archive_write_file (path, text, strlen (text));
  return path;
}

static void
assert_found (ArchiveFixture *fixture, guint n)
{
  g_autoptr (GPtrArray) files = edubba_recovery_list (fixture->folder);

  g_assert_cmpuint (files->len, ==, n);
}

static void
test_names (ArchiveFixture *fixture, gconstpointer data)
{
  const char *const ours[] = { "game.save.damaged-1", "game.journal.damaged-12",
                               "a.save.damaged-2.journal.damaged-3", "game-2.save.replaced-4" };
  const char *const others[] = {
    "game.save",
    "game.save.damaged-",
    "game.save.damaged-0",
    "game.save.damaged-01",
    "game.save.damaged-x",
    ".save.damaged-1",
    "game.damaged-1",
    "game.save.damaged-1~",
    "game.save.damaged-+1",
  };
  g_autofree char *link = g_build_filename (fixture->folder, "game.save.damaged-7", NULL);
  g_autofree char *folder = g_build_filename (fixture->folder, "game.save.damaged-8", NULL);

  assert_found (fixture, 0);
  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    g_free (add_file (fixture, others[i], "text"));
  g_assert_cmpint (symlink ("game.save", link), ==, 0);
  g_assert_cmpint (g_mkdir (folder, 0700), ==, 0);
  assert_found (fixture, 0);
  for (guint i = 0; i < G_N_ELEMENTS (ours); i++)
    {
      g_autoptr (EdubbaRecoveryFile) file = NULL;
      g_autofree char *path = add_file (fixture, ours[i], "text");

      assert_found (fixture, i + 1);
      file = edubba_recovery_find (fixture->folder, ours[i]);
      g_assert_nonnull (file);
      g_assert_cmpstr (file->path, ==, path);
      g_assert_cmpuint (file->size, ==, 4);
      g_assert_true (g_str_has_prefix (ours[i], file->archive));
      g_assert_true (file->is_replaced == g_str_has_suffix (ours[i], "replaced-4"));
    }
  g_assert_null (edubba_recovery_find (fixture->folder, "../edubba/game.save.damaged-1"));
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

static void
test_order (ArchiveFixture *fixture, gconstpointer data)
{
  const char *const names[] = { "b.save.damaged-1", "c.save.damaged-1", "a.save.damaged-1" };
  const time_t      times[] = { 2000, 1000, 1000 };
  const char *const order[] = { "b.save.damaged-1", "a.save.damaged-1", "c.save.damaged-1" };
  g_autoptr (GPtrArray) files = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *path = add_file (fixture, names[i], "");
      struct utimbuf   when = { times[i], times[i] };

      g_assert_cmpint (g_utime (path, &when), ==, 0);
    }
  files = edubba_recovery_list (fixture->folder);
  g_assert_cmpuint (files->len, ==, G_N_ELEMENTS (order));
  for (guint i = 0; i < files->len; i++)
    g_assert_cmpstr (((EdubbaRecoveryFile *) files->pdata[i])->name, ==, order[i]);
}

/* Reads `text` again under that name: its state, and the number of entries that come back. */
static EdubbaFileState
read_again (ArchiveFixture *fixture, const char *name, const char *text, gint *n_entries)
{
  g_autofree char *path = add_file (fixture, name, text);
  g_autoptr (EdubbaRecoveryFile) file = edubba_recovery_find (fixture->folder, name);
  g_autofree char *base = NULL;
  g_autofree char *after = NULL;
  g_auto (GStrv) entries = NULL;
  EdubbaFileState state;

  g_assert_nonnull (file);
  state = edubba_recovery_read (file, &base, &entries);
  g_assert_nonnull (entries);
  *n_entries = base != NULL ? (gint) g_strv_length (entries) : -1;
  if (base != NULL)
    g_assert_cmpstr (base, ==, "the base");
  after = archive_read_file (path, NULL);
  g_assert_cmpstr (after, ==, text);
  return state;
}

static void
test_save (ArchiveFixture *fixture, gconstpointer data)
{
  const char      *name = "game.save.damaged-1";
  g_autofree char *text = edubba_snapshot_print ("id", 5, "the base");
  gint             n;

  g_assert_cmpint (read_again (fixture, name, text, &n), ==, EDUBBA_FILE_GOOD);
  g_assert_cmpint (n, ==, 0);
  g_assert_cmpint (read_again (fixture, name, "edubba-save 2 more\n", &n), ==, EDUBBA_FILE_NEWER);
  g_assert_cmpint (n, ==, -1);
  text[strlen (text) - 1] ^= 1;
  g_assert_cmpint (read_again (fixture, name, text, &n), ==, EDUBBA_FILE_DAMAGED);
  g_assert_cmpint (n, ==, -1);
  g_assert_cmpint (read_again (fixture, name, "", &n), ==, EDUBBA_FILE_DAMAGED);
}

static void
test_journal (ArchiveFixture *fixture, gconstpointer data)
{
  const char      *name = "game.journal.damaged-1";
  g_autofree char *head = edubba_journal_print_head ("id");
  g_autofree char *base = edubba_journal_print_line (3, '=', "the base");
  g_autofree char *first = edubba_journal_print_line (4, '+', "first");
  g_autofree char *third = edubba_journal_print_line (6, '+', "third");
  g_autofree char *good = g_strconcat (head, base, first, NULL);
  g_autofree char *gap = g_strconcat (head, base, first, third, NULL);
  g_autofree char *torn = g_strconcat (head, base, first, "garbage\n", NULL);
  g_autofree char *alone = g_strconcat (head, first, NULL);
  gint             n;

  g_assert_cmpint (read_again (fixture, name, good, &n), ==, EDUBBA_FILE_GOOD);
  g_assert_cmpint (n, ==, 1);
  g_assert_cmpint (read_again (fixture, name, gap, &n), ==, EDUBBA_FILE_DAMAGED);
  g_assert_cmpint (n, ==, 1);
  g_assert_cmpint (read_again (fixture, name, torn, &n), ==, EDUBBA_FILE_DAMAGED);
  g_assert_cmpint (n, ==, 1);
  g_assert_cmpint (read_again (fixture, name, alone, &n), ==, EDUBBA_FILE_DAMAGED);
  g_assert_cmpint (n, ==, -1);
  g_assert_cmpint (read_again (fixture, name, "edubba-journal 9\n", &n), ==, EDUBBA_FILE_NEWER);
  g_assert_cmpint (n, ==, -1);
}

/* A file that an archive sets aside is found, and comes back whole. */
static void
test_archive (ArchiveFixture *fixture, gconstpointer data)
{
  g_autoptr (GPtrArray) files = NULL;
  g_autofree char *base = NULL;
  g_auto (GStrv) entries = NULL;

  archive_fill (fixture, 0);
  edubba_archive_set_aside (fixture->archive, FALSE);
  files = edubba_recovery_list (fixture->folder);
  g_assert_cmpuint (files->len, ==, 1);
  g_assert_cmpint (edubba_recovery_read (files->pdata[0], &base, &entries), ==, EDUBBA_FILE_GOOD);
  g_assert_nonnull (base);
  g_assert_cmpuint (g_strv_length (entries), ==, N_ENTRIES);
}

/* A text is kept beside the files already there, until it is deleted; it can be found by itself. */
static void
test_keep (ArchiveFixture *fixture, gconstpointer data)
{
  g_autofree char *there = add_file (fixture, "game.save.replaced-1", "there");
  g_autofree char *damaged = add_file (fixture, "game.save.damaged-1", "the base");
  g_autofree char *none = edubba_recovery_find_kept (fixture->folder, "game", "the base");
  g_autofree char *name = edubba_recovery_keep (fixture->folder, "game", "the base", NULL);
  g_autofree char *text = archive_read_file (there, NULL);
  g_autofree char *found = edubba_recovery_find_kept (fixture->folder, "game", "the base");
  g_autofree char *other = edubba_recovery_find_kept (fixture->folder, "game-2", "the base");
  g_autofree char *base = NULL;
  g_auto (GStrv) entries = NULL;
  g_autoptr (EdubbaRecoveryFile) file = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_cmpstr (name, ==, "game.save.replaced-2");
  g_assert_cmpstr (found, ==, name);
  g_assert_null (none);
  g_assert_null (other);
  g_assert_cmpstr (text, ==, "there");
  file = edubba_recovery_find (fixture->folder, name);
  g_assert_true (file->is_replaced);
  g_assert_cmpint (edubba_recovery_read (file, &base, &entries), ==, EDUBBA_FILE_GOOD);
  g_assert_cmpstr (base, ==, "the base");
  g_assert_true (edubba_recovery_delete (file, &error));
  g_assert_true (edubba_recovery_delete (file, &error)); /* it is gone, as was wanted */
  assert_found (fixture, 2);
  g_assert_null (edubba_recovery_keep ("/dev/null/none", "game", "text", &error));
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_NOTDIR);
}

static void
add (const char *path, void (*test) (ArchiveFixture *, gconstpointer))
{
  g_test_add (path, ArchiveFixture, NULL, archive_set_up, test, archive_tear_down);
}

int
main (int argc, char **argv)
{
  fixed_test_init (&argc, &argv);
  add ("/recovery/names", test_names);
  add ("/recovery/order", test_order);
  add ("/recovery/save", test_save);
  add ("/recovery/journal", test_journal);
  add ("/recovery/archive", test_archive);
  add ("/recovery/keep", test_keep);
  return g_test_run ();
}
