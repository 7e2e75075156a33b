/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Ratings: that each fact moves them the way it should, and that the facts are those of the
 * position, on positions made for the purpose; on a toy too.
 */
#include "course-difficulty.h"

#include "../fixed.h"
#include "course-line.h"
#include "game-state.h"
#include "games.h"
#include "toy-hoard.h"

#define N_RANDOM 2000

/* A task on a position; hidden cards do not matter in any of them. */
typedef struct
{
  const char *position;
  const char *goal;
} Task;

static CourseDifficulty
measure (const GameRules *rules, const char *position, const char *goal_text)
{
  g_autoptr (GError) error = NULL;
  g_autofree GameState *state = game_position_parse_full (rules, position, 0, &error);
  g_autoptr (GameSolution) solution = NULL;
  CourseDifficulty difficulty;
  GameGoal         goal;

  g_assert_no_error (error);
  game_goal_parse (rules, goal_text, rules->seats (state), game_goal_seat (rules, state), &goal,
                   &error);
  g_assert_no_error (error);
  solution = game_solve (rules,
                         state,
                         &goal,
                         NULL,
                         GAME_SOLVE_ANY_LENGTH,
                         COURSE_MAX_LINES,
                         GAME_SOLVE_MEMORY,
                         NULL);
  g_assert_cmpint (solution->verdict, ==, GAME_SOLVABLE);
  g_assert_true (course_difficulty_measure (rules,
                                            state,
                                            &goal,
                                            solution,
                                            GAME_SOLVE_MEMORY,
                                            NULL,
                                            &difficulty));
  return difficulty;
}

static CourseDifficulty
measure_task (Task task)
{
  return measure (games_modules[0]->rules, task.position, task.goal);
}

static CourseDifficulty
draw_difficulty (void)
{
  return (CourseDifficulty) {
    .length = (guint) g_test_rand_int_range (1, 14),
    .positions = (guint64) g_test_rand_int_range (1, 1 << g_test_rand_int_range (1, 20)),
    .ideas = (guint) g_test_rand_int_range (1, 100),
    .paragraphs = (guint) g_test_rand_int_range (1, 8),
    .look_alikes = (guint) g_test_rand_int_range (0, COURSE_MAX_LOOK_ALIKES + 1),
    .spoilers = (guint) g_test_rand_int_range (0, 101),
    .greedy = g_test_rand_bit (),
    .reading = (guint) g_test_rand_int_range (0, 300),
  };
}

/* A longer or wider task, or one with more traps, is never easier; more ideas and greed never
 * make it harder. */
static void
test_monotony (void)
{
  for (guint i = 0; i < N_RANDOM; i++)
    {
      CourseDifficulty here = draw_difficulty ();
      CourseDifficulty more[] = { here, here, here, here, here, here };
      CourseDifficulty less[] = { here, here };
      guint            rating = course_difficulty_rate (&here);

      more[0].length += (guint) g_test_rand_int_range (1, 5);
      more[1].positions += (guint64) g_test_rand_int_range (1, 100000);
      more[2].paragraphs++;
      more[3].look_alikes += (guint) g_test_rand_int_range (1, 100);
      more[4].spoilers++;
      more[5].reading += (guint) g_test_rand_int_range (1, 50);
      less[0].ideas += (guint) g_test_rand_int_range (1, 50);
      less[1].greedy = TRUE;
      for (guint m = 0; m < G_N_ELEMENTS (more); m++)
        g_assert_cmpuint (course_difficulty_rate (&more[m]), >=, rating);
      for (guint l = 0; l < G_N_ELEMENTS (less); l++)
        g_assert_cmpuint (course_difficulty_rate (&less[l]), <=, rating);
      g_assert_cmpuint (rating, >=, COURSE_RATING_MIN);
      g_assert_cmpuint (rating, <=, COURSE_RATING_MAX);
    }
}

