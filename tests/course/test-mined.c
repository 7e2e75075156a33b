/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The quests of all games: goals that can be read, and a sentence for each. The puzzles in the tree
 * that the miner found: that there are enough of them, spread over quests and grades, all different
 * ideas; and that each is proved, rated right, short, and quick to judge.
 */
#include "../fixed.h"
#include "course-difficulty.h"
#include "course-draft.h"
#include "course-line.h"
#include "course-miner.h"
#include "course-puzzle.h"
#include "course-reach.h"

#include "game-solver.h"
#include "game-state.h"
#include "games.h"

#define FEWEST 300

/* The rating from which mined puzzles come, the width of a grade of the spread, and the least
 * number of puzzles in each. */
#define EASIEST   600
#define GRADE     450
#define PER_GRADE 40

static GPtrArray *puzzles; /* of CoursePuzzle, by name */

static char *
get_data (const char *name)
{
  return g_build_filename (g_getenv ("EDUBBA_SOURCE_DIR"),
                           "src",
                           "games",
                           "babel",
                           "data",
                           name,
                           NULL);
}

static int
compare_ids (gconstpointer a, gconstpointer b)
{
  return strcmp (course_puzzle_get_id (*(CoursePuzzle *const *) a),
                 course_puzzle_get_id (*(CoursePuzzle *const *) b));
}

static void
load_all (void)
{
  g_autofree char *folder = get_data ("mined");
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  g_assert_nonnull (dir);
  puzzles = g_ptr_array_new_with_free_func ((GDestroyNotify) course_puzzle_unref);
  while ((name = g_dir_read_name (dir)))
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);
      g_autofree char *expected = NULL;
      g_autoptr (GError) error = NULL;
      CoursePuzzle *puzzle = course_puzzle_load (games_modules, path, &error);

      g_assert_no_error (error);
      expected = g_strconcat (course_puzzle_get_id (puzzle), ".puzzle", NULL);
      g_assert_cmpstr (name, ==, expected);
      g_ptr_array_add (puzzles, puzzle);
    }
  g_ptr_array_sort (puzzles, compare_ids);
}

static void
check_quest (const GameRules *rules, const CourseQuest *quest)
{
  for (guint me = 0; me < rules->min_seats; me++)
    {
      g_autoptr (GError) error = NULL;
      g_autofree char *printed = NULL;
      GameGoal         goal;

      game_goal_parse (rules, quest->goal, rules->min_seats, me, &goal, &error);
      g_assert_no_error (error);
      printed = game_goal_print (rules, &goal);
      g_assert_cmpstr (printed, ==, quest->goal);
      if (quest->nearer)
        g_assert_true (
          game_goal_parse (rules, quest->nearer, rules->min_seats, me, &goal, NULL));
    }
}

/* Goals can be read, paragraphs and kinds of action exist. No goal stands there twice, and no
 * sentence for two goals. */
static void
test_quests (gconstpointer data)
{
  const GameModule   *module = data;
  const GameRules    *rules = module->rules;
  const CourseQuests *quests = course_quests_get (module);
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);

  g_assert_cmpuint (quests->n_quests, >, 0);
  for (const CourseQuest *quest = quests->quests; quest->goal; quest++)
    {
      check_quest (rules, quest);
      g_assert_true (g_hash_table_add (seen, (gpointer) quest->goal));
      g_assert_true (g_hash_table_add (seen, (gpointer) quest->say));
      if (quest->drill)
        g_assert_cmpuint (game_paragraph_find (rules, quest->drill), <, rules->n_paragraphs);
    }
  for (const char *const *theme = quests->themes; *theme; theme++)
    g_assert_cmpuint (game_kind_find (rules, *theme), <, rules->n_kinds);
}

/* A land in a goal is the land in its sentence. */
static void
test_lands (void)
{
  static const char *const lands[] = { "A", "Assyria", "H", "Hatti", "M", "Media",
                                       "P", "Persia", "S", "Sumer", NULL };

  const CourseQuests *quests = course_quests_get (course_puzzle_get_module (puzzles->pdata[0]));

  for (const CourseQuest *quest = quests->quests; quest->goal; quest++)
    for (guint i = 0; lands[i]; i += 2)
      g_assert_true ((strpbrk (quest->goal, lands[i]) != NULL) ==
                     (strstr (quest->say, lands[i + 1]) != NULL));
}

/* The quest that a puzzle asks. */
static const CourseQuest *
find_quest (const CoursePuzzle *puzzle)
{
  const GameModule  *module = course_puzzle_get_module (puzzle);
  g_autofree char   *goal = game_goal_print (module->rules, course_puzzle_get_goal (puzzle));
  const CourseQuest *quest = course_quests_get (module)->quests;

  while (quest->goal && strcmp (quest->goal, goal) != 0)
    quest++;
  g_assert_nonnull (quest->goal);
  return quest;
}

