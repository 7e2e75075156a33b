/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Damaged files of an archive, cut off at every byte and changed at every byte: whole parts are
 * read, damaged ones are kept aside with a message, and nothing crashes.
 */
#include "../fixed.h"
#include "archive-fixture.h"

#include <glib/gstdio.h>

/* A journal that ends anywhere gives its whole lines, and can be appended to. */
static void
test_truncated_journal (ArchiveFixture *fixture, gconstpointer data)
{
  g_autofree char *text = NULL;
  gsize            length;
  int              most = -1;

  archive_fill (fixture, 0);
  text = archive_read_file (fixture->journal, &length);
  for (gsize n = 0; n <= length; n++)
    {
      int loaded;

      archive_remove_all (fixture);
      archive_write_file (fixture->journal, text, n);
      archive_restart (fixture);
      loaded = archive_count_loaded (fixture);
      g_assert_cmpint (loaded, >=, most);
      most = loaded;
      g_assert_cmpuint (fixture->messages->len, ==, loaded < 0 && n > 0);
      if (loaded < 0 || loaded == N_ENTRIES)
        continue;
      {
        g_autofree char *entry = g_strdup_printf ("entry %d", loaded + 1);

        edubba_archive_append (fixture->archive, entry);
        archive_restart (fixture);
        g_assert_cmpint (archive_count_loaded (fixture), ==, loaded + 1);
        g_assert_cmpuint (fixture->messages->len, ==, 0);
      }
    }
  g_assert_cmpint (most, ==, N_ENTRIES);
}

/* With a snapshot of the same state nothing is lost by it at all. */
static void
test_truncated_journal_with_snapshot (ArchiveFixture *fixture, gconstpointer data)
{
  g_autofree char *text = NULL;
  g_autofree char *save = NULL;
  gsize            length;
  gsize            save_length;

  archive_fill (fixture, N_ENTRIES);
  text = archive_read_file (fixture->journal, &length);
  save = archive_read_file (fixture->save, &save_length);
  for (gsize n = 0; n <= length; n++)
    {
      archive_remove_all (fixture);
      archive_write_file (fixture->journal, text, n);
      archive_write_file (fixture->save, save, save_length);
      archive_restart (fixture);
      g_assert_cmpint (archive_count_loaded (fixture), ==, N_ENTRIES);
      g_assert_cmpint (g_unlink (fixture->save), ==, 0);
      archive_restart (fixture);
      g_assert_cmpint (archive_count_loaded (fixture), ==, N_ENTRIES);
    }
}

/* Puts the snapshot there as it is given; then nothing may be lost, and it lies aside, byte by
 * byte, with a message. */
static void
check_damaged_save (ArchiveFixture *fixture,
                    const char     *journal,
                    gsize           journal_length,
                    const char     *save,
                    gsize           length)
{
  g_autofree char *aside_path = g_build_filename (fixture->folder, "game.save.damaged-1", NULL);
  g_autofree char *aside = NULL;
  gsize            aside_length;

  archive_remove_all (fixture);
  archive_write_file (fixture->journal, journal, journal_length);
  archive_write_file (fixture->save, save, length);
  archive_restart (fixture);
  g_assert_cmpint (archive_count_loaded (fixture), ==, N_ENTRIES);
  g_assert_cmpuint (fixture->messages->len, ==, 1);
  aside = archive_read_file (aside_path, &aside_length);
  g_assert_cmpmem (aside, aside_length, save, length);
}

static void
test_damaged_snapshot (ArchiveFixture *fixture, gconstpointer data)
{
  g_autofree char *journal = NULL;
  g_autofree char *save = NULL;
  gsize            journal_length;
  gsize            length;

  archive_fill (fixture, 3);
  journal = archive_read_file (fixture->journal, &journal_length);
  save = archive_read_file (fixture->save, &length);
  for (gsize n = 0; n < length; n++)
    check_damaged_save (fixture, journal, journal_length, save, n);
  for (gsize n = 0; n < length; n++)
    {
      char flip = (char) (1 << g_test_rand_int_range (0, 8));

      save[n] ^= flip;
      check_damaged_save (fixture, journal, journal_length, save, length);
      save[n] ^= flip;
    }
}

