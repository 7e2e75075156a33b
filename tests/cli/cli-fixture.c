/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Runs the tool that was built beside the tests. Standard input and output of a served session
 * are files, not pipes: nobody can wait for anybody.
 */
#include "cli-fixture.h"

#include <glib/gstdio.h>
#include <sys/wait.h>
#include <unistd.h>

const char *const cli_fixture_sources[] = {
  "src/cli",
  "src/course",
  "src/game",
  "src/tutor/memory",
  "src/games/babel/core",
  "src/games/babel/data/BEGINNERS.md",
  "src/games/babel/data/BOUTS.md",
  "src/games/babel/data/FIRST.md",
  "src/games/babel/data/LADDER.md",
  "src/games/babel/data/RECALL.md",
  "src/games/babel/data/SPARRING.md",
  "src/games/babel/data/STRENGTH.md",
  "src/games/babel/data/babel.net",
  "src/games/babel/data/babel.weights",
  "src/games/babel/data/bouts",
  "src/games/bunny/core",
  "src/games/bunny/data/BEGINNERS.md",
  "src/games/bunny/data/BOUTS.md",
  "src/games/bunny/data/FIRST.md",
  "src/games/bunny/data/bouts",
  "src/games/bunny/data/cards.tsv",
  "src/games/bunny/data/map.txt",
  "src/games/meso/core",
  "src/games/meso/data/BOUTS.md",
  "src/games/meso/data/FIRST.md",
  "src/games/meso/data/bouts",
  "src/games/meso/data/cards.tsv",
  "src/games/meso/data/start.txt",
  "src/games/meso/data/tiles.tsv",
  "tests/cli",
  NULL,
};

static int
get_status (int wait_status)
{
  return WIFEXITED (wait_status) ? WEXITSTATUS (wait_status) : -1;
}

static int
open_input (const char *input, gsize length)
{
  g_autofree char *path = NULL;
  int              fd = g_file_open_tmp ("edubba-input-XXXXXX", &path, NULL);

  g_assert_cmpint (fd, >=, 0);
  g_unlink (path);
  for (gsize done = 0; done < length;)
    {
      gssize n = write (fd, input + done, length - done);

      g_assert_cmpint (n, >, 0);
      done += (gsize) n;
    }
  g_assert_cmpint (lseek (fd, 0, SEEK_SET), ==, 0);
  return fd;
}

char *
cli_fixture_get_path (void)
{
  return g_test_build_filename (G_TEST_BUILT, "..", "src", "cli", "edubba-cli", NULL);
}

static CliAnswer
run (char *path, const char *const *words)
{
  g_autoptr (GPtrArray) argv = g_ptr_array_new ();
  g_autoptr (GError) error = NULL;
  CliAnswer answer;
  int       wait_status;

  g_ptr_array_add (argv, path);
  for (; *words; words++)
    g_ptr_array_add (argv, (char *) *words);
  g_ptr_array_add (argv, NULL);
  g_spawn_sync (NULL,
                (char **) argv->pdata,
                NULL,
                G_SPAWN_DEFAULT,
                NULL,
                NULL,
                &answer.out,
                &answer.err,
                &wait_status,
                &error);
  g_assert_no_error (error);
  answer.status = get_status (wait_status);
  return answer;
}

CliAnswer
cli_fixture_run (const char *const *words)
{
  g_autofree char *path = cli_fixture_get_path ();

  return run (path, words);
}

CliAnswer
cli_fixture_run_toys (const char *const *words)
{
  g_autofree char *path = g_test_build_filename (G_TEST_BUILT, "cli", "edubba-cli-toys", NULL);

  return run (path, words);
}

void
cli_answer_clear (CliAnswer *answer)
{
  g_free (answer->out);
  g_free (answer->err);
}

char *
cli_fixture_serve (const char *input, gsize length)
{
  g_autofree char *program = cli_fixture_get_path ();
  const char      *argv[] = { program, "serve", NULL };
  g_autofree char *path = NULL;
  g_autoptr (GError) error = NULL;
  int   in = open_input (input, length);
  int   out = g_file_open_tmp ("edubba-output-XXXXXX", &path, NULL);
  char *answer;
  GPid  child;
  int   wait_status;

  g_spawn_async_with_pipes_and_fds (NULL,
                                    argv,
                                    NULL,
                                    G_SPAWN_DO_NOT_REAP_CHILD,
                                    NULL,
                                    NULL,
                                    in,
                                    out,
                                    -1,
                                    NULL,
                                    NULL,
                                    0,
                                    &child,
                                    NULL,
                                    NULL,
                                    NULL,
                                    &error);
  g_assert_no_error (error);
  g_assert_cmpint (waitpid (child, &wait_status, 0), ==, child);
  g_assert_cmpint (get_status (wait_status), ==, 0);
  g_assert_true (g_file_get_contents (path, &answer, NULL, NULL));
  g_unlink (path);
  close (in);
  close (out);
  return answer;
}
