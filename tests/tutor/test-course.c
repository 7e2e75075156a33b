/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A course out of a folder: order, finding by id, and files that cannot be used, which are named
 * with the reason and take nothing else with them. And one out of the program, which no file of a
 * user's can change.
 */
#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "../fixed.h"
#include "edubba-puzzle-picker.h"
#include "edubba-course-reader.h"
#include "edubba-course.h"
#include "game-state.h"
#include "games.h"
#include "model-fixture.h"

#define POSITION "babel/1 H:SMMM| pawns=HQ hands=AP|??????"

#define SHIPPED  "/io/github/edubba/Edubba/games/babel/"
#define SOME_DAY 740000
#define N_DAYS   400
#define PUZZLE   "[Puzzle]\nId=%s\nTitle=Mine\nPosition=" POSITION "\nGoal=hand(opp) = 3\n"

typedef struct
{
  char         *folder;
  EdubbaGame    game;
  EdubbaCourse *course;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  const GameModule *module = game_modules_find (games_modules, "babel");
  EdubbaGame        game = { .module = module, .resource_path = "/nowhere/" };

  fixture->folder = g_dir_make_tmp ("edubba-course-XXXXXX", NULL);
  fixture->game = game;
  fixture->course = edubba_course_new (&fixture->game, games_modules, fixture->folder);
}

/* Returns the lessons after the thread has read the user's folder. */
static GPtrArray *
read_lessons (EdubbaCourse *course)
{
  edubba_course_get_lessons (course);
  edubba_course_wait (course);
  return edubba_course_get_lessons (course);
}

static GPtrArray *
read_puzzles (EdubbaCourse *course)
{
  edubba_course_get_puzzles (course);
  edubba_course_wait (course);
  return edubba_course_get_puzzles (course);
}

static void
remove_files (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      g_assert_cmpint (g_remove (path), ==, 0);
    }
  g_rmdir (folder);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  g_autofree char *lessons = g_build_filename (fixture->folder, "lessons", NULL);
  g_autofree char *puzzles = g_build_filename (fixture->folder, "puzzles", NULL);

  g_assert_finalize_object (fixture->course);
  remove_files (lessons);
  remove_files (puzzles);
  g_assert_cmpint (g_rmdir (fixture->folder), ==, 0);
  g_free (fixture->folder);
}

static void
write_file (Fixture *fixture, const char *kind, const char *name, const char *text)
{
  g_autofree char *folder = g_build_filename (fixture->folder, kind, NULL);
  g_autofree char *path = g_build_filename (folder, name, NULL);

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  g_assert_true (g_file_set_contents_full (path, text, -1, G_FILE_SET_CONTENTS_NONE, 0600, NULL));
}

static void
write_lesson (Fixture *fixture, const char *id, const char *more)
{
  g_autofree char *name = g_strconcat (id, ".lesson", NULL);
  g_autofree char *text =
    g_strdup_printf ("[Lesson]\nId=%s\nTitle=T\nSummary=S\nRules=2.5\n%s\n"
                     "[Step 1]\nPosition=" POSITION "\nSay=Halve.\nGoal1=hand(opp) = 3\nDone1=D\n",
                     id, more);

  write_file (fixture, "lessons", name, text);
}

static void
write_puzzle (Fixture *fixture, const char *file, const char *id)
{
  g_autofree char *text = g_strdup_printf ("[Puzzle]\nId=%s\nTitle=T\nPosition=" POSITION "\n"
                                           "Goal=hand(opp) = 3\n",
                                           id);

  write_file (fixture, "puzzles", file, text);
}

static void
test_empty (Fixture *fixture, gconstpointer data)
{
  g_assert_cmpuint (read_lessons (fixture->course)->len, ==, 0);
  g_assert_cmpuint (read_puzzles (fixture->course)->len, ==, 0);
  g_assert_cmpuint (edubba_course_get_broken (fixture->course)->len, ==, 0);
  g_assert_null (edubba_course_find_lesson (fixture->course, "one"));
  g_assert_null (edubba_course_find_puzzle (fixture->course, "one"));
}

