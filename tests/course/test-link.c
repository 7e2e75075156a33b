/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Links: their contents once read, the refusals and their reasons; and a printed link is read on
 * the other side as it was.
 */
#include "course-link.h"

#include "../fixed.h"
#include "game-state.h"
#include "games.h"
#include "refused.h"

#define TASK "temple(opp,H) = 0 and travels = 0"

typedef struct
{
  const char *name;
  const char *link;
  const char *position;
  const char *goal; /* may be NULL */
} Good;

static const Good good[] = {
  { "bare", "edubba:babel/1", "babel/1", NULL },
  { "no-fields", "edubba:babel/1?", "babel/1", NULL },
  { "plain", "edubba:babel/1?H:AA%7C/12&pawns=HQ", "babel/1 H:AA|/12 pawns=HQ", NULL },
  { "not-encoded", "edubba:babel/1?H:AA|/12&pawns=HQ", "babel/1 H:AA|/12 pawns=HQ", NULL },
  { "all-encoded", "edubba:%62abel%2f1?%48%3AAA%7c%2F12", "babel/1 H:AA|/12", NULL },
  { "blanks", "edubba:babel/1?H:AA%7C/12%20pawns=HQ", "babel/1 H:AA|/12 pawns=HQ", NULL },
  { "unknown-cards", "edubba:babel/1?hands=A%7C???", "babel/1 hands=A|???", NULL },
  { "last-separator", "edubba:babel/1?pawns=HQ&", "babel/1 pawns=HQ", NULL },
  { "capitals", "EDUBBA:babel/1", "babel/1", NULL },
  { "goal", "edubba:babel/1?goal=won%20=%201", "babel/1", "won = 1" },
  { "goal-first", "edubba:babel/1?goal=won%20%3D%201&pawns=HQ", "babel/1 pawns=HQ", "won = 1" },
  { "goal-one-turn", "edubba:babel/1?goal=won%20=%201&turns=1", "babel/1", "won = 1" },
  { "goal-encoded", "edubba:babel/1?%67oal=won%20%3e%200", "babel/1", "won > 0" },
};

typedef struct
{
  const char *name;
  const char *link;
  const char *error; /* the beginning of the message */
} Bad;

static const Bad bad[] = {
  { "empty", "", "a link to a position begins" },
  { "other-scheme", "https:babel/1", "a link to a position begins" },
  { "scheme-only", "edubba", "a link to a position begins" },
  { "nothing", "edubba:", "in the position, column 1: " },
  { "host", "edubba://babel/1", "in the position, column 1: " },
  { "other-game", "edubba:senet/1?A:|", "in the position, column 1: " },
  { "other-version", "edubba:babel/2", "in the position, column 1: " },
  { "card", "edubba:babel/1?A:X%7C", "in the position, column 11: " },
  { "field-twice", "edubba:babel/1?pawns=HQ&pawns=HQ", "in the position, column 18: " },
  { "field-empty", "edubba:babel/1?pawns=HQ&&turn=2", "in the position, column 18: " },
  { "plus-for-blank", "edubba:babel/1?A:%7C+pawns=HQ", "in the position, column 12: " },
  { "fragment", "edubba:babel/1?A:%7C#top", "in the position, column 12: " },
  { "percent-end", "edubba:babel/1?A:%", "column 18: " },
  { "percent-one", "edubba:babel/1?A:%7", "column 18: " },
  { "percent-letters", "edubba:babel/1?A:%GG", "column 18: " },
  { "percent-field", "edubba:babel/1?A:%7&7C", "column 18: " },
  { "percent-head", "edubba:babel%", "column 13: " },
  { "nul", "edubba:babel/1?A:%7C%00", "column 21: " },
  { "line-break", "edubba:babel/1%0a", "column 15: " },
  { "bell", "edubba:babel/1?\a", "column 16: " },
  { "delete", "edubba:babel/1?%7f", "column 16: " },
  { "not-ascii", "edubba:babel/1?\xd0\x90:|", "column 16: " },
  { "not-ascii-encoded", "edubba:babel/1?%D0%90:|", "column 16: " },
  { "not-utf-8", "edubba:babel/1?\xff", "column 16: " },
  { "goal-empty", "edubba:babel/1?goal=", "in the goal, column 1: " },
  { "goal-word", "edubba:babel/1?goal=tower%20=%201", "in the goal, column 1: " },
  { "goal-not-encoded", "edubba:babel/1?goal=won+=+1", "in the goal, column 1: " },
  { "goal-twice", "edubba:babel/1?goal=won%20=%201&goal=won%20=%201", "column 33: " },
  { "turns-twice", "edubba:babel/1?turns=2&turns=2&goal=won%20=%201",
    "column 24: a link gives the number of turns at most" },
  { "turns-none", "edubba:babel/1?goal=won%20=%201&turns=",
    "column 33: a puzzle takes 1" },
  { "turns-zero", "edubba:babel/1?goal=won%20=%201&turns=0", "column 33: a puzzle takes 1" },
  { "turns-many", "edubba:babel/1?goal=won%20=%201&turns=3", "column 33: a puzzle takes 1" },
  { "turns-word", "edubba:babel/1?goal=won%20=%201&turns=two", "column 33: a puzzle takes 1" },
  { "text-twice", "edubba:babel/1?goal=won%20=%201&say=a&say=b",
    "column 39: a link has each text" },
  { "text-line-break", "edubba:babel/1?goal=won%20=%201&say=a%0Ab", "column 38: " },
  { "text-not-utf-8", "edubba:babel/1?goal=won%20=%201&say=%D0", "column 33: " },
  { "text-hidden", "edubba:babel/1?goal=won%20=%201&say=a%E2%80%AE", "[Puzzle] Say: " },
  { "text-empty", "edubba:babel/1?goal=won%20=%201&title=", "[Puzzle] Title: " },
  { "text-gap", "edubba:babel/1?goal=won%20=%201&hint2=a", "[Puzzle] Hint2: " },
  { "text-alone", "edubba:babel/1?title=A", "a link without a goal has no" },
  { "turns-alone", "edubba:babel/1?turns=2", "a link without a goal has" },
  { "turns-unproved",
    "edubba:bunny/1?round=3&phase=build&land=G5,G6,G7,I1,I2,J1,J2,J3%7C&built=G6:city2&"
    "tray=city2,fish,carrot,tower%7C&goal=best(me)%20%3E=%2021&turns=2",
    "in this game a puzzle takes" },
};

