/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The archive on disk: appended entries come back, after any cut or change in its files, and a
 * disk that refuses is reported and survived.
 */
#include "../fixed.h"
#include "archive-fixture.h"

#include <glib/gstdio.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "edubba-replace.h"

static void
test_empty (ArchiveFixture *fixture, gconstpointer data)
{
  g_assert_cmpint (archive_count_loaded (fixture), ==, -1);
  g_assert_cmpuint (fixture->messages->len, ==, 0);
  g_assert_false (archive_exists (fixture, "game.journal"));
}

/* No main loop has run, so there is no snapshot: the journal alone suffices. */
static void
test_journal (ArchiveFixture *fixture, gconstpointer data)
{
  archive_fill (fixture, 0);
  g_assert_false (archive_exists (fixture, "game.save"));
  for (guint i = 0; i < 3; i++)
    {
      archive_restart (fixture);
      g_assert_cmpint (archive_count_loaded (fixture), ==, N_ENTRIES);
      g_assert_cmpuint (fixture->messages->len, ==, 0);
    }
}

/* Entries in a snapshot are not played twice, and the snapshot alone suffices for them. */
static void
test_snapshot (ArchiveFixture *fixture, gconstpointer data)
{
  for (guint kept = 1; kept <= N_ENTRIES; kept++)
    {
      archive_restart (fixture);
      archive_fill (fixture, kept);
      archive_restart (fixture);
      g_assert_cmpint (archive_count_loaded (fixture), ==, N_ENTRIES);
      g_clear_object (&fixture->archive);
      g_assert_cmpint (g_unlink (fixture->journal), ==, 0);
      archive_restart (fixture);
      g_assert_cmpint (archive_count_loaded (fixture), ==, kept);
      g_assert_cmpuint (fixture->messages->len, ==, 0);
    }
}

/* The trace lists the files found, and the last step in each. */
static void
test_trace (ArchiveFixture *fixture, gconstpointer data)
{
  archive_fill (fixture, 0);
  archive_restart (fixture);
  g_test_expect_message (G_LOG_DOMAIN, G_LOG_LEVEL_DEBUG, "*/game.journal: * bytes read");
  g_test_expect_message (G_LOG_DOMAIN, G_LOG_LEVEL_DEBUG,
                         "resumed at step 9, 8 of the steps from the journal");
  g_assert_cmpint (archive_count_loaded (fixture), ==, N_ENTRIES);
  g_test_assert_expected_messages ();
}

static gboolean
has_save (gpointer data)
{
  return archive_exists (data, "game.save");
}

/* Time as this program has it: where it is not let run, the clock does not tick either. */
static gboolean
count_tick_cb (gpointer ticks)
{
  *(guint *) ticks += 1;
  return G_SOURCE_CONTINUE;
}

static void
test_snapshot_in_a_second (ArchiveFixture *fixture, gconstpointer data)
{
  guint ticks = 0;
  guint clock = g_timeout_add (50, count_tick_cb, &ticks);

  fixture->text = g_strdup ("base with 8");
  edubba_archive_set_source (fixture->archive, archive_give_text, fixture);
  archive_fill (fixture, 0);
  fixture_wait (has_save, fixture);
  g_assert_cmpuint (ticks, <, 2 * 20);
  g_source_remove (clock);
  fixture_run (20);
  archive_restart (fixture);
  g_assert_cmpint (g_unlink (fixture->journal), ==, 0);
  g_assert_cmpint (archive_count_loaded (fixture), ==, N_ENTRIES);
}

static void
test_gone_while_writing (ArchiveFixture *fixture, gconstpointer data)
{
  fixture->text = g_strdup ("base with 8");
  for (guint ms = 395; ms < 412; ms += 2)
    {
      edubba_archive_set_source (fixture->archive, archive_give_text, fixture);
      archive_fill (fixture, 0);
      fixture_run (ms);
      g_assert_finalize_object (g_steal_pointer (&fixture->archive));
      archive_restart (fixture);
    }
  fixture_run (50);
  g_assert_cmpint (archive_count_loaded (fixture), ==, N_ENTRIES);
}

