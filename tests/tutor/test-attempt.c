/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * An attempt at a puzzle: its notes in the progress, their number, and the tries that count.
 *
 * The puzzle: travel to Hatti and raze there. Razing is the whole of it; two ways lose it.
 */
#include "model-fixture.h"

#include "../fixed.h"
#include "edubba-attempt.h"
#include "edubba-daily.h"

#define PUZZLE(drill)                                                          \
  "[Puzzle]\nId=test\nTitle=A test\n"                                          \
  "Position=babel/1 A:|/12 H:AAA|/1 M:| P:| S:| pawns=AQ hands=HM|?? turn=9\n" \
  "Goal=temple(opp,H) = 0\nTheme=raze;travel\nRating=1300\n" drill

#define UNRATED(limit)                                                         \
  "[Puzzle]\nId=test\nTitle=A test\n"                                          \
  "Position=babel/1 A:|/12 H:AAA|/1 M:| P:| S:| pawns=AQ hands=HH|?? turn=9\n" \
  "Goal=temple(opp,H) = 0" limit "\n"

typedef struct
{
  char           *folder;
  EdubbaProgress *progress;
  CoursePuzzle   *puzzle;
  EdubbaTask     *task;
  EdubbaAttempt  *attempt;
  guint           noted;
} Fixture;

static void
begin (Fixture *fixture)
{
  g_clear_object (&fixture->attempt);
  g_clear_object (&fixture->task);
  fixture->task =
    edubba_task_new (course_puzzle_get_module (fixture->puzzle),
                     course_puzzle_get_state (fixture->puzzle),
                     course_puzzle_get_goal (fixture->puzzle));
  fixture->attempt = edubba_attempt_new (fixture->progress, fixture->puzzle, fixture->task);
  fixture->noted = 0;
  g_signal_connect_swapped (fixture->attempt, "noted", G_CALLBACK (fixture_count_cb),
                            &fixture->noted);
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (EdubbaArchive) archive = NULL;
  const char *text = data;

  fixture->folder = fixture_folder_new ();
  archive = edubba_archive_new (fixture->folder, "progress");
  fixture->progress = edubba_progress_new (archive);
  fixture->puzzle = course_puzzle_parse (fixture_get_modules (), text, strlen (text), &error);
  g_assert_no_error (error);
  begin (fixture);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  g_assert_finalize_object (g_steal_pointer (&fixture->attempt));
  g_assert_finalize_object (g_steal_pointer (&fixture->task));
  g_assert_finalize_object (g_steal_pointer (&fixture->progress));
  course_puzzle_unref (fixture->puzzle);
  fixture_folder_remove (fixture->folder);
  g_free (fixture->folder);
}

static gboolean
is_settled (gpointer data)
{
  EdubbaTask *task = ((Fixture *) data)->task;

  return edubba_task_get_state (task) != EDUBBA_TASK_THINKING && edubba_task_get_fewest (task) > 0;
}

static void
act (Fixture *fixture, const char *actions)
{
  g_auto (GStrv) words = g_strsplit (actions, " ", -1);

  for (guint i = 0; words[i]; i++)
    g_assert_true (
      edubba_match_act (edubba_task_get_match (fixture->task), words[i], NULL, NULL));
  fixture_wait (is_settled, fixture);
}

static EdubbaPuzzleRecord
get_record (Fixture *fixture)
{
  EdubbaPuzzleRecord record;

  edubba_progress_get_puzzle (fixture->progress, "babel", "test", &record);
  return record;
}

static EdubbaRuleState
get_rule (Fixture *fixture, const char *paragraph)
{
  return edubba_progress_get_rule (fixture->progress, "babel", paragraph);
}

static guint
get_rating (Fixture *fixture)
{
  return edubba_progress_get_rating (fixture->progress, "babel", NULL);
}

/* Loses the goal, and goes on all the same. */
static void
answer_wrong (Fixture *fixture)
{
  act (fixture, "settle:H");
  act (fixture, "settle:M");
}

/* Gives nine rated answers before this one, so that the rating is shown after it. */
static void
place (Fixture *fixture)
{
  for (guint i = 1; i < EDUBBA_PLACEMENT; i++)
    {
      g_autofree char *id = g_strdup_printf ("before-%u", i);

      edubba_progress_note_puzzle (fixture->progress, "babel", id, 1300, i % 2 == 0, 1, 1);
    }
}

static guint
get_shown (Fixture *fixture)
{
  guint rating;

  g_assert_true (edubba_progress_get_shown_rating (fixture->progress, "babel", &rating));
  return rating;
}

static guint
count_tries (Fixture *fixture)
{
  return edubba_progress_get_rated_tries (fixture->progress, "babel");
}

