/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Loads the files of the tree anew in each test, as the program does. A rule that changes names the
 * goals that it moves.
 */
#include "course-tree.h"

#include "../fixed.h"
#include "course-lesson-proof.h"
#include "course-matrix.h"
#include "course-puzzle.h"
#include "games.h"
#include "language.h"

#include <string.h>

static const CourseTree *course;

static char *
get_folder (const char *kind)
{
  return g_build_filename (g_getenv ("EDUBBA_SOURCE_DIR"), "src", "games", course->game, "data",
                           kind, NULL);
}

char *
course_tree_get_path (const char *kind, const char *id, const char *suffix)
{
  g_autofree char *folder = get_folder (kind);
  g_autofree char *name = g_strconcat (id, suffix, NULL);

  return g_build_filename (folder, name, NULL);
}

guint
course_tree_count_files (const char *kind, CourseFileKind of)
{
  g_autofree char *folder = get_folder (kind);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;
  guint       n = 0;

  while (dir != NULL && (name = g_dir_read_name (dir)))
    n += course_file_get_kind (name) == of;
  return n;
}

static CourseLesson *
load_lesson (const char *id)
{
  g_autofree char *path = course_tree_get_path ("lessons", id, ".lesson");
  g_autoptr (GError) error = NULL;
  CourseLesson *lesson = course_lesson_load (games_all_modules, path, &error);

  g_assert_no_error (error);
  g_assert_cmpstr (course_lesson_get_id (lesson), ==, id);
  return lesson;
}

static CoursePuzzle *
load_puzzle (const char *id)
{
  g_autofree char *path = course_tree_get_path ("puzzles", id, ".puzzle");
  g_autoptr (GError) error = NULL;
  CoursePuzzle *puzzle = course_puzzle_load (games_all_modules, path, &error);

  g_assert_no_error (error);
  g_assert_cmpstr (course_puzzle_get_id (puzzle), ==, id);
  return puzzle;
}

GPtrArray *
course_tree_load_lessons (void)
{
  GPtrArray *all = g_ptr_array_new_with_free_func ((GDestroyNotify) course_lesson_unref);

  for (guint i = 0; i < course->n_lessons; i++)
    g_ptr_array_add (all, load_lesson (course->lessons[i].id));
  return all;
}

static void
test_lesson (gconstpointer data)
{
  const CourseTreeProofs *row = data;
  g_autoptr (CourseLesson) lesson = load_lesson (row->id);
  g_autoptr (GError) error = NULL;
  g_autoptr (GArray) proofs = course_lesson_prove (lesson, GAME_SOLVE_MEMORY, NULL, &error);
  g_autoptr (GString) text = g_string_new (NULL);

  g_assert_no_error (error);
  for (guint i = 0; i < proofs->len; i++)
    {
      const CourseLessonProof *proof = &g_array_index (proofs, CourseLessonProof, i);
      g_autofree char         *name = g_strdup (course_lesson_get_step (lesson, proof->step)->name);

      g_strdelimit (name, " ", '-');
      g_string_append_printf (text, "%s%s:%u*%" G_GUINT64_FORMAT, i ? " " : "", name,
                              proof->length, proof->count);
    }
  if (strcmp (text->str, row->proofs) != 0)
    g_test_fail_printf ("%s: %s, not %s", row->id, text->str, row->proofs);
}

static void
test_puzzle (gconstpointer data)
{
  const CourseTreeProofs *row = data;
  g_autoptr (CoursePuzzle) puzzle = load_puzzle (row->id);
  g_autoptr (GError) error = NULL;
  g_autofree char *proof = NULL;
  guint            length = 0, rating = 0;
  guint64          count = 0;

  course_puzzle_prove (puzzle, GAME_SOLVE_MEMORY, NULL, &length, &count, &error);
  g_assert_no_error (error);
  proof = g_strdup_printf ("%u*%" G_GUINT64_FORMAT, length, count);
  g_assert_cmpstr (proof, ==, row->proofs);
  g_assert_true (course_puzzle_rate (puzzle, GAME_SOLVE_MEMORY, NULL, &rating, &error));
  g_assert_cmpuint (course_puzzle_get_rating (puzzle), ==, rating);
}

/* The tables have every file, each lesson its place, and the lessons it needs stand before it. */
static void
test_set (void)
{
  g_autoptr (GPtrArray) all = course_tree_load_lessons ();
  guint places = 0;

  g_assert_cmpuint (course_tree_count_files ("lessons", COURSE_FILE_LESSON), ==,
                    course->n_lessons);
  g_assert_cmpuint (course_tree_count_files ("puzzles", COURSE_FILE_PUZZLE), ==,
                    course->n_puzzles);
  for (guint i = 0; i < all->len; i++)
    {
      g_autoptr (GError) error = NULL;

      course_lesson_check_needs (all->pdata[i], all, &error);
      g_assert_no_error (error);
      g_assert_cmpuint (course_lesson_get_place (all->pdata[i]), >, 0);
      places |= 1u << course_lesson_get_place (all->pdata[i]);
    }
  g_assert_cmphex (places, ==, (1u << (all->len + 1)) - 2);
}

