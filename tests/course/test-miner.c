/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The miner: a seed gives the same finds for any shares of the games, each find keeps its
 * promises, and the choice among them is spread. And the survey on which all rests, against the
 * solver.
 */
#include "../fixed.h"
#include "course-difficulty.h"
#include "course-draft.h"
#include "course-line.h"
#include "course-miner.h"
#include "course-puzzle.h"
#include "course-reach.h"

#include "game-playout.h"
#include "game-solver.h"
#include "game-state.h"
#include "games.h"
#include "toys.h"

/* Its first two games have an idea in common. */
#define SEED 7

/* A toy's quests: rows never fall, so that a long row wants its cards in order. */
#define TOY_ANY "[any]\nKinds=ask\nSource=A toy\n"

static const char toy_quests[] =
  "[row]\nTitle=One\nTitle=Another\nTrains=1\nGoal=row(me) >= 3\nSay=Have a row of three.\n"
  "[row]\nTitle=One\nTitle=Another\nTheme=ending\nGoal=row(me) >= 4\nSay=Have a row of four.\n"
  "[few]\nTitle=One\nTitle=Another\nGoal=hand(me) <= 1 and asks >= 1\n"
  "Say=Keep one card, and ask.\n" TOY_ANY;

static const GameModule *
get_module (void)
{
  return games_modules[0];
}

/* Digs through a game, writes down its finds and reads them, like a run on another machine. */
static void
dig_game (CourseMiner *miner, guint64 game)
{
  const GameModule *module = course_miner_get_module (miner);
  g_autoptr (GPtrArray) finds = course_miner_dig (miner, game, NULL);
  g_autoptr (GPtrArray) read = NULL;
  g_autofree char *line = NULL;
  g_autofree char *again = NULL;

  g_assert_nonnull (finds);
  line = course_finds_print (module, finds);
  g_assert_null (strchr (line, '\n'));
  read = course_finds_parse (module, game, line);
  g_assert_nonnull (read);
  again = course_finds_print (module, read);
  g_assert_cmpstr (again, ==, line);
  course_miner_add (miner, read);
}

/* A miner that has dug through some games, from one to the other. */
static CourseMiner *
dig (const GameModule *module, guint64 seed, guint first, guint last)
{
  CourseMiner *miner = course_miner_new (module, 2, seed);

  for (guint i = first; i <= last; i++)
    dig_game (miner, i);
  return miner;
}

/* The first two games of a seed, dug through once for all tests. */
static const CourseMiner *
get_whole (void)
{
  static CourseMiner *whole;

  if (!whole)
    whole = dig (get_module (), SEED, 0, 1);
  return whole;
}

static const CourseFind *
find_id (GPtrArray *finds, const char *id)
{
  for (guint i = 0; i < finds->len; i++)
    if (strcmp (((CourseFind *) finds->pdata[i])->id, id) == 0)
      return finds->pdata[i];
  return NULL;
}

/* A game by itself gives the same finds as among others, to the letter, but for near-duplicates:
 * of two guises the one with fewer lines is kept, in either order. */
static void
test_seed (void)
{
  g_autoptr (CourseMiner) first = dig (get_module (), SEED, 0, 0);
  g_autoptr (CourseMiner) second = dig (get_module (), SEED, 1, 1);
  GPtrArray *finds = course_miner_get_finds (get_whole ());
  guint      n_twice = 0;

  g_assert_cmpuint (finds->len, >, 0);
  for (guint i = 0; i < finds->len; i++)
    {
      const CourseFind *find = finds->pdata[i];
      const CourseFind *a = find_id (course_miner_get_finds (first), find->id);
      const CourseFind *b = find_id (course_miner_get_finds (second), find->id);

      g_assert_true (a || b);
      g_assert_cmpstr (find->text, ==, !b || (a && a->lines <= b->lines) ? a->text : b->text);
      n_twice += a && b;
    }
  g_assert_cmpuint (n_twice, >, 0);
  g_assert_cmpuint (finds->len + n_twice,
                    ==,
                    course_miner_get_finds (first)->len + course_miner_get_finds (second)->len);
}

/* A find drills the paragraph that the quest trains, and those of actions on the way; none if it
 * trains none. */
