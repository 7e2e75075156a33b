/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The miner: that a seed gives the same finds however the games are shared out, that each find is
 * what it is said to be, and that the choice among them is spread. And the survey on which all
 * rests, against the solver.
 */
#include "course-difficulty.h"
#include "course-draft.h"
#include "course-line.h"
#include "course-miner.h"
#include "course-puzzle.h"
#include "course-survey.h"

#include "game-playout.h"
#include "game-solver.h"
#include "game-state.h"
#include "games.h"
#include "toys.h"

#define N_GAMES 2

/* A toy's quests: rows never fall, so that a long one wants its cards in order. */
static const char *const toy_titles[] = { "One", "Another", NULL };

static const GameQuest toy_quest_list[] = {
  { "row", "row(me) >= 3", NULL, NULL, toy_titles, "Have a row of three." },
  { "row", "row(me) >= 4", NULL, "ending", toy_titles, "Have a row of four." },
  { "few", "hand(me) <= 1 and asks >= 1", NULL, NULL, toy_titles, "Keep one card, and ask." },
  { NULL }
};

static const char *const toy_themes[] = { "ask", NULL };

static const GameQuests toy_quests = { toy_quest_list, toy_themes, "A toy" };

static const GameModule *
get_module (void)
{
  return games_modules[0];
}

static CourseMiner *
dig (const GameModule *module, guint64 seed, guint64 first, guint64 step)
{
  CourseMiner *miner = course_miner_new (module, seed);

  for (guint64 i = first; i < N_GAMES; i += step)
    g_assert_true (course_miner_dig (miner, i, NULL));
  return miner;
}

static gboolean
has_id (GPtrArray *finds, const char *id)
{
  for (guint i = 0; i < finds->len; i++)
    if (strcmp (((CourseFind *) finds->pdata[i])->id, id) == 0)
      return TRUE;
  return FALSE;
}

/* The same seed gives the same texts; in shares the same ideas are found. */
static void
test_seed (void)
{
  guint64 seed = (guint64) g_test_rand_int_range (0, 1000);
  g_autoptr (CourseMiner) once = dig (get_module (), seed, 0, 1);
  g_autoptr (CourseMiner) again = dig (get_module (), seed, 0, 1);
  g_autoptr (CourseMiner) even = dig (get_module (), seed, 0, 2);
  g_autoptr (CourseMiner) odd = dig (get_module (), seed, 1, 2);
  GPtrArray *finds = course_miner_get_finds (once);
  GPtrArray *others = course_miner_get_finds (again);

  g_assert_cmpuint (finds->len, >, 0);
  g_assert_cmpuint (finds->len, ==, others->len);
  for (guint i = 0; i < finds->len; i++)
    {
      const CourseFind *find = finds->pdata[i];

      g_assert_cmpstr (find->text, ==, ((CourseFind *) others->pdata[i])->text);
      g_assert_true (has_id (course_miner_get_finds (even), find->id) ||
                     has_id (course_miner_get_finds (odd), find->id));
    }
  for (guint i = 0; i < course_miner_get_finds (odd)->len; i++)
    g_assert_true (
      has_id (finds, ((CourseFind *) course_miner_get_finds (odd)->pdata[i])->id));
}

