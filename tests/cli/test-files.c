/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Paths that lead to no file: a pipe that nobody writes into, a device that gives without end. Each
 * is answered at once, and never waited for.
 */
#include "../fixed.h"
#include "cli-fixture.h"

#include <glib/gstdio.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>

typedef struct
{
  char *folder;
  char *pipe;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer name)
{
  fixture->folder = g_dir_make_tmp ("edubba-files-XXXXXX", NULL);
  fixture->pipe = g_build_filename (fixture->folder, name, NULL);
  g_assert_cmpint (mkfifo (fixture->pipe, 0600), ==, 0);
}

static void
tear_down (Fixture *fixture, gconstpointer name)
{
  g_assert_cmpint (g_unlink (fixture->pipe), ==, 0);
  g_assert_cmpint (g_rmdir (fixture->folder), ==, 0);
  g_free (fixture->folder);
  g_free (fixture->pipe);
}

static void
assert_answer (const char *const *words, const char *out, const char *err)
{
  const char *call[16] = { NULL };
  CliAnswer   answer;

  for (guint i = 0; words[i]; i++)
    call[i] = words[i];
  answer = cli_fixture_run (call);
  g_assert_cmpint (answer.status, ==, 2);
  g_assert_nonnull (strstr (answer.out, out));
  g_assert_nonnull (strstr (answer.err, err));
  cli_answer_clear (&answer);
}

static void
test_check (Fixture *fixture, gconstpointer name)
{
  assert_answer ((const char *const[]) { "check", fixture->pipe, NULL },
                 ": This is a pipe or a device, not a file.\n", "");
}

static void
test_check_device (void)
{
  assert_answer ((const char *const[]) { "check", "/dev/zero", NULL },
                 ": This is a pipe or a device, not a file.\n", "");
}

static void
test_merge (Fixture *fixture, gconstpointer name)
{
  assert_answer ((const char *const[]) { "merge", fixture->pipe, NULL }, "",
                 ": it is a pipe or a device, no file\n");
}

static void
test_merge_device (void)
{
  assert_answer ((const char *const[]) { "merge", "/dev/zero", NULL }, "",
                 "/dev/zero: it is a pipe or a device, no file\n");
}

/* The first puzzle that is found has its place taken by a pipe. */
static void
test_mine (Fixture *fixture, gconstpointer name)
{
  assert_answer ((const char *const[]) { "mine", "babel", "--seed", "1", "--games", "1", "--keep",
                                         "1", "--out", fixture->folder, NULL },
                 "", "is there already, with another content\n");
}

/* A file that may not grow so far is answered like a full disk; the system would end the
 * program. */
static void
test_limit (Fixture *fixture, gconstpointer name)
{
  struct rlimit before;
  struct rlimit less;

  g_assert_cmpint (getrlimit (RLIMIT_FSIZE, &before), ==, 0);
  less = before;
  less.rlim_cur = 100;
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &less), ==, 0);
  assert_answer ((const char *const[]) { "mine", "babel", "--seed", "1", "--games", "1", "--keep",
                                         "1", "--out", fixture->folder, NULL },
                 "", "File too large\n");
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &before), ==, 0);
}

/* The name of the file that the call of test_mine () writes. */
static char *
find_mined (void)
{
  const char *words[] = { "mine", "babel", "--seed", "1", "--games", "1", "--keep", "1", NULL };
  CliAnswer   answer = cli_fixture_run (words);
  g_auto (GStrv) fields = g_strsplit (answer.out, " ", 2);

  g_assert_cmpint (answer.status, ==, 0);
  g_assert_nonnull (fields[0]);
  cli_answer_clear (&answer);
  return g_strconcat (fields[0], ".puzzle", NULL);
}

static void
add (const char *path, const char *name, void (*test) (Fixture *, gconstpointer))
{
  g_test_add (path, Fixture, name, set_up, test, tear_down);
}

int
main (int argc, char **argv)
{
  g_autofree char *mined = NULL;

  fixed_test_init (&argc, &argv);
  mined = find_mined ();
  add ("/cli/files/check/record", "one.record", test_check);
  add ("/cli/files/check/puzzle", "one.puzzle", test_check);
  add ("/cli/files/check/lesson", "one.lesson", test_check);
  add ("/cli/files/merge", "part", test_merge);
  add ("/cli/files/mine", mined, test_mine);
  add ("/cli/files/limit", "other", test_limit);
  g_test_add_func ("/cli/files/check/device", test_check_device);
  g_test_add_func ("/cli/files/merge/device", test_merge_device);
  return g_test_run ();
}
