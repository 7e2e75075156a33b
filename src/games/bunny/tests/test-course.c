/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The course in the tree, with its short games and the sentences that learners hear in them. Each
 * lesson and puzzle has its proofs in bunny-proofs.h.
 */
#include "bunny-cards.h"
#include "bunny-proofs.h"
#include "bunny-reason.h"
#include "catalogues.h"
#include "course-bout.h"
#include "course-stand.h"
#include "fixed.h"
#include "game-playout.h"
#include "game-state.h"
#include "games.h"
#include "language.h"

#include <string.h>

/* The short games, with words about their length in the task of each, and the number of choices at
 * first. */
static const struct
{
  const char *id;
  const char *word;
  guint       choices;
} bouts[] = {
  { "first-burrow", "Two rounds", 10 },
  { "first-harvest", "five choices", 5 },
  { "last-round", "Six choices", 6 },
  { "tents-and-towers", "Five choices", 5 },
};

/* The table has every short game; it can be read, and somebody has the face that it names. */
static void
test_bouts (void)
{
  g_assert_cmpuint (course_tree_count_files ("bouts", COURSE_FILE_BOUT), ==, G_N_ELEMENTS (bouts));
  for (guint i = 0; i < G_N_ELEMENTS (bouts); i++)
    {
      g_autofree char *path = course_tree_get_path ("bouts", bouts[i].id, ".bout");
      g_autofree char *face = NULL;
      g_autoptr (GError) error = NULL;
      g_autoptr (CourseBout) bout = course_bout_load (games_modules, path, &error);

      g_assert_no_error (error);
      face = course_tree_get_path ("faces", course_bout_get_rival (bout), ".svg");
      g_assert_true (g_file_test (face, G_FILE_TEST_IS_REGULAR));
    }
}

/* The number of choices left, or 0 if the sentence is about something else. */
static guint
read_choices (const GameModule *module, const GameState *state)
{
  g_autofree char *said = module->words->remaining (state);

  g_assert_true (strlen (said) > 0 && !g_str_has_suffix (said, "."));
  return (guint) g_ascii_strtoull (said, NULL, 10);
}

/* The figures beside a short game count the terms of its task. */
static void
test_bouts_count (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (bouts); i++)
    {
      g_autofree char *path = course_tree_get_path ("bouts", bouts[i].id, ".bout");
      g_autoptr (CourseBout) bout = course_bout_load (games_modules, path, NULL);
      g_autofree GameState *state = course_bout_deal (bout, 0);

      g_assert_nonnull (strstr (course_bout_get_text (bout, COURSE_BOUT_SAY), bouts[i].word));
      g_assert_cmpuint (read_choices (course_bout_get_module (bout), state), ==, bouts[i].choices);
    }
}

/* Plays a game at random: in every round the sentence counts the choices down to the last one,
 * and then is about something else. */
static void
count_down (guint seats, guint32 options)
{
  const GameModule     *module = game_modules_find (games_modules, "bunny");
  const GameRules      *rules = module->rules;
  g_autofree GameState *state = game_state_new (rules);
  GameAction            room[1024];
  guint64               rng = seats;
  guint                 left = 0;
  guint                 rounds = 0;

  g_assert_cmpuint (rules->max_legal, <=, G_N_ELEMENTS (room));
  for (rules->deal (state, seats, options, 1); rules->seat (state) != GAME_NOBODY;
       game_playout (rules, state, &rng, 1, room))
    {
      guint now = read_choices (module, state);

      if (now != left && left > 0)
        g_assert_cmpuint (now, ==, left - 1);
      rounds += left == 0 && now > 0;
      left = now;
    }
  g_assert_cmpuint (read_choices (module, state), ==, 0);
  g_assert_cmpuint (rounds, ==, 4);
}

static void
test_choices_left (void)
{
  const GameRules *rules = game_modules_find (games_modules, "bunny")->rules;

  for (guint seats = rules->min_seats; seats <= rules->max_seats; seats++)
    {
      count_down (seats, 0);
      for (guint i = 0; i < rules->n_options; i++)
        count_down (seats, 1u << i);
    }
}