static void
test_order (Fixture *fixture, gconstpointer data)
{
  static const char *const expected[] = { "second", "first", "third", "nowhere" };
  GPtrArray               *lessons;

  write_lesson (fixture, "first", "Place=2\nNeeds=second");
  write_lesson (fixture, "nowhere", "");
  write_lesson (fixture, "second", "Place=1");
  write_lesson (fixture, "third", "Place=10");
  lessons = read_lessons (fixture->course);
  g_assert_cmpuint (lessons->len, ==, G_N_ELEMENTS (expected));
  for (guint i = 0; i < lessons->len; i++)
    g_assert_cmpstr (course_lesson_get_id (g_ptr_array_index (lessons, i)), ==, expected[i]);
  g_assert_true (edubba_course_find_lesson (fixture->course, "third") ==
                 g_ptr_array_index (lessons, 2));
  g_assert_cmpuint (edubba_course_get_broken (fixture->course)->len, ==, 0);
}

static void
test_puzzles (Fixture *fixture, gconstpointer data)
{
  GPtrArray *puzzles;

  write_puzzle (fixture, "x.puzzle", "beta");
  write_puzzle (fixture, "y.puzzle", "alpha");
  write_file (fixture, "puzzles", "notes.txt", "Nothing for us");
  puzzles = read_puzzles (fixture->course);
  g_assert_cmpuint (puzzles->len, ==, 2);
  g_assert_cmpstr (course_puzzle_get_id (g_ptr_array_index (puzzles, 0)), ==, "alpha");
  g_assert_true (edubba_course_find_puzzle (fixture->course, "beta") ==
                 g_ptr_array_index (puzzles, 1));
}

/* The only sentence about a file that could not be used. */
static void
check_broken (Fixture *fixture, const char *file, const char *why)
{
  GPtrArray  *broken = edubba_course_get_broken (fixture->course);
  const char *sentence;

  g_assert_cmpuint (broken->len, ==, 1);
  sentence = g_ptr_array_index (broken, 0);
  g_assert_nonnull (strstr (sentence, file));
  g_assert_nonnull (strstr (sentence, why));
}

static void
test_broken (Fixture *fixture, gconstpointer data)
{
  write_puzzle (fixture, "good.puzzle", "good");
  write_file (fixture, "puzzles", "bad.puzzle", "[Puzzle]\nId=bad\nTitel=T\n");
  g_assert_cmpuint (read_puzzles (fixture->course)->len, ==, 1);
  check_broken (fixture, "bad.puzzle", "Titel");
}

static void
test_same_id (Fixture *fixture, gconstpointer data)
{
  write_puzzle (fixture, "a.puzzle", "good");
  write_puzzle (fixture, "b.puzzle", "good");
  g_assert_cmpuint (read_puzzles (fixture->course)->len, ==, 1);
  check_broken (fixture, "b.puzzle", "“good”");
}

static void
test_needs (Fixture *fixture, gconstpointer data)
{
  write_lesson (fixture, "good", "Place=1");
  write_lesson (fixture, "lost", "Needs=nothing");
  g_assert_cmpuint (read_lessons (fixture->course)->len, ==, 1);
  check_broken (fixture, "lost", "nothing");
}

/* Two lessons that need each other, and one that needs both: none of them can be reached. */
static void
test_cycle (Fixture *fixture, gconstpointer data)
{
  write_lesson (fixture, "good", "");
  write_lesson (fixture, "one", "Needs=two");
  write_lesson (fixture, "three", "Needs=one;two");
  write_lesson (fixture, "two", "Needs=one");
  g_assert_cmpuint (read_lessons (fixture->course)->len, ==, 1);
  g_assert_cmpuint (edubba_course_get_broken (fixture->course)->len, ==, 3);
}

