/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Loads all mined puzzles once. Proofs take longest: every seventh is repeated, all of them in a
 * long run.
 */
#include "course-mined.h"

#include "../fixed.h"
#include "catalogues.h"
#include "course-difficulty.h"
#include "course-line.h"
#include "course-miner.h"
#include "course-puzzle.h"
#include "game-goal.h"
#include "game-solver.h"
#include "games.h"
#include "language.h"

#include <string.h>

static const CourseMined *course;
static GPtrArray         *puzzles; /* of CoursePuzzle */

static const GameModule *
get_module (void)
{
  return games_find (course->game);
}

static char *
get_folder (const char *kind)
{
  return g_build_filename (g_getenv ("EDUBBA_SOURCE_DIR"), "src", "games", course->game, "data",
                           kind, NULL);
}

static char *
read_data (const char *name)
{
  g_autofree char *path = get_folder (name);
  g_autoptr (GError) error = NULL;
  char *text = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  return text;
}

static void
load_all (void)
{
  g_autofree char *folder = get_folder ("mined");
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  g_assert_nonnull (dir);
  puzzles = g_ptr_array_new_with_free_func ((GDestroyNotify) course_puzzle_unref);
  while ((name = g_dir_read_name (dir)))
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);
      g_autoptr (GError) error = NULL;
      CoursePuzzle *puzzle = course_puzzle_load (games_all_modules, path, &error);

      g_assert_no_error (error);
      g_assert_true (g_str_has_prefix (name, course_puzzle_get_id (puzzle)));
      g_ptr_array_add (puzzles, puzzle);
    }
}

static const CourseQuests *
get_quests (void)
{
  return course_quests_get (get_module ());
}

static const CourseQuest *
find_quest (const CoursePuzzle *puzzle)
{
  g_autofree char *goal = game_goal_print (get_module ()->rules, course_puzzle_get_goal (puzzle));

  for (const CourseQuest *quest = get_quests ()->quests; quest->goal; quest++)
    if (strcmp (quest->goal, goal) == 0)
      return quest;
  g_error ("no quest asks for %s", goal);
}

/* Their sentences are the quests', and every family of quests has some, but no more than its
 * share. */
static void
test_spread (void)
{
  g_autofree char *name = g_strconcat (course->game, "-data.gresource.xml", NULL);
  g_autofree char *resources = read_data (name);
  g_autoptr (GHashTable) families = g_hash_table_new (g_str_hash, g_str_equal);

  g_assert_cmpuint (puzzles->len, >=, course->fewest);
  for (guint i = 0; i < puzzles->len; i++)
    {
      const CourseQuest *quest = find_quest (puzzles->pdata[i]);
      const char        *id = course_puzzle_get_id (puzzles->pdata[i]);
      guint              n = GPOINTER_TO_UINT (g_hash_table_lookup (families, quest->family)) + 1;
      g_autofree char   *line = g_strdup_printf (
          "<file alias=\"puzzles/%s.puzzle\">mined/%s.puzzle</file>", id, id);

      g_assert_cmpuint (n, <=, puzzles->len / course->share);
      g_hash_table_insert (families, (gpointer) quest->family, GUINT_TO_POINTER (n));
      g_assert_cmpstr (course_puzzle_get_say (puzzles->pdata[i]), ==, quest->say);
      g_assert_true (
        g_strv_contains (quest->titles, course_puzzle_get_title (puzzles->pdata[i])));
      g_assert_nonnull (strstr (resources, line));
    }
  for (const CourseQuest *quest = get_quests ()->quests; quest->goal; quest++)
    if (!g_hash_table_contains (families, quest->family))
      g_test_fail_printf ("no puzzle is of the family %s", quest->family);
}

/* Adds the titles of a folder's puzzles, in the language that is chosen, as their words. */
static void
add_titles (const char *kind, GPtrArray *titles)
{
  g_autofree char *folder = get_folder (kind);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (dir)))
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);
      g_autoptr (CoursePuzzle) puzzle = course_puzzle_load (games_all_modules, path, NULL);
      g_autofree char *title = g_utf8_casefold (course_puzzle_get_title (puzzle), -1);
      g_auto (GStrv) spaced = g_strsplit (title, "\302\240", -1);
      g_autofree char *plain = g_strjoinv (" ", spaced);

      g_ptr_array_add (titles, g_strsplit (plain, " ", -1));
    }
}

