/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The daily five: the rules that come back, tasks that drill their rules and can be solved, the
 * results; and nobody need wait for the rest.
 */
#include "../fixed.h"
#include "model-fixture.h"

#include "edubba-daily-drill.h"
#include "edubba-progress-study.h"

#include <glib/gstdio.h>

#define NOW  G_GINT64_CONSTANT (1800000000)
#define DAY  (24 * 3600)
#define GAME "babel"

typedef struct
{
  char             *folder;
  EdubbaGame        game;
  EdubbaCourse     *course;
  EdubbaProgress   *progress;
  EdubbaDailyDrill *drill;
  gint64            now;
  guint             changes;
} Fixture;

static gint64
tell_time (gpointer fixture)
{
  return ((Fixture *) fixture)->now;
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  g_autoptr (EdubbaArchive) archive = NULL;

  fixture->folder = fixture_folder_new ();
  fixture->now = NOW;
  archive = edubba_archive_new (fixture->folder, "progress");
  fixture->progress = edubba_progress_new (archive);
  edubba_progress_set_clock (fixture->progress, tell_time, fixture);
  fixture->game.module = fixture_get_game ();
  fixture->game.resource_path = "/none/";
  fixture->course = edubba_course_new (&fixture->game, fixture_get_modules (), fixture->folder);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  if (fixture->drill)
    g_assert_finalize_object (g_steal_pointer (&fixture->drill));
  g_assert_finalize_object (g_steal_pointer (&fixture->course));
  g_assert_finalize_object (g_steal_pointer (&fixture->progress));
  fixture_folder_remove (fixture->folder);
  g_free (fixture->folder);
}

static void
begin (Fixture *fixture, guint64 seed)
{
  fixture->drill = edubba_daily_drill_new (fixture->course, fixture->progress, seed);
  g_signal_connect_swapped (fixture->drill, "changed", G_CALLBACK (fixture_count_cb),
                            &fixture->changes);
}

static gboolean
is_made (gpointer data)
{
  EdubbaDailyDrill *drill = ((Fixture *) data)->drill;

  for (guint i = 0; i < edubba_daily_drill_get_n (drill); i++)
    if (!edubba_daily_drill_get_puzzle (drill, i))
      return FALSE;
  return TRUE;
}

static void
note (Fixture *fixture, gint64 days_ago, const char *paragraph, EdubbaRuleNote rule_note)
{
  fixture->now = NOW - days_ago * DAY;
  edubba_progress_note_rule (fixture->progress, GAME, paragraph, rule_note);
  fixture->now = NOW;
}

/* Six rules are known; five come, first the forgotten ones and then the weakest, each as a new
 * proved position that drills it. A rule that no action can show is passed over. */
static void
test_weakest (Fixture *fixture, gconstpointer data)
{
  static const char *const expected[] = { "2.5.1", "2.4", "2.3", "2.2", "2.5.5" };

  note (fixture, 20, "2.4", EDUBBA_RULE_MET);
  note (fixture, 4, "2.5.1", EDUBBA_RULE_FAILED);
  note (fixture, 3, "2.3", EDUBBA_RULE_MET);
  note (fixture, 1, "2.2", EDUBBA_RULE_MET);
  note (fixture, 0, "2.5.5", EDUBBA_RULE_WHY);
  note (fixture, 0, "2.5.5", EDUBBA_RULE_MET);
  note (fixture, 0, "0", EDUBBA_RULE_WHY);
  fixture->now += 1;
  g_assert_cmpuint (edubba_daily_drill_count_due (fixture->course, fixture->progress), ==, 3);
  begin (fixture, 7);
  g_assert_cmpuint (edubba_daily_drill_get_n (fixture->drill), ==, EDUBBA_DAILY_DRILL_TASKS);
  g_assert_cmpint (edubba_daily_drill_get_state (fixture->drill, 4), ==, EDUBBA_DAILY_DRILL_MAKING);
  fixture_wait (is_made, fixture);
  g_assert_cmpuint (fixture->changes, ==, EDUBBA_DAILY_DRILL_TASKS);
  for (guint i = 0; i < EDUBBA_DAILY_DRILL_TASKS; i++)
    {
      CoursePuzzle *puzzle = edubba_daily_drill_get_puzzle (fixture->drill, i);
      g_autoptr (GError) error = NULL;
      guint length;

      g_assert_cmpstr (edubba_daily_drill_get_rule (fixture->drill, i)->paragraph, ==, expected[i]);
      g_assert_cmpint (edubba_daily_drill_get_state (fixture->drill, i), ==,
                       EDUBBA_DAILY_DRILL_OPEN);
      g_assert_true (g_strv_contains (course_puzzle_get_drills (puzzle), expected[i]));
      course_puzzle_prove (puzzle, GAME_SOLVE_MEMORY, NULL, &length, NULL, &error);
      g_assert_no_error (error);
    }
}