/* A find is a puzzle as check wants it, and keeps the miner's own promises. */
static void
check_find (const GameModule *module, const CourseFind *find)
{
  const GameModule *const modules[] = { module, NULL };
  g_autoptr (GError) error = NULL;
  g_autoptr (GameSolution) solution = NULL;
  g_autoptr (CoursePuzzle) puzzle =
    course_puzzle_parse (modules, find->text, strlen (find->text), &error);
  const GameState *state = course_puzzle_get_state (puzzle);
  const GameGoal  *goal = course_puzzle_get_goal (puzzle);
  guint            length;

  g_assert_no_error (error);
  course_puzzle_prove (puzzle, GAME_SOLVE_MEMORY, NULL, NULL, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (course_puzzle_get_id (puzzle), ==, find->id);
  g_assert_cmpuint (course_puzzle_get_rating (puzzle), ==, find->rating);
  course_puzzle_check_rating (puzzle, GAME_SOLVE_MEMORY, NULL, &error);
  g_assert_no_error (error);
  solution = game_solve (module->rules,
                         state,
                         goal,
                         NULL,
                         GAME_SOLVE_ANY_LENGTH,
                         COURSE_MAX_LINES,
                         GAME_SOLVE_MEMORY,
                         NULL);
  g_assert_cmpuint (solution->length, >=, COURSE_MINER_MIN_LENGTH);
  g_assert_cmpuint (solution->length, <=, COURSE_MINER_MAX_LENGTH);
  g_assert_cmpuint (solution->count, <=, COURSE_MINER_MAX_LINES);
  g_assert_cmpuint (course_lines_count_ideas (module->rules, solution->lines),
                    <=,
                    COURSE_MINER_MAX_IDEAS);
  g_assert_false (
    course_difficulty_is_greedy (module->rules, state, goal, goal, solution->length));
  g_assert_true (course_survey (module->rules,
                                state,
                                goal,
                                1,
                                G_MAXUINT,
                                COURSE_MINER_MAX_POSITIONS,
                                NULL,
                                &length));
  g_assert_cmpuint (length, <=, solution->length);
}

static void
test_finds (void)
{
  guint64 seed = (guint64) g_test_rand_int_range (0, 1000);
  g_autoptr (CourseMiner) miner = dig (get_module (), seed, 0, 1);
  GPtrArray *finds = course_miner_get_finds (miner);

  for (guint i = 0; i < finds->len; i++)
    check_find (get_module (), finds->pdata[i]);
}

/* No two finds are one idea. */
static void
test_duplicates (void)
{
  g_autoptr (CourseMiner) miner = dig (get_module (), 7, 0, 1);
  GPtrArray *finds = course_miner_get_finds (miner);
  g_autoptr (GHashTable) ids = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; i < finds->len; i++)
    g_assert_true (g_hash_table_add (ids, ((CourseFind *) finds->pdata[i])->id));
  /* Once more the same games: nothing is new. */
  for (guint64 i = 0; i < N_GAMES; i++)
    g_assert_true (course_miner_dig (miner, i, NULL));
  g_assert_cmpuint (course_miner_get_finds (miner)->len, ==, g_hash_table_size (ids));
}

static void
test_pattern (void)
{
  const GameRules *rules = get_module ()->rules;
  g_autoptr (GPtrArray) lines = g_ptr_array_new ();
  g_autoptr (GPtrArray) guise = g_ptr_array_new ();
  g_autofree char *pattern = NULL;
  g_autofree char *other = NULL;

  g_ptr_array_add (lines, (char *) "travel:H settle:A halve:A@2 discard:A raze");
  g_ptr_array_add (lines, (char *) "settle:A travel:H halve:A@1 discard:M raze");
  g_ptr_array_add (guise, (char *) "settle:P travel:M halve:S discard:M raze@2");
  pattern = course_lines_get_pattern (rules, lines);
  other = course_lines_get_pattern (rules, guise);
  g_assert_cmpstr (pattern, ==, "halve raze settle travel");
  g_assert_cmpstr (pattern, ==, other);
  g_assert_cmpuint (course_lines_count_ideas (rules, lines), ==, 2);
}

/* A game that was cancelled leaves nothing. */
static void
test_cancel (void)
{
  g_autoptr (CourseMiner) miner = dig (get_module (), 7, 0, 2);
  guint n = course_miner_get_finds (miner)->len;
  gint  cancel = 1;

  g_assert_false (course_miner_dig (miner, 1, &cancel));
  g_assert_cmpuint (course_miner_get_finds (miner)->len, ==, n);
}

/* The choice: as many as asked for, one of a turn, families alike. */
static void
test_select (void)
{
  g_autoptr (CourseMiner) miner = dig (get_module (), 7, 0, 1);
  g_autoptr (GPtrArray) few = course_miner_select (miner, 6);
  g_autoptr (GPtrArray) all = course_miner_select (miner, G_MAXUINT);
  g_autoptr (GHashTable) families = g_hash_table_new (g_str_hash, g_str_equal);

  g_assert_cmpuint (few->len, ==, 6);
  for (guint i = 0; i < few->len; i++)
    g_hash_table_add (families, (gpointer) ((CourseFind *) few->pdata[i])->quest->family);
  g_assert_cmpuint (g_hash_table_size (families), >=, 5);
  g_assert_cmpuint (all->len, >, few->len);
  for (guint i = 0; i < all->len; i++)
    for (guint j = 0; j < i; j++)
      {
        const CourseFind *a = all->pdata[i];
        const CourseFind *b = all->pdata[j];

        g_assert_true (a->game != b->game || a->turn != b->turn);
      }
}

