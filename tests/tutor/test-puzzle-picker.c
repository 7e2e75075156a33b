/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The next puzzle is near the learner's rating, not solved, and not the same again; and nothing
 * from a user's folder can become the puzzle of a day.
 */
#include "../fixed.h"
#include "model-fixture.h"

#include "edubba-puzzle-picker.h"

#include <glib/gstdio.h>

#define POSITION "babel/1 A:| H:AAA|/1 M:| P:| S:| pawns=HQ hands=HH|?? turn=9"

typedef struct
{
  char           *folder;
  EdubbaGame      game;
  EdubbaCourse   *course;
  EdubbaProgress *progress;
} Fixture;

static void
write_puzzle (Fixture *fixture, const char *id, const char *keys)
{
  g_autofree char *name = g_strconcat (id, ".puzzle", NULL);
  g_autofree char *puzzles = g_build_filename (fixture->folder, "puzzles", NULL);
  g_autofree char *path = g_build_filename (puzzles, name, NULL);
  g_autofree char *text = g_strdup_printf ("[Puzzle]\nId=%s\nTitle=%s\nPosition=" POSITION
                                           "\nGoal=temple(opp,H) = 0\n%s",
                                           id, id, keys);

  g_mkdir_with_parents (puzzles, 0700);
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  g_autoptr (EdubbaArchive) archive = NULL;

  fixture->folder = fixture_folder_new ();
  archive = edubba_archive_new (fixture->folder, "progress");
  fixture->progress = edubba_progress_new (archive);
  fixture->game.module = fixture_get_game ();
  fixture->game.resource_path = "/none/";
  write_puzzle (fixture, "drill", "Drill=2.5\nRating=850\n");
  write_puzzle (fixture, "easy", "Theme=raze\nDrill=2.5\nRating=450\n");
  write_puzzle (fixture, "fitting", "Theme=raze\nRating=760\n");
  write_puzzle (fixture, "harder", "Theme=raze\nRating=950\n");
  write_puzzle (fixture, "unrated", "");
  fixture->course = edubba_course_new (&fixture->game, fixture_get_modules (), fixture->folder);
  edubba_course_get_puzzles (fixture->course);
  edubba_course_wait (fixture->course);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  g_autofree char *puzzles = g_build_filename (fixture->folder, "puzzles", NULL);

  g_assert_finalize_object (fixture->course);
  g_assert_finalize_object (fixture->progress);
  fixture_folder_remove (puzzles);
  fixture_folder_remove (fixture->folder);
  g_free (fixture->folder);
}

static const char *
choose (Fixture *fixture, const char *except)
{
  CoursePuzzle *puzzle =
    edubba_puzzle_picker_find_next (fixture->course, fixture->progress, except);

  return puzzle ? course_puzzle_get_id (puzzle) : NULL;
}

static void
solve (Fixture *fixture, const char *id)
{
  edubba_progress_note_puzzle (fixture->progress, "babel", id, 0, TRUE, 1, 1);
}

static void
test_next (Fixture *fixture, gconstpointer data)
{
  g_assert_cmpuint (edubba_course_get_puzzles (fixture->course)->len, ==, 5);
  g_assert_cmpstr (choose (fixture, NULL), ==, "fitting");
  g_assert_cmpstr (choose (fixture, "fitting"), ==, "harder");
  edubba_progress_note_puzzle (fixture->progress, "babel", "fitting", 0, FALSE, 0, 1);
  g_assert_cmpstr (choose (fixture, NULL), ==, "harder");
  solve (fixture, "harder");
  g_assert_cmpstr (choose (fixture, NULL), ==, "easy");
  solve (fixture, "easy");
  g_assert_cmpstr (choose (fixture, NULL), ==, "fitting");
  solve (fixture, "fitting");
  g_assert_cmpstr (choose (fixture, NULL), ==, "unrated");
  g_assert_null (choose (fixture, "unrated"));
  solve (fixture, "unrated");
  g_assert_null (choose (fixture, NULL));
}

