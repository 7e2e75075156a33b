/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Every lesson in the tree: that it is proved, as short as it is said to be here, has its place
 * among the others and speaks every language of the catalogues. A rule that changes names the
 * goals that it moves.
 */
#include "../fixed.h"
#include "course-file.h"
#include "course-lesson-proof.h"

#include <libintl.h>

#include "catalogues.h"
#include "language.h"
#include "shipped.h"

/* For each goal, by step: the fewest actions * lines of that length. */
typedef struct
{
  const char *id;
  const char *proofs;
} Lesson;

static const Lesson shipped[] = {
  { "assyrians", "Step-1:1*1 Step-3:2*1 Step-3:2*1 Task-1:3*1 Task-2:4*1" },
  { "building-higher", "Step-1:1*1 Step-2:2*2 Step-2:2*2 Step-3:3*1 Task-1:5*12" },
  { "first-game", "Step-2:3*1 Step-3:3*1 Step-3:1*1 Step-4:2*2 Step-4:2*2 Task-1:6*3" },
  { "first-temple", "Step-1:1*1 Step-2:2*2 Step-4:3*2 Step-4:3*6 Task-1:4*23" },
  { "game-end", "Step-1:1*1 Step-3:1*1 Step-3:1*1 Task-1:3*1 Task-2:2*1" },
  { "halving", "Step-1:1*1 Step-1:1*1 Step-2:2*6 Step-3:3*1 Task-1:4*6 Task-2:3*4" },
  { "hittite-land", "Step-2:4*1 Step-2:4*4 Step-3:3*1 Step-4:3*1 Task-1:10*2" },
  { "hittites", "Step-1:1*1 Step-3:3*2 Task-1:4*1 Task-2:2*1" },
  { "medes", "Step-1:1*1 Step-3:1*1 Step-3:1*1 Task-1:3*1 Task-2:2*2" },
  { "migration", "Step-1:1*1 Step-3:1*1 Step-3:1*4 Task-1:3*1 Task-2:2*4" },
  { "options", "Step-2:1*1 Task-1:2*1" },
  { "persians", "Step-1:1*1 Step-3:2*1 Step-3:1*1 Task-1:3*1 Task-2:4*6" },
  { "runs", "Step-1:1*1 Step-2:2*1 Step-3:2*1 Step-3:1*1 Step-5:3*3 Task-1:3*1 Task-2:4*2" },
  { "sumerians", "Step-1:1*1 Step-3:2*1 Task-1:2*1 Task-2:3*1" },
  { "tablet-house", "Step-1:1*5 Step-3:1*1 Task-1:2*1" },
  { "thinking-ahead",
    "Step-2:1*1 Step-2:1*1 Step-4:1*1 Step-4:1*2 Task-1:3*1 Task-2:4*1 Task-3:2*1" },
  { "travel-and-settle", "Step-1:1*1 Step-2:2*2 Step-4:2*1 Step-4:1*2 Task-1:5*6" },
  { "whole-turn", "Step-1:2*1 Step-2:1*1 Step-2:2*2 Task-1:5*4 Task-2:3*3" },
};

static void
add_proof (GString *text, const CourseLesson *lesson, const CourseLessonProof *proof)
{
  g_autofree char *name = g_strdup (course_lesson_get_step (lesson, proof->step)->name);

  g_strdelimit (name, " ", '-');
  g_string_append_printf (text,
                          "%s%s:%u*%" G_GUINT64_FORMAT,
                          text->len > 0 ? " " : "",
                          name,
                          proof->length,
                          proof->count);
}

static void
test_proof (gconstpointer data)
{
  const Lesson *row = data;
  g_autoptr (CourseLesson) lesson = shipped_load_lesson (row->id);
  g_autoptr (GError) error = NULL;
  g_autoptr (GArray) proofs = course_lesson_prove (lesson, GAME_SOLVE_MEMORY, NULL, &error);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; proofs && i < proofs->len; i++)
    add_proof (text, lesson, &g_array_index (proofs, CourseLessonProof, i));
  if (!proofs)
    g_test_fail_printf ("%s: %s", row->id, error->message);
  else if (strcmp (text->str, row->proofs) != 0)
    g_test_fail_printf ("%s: %s, not %s", row->id, text->str, row->proofs);
}

