/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A tool writes to the file that it was given, and the file keeps its type: a file, a link, a
 * pipe. A file that cannot be written is refused by its name.
 */
#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "../fixed.h"
#include "game-file.h"
#include "game-state.h"

/* More than a pipe holds, so that somebody must be reading. */
#define LONG_TEXT 300000

typedef struct
{
  char *folder;
  char *path;  /* path for a file */
  char *other; /* another one */
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->folder = g_dir_make_tmp ("edubba-file-XXXXXX", NULL);
  fixture->path = g_build_filename (fixture->folder, "path", NULL);
  fixture->other = g_build_filename (fixture->folder, "other", NULL);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  g_unlink (fixture->path);
  g_unlink (fixture->other);
  g_assert_cmpint (g_rmdir (fixture->folder), ==, 0); /* nothing temporary is left */
  g_free (fixture->folder);
  g_free (fixture->path);
  g_free (fixture->other);
}

static mode_t
get_kind (const char *path)
{
  GStatBuf info;

  g_assert_cmpint (g_lstat (path, &info), ==, 0);
  return info.st_mode & S_IFMT;
}

static void
write_it (const char *path, const char *text)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (game_file_write (path, text, &error));
  g_assert_no_error (error);
}

static void
assert_holds (const char *path, const char *expected)
{
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (text, ==, expected);
}

/* A file is replaced by another, so a reader of the old file gets all of it. */
static void
test_file (Fixture *fixture, gconstpointer data)
{
  GStatBuf before;
  GStatBuf after;

  write_it (fixture->path, "one\n");
  assert_holds (fixture->path, "one\n");
  g_assert_cmpint (link (fixture->path, fixture->other), ==, 0);
  g_assert_cmpint (g_stat (fixture->path, &before), ==, 0);
  write_it (fixture->path, "");
  assert_holds (fixture->path, "");
  assert_holds (fixture->other, "one\n");
  g_assert_cmpint (g_stat (fixture->path, &after), ==, 0);
  g_assert_cmpuint (before.st_ino, !=, after.st_ino);
}

static void
test_link (Fixture *fixture, gconstpointer data)
{
  g_assert_cmpint (symlink ("other", fixture->path), ==, 0);
  write_it (fixture->path, "made\n"); /* it leads nowhere yet */
  assert_holds (fixture->other, "made\n");
  write_it (fixture->path, "replaced\n");
  assert_holds (fixture->other, "replaced\n");
  g_assert_cmpint (get_kind (fixture->path), ==, S_IFLNK);
  g_assert_cmpint (get_kind (fixture->other), ==, S_IFREG);
}

static gpointer
read_pipe (gpointer data)
{
  char *text = NULL;

  g_assert_true (g_file_get_contents (data, &text, NULL, NULL));
  return text;
}

static void
check_pipe (Fixture *fixture, const char *path)
{
  g_autofree char *text = g_strnfill (LONG_TEXT, 'x');
  g_autofree char *read = NULL;
  GThread         *reader = g_thread_new ("reader", read_pipe, fixture->other);

  write_it (path, text);
  read = g_thread_join (reader);
  g_assert_cmpstr (read, ==, text);
  g_assert_cmpint (get_kind (fixture->other), ==, S_IFIFO);
}

static void
test_pipe (Fixture *fixture, gconstpointer data)
{
  g_assert_cmpint (mkfifo (fixture->other, 0600), ==, 0);
  check_pipe (fixture, fixture->other);
  g_assert_cmpint (symlink (fixture->other, fixture->path), ==, 0);
  check_pipe (fixture, fixture->path);
  g_assert_cmpint (get_kind (fixture->path), ==, S_IFLNK);
}

static void
assert_refuses (const char *path, GFileError code)
{
  g_autoptr (GError) error = NULL;

  g_assert_false (game_file_write (path, "text\n", &error));
  g_assert_error (error, G_FILE_ERROR, (gint) code);
  g_assert_nonnull (strstr (error->message, path));
}

