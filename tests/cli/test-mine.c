/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The call mine: as many puzzles as were asked for, each in a file that the check finds right, also
 * when Ctrl+C ends it.
 */
#include "../child.h"
#include "../fixed.h"
#include "../patience.h"
#include "cli-fixture.h"

#include <glib/gstdio.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

/* Checks the files in a folder, all of them at once, and clears the folder away. */
static guint
check_and_remove (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  g_autoptr (GPtrArray) words = g_ptr_array_new_with_free_func (g_free);
  CliAnswer   answer;
  const char *name;
  guint       n;

  g_ptr_array_add (words, g_strdup ("check"));
  while ((name = g_dir_read_name (dir)))
    g_ptr_array_add (words, g_build_filename (folder, name, NULL));
  n = words->len - 1;
  g_ptr_array_add (words, NULL);
  answer = n > 0 ? cli_fixture_run ((const char **) words->pdata) : (CliAnswer) { 0 };
  g_assert_cmpint (answer.status, ==, 0);
  for (guint i = 1; i <= n; i++)
    g_unlink (words->pdata[i]);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
  if (n > 0)
    cli_answer_clear (&answer);
  return n;
}

/* The path of the file that a line of the answer is about. */
static char *
get_file (const char *folder, const char *line)
{
  g_autofree char *id = g_strndup (line, strcspn (line, " "));
  g_autofree char *name = g_strconcat (id, ".puzzle", NULL);

  return g_build_filename (folder, name, NULL);
}

/* The same call once more leaves edited files as they are, and writes through no link. */
static void
check_again (const char *const *words, const char *folder, const char *first, const char *second)
{
  g_autofree char *edited = get_file (folder, first);
  g_autofree char *linked = get_file (folder, second);
  g_autofree char *target = g_build_filename (folder, "target.puzzle", NULL);
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  CliAnswer        answer = cli_fixture_run (words);
  g_autofree char *out = g_strdup (answer.out);

  g_assert_cmpint (answer.status, ==, 0);
  cli_answer_clear (&answer);
  g_assert_true (g_file_get_contents (edited, &before, NULL, NULL));
  g_assert_true (g_file_set_contents (edited, "mine", -1, NULL));
  g_assert_cmpint (g_rename (linked, target), ==, 0);
  g_assert_true (g_file_set_contents (target, "yours", -1, NULL));
  g_assert_cmpint (symlink (target, linked), ==, 0);
  answer = cli_fixture_run (words);
  g_assert_cmpint (answer.status, ==, 2);
  g_assert_cmpstr (answer.out, ==, out);
  g_assert_nonnull (strstr (answer.err, edited));
  g_assert_nonnull (strstr (answer.err, linked));
  g_assert_true (g_file_get_contents (edited, &after, NULL, NULL));
  g_assert_cmpstr (after, ==, "mine");
  g_clear_pointer (&after, g_free);
  g_assert_true (g_file_get_contents (target, &after, NULL, NULL));
  g_assert_cmpstr (after, ==, "yours");
  g_assert_true (g_file_set_contents (edited, before, -1, NULL));
  g_unlink (linked);
  g_unlink (target);
  cli_answer_clear (&answer);
  answer = cli_fixture_run (words);
  g_assert_cmpint (answer.status, ==, 0);
  cli_answer_clear (&answer);
}

/* A line and a file for each puzzle that is kept, and the files are right. */
static void
test_files (void)
{
  g_autofree char *parent = g_dir_make_tmp ("edubba-mine-XXXXXX", NULL);
  g_autofree char *folder = g_build_filename (parent, "new", NULL);
  const char      *words[] = { "mine", "babel", "--seed", "1", "--games", "1", "--keep", "4",
                               "--out",
                               folder, NULL };
  CliAnswer        answer = cli_fixture_run (words);
  g_auto (GStrv) lines = g_strsplit (answer.out, "\n", -1);

  g_assert_cmpint (answer.status, ==, 0);
  g_assert_cmpstr (answer.err, ==, "");
  g_assert_cmpuint (g_strv_length (lines), ==, 5);
  check_again (words, folder, lines[0], lines[1]);
  g_assert_cmpuint (check_and_remove (folder), ==, 4);
  g_rmdir (parent);
  cli_answer_clear (&answer);
}

/* Ctrl+C ends it in good order. The folder is there once signals are heeded. */
static void
test_stopped (void)
{
  g_autofree char *path = cli_fixture_get_path ();
  g_autofree char *parent = g_dir_make_tmp ("edubba-mine-XXXXXX", NULL);
  g_autofree char *folder = g_build_filename (parent, "new", NULL);
  const char      *argv[] = { path, "mine", "babel", "--seed", "1", "--games", "1000000", "--out",
                              folder, NULL };
  g_autoptr (GError) error = NULL;
  GPid pid;
  int  status;

  g_spawn_async (NULL,
                 (char **) argv,
                 NULL,
                 G_SPAWN_DO_NOT_REAP_CHILD | G_SPAWN_STDOUT_TO_DEV_NULL |
                   G_SPAWN_STDERR_TO_DEV_NULL,
                 child_die_with_parent,
                 NULL,
                 &pid,
                 &error);
  g_assert_no_error (error);
  for (gint64 end = patience_begin (); !g_file_test (folder, G_FILE_TEST_IS_DIR);)
    {
      patience_check (end);
      g_usleep (1000);
    }
  kill (pid, SIGINT);
  g_assert_cmpint (waitpid (pid, &status, 0), ==, pid);
  g_assert_true (WIFEXITED (status));
  g_assert_cmpint (WEXITSTATUS (status), ==, 1);
  check_and_remove (folder);
  g_rmdir (parent);
}

int
main (int argc, char **argv)
{
  fixed_test_init (&argc, &argv);
  g_test_add_func ("/cli/mine/files", test_files);
  g_test_add_func ("/cli/mine/stopped", test_stopped);
  return g_test_run ();
}