static void
test_good (gconstpointer data)
{
  const Good *row = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (CourseLink) link = course_link_parse (games_modules, row->link, &error);

  g_assert_no_error (error);
  g_assert_true (course_link_is_meant (row->link));
  g_assert_cmpstr (link->position, ==, row->position);
  g_assert_cmpstr (link->goal, ==, row->goal);
  g_assert_true (link->module == games_modules[0]);
}

static void
test_bad (gconstpointer data)
{
  const Bad *row = data;
  g_autoptr (GError) error = NULL;

  g_assert_null (course_link_parse (games_modules, row->link, &error));
  refused_assert (error, row->error);
}

/* Sorted fields or not, a link may be as long as this and no longer. */
static void
test_length (void)
{
  g_autofree char *fill = g_strnfill (COURSE_LINK_MAX_BYTES, '0');
  g_autofree char *text = g_strconcat ("edubba:babel/1?goal=won%20=%20", fill, NULL);
  g_autoptr (GError) fits = NULL;
  g_autoptr (GError) exceeds = NULL;

  text[COURSE_LINK_MAX_BYTES + 1] = '\0';
  g_assert_null (course_link_parse (games_modules, text, &exceeds));
  g_assert_error (exceeds, GAME_ERROR, GAME_ERROR_LIMIT);
  text[COURSE_LINK_MAX_BYTES] = '\0';
  g_assert_null (course_link_parse (games_modules, text, &fits));
  g_assert_error (fits, GAME_ERROR, GAME_ERROR_SYNTAX);
}

static void
test_print (void)
{
  g_autofree char *bare = course_link_print ("babel/1", NULL, 1);
  g_autofree char *bare_goal = course_link_print ("babel/1", "won > 0", 1);
  g_autofree char *plain = course_link_print ("babel/1 H:AA|/12 hands=A|??", NULL, 1);
  g_autofree char *goal = course_link_print ("babel/1 pawns=HQ", TASK, 1);
  g_autofree char *fill = g_strnfill (COURSE_LINK_MAX_BYTES, '?');
  g_autofree char *huge = g_strconcat ("babel/1 ", fill, NULL);

  g_assert_cmpstr (bare, ==, "edubba:babel/1");
  g_assert_cmpstr (bare_goal, ==, "edubba:babel/1?goal=won%20%3E%200");
  g_assert_cmpstr (plain, ==, "edubba:babel/1?H:AA%7C/12&hands=A%7C??");
  g_assert_cmpstr (goal, ==,
                   "edubba:babel/1?pawns=HQ&goal="
                   "temple(opp,H)%20=%200%20and%20travels%20=%200");
  g_assert_null (course_link_print (huge, NULL, 1));
}