/* The table has every lesson of the folder, and each has its place among them. */
static void
test_set (void)
{
  g_autofree char *folder = shipped_get_folder ("lessons");
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  g_autoptr (GPtrArray) lessons =
    g_ptr_array_new_with_free_func ((GDestroyNotify) course_lesson_unref);
  const char *name;
  guint       n = 0;

  while ((name = g_dir_read_name (dir)))
    n += course_file_get_kind (name) == COURSE_FILE_LESSON;
  g_assert_cmpuint (n, ==, G_N_ELEMENTS (shipped));
  for (guint i = 0; i < G_N_ELEMENTS (shipped); i++)
    g_ptr_array_add (lessons, shipped_load_lesson (shipped[i].id));
  for (guint i = 0; i < lessons->len; i++)
    {
      g_autoptr (GError) error = NULL;

      course_lesson_check_needs (lessons->pdata[i], lessons, &error);
      g_assert_no_error (error);
      g_assert_cmpuint (course_lesson_get_place (lessons->pdata[i]), >, 0);
    }
}

/* The lesson that TEACHING.md shows, without the margin of a quotation. */
static char *
read_example (void)
{
  g_autofree char *path = g_build_filename (g_getenv ("EDUBBA_SOURCE_DIR"), "TEACHING.md", NULL);
  g_autoptr (GString) example = g_string_new (NULL);
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i]; i++)
    if (g_str_equal (lines[i], "    [Lesson]") || (example->len > 0 && lines[i][0] == ' '))
      g_string_append_printf (example, "%s\n", lines[i] + 4);
    else if (example->len > 0 && lines[i][0])
      break;
  return g_string_free (g_steal_pointer (&example), FALSE);
}

/* The example for authors is a lesson that can be proved. */
static void
test_example (void)
{
  g_autofree char *text = read_example ();
  g_autoptr (GError) error = NULL;
  g_autoptr (CourseLesson) lesson =
    course_lesson_parse (games_modules, text, strlen (text), &error);
  g_autoptr (GArray) proofs = NULL;

  g_assert_no_error (error);
  proofs = course_lesson_prove (lesson, GAME_SOLVE_MEMORY, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (proofs->len, ==, 3);
}

/* Each lesson is whole in every language that has a catalogue. */
static void
test_language (gconstpointer data)
{
  g_autofree char *before = g_strdup (g_getenv ("LANGUAGE"));

  if (!language_can_be_chosen ("edubba-babel-lessons", "The land of the Hittites"))
    return;
  for (guint i = 0; i < G_N_ELEMENTS (shipped); i++)
    {
      g_autoptr (CourseLesson) english = NULL;
      g_autoptr (CourseLesson) other = NULL;

      language_choose ("C");
      english = shipped_load_lesson (shipped[i].id);
      language_choose (data);
      other = shipped_load_lesson (shipped[i].id);
      g_test_message ("%s: %s", shipped[i].id, course_lesson_get_title (other));
      g_assert_true (course_lesson_is_translated (other));
      g_assert_cmpstr (course_lesson_get_title (other), !=, course_lesson_get_title (english));
    }
  language_choose (before ? before : "");
}

int
main (int argc, char **argv)
{
  fixed_test_init (&argc, &argv);
  catalogues_bind ();
  language_choose ("C");
  for (guint i = 0; i < G_N_ELEMENTS (shipped); i++)
    {
      g_autofree char *path = g_strconcat ("/shipped/proof/", shipped[i].id, NULL);

      g_test_add_data_func (path, &shipped[i], test_proof);
    }
  g_test_add_func ("/shipped/set", test_set);
  g_test_add_func ("/shipped/example", test_example);
  g_test_add_data_func ("/shipped/language/ru", "ru", test_language);
  g_test_add_data_func ("/shipped/language/cs", "cs", test_language);
  return g_test_run ();
}