static void
test_refused (Fixture *fixture, gconstpointer data)
{
  g_autofree char *below = g_build_filename (fixture->other, "path", NULL);

  assert_refuses (fixture->folder, G_FILE_ERROR_ISDIR);
  assert_refuses (below, G_FILE_ERROR_NOENT);
  assert_refuses ("/dev/full", G_FILE_ERROR_NOSPC);
  g_assert_cmpint (symlink ("path", fixture->path), ==, 0);
  assert_refuses (fixture->path, G_FILE_ERROR_LOOP);
}

static char *
read_it (const char *path, gsize max_bytes, GError **error)
{
  gsize length;
  char *text = game_file_read (path, max_bytes, &length, error);

  if (text != NULL)
    g_assert_cmpuint (strlen (text), ==, length);
  return text;
}

static void
test_read (Fixture *fixture, gconstpointer data)
{
  g_autofree char *text = NULL;
  g_autofree char *linked = NULL;
  g_autoptr (GError) error = NULL;

  write_it (fixture->other, "12345678");
  g_assert_cmpint (symlink ("other", fixture->path), ==, 0);
  text = read_it (fixture->other, 8, &error);
  g_assert_cmpstr (text, ==, "12345678");
  linked = read_it (fixture->path, 8, &error);
  g_assert_cmpstr (linked, ==, "12345678");
  g_assert_null (read_it (fixture->other, 7, &error));
  g_assert_error (error, GAME_ERROR, GAME_ERROR_LIMIT);
}

/* Nobody writes to the pipe, so waiting for it would take for ever. */
static void
test_read_refused (Fixture *fixture, gconstpointer data)
{
  const char *const paths[] = { fixture->other, fixture->path, "/dev/zero" };

  g_assert_cmpint (mkfifo (fixture->other, 0600), ==, 0);
  g_assert_cmpint (symlink ("other", fixture->path), ==, 0);
  for (guint i = 0; i < G_N_ELEMENTS (paths); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (GError) not_written = NULL;

      g_assert_null (game_file_read (paths[i], 100, NULL, &error));
      g_assert_error (error, GAME_ERROR, GAME_ERROR_REFUSED);
      g_assert_false (game_file_check (paths[i], &not_written));
      g_assert_nonnull (strstr (not_written->message, paths[i]));
    }
  g_assert_cmpint (g_unlink (fixture->path), ==, 0);
  g_assert_true (game_file_check (fixture->path, NULL));
  g_assert_null (game_file_read (fixture->path, 100, NULL, NULL));
  g_assert_null (game_file_read (fixture->folder, 100, NULL, NULL));
}

/* In a process of its own: with closed streams, no file that is opened takes the place of one, and
 * nothing is lost in them. */
static void
test_closed_streams (void)
{
  int   status;
  pid_t child = fork ();

  g_assert_cmpint (child, >=, 0);
  if (child == 0)
    {
      int before, after;

      for (int fd = 0; fd <= STDERR_FILENO; fd++)
        close (fd);
      before = open ("/dev/null", O_RDONLY);
      close (before);
      game_file_prepare ();
      after = open ("/dev/null", O_RDONLY);
      if (write (STDOUT_FILENO, "lost", 4) >= 0)
        _exit (1);
      _exit (before == STDIN_FILENO && after > STDERR_FILENO ? 0 : 1);
    }
  g_assert_cmpint (waitpid (child, &status, 0), ==, child);
  g_assert_cmpint (status, ==, 0);
}

int
main (int argc, char *argv[])
{
  fixed_test_init (&argc, &argv);
  g_test_add ("/file/file", Fixture, NULL, set_up, test_file, tear_down);
  g_test_add ("/file/link", Fixture, NULL, set_up, test_link, tear_down);
  g_test_add ("/file/pipe", Fixture, NULL, set_up, test_pipe, tear_down);
  g_test_add ("/file/refused", Fixture, NULL, set_up, test_refused, tear_down);
  g_test_add ("/file/read", Fixture, NULL, set_up, test_read, tear_down);
  g_test_add ("/file/read/refused", Fixture, NULL, set_up, test_read_refused, tear_down);
  g_test_add_func ("/file/closed-streams", test_closed_streams);
  return g_test_run ();
}