/* Any position that a game can come to can be sent, and arrives as it was. */
static void
test_round_trip (void)
{
  const GameRules       *rules = games_modules[0]->rules;
  g_autofree GameState  *state = game_state_new (rules);
  g_autofree GameAction *actions = g_new (GameAction, rules->max_legal);
  guint                  n;

  rules->deal (state, rules->min_seats, 0, (guint32) g_test_rand_int ());
  while ((n = game_state_legal (rules, state, actions)) > 0)
    {
      g_autofree char *position = game_position_print (rules, state);
      g_autofree char *text = course_link_print (position, TASK, 1);
      g_autoptr (CourseLink) link = course_link_parse (games_modules, text, NULL);

      g_assert_nonnull (link);
      g_assert_cmpstr (link->position, ==, position);
      g_assert_cmpstr (link->goal, ==, TASK);
      g_assert_true (g_uri_is_valid (text, G_URI_FLAGS_NONE, NULL));
      rules->apply (state, actions[g_test_rand_int_range (0, (gint) n)], NULL);
    }
}

static void
test_puzzle (void)
{
  const char *text = "edubba:babel/1?hands=A%7C&pawns=HQ&goal=travels%20=%201";
  const char *other = "edubba:babel/1?hands=A%7C&pawns=HQ&goal=travels%20=%202";
  g_autoptr (CourseLink) link = course_link_parse (games_modules, text, NULL);
  g_autoptr (CourseLink) other_link = course_link_parse (games_modules, other, NULL);
  g_autoptr (CoursePuzzle) puzzle = course_link_make_puzzle (link, "Прислано", "Дойдите: 1");
  g_autoptr (CoursePuzzle) again = course_link_make_puzzle (link, "Once more", "Go.");
  g_autoptr (CoursePuzzle) different = course_link_make_puzzle (other_link, "Once more", "Go.");

  g_assert_cmpstr (course_puzzle_get_title (puzzle), ==, "Прислано");
  g_assert_cmpstr (course_puzzle_get_say (puzzle), ==, "Дойдите: 1");
  g_assert_cmpstr (course_puzzle_get_id (puzzle), ==, course_puzzle_get_id (again));
  g_assert_cmpstr (course_puzzle_get_id (puzzle), !=, course_puzzle_get_id (different));
  g_assert_cmpuint (course_puzzle_get_goal (puzzle)->n_conditions, ==, 1);
}

/* Over two turns it is another puzzle; a link without a number means one turn, as before. */
static void
test_turns (void)
{
  const char      *text = "edubba:babel/1?hands=A%7C&pawns=HQ&goal=travels%20=%201";
  g_autofree char *longer = g_strconcat (text, "&turns=2", NULL);
  g_autoptr (CourseLink) one = course_link_parse (games_modules, text, NULL);
  g_autoptr (CourseLink) two = course_link_parse (games_modules, longer, NULL);
  g_autoptr (CoursePuzzle) short_puzzle = course_link_make_puzzle (one, "Sent", "Go.");
  g_autoptr (CoursePuzzle) long_puzzle = course_link_make_puzzle (two, "Sent", "Go.");
  g_autofree char *printed = course_link_print (two->position, two->goal, two->turns);
  g_autofree char *short_printed = course_link_print (one->position, one->goal, one->turns);

  g_assert_cmpstr (two->position, ==, one->position);
  g_assert_cmpuint (course_puzzle_get_turns (short_puzzle), ==, 1);
  g_assert_cmpuint (course_puzzle_get_turns (long_puzzle), ==, 2);
  g_assert_cmpstr (course_puzzle_get_id (short_puzzle), !=, course_puzzle_get_id (long_puzzle));
  g_assert_cmpstr (printed, ==, longer);
  g_assert_cmpstr (short_printed, ==, text);
}

#define SET "babel/1 H:SAA|/123 pawns=HQ hands=A|"
#define SENT                                                                                   \
  "[Puzzle]\nId=one\nTitle=Снести храм\nSay=Tear down & win: 100 %\nHint1=Lay it.\n" \
  "Hint2=Raze.\nDone=Down\\nit goes.\nPosition=" SET "\nGoal=temple(opp,H) = 0\n"

/* A puzzle arrives with its texts, each on one line. */
static void
test_texts (void)
{
  g_autoptr (CoursePuzzle) puzzle = course_puzzle_parse (games_modules, SENT, strlen (SENT), NULL);
  g_autofree char *text = course_link_print_puzzle (SET, puzzle);
  g_autoptr (GError) error = NULL;
  g_autoptr (CourseLink) link = course_link_parse (games_modules, text, &error);
  g_autoptr (CoursePuzzle) arrived = NULL;

  g_assert_no_error (error);
  g_assert_true (g_uri_is_valid (text, G_URI_FLAGS_NONE, NULL));
  arrived = course_link_make_puzzle (link, "A puzzle from a link", "Reach this goal");
  g_assert_cmpstr (course_puzzle_get_title (arrived), ==, "Снести храм");
  g_assert_cmpstr (course_puzzle_get_say (arrived), ==, "Tear down & win: 100 %");
  g_assert_cmpstr (course_puzzle_get_done (arrived), ==, "Down it goes.");
  g_assert_cmpuint (g_strv_length ((GStrv) course_puzzle_get_hints (arrived)), ==, 2);
  g_assert_cmpstr (course_puzzle_get_hints (arrived)[1], ==, "Raze.");
}

