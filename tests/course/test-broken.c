/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Files as authors break them (the folder `broken`), each with what its author is told in every
 * language of the program (`broken/answers`). The texts of the answers are data: a change of a
 * sentence is seen here, in all languages, as the people see it who meet it.
 *
 * With EDUBBA_ANSWERS=FOLDER the answers of now are written there.
 */
#include "../fixed.h"
#include "catalogues.h"
#include "course-check.h"
#include "games.h"
#include "language.h"

#include <string.h>

static int
compare (gconstpointer one, gconstpointer other)
{
  return strcmp (*(const char *const *) one, *(const char *const *) other);
}

static GPtrArray *
list_names (const char *folder)
{
  GPtrArray *names = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  g_assert_nonnull (dir);
  while ((name = g_dir_read_name (dir)))
    if (strcmp (name, "answers") != 0)
      g_ptr_array_add (names, g_strdup (name));
  g_ptr_array_sort (names, compare);
  return names;
}

/* What is said of a file, below its name. */
static char *
answer (const char *folder, const char *name)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_auto (GStrv) lines = NULL;
  g_autofree char *text = NULL;
  CourseCheck      check;

  course_check_file (games_modules, path, COURSE_CHECK_EXPLAINS, &check);
  lines = course_check_explain (&check);
  text = g_strjoinv ("\n  ", lines);
  course_check_clear (&check);
  g_assert_cmpstr (text, !=, "");
  return g_strdup_printf ("%s\n  %s\n", name, text);
}

/* Holds all answers to those expected, and shows the first that is none of them. */
static void
assert_answers (const char *all, const char *expected)
{
  g_auto (GStrv) lines = g_strsplit (all, "\n", -1);

  for (guint i = 0; lines[i]; i++)
    if (!strstr (expected, lines[i]))
      g_test_message ("not in the answers: %s", lines[i]);
  g_assert_cmpstr (all, ==, expected);
}

static void
write_answers (const char *folder, const char *name, const char *all)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);

  g_assert_true (g_file_set_contents (path, all, -1, NULL));
}

static void
test_answers (gconstpointer language)
{
  gboolean         is_english = g_str_equal (language, "en");
  g_autofree char *folder = g_test_build_filename (G_TEST_DIST, "course", "broken", NULL);
  g_autofree char *file = g_strconcat (language, ".txt", NULL);
  g_autofree char *path = g_build_filename (folder, "answers", file, NULL);
  g_autoptr (GPtrArray) names = list_names (folder);
  g_autoptr (GString) all = g_string_new (NULL);
  g_autofree char *expected = NULL;

  catalogues_bind ();
  if (!is_english && !language_can_be_chosen ("edubba", "Stop"))
    return;
  language_choose (is_english ? "" : language);
  for (guint i = 0; i < names->len; i++)
    {
      g_autofree char *said = answer (folder, names->pdata[i]);

      g_string_append (all, said);
    }
  language_choose ("");
  if (g_getenv ("EDUBBA_ANSWERS"))
    write_answers (g_getenv ("EDUBBA_ANSWERS"), file, all->str);
  g_assert_true (g_file_get_contents (path, &expected, NULL, NULL));
  assert_answers (all->str, expected);
}

/* A window says several faults of a file at once, but not without end, and proves nothing for it;
 * and why a file is not there. */
static void
test_complaint (void)
{
  g_autofree char *folder = g_test_build_filename (G_TEST_DIST, "course", "broken", NULL);
  g_autofree char *broken = g_build_filename (folder, "everything.lesson", NULL);
  g_autofree char *gone = g_build_filename (folder, "gone.lesson", NULL);
  g_autofree char *unsolvable = g_build_filename (folder, "unsolvable.puzzle", NULL);
  g_autoptr (GError) error = g_error_new_literal (GAME_ERROR, GAME_ERROR_SYNTAX, "Nothing to say");
  g_autofree char *said = course_check_complain (games_modules, broken, error);
  g_autofree char *none = course_check_complain (games_modules, gone, error);
  g_autofree char *unproved = course_check_complain (games_modules, unsolvable, error);

  g_assert_true (g_str_has_prefix (said, "line 3: [Lesson] Titel: "));
  g_assert_nonnull (strstr (said, " line 10: [Step 1] Show: "));
  g_assert_null (strstr (said, "cannot be reached"));
  g_assert_true (g_str_has_prefix (none, "The file cannot be read: "));
  g_assert_cmpstr (unproved, ==, "Nothing to say");
}

int
main (int argc, char **argv)
{
  fixed_test_init (&argc, &argv);
  g_test_add_data_func ("/broken/english", "en", test_answers);
  g_test_add_data_func ("/broken/russian", "ru", test_answers);
  g_test_add_data_func ("/broken/czech", "cs", test_answers);
  g_test_add_func ("/broken/complaint", test_complaint);
  return g_test_run ();
}