/* A learner who knows few rules has few tasks: each rule once, on a position of its own, and no
 * rule that is not known yet. Another day has another position. */
static void
test_few (Fixture *fixture, gconstpointer data)
{
  const gsize           size = fixture->game.module->rules->state_size;
  g_autofree GameState *first = NULL;

  note (fixture, 2, "2.1", EDUBBA_RULE_WHY);
  begin (fixture, 11);
  fixture_wait (is_made, fixture);
  g_assert_cmpuint (edubba_daily_drill_get_n (fixture->drill), ==, 1);
  first =
    g_memdup2 (course_puzzle_get_state (edubba_daily_drill_get_puzzle (fixture->drill, 0)), size);
  g_assert_finalize_object (g_steal_pointer (&fixture->drill));

  note (fixture, 1, "2.4", EDUBBA_RULE_MET);
  begin (fixture, 12);
  fixture_wait (is_made, fixture);
  g_assert_cmpuint (edubba_daily_drill_get_n (fixture->drill), ==, 2);
  g_assert_cmpstr (edubba_daily_drill_get_rule (fixture->drill, 0)->paragraph, ==, "2.1");
  g_assert_cmpstr (edubba_daily_drill_get_rule (fixture->drill, 1)->paragraph, ==, "2.4");
  for (guint i = 0; i < 2; i++)
    g_assert_cmpint (
      memcmp (first, course_puzzle_get_state (edubba_daily_drill_get_puzzle (fixture->drill, i)),
              size),
      !=, 0);
}

/* A learner who knows nothing yet is offered none, and gets the first rules all the same. */
static void
test_beginner (Fixture *fixture, gconstpointer data)
{
  g_assert_false (edubba_daily_drill_is_possible (fixture->course, fixture->progress));
  g_assert_cmpuint (edubba_daily_drill_count_due (fixture->course, fixture->progress), ==, 0);
  begin (fixture, 1);
  g_assert_cmpuint (edubba_daily_drill_get_n (fixture->drill), ==, EDUBBA_DAILY_DRILL_TASKS);
  g_assert_cmpstr (edubba_daily_drill_get_rule (fixture->drill, 0)->paragraph, ==, "2.1");
  note (fixture, 0, "0", EDUBBA_RULE_WHY);
  g_assert_false (edubba_daily_drill_is_possible (fixture->course, fixture->progress));
  note (fixture, 0, "2.1", EDUBBA_RULE_WHY);
  g_assert_true (edubba_daily_drill_is_possible (fixture->course, fixture->progress));
}

static void
know_five (Fixture *fixture)
{
  static const char *const paragraphs[] = { "2.1", "2.2", "2.3", "2.4", "2.5.1" };

  for (guint i = 0; i < G_N_ELEMENTS (paragraphs); i++)
    note (fixture, 2, paragraphs[i], EDUBBA_RULE_MET);
}