static void
check_drills (const CoursePuzzle *puzzle, const CourseQuest *quest)
{
  const char *const *drills = course_puzzle_get_drills (puzzle);
  gboolean           asks = g_strv_contains (course_puzzle_get_themes (puzzle), "ask");

  g_assert_cmpstr (drills[0], ==, quest->drill);
  g_assert_cmpint (g_strv_contains (drills, "2"), ==, quest->drill && asks);
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
  check_drills (puzzle, find->quest);
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
  g_assert_true (course_reach (module->rules,
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
  GPtrArray *finds = course_miner_get_finds (get_whole ());

  for (guint i = 0; i < finds->len; i++)
    check_find (get_module (), finds->pdata[i]);
}

/* A game dug through twice adds nothing the second time, and the finds of any are different
 * ideas. */
static void
test_duplicates (void)
{
  guint64 seed = (guint64) g_test_rand_int_range (0, 1000);
  g_autoptr (CourseMiner) miner = dig (get_module (), seed, 0, 0);
  GPtrArray *finds = course_miner_get_finds (miner);
  g_autoptr (GHashTable) ids = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; i < finds->len; i++)
    g_assert_true (g_hash_table_add (ids, ((CourseFind *) finds->pdata[i])->id));
  dig_game (miner, 0);
  g_assert_cmpuint (finds->len, ==, g_hash_table_size (ids));
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
  g_autoptr (CourseMiner) miner = course_miner_new (get_module (), 2, SEED);
  gint cancel = 1;

  g_assert_null (course_miner_dig (miner, 0, &cancel));
}

/* Lines that nobody has written. */
static void
test_bad_lines (void)
{
  const char *const lines[] = { "m-1", "m-1 0 1 1 1", "m-1 999 1 1 1 x", "m-1 0 -1 1 1 x",
                                "m-1 0 1 1 1 x\t", "../m-1 0 1 1 1 x", " 0 1 1 1 x" };

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    g_assert_null (course_finds_parse (get_module (), 0, lines[i]));
}

/* The choice: as many as asked for, one of a turn, families alike. */
static void
test_select (void)
{
  g_autoptr (GPtrArray) few = course_miner_select (get_whole (), 6);
  g_autoptr (GPtrArray) all = course_miner_select (get_whole (), G_MAXUINT);
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

  module.quests = toy_quests;
  miner = course_miner_new (&module, 2, 1);
  for (guint64 i = 0; i < 20; i++)
    dig_game (miner, i);
  finds = course_miner_get_finds (miner);
  g_assert_cmpuint (finds->len, >, 0);
  for (guint i = 0; i < finds->len; i++)
    check_find (&module, finds->pdata[i]);
}

/* A quest that speaks of `opp` is for two seats; where three play it is never reached. */
static void
test_seats (void)
{
  GameModule            module = *game_modules_find (toys, "sealed");
  g_autofree GameState *state = game_state_new (module.rules);
  g_autoptr (GArray) goals = NULL;
  guint lengths[2];

  module.quests = "[points]\nTitle=One\nGoal=points(opp) >= 0\nSay=Let the opponent have points.\n"
                  "Goal=points(me) >= 0\nSay=Have points.\n" TOY_ANY;
  module.rules->deal (state, 3, 0, SEED);
  goals = course_quests_read (&module, module.rules->seats (state), 0);
  g_assert_cmpuint (goals->len, ==, 2);
  g_assert_true (course_reach (module.rules, state, (GameGoal *) goals->data, goals->len, 1, 1000,
                               NULL, lengths));
  g_assert_cmpuint (lengths[0], ==, COURSE_REACH_NEVER);
  g_assert_cmpuint (lengths[1], ==, 0);
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
      goals = course_quests_read (module, rules->seats (state), rules->seat (state));
      g_assert_cmpuint (goals->len, <=, G_N_ELEMENTS (lengths));
      if (!course_reach (rules, state, (GameGoal *) goals->data, goals->len, 4, 100000, NULL,
                         lengths))
        continue;
      for (guint g = 0; g < goals->len; g++)
        {
          const GameGoal *goal = &g_array_index (goals, GameGoal, g);
          g_autoptr (GameSolution) solution =
            game_solve (rules, state, goal, NULL, 4, 0, GAME_SOLVE_MEMORY, NULL);
          gboolean counts = strstr (course_quests_get (module)->quests[g].goal, "settles") != NULL;

          if (solution->verdict != GAME_SOLVABLE)
            g_assert_true (counts || lengths[g] == COURSE_REACH_NEVER);
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
  g_assert_false (course_reach (rules, state, NULL, 0, G_MAXUINT, 50, NULL, NULL));
  g_assert_false (course_reach (rules, state, NULL, 0, G_MAXUINT, 1000000, &cancel, NULL));
  g_assert_true (course_reach (rules, state, NULL, 0, 1, 50, NULL, NULL));
}

int
main (int argc, char **argv)
{
  fixed_test_init (&argc, &argv);
  g_test_add_func ("/miner/seed", test_seed);
  g_test_add_func ("/miner/finds", test_finds);
  g_test_add_func ("/miner/duplicates", test_duplicates);
  g_test_add_func ("/miner/pattern", test_pattern);
  g_test_add_func ("/miner/cancel", test_cancel);
  g_test_add_func ("/miner/bad-lines", test_bad_lines);
  g_test_add_func ("/miner/select", test_select);
  g_test_add_func ("/miner/toys", test_toys);
  g_test_add_func ("/miner/seats", test_seats);
  g_test_add_func ("/survey/lengths", test_survey);
  g_test_add_func ("/survey/limits", test_survey_limits);
  return g_test_run ();
}
