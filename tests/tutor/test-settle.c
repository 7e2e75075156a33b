/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Events dated into the future by a wrong clock are forgotten like any others once the clock is
 * right again, at every later start, and a clock wrong the other way harms nothing.
 */
#include "progress-fixture.h"

#include "../fixed.h"
#include "edubba-progress-study.h"

#define DAY (24 * 3600)

/* The clock went ten years ahead, and came back: rules noted then are forgotten from now on like
 * any other, and a day is not done before it comes. */
static void
test_future (ProgressFixture *fixture, gconstpointer data)
{
  const gint64       ahead = PROGRESS_NOW + 3650 * DAY;
  EdubbaPuzzleRecord record;
  guint              deviation;
  guint              later;

  fixture->now = ahead;
  edubba_progress_note_rule (fixture->progress, "heaps", "2.1", EDUBBA_RULE_MET);
  edubba_progress_note_rule (fixture->progress, "heaps", "2.3", EDUBBA_RULE_FAILED);
  edubba_progress_note_puzzle (fixture->progress, "heaps", "one", 1200, TRUE, 4, 4);
  edubba_progress_note_daily_puzzle (fixture->progress, "heaps",
                                     edubba_progress_get_today (fixture->progress));
  fixture->now = PROGRESS_NOW;
  edubba_progress_note_daily_puzzle (fixture->progress, "heaps",
                                     edubba_progress_get_today (fixture->progress));
  edubba_progress_settle (fixture->progress);
  progress_restart (fixture);
  g_assert_cmpuint (fixture->messages, ==, 0);
  g_assert_true (edubba_progress_get_puzzle (fixture->progress, "heaps", "one", &record));
  g_assert_cmpint (record.last, ==, PROGRESS_NOW);
  g_assert_cmpuint (edubba_progress_get_rating_points (fixture->progress, "heaps")->len, ==, 0);
  g_assert_cmpuint (edubba_progress_get_streak (fixture->progress, "heaps"), ==, 1);

  edubba_progress_get_rating (fixture->progress, "heaps", &deviation);
  fixture->now += 300 * DAY;
  edubba_progress_get_rating (fixture->progress, "heaps", &later);
  g_assert_cmpuint (later, >, deviation);
  g_assert_cmpint (edubba_progress_get_rule (fixture->progress, "heaps", "2.1"), ==,
                   EDUBBA_RULE_SHAKY);
  fixture->now = ahead;
  g_assert_false (edubba_progress_is_daily_puzzle_done (fixture->progress, "heaps"));
}

/* Right times stay: those of yesterday, of this evening, and all of them if the clock itself is
 * plainly wrong. */
static void
test_settled (ProgressFixture *fixture, gconstpointer data)
{
  g_autofree char *text = NULL;
  g_autofree char *after = NULL;

  edubba_progress_note_rule (fixture->progress, "heaps", "2.1", EDUBBA_RULE_MET);
  edubba_progress_note_daily_puzzle (fixture->progress, "heaps",
                                     edubba_progress_get_today (fixture->progress));
  text = edubba_progress_print (fixture->progress);
  fixture->changes = 0;
  edubba_progress_settle (fixture->progress);
  fixture->now = PROGRESS_NOW - DAY;
  edubba_progress_settle (fixture->progress);
  fixture->now = 0;
  edubba_progress_settle (fixture->progress);
  fixture->now = PROGRESS_NOW + 365 * DAY;
  edubba_progress_settle (fixture->progress);
  g_assert_cmpuint (fixture->changes, ==, 0);
  after = edubba_progress_print (fixture->progress);
  g_assert_cmpstr (after, ==, text);
}

/* A round of a study that began ten years ahead begins now, with its answers. */
static void
test_study (ProgressFixture *fixture, gconstpointer data)
{
  const char *const  rules[] = { "1", "2", "3", "4", "5", "6", NULL };
  const EdubbaStudy *study;

  fixture->now = PROGRESS_NOW + 3650 * DAY;
  edubba_progress_begin_study (fixture->progress, "heaps", rules, 1);
  fixture->now += 7 * DAY;
  edubba_progress_note_studied (fixture->progress, "heaps", "2", EDUBBA_STUDY_WEEK, 0.9, TRUE);
  fixture->now = PROGRESS_NOW;
  edubba_progress_settle (fixture->progress);
  progress_restart (fixture);
  g_assert_cmpuint (fixture->messages, ==, 0);
  study = edubba_progress_get_study (fixture->progress, "heaps");
  g_assert_cmpint (study->start, ==, PROGRESS_NOW);
  g_assert_cmpuint (study->answers->len, ==, 1);
  fixture->now += 7 * DAY;
  g_assert_cmpuint (edubba_progress_get_study_day (fixture->progress, "heaps"), ==, 7);
  g_assert_cmpint (edubba_study_find_test (study, "1", 7), ==, EDUBBA_STUDY_WEEK);
  g_assert_cmpint (edubba_study_find_test (study, "2", 7), ==, EDUBBA_STUDY_N_TESTS);
}

static void
add (const char *path, void (*test) (ProgressFixture *fixture, gconstpointer data))
{
  g_test_add (path, ProgressFixture, NULL, progress_set_up, test, progress_tear_down);
}

int
main (int argc, char **argv)
{
  fixed_test_init (&argc, &argv);
  add ("/progress/future", test_future);
  add ("/progress/settled", test_settled);
  add ("/progress/study", test_study);
  return g_test_run ();
}