/* A mined puzzle has its quest's sentence, and a title of the quest's or of its own. */
static void
test_texts (void)
{
  for (guint i = 0; i < puzzles->len; i++)
    {
      const CourseQuest *quest = find_quest (puzzles->pdata[i]);

      g_assert_cmpstr (course_puzzle_get_say (puzzles->pdata[i]), ==, quest->say);
      g_assert_true (g_strv_contains (quest->titles, course_puzzle_get_title (puzzles->pdata[i])) ||
                     g_strv_contains (quest->own, course_puzzle_get_title (puzzles->pdata[i])));
      g_assert_cmpuint (course_puzzle_get_rating (puzzles->pdata[i]), >, 0);
      g_assert_null (course_puzzle_get_hints (puzzles->pdata[i])[0]);
    }
}

/* The easy, the hard and all between are there, and no family of quests is more than a sixth. */
static void
test_spread (void)
{
  guint grades[(COURSE_RATING_MAX - EASIEST) / GRADE + 1] = { 0 };
  g_autoptr (GHashTable) families = g_hash_table_new (g_str_hash, g_str_equal);

  g_assert_cmpuint (puzzles->len, >=, FEWEST);
  for (guint i = 0; i < puzzles->len; i++)
    {
      const char *family = find_quest (puzzles->pdata[i])->family;
      guint       n = GPOINTER_TO_UINT (g_hash_table_lookup (families, family)) + 1;

      g_assert_cmpuint (n, <=, puzzles->len / 6);
      g_hash_table_insert (families, (gpointer) family, GUINT_TO_POINTER (n));
      grades[(course_puzzle_get_rating (puzzles->pdata[i]) - EASIEST) / GRADE]++;
    }
  g_assert_cmpuint (g_hash_table_size (families), >=, 10);
  for (guint g = 0; g < (COURSE_RATING_MAX - EASIEST) / GRADE; g++)
    g_assert_cmpuint (grades[g], >=, PER_GRADE);
}

static void
check_proof (const CoursePuzzle *puzzle)
{
  const GameRules *rules = course_puzzle_get_module (puzzle)->rules;
  const GameState *state = course_puzzle_get_state (puzzle);
  const GameGoal  *goal = course_puzzle_get_goal (puzzle);
  g_autoptr (GError) error = NULL;
  g_autoptr (GameSolution) solution = game_solve (rules,
                                                  state,
                                                  goal,
                                                  NULL,
                                                  GAME_SOLVE_ANY_LENGTH,
                                                  COURSE_MAX_LINES,
                                                  GAME_SOLVE_MEMORY,
                                                  NULL);
  g_autofree char *id = NULL;
  guint            length;

  g_test_message ("%s", course_puzzle_get_id (puzzle));
  course_puzzle_prove (puzzle, GAME_SOLVE_MEMORY, NULL, NULL, NULL, &error);
  g_assert_no_error (error);
  course_puzzle_check_rating (puzzle, GAME_SOLVE_MEMORY, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (solution->length, >=, COURSE_MINER_MIN_LENGTH);
  g_assert_cmpuint (solution->length, <=, COURSE_MINER_MAX_LENGTH);
  g_assert_cmpuint (course_lines_count_ideas (rules, solution->lines), <=, COURSE_MINER_MAX_IDEAS);
  g_assert_false (course_difficulty_is_greedy (rules, state, goal, goal, solution->length));
  g_assert_false (course_quest_is_half_done (goal, state));
  id = course_find_make_id (rules, find_quest (puzzle), solution->lines);
  g_assert_cmpstr (id, ==, course_puzzle_get_id (puzzle));
  /* All positions that the turn can come to: the most that the live verdict has to look through. */
  g_assert_true (course_reach (rules,
                               state,
                               goal,
                               1,
                               G_MAXUINT,
                               COURSE_MINER_MAX_POSITIONS,
                               NULL,
                               &length));
}

static void
test_proofs (void)
{
  for (guint i = 0; i < puzzles->len; i++)
    check_proof (puzzles->pdata[i]);
}

/* All files of the folder are in the program. */
static void
test_resources (void)
{
  g_autofree char *path = get_data ("babel-data.gresource.xml");
  g_autofree char *text = NULL;
  guint            n = 0;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  for (const char *p = text; (p = strstr (p, ">mined/")); p++)
    n++;
  g_assert_cmpuint (n, ==, puzzles->len);
  for (guint i = 0; i < puzzles->len; i++)
    {
      const char      *id = course_puzzle_get_id (puzzles->pdata[i]);
      g_autofree char *line = g_strdup_printf (
        "<file alias=\"puzzles/%s.puzzle\">mined/%s.puzzle</file>", id, id);

      g_assert_nonnull (strstr (text, line));
    }
}

int
main (int argc, char **argv)
{
  int status;

  fixed_test_init (&argc, &argv);
  load_all ();
  for (guint i = 0; games_modules[i]; i++)
    if (games_modules[i]->quests)
      {
        g_autofree char *path = g_strconcat ("/mined/quests/", games_modules[i]->rules->id, NULL);

        g_test_add_data_func (path, games_modules[i], test_quests);
      }
  g_test_add_func ("/mined/lands", test_lands);
  g_test_add_func ("/mined/texts", test_texts);
  g_test_add_func ("/mined/spread", test_spread);
  g_test_add_func ("/mined/proofs", test_proofs);
  g_test_add_func ("/mined/resources", test_resources);
  status = g_test_run ();
  g_ptr_array_unref (puzzles);
  return status;
}