/* Both ends of the scale can be reached, and each fact alone moves a rating in the middle. */
static void
test_weights (void)
{
  const CourseDifficulty easy = { 1, 1, 4, 1, 0, 0, TRUE, 0 };
  const CourseDifficulty hard = { 12, G_MAXUINT64, 1, 9, COURSE_MAX_LOOK_ALIKES, 100, FALSE, 0 };
  const CourseDifficulty middle = { 4, 500, 2, 3, 10, 30, FALSE, 0 };
  const CourseDifficulty others[] = {
    { 5, 500, 2, 3, 10, 30, FALSE, 0 },
    { 4, 1000, 2, 3, 10, 30, FALSE, 0 },
    { 4, 500, 4, 3, 10, 30, FALSE, 0 },
    { 4, 500, 2, 4, 10, 30, FALSE, 0 },
    { 4, 500, 2, 3, 40, 30, FALSE, 0 },
    { 4, 500, 2, 3, 10, 60, FALSE, 0 },
    { 4, 500, 2, 3, 10, 30, TRUE, 0 },
  };

  g_assert_cmpuint (course_difficulty_rate (&easy), ==, COURSE_RATING_MIN);
  g_assert_cmpuint (course_difficulty_rate (&hard), ==, COURSE_RATING_MAX);
  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    g_assert_cmpuint (course_difficulty_rate (&others[i]), !=, course_difficulty_rate (&middle));
}

/* One action, two, three: each position goes on from the next one. */
static void
test_length (void)
{
  static const Task tasks[] = {
    { "babel/1 H:AAA|M/12 pawns=HQ", "temple(opp,H) = 0" },
    { "babel/1 H:AA|M/12 pawns=HQ hands=A|", "temple(opp,H) = 0" },
    { "babel/1 H:AA|M/12 pawns=QQ hands=AH|", "temple(opp,H) = 0" },
  };
  guint before = 0;

  for (guint i = 0; i < G_N_ELEMENTS (tasks); i++)
    {
      CourseDifficulty difficulty = measure_task (tasks[i]);

      g_assert_cmpuint (difficulty.length, ==, i + 1);
      g_assert_cmpuint (difficulty.ideas, ==, 1);
      g_assert_cmpuint (difficulty.paragraphs, ==, i + 1);
      g_assert_cmpuint (course_difficulty_rate (&difficulty), >=, before);
      before = course_difficulty_rate (&difficulty);
    }
  g_assert_cmpuint (before, >, COURSE_RATING_MIN);
}

/* More cards in hand are more to look through. */
static void
test_clutter (void)
{
  CourseDifficulty bare =
    measure_task ((Task) { "babel/1 H:AA|M/12 pawns=QQ hands=AH|", "temple(opp,H) = 0" });
  CourseDifficulty full =
    measure_task ((Task) { "babel/1 H:AA|M/12 pawns=QQ hands=AHPS|", "temple(opp,H) = 0" });

  g_assert_cmpuint (full.length, ==, bare.length);
  g_assert_cmpuint (full.positions, >, bare.positions);
  g_assert_cmpuint (course_difficulty_rate (&full), >, course_difficulty_rate (&bare));
}

/* Razing the other temple looks like it. */
static void
test_look_alikes (void)
{
  CourseDifficulty difficulty =
    measure_task ((Task) { "babel/1 A:AAA|/12 H:AAA|/12 pawns=QQ hands=AH|", "temple(opp,H) = 0" });

  g_assert_cmpuint (difficulty.length, ==, 2);
  g_assert_cmpuint (difficulty.look_alikes, ==, 1);
}

/* Two orders of the same actions are one idea; another action makes another. */
static void
test_ideas (void)
{
  CourseDifficulty one =
    measure_task ((Task) { "babel/1 H:|A pawns=HQ hands=MP|", "settlers(me,H) = 2" });
  CourseDifficulty more =
    measure_task ((Task) { "babel/1 H:|A pawns=HQ hands=MPS|", "settlers(me,H) = 2" });

  g_assert_cmpuint (one.ideas, ==, 1);
  g_assert_cmpuint (more.ideas, ==, 3);
  g_assert_true (one.greedy);
}

