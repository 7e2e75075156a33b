/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The lock on the data folder: a single process has it at a time, and nobody keeps it beyond
 * their death. A lost lock is noticed before anything is written, and without it nothing is.
 */
#include "model-fixture.h"

#include "../fixed.h"
#include "archive-fixture.h"
#include "edubba-lock.h"

#include <glib/gstdio.h>
#include <errno.h>
#include <signal.h>
#include <sys/file.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

/* The error of flock (), or 0. */
static int flock_fault;

/* The linker takes this one for the C library's. */
int
flock (int fd, int operation)
{
  errno = flock_fault;
  return flock_fault != 0 ? -1 : (int) syscall (SYS_flock, fd, operation);
}

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
  g_clear_pointer (&first, edubba_lock_unref);
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

/* If no folder can be made there is nothing to fight about. */
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

/* Returns TRUE if the lock is held; otherwise it must say why. */
static gboolean
holds (EdubbaLock *lock)
{
  g_autoptr (GError) error = NULL;
  gboolean held = edubba_lock_hold (lock, NULL, &error);

  g_assert_true (held == (error == NULL));
  if (error)
    g_test_message ("%s", error->message);
  return held;
}

/* The folder was removed and made again: the first to come has it. */
static void
test_removed (void)
{
  g_autofree char *folder = fixture_folder_new ();
  g_autoptr (EdubbaLock) first = edubba_lock_take (folder, NULL);
  g_autoptr (EdubbaLock) second = NULL;
  guint n_taken;

  g_assert_true (edubba_lock_hold (first, &n_taken, NULL));
  g_assert_cmpuint (n_taken, ==, 1);
  fixture_folder_remove (folder);
  second = edubba_lock_take (folder, NULL);
  g_assert_nonnull (second);
  g_assert_true (holds (second));
  g_assert_false (holds (first));
  g_clear_pointer (&second, edubba_lock_unref);
  g_assert_true (edubba_lock_hold (first, &n_taken, NULL));
  g_assert_cmpuint (n_taken, ==, 2);
  fixture_folder_remove (folder);
  g_assert_true (holds (first));
  g_assert_null (edubba_lock_take (folder, NULL));
  fixture_folder_remove (folder);
}

/* A file that cannot be locked is not held at any number of tries; and is held once it can be. */
static void
test_folder_in_the_way (void)
{
  g_autofree char *folder = fixture_folder_new ();
  g_autofree char *path = g_build_filename (folder, "lock", NULL);
  g_autoptr (EdubbaLock) lock = NULL;

  g_assert_cmpint (g_mkdir (path, 0700), ==, 0);
  lock = edubba_lock_take (folder, NULL);
  g_assert_nonnull (lock);
  g_assert_false (holds (lock));
  g_assert_false (holds (lock));
  g_assert_cmpint (g_rmdir (path), ==, 0);
  g_assert_true (holds (lock));
  fixture_folder_remove (folder);
}

static void
test_no_locks (void)
{
  g_autofree char *folder = fixture_folder_new ();
  g_autoptr (EdubbaLock) first = NULL;
  g_autoptr (EdubbaLock) second = NULL;

  flock_fault = ENOLCK;
  first = edubba_lock_take (folder, NULL);
  second = edubba_lock_take (folder, NULL);
  g_assert_false (holds (first));
  g_assert_false (holds (second));
  flock_fault = 0;
  g_assert_true (holds (first));
  g_assert_false (holds (second));
  fixture_folder_remove (folder);
}

/* An archive behind a lock, which has been opened as a program opens it. */
static EdubbaArchive *
open_archive (const char *folder, EdubbaLock *lock, guint *messages)
{
  EdubbaArchive *archive = edubba_archive_new (folder, "game");
  g_auto (GStrv) entries = NULL;

  g_signal_connect_swapped (archive, "message", G_CALLBACK (fixture_count_cb), messages);
  edubba_archive_set_lock (archive, lock);
  g_free (edubba_archive_load (archive, &entries));
  return archive;
}

/* Checks the contents of a folder, its base and the number of entries; nothing is changed. */
static void
assert_kept (const char *folder, const char *base, guint n)
{
  g_autoptr (EdubbaArchive) archive = edubba_archive_new (folder, "game");
  g_auto (GStrv) entries = NULL;
  g_autofree char *kept = edubba_archive_load (archive, &entries);

  g_assert_cmpstr (kept, ==, base);
  g_assert_cmpuint (entries ? g_strv_length (entries) : 0, ==, n);
}

/* Two processes never write one archive: the one that lost the lock says so, and when it has it
 * again it moves the other's files aside. */