/* Checks the first seat's sentences: about another that builds, about figures of all seats, and
 * the reason for a refusal. */
static void
assert_heard (const char *building,
              const char *builds,
              const char *final,
              const char *has,
              const char *hasnt)
{
  const GameModule     *module = game_modules_find (games_modules, "bunny");
  const GameRules      *rules = module->rules;
  g_autofree GameState *state = game_position_parse_full (rules, building, 1, NULL);
  g_autofree char      *prompt = module->words->prompt (state, 0, GAME_ADDRESS_YOU, NULL);
  g_autofree char      *position = NULL;
  g_autofree char      *refusal = NULL;
  GameAction            copy;

  g_assert_cmpstr (prompt, ==, builds);
  g_assert_true (rules->parse_action ("copy:r-gem2", &copy, NULL));
  g_free (state);
  state = game_position_parse_full (rules, final, 1, NULL);
  g_assert_nonnull (state);
  position = module->words->position (state, 0, NULL);
  g_assert_nonnull (strstr (position, has));
  refusal = module->words->refusal (state, copy, rules->judge (state, 0, copy), 0,
                                    GAME_ADDRESS_YOU, NULL);
  g_assert_cmpstr (refusal, ==, hasnt);
}

/* Checks the reason why another's cell may not be built on, and the gain of a card that is passed
 * on. */
static void
assert_theirs (const char *building, const char *theirs, const char *passed)
{
  const GameModule     *module = game_modules_find (games_modules, "bunny");
  const GameRules      *rules = module->rules;
  const GameReason      reason = { .kind = BUNNY_REASON_PASSED,
                                   .operand = { BUNNY_CITY1, 2, 1 } };
  g_autofree GameState *state = game_position_parse_full (rules, building, 1, NULL);
  g_autofree char      *refusal = NULL;
  g_autofree char      *worse = NULL;
  GameAction            build;

  g_assert_nonnull (state);
  g_assert_true (rules->parse_action ("build:city1-J10", &build, NULL));
  refusal = module->words->refusal (state, build, rules->judge (state, 0, build), 0,
                                    GAME_ADDRESS_YOU, NULL);
  g_assert_cmpstr (refusal, ==, theirs);
  worse = module->words->reason (state, &reason, NULL);
  g_assert_cmpstr (worse, ==, passed);
}

/* Returns TRUE if the first seat of a game that is over gets advice for such a reason. */
static gboolean
is_advised (const char *end, guint kind, guint face)
{
  const GameModule     *module = game_modules_find (games_modules, "bunny");
  const GameReason      reason = { .kind = kind, .operand = { face } };
  g_autofree GameState *state = game_position_parse_full (module->rules, end, 1, NULL);
  g_autofree char      *advice = NULL;

  g_assert_nonnull (state);
  advice = module->words->advice (state, 0, &reason);
  return advice != NULL;
}

/* Whoever loses by scrolls is not told to take land, nor the other way round. */
static void
test_advice (void)
{
  const char *by_scrolls = "bunny/1 round=4 phase=over score=9|10 land=A1|J10 scrolls=|gem5";
  const char *by_land = "bunny/1 round=4 phase=over score=9|30 land=A1|J10 scrolls=|gem5";

  g_assert_false (is_advised (by_scrolls, BUNNY_REASON_BETTER, 1));
  g_assert_false (is_advised (by_scrolls, BUNNY_REASON_HARVEST, 0));
  g_assert_true (is_advised (by_scrolls, BUNNY_REASON_BETTER, BUNNY_FIRST_SCROLL));
  g_assert_true (is_advised (by_land, BUNNY_REASON_BETTER, 1));
  g_assert_false (is_advised (by_land, BUNNY_REASON_SCROLL, BUNNY_FIRST_SCROLL));
}