/* With the Assyrian spent on the journey nothing can be razed any more. */
static void
test_spoilers (void)
{
  CourseDifficulty difficulty =
    measure_task ((Task) { "babel/1 H:AA|M/12 pawns=HQ hands=A|", "temple(opp,H) = 0" });

  g_assert_cmpuint (difficulty.spoilers, ==, 50);
  g_assert_false (difficulty.greedy);
}

/* The greedy player builds for the score of the moment; the guide decides about the measure. */
static void
test_greedy (void)
{
  const GameRules      *rules = games_modules[0]->rules;
  g_autofree GameState *state =
    game_position_parse_full (rules, "babel/1 H:AAA| pawns=HQ hands=P| stores=21|", 0, NULL);
  GameGoal goal;
  GameGoal guide;

  g_assert_true (game_goal_parse (rules, "score(me) >= 2", 2, 0, &goal, NULL));
  g_assert_true (game_goal_parse (rules, "settlers(me,H) >= 9", 2, 0, &guide, NULL));
  g_assert_true (course_difficulty_is_greedy (rules, state, &goal, &goal, 2));
  g_assert_false (course_difficulty_is_greedy (rules, state, &goal, &goal, 1));
  g_assert_false (course_difficulty_is_greedy (rules, state, &goal, &guide, 2));
}

/* The opponent's discards are played, but are no part of the line. */
static void
test_answers (void)
{
  CourseDifficulty difficulty = measure_task (
    (Task) { "babel/1 H:AAAA|M pawns=HQ hands=|HHHHH", "hand(opp) <= 2" });

  g_assert_cmpuint (difficulty.length, ==, 2);
  g_assert_cmpuint (difficulty.ideas, ==, 1);
  g_assert_cmpuint (difficulty.paragraphs, ==, 1);
}

/* A seat that owes discards plays nothing else, so they are the line: of five cards any two. */
static void
test_owed (void)
{
  CourseDifficulty difficulty = measure_task (
    (Task) { "babel/1 pawns=HH hands=AHMPS|??? move=2 owed=2", "hand(me) = 3" });

  g_assert_cmpuint (difficulty.length, ==, 2);
  g_assert_cmpuint (difficulty.ideas, ==, 10);
  g_assert_cmpuint (difficulty.paragraphs, ==, 1);
  g_assert_cmpuint (difficulty.spoilers, ==, 0);
}

/* Any game: two cards to lay are more than one. */
static void
test_toy (void)
{
  const GameRules      *rules = &toy_hoard_rules;
  g_autofree GameState *state = game_state_new (rules);
  g_autofree char      *position = NULL;
  CourseDifficulty      one, two;

  rules->deal (state, 2, 0, 1);
  position = game_position_print (rules, state);
  one = measure (rules, position, "lays = 1");
  two = measure (rules, position, "lays = 2");
  g_assert_cmpuint (one.length, ==, 1);
  g_assert_cmpuint (two.length, ==, 2);
  g_assert_cmpuint (two.paragraphs, ==, 1);
  g_assert_cmpuint (course_difficulty_rate (&two), >=, course_difficulty_rate (&one));
}

int
main (int argc, char **argv)
{
  fixed_test_init (&argc, &argv);
  g_test_add_func ("/difficulty/rating/monotony", test_monotony);
  g_test_add_func ("/difficulty/rating/weights", test_weights);
  g_test_add_func ("/difficulty/facts/length", test_length);
  g_test_add_func ("/difficulty/facts/clutter", test_clutter);
  g_test_add_func ("/difficulty/facts/look-alikes", test_look_alikes);
  g_test_add_func ("/difficulty/facts/ideas", test_ideas);
  g_test_add_func ("/difficulty/facts/spoilers", test_spoilers);
  g_test_add_func ("/difficulty/facts/greedy", test_greedy);
  g_test_add_func ("/difficulty/facts/answers", test_answers);
  g_test_add_func ("/difficulty/facts/owed", test_owed);
  g_test_add_func ("/difficulty/facts/toy", test_toy);
  return g_test_run ();
}