/* Another game, with quests of its own; one with turns of one action has nothing to find. */
static void
test_toys (void)
{
  GameModule module = *toys[1];
  g_autoptr (CourseMiner) miner = NULL;
  GPtrArray *finds;

  module.quests = &toy_quests;
  miner = course_miner_new (&module, 1);
  for (guint64 i = 0; i < 20; i++)
    g_assert_true (course_miner_dig (miner, i, NULL));
  finds = course_miner_get_finds (miner);
  g_assert_cmpuint (finds->len, >, 0);
  for (guint i = 0; i < finds->len; i++)
    check_find (&module, finds->pdata[i]);
}

/* Finds the same lengths as the solver, for goals that speak of the position alone. */
static void
test_survey (void)
{
  const GameModule      *module = get_module ();
  const GameRules       *rules = module->rules;
  g_autofree GameState  *state = game_state_new (rules);
  g_autofree GameAction *actions = g_new (GameAction, rules->max_legal);
  guint                  n_reached = 0;

  for (guint i = 0; i < 10; i++)
    {
      guint64 rng = (guint64) g_test_rand_int ();
      guint   lengths[256];
      g_autoptr (GArray) goals = NULL;

      rules->deal (state, 2, 0, rng);
      game_playout (rules, state, &rng, (guint64) g_test_rand_int_range (20, 90), actions);
      if (rules->result (state, NULL) || rules->seat (state) != rules->mover (state))
        continue;
      goals = course_quests_read (module, rules->seat (state));
      g_assert_cmpuint (goals->len, <=, G_N_ELEMENTS (lengths));
      if (!course_survey (rules, state, (GameGoal *) goals->data, goals->len, 4, 100000, NULL,
                          lengths))
        continue;
      for (guint g = 0; g < goals->len; g++)
        {
          const GameGoal *goal = &g_array_index (goals, GameGoal, g);
          g_autoptr (GameSolution) solution =
            game_solve (rules, state, goal, NULL, 4, 0, GAME_SOLVE_MEMORY, NULL);
          gboolean counts = strstr (module->quests->quests[g].goal, "settles") != NULL;

          if (solution->verdict != GAME_SOLVABLE)
            g_assert_true (counts || lengths[g] == COURSE_SURVEY_NEVER);
          else if (counts)
            g_assert_cmpuint (lengths[g], <=, solution->length);
          else
            g_assert_cmpuint (lengths[g], ==, solution->length);
          n_reached += solution->verdict == GAME_SOLVABLE;
        }
    }
  g_assert_cmpuint (n_reached, >, 0);
}

/* A limit that is met, and a cancelled walk, say so. */
static void
test_survey_limits (void)
{
  const GameRules      *rules = get_module ()->rules;
  g_autofree GameState *state = game_state_new (rules);
  gint                  cancel = 1;

  rules->deal (state, 2, 0, 1);
  g_assert_false (course_survey (rules, state, NULL, 0, G_MAXUINT, 50, NULL, NULL));
  g_assert_false (course_survey (rules, state, NULL, 0, G_MAXUINT, 1000000, &cancel, NULL));
  g_assert_true (course_survey (rules, state, NULL, 0, 1, 50, NULL, NULL));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/miner/seed", test_seed);
  g_test_add_func ("/miner/finds", test_finds);
  g_test_add_func ("/miner/duplicates", test_duplicates);
  g_test_add_func ("/miner/pattern", test_pattern);
  g_test_add_func ("/miner/cancel", test_cancel);
  g_test_add_func ("/miner/select", test_select);
  g_test_add_func ("/miner/toys", test_toys);
  g_test_add_func ("/survey/lengths", test_survey);
  g_test_add_func ("/survey/limits", test_survey_limits);
  return g_test_run ();
}