/* Of two the other one is the opponent; among more each has a number. */
static void
test_opponent (void)
{
  assert_heard ("bunny/1 round=2 phase=build move=2 land=A1|J10", "Your opponent builds.",
                "bunny/1 round=4 phase=final scrolls=copyr|gem1",
                " Your opponent: 0 carrots, 0 cells in 0 fiefs, 1 scrolls.",
                "Your opponent does not have this scroll: Gem worth 2.");
  assert_heard ("bunny/1 seats=3 round=2 phase=build move=2 land=A1|J10|", "Player 2 builds.",
                "bunny/1 seats=3 round=4 phase=final scrolls=copyr|gem1|gem5",
                " Player 2: 0 carrots, 0 cells in 0 fiefs, 1 scrolls.",
                "Player 3 does not have this scroll: Gem worth 2.");
  assert_theirs (
    "bunny/1 round=2 phase=build move=1 land=A1|J10 tray=city1|",
    "J10 belongs to your opponent; you build on cells of your own. It has room on: A1.",
    "You’re passing on a card that would bring your opponent 2 carrots more: City of strength 1.");
  assert_theirs (
    "bunny/1 seats=3 round=2 phase=build move=1 land=A1|J10| tray=city1||",
    "J10 belongs to player 2; you build on cells of your own. It has room on: A1.",
    "You’re passing on a card that would bring player 2 2 carrots more: City of strength 1.");
}

/* A seat with as many carrots as the other has not lost to them: the reason says that it was a
 * tie. */
static void
test_tie (void)
{
  g_autofree char *path = course_tree_get_path ("bouts", "first-harvest", ".bout");
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autofree char *text = NULL;
  gsize            length;
  g_autoptr (GError) error = NULL;
  g_autoptr (CourseBout) bout = NULL;
  g_autofree GameState *state = NULL;
  CourseStand           stand = { 0 };

  g_assert_true (g_key_file_load_from_file (file, path, G_KEY_FILE_NONE, &error));
  g_key_file_set_string (file, "Bout", "Position", "bunny/1 round=4 phase=build land=A1|J10");
  text = g_key_file_to_data (file, &length, NULL);
  bout = course_bout_parse (games_modules, text, length, &error);
  g_assert_no_error (error);
  state = course_bout_deal (bout, 0);
  while (stand.end == COURSE_STAND_OPEN)
    {
      const GameRules *rules = course_bout_get_module (bout)->rules;
      guint            seat = rules->seat (state);
      GameAction       action;

      g_assert_true (rules->parse_action ("done", &action, NULL));
      rules->apply (state, action, NULL);
      course_stand_follow (&stand, bout, seat, action, state);
    }
  g_assert_cmpuint (course_bout_get_module (bout)->rules->seat (state), ==, GAME_NOBODY);
  g_assert_cmpint (stand.end, ==, COURSE_STAND_LATE);
  g_assert_nonnull (strstr (course_bout_get_text (bout, COURSE_BOUT_LATE), "tie"));
}

/* What is no part of the board has no name. */
static void
test_no_parts (void)
{
  const GameWords *words = game_modules_find (games_modules, "bunny")->words;

  g_assert_null (words->part ("cell:Z9"));
  g_assert_null (words->part ("hand:opp:C"));
}

int
main (int argc, char *argv[])
{
  fixed_test_init (&argc, &argv);
  catalogues_bind ();
  language_choose ("C");
  course_tree_add_tests (&course);
  g_test_add_func ("/bunny/course/no-parts", test_no_parts);
  g_test_add_func ("/bunny/course/bouts", test_bouts);
  g_test_add_func ("/bunny/course/bouts/count", test_bouts_count);
  g_test_add_func ("/bunny/course/choices-left", test_choices_left);
  g_test_add_func ("/bunny/course/tie", test_tie);
  g_test_add_func ("/bunny/course/opponent", test_opponent);
  g_test_add_func ("/bunny/course/advice", test_advice);
  return g_test_run ();
}
