/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The course as Babel brings it: every bout, lesson and puzzle of the tree is in the program's
 * resources, and each can be used.
 */
#include "fixed.h"
#include "babel.h"
#include "course-file.h"
#include "edubba-course.h"

/* The files of a kind in the tree, below Babel's data. */
static guint
count_files (const char *path, CourseFileKind kind)
{
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;
  guint       n = 0;

  g_assert_nonnull (dir);
  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *child = g_build_filename (path, name, NULL);

      if (g_file_test (child, G_FILE_TEST_IS_DIR))
        n += count_files (child, kind);
      else if (course_file_get_kind (name) == kind)
        n++;
    }
  return n;
}

static void
test_whole (void)
{
  const EdubbaGame       *game = babel_get_game ();
  const GameModule *const modules[] = { game->module, NULL };
  g_autoptr (EdubbaCourse) course = edubba_course_new (game, modules, NULL);
  g_autofree char *data = g_build_filename (g_getenv ("EDUBBA_SOURCE_DIR"), "src", "games", "babel",
                                            "data", NULL);
  GPtrArray       *lessons = edubba_course_get_lessons (course);
  GPtrArray       *puzzles = edubba_course_get_puzzles (course);
  GPtrArray       *bouts = edubba_course_get_bouts (course);
  GPtrArray       *broken = edubba_course_get_broken (course);

  for (guint i = 0; i < broken->len; i++)
    g_test_fail_printf ("%s", (const char *) g_ptr_array_index (broken, i));
  g_assert_cmpuint (lessons->len, ==, count_files (data, COURSE_FILE_LESSON));
  g_assert_cmpuint (bouts->len, ==, count_files (data, COURSE_FILE_BOUT));
  g_assert_cmpuint (puzzles->len, ==, count_files (data, COURSE_FILE_PUZZLE));
  g_assert_nonnull (edubba_course_find_puzzle (course, game->first_puzzle));
}

int
main (int argc, char *argv[])
{
  fixed_test_init (&argc, &argv);
  g_test_add_func ("/babel/course/whole", test_whole);
  return g_test_run ();
}