/* A process that dies while it replaces a file, at this many bytes, and leaves half of the new one
 * behind. */
static void
die_while_writing (ArchiveFixture *fixture, rlim_t bytes)
{
  g_autofree char *path = g_build_filename (fixture->folder, "game.journal", NULL);
  pid_t            child = fork ();
  int              status;

  if (child == 0)
    {
      struct rlimit limit = { bytes, bytes };

      signal (SIGXFSZ, SIG_DFL);
      setrlimit (RLIMIT_CORE, &(struct rlimit) { 0, 0 });
      setrlimit (RLIMIT_FSIZE, &limit);
      edubba_replace (path, "a text that does not fit any more", EDUBBA_REPLACE_DEFAULT, NULL);
      _exit (0);
    }
  g_assert_cmpint (waitpid (child, &status, 0), ==, child);
  g_assert_true (WIFSIGNALED (status));
}

static guint
count_files (ArchiveFixture *fixture, const char *prefix)
{
  g_autoptr (GDir) dir = g_dir_open (fixture->folder, 0, NULL);
  guint n = 0;

  for (const char *name; (name = g_dir_read_name (dir)) != NULL;)
    n += g_str_has_prefix (name, prefix);
  return n;
}

/* Files that are not of our own making stay, even with a name like a temporary file's of some
 * program. */
static void
test_temporary_files (ArchiveFixture *fixture, gconstpointer data)
{
  const char *const others[] = {
    "game.save.backup",
    "game.journal.backup",
    "game.save.A1B2C3",
    "game.journal.xyzXYZ",
    "game.save.damaged-1",
    "other.save.A1B2C3",
    "game.save.txt",
    ".edubba-new",
    EDUBBA_REPLACE_PREFIX "notes",
    EDUBBA_REPLACE_PREFIX "00000000-A1B2C3",
  };

  archive_fill (fixture, 1);
  for (guint i = 0; i < 3; i++)
    die_while_writing (fixture, 20);
  g_assert_cmpuint (count_files (fixture, EDUBBA_REPLACE_PREFIX), ==, 3);
  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    {
      g_autofree char *path = g_build_filename (fixture->folder, others[i], NULL);

      archive_write_file (path, "whole", 5);
    }
  archive_restart (fixture);
  g_assert_cmpint (archive_count_loaded (fixture), ==, N_ENTRIES);
  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    g_assert_true (archive_exists (fixture, others[i]));
  g_assert_cmpuint (count_files (fixture, EDUBBA_REPLACE_PREFIX), ==, 2);
}

static void
test_beginning_anew (ArchiveFixture *fixture, gconstpointer data)
{
  g_auto (GStrv) entries = NULL;
  g_autofree char *base = NULL;

  archive_fill (fixture, 4);
  edubba_archive_begin (fixture->archive, "another");
  edubba_archive_append (fixture->archive, "step");
  archive_restart (fixture);
  base = edubba_archive_load (fixture->archive, &entries);
  g_assert_cmpstr (base, ==, "another");
  g_assert_cmpstr (entries[0], ==, "step");
  g_assert_null (entries[1]);
}

static void
test_clearing (ArchiveFixture *fixture, gconstpointer data)
{
  archive_fill (fixture, 4);
  edubba_archive_clear (fixture->archive);
  g_assert_false (archive_exists (fixture, "game.save"));
  g_assert_false (archive_exists (fixture, "game.journal"));
  archive_restart (fixture);
  g_assert_cmpint (archive_count_loaded (fixture), ==, -1);
}

static void
test_deleted_journal (ArchiveFixture *fixture, gconstpointer data)
{
  edubba_archive_begin (fixture->archive, "base with 0");
  edubba_archive_append (fixture->archive, "entry 1");
  g_assert_cmpint (g_unlink (fixture->journal), ==, 0);
  edubba_archive_append (fixture->archive, "entry 2");
  archive_restart (fixture);
  g_assert_cmpint (archive_count_loaded (fixture), ==, 2);
}