static void
test_clean (Fixture *fixture, gconstpointer data)
{
  guint before;
  guint after;
  guint left;

  place (fixture);
  fixture_wait (is_settled, fixture);
  g_assert_cmpuint (fixture->noted, ==, 0);
  g_assert_true (edubba_attempt_get_puzzle (fixture->attempt) == fixture->puzzle);
  g_assert_false (edubba_attempt_get_rules_only (fixture->attempt));
  act (fixture, "travel:H raze");
  g_assert_cmpuint (fixture->noted, ==, 1);
  g_assert_true (edubba_attempt_get_solved (fixture->attempt));
  g_assert_false (edubba_attempt_get_troubled (fixture->attempt));
  g_assert_true (edubba_attempt_get_clean (fixture->attempt));
  g_assert_true (edubba_attempt_get_rating_change (fixture->attempt, &before, &after, &left));
  g_assert_cmpuint (before, ==, 0);
  g_assert_cmpuint (after, ==, get_rating (fixture));
  g_assert_cmpuint (after, ==, get_shown (fixture));
  g_assert_cmpuint (edubba_attempt_count_rated_tries (fixture->attempt), ==, EDUBBA_PLACEMENT);
  g_assert_true (get_record (fixture).clean);
  g_assert_cmpuint (get_record (fixture).taken, ==, 2);
  g_assert_cmpint (get_rule (fixture, "2.5.1"), ==, EDUBBA_RULE_FRESH);
}

/* Undone and redone it is the same solution; started over it is another one, which rates
 * nothing. */
static void
test_once (Fixture *fixture, gconstpointer data)
{
  guint after;

  act (fixture, "travel:H raze");
  after = get_rating (fixture);
  edubba_match_undo (edubba_task_get_match (fixture->task));
  edubba_match_redo (edubba_task_get_match (fixture->task));
  fixture_wait (is_settled, fixture);
  g_assert_cmpuint (get_record (fixture).tries, ==, 1);
  edubba_task_restart (fixture->task);
  fixture_wait (is_settled, fixture);
  act (fixture, "travel:H settle:M raze");
  g_assert_cmpuint (get_record (fixture).tries, ==, 2);
  g_assert_cmpuint (get_record (fixture).taken, ==, 2);
  g_assert_cmpuint (get_rating (fixture), ==, after);
  g_assert_true (edubba_attempt_get_clean (fixture->attempt));
}

/* To go on from a lost goal is a wrong answer. The rating that is shown stays as it is as long as
 * the puzzle may still be solved. */
static void
test_failed (Fixture *fixture, gconstpointer data)
{
  guint shown;
  guint after;
  guint before;
  guint left;

  place (fixture);
  edubba_progress_note_puzzle (fixture->progress, "babel", "tenth", 1300, TRUE, 1, 1);
  shown = get_shown (fixture);
  act (fixture, "settle:H");
  g_assert_cmpint (edubba_task_get_state (fixture->task), ==, EDUBBA_TASK_UNREACHABLE);
  g_assert_cmpuint (fixture->noted, ==, 1);
  g_assert_true (edubba_attempt_get_slipped (fixture->attempt));
  g_assert_true (edubba_attempt_counts (fixture->attempt));
  act (fixture, "settle:M");
  g_assert_cmpuint (fixture->noted, ==, 2);
  g_assert_true (edubba_attempt_get_troubled (fixture->attempt));
  g_assert_true (edubba_attempt_get_rated (fixture->attempt));
  after = get_rating (fixture);
  g_assert_cmpuint (after, <, shown);
  g_assert_true (edubba_attempt_get_rating_change (fixture->attempt, &before, &after, &left));
  g_assert_cmpuint (before, ==, shown);
  g_assert_cmpuint (after, ==, shown);
  g_assert_cmpuint (left, <, shown);
  g_assert_cmpuint (left + EDUBBA_MAX_RATING_STEP, >=, shown);
  edubba_task_restart (fixture->task);
  act (fixture, "travel:H raze");
  g_assert_cmpuint (fixture->noted, ==, 3);
  g_assert_cmpuint (get_shown (fixture), ==, shown);
  g_assert_true (edubba_attempt_get_solved (fixture->attempt));
  g_assert_false (edubba_attempt_get_clean (fixture->attempt));
  g_assert_false (get_record (fixture).clean);
  g_assert_cmpuint (get_record (fixture).solved, ==, 1);
  begin (fixture);
  g_assert_cmpuint (get_shown (fixture), ==, shown);
}

/* Left unsolved, it costs what was foretold. */
static void
test_left (Fixture *fixture, gconstpointer data)
{
  guint after;
  guint before;
  guint left;

  place (fixture);
  edubba_progress_note_puzzle (fixture->progress, "babel", "tenth", 1300, TRUE, 1, 1);
  answer_wrong (fixture);
  g_assert_true (edubba_attempt_get_rating_change (fixture->attempt, &before, &after, &left));
  begin (fixture);
  g_assert_cmpuint (get_shown (fixture), ==, left);
  g_assert_cmpuint (left, <, before);
  begin (fixture);
  g_assert_cmpuint (get_shown (fixture), ==, left);
}