/* Returns TRUE if two titles are the same, or would be with one word changed. */
static gboolean
are_alike (char **one, char **other)
{
  guint n = g_strv_length (one);
  guint n_changed = 0;

  if (g_strv_length (other) != n)
    return FALSE;
  for (guint i = 0; i < n; i++)
    n_changed += !g_str_equal (one[i], other[i]);
  return n_changed == 0 || (n_changed == 1 && n > 1);
}

/* Every puzzle has a title of its own, in every language, and none is another's with one word
 * changed; those that were made by hand are not compared with each other. */
static void
test_titles (gconstpointer data)
{
  g_autofree char *before = g_strdup (g_getenv ("LANGUAGE"));
  g_autoptr (GPtrArray) titles = g_ptr_array_new_with_free_func ((GDestroyNotify) g_strfreev);
  g_autofree char *domain = g_strconcat ("edubba-", course->game, "-lessons", NULL);
  guint            n_mined;

  if (!language_can_be_chosen (domain, course->title))
    return;
  language_choose (data);
  add_titles ("mined", titles);
  n_mined = titles->len;
  add_titles ("puzzles", titles);
  language_choose (before ? before : "");
  for (guint i = 0; i < n_mined; i++)
    for (guint k = i + 1; k < titles->len; k++)
      if (are_alike (titles->pdata[i], titles->pdata[k]))
        {
          g_autofree char *one = g_strjoinv (" ", titles->pdata[i]);
          g_autofree char *other = g_strjoinv (" ", titles->pdata[k]);

          g_test_fail_printf ("%s: %s", one, other);
        }
}

/* A puzzle trains the paragraph of its quest, and those of its themes that are kinds of action. */
static void
test_drills (void)
{
  const GameRules *rules = get_module ()->rules;

  for (guint i = 0; i < puzzles->len; i++)
    {
      const char *const *drills = course_puzzle_get_drills (puzzles->pdata[i]);
      const char *const *themes = course_puzzle_get_themes (puzzles->pdata[i]);

      g_assert_cmpstr (drills[0], ==, find_quest (puzzles->pdata[i])->drill);
      for (const char *const *kind = get_quests ()->themes; *kind; kind++)
        {
          guint       paragraph = game_kind_find_paragraph (rules, game_kind_find (rules, *kind));
          const char *number = rules->paragraphs[paragraph].number;

          g_assert_cmpint (g_strv_contains (drills, number), ==,
                           g_strv_contains (themes, *kind));
        }
    }
}

static void
check_proof (const CoursePuzzle *puzzle)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GameSolution) solution =
    game_solve (get_module ()->rules, course_puzzle_get_state (puzzle),
                course_puzzle_get_goal (puzzle), NULL, GAME_SOLVE_ANY_LENGTH, COURSE_MAX_LINES,
                GAME_SOLVE_MEMORY, NULL);
  g_autofree char *id = NULL;

  course_puzzle_prove (puzzle, GAME_SOLVE_MEMORY, NULL, NULL, NULL, &error);
  g_assert_no_error (error);
  course_puzzle_check_rating (puzzle, GAME_SOLVE_MEMORY, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (solution->length, >=, COURSE_MINER_MIN_LENGTH);
  g_assert_cmpuint (solution->length, <=, COURSE_MINER_MAX_LENGTH);
  id = course_find_make_id (get_module ()->rules, find_quest (puzzle), solution->lines);
  g_assert_cmpstr (id, ==, course_puzzle_get_id (puzzle));
}

/* Every seventh; all of them in a long run. */
static void
test_proofs (void)
{
  for (guint i = 0; i < puzzles->len; i += g_test_slow () ? 1 : 7)
    check_proof (puzzles->pdata[i]);
}

static char *
get_name (const char *below)
{
  return g_strconcat ("/", course->game, "/mined/", below, NULL);
}

static void
add (const char *below, GTestFunc test)
{
  g_autofree char *path = get_name (below);

  g_test_add_func (path, test);
}

static void
add_titles_test (const char *below, const char *language)
{
  g_autofree char *path = get_name (below);

  g_test_add_data_func (path, language, test_titles);
}

int
course_mined_run (const CourseMined *mined)
{
  int status;

  course = mined;
  catalogues_bind ();
  language_choose ("C");
  load_all ();
  add ("spread", test_spread);
  add ("drills", test_drills);
  add_titles_test ("titles/en", "C");
  add_titles_test ("titles/ru", "ru");
  add_titles_test ("titles/cs", "cs");
  add ("proofs", test_proofs);
  status = g_test_run ();
  g_ptr_array_unref (puzzles);
  return status;
}
