/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Exercises made for a paragraph: which paragraphs have them, and that each is proved and needs
 * its rule.
 */
#include "course-drill.h"

#include "../fixed.h"
#include "course-draft.h"
#include "course-line.h"
#include "game-solver.h"
#include "game-state.h"
#include "games.h"
#include "toys.h"

#define N_SEEDS 8

/* Every paragraph of the rules, and whether an action of a turn can show it. The others are met in
 * lessons, as questions. */
typedef struct
{
  const char *paragraph;
  gboolean    is_possible;
} Row;

static const Row rows[] = {
  { "0", FALSE },
  { "1", FALSE },
  { "2.1", TRUE },
  { "2.2", TRUE },
  { "2.3", TRUE },
  { "2.4", TRUE },
  { "2.5", TRUE },
  { "2.5.1", TRUE },
  { "2.5.2", TRUE },
  { "2.5.3", TRUE },
  { "2.5.4", TRUE },
  { "2.5.5", TRUE },
  { "2.5.6", TRUE },
  { "3", FALSE },
  { "4", FALSE },
  { "4.1", FALSE },
  { "4.2", FALSE },
  { "4.3", FALSE },
  { "5", FALSE },
};

static const GameModule *
get_module (void)
{
  return games_modules[0];
}

/* The table above has the rules' paragraphs, all of them; without quests nothing can be made. */
static void
test_paragraphs (void)
{
  const GameRules *rules = get_module ()->rules;
  GameModule       bare = *get_module ();

  g_assert_cmpuint (rules->n_paragraphs, ==, G_N_ELEMENTS (rows));
  for (guint i = 0; i < rules->n_paragraphs; i++)
    {
      g_assert_cmpstr (rules->paragraphs[i].number, ==, rows[i].paragraph);
      g_assert_cmpint (course_drill_is_possible (get_module (), rows[i].paragraph),
                       ==,
                       rows[i].is_possible);
    }
  g_assert_false (course_drill_is_possible (get_module (), "2.5.7"));
  bare.quests = NULL;
  g_assert_false (course_drill_is_possible (&bare, "2.5.1"));
}

/* Returns TRUE if an action in the line belongs to the paragraph or one below it. */
static gboolean
shows (const GameRules *rules, const char *line, const char *number)
{
  g_autoptr (GArray) actions = course_line_read (rules, line);

  for (guint i = 0; i < actions->len; i++)
    {
      guint p = rules->paragraph (g_array_index (actions, GameAction, i), GAME_LEGAL);

      if (g_str_has_prefix (rules->paragraphs[p].number, number))
        return TRUE;
    }
  return FALSE;
}

static void
check_puzzle (const CoursePuzzle *puzzle, const char *paragraph)
{
  const GameRules *rules = course_puzzle_get_module (puzzle)->rules;
  g_autoptr (GError) error = NULL;
  g_autoptr (GameSolution) solution = game_solve (rules,
                                                  course_puzzle_get_state (puzzle),
                                                  course_puzzle_get_goal (puzzle),
                                                  NULL,
                                                  GAME_SOLVE_ANY_LENGTH,
                                                  G_MAXUINT64,
                                                  GAME_SOLVE_MEMORY,
                                                  NULL);

  course_puzzle_prove (puzzle, GAME_SOLVE_MEMORY, NULL, NULL, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (solution->length, >=, 1);
  g_assert_cmpuint (solution->length, <=, COURSE_DRILL_MAX_LENGTH);
  g_assert_cmpuint (solution->count, ==, solution->lines->len);
  for (guint i = 0; i < solution->lines->len; i++)
    g_assert_true (shows (rules, solution->lines->pdata[i], paragraph));
  g_assert_false (course_quest_is_half_done (course_puzzle_get_goal (puzzle),
                                             course_puzzle_get_state (puzzle)));
  g_assert_cmpstr (course_puzzle_get_drills (puzzle)[0], ==, paragraph);
  g_assert_nonnull (course_puzzle_get_say (puzzle));
}

/* Some seeds in a row: there is always an exercise, and they are not all the same. */
static void
test_make (gconstpointer data)
{
  const Row *row = data;
  guint64    seed = (guint64) g_test_rand_int ();
  g_autoptr (GHashTable) positions =
    g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; i < N_SEEDS; i++)
    {
      g_autoptr (CoursePuzzle) puzzle =
        course_drill_make (get_module (), row->paragraph, seed + i, NULL);

      if (!row->is_possible)
        {
          g_assert_null (puzzle);
          continue;
        }
      g_assert_nonnull (puzzle);
      check_puzzle (puzzle, row->paragraph);
      g_hash_table_add (positions,
                        game_position_print (get_module ()->rules,
                                             course_puzzle_get_state (puzzle)));
    }
  if (row->is_possible)
    g_assert_cmpuint (g_hash_table_size (positions), >, N_SEEDS / 2);
}

static void
test_seed (void)
{
  g_autoptr (CoursePuzzle) one = course_drill_make (get_module (), "2.5.1", 5, NULL);
  g_autoptr (CoursePuzzle) two = course_drill_make (get_module (), "2.5.1", 5, NULL);

  g_assert_true (game_state_equal (get_module ()->rules,
                                   course_puzzle_get_state (one),
                                   course_puzzle_get_state (two)));
  g_assert_cmpstr (course_puzzle_get_say (one), ==, course_puzzle_get_say (two));
}

/* A paragraph whose number has a letter has exercises like any other. */
static void
test_letter (void)
{
  GameModule    module = *get_module ();
  GameRules     rules = *module.rules;
  GameParagraph paragraphs[G_N_ELEMENTS (rows)];

  memcpy (paragraphs, rules.paragraphs, sizeof paragraphs);
  paragraphs[game_paragraph_find (&rules, "2.5.1")].number = "2.5.R";
  rules.paragraphs = paragraphs;
  module.rules = &rules;
  for (guint64 seed = 1; seed <= N_SEEDS; seed++)
    {
      g_autoptr (CoursePuzzle) puzzle = course_drill_make (&module, "2.5.R", seed, NULL);

      g_assert_nonnull (puzzle);
      g_assert_cmpstr (course_puzzle_get_drills (puzzle)[0], ==, "2.5.R");
    }
}

static void
test_none (void)
{
  gint cancel = 1;

  g_assert_null (course_drill_make (get_module (), "2.5.1", 5, &cancel));
  g_assert_null (course_drill_make (get_module (), "no such", 5, NULL));
  g_assert_null (course_drill_make (toys[0], "1", 5, NULL));
}

int
main (int argc, char **argv)
{
  fixed_test_init (&argc, &argv);
  g_test_add_func ("/drill/paragraphs", test_paragraphs);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strconcat ("/drill/make/", rows[i].paragraph, NULL);

      g_test_add_data_func (path, &rows[i], test_make);
    }
  g_test_add_func ("/drill/seed", test_seed);
  g_test_add_func ("/drill/letter", test_letter);
  g_test_add_func ("/drill/none", test_none);
  return g_test_run ();
}
