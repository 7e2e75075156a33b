/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Practice in the shipped course: after a refusal the very case that was refused, and never a
 * rule that is ahead of the learner, neither then nor in a puzzle that is offered.
 */
#include "../fixed.h"
#include "model-fixture.h"

#include "edubba-practice.h"
#include "edubba-puzzle-picker.h"
#include "games.h"

#define SHIPPED "/io/github/edubba/Edubba/games/babel/"

#define SOME_DAY 740000
#define N_DAYS   20

typedef struct
{
  char           *folder;
  EdubbaGame      game;
  EdubbaCourse   *course;
  EdubbaProgress *progress;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  g_autoptr (EdubbaArchive) archive = NULL;

  fixture->folder = fixture_folder_new ();
  archive = edubba_archive_new (fixture->folder, EDUBBA_PROGRESS_NAME);
  fixture->progress = edubba_progress_new (archive);
  fixture->game.module = games_modules[0];
  fixture->game.resource_path = SHIPPED;
  fixture->course = edubba_course_new (&fixture->game, games_modules, NULL);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  g_assert_finalize_object (fixture->course);
  g_assert_finalize_object (fixture->progress);
  fixture_folder_remove (fixture->folder);
  g_free (fixture->folder);
}

/* The first exercise that is found, or NULL. */
static const char *
find (Fixture *fixture, const char *paragraph, const char *code, GStrv coming)
{
  g_autoptr (GPtrArray) found =
    edubba_practice_find (fixture->course, paragraph, code, (const char *const *) coming);

  return found->len > 0 ? course_puzzle_get_id (g_ptr_array_index (found, 0)) : NULL;
}

/* Of a paragraph's exercises the one for the case comes, not the easiest. */
static void
test_code (Fixture *fixture, gconstpointer data)
{
  g_assert_cmpstr (find (fixture, "2.3", "few-settlers", NULL), ==, "drill-settlers");
  g_assert_cmpstr (find (fixture, "2.3", "level-order", NULL), ==, "drill-level-order");
  g_assert_cmpstr (find (fixture, "2.3", "starter-unbuilt", NULL), ==, "drill-starter");
  g_assert_cmpstr (find (fixture, "2.5", "which-run", NULL), ==, "drill-two-runs");
  g_assert_nonnull (find (fixture, "2.3", "store-empty", NULL));
  g_assert_null (find (fixture, "2.9", NULL, NULL));
}

static GStrv
list_coming (Fixture *fixture, const char *lesson)
{
  return edubba_practice_list_coming (fixture->course, fixture->progress,
                                      lesson ? edubba_course_find_lesson (fixture->course, lesson)
                                             : NULL);
}

static gboolean
is_coming (GStrv coming, const char *paragraph)
{
  return g_strv_contains ((const char *const *) coming, paragraph);
}

/* In a lesson all lessons before it count as met; outside of it those that were begun. */
static void
test_coming (Fixture *fixture, gconstpointer data)
{
  g_auto (GStrv) nothing = list_coming (fixture, NULL);
  g_auto (GStrv) early = list_coming (fixture, "travel-and-settle");
  g_auto (GStrv) late = list_coming (fixture, "sumerians");
  g_auto (GStrv) begun = NULL;

  g_assert_cmpuint (g_strv_length (nothing), ==, 0);
  g_assert_false (is_coming (early, "2.1"));
  g_assert_false (is_coming (early, "2.2"));
  g_assert_true (is_coming (early, "2.3"));
  g_assert_true (is_coming (early, "2.5.4"));
  g_assert_false (is_coming (late, "2.3"));
  g_assert_false (is_coming (late, "2.5.4"));
  g_assert_true (is_coming (late, "2.5.5"));
  g_assert_null (find (fixture, "2.3", "starter-unbuilt", early));
  g_assert_cmpstr (find (fixture, "2.3", "starter-unbuilt", late), ==, "drill-starter");
  edubba_progress_set_lesson_done (fixture->progress, "babel", "tablet-house", FALSE);
  begun = list_coming (fixture, NULL);
  g_assert_false (is_coming (begun, "2.1"));
  g_assert_true (is_coming (begun, "2.2"));
}

static void
do_lesson (Fixture *fixture, const char *lesson)
{
  edubba_progress_set_lesson_done (fixture->progress, "babel", lesson, FALSE);
}

/* Puzzles need the rules that they train, and those of their themes: kinds of action and
 * paragraphs. */
static void
test_ahead (Fixture *fixture, gconstpointer data)
{
  const char *const raze[] = { "2.5.1", NULL };
  const char *const build[] = { "2.3", NULL };
  const char *const ending[] = { "4.1", "4.2", NULL };
  const char *const nothing[] = { NULL };
  const char       *text = "[Puzzle]\nId=mine\nTitle=Mine\nGoal=temple(opp,H) = 0\n"
                           "Position=babel/1 H:AAA|/1 pawns=HQ hands=HH|??\n"
                           "Theme=raze;ending\nDrill=2.3\n";
  g_autoptr (GError) error = NULL;
  g_autoptr (CoursePuzzle) puzzle =
    course_puzzle_parse (games_modules, text, strlen (text), &error);

  g_assert_no_error (error);
  g_assert_true (edubba_practice_is_ahead (puzzle, raze));
  g_assert_true (edubba_practice_is_ahead (puzzle, build));
  g_assert_false (edubba_practice_is_ahead (puzzle, ending));
  g_assert_false (edubba_practice_is_ahead (puzzle, nothing));
}