static void
test_results (Fixture *fixture, gconstpointer data)
{
  EdubbaDailyDrill *drill;

  know_five (fixture);
  begin (fixture, 3);
  drill = fixture->drill;
  fixture_wait (is_made, fixture);
  fixture->changes = 0;
  g_assert_cmpuint (edubba_daily_drill_get_next (drill), ==, 0);
  edubba_daily_drill_set_result (drill, edubba_daily_drill_get_puzzle (drill, 0),
                                 EDUBBA_DAILY_DRILL_FAILED);
  edubba_daily_drill_set_result (drill, edubba_daily_drill_get_puzzle (drill, 0),
                                 EDUBBA_DAILY_DRILL_FAILED);
  g_assert_cmpuint (fixture->changes, ==, 1);
  g_assert_cmpuint (edubba_daily_drill_get_next (drill), ==, 1);
  edubba_daily_drill_set_result (drill, edubba_daily_drill_get_puzzle (drill, 0),
                                 EDUBBA_DAILY_DRILL_SOLVED);
  edubba_daily_drill_set_result (drill, edubba_daily_drill_get_puzzle (drill, 0),
                                 EDUBBA_DAILY_DRILL_CLEAN);
  g_assert_cmpint (edubba_daily_drill_get_state (drill, 0), ==, EDUBBA_DAILY_DRILL_SOLVED);
  for (guint i = 1; i < EDUBBA_DAILY_DRILL_TASKS; i++)
    {
      g_assert_false (edubba_progress_has_daily_five (fixture->progress, GAME));
      edubba_daily_drill_set_result (drill, edubba_daily_drill_get_puzzle (drill, i),
                                     EDUBBA_DAILY_DRILL_CLEAN);
      edubba_daily_drill_set_result (drill, edubba_daily_drill_get_puzzle (drill, i),
                                     EDUBBA_DAILY_DRILL_FAILED);
      g_assert_cmpint (edubba_daily_drill_get_state (drill, i), ==, EDUBBA_DAILY_DRILL_CLEAN);
    }
  g_assert_cmpuint (edubba_daily_drill_get_next (drill), ==, EDUBBA_DAILY_DRILL_TASKS);
  g_assert_true (edubba_progress_is_daily_five_done (fixture->progress, GAME));
}

static const char *const studied[] = { "2.1", "2.2", "2.3", "2.4", "2.5.1", "2.5.5" };

/* Counts the tasks for rules that rest. */
static guint
count_resting (Fixture *fixture)
{
  const EdubbaStudy *study = edubba_progress_get_study (fixture->progress, GAME);
  guint              n = 0;

  for (guint i = 0; i < edubba_daily_drill_get_n (fixture->drill); i++)
    n += edubba_study_find_rule (study, edubba_daily_drill_get_rule (fixture->drill, i)->paragraph)
           ->rests;
  return n;
}

/* While a study goes on no rule that rests comes back, and none is counted as due; a test asks
 * all, with the same tasks for any seed, and their results are its answers. */
static void
test_study (Fixture *fixture, gconstpointer data)
{
  const gsize           size = fixture->game.module->rules->state_size;
  g_autofree GameState *first = NULL;
  const EdubbaStudy    *study;
  EdubbaDailyDrill     *drill;

  for (guint i = 0; i < G_N_ELEMENTS (studied) - 1; i++)
    note (fixture, 2, studied[i], EDUBBA_RULE_MET);
  note (fixture, 2, "3", EDUBBA_RULE_WHY);
  edubba_daily_drill_begin_study (fixture->course, fixture->progress, 1);
  g_assert_false (edubba_progress_is_studying (fixture->progress, GAME));
  note (fixture, 2, studied[5], EDUBBA_RULE_MET);
  g_assert_cmpuint (edubba_daily_drill_count_studied (fixture->course, fixture->progress), ==, 6);
  edubba_daily_drill_begin_study (fixture->course, fixture->progress, 1);
  g_assert_true (edubba_progress_is_studying (fixture->progress, GAME));

  fixture->now += 5 * DAY;
  g_assert_cmpuint (edubba_daily_drill_count_due (fixture->course, fixture->progress), ==, 4);
  begin (fixture, 1);
  g_assert_false (edubba_daily_drill_is_test (fixture->drill));
  g_assert_cmpuint (edubba_daily_drill_get_n (fixture->drill), ==, 4);
  g_assert_cmpuint (count_resting (fixture), ==, 0);
  g_assert_finalize_object (g_steal_pointer (&fixture->drill));

  fixture->now += 2 * DAY;
  g_assert_cmpuint (edubba_daily_drill_count_asked (fixture->course, fixture->progress), ==, 6);
  begin (fixture, 2);
  fixture_wait (is_made, fixture);
  first =
    g_memdup2 (course_puzzle_get_state (edubba_daily_drill_get_puzzle (fixture->drill, 0)), size);
  g_assert_finalize_object (g_steal_pointer (&fixture->drill));
  begin (fixture, 3);
  drill = fixture->drill;
  fixture_wait (is_made, fixture);
  g_assert_true (edubba_daily_drill_is_test (drill));
  g_assert_cmpmem (first, size, course_puzzle_get_state (edubba_daily_drill_get_puzzle (drill, 0)),
                   size);
  edubba_daily_drill_set_result (drill, edubba_daily_drill_get_puzzle (drill, 0),
                                 EDUBBA_DAILY_DRILL_CLEAN);
  edubba_daily_drill_set_result (drill, edubba_daily_drill_get_puzzle (drill, 1),
                                 EDUBBA_DAILY_DRILL_FAILED);
  edubba_daily_drill_set_result (drill, edubba_daily_drill_get_puzzle (drill, 1),
                                 EDUBBA_DAILY_DRILL_SOLVED);
  study = edubba_progress_get_study (fixture->progress, GAME);
  g_assert_cmpuint (study->answers->len, ==, 2);
  g_assert_true (((EdubbaStudyAnswer *) study->answers->pdata[0])->right);
  g_assert_false (((EdubbaStudyAnswer *) study->answers->pdata[1])->right);
  g_assert_cmpfloat (((EdubbaStudyAnswer *) study->answers->pdata[0])->forecast, >, 0.5);
  g_assert_cmpuint (edubba_daily_drill_count_asked (fixture->course, fixture->progress), ==, 4);

  edubba_progress_end_study (fixture->progress, GAME);
  g_assert_cmpuint (edubba_daily_drill_count_asked (fixture->course, fixture->progress), ==, 0);
  edubba_daily_drill_set_result (drill, edubba_daily_drill_get_puzzle (drill, 2),
                                 EDUBBA_DAILY_DRILL_CLEAN);
  g_assert_cmpuint (study->answers->len, ==, 2);
}

