/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Making puzzles: the solver's results for some that are known, cancelling it, and finding kept
 * puzzles when the course is read again.
 */
#include <glib/gstdio.h>
#include <string.h>

#include "../fixed.h"
#include "edubba-course.h"
#include "edubba-puzzle-check.h"
#include "game-state.h"
#include "games.h"

#define HATTI \
  "babel/1 H:SSSSAPP|PSAAM/123456 S:PP| A:HH|/123 pawns=HQ hands=AHS|??????? starters=00"

/* Only if the unknown card is an Assyrian, and not a Sumerian, can one settle. */
#define HIDDEN                                                                                 \
  "babel/1 A:HHHHHHHHHHHH| H:MMMMMMMMMMMM| M:PPPPPPPPPPPP| P:SSSSSSSSSSS|AAAAAAAAAA pawns=AQ " \
  "hands=?| deck=A?"

typedef struct
{
  gboolean   done;
  gboolean   answered;
  EdubbaMade made;
} Answer;

static void
checked_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  Answer *answer = data;

  answer->answered = edubba_puzzle_check_check_finish (result, &answer->made, NULL);
  answer->done = TRUE;
}

static CoursePuzzle *
create_puzzle (const char *position, const char *goal)
{
  g_autofree char *text =
    edubba_puzzle_check_write (position, goal, "A title\nin two lines", NULL, 0);
  g_autoptr (GError) error = NULL;
  CoursePuzzle *puzzle = course_puzzle_parse (games_modules, text, strlen (text), &error);

  g_assert_no_error (error);
  return puzzle;
}

static Answer
check (const char *position, const char *goal, GCancellable *cancellable)
{
  g_autoptr (CoursePuzzle) puzzle = create_puzzle (position, goal);
  Answer answer = { 0 };

  edubba_puzzle_check_check_async (puzzle, cancellable, checked_cb, &answer);
  while (!answer.done)
    g_main_context_iteration (NULL, TRUE);
  return answer;
}

static void
test_verdicts (void)
{
  Answer answer = check (HATTI, "temple(opp,H) = 0 and travels = 0 and settles = 0", NULL);

  g_assert_true (answer.answered);
  g_assert_cmpint (answer.made.verdict, ==, EDUBBA_MADE_SOLVABLE);
  g_assert_cmpuint (answer.made.length, ==, 4);
  g_assert_cmpuint (answer.made.count, ==, 4);
  g_assert_cmpuint (answer.made.rating, >, 0);
  answer = check (HATTI, "temple(opp,H) = 6", NULL);
  g_assert_cmpint (answer.made.verdict, ==, EDUBBA_MADE_DONE);
  answer = check ("babel/1 hands=A|", "settles = 2", NULL);
  g_assert_cmpint (answer.made.verdict, ==, EDUBBA_MADE_UNSOLVABLE);
}

/* The way depends on a card that nobody has seen. */
static void
test_hidden (void)
{
  Answer answer = check (HIDDEN, "run(me,A,A) = 1", NULL);

  g_assert_true (answer.answered);
  g_assert_cmpint (answer.made.verdict, ==, EDUBBA_MADE_HIDDEN);
  g_assert_cmpuint (answer.made.rating, ==, 0);
}

/* Somebody who changes their mind is not answered. */
static void
test_cancelled (void)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  Answer answer;

  g_cancellable_cancel (cancellable);
  answer = check (HATTI, "temple(opp,H) = 0", cancellable);
  g_assert_false (answer.answered);
}

/* The same puzzle has the same id, another one another. */
static void
test_write (void)
{
  g_autoptr (CoursePuzzle) one = create_puzzle (HATTI, "settles = 1");
  g_autoptr (CoursePuzzle) same = create_puzzle (HATTI, "settles = 1");
  g_autoptr (CoursePuzzle) other = create_puzzle (HATTI, "settles = 2");

  g_assert_cmpstr (course_puzzle_get_title (one), ==, "A title in two lines");
  g_assert_cmpstr (course_puzzle_get_id (one), ==, course_puzzle_get_id (same));
  g_assert_cmpstr (course_puzzle_get_id (one), !=, course_puzzle_get_id (other));
  g_assert_cmpuint (course_puzzle_get_rating (one), ==, 0);
  for (guint i = 0; i < 2; i++)
    {
      g_autofree char *text =
        edubba_puzzle_check_write (HATTI, "settles = 1", "Said", i ? "Do it." : "", 1234);
      g_autoptr (CoursePuzzle) said =
        course_puzzle_parse (games_modules, text, strlen (text), NULL);

      g_assert_cmpuint (course_puzzle_get_rating (said), ==, 1234);
      g_assert_cmpstr (course_puzzle_get_say (said), ==, i ? "Do it." : NULL);
    }
}

static void
test_keep (void)
{
  EdubbaGame       game = { .module = game_modules_find (games_modules, "babel"),
                            .resource_path = "/nowhere/" };
  g_autofree char *folder = g_dir_make_tmp ("edubba-puzzle-check-XXXXXX", NULL);
  g_autoptr (EdubbaCourse) course = edubba_course_new (&game, games_modules, folder);
  g_autoptr (EdubbaCourse) again = edubba_course_new (&game, games_modules, folder);
  g_autofree char *first = edubba_puzzle_check_write (HATTI, "settles = 1", "First", NULL, 0);
  g_autofree char *second = edubba_puzzle_check_write (HATTI, "settles = 1", "Second", "Do it.", 0);
  g_autoptr (GError) error = NULL;
  CoursePuzzle *puzzle = edubba_course_save_puzzle (course, first, &error);

  g_assert_no_error (error);
  g_assert_cmpstr (course_puzzle_get_title (puzzle), ==, "First");
  puzzle = edubba_course_save_puzzle (course, second, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (edubba_course_get_puzzles (course)->len, ==, 1);
  edubba_course_get_puzzles (again);
  edubba_course_wait (again);
  g_assert_cmpuint (edubba_course_get_puzzles (again)->len, ==, 1);
  g_assert_cmpstr (
    course_puzzle_get_title (g_ptr_array_index (edubba_course_get_puzzles (again), 0)), ==,
    "Second");
  g_assert_null (edubba_course_save_puzzle (course, "[Puzzle]\nId=x\n", &error));
  g_assert_error (error, GAME_ERROR, GAME_ERROR_SYNTAX);
}

int
main (int argc, char *argv[])
{
  fixed_test_init (&argc, &argv);
  g_test_add_func ("/tutor/maker/verdicts", test_verdicts);
  g_test_add_func ("/tutor/maker/hidden", test_hidden);
  g_test_add_func ("/tutor/maker/cancelled", test_cancelled);
  g_test_add_func ("/tutor/maker/write", test_write);
  g_test_add_func ("/tutor/maker/keep", test_keep);
  return g_test_run ();
}