/* The puzzles of a day for the learner. Three lessons allow no hard one: it is everybody's. */
static void
check_daily (Fixture *fixture, guint day, GStrv coming)
{
  for (guint grade = 0; grade < EDUBBA_N_DAILY_GRADES; grade++)
    {
      CoursePuzzle *puzzle =
        edubba_puzzle_picker_find_daily (fixture->course, fixture->progress, day, grade);

      g_assert_true (edubba_practice_is_ahead (puzzle, (const char *const *) coming) ==
                     (grade == EDUBBA_N_DAILY_GRADES - 1));
      g_assert_true (
        edubba_puzzle_picker_is_daily (fixture->course, fixture->progress, day, puzzle));
    }
}

static gboolean
has_daily_of_all (Fixture *fixture, guint day)
{
  return edubba_puzzle_picker_find_daily (fixture->course, fixture->progress, day, 0) ==
         edubba_puzzle_picker_find_daily (fixture->course, NULL, day, 0);
}

/* In the middle of the course the puzzle of the day needs only paragraphs that were taught;
 * before its first lesson and after its last it is everybody's. */
static void
test_daily (Fixture *fixture, gconstpointer data)
{
  guint n_same = 0;
  g_auto (GStrv) coming = NULL;
  GPtrArray *lessons = edubba_course_get_lessons (fixture->course);

  edubba_course_get_puzzles (fixture->course);
  edubba_course_wait (fixture->course);
  for (guint i = 0; i < N_DAYS; i++)
    g_assert_true (has_daily_of_all (fixture, SOME_DAY + i));
  do_lesson (fixture, "tablet-house");
  do_lesson (fixture, "travel-and-settle");
  do_lesson (fixture, "first-temple");
  coming = list_coming (fixture, NULL);
  for (guint i = 0; i < N_DAYS; i++)
    {
      check_daily (fixture, SOME_DAY + i, coming);
      n_same += has_daily_of_all (fixture, SOME_DAY + i);
    }
  g_assert_cmpuint (n_same, <, N_DAYS / 2);
  for (guint i = 0; i < lessons->len; i++)
    do_lesson (fixture, course_lesson_get_id (lessons->pdata[i]));
  for (guint i = 0; i < N_DAYS; i++)
    g_assert_true (has_daily_of_all (fixture, SOME_DAY + i));
}

/* As long as a grade has one that is unsolved, the puzzle of a later day is such a one; and then
 * there still is one. */
static void
test_daily_unsolved (Fixture *fixture, gconstpointer data)
{
  EdubbaPuzzleRecord record = { 0 };
  guint              n_solved = 0;

  edubba_course_get_puzzles (fixture->course);
  edubba_course_wait (fixture->course);
  for (; record.solved == 0; n_solved++)
    {
      CoursePuzzle *puzzle = edubba_puzzle_picker_find_daily (fixture->course, fixture->progress,
                                                              SOME_DAY + n_solved % N_DAYS, 0);
      const char   *id = course_puzzle_get_id (puzzle);

      edubba_progress_get_puzzle (fixture->progress, "babel", id, &record);
      edubba_progress_note_puzzle (fixture->progress, "babel", id, 0, TRUE, 1, 1);
    }
  g_assert_cmpuint (n_solved, >, 30);
}

/* The puzzle offered next needs only paragraphs that were taught, as long as there is one. */
static void
test_next (Fixture *fixture, gconstpointer data)
{
  GPtrArray    *puzzles = edubba_course_get_puzzles (fixture->course);
  guint         n = 0;
  CoursePuzzle *next;
  g_auto (GStrv) coming = NULL;

  edubba_course_wait (fixture->course);
  do_lesson (fixture, "tablet-house");
  coming = list_coming (fixture, NULL);
  for (;; n++)
    {
      next = edubba_puzzle_picker_find_next (fixture->course, fixture->progress, NULL);
      g_assert_nonnull (next);
      if (edubba_practice_is_ahead (next, (const char *const *) coming))
        break;
      edubba_progress_note_puzzle (fixture->progress, "babel", course_puzzle_get_id (next), 0, TRUE,
                                   1, 1);
    }
  g_assert_cmpuint (n, >, 10);
  for (guint i = 0; i < puzzles->len; i++)
    if (edubba_puzzle_picker_has (puzzles->pdata[i]) &&
        !edubba_practice_is_ahead (puzzles->pdata[i], (const char *const *) coming))
      n--;
  g_assert_cmpuint (n, ==, 0);
}

int
main (int argc, char **argv)
{
  fixed_test_init (&argc, &argv);
  g_test_add ("/tutor/practice/code", Fixture, NULL, set_up, test_code, tear_down);
  g_test_add ("/tutor/practice/coming", Fixture, NULL, set_up, test_coming, tear_down);
  g_test_add ("/tutor/practice/ahead", Fixture, NULL, set_up, test_ahead, tear_down);
  g_test_add ("/tutor/practice/daily", Fixture, NULL, set_up, test_daily, tear_down);
  g_test_add ("/tutor/practice/daily-unsolved", Fixture, NULL, set_up, test_daily_unsolved,
              tear_down);
  g_test_add ("/tutor/practice/next", Fixture, NULL, set_up, test_next, tear_down);
  return g_test_run ();
}