static gboolean
is_failing (gpointer archive)
{
  return edubba_archive_get_failing (archive);
}

/* A file stands where the folder should be; nothing can be written there, not even by root. */
static void
test_no_folder (ArchiveFixture *fixture, gconstpointer data)
{
  guint failing = 0;

  g_assert_cmpint (g_rmdir (fixture->folder), ==, 0);
  archive_write_file (fixture->folder, "", 0);
  archive_restart (fixture);
  g_signal_connect_swapped (fixture->archive,
                            "notify::failing",
                            G_CALLBACK (fixture_count_cb),
                            &failing);
  g_assert_cmpint (archive_count_loaded (fixture), ==, -1);
  edubba_archive_begin (fixture->archive, "base with 0");
  edubba_archive_append (fixture->archive, "entry 1");
  g_assert_true (edubba_archive_get_failing (fixture->archive));
  g_assert_cmpuint (failing, ==, 1);
  g_assert_cmpuint (fixture->messages->len, ==, 1);

  g_assert_cmpint (g_unlink (fixture->folder), ==, 0);
  edubba_archive_append (fixture->archive, "entry 2");
  g_assert_false (edubba_archive_get_failing (fixture->archive));
  g_assert_cmpuint (failing, ==, 2);
  g_assert_cmpuint (fixture->messages->len, ==, 2);
  archive_restart (fixture);
  g_assert_cmpint (archive_count_loaded (fixture), ==, 2);
}

/* A file that can be written, but not moved aside: its name is as long as names may be. It stays
 * there, byte by byte, and nothing is written over it. */
static void
test_stuck (ArchiveFixture *fixture, gconstpointer data)
{
  g_autofree char *name = g_strnfill (240, 'n');
  g_autofree char *file = g_strconcat (name, ".journal", NULL);
  g_autofree char *path = g_build_filename (fixture->folder, file, NULL);
  g_autoptr (EdubbaArchive) archive = edubba_archive_new (fixture->folder, name);
  g_auto (GStrv) entries = NULL;
  g_autofree char *text = NULL;
  guint            messages = 0;

  edubba_archive_begin (archive, "base");
  g_assert_false (edubba_archive_get_failing (archive));
  g_clear_object (&archive);
  archive_write_file (path, "rubbish", 7);
  archive = edubba_archive_new (fixture->folder, name);
  g_signal_connect_swapped (archive, "message", G_CALLBACK (fixture_count_cb), &messages);
  g_assert_null (edubba_archive_load (archive, &entries));
  g_assert_cmpuint (messages, ==, 1);
  edubba_archive_begin (archive, "another");
  g_assert_true (edubba_archive_get_failing (archive));
  g_assert_cmpuint (messages, ==, 2);
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, "rubbish");
}

/* A folder, or a file far larger than any of ours, is moved aside unread. */
static void
test_no_file (ArchiveFixture *fixture, gconstpointer data)
{
  for (guint i = 1; i <= 2; i++)
    {
      if (i == 1)
        g_assert_cmpint (g_mkdir (fixture->save, 0700), ==, 0);
      else
        archive_write_file (fixture->save, "", 0);
      if (i == 2)
        g_assert_cmpint (truncate (fixture->save, 20 * 1024 * 1024), ==, 0);
      g_assert_cmpint (g_mkdir (fixture->journal, 0700), ==, 0);
      archive_assert_set_aside (fixture, i);
    }
  archive_fill (fixture, 1);
  archive_restart (fixture);
  g_assert_cmpint (archive_count_loaded (fixture), ==, N_ENTRIES);
}