/* A puzzle that was shown comes back only behind all others, the longest ago first. */
static void
test_shown (Fixture *fixture, gconstpointer data)
{
  static const char *const order[] = { "fitting", "harder", "easy", "unrated", "fitting",
                                       "harder", "easy", "unrated" };
  CoursePuzzle            *before;

  for (guint i = 0; i < G_N_ELEMENTS (order); i++)
    {
      g_assert_cmpstr (choose (fixture, NULL), ==, order[i]);
      edubba_course_note_shown (fixture->course, order[i]);
      g_assert_cmpuint (edubba_course_get_shown (fixture->course, order[i]), ==, i + 1);
      before = edubba_course_find_shown_before (fixture->course, order[i]);
      g_assert_cmpstr (before ? course_puzzle_get_id (before) : NULL, ==,
                       i > 0 ? order[i - 1] : NULL);
    }
  g_assert_null (edubba_course_find_shown_before (fixture->course, "drill"));
}

#define APART                                                  \
  "[Puzzle]\nId=apart\nTitle=Apart\nTheme=raze\nRating=2400\n" \
  "Position=babel/1 H:AAA|/1 pawns=HQ hands=HHH|?? turn=9\n"   \
  "Goal=temple(opp,H) = 0\n"

/* After a puzzle comes one on another board, however hard, as long as there is any. */
static void
test_apart (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = g_build_filename (fixture->folder, "puzzles", "apart.puzzle", NULL);
  g_autoptr (EdubbaCourse) course = NULL;

  g_assert_true (g_file_set_contents (path, APART, -1, NULL));
  course = edubba_course_new (&fixture->game, fixture_get_modules (), fixture->folder);
  edubba_course_get_puzzles (course);
  edubba_course_wait (course);
  g_assert_cmpstr (course_puzzle_get_id (
                     edubba_puzzle_picker_find_next (course, fixture->progress, "fitting")),
                   ==, "apart");
  g_assert_cmpstr (
    course_puzzle_get_id (edubba_puzzle_picker_find_next (course, fixture->progress, NULL)), ==,
    "fitting");
}

/* Somebody whose rating has risen gets harder ones. */
static void
test_risen (Fixture *fixture, gconstpointer data)
{
  edubba_progress_note_puzzle (fixture->progress, "babel", "elsewhere", 900, TRUE, 1, 1);
  g_assert_cmpuint (edubba_progress_get_fit (fixture->progress, "babel"), ==, 1000);
  g_assert_cmpstr (choose (fixture, NULL), ==, "harder");
}

static void
test_daily (Fixture *fixture, gconstpointer data)
{
  g_assert_null (edubba_puzzle_picker_find_daily (fixture->course, NULL, 739000, 0));
}

/* A learner who has done nothing gets an easy puzzle; one who solves hard ones gets a harder
 * puzzle. */
static void
test_grade (Fixture *fixture, gconstpointer data)
{
  guint grade = 0;

  g_assert_cmpuint (edubba_puzzle_picker_get_daily_grade (fixture->progress, "babel"), ==, 0);
  for (guint i = 0; i < 40; i++)
    {
      g_autofree char *id = g_strdup_printf ("puzzle-%u", i);

      edubba_progress_note_puzzle (fixture->progress, "babel", id, 2300, TRUE, 1, 1);
      g_assert_cmpuint (edubba_puzzle_picker_get_daily_grade (fixture->progress, "babel"), >=,
                        grade);
      grade = edubba_puzzle_picker_get_daily_grade (fixture->progress, "babel");
    }
  g_assert_cmpuint (grade, ==, EDUBBA_N_DAILY_GRADES - 1);
}

int
main (int argc, char **argv)
{
  fixed_test_init (&argc, &argv);

  g_test_add ("/puzzle-picker/next", Fixture, NULL, set_up, test_next, tear_down);
  g_test_add ("/puzzle-picker/shown", Fixture, NULL, set_up, test_shown, tear_down);
  g_test_add ("/puzzle-picker/apart", Fixture, NULL, set_up, test_apart, tear_down);
  g_test_add ("/puzzle-picker/risen", Fixture, NULL, set_up, test_risen, tear_down);
  g_test_add ("/puzzle-picker/daily", Fixture, NULL, set_up, test_daily, tear_down);
  g_test_add ("/puzzle-picker/daily/grade", Fixture, NULL, set_up, test_grade, tear_down);
  return g_test_run ();
}