/* Every paragraph of the rules is taught, with an action or an answer for it; no lesson drills a
 * paragraph that nobody has taught. */
static void
test_matrix (void)
{
  g_autoptr (GPtrArray) all = course_tree_load_lessons ();
  g_autoptr (GPtrArray) none = g_ptr_array_new ();
  g_autoptr (CourseMatrix) matrix = NULL;
  const GameModule *module = games_find (course->game);

  matrix = course_matrix_new (module, all, none);
  for (guint i = 0; i < module->rules->n_paragraphs; i++)
    {
      const CourseCell *cell = course_matrix_get_cell (matrix, i);

      if (cell->lessons->len == 0 || cell->n_steps + cell->n_tasks + cell->n_questions < 1)
        g_test_fail_printf ("%s: %u lessons, %u steps, %u tasks, %u questions",
                            module->rules->paragraphs[i].number, cell->lessons->len,
                            cell->n_steps, cell->n_tasks, cell->n_questions);
    }
  for (guint i = 0; i < all->len; i++)
    {
      g_autoptr (GError) error = NULL;

      course_matrix_check_lesson (all->pdata[i], all, &error);
      g_assert_no_error (error);
    }
}

/* Every puzzle trains rules that some lesson teaches, so that memory and the day's tasks know it;
 * and it has a theme, so that it can be the puzzle of a day. */
static void
test_drills (void)
{
  g_autoptr (GPtrArray) all = course_tree_load_lessons ();

  for (guint i = 0; i < course->n_puzzles; i++)
    {
      g_autoptr (CoursePuzzle) puzzle = load_puzzle (course->puzzles[i].id);
      const char *const *drills = course_puzzle_get_drills (puzzle);
      gboolean           taught = FALSE;

      g_assert_nonnull (course_puzzle_get_themes (puzzle)[0]);
      for (guint d = 0; drills[d]; d++, taught = FALSE)
        {
          for (guint l = 0; l < all->len && !taught; l++)
            taught = g_strv_contains (course_lesson_get_rules (all->pdata[l]), drills[d]);
          g_assert_true (taught);
        }
      g_assert_nonnull (drills[0]);
    }
}

/* Each part that a lesson points at has a name, for learners who cannot see it. */
static void
test_parts (void)
{
  g_autoptr (GPtrArray) all = course_tree_load_lessons ();
  const GameWords *words = games_find (course->game)->words;
  guint            n = 0;

  for (guint i = 0; i < all->len; i++)
    for (guint k = 0; k < course_lesson_get_n_steps (all->pdata[i]); k++)
      {
        const CourseStep *step = course_lesson_get_step (all->pdata[i], k);

        for (guint p = 0; step->spotlights[p] != NULL; p++, n++)
          {
            g_autofree char *name = words->part (step->spotlights[p]);

            if (name == NULL)
              g_test_fail_printf ("%s: %s has no name", course->lessons[i].id,
                                  step->spotlights[p]);
          }
      }
  g_assert_cmpuint (n, >, 3 * all->len);
}

static void
test_language (gconstpointer data)
{
  g_autofree char *before = g_strdup (g_getenv ("LANGUAGE"));
  g_autofree char *domain = g_strconcat ("edubba-", course->game, "-lessons", NULL);

  if (!language_can_be_chosen (domain, course->title))
    return;
  for (guint i = 0; i < course->n_lessons; i++)
    {
      g_autoptr (CourseLesson) other = NULL;

      language_choose (data);
      other = load_lesson (course->lessons[i].id);
      g_assert_true (course_lesson_is_translated (other));
    }
  language_choose (before ? before : "");
}

static char *
get_name (const char *below)
{
  return g_strconcat ("/", course->game, "/course/", below, NULL);
}

static void
add_rows (const char *below, const CourseTreeProofs *rows, guint n_rows, GTestDataFunc test)
{
  for (guint i = 0; i < n_rows; i++)
    {
      g_autofree char *beginning = get_name (below);
      g_autofree char *path = g_strconcat (beginning, "/", rows[i].id, NULL);

      g_test_add_data_func (path, &rows[i], test);
    }
}

void
course_tree_add_tests (const CourseTree *tree)
{
  static const struct
  {
    const char *below;
    GTestFunc   test;
  } tests[] = {
    { "set", test_set },
    { "matrix", test_matrix },
    { "drills", test_drills },
    { "parts", test_parts },
  };
  static const char *const languages[] = { "ru", "cs" };

  course = tree;
  add_rows ("lesson", tree->lessons, tree->n_lessons, test_lesson);
  add_rows ("puzzle", tree->puzzles, tree->n_puzzles, test_puzzle);
  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    {
      g_autofree char *path = get_name (tests[i].below);

      g_test_add_func (path, tests[i].test);
    }
  for (guint i = 0; i < G_N_ELEMENTS (languages); i++)
    {
      g_autofree char *beginning = get_name ("language");
      g_autofree char *path = g_strconcat (beginning, "/", languages[i], NULL);

      g_test_add_data_func (path, languages[i], test_language);
    }
}