/* One press may be taken back; the next that loses the goal is an answer. */
static void
test_forgiven (Fixture *fixture, gconstpointer data)
{
  act (fixture, "settle:H");
  edubba_match_undo (edubba_task_get_match (fixture->task));
  fixture_wait (is_settled, fixture);
  g_assert_true (edubba_attempt_get_forgiven (fixture->attempt));
  g_assert_false (edubba_attempt_get_slipped (fixture->attempt));
  g_assert_false (edubba_attempt_get_troubled (fixture->attempt));
  g_assert_cmpuint (count_tries (fixture), ==, 0);
  g_assert_cmpuint (get_record (fixture).tries, ==, 0);
  act (fixture, "settle:H");
  g_assert_true (edubba_attempt_get_troubled (fixture->attempt));
  g_assert_cmpuint (count_tries (fixture), ==, 1);
}

/* A press taken back, and the puzzle solved: at the first try. */
static void
test_forgiven_and_solved (Fixture *fixture, gconstpointer data)
{
  act (fixture, "settle:H");
  edubba_task_take_back (fixture->task);
  fixture_wait (is_settled, fixture);
  act (fixture, "travel:H raze");
  g_assert_true (edubba_attempt_get_clean (fixture->attempt));
  g_assert_cmpuint (get_rating (fixture), >, EDUBBA_FIRST_RATING);
}

/* To end the turn is no answer, nor is to leave after it. */
static void
test_ended (Fixture *fixture, gconstpointer data)
{
  act (fixture, "end");
  g_assert_cmpint (edubba_task_get_state (fixture->task), ==, EDUBBA_TASK_UNREACHABLE);
  g_assert_cmpuint (fixture->noted, ==, 0);
  edubba_task_restart (fixture->task);
  fixture_wait (is_settled, fixture);
  act (fixture, "end");
  begin (fixture);
  g_assert_cmpuint (count_tries (fixture), ==, 0);
  act (fixture, "travel:H raze");
  g_assert_true (edubba_attempt_get_clean (fixture->attempt));
}

/* Practice is on record, and rates nothing. */
static void
test_practice (Fixture *fixture, gconstpointer data)
{
  edubba_attempt_set_unrated (fixture->attempt, TRUE);
  g_assert_false (edubba_attempt_counts (fixture->attempt));
  g_assert_true (edubba_attempt_may_count (fixture->attempt));
  act (fixture, "travel:H raze");
  g_assert_true (edubba_attempt_get_unrated (fixture->attempt));
  g_assert_false (edubba_attempt_get_rated (fixture->attempt));
  g_assert_true (get_record (fixture).clean);
  g_assert_cmpuint (count_tries (fixture), ==, 0);
  g_assert_cmpuint (get_rating (fixture), ==, EDUBBA_FIRST_RATING);
}

static void
test_hinted (Fixture *fixture, gconstpointer data)
{
  g_assert_true (edubba_attempt_counts (fixture->attempt));
  edubba_attempt_note_hint (fixture->attempt);
  edubba_attempt_note_hint (fixture->attempt);
  g_assert_cmpuint (fixture->noted, ==, 1);
  g_assert_false (edubba_attempt_counts (fixture->attempt));
  g_assert_true (edubba_attempt_get_spared (fixture->attempt));
  g_assert_false (edubba_attempt_get_rated (fixture->attempt));
  g_assert_cmpuint (get_rating (fixture), ==, EDUBBA_FIRST_RATING);
  act (fixture, "travel:H raze");
  g_assert_false (edubba_attempt_get_clean (fixture->attempt));
  g_assert_cmpuint (get_rating (fixture), ==, EDUBBA_FIRST_RATING);
  edubba_attempt_note_hint (fixture->attempt);
  g_assert_cmpuint (fixture->noted, ==, 2);
  g_assert_cmpuint (get_record (fixture).tries, ==, 2);
}

/* A hint for a goal that is lost already changes nothing about the first try, which has failed. */
static void
test_failed_and_hinted (Fixture *fixture, gconstpointer data)
{
  guint after;

  answer_wrong (fixture);
  fixture->noted = 1;
  after = get_rating (fixture);
  edubba_attempt_note_hint (fixture->attempt);
  g_assert_cmpuint (fixture->noted, ==, 2);
  g_assert_cmpuint (get_rating (fixture), ==, after);
  g_assert_cmpuint (get_record (fixture).tries, ==, 1);
}