/* The journal can be written, its snapshot cannot: told once, tried again, and nothing is lost. */
static void
test_snapshot_refused (ArchiveFixture *fixture, gconstpointer data)
{
  g_autofree char *inside = g_build_filename (fixture->save, "inside", NULL);
  gboolean         at_once = GPOINTER_TO_INT (data);

  g_assert_cmpint (g_mkdir_with_parents (inside, 0700), ==, 0);
  archive_fill (fixture, 0);
  fixture->text = g_strdup ("base with 8");
  edubba_archive_set_source (fixture->archive, archive_give_text, fixture);
  if (at_once)
    edubba_archive_flush (fixture->archive);
  else
    fixture_wait (is_failing, fixture->archive);
  g_assert_true (edubba_archive_get_failing (fixture->archive));
  edubba_archive_flush (fixture->archive);
  g_assert_cmpuint (fixture->messages->len, ==, 1);
  g_assert_cmpint (g_rmdir (inside), ==, 0);
  g_assert_cmpint (g_rmdir (fixture->save), ==, 0);
  edubba_archive_flush (fixture->archive);
  g_assert_false (edubba_archive_get_failing (fixture->archive));
  g_assert_cmpuint (fixture->messages->len, ==, 2);
  edubba_archive_flush (fixture->archive); /* there is nothing new */
  g_assert_cmpint (g_unlink (fixture->journal), ==, 0);
  archive_restart (fixture);
  g_assert_cmpint (archive_count_loaded (fixture), ==, N_ENTRIES);
}

static char *
count_and_give_text (gpointer data)
{
  ArchiveFixture *fixture = data;
  char           *text = g_strdup_printf ("base with %u", fixture->asked ? 2 : 1);

  fixture->asked++;
  return text;
}

static gboolean
was_asked (gpointer fixture)
{
  return ((ArchiveFixture *) fixture)->asked > 0;
}

static gboolean
has_second (gpointer data)
{
  ArchiveFixture  *fixture = data;
  g_autofree char *text = NULL;

  return g_file_get_contents (fixture->save, &text, NULL, NULL) && strstr (text, "base with 2");
}

/* A step that comes while a snapshot is being written has one of its own. */
static void
test_snapshot_overtaken (ArchiveFixture *fixture, gconstpointer data)
{
  edubba_archive_begin (fixture->archive, "base with 0");
  edubba_archive_append (fixture->archive, "entry 1");
  edubba_archive_set_source (fixture->archive, count_and_give_text, fixture);
  fixture_wait (was_asked, fixture);
  edubba_archive_append (fixture->archive, "entry 2");
  fixture_wait (has_second, fixture);
  g_assert_cmpuint (fixture->asked, ==, 2);
  g_assert_cmpint (g_unlink (fixture->journal), ==, 0);
  archive_restart (fixture);
  g_assert_cmpint (archive_count_loaded (fixture), ==, 2);
}

static void
set_file_limit (rlim_t limit)
{
  struct rlimit value;

  g_assert_cmpint (getrlimit (RLIMIT_FSIZE, &value), ==, 0);
  value.rlim_cur = MIN (limit, value.rlim_max);
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &value), ==, 0);
}

/* The disk is full at any byte of a line: the file size limit cuts writes off just like that. */
static void
test_full_disk (ArchiveFixture *fixture, gconstpointer data)
{
  struct stat info;
  guint       line = 0;

  signal (SIGXFSZ, SIG_IGN);
  for (guint room = 0; room == 0 || room <= line; room++)
    {
      archive_remove_all (fixture);
      archive_restart (fixture);
      edubba_archive_begin (fixture->archive, "base with 0");
      g_assert_cmpint (g_stat (fixture->journal, &info), ==, 0);
      line = (guint) info.st_size;
      edubba_archive_append (fixture->archive, "entry 1");
      g_assert_cmpint (g_stat (fixture->journal, &info), ==, 0);
      line = (guint) info.st_size - line;
      set_file_limit ((rlim_t) info.st_size + room);
      edubba_archive_append (fixture->archive, "entry 2");
      g_assert_cmpint (edubba_archive_get_failing (fixture->archive), ==, room < line);
      edubba_archive_append (fixture->archive, "entry 3");
      g_assert_true (edubba_archive_get_failing (fixture->archive));
      g_assert_cmpuint (fixture->messages->len, ==, 1);
      {
        /* The next start finds all that was written as a whole. */
        g_autoptr (EdubbaArchive) other = edubba_archive_new (fixture->folder, "game");
        g_auto (GStrv) entries = NULL;
        g_autofree char *base = edubba_archive_load (other, &entries);

        g_assert_cmpstr (base, ==, "base with 0");
        g_assert_cmpuint (g_strv_length (entries), ==, room < line ? 1 : 2);
      }
      set_file_limit (RLIM_INFINITY);
      edubba_archive_append (fixture->archive, "entry 4");
      g_assert_false (edubba_archive_get_failing (fixture->archive));
      archive_restart (fixture);
      g_assert_cmpint (archive_count_loaded (fixture), ==, 4);
    }
}