static gboolean
is_first_made (gpointer data)
{
  return edubba_daily_drill_get_puzzle (((Fixture *) data)->drill, 0) != NULL;
}

static gboolean
is_alone (gpointer data)
{
  return edubba_daily_drill_get_n (((Fixture *) data)->drill) == 1;
}

/* Nothing can be made for two rules, and there is one exercise for both: a learner who has solved
 * it before the other turns out not to exist is done. */
static void
test_too_few (Fixture *fixture, gconstpointer data)
{
  static const char text[] = "[Puzzle]\nId=only\nTitle=T\nDrill=0;5\n"
                             "Position=babel/1 A:|/12 H:AAA|/1 pawns=AQ hands=HH|?? turn=9\n"
                             "Goal=temple(opp,H) = 0\n";
  g_autofree char  *folder = g_build_filename (fixture->folder, "puzzles", NULL);
  g_autofree char  *path = g_build_filename (folder, "only.puzzle", NULL);

  g_assert_cmpint (g_mkdir (folder, 0700), ==, 0);
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  note (fixture, 2, "0", EDUBBA_RULE_WHY);
  note (fixture, 2, "5", EDUBBA_RULE_WHY);
  edubba_course_get_puzzles (fixture->course);
  edubba_course_wait (fixture->course);
  begin (fixture, 5);
  g_assert_cmpint (g_remove (path), ==, 0);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
  fixture_wait (is_first_made, fixture);
  g_assert_cmpuint (edubba_daily_drill_get_n (fixture->drill), ==, 2);
  edubba_daily_drill_set_result (fixture->drill, edubba_daily_drill_get_puzzle (fixture->drill, 0),
                                 EDUBBA_DAILY_DRILL_CLEAN);
  g_assert_false (edubba_progress_has_daily_five (fixture->progress, GAME));
  fixture_wait (is_alone, fixture);
  g_assert_true (edubba_progress_is_daily_five_done (fixture->progress, GAME));
}

/* A learner who leaves before all are made waits for nothing. */
static void
test_left (Fixture *fixture, gconstpointer data)
{
  for (guint i = 0; i < 10; i++)
    {
      begin (fixture, i);
      fixture_run ((guint) g_test_rand_int_range (0, 20));
      g_assert_finalize_object (g_steal_pointer (&fixture->drill));
    }
  fixture_run (50);
}

static void
add (const char *path, void (*test) (Fixture *, gconstpointer))
{
  g_test_add (path, Fixture, NULL, set_up, test, tear_down);
}

int
main (int argc, char **argv)
{
  fixed_test_init (&argc, &argv);

  add ("/daily-drill/weakest", test_weakest);
  add ("/daily-drill/few", test_few);
  add ("/daily-drill/beginner", test_beginner);
  add ("/daily-drill/results", test_results);
  add ("/daily-drill/study", test_study);
  add ("/daily-drill/too-few", test_too_few);
  add ("/daily-drill/left", test_left);
  return g_test_run ();
}