/* A changed byte in the journal costs the lines after it at the most, and these are kept aside. */
static void
test_damaged_journal (ArchiveFixture *fixture, gconstpointer data)
{
  g_autofree char *text = NULL;
  gsize            length;

  archive_fill (fixture, 0);
  text = archive_read_file (fixture->journal, &length);
  for (gsize n = 0; n < length; n++)
    {
      char flip = (char) (1 << g_test_rand_int_range (0, 8));
      int  loaded;

      archive_remove_all (fixture);
      text[n] ^= flip;
      archive_write_file (fixture->journal, text, length);
      text[n] ^= flip;
      archive_restart (fixture);
      loaded = archive_count_loaded (fixture);
      /* Without its last line break the last line is not whole, and that is no damage. */
      if (n < length - 1)
        {
          g_assert_cmpint (loaded, <, N_ENTRIES);
          g_assert_cmpuint (fixture->messages->len, ==, 1);
          g_assert_true (archive_exists (fixture, "game.journal.damaged-1"));
        }
      archive_restart (fixture);
      g_assert_cmpint (archive_count_loaded (fixture), ==, loaded);
      g_assert_cmpuint (fixture->messages->len, ==, 0);
    }
}

/* A damaged middle of the journal does not hurt entries in a later snapshot. */
static void
test_damaged_journal_with_snapshot (ArchiveFixture *fixture, gconstpointer data)
{
  g_autofree char *text = NULL;
  char            *third;
  gsize            length;

  archive_fill (fixture, 6);
  text = archive_read_file (fixture->journal, &length);
  third = strstr (text, "entry 3");
  g_assert_nonnull (third);
  *third = 'E';
  archive_write_file (fixture->journal, text, length);
  archive_restart (fixture);
  g_assert_cmpint (archive_count_loaded (fixture), ==, 6);
  g_assert_cmpuint (fixture->messages->len, ==, 1);
  edubba_archive_append (fixture->archive, "entry 7");
  archive_restart (fixture);
  g_assert_cmpint (archive_count_loaded (fixture), ==, 7);
}

static void
test_hopeless (ArchiveFixture *fixture, gconstpointer data)
{
  for (guint i = 1; i <= 3; i++)
    {
      archive_write_file (fixture->save, "rubbish", 7);
      archive_write_file (fixture->journal, "more rubbish\nstill more\n", 24);
      archive_assert_set_aside (fixture, i);
    }
  archive_fill (fixture, 2);
  archive_restart (fixture);
  g_assert_cmpint (archive_count_loaded (fixture), ==, N_ENTRIES);
}

/* Both files have these beginnings, and neither is read; each of the messages has the reason. */
static void
check_version (ArchiveFixture *fixture, const char *save, const char *journal, const char *why)
{
  archive_write_file (fixture->save, save, strlen (save));
  archive_write_file (fixture->journal, journal, strlen (journal));
  archive_restart (fixture);
  g_assert_cmpint (archive_count_loaded (fixture), ==, -1);
  g_assert_cmpuint (fixture->messages->len, ==, 2);
  for (guint i = 0; i < 2; i++)
    g_assert_nonnull (strstr (g_ptr_array_index (fixture->messages, i), why));
}

static void
test_newer_version (ArchiveFixture *fixture, gconstpointer data)
{
  check_version (fixture, "edubba-save 2 something new\n", "edubba-journal 17\n", "newer version");
}

/* A version with a leading zero, or a sign, is none: no such version was ever written. */
static void
test_no_version (ArchiveFixture *fixture, gconstpointer data)
{
  check_version (fixture, "edubba-save 02 something new\n", "edubba-journal +2\n",
                 "cannot be read");
}

/* A journal that belongs to another snapshot is not played on this one. */
static void
test_foreign_journal (ArchiveFixture *fixture, gconstpointer data)
{
  g_autofree char *journal = NULL;
  gsize            length;

  archive_fill (fixture, 0);
  journal = archive_read_file (fixture->journal, &length);
  archive_remove_all (fixture);
  archive_restart (fixture);
  archive_fill (fixture, 2);
  g_clear_object (&fixture->archive);
  archive_write_file (fixture->journal, journal, length);
  archive_restart (fixture);
  g_assert_cmpint (archive_count_loaded (fixture), ==, 2);
  g_assert_cmpuint (fixture->messages->len, ==, 1);
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

  add ("/damage/truncated-journal", test_truncated_journal);
  add ("/damage/truncated-journal-with-snapshot", test_truncated_journal_with_snapshot);
  add ("/damage/snapshot", test_damaged_snapshot);
  add ("/damage/journal", test_damaged_journal);
  add ("/damage/journal-with-snapshot", test_damaged_journal_with_snapshot);
  add ("/damage/hopeless", test_hopeless);
  add ("/damage/newer-version", test_newer_version);
  add ("/damage/no-version", test_no_version);
  add ("/damage/foreign-journal", test_foreign_journal);
  return g_test_run ();
}