/* A puzzle without a rating moves nobody's, and a puzzle without a solution is nobody's fault. */
static void
test_unrated (Fixture *fixture, gconstpointer data)
{
  gboolean possible = strstr (data, "actions") == NULL;

  edubba_match_act (edubba_task_get_match (fixture->task), "travel:H", NULL, NULL);
  while (edubba_task_get_state (fixture->task) == EDUBBA_TASK_THINKING ||
         (edubba_task_get_fewest (fixture->task) == 0 &&
          !edubba_task_get_impossible (fixture->task)))
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (edubba_task_get_impossible (fixture->task) == !possible);
  if (possible)
    act (fixture, "raze");
  g_assert_cmpuint (fixture->noted, ==, possible);
  g_assert_false (edubba_attempt_get_troubled (fixture->attempt));
  g_assert_false (edubba_attempt_get_rated (fixture->attempt));
  g_assert_cmpuint (get_rating (fixture), ==, EDUBBA_FIRST_RATING);
  g_assert_cmpuint (get_record (fixture).tries, ==, possible);
}

/* The rules that it drills by name are met, or in trouble; another one only by its use. */
static void
test_drill (Fixture *fixture, gconstpointer data)
{
  g_assert_cmpint (get_rule (fixture, "2.5"), ==, EDUBBA_RULE_UNMET);
  edubba_attempt_note_hint (fixture->attempt);
  g_assert_cmpint (get_rule (fixture, "2.5"), ==, EDUBBA_RULE_FRESH);
  begin (fixture);
  act (fixture, "travel:H raze");
  g_assert_cmpint (get_rule (fixture, "2.5"), ==, EDUBBA_RULE_FRESH);
  g_assert_cmpint (get_rule (fixture, "2.5.1"), ==, EDUBBA_RULE_FRESH);
  g_assert_cmpint (get_rule (fixture, "2.5.2"), ==, EDUBBA_RULE_UNMET);
}

/* Of a puzzle from elsewhere only the rules are noted. */
static void
test_rules_only (Fixture *fixture, gconstpointer data)
{
  edubba_attempt_set_rules_only (fixture->attempt);
  g_assert_false (edubba_attempt_counts (fixture->attempt));
  fixture->noted = 0;
  g_assert_true (edubba_attempt_get_rules_only (fixture->attempt));
  act (fixture, "travel:H raze");
  g_assert_cmpuint (fixture->noted, ==, 1);
  g_assert_true (edubba_attempt_get_clean (fixture->attempt));
  g_assert_false (edubba_attempt_get_rated (fixture->attempt));
  g_assert_cmpuint (get_record (fixture).tries, ==, 0);
  g_assert_cmpint (get_rule (fixture, "2.5.1"), ==, EDUBBA_RULE_FRESH);
}

/* The day is the one whose puzzle it is, also when midnight has passed meanwhile. */
static void
test_day (Fixture *fixture, gconstpointer data)
{
  guint today = edubba_progress_get_today (fixture->progress);

  edubba_attempt_set_day (fixture->attempt, today - 1);
  answer_wrong (fixture);
  g_assert_cmpuint (edubba_progress_get_streak (fixture->progress, "babel"), ==, 0);
  edubba_task_restart (fixture->task);
  act (fixture, "travel:H raze");
  g_assert_cmpuint (edubba_progress_get_streak (fixture->progress, "babel"), ==, 1);
  g_assert_false (edubba_progress_is_daily_puzzle_done (fixture->progress, "babel"));
}

static void
add (const char *path, const char *puzzle, void (*test) (Fixture *, gconstpointer))
{
  g_test_add (path, Fixture, puzzle, set_up, test, tear_down);
}

int
main (int argc, char **argv)
{
  fixed_test_init (&argc, &argv);

  add ("/attempt/clean", PUZZLE (""), test_clean);
  add ("/attempt/once", PUZZLE (""), test_once);
  add ("/attempt/failed", PUZZLE (""), test_failed);
  add ("/attempt/left", PUZZLE (""), test_left);
  add ("/attempt/forgiven", PUZZLE (""), test_forgiven);
  add ("/attempt/forgiven-and-solved", PUZZLE (""), test_forgiven_and_solved);
  add ("/attempt/ended", PUZZLE (""), test_ended);
  add ("/attempt/practice", PUZZLE (""), test_practice);
  add ("/attempt/hinted", PUZZLE (""), test_hinted);
  add ("/attempt/failed-and-hinted", PUZZLE (""), test_failed_and_hinted);
  add ("/attempt/unrated", UNRATED (""), test_unrated);
  add ("/attempt/impossible", UNRATED (" and actions <= 1"), test_unrated);
  add ("/attempt/drill", PUZZLE ("Drill=2.5\n"), test_drill);
  add ("/attempt/rules-only", PUZZLE (""), test_rules_only);
  add ("/attempt/day", PUZZLE (""), test_day);
  return g_test_run ();
}
