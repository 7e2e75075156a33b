/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Progress in a temporary folder, opened as at the start of the program, but with another clock:
 * the real clock may be set back while a test runs.
 */
#include "progress-fixture.h"

static gint64
tell_time (gpointer fixture)
{
  return ((ProgressFixture *) fixture)->now;
}

EdubbaProgress *
progress_open (ProgressFixture *fixture)
{
  g_autoptr (EdubbaArchive) archive = edubba_archive_new (fixture->folder, "progress");
  g_autoptr (GTimeZone) utc = g_time_zone_new_utc ();
  EdubbaProgress *progress;

  g_signal_connect_swapped (archive, "message", G_CALLBACK (fixture_count_cb), &fixture->messages);
  progress = edubba_progress_new (archive);
  edubba_progress_set_clock (progress, tell_time, fixture);
  edubba_progress_set_time_zone (progress, utc);
  return progress;
}

void
progress_restart (ProgressFixture *fixture)
{
  g_clear_object (&fixture->progress);
  fixture->messages = 0;
  fixture->progress = progress_open (fixture);
  fixture->changes = 0;
  g_signal_connect_swapped (fixture->progress, "changed", G_CALLBACK (fixture_count_cb),
                            &fixture->changes);
}

void
progress_set_up (ProgressFixture *fixture, gconstpointer data)
{
  fixture->folder = fixture_folder_new ();
  fixture->now = PROGRESS_NOW;
  progress_restart (fixture);
}

void
progress_tear_down (ProgressFixture *fixture, gconstpointer data)
{
  g_assert_finalize_object (g_steal_pointer (&fixture->progress));
  fixture_folder_remove (fixture->folder);
  g_free (fixture->folder);
}