/* A file that looks like ours and cannot be read, or is of another game, harms nothing else. */
static void
test_no_file (Fixture *fixture, gconstpointer data)
{
  g_autofree char *folder = g_build_filename (fixture->folder, "lessons", "folder.lesson", NULL);

  g_assert_finalize_object (fixture->course);
  fixture->course = edubba_course_new (&fixture->game, fixture_get_modules (), fixture->folder);
  write_lesson (fixture, "good", "");
  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  write_file (fixture, "lessons", "other.lesson",
              "[Lesson]\nId=other\nTitle=T\nSummary=S\nRules=1\n"
              "[Step 1]\nPosition=heaps/1 0 2 5 4 1 0 2 0\nSay=Go.\nGoal1=takes = 1\nDone1=D\n");
  write_file (fixture, "puzzles", "other.puzzle",
              "[Puzzle]\nId=other\nTitle=T\nPosition=heaps/1 0 2 5 4 1 0 2 0\nGoal=takes = 1\n");
  g_assert_cmpuint (read_lessons (fixture->course)->len, ==, 1);
  g_assert_cmpuint (read_puzzles (fixture->course)->len, ==, 0);
  check_broken (fixture, "folder.lesson", "");
}

/* Nobody writes into the pipe, and nobody waits for that. */
static void
test_pipe (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = g_build_filename (fixture->folder, "puzzles", "pipe.puzzle", NULL);

  write_puzzle (fixture, "good.puzzle", "good");
  g_assert_cmpint (mkfifo (path, 0600), ==, 0);
  g_assert_cmpuint (read_puzzles (fixture->course)->len, ==, 1);
  check_broken (fixture, "pipe.puzzle", "pipe");
}

/* Of two lessons without a place the ids decide. */
static void
test_no_place (Fixture *fixture, gconstpointer data)
{
  static const char *const expected[] = { "placed", "alpha", "beta" };
  GPtrArray               *lessons;

  write_lesson (fixture, "beta", "");
  write_lesson (fixture, "alpha", "");
  write_lesson (fixture, "placed", "Place=4");
  write_file (fixture, "lessons", "x.lesson", "[Lesson]\nId=alpha\n");
  lessons = read_lessons (fixture->course);
  g_assert_cmpuint (lessons->len, ==, G_N_ELEMENTS (expected));
  for (guint i = 0; i < lessons->len; i++)
    g_assert_cmpstr (course_lesson_get_id (g_ptr_array_index (lessons, i)), ==, expected[i]);
  check_broken (fixture, "x.lesson", "");
}

/* A file in the place of a folder, or a folder in the place of a file: each gives a message, and
 * nothing else. */
static void
test_not_written (Fixture *fixture, gconstpointer data)
{
  g_autofree char *text = g_strdup_printf (PUZZLE, "mine");
  g_autofree char *folder = g_build_filename (fixture->folder, "puzzles", NULL);
  g_autofree char *place = g_build_filename (folder, "mine.puzzle", NULL);
  g_autoptr (GError) error = NULL;

  g_assert_true (g_file_set_contents (folder, "no folder", -1, NULL));
  g_assert_null (edubba_course_save_puzzle (fixture->course, text, &error));
  g_assert_nonnull (error);
  g_assert_cmpint (error->domain, ==, G_FILE_ERROR);
  g_clear_error (&error);
  g_assert_cmpint (g_unlink (folder), ==, 0);

  g_assert_cmpint (g_mkdir_with_parents (place, 0700), ==, 0);
  g_assert_null (edubba_course_save_puzzle (fixture->course, text, &error));
  g_assert_cmpint (error->domain, ==, G_FILE_ERROR);
  g_assert_cmpuint (read_puzzles (fixture->course)->len, ==, 0);
  g_assert_cmpint (g_rmdir (place), ==, 0);
  g_assert_nonnull (edubba_course_save_puzzle (fixture->course, text, NULL));
}

static void
changed_cb (EdubbaCourse *course, guint *n)
{
  ++*n;
}

/* Nobody waits for the folder: the game's own are there at once, the user's when they are read, and
 * then it is said. */
