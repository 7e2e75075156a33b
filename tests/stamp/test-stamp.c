/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A stamp changes with any change of code, data or names, and with no change of a comment. Files
 * of code and of data are made, changed and hashed again.
 */
#include "stamp.h"

#include <glib/gstdio.h>

#include "fixed.h"

typedef struct
{
  char *root;
  char *below; /* a folder in it, with the only file */
  char *path;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer name)
{
  fixture->root = g_dir_make_tmp ("edubba-stamp-XXXXXX", NULL);
  fixture->below = g_build_filename (fixture->root, "sources", NULL);
  fixture->path = g_build_filename (fixture->below, name, NULL);
  g_assert_cmpint (g_mkdir (fixture->below, 0700), ==, 0);
}

static void
tear_down (Fixture *fixture, gconstpointer name)
{
  g_assert_cmpint (g_unlink (fixture->path), ==, 0);
  g_assert_cmpint (g_rmdir (fixture->below), ==, 0);
  g_assert_cmpint (g_rmdir (fixture->root), ==, 0);
  g_free (fixture->path);
  g_free (fixture->below);
  g_free (fixture->root);
}

/* Returns the stamp with this text in the file; free with g_free (). */
static char *
compute (Fixture *fixture, const char *text)
{
  static const char *const paths[] = { "sources", NULL };

  g_assert_true (g_file_set_contents (fixture->path, text, -1, NULL));
  return stamp_compute (fixture->root, paths);
}

static void
assert_same (Fixture *fixture, const char *a, const char *b)
{
  g_autofree char *first = compute (fixture, a);
  g_autofree char *second = compute (fixture, b);

  g_assert_cmpstr (first, ==, second);
}

static void
assert_other (Fixture *fixture, const char *a, const char *b)
{
  g_autofree char *first = compute (fixture, a);
  g_autofree char *second = compute (fixture, b);

  g_assert_cmpstr (first, !=, second);
}

static void
test_code (Fixture *fixture, gconstpointer name)
{
  assert_same (fixture, "int a = 1; /* the first */\n", "/* ten */\nint a  = 1;");
  assert_same (fixture, "int a; /* \"b\" */", "int a; /* it's */");
  assert_other (fixture, "int a = 1;", "int a = 2;");
  assert_other (fixture, "char *a = \"/* b */\";", "char *a = \"/* c */\";");
  assert_other (fixture, "char *a = \"\\\"/*\", b;", "char *a = \"\\\"/*\", c;");
  assert_other (fixture, "char *a = \"b c\";", "char *a = \"bc\";");
  assert_other (fixture, "char a = '\"', b = 1;", "char a = '\"', b = 2;");
}

/* In data every byte counts. */
static void
test_data (Fixture *fixture, gconstpointer name)
{
  assert_same (fixture, "1 2\n", "1 2\n");
  assert_other (fixture, "1 2\n", "1  2\n");
  assert_other (fixture, "1 /* 2 */", "1 /* 3 */");
}

static void
test_name (Fixture *fixture, gconstpointer name)
{
  g_autofree char *first = compute (fixture, "1");
  g_autofree char *second = NULL;
  g_autofree char *path = g_build_filename (fixture->below, "other", NULL);

  g_assert_cmpint (g_rename (fixture->path, path), ==, 0);
  g_free (fixture->path);
  fixture->path = g_steal_pointer (&path);
  second = compute (fixture, "1");
  g_assert_cmpstr (first, !=, second);
}

int
main (int argc, char **argv)
{
  fixed_test_init (&argc, &argv);
  g_test_add ("/stamp/code", Fixture, "a.c", set_up, test_code, tear_down);
  g_test_add ("/stamp/data", Fixture, "a.weights", set_up, test_data, tear_down);
  g_test_add ("/stamp/name", Fixture, "a.c", set_up, test_name, tear_down);
  return g_test_run ();
}
