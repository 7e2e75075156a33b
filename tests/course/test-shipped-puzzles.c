/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Every puzzle made by hand: that it is proved, that each shortest line the solver finds solves it
 * with its last action, that a longer line does so too, and that a wrong first action is known to
 * be one. Together they have something of every theme, and speak every language.
 */
#include "course-puzzle.h"

#include <libintl.h>

#include "../fixed.h"
#include "game-state.h"
#include "catalogues.h"
#include "language.h"
#include "shipped-puzzles.h"
#include "shipped.h"
#include "walk.h"

static void
walk_begin (Walk *walk, const CoursePuzzle *puzzle)
{
  *walk = (Walk) {
    .rules = course_puzzle_get_module (puzzle)->rules,
    .goal = course_puzzle_get_goal (puzzle),
  };
  walk->state = game_state_dup (walk->rules, course_puzzle_get_state (puzzle));
}

static void
test_proof (gconstpointer data)
{
  const ShippedPuzzle *row = data;
  g_autofree char     *proof = shipped_prove_puzzle (row->id);

  g_assert_cmpstr (proof, ==, row->proof);
}

/* Every shortest line is accepted. */
static void
test_lines (gconstpointer data)
{
  const ShippedPuzzle *row = data;
  g_autoptr (CoursePuzzle) puzzle = shipped_load_puzzle (row->id);
  g_autoptr (GameSolution) solution = NULL;
  Walk walk;

  walk_begin (&walk, puzzle);
  solution = walk_solve (&walk, G_MAXUINT64);
  walk_try_lines (&walk, solution);
  walk_end (&walk);
}

/* A longer line is accepted, where there is one beside the first of the shortest. */
static void
test_longer (gconstpointer data)
{
  const ShippedPuzzle *row = data;
  g_autoptr (CoursePuzzle) puzzle = shipped_load_puzzle (row->id);
  Walk walk;

  walk_begin (&walk, puzzle);
  g_assert_cmpuint (walk_find_longer (&walk), ==, row->longer);
  walk_end (&walk);
}

/* After the wrong first action nothing helps any more. */
static void
test_astray (gconstpointer data)
{
  const ShippedPuzzle *row = data;
  g_autoptr (CoursePuzzle) puzzle = shipped_load_puzzle (row->id);
  g_autoptr (GameSolution) solution = NULL;
  Walk walk;

  walk_begin (&walk, puzzle);
  walk_say (&walk, row->astray);
  solution = walk_solve (&walk, 1);
  g_assert_cmpint (solution->verdict, ==, GAME_UNSOLVABLE);
  walk_end (&walk);
}

/* Every text is there: a title, the task, three hints or more, and the text for the end. */
static void
test_texts (gconstpointer data)
{
  const ShippedPuzzle *row = data;
  g_autoptr (CoursePuzzle) puzzle = shipped_load_puzzle (row->id);

  g_assert_nonnull (course_puzzle_get_say (puzzle));
  g_assert_nonnull (course_puzzle_get_done (puzzle));
  g_assert_cmpuint (g_strv_length ((GStrv) course_puzzle_get_hints (puzzle)), >=, 3);
  g_assert_nonnull (course_puzzle_get_themes (puzzle)[0]);
  g_assert_cmpuint (course_puzzle_get_rating (puzzle), >, 0);
}

/* The number of cards in a zone without seat and index. */
static guint
count_zone (const CoursePuzzle *puzzle, const char *name)
{
  const GameRules    *rules = course_puzzle_get_module (puzzle)->rules;
  g_autofree guint16 *items = g_new (guint16, rules->max_items);
  GameZone            zone = { 0 };

  while (strcmp (rules->zones[zone.kind].name, name) != 0)
    g_assert_cmpuint (++zone.kind, <, rules->n_zones);
  return rules->contents (course_puzzle_get_state (puzzle), zone, items);
}

/* The position could have come about: the turn gives the number of nation cards drawn, 10 in the
 * deal and 3 in every turn, and at most how many temple cards have been revealed, 2 at the end of
 * each; razed temples have gone back. */
static void
test_turn (gconstpointer data)
{
  const ShippedPuzzle *row = data;
  g_autoptr (CoursePuzzle) puzzle = shipped_load_puzzle (row->id);
  guint turn = course_puzzle_get_module (puzzle)->rules->turn (course_puzzle_get_state (puzzle));

  g_assert_cmpuint (count_zone (puzzle, "quarry") + 2 * (turn - 1), >=, 43);
  if (10 + 3 * turn <= 60)
    g_assert_cmpuint (count_zone (puzzle, "deck") + 10 + 3 * turn, ==, 60);
}

/* No two have the same name, and each theme has five or more. */
static void
test_set (void)
{
  static const char *const themes[] = { "raze", "steal", "expel", "skip", "win-over", "halve",
                                        "building", "defence", "chain", "migrate", "ending", NULL };
  g_autoptr (GHashTable) titles = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  guint n[G_N_ELEMENTS (themes)] = { 0 };

  for (guint i = 0; i < G_N_ELEMENTS (shipped_puzzles); i++)
    {
      g_autoptr (CoursePuzzle) puzzle = shipped_load_puzzle (shipped_puzzles[i].id);

      g_assert_true (g_hash_table_add (titles, g_strdup (course_puzzle_get_title (puzzle))));
      for (guint j = 0; themes[j]; j++)
        n[j] += g_strv_contains (course_puzzle_get_themes (puzzle), themes[j]);
    }
  for (guint j = 0; themes[j]; j++)
    {
      g_test_message ("%s: %u", themes[j], n[j]);
      g_assert_cmpuint (n[j], >=, 5);
    }
}

static void
test_language (gconstpointer data)
{
  if (!language_can_be_chosen ("edubba-babel-lessons", "The land of the Hittites"))
    return;
  for (guint i = 0; i < G_N_ELEMENTS (shipped_puzzles); i++)
    {
      g_autoptr (CoursePuzzle) english = NULL;
      g_autoptr (CoursePuzzle) other = NULL;

      language_choose ("C");
      english = shipped_load_puzzle (shipped_puzzles[i].id);
      language_choose (data);
      other = shipped_load_puzzle (shipped_puzzles[i].id);
      g_assert_cmpstr (course_puzzle_get_title (other), !=, course_puzzle_get_title (english));
      g_assert_cmpstr (course_puzzle_get_say (other), !=, course_puzzle_get_say (english));
    }
  language_choose ("C");
}

static void
add (const char *name, const ShippedPuzzle *row, GTestDataFunc test)
{
  g_autofree char *path = g_strdup_printf ("/shipped-puzzles/%s/%s", name, row->id);

  g_test_add_data_func (path, row, test);
}

int
main (int argc, char **argv)
{
  fixed_test_init (&argc, &argv);
  catalogues_bind ();
  language_choose ("C");
  for (guint i = 0; i < G_N_ELEMENTS (shipped_puzzles); i++)
    {
      add ("proof", &shipped_puzzles[i], test_proof);
      add ("lines", &shipped_puzzles[i], test_lines);
      add ("longer", &shipped_puzzles[i], test_longer);
      add ("astray", &shipped_puzzles[i], test_astray);
      add ("texts", &shipped_puzzles[i], test_texts);
      add ("turn", &shipped_puzzles[i], test_turn);
    }
  g_test_add_func ("/shipped-puzzles/set", test_set);
  g_test_add_data_func ("/shipped-puzzles/language/ru", "ru", test_language);
  g_test_add_data_func ("/shipped-puzzles/language/cs", "cs", test_language);
  return g_test_run ();
}