static void
test_thread (Fixture *fixture, gconstpointer data)
{
  guint n = 0;
  guint n_own;

  g_assert_finalize_object (fixture->course);
  fixture->game.resource_path = SHIPPED;
  fixture->course = edubba_course_new (&fixture->game, games_modules, fixture->folder);
  write_lesson (fixture, "mine", "");
  g_signal_connect (fixture->course, "changed", G_CALLBACK (changed_cb), &n);
  n_own = edubba_course_get_lessons (fixture->course)->len;
  g_assert_cmpuint (n_own, >, 0);
  g_assert_null (edubba_course_find_lesson (fixture->course, "mine"));
  while (n == 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (n, ==, 1);
  g_assert_nonnull (edubba_course_find_lesson (fixture->course, "mine"));
  g_assert_cmpuint (edubba_course_get_lessons (fixture->course)->len, ==, n_own + 1);
}

/* It may go away before the folder is read. */
static void
test_dropped (Fixture *fixture, gconstpointer data)
{
  write_lesson (fixture, "mine", "");
  edubba_course_get_lessons (fixture->course);
  edubba_course_get_puzzles (fixture->course);
  g_assert_finalize_object (fixture->course);
  fixture->course = edubba_course_new (&fixture->game, games_modules, fixture->folder);
}

/* A long chain costs no more than its length, read from either end, and goes as a whole with the
 * lesson that it hangs on. */
static void
test_chain (Fixture *fixture, gconstpointer data)
{
  enum
  {
    LENGTH = 300
  };

  for (guint i = 0; i < LENGTH; i++)
    {
      g_autofree char *up = g_strdup_printf ("up-%03u", i);
      g_autofree char *down = g_strdup_printf ("down-%03u", i);
      g_autofree char *lost = g_strdup_printf ("lost-%03u", i);
      g_autofree char *before = i > 0 ? g_strdup_printf ("Needs=up-%03u", i - 1) : g_strdup ("");
      g_autofree char *behind =
        i + 1 < LENGTH ? g_strdup_printf ("Needs=down-%03u", i + 1) : g_strdup ("");
      g_autofree char *missing = g_strdup_printf ("Needs=lost-%03u", i + 1);

      write_lesson (fixture, up, before);
      write_lesson (fixture, down, behind);
      write_lesson (fixture, lost, missing);
    }
  g_assert_cmpuint (read_lessons (fixture->course)->len, ==, 2 * LENGTH);
  g_assert_cmpuint (edubba_course_get_broken (fixture->course)->len, ==, LENGTH);
}

/* Only the first files are read, up to the limit, with a message. */
static void
test_too_many (Fixture *fixture, gconstpointer data)
{
  g_autofree char *first = g_build_filename (fixture->folder, "puzzles", "first.puzzle", NULL);
  const char      *last;

  write_file (fixture, "puzzles", "first.puzzle", "");
  for (guint i = 0; i < EDUBBA_COURSE_MAX_FILES; i++)
    {
      g_autofree char *path = g_strdup_printf ("%s-%u.puzzle", first, i);

      g_assert_cmpint (link (first, path), ==, 0);
    }
  g_assert_cmpuint (read_puzzles (fixture->course)->len, ==, 0);
  g_assert_cmpuint (edubba_course_get_broken (fixture->course)->len, ==,
                    EDUBBA_COURSE_MAX_FILES + 1);
  last = g_ptr_array_index (edubba_course_get_broken (fixture->course), EDUBBA_COURSE_MAX_FILES);
  g_assert_nonnull (strstr (last, "Only the first 5000 files are read."));
}

/* The course as it comes with the program, with the user's folder. */
static void
begin_shipped (Fixture *fixture)
{
  g_assert_finalize_object (fixture->course);
  fixture->game.resource_path = SHIPPED;
  fixture->course = edubba_course_new (&fixture->game, games_modules, fixture->folder);
}

static void
test_shipped (Fixture *fixture, gconstpointer data)
{
  g_autoptr (EdubbaCourse) alone = NULL;
  guint n_lessons, n_puzzles;

  begin_shipped (fixture);
  alone = edubba_course_new (&fixture->game, games_modules, NULL);
  n_lessons = read_lessons (alone)->len;
  n_puzzles = read_puzzles (alone)->len;
  g_assert_cmpuint (n_lessons, >, 0);
  g_assert_cmpuint (n_puzzles, >, 0);
  g_assert_cmpuint (edubba_course_get_broken (alone)->len, ==, 0);
  g_assert_true (edubba_course_get_game (alone) == &fixture->game);

  /* A lesson of the same name is refused, one with another is added. */
  write_lesson (fixture, "runs", "");
  write_lesson (fixture, "mine", "");
  g_assert_cmpuint (read_lessons (fixture->course)->len, ==, n_lessons + 1);
  check_broken (fixture, "runs.lesson", "“runs”");
}

/* No file of a user's takes the place of a puzzle of the game, neither read nor written. */
static void
test_shipped_puzzle (Fixture *fixture, gconstpointer data)
{
  g_autofree char *text = g_strdup_printf (PUZZLE, "hatti");
  g_autoptr (GError) error = NULL;

  begin_shipped (fixture);
  g_assert_null (edubba_course_save_puzzle (fixture->course, text, &error));
  g_assert_error (error, GAME_ERROR, GAME_ERROR_REFUSED);
  g_assert_cmpstr (
    course_puzzle_get_title (edubba_course_find_puzzle (fixture->course, "hatti")), !=, "Mine");
}

/* Two puzzles of the day, in two courses. */
static void
check_daily (EdubbaCourse *alone, EdubbaCourse *course, guint day, guint grade, guint *n_found)
{
  CoursePuzzle *puzzle = edubba_puzzle_picker_find_daily (alone, NULL, day, grade);
  CoursePuzzle *here = edubba_puzzle_picker_find_daily (course, NULL, day, grade);
  guint         rating = course_puzzle_get_rating (puzzle);

  g_assert_true (edubba_puzzle_picker_has (puzzle));
  g_assert_cmpstr (course_puzzle_get_id (puzzle), ==, course_puzzle_get_id (here));
  g_assert_true (edubba_puzzle_picker_is_daily (alone, NULL, day, puzzle));
  g_assert_cmpuint (rating, >=, grade == 0 ? 1 : grade == 1 ? 1300
                                                            : 1800);
  g_assert_cmpuint (rating, <, grade == 0 ? 1300 : grade == 1 ? 1800
                                                              : 3000);
  *n_found += edubba_puzzle_picker_is_found (puzzle);
}

/* Every day has a puzzle of the game's own of each grade, the same for everybody, and users' own
 * puzzles make no difference. */
static void
test_daily (Fixture *fixture, gconstpointer data)
{
  g_autoptr (EdubbaCourse) alone = NULL;
  guint n_found = 0;

  begin_shipped (fixture);
  alone = edubba_course_new (&fixture->game, games_modules, NULL);
  for (char name = 'a'; name <= 'z'; name++)
    {
      const char       id[] = { name, '\0' };
      g_autofree char *file = g_strconcat (id, ".puzzle", NULL);

      write_puzzle (fixture, file, id);
    }
  g_assert_cmpuint (read_puzzles (fixture->course)->len, ==, read_puzzles (alone)->len + 26);
  for (guint day = SOME_DAY; day < SOME_DAY + N_DAYS; day++)
    for (guint grade = 0; grade < EDUBBA_N_DAILY_GRADES; grade++)
      check_daily (alone, fixture->course, day, grade, &n_found);
  /* Some were found in games, some were made by hand. */
  g_assert_cmpuint (n_found, >, 0);
  g_assert_cmpuint (n_found, <, N_DAYS * EDUBBA_N_DAILY_GRADES);
}

static void
add (const char *path, void (*test) (Fixture *fixture, gconstpointer data))
{
  g_test_add (path, Fixture, NULL, set_up, test, tear_down);
}

int
main (int argc, char **argv)
{
  fixed_test_init (&argc, &argv);
  add ("/tutor/course/empty", test_empty);
  add ("/tutor/course/lessons", test_order);
  add ("/tutor/course/puzzles", test_puzzles);
  add ("/tutor/course/broken", test_broken);
  add ("/tutor/course/broken/id", test_same_id);
  add ("/tutor/course/broken/needs", test_needs);
  add ("/tutor/course/broken/cycle", test_cycle);
  add ("/tutor/course/broken/no-file", test_no_file);
  add ("/tutor/course/broken/pipe", test_pipe);
  add ("/tutor/course/no-place", test_no_place);
  add ("/tutor/course/thread", test_thread);
  add ("/tutor/course/dropped", test_dropped);
  add ("/tutor/course/chain", test_chain);
  add ("/tutor/course/too-many", test_too_many);
  add ("/tutor/course/not-written", test_not_written);
  add ("/tutor/course/shipped", test_shipped);
  add ("/tutor/course/shipped/puzzle", test_shipped_puzzle);
  add ("/tutor/course/shipped/daily", test_daily);
  return g_test_run ();
}
