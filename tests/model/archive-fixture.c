/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Archives in a temporary folder, with entries that can be told from each other, so that it can be
 * said how many have come back.
 */
#include "archive-fixture.h"

#include <glib/gstdio.h>

static void
message_cb (EdubbaArchive *archive, const char *message, GPtrArray *messages)
{
  g_ptr_array_add (messages, g_strdup (message));
}

char *
archive_give_text (gpointer data)
{
  return g_strdup (((ArchiveFixture *) data)->text);
}

void
archive_restart (ArchiveFixture *fixture)
{
  g_clear_object (&fixture->archive);
  g_ptr_array_set_size (fixture->messages, 0);
  fixture->archive = edubba_archive_new (fixture->folder, "game");
  g_signal_connect (fixture->archive, "message", G_CALLBACK (message_cb), fixture->messages);
}

void
archive_set_up (ArchiveFixture *fixture, gconstpointer data)
{
  fixture->folder = fixture_folder_new ();
  fixture->save = g_build_filename (fixture->folder, "game.save", NULL);
  fixture->journal = g_build_filename (fixture->folder, "game.journal", NULL);
  fixture->messages = g_ptr_array_new_with_free_func (g_free);
  archive_restart (fixture);
}

void
archive_tear_down (ArchiveFixture *fixture, gconstpointer data)
{
  g_clear_object (&fixture->archive);
  fixture_folder_remove (fixture->folder);
  g_ptr_array_unref (fixture->messages);
  g_free (fixture->folder);
  g_free (fixture->save);
  g_free (fixture->journal);
  g_free (fixture->text);
}

/* A base and N_ENTRIES entries; from entry `kept` on a snapshot knows nothing (0: there is
 * none). */
void
archive_fill (ArchiveFixture *fixture, guint kept)
{
  edubba_archive_begin (fixture->archive, "base\nwith \"two\" lines\n");
  for (guint i = 1; i <= N_ENTRIES; i++)
    {
      g_autofree char *entry = g_strdup_printf ("entry %u", i);

      edubba_archive_append (fixture->archive, entry);
      if (i != kept)
        continue;
      g_free (fixture->text);
      fixture->text = g_strdup_printf ("base with %u", i);
      edubba_archive_set_source (fixture->archive, archive_give_text, fixture);
      edubba_archive_flush (fixture->archive);
      edubba_archive_set_source (fixture->archive, NULL, NULL);
    }
}

/* The number of steps found, in the base or behind it; everything must be right as far as it
 * goes. -1: nothing. */
int
archive_count_loaded (ArchiveFixture *fixture)
{
  g_auto (GStrv) entries = NULL;
  g_autofree char *base = edubba_archive_load (fixture->archive, &entries);
  guint            n = 0;

  if (!base)
    return -1;
  if (!g_str_equal (base, "base\nwith \"two\" lines\n"))
    g_assert_cmpint (sscanf (base, "base with %u", &n), ==, 1);
  for (guint i = 0; entries[i]; i++)
    {
      g_autofree char *entry = g_strdup_printf ("entry %u", ++n);

      g_assert_cmpstr (entries[i], ==, entry);
    }
  g_assert_cmpuint (n, <=, N_ENTRIES);
  return (int) n;
}

void
archive_assert_set_aside (ArchiveFixture *fixture, guint n)
{
  g_autofree char *save = g_strdup_printf ("game.save.damaged-%u", n);
  g_autofree char *journal = g_strdup_printf ("game.journal.damaged-%u", n);

  archive_restart (fixture);
  g_assert_cmpint (archive_count_loaded (fixture), ==, -1);
  g_assert_cmpuint (fixture->messages->len, ==, 2);
  g_assert_true (archive_exists (fixture, save));
  g_assert_true (archive_exists (fixture, journal));
}

char *
archive_read_file (const char *path, gsize *length)
{
  g_autoptr (GError) error = NULL;
  char *text = NULL;

  g_file_get_contents (path, &text, length, &error);
  g_assert_no_error (error);
  return text;
}

void
archive_write_file (const char *path, const char *text, gsize length)
{
  FILE *file = g_fopen (path, "wb");

  g_assert_nonnull (file);
  g_assert_cmpuint (fwrite (text, 1, length, file), ==, length);
  g_assert_cmpint (fclose (file), ==, 0);
}

gboolean
archive_exists (ArchiveFixture *fixture, const char *name)
{
  g_autofree char *path = g_build_filename (fixture->folder, name, NULL);

  return g_file_test (path, G_FILE_TEST_EXISTS);
}

void
archive_remove_all (ArchiveFixture *fixture)
{
  g_clear_object (&fixture->archive);
  fixture_folder_remove (fixture->folder);
  g_assert_cmpint (g_mkdir (fixture->folder, 0700), ==, 0);
}