static void
test_archives (void)
{
  g_autofree char *folder = fixture_folder_new ();
  g_autofree char *aside = g_build_filename (folder, "game.journal.damaged-1", NULL);
  g_autoptr (EdubbaLock) first_lock = edubba_lock_take (folder, NULL);
  g_autoptr (EdubbaLock) second_lock = NULL;
  g_autoptr (EdubbaArchive) first = NULL;
  g_autoptr (EdubbaArchive) second = NULL;
  guint first_messages = 0;
  guint second_messages = 0;

  first = open_archive (folder, first_lock, &first_messages);
  edubba_archive_begin (first, "first");
  fixture_folder_remove (folder);
  second_lock = edubba_lock_take (folder, NULL);
  second = open_archive (folder, second_lock, &second_messages);
  edubba_archive_begin (second, "second");
  edubba_archive_append (second, "entry");
  edubba_archive_append (first, "entry");
  g_assert_true (edubba_archive_get_failing (first));
  g_assert_true (edubba_archive_get_unsaved (first));
  g_assert_cmpuint (first_messages, ==, 1);
  edubba_archive_append (second, "entry");
  g_assert_false (edubba_archive_get_failing (second));
  assert_kept (folder, "second", 2);

  g_clear_object (&second);
  g_clear_pointer (&second_lock, edubba_lock_unref);
  edubba_archive_append (first, "entry");
  g_assert_false (edubba_archive_get_failing (first));
  g_assert_false (edubba_archive_get_unsaved (first));
  g_assert_cmpuint (first_messages, ==, 3);
  g_assert_cmpuint (second_messages, ==, 0);
  g_assert_true (g_file_test (aside, G_FILE_TEST_EXISTS));
  assert_kept (folder, "first", 2);
  fixture_folder_remove (folder);
}

/* The lock's file alone was removed: nothing is foreign then, and nothing is moved. */
static void
test_own_archive (void)
{
  g_autofree char *folder = fixture_folder_new ();
  g_autofree char *path = g_build_filename (folder, "lock", NULL);
  g_autoptr (EdubbaLock) lock = edubba_lock_take (folder, NULL);
  guint messages = 0;
  g_autoptr (EdubbaArchive) archive = open_archive (folder, lock, &messages);

  edubba_archive_begin (archive, "base");
  g_assert_cmpint (g_unlink (path), ==, 0);
  edubba_archive_append (archive, "entry");
  g_assert_true (g_file_test (path, G_FILE_TEST_EXISTS));
  g_assert_cmpuint (messages, ==, 0);
  assert_kept (folder, "base", 1);
  fixture_folder_remove (folder);
}

/* A missing lock is reported at once, and nothing is written, moved or removed: a damaged file
 * stays in its place. Nothing is lost as long as no action is played. */
static void
test_unlocked_archive (void)
{
  g_autofree char *folder = fixture_folder_new ();
  g_autofree char *save = g_build_filename (folder, "game.save", NULL);
  g_autofree char *journal = g_build_filename (folder, "game.journal", NULL);
  g_autofree char *text = NULL;
  g_autoptr (EdubbaLock) lock = NULL;
  g_autoptr (EdubbaArchive) archive = NULL;
  guint messages = 0;

  archive_write_file (save, "rubbish", 7);
  flock_fault = ENOLCK;
  lock = edubba_lock_take (folder, NULL);
  archive = open_archive (folder, lock, &messages);
  g_assert_true (edubba_archive_get_failing (archive));
  g_assert_false (edubba_archive_get_unsaved (archive));
  g_assert_cmpuint (messages, ==, 2);
  edubba_archive_begin (archive, "base");
  g_assert_true (edubba_archive_get_unsaved (archive));
  edubba_archive_clear (archive);
  flock_fault = 0;
  g_assert_false (g_file_test (journal, G_FILE_TEST_EXISTS));
  text = archive_read_file (save, NULL);
  g_assert_cmpstr (text, ==, "rubbish");
  g_clear_object (&archive);
  fixture_folder_remove (folder);
}

int
main (int argc, char **argv)
{
  fixed_test_init (&argc, &argv);
  g_test_add_func ("/lock/second", test_second);
  g_test_add_func ("/lock/killed", test_killed);
  g_test_add_func ("/lock/unwritable", test_unwritable);
  g_test_add_func ("/lock/removed", test_removed);
  g_test_add_func ("/lock/folder-in-the-way", test_folder_in_the_way);
  g_test_add_func ("/lock/no-locks", test_no_locks);
  g_test_add_func ("/lock/archives", test_archives);
  g_test_add_func ("/lock/own-archive", test_own_archive);
  g_test_add_func ("/lock/unlocked-archive", test_unlocked_archive);
  return g_test_run ();
}