/* Where there is no room for all texts, the last ones stay behind, and the link can be read. */
static void
test_room (void)
{
  g_autofree char *hint = g_strnfill (2000, 'h');
  g_autofree char *file = g_strconcat (SENT, "Hint3=", hint, "\nHint4=", hint, "\n", NULL);
  g_autoptr (CoursePuzzle) puzzle = course_puzzle_parse (games_modules, file, strlen (file), NULL);
  g_autofree char *text = course_link_print_puzzle (SET, puzzle);
  g_autoptr (CourseLink) link = course_link_parse (games_modules, text, NULL);

  g_assert_cmpuint (strlen (text), <=, COURSE_LINK_MAX_BYTES);
  g_assert_nonnull (link);
  g_assert_cmpstr (link->texts[COURSE_LINK_HINT + 2], ==, hint);
  g_assert_null (link->texts[COURSE_LINK_HINT + 3]);
  g_assert_null (link->texts[COURSE_LINK_DONE]);
}

#define LESSON                                                                                     \
  "# A remark\n[Lesson]\nId=one\nTitle=Два и один\nSummary=A + B\nRules=2.1\n\n[Step 1]\n" \
  "Position=babel/1 hands=A| pawns=HQ\nSay=Go, 100 %.\nGoal1=travels = 1\nDone1=There.\n"          \
  "[Task 1]\nPosition=babel/1 hands=A| pawns=HQ\nSay=Go.\nGoal=travels = 1\nDone=There.\n"

/* A lesson arrives as it was, but for remarks; one with faults is refused with the first of them,
 * and one that is too long has no link. */
static void
test_lesson (void)
{
  g_autofree char *pad = g_strnfill (COURSE_MAX_TEXT, 'x');
  g_autofree char *huge = g_strconcat (LESSON, "Hint1=", pad, "\nHint2=", pad, "\n", NULL);
  g_autoptr (CourseLesson) lesson =
    course_lesson_parse (games_modules, LESSON, strlen (LESSON), NULL);
  g_autoptr (CourseLesson) longer =
    course_lesson_parse (games_modules, huge, strlen (huge), NULL);
  g_autofree char *text = course_link_print_lesson (lesson);
  g_autoptr (GError) error = NULL;
  g_autoptr (CourseLink) link = course_link_parse (games_modules, text, &error);
  g_autofree char *again = NULL;

  g_assert_no_error (error);
  g_assert_true (g_uri_is_valid (text, G_URI_FLAGS_NONE, NULL));
  g_assert_cmpstr (course_lesson_get_title (link->lesson), ==, "Два и один");
  g_assert_cmpstr (course_lesson_get_summary (link->lesson), ==, "A + B");
  g_assert_null (strchr (course_lesson_get_source (link->lesson), '#'));
  again = course_link_print_lesson (link->lesson);
  g_assert_cmpstr (again, ==, text);
  g_assert_null (course_link_print_lesson (longer));
  g_assert_null (course_link_parse (games_modules, "edubba:lesson?%5BLesson%5D%0AId=a", &error));
  refused_assert (error, "[Lesson] Title: ");
}

/* What arrives of a short game is a short game, and nothing else. */
static void
test_bout (void)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (course_link_parse (games_modules, "edubba:bout?%5BPuzzle%5D", &error));
  refused_assert (error, "line 1: ");
}

int
main (int argc, char *argv[])
{
  fixed_test_init (&argc, &argv);
  for (guint i = 0; i < G_N_ELEMENTS (good); i++)
    {
      g_autofree char *path = g_strconcat ("/course/link/read/", good[i].name, NULL);

      g_test_add_data_func (path, &good[i], test_good);
    }
  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_autofree char *path = g_strconcat ("/course/link/refused/", bad[i].name, NULL);

      g_test_add_data_func (path, &bad[i], test_bad);
    }
  g_test_add_func ("/course/link/length", test_length);
  g_test_add_func ("/course/link/print", test_print);
  g_test_add_func ("/course/link/round-trip", test_round_trip);
  g_test_add_func ("/course/link/puzzle", test_puzzle);
  g_test_add_func ("/course/link/turns", test_turns);
  g_test_add_func ("/course/link/texts", test_texts);
  g_test_add_func ("/course/link/room", test_room);
  g_test_add_func ("/course/link/lesson", test_lesson);
  g_test_add_func ("/course/link/bout", test_bout);
  return g_test_run ();
}
