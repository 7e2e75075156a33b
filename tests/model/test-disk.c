/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * An archive on disks as they may be: entries come through interruptions and half writes;
 * refusals of a disk are reported, and their entries kept in memory and saved once it gives way;
 * and flushed entries are there after the power was cut at any moment.
 */
#include "archive-fixture.h"

#include "../fixed.h"
#include "odd-disk.h"

#include <errno.h>

/* The number of power cuts in a run of the archive, and of runs. */
#define N_CUTS      200
#define N_RUNS      5
#define N_RUNS_LONG 200

/* A refusal begins after 0, 1, 2 changes and so on. */
#define MAX_AFTER 40

static void
set_up (ArchiveFixture *fixture, gconstpointer data)
{
  archive_set_up (fixture, data);
  odd_disk_watch (fixture->folder);
}

static void
tear_down (ArchiveFixture *fixture, gconstpointer data)
{
  odd_disk_watch (NULL);
  archive_tear_down (fixture, data);
}

static void
append (ArchiveFixture *fixture, guint i)
{
  g_autofree char *entry = g_strdup_printf ("entry %u", i);

  g_free (fixture->text);
  fixture->text = g_strdup_printf ("base with %u", i);
  edubba_archive_append (fixture->archive, entry);
}

static void
begin (ArchiveFixture *fixture)
{
  g_free (fixture->text);
  fixture->text = g_strdup ("base with 0");
  edubba_archive_set_source (fixture->archive, archive_give_text, fixture);
  edubba_archive_begin (fixture->archive, fixture->text);
}

static void
assert_kept (ArchiveFixture *fixture)
{
  odd_disk_set (ODD_DISK_RIGHT, 0, 0);
  archive_restart (fixture);
  g_assert_cmpint (archive_count_loaded (fixture), ==, N_ENTRIES);
  g_assert_cmpuint (fixture->messages->len, ==, 0);
}

/* A disk that interrupts or takes half of a write does everything if it is asked again. */
static void
test_hesitant (ArchiveFixture *fixture, gconstpointer kind)
{
  for (guint flushed = 0; flushed <= N_ENTRIES; flushed++)
    {
      odd_disk_set (GPOINTER_TO_UINT (kind), 0, 0);
      begin (fixture);
      for (guint i = 1; i <= N_ENTRIES; i++)
        {
          append (fixture, i);
          if (i == flushed)
            edubba_archive_flush (fixture->archive);
        }
      edubba_archive_flush (fixture->archive);
      g_assert_false (edubba_archive_get_failing (fixture->archive));
      assert_kept (fixture);
      edubba_archive_clear (fixture->archive);
    }
}

/* Whenever the disk begins to refuse: all entries are on it once it gives way. */
static void
test_refused (ArchiveFixture *fixture, gconstpointer error)
{
  guint n_failing = 0;

  for (guint after = 0; after < MAX_AFTER; after++)
    {
      begin (fixture);
      odd_disk_set (ODD_DISK_REFUSES, after, GPOINTER_TO_INT (error));
      for (guint i = 1; i <= N_ENTRIES; i++)
        {
          append (fixture, i);
          if (i % 3 == 0)
            edubba_archive_flush (fixture->archive);
        }
      n_failing += edubba_archive_get_failing (fixture->archive);
      odd_disk_set (ODD_DISK_RIGHT, 0, 0);
      edubba_archive_flush (fixture->archive);
      assert_kept (fixture);
      edubba_archive_clear (fixture->archive);
    }
  g_assert_cmpuint (n_failing, >, MAX_AFTER / 4);
}

/* A text is begun, grown and begun again, and is safe from the death of the process, without
 * anything that a slow disk could hold up. */
static void
test_slow (ArchiveFixture *fixture, gconstpointer data)
{
  for (guint n = 0; n < 3; n++)
    {
      begin (fixture);
      for (guint i = 1; i <= N_ENTRIES; i++)
        append (fixture, i);
      g_assert_cmpuint (odd_disk_count_syncs (), ==, 0);
    }
  assert_kept (fixture);
}

/* Checks that all entries flushed before are left after a power cut behind the first `length`
 * records. */
static void
check_cut (ArchiveFixture *fixture, guint length, int flushed)
{
  ArchiveFixture after = { 0 };

  archive_set_up (&after, NULL);
  odd_disk_cut (length, after.folder);
  g_assert_cmpint (archive_count_loaded (&after), >=, flushed);
  archive_tear_down (&after, NULL);
}

static void
test_power (ArchiveFixture *fixture, gconstpointer data)
{
  const guint n_runs = g_test_slow () ? N_RUNS_LONG : N_RUNS;

  for (guint run = 0; run < n_runs; run++)
    {
      guint ends[N_ENTRIES + 1] = { 0 }; /* the end of the flush after each entry; 0: none */
      guint length;

      odd_disk_watch (fixture->folder);
      begin (fixture);
      for (guint i = 1; i <= N_ENTRIES; i++)
        {
          append (fixture, i);
          if (g_test_rand_bit ())
            continue;
          edubba_archive_flush (fixture->archive);
          ends[i] = odd_disk_get_length ();
        }
      length = odd_disk_get_length ();
      for (guint i = 0; i < N_CUTS; i++)
        {
          guint end = (guint) g_test_rand_int_range (0, (gint32) length + 1);
          int   flushed = -1;

          for (guint j = 1; j <= N_ENTRIES; j++)
            if (ends[j] > 0 && ends[j] <= end)
              flushed = (int) j;
          check_cut (fixture, end, flushed);
        }
      edubba_archive_clear (fixture->archive);
    }
}

/* A disk that syncs nothing loses something: the check can fail. */
static void
test_teeth (ArchiveFixture *fixture, gconstpointer data)
{
  g_autofree char *path = g_build_filename (fixture->folder, "game.save", NULL);
  guint            n_lost = 0;

  g_assert_true (g_file_set_contents_full (path, "base", -1, G_FILE_SET_CONTENTS_NONE, 0600, NULL));
  for (guint i = 0; i < N_CUTS; i++)
    {
      g_autofree char *target = fixture_folder_new ();
      g_autofree char *copy = g_build_filename (target, "game.save", NULL);
      g_autofree char *text = NULL;

      odd_disk_cut (odd_disk_get_length (), target);
      g_file_get_contents (copy, &text, NULL, NULL);
      n_lost += g_strcmp0 (text, "base") != 0;
      fixture_folder_remove (target);
    }
  g_assert_cmpuint (n_lost, >, N_CUTS / 4);
  g_assert_cmpuint (n_lost, <, N_CUTS);
}

static void
add (const char *path, gint data, void (*test) (ArchiveFixture *fixture, gconstpointer data))
{
  g_test_add (path, ArchiveFixture, GINT_TO_POINTER (data), set_up, test, tear_down);
}

int
main (int argc, char **argv)
{
  fixed_test_init (&argc, &argv);
  add ("/model/disk/short", ODD_DISK_SHORT, test_hesitant);
  add ("/model/disk/interrupts", ODD_DISK_INTERRUPTS, test_hesitant);
  add ("/model/disk/full", ENOSPC, test_refused);
  add ("/model/disk/quota", EDQUOT, test_refused);
  add ("/model/disk/limit", EFBIG, test_refused);
  add ("/model/disk/broken", EIO, test_refused);
  add ("/model/disk/read-only", EROFS, test_refused);
  add ("/model/disk/slow", 0, test_slow);
  add ("/model/disk/power", 0, test_power);
  add ("/model/disk/teeth", 0, test_teeth);
  return g_test_run ();
}
