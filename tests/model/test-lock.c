/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The lock on the data folder: one has it at a time, also among processes, and nobody keeps it
 * beyond their death.
 */
#include "model-fixture.h"

#include "archive-fixture.h"
#include "edubba-lock.h"

#include <glib/gstdio.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

static void
test_second (void)
{
  g_autofree char *folder = fixture_folder_new ();
  g_autoptr (GError) error = NULL;
  g_autoptr (EdubbaLock) first = edubba_lock_take (folder, &error);
  g_autoptr (EdubbaLock) second = NULL;

  g_assert_no_error (error);
  g_assert_nonnull (first);
  g_assert_null (edubba_lock_take (folder, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_BUSY);
  g_clear_error (&error);
  g_clear_pointer (&first, edubba_lock_free);
  second = edubba_lock_take (folder, &error);
  g_assert_no_error (error);
  g_assert_nonnull (second);
  fixture_folder_remove (folder);
}

/* Another process takes the lock, says so, and is killed. */
static void
test_killed (void)
{
  g_autofree char *folder = fixture_folder_new ();
  g_autoptr (GError) error = NULL;
  g_autoptr (EdubbaLock) lock = NULL;
  int   said[2];
  char  byte;
  pid_t child;

  g_assert_cmpint (pipe (said), ==, 0);
  child = fork ();
  if (child == 0)
    {
      g_autoptr (EdubbaLock) held = edubba_lock_take (folder, NULL);

      if (held && write (said[1], "x", 1) == 1)
        pause ();
      _exit (1);
    }
  g_assert_cmpint (child, >, 0);
  g_assert_cmpint (read (said[0], &byte, 1), ==, 1);
  g_assert_null (edubba_lock_take (folder, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_BUSY);
  g_clear_error (&error);
  kill (child, SIGKILL);
  g_assert_cmpint (waitpid (child, NULL, 0), ==, child);
  lock = edubba_lock_take (folder, &error);
  g_assert_no_error (error);
  g_assert_nonnull (lock);
  close (said[0]);
  close (said[1]);
  fixture_folder_remove (folder);
}

/* Where no folder can be made there is nothing to fight about. */
static void
test_unwritable (void)
{
  g_autofree char *folder = fixture_folder_new ();
  g_autofree char *file = g_build_filename (folder, "file", NULL);
  g_autofree char *below = g_build_filename (file, "edubba", NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (EdubbaLock) lock = NULL;

  g_assert_true (g_file_set_contents (file, "", 0, NULL));
  lock = edubba_lock_take (below, &error);
  g_assert_no_error (error);
  g_assert_nonnull (lock);
  fixture_folder_remove (folder);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/lock/second", test_second);
  g_test_add_func ("/lock/killed", test_killed);
  g_test_add_func ("/lock/unwritable", test_unwritable);
  return g_test_run ();
}