/* While the disk refuses, the archive tries to write the text in memory again by itself. */
static gboolean
works_again (gpointer archive)
{
  return !edubba_archive_get_failing (archive);
}

static void
test_trying_again (ArchiveFixture *fixture, gconstpointer data)
{
  g_assert_cmpint (g_rmdir (fixture->folder), ==, 0);
  archive_write_file (fixture->folder, "", 0);
  edubba_archive_begin (fixture->archive, "base with 0");
  g_assert_true (edubba_archive_get_failing (fixture->archive));
  g_assert_cmpint (g_unlink (fixture->folder), ==, 0);
  fixture_wait (works_again, fixture->archive);
  archive_restart (fixture);
  g_assert_cmpint (archive_count_loaded (fixture), ==, 0);
}

static gboolean
is_short (gpointer data)
{
  struct stat info;

  return g_stat (((ArchiveFixture *) data)->journal, &info) == 0 && info.st_size < 100 * 1024;
}

static void
test_long_journal (ArchiveFixture *fixture, gconstpointer data)
{
  g_autofree char *filling = g_strnfill (1000, 'x');
  g_auto (GStrv) entries = NULL;
  g_autofree char *base = NULL;

  fixture->text = g_strdup ("all of it");
  edubba_archive_set_source (fixture->archive, archive_give_text, fixture);
  edubba_archive_begin (fixture->archive, "start");
  for (guint i = 0; i < 300; i++)
    edubba_archive_append (fixture->archive, filling);
  g_assert_false (is_short (fixture));
  fixture_wait (is_short, fixture);
  edubba_archive_append (fixture->archive, "last");
  archive_restart (fixture);
  g_assert_cmpint (g_unlink (fixture->save), ==, 0);
  base = edubba_archive_load (fixture->archive, &entries);
  g_assert_cmpstr (base, ==, "all of it");
  g_assert_cmpstr (entries[0], ==, "last");
  g_assert_null (entries[1]);
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

  add ("/archive/empty", test_empty);
  add ("/archive/journal", test_journal);
  add ("/archive/trace", test_trace);
  add ("/archive/snapshot/skipping", test_snapshot);
  add ("/archive/snapshot/in-a-second", test_snapshot_in_a_second);
  add ("/archive/snapshot/gone-while-writing", test_gone_while_writing);
  add ("/archive/temporary-files", test_temporary_files);
  add ("/archive/beginning-anew", test_beginning_anew);
  add ("/archive/clearing", test_clearing);
  add ("/archive/disk/deleted-journal", test_deleted_journal);
  add ("/archive/disk/no-folder", test_no_folder);
  add ("/archive/disk/full", test_full_disk);
  add ("/archive/disk/trying-again", test_trying_again);
  add ("/archive/disk/stuck", test_stuck);
  add ("/archive/disk/no-file", test_no_file);
  g_test_add ("/archive/snapshot/refused", ArchiveFixture, GINT_TO_POINTER (FALSE), archive_set_up,
              test_snapshot_refused, archive_tear_down);
  g_test_add ("/archive/snapshot/refused-at-once", ArchiveFixture, GINT_TO_POINTER (TRUE),
              archive_set_up, test_snapshot_refused, archive_tear_down);
  add ("/archive/snapshot/overtaken", test_snapshot_overtaken);
  add ("/archive/long-journal", test_long_journal);
  return g_test_run ();
}
