/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A try at a bout: the sentences of the opponent and the tutor and their times, its end, taking
 * back all of that, the turn that decided it, the notes of it, and its being kept until it is
 * over.
 */
#include "edubba-analysis.h"
#include "edubba-bout-marks.h"
#include "edubba-bout-saves.h"

#include <string.h>

#include "../fixed.h"
#include "game-state.h"
#include "edubba-recovery.h"
#include "model-fixture.h"
#include "progress-fixture.h"

#define BOUT                                                                                   \
  "[Bout]\nId=one\nChapter=1\nTitle=T\nSummary=S\nLessons=first;second;third;fourth\n"         \
  "Rival=r\nName=N\n"                                                                          \
  "About=A\nPosition=babel/1 H:SPH/12|A pawns=HQ hands=AHM|????? stores=53|1\n"                \
  "Actions=travel;build\nGoal1=score(me) >= 3\nAgainst1=ends = 9\nTurns=2\nAim=Aim\nSay=Say\n" \
  "Won=Won.\nLost=Lost.\nLate=Late.\nGreets=Hello.\nYields=Well.\nGloats=Ha.\n"                \
  "[Line 1]\nWhen=travel\nWho=me\nSay=Off you go.\n"                                           \
  "[Line 2]\nWhen=travel\nWho=me\nSay=Again?\n"                                                \
  "[Line 3]\nWhen=end\nWho=opp\nSay=Your turn.\n"                                              \
  "[Tip 1]\nWhen=migrate\nSay=Migrate.\n"                                                      \
  "[Tip 2]\nWhen=build\nSay=Build.\n"

/* A first game has no lessons and no tips: a tutor tells its rules. */
#define GUIDE                                                                            \
  "[Rule 1]\nTitle=Travel\nParagraphs=2.1\nWhen=travel\nSay=Travel.\nAgain=Do travel.\n" \
  "[Rule 2]\nTitle=Build\nParagraphs=2.3\nWhen=build\nSay=Build it.\nAgain=Do build.\n"

static CourseBout *
parse_text (const char *text)
{
  g_autoptr (GError) error = NULL;
  CourseBout *file = course_bout_parse (fixture_get_modules (), text, strlen (text), &error);

  g_assert_no_error (error);
  return file;
}

static CourseBout *
parse (void)
{
  return parse_text (BOUT);
}

/* Adds a lesson that teaches a paragraph. */
static void
add_lesson (GPtrArray *lessons, const char *id, const char *paragraph)
{
  g_autofree char *text =
    g_strdup_printf ("[Lesson]\nId=%s\nTitle=T\nSummary=S\nRules=%s\n[Step 1]\n"
                     "Position=babel/1 pawns=HQ hands=A|\nSay=S\nGoal1=travels = 1\nDone1=D\n",
                     id, paragraph);
  g_autoptr (GError) error = NULL;
  CourseLesson *lesson =
    course_lesson_parse (fixture_get_modules (), text, strlen (text), &error);

  g_assert_no_error (error);
  g_ptr_array_add (lessons, lesson);
}

/* A lesson of the chapter that the bout will have shown, one that it will not, one of a paragraph
 * that no action stands for, and one of another chapter. */
static void
set_lessons (EdubbaBout *bout)
{
  g_autoptr (GPtrArray) lessons =
    g_ptr_array_new_with_free_func ((GDestroyNotify) course_lesson_unref);

  add_lesson (lessons, "first", "2.3");
  add_lesson (lessons, "second", "2.3");
  add_lesson (lessons, "third", "2.5.2");
  add_lesson (lessons, "fourth", "4");
  add_lesson (lessons, "elsewhere", "2.3");
  edubba_bout_set_lessons (bout, lessons);
}

static EdubbaBout *
begin (EdubbaProgress *progress)
{
  g_autoptr (CourseBout) file = parse ();

  return edubba_bout_new (file, progress);
}

/* Plays for the seat to act: no opponent watches the match here. */
static void
act (EdubbaBout *bout, const char *actions)
{
  g_auto (GStrv) words = g_strsplit (actions, " ", -1);

  for (guint i = 0; words[i] != NULL; i++)
    g_assert_true (edubba_match_act (edubba_bout_get_match (bout), words[i], NULL, NULL));
}

static void
test_lines (void)
{
  g_autoptr (EdubbaBout) bout = begin (NULL);
  EdubbaMatch *match = edubba_bout_get_match (bout);

  g_assert_cmpint (edubba_match_get_seat_kind (match, 1), ==, EDUBBA_SEAT_COMPUTER);
  g_assert_cmpstr (edubba_seats_get_name (edubba_match_get_seats (match), 1), ==, "N");
  g_assert_cmpstr (edubba_bout_get_line (bout), ==, "Hello.");
  g_assert_null (edubba_bout_get_reason (bout));
  g_assert_cmpuint (edubba_bout_get_left (bout), ==, 2);
  act (bout, "travel:A");
  g_assert_cmpstr (edubba_bout_get_line (bout), ==, "Off you go.");
  act (bout, "travel:M");
  g_assert_cmpstr (edubba_bout_get_line (bout), ==, "Again?");
  edubba_match_undo (match);
  g_assert_cmpstr (edubba_bout_get_line (bout), ==, "Off you go.");
  act (bout, "end end");
  g_assert_cmpstr (edubba_bout_get_line (bout), ==, "Your turn.");
  g_assert_cmpuint (edubba_bout_get_left (bout), ==, 1);
}

static void
test_won (void)
{
  g_autoptr (EdubbaBout) bout = begin (NULL);
  guint changes = 0;

  g_signal_connect_swapped (bout, "changed", G_CALLBACK (fixture_count_cb), &changes);
  act (bout, "build:own");
  g_assert_cmpuint (changes, ==, 1);
  g_assert_cmpint (edubba_bout_get_end (bout), ==, COURSE_STAND_WON);
  g_assert_cmpstr (edubba_bout_get_line (bout), ==, "Well.");
  g_assert_cmpstr (edubba_bout_get_reason (bout), ==, "Won.");
  edubba_match_undo (edubba_bout_get_match (bout));
  g_assert_cmpint (edubba_bout_get_end (bout), ==, COURSE_STAND_OPEN);
  g_assert_null (edubba_bout_get_reason (bout));
}

static void
test_late (void)
{
  g_autoptr (EdubbaBout) bout = begin (NULL);

  act (bout, "end end end");
  g_assert_cmpint (edubba_bout_get_end (bout), ==, COURSE_STAND_LATE);
  g_assert_cmpuint (edubba_bout_get_left (bout), ==, 0);
  g_assert_cmpstr (edubba_bout_get_line (bout), ==, "Ha.");
  g_assert_cmpstr (edubba_bout_get_reason (bout), ==, "Late.");
}

/* If the rules end the game before either goal, they give the reason, and the opponent has a last
 * word for it, or the usual one. */
static void
test_by_rules (gconstpointer data)
{
  const char *concedes = data;
  g_autoptr (GString) text = g_string_new (BOUT);
  g_autoptr (GError) error = NULL;
  g_autoptr (CourseBout) file = NULL;
  g_autoptr (EdubbaBout) bout = NULL;
  g_autofree char *end = NULL;

  g_string_replace (text, "H:SPH/12|A pawns=HQ", "A:A/123456| H:A/12345| M:A/123| P:A| pawns=PQ",
                    1);
  g_string_replace (text, "stores=53|1", "stores=1|2", 1);
  g_string_replace (text, "score(me) >= 3", "travels = 9", 1);
  if (concedes != NULL)
    g_string_replace (text, "Gloats=Ha.\n", "Gloats=Ha.\nConcedes=Oh.\nTriumphs=Hm.\n", 1);
  file = course_bout_parse (fixture_get_modules (), text->str, text->len, &error);
  g_assert_no_error (error);
  bout = edubba_bout_new (file, NULL);
  act (bout, "build:own");
  g_assert_cmpint (edubba_bout_get_end (bout), ==, COURSE_STAND_WON);
  g_assert_true (g_str_has_prefix (edubba_bout_get_reason (bout), "You win, 15 against 0"));
  g_assert_cmpstr (edubba_bout_get_line (bout), ==, concedes != NULL ? concedes : "Well.");
  end = edubba_bout_describe_end (file, edubba_bout_get_match (bout), 1);
  g_assert_cmpstr (end, ==, edubba_bout_get_reason (bout));
  g_assert_null (edubba_bout_describe_end (file, edubba_bout_get_match (bout), 0));
  edubba_match_undo (edubba_bout_get_match (bout));
  g_assert_null (edubba_bout_get_reason (bout));
}

static gboolean
has_tip (gpointer bout)
{
  return edubba_bout_get_tip (bout) != NULL;
}

/* The tutor speaks of a rule that would serve, once, and only in that turn. */
static void
test_tip (void)
{
  g_autoptr (EdubbaBout) bout = begin (NULL);

  fixture_wait (has_tip, bout);
  g_assert_cmpstr (edubba_bout_get_tip (bout), ==, "Build.");
  act (bout, "travel:A");
  g_assert_cmpstr (edubba_bout_get_tip (bout), ==, "Build.");
  act (bout, "end");
  g_assert_null (edubba_bout_get_tip (bout));
}

/* The tutor is silent once the bout is over. */
static void
test_tip_over (void)
{
  g_autoptr (GString) text = g_string_new (BOUT);
  g_autoptr (GError) error = NULL;
  g_autoptr (CourseBout) file = NULL;
  g_autoptr (EdubbaBout) bout = NULL;

  g_string_replace (text, "score(me) >= 3", "travels = 1", 1);
  file = course_bout_parse (fixture_get_modules (), text->str, text->len, &error);
  g_assert_no_error (error);
  bout = edubba_bout_new (file, NULL);
  fixture_wait (has_tip, bout);
  act (bout, "travel:A");
  g_assert_cmpint (edubba_bout_get_end (bout), ==, COURSE_STAND_WON);
  g_assert_null (edubba_bout_get_tip (bout));
}

/* A tip that has been followed to its end is not given any more. */
static void
test_tip_followed (void)
{
  g_autoptr (GString) text = g_string_new (BOUT);
  g_autoptr (GError) error = NULL;
  g_autoptr (CourseBout) file = NULL;
  g_autoptr (EdubbaBout) bout = NULL;

  g_string_replace (text, "score(me) >= 3", "score(me) >= 9", 1);
  file = course_bout_parse (fixture_get_modules (), text->str, text->len, &error);
  g_assert_no_error (error);
  bout = edubba_bout_new (file, NULL);
  fixture_wait (has_tip, bout);
  act (bout, "build:own");
  g_assert_cmpint (edubba_bout_get_end (bout), ==, COURSE_STAND_OPEN);
  g_assert_null (edubba_bout_get_tip (bout));
}

static gboolean
is_complete (gpointer analysis)
{
  return edubba_analysis_is_complete (analysis);
}

static EdubbaAnalysis *
analyse (EdubbaBout *bout)
{
  EdubbaAnalysis *analysis =
    edubba_analysis_new_bout (edubba_bout_get_match (bout), edubba_bout_get_file (bout));

  edubba_analysis_start (analysis);
  fixture_wait (is_complete, analysis);
  g_assert_false (edubba_analysis_get_running (analysis));
  return analysis;
}

/* The turn in which the goal could have been reached at once decided it; later turns, in which it
 * was hardly possible any more, did not, and the opponent's turns are not judged. */
static void
test_turning_point (void)
{
  g_autoptr (EdubbaBout) bout = begin (NULL);
  g_autoptr (EdubbaAnalysis) analysis = NULL;
  const EdubbaDecision *first;
  const EdubbaDecision *last;

  act (bout, "travel:A end end end");
  analysis = analyse (bout);
  g_assert_cmpuint (edubba_analysis_get_n_decisions (analysis), ==, 3);
  g_assert_cmpint (edubba_analysis_get_final (analysis, 0), ==, 0);
  g_assert_cmpint (edubba_analysis_get_final (analysis, 1), ==, EDUBBA_CHANCE_CERTAIN);
  first = edubba_analysis_get_decision (analysis, 0);
  last = edubba_analysis_get_decision (analysis, 2);
  g_assert_cmpuint (first->from, ==, 0);
  g_assert_cmpuint (first->to, ==, 2);
  g_assert_cmpint (first->start, ==, EDUBBA_CHANCE_CERTAIN);
  g_assert_cmpint (first->end, <, EDUBBA_CHANCE_CERTAIN);
  g_assert_cmpint (first->judgement, ==, EDUBBA_JUDGEMENT_BLUNDER);
  g_assert_false (edubba_analysis_get_decision (analysis, 1)->judged);
  g_assert_true (last->judged);
  g_assert_cmpint (last->judgement, ==, EDUBBA_JUDGEMENT_FINE);
  g_assert_true (edubba_analysis_find_turning_point (analysis, 0) == first);
  g_assert_cmpint (edubba_analysis_get_stage (analysis, 0).chances[0], ==, EDUBBA_CHANCE_CERTAIN);
  g_assert_cmpint (edubba_analysis_get_stage (analysis, 3).chances[0], ==, 0);
}

/* A bout that was won without a loss has no turning point. */
static void
test_no_turning_point (void)
{
  g_autoptr (EdubbaBout) bout = begin (NULL);
  g_autoptr (EdubbaAnalysis) analysis = NULL;

  act (bout, "build:own");
  analysis = analyse (bout);
  g_assert_cmpint (edubba_analysis_get_final (analysis, 0), ==, EDUBBA_CHANCE_CERTAIN);
  g_assert_null (edubba_analysis_find_turning_point (analysis, 0));
}

/* The analysis of a bout can be stopped, and gone on with. */
static void
test_analysis_stopped (void)
{
  g_autoptr (EdubbaBout) bout = begin (NULL);
  g_autoptr (EdubbaAnalysis) analysis = NULL;

  act (bout, "end end end");
  analysis = edubba_analysis_new_bout (edubba_bout_get_match (bout), edubba_bout_get_file (bout));
  edubba_analysis_start (analysis);
  g_assert_true (edubba_analysis_get_running (analysis));
  edubba_analysis_stop (analysis);
  fixture_run (50);
  g_assert_cmpuint (edubba_analysis_get_done (analysis), ==, 0);
  edubba_analysis_start (analysis);
  fixture_wait (is_complete, analysis);
  g_assert_cmpuint (edubba_analysis_find_turning_point (analysis, 0)->from, ==, 0);
}

/* The match that was analysed may be gone before the answer. */
static void
test_analysis_gone (void)
{
  g_autoptr (EdubbaBout) bout = begin (NULL);
  EdubbaAnalysis *analysis;

  act (bout, "end end end");
  analysis = edubba_analysis_new_bout (edubba_bout_get_match (bout), edubba_bout_get_file (bout));
  edubba_analysis_start (analysis);
  g_object_unref (analysis);
  fixture_run (50);
}

/* A turn that is tried again is taken back, with all actions after it. */
static void
test_taken_back (void)
{
  g_autoptr (EdubbaBout) bout = begin (NULL);
  EdubbaMatch *match = edubba_bout_get_match (bout);

  act (bout, "travel:A end end end");
  g_assert_cmpint (edubba_bout_get_end (bout), ==, COURSE_STAND_LATE);
  edubba_match_undo_to (match, 0);
  g_assert_cmpuint (edubba_match_get_cursor (match), ==, 0);
  g_assert_true (edubba_match_get_can_redo (match));
  g_assert_cmpint (edubba_bout_get_end (bout), ==, COURSE_STAND_OPEN);
  g_assert_cmpstr (edubba_bout_get_line (bout), ==, "Hello.");
  act (bout, "build:own");
  g_assert_cmpint (edubba_bout_get_end (bout), ==, COURSE_STAND_WON);
}

/* A bout may go away while the tutor thinks. */
static void
test_gone (void)
{
  g_object_unref (begin (NULL));
  fixture_run (50);
}

static void
test_noted (ProgressFixture *fixture, gconstpointer data)
{
  static const char *const not_shown[] = { "third", "fourth", "elsewhere" };

  g_autoptr (CourseBout) file = parse ();
  g_autoptr (EdubbaBout) first = edubba_bout_new (file, fixture->progress);
  g_autoptr (EdubbaBout) second = NULL;
  g_autofree char *cards = fixture_print (edubba_bout_get_match (first));
  g_autofree char *others = NULL;

  g_assert_cmpint (edubba_bout_find_state (file, fixture->progress), ==, EDUBBA_LESSON_STARTED);
  g_assert_cmpuint (edubba_bout_count_tries (file, fixture->progress), ==, 1);
  second = edubba_bout_new (file, fixture->progress);
  others = fixture_print (edubba_bout_get_match (second));
  g_assert_cmpstr (cards, !=, others);
  g_assert_cmpuint (edubba_bout_count_tries (file, fixture->progress), ==, 2);
  edubba_progress_set_lesson_done (fixture->progress, "babel", "first", FALSE);
  set_lessons (second);
  edubba_match_set_assisted (edubba_bout_get_match (second));
  act (second, "build:own");
  g_assert_true (edubba_bout_marks_are_helped (file, fixture->progress));
  g_assert_cmpint (edubba_bout_find_state (file, fixture->progress), ==, EDUBBA_LESSON_DONE);
  g_assert_cmpint (edubba_progress_get_lesson (fixture->progress, "babel", "first"), ==,
                   EDUBBA_LESSON_DONE);
  g_assert_cmpint (edubba_progress_get_lesson (fixture->progress, "babel", "second"), ==,
                   EDUBBA_LESSON_TESTED_OUT);
  for (guint i = 0; i < G_N_ELEMENTS (not_shown); i++)
    g_assert_cmpint (edubba_progress_get_lesson (fixture->progress, "babel", not_shown[i]), ==,
                     EDUBBA_LESSON_NEW);
  g_assert_cmpuint (edubba_progress_get_uses (fixture->progress, "babel", "2.3").helped, ==, 1);
  g_clear_object (&second);
  second = edubba_bout_new (file, fixture->progress);
  g_assert_cmpint (edubba_bout_find_state (file, fixture->progress), ==, EDUBBA_LESSON_DONE);
}

static EdubbaArchive *
open_archive (const char *name, gpointer data)
{
  ProgressFixture *fixture = data;
  EdubbaArchive   *archive = edubba_archive_new (fixture->folder, name);

  g_signal_connect_swapped (archive, "message", G_CALLBACK (fixture_count_cb), &fixture->messages);
  return archive;
}

static EdubbaBoutSaves *
open_saves (ProgressFixture *fixture)
{
  return edubba_bout_saves_new (fixture_get_modules (), open_archive, fixture);
}

/* A try that was begun, and played this far, in a program that is gone. */
static void
play_and_leave (ProgressFixture *fixture, CourseBout *file, const char *actions)
{
  g_autoptr (EdubbaBoutSaves) saves = open_saves (fixture);
  g_autoptr (EdubbaBout) bout = edubba_bout_new (file, fixture->progress);

  edubba_bout_saves_keep (saves, file, edubba_bout_get_match (bout));
  act (bout, actions);
}

/* Another start goes on where it was left, with the same cards, and counts no other try. */
static void
test_kept (ProgressFixture *fixture, gconstpointer data)
{
  g_autoptr (CourseBout) file = parse ();
  g_autoptr (EdubbaBoutSaves) saves = NULL;
  g_autoptr (EdubbaBout) bout = NULL;
  EdubbaMatch *match;

  saves = open_saves (fixture);
  g_assert_null (edubba_bout_saves_find (saves, file));
  g_clear_object (&saves);
  play_and_leave (fixture, file, "travel:A");

  saves = open_saves (fixture);
  match = edubba_bout_saves_find (saves, file);
  g_assert_nonnull (match);
  g_assert_cmpuint (edubba_match_get_length (match), ==, 1);
  bout = edubba_bout_resume (file, fixture->progress, match);
  g_assert_cmpuint (edubba_bout_count_tries (file, fixture->progress), ==, 1);
  g_assert_cmpstr (edubba_bout_get_line (bout), ==, "Off you go.");
  g_assert_cmpstr (edubba_seats_get_name (edubba_match_get_seats (match), 1), ==, "N");
  g_assert_cmpint (edubba_match_get_seat_kind (match, 1), ==, EDUBBA_SEAT_COMPUTER);
  act (bout, "end");
  g_clear_object (&bout);
  g_clear_object (&saves);

  saves = open_saves (fixture);
  g_assert_cmpuint (edubba_match_get_length (edubba_bout_saves_find (saves, file)), ==, 2);
  g_assert_cmpuint (fixture->messages, ==, 0);
}

/* A bout that is over is not resumed, unless its end was taken back. */
static void
test_kept_over (ProgressFixture *fixture, gconstpointer data)
{
  g_autoptr (CourseBout) file = parse ();
  g_autoptr (EdubbaBoutSaves) saves = open_saves (fixture);
  g_autoptr (EdubbaBout) bout = edubba_bout_new (file, fixture->progress);
  EdubbaMatch *match = edubba_bout_get_match (bout);

  edubba_bout_saves_keep (saves, file, match);
  g_assert_true (edubba_bout_saves_find (saves, file) == match);
  act (bout, "build:own");
  g_assert_null (edubba_bout_saves_find (saves, file));
  edubba_match_undo (match);
  g_assert_true (edubba_bout_saves_find (saves, file) == match);
  act (bout, "end end end");
  g_clear_object (&saves);
  saves = open_saves (fixture);
  g_assert_null (edubba_bout_saves_find (saves, file));
  g_assert_cmpuint (fixture->messages, ==, 0);
}

/* Asserts that a try's files are set aside, with a message each, and that there is nothing to go
 * on with. */
static void
assert_set_aside (ProgressFixture *fixture, CourseBout *file)
{
  g_autoptr (EdubbaBoutSaves) saves = open_saves (fixture);
  g_autoptr (GPtrArray) aside = NULL;

  g_assert_null (edubba_bout_saves_find (saves, file));
  g_assert_cmpuint (fixture->messages, >, 0);
  aside = edubba_recovery_list (fixture->folder);
  g_assert_cmpuint (aside->len, >, 0);
  for (guint i = 0; i < aside->len; i++)
    {
      const EdubbaRecoveryFile *one = g_ptr_array_index (aside, i);

      g_assert_cmpstr (one->archive, ==, "bout-babel-one");
      g_assert_true (edubba_saves_is_name (one->archive));
    }
}

static void
overwrite (ProgressFixture *fixture, const char *name)
{
  g_autofree char *path = g_build_filename (fixture->folder, name, NULL);

  if (g_file_test (path, G_FILE_TEST_EXISTS))
    g_assert_true (g_file_set_contents (path, "clay", -1, NULL));
}

static void
test_kept_damaged (ProgressFixture *fixture, gconstpointer data)
{
  g_autoptr (CourseBout) file = parse ();

  play_and_leave (fixture, file, "travel:A");
  overwrite (fixture, "bout-babel-one.journal");
  overwrite (fixture, "bout-babel-one.save");
  assert_set_aside (fixture, file);
}

/* A try at a bout that is dealt otherwise now, or at another one, is none at this. */
static void
test_kept_changed (ProgressFixture *fixture, gconstpointer data)
{
  g_autoptr (CourseBout) file = parse ();
  g_autoptr (GString) text = g_string_new (BOUT);
  g_autoptr (GError) error = NULL;
  g_autoptr (CourseBout) changed = NULL;

  play_and_leave (fixture, file, "travel:A");
  g_string_replace (text, "Goal1", "Seed=7\nGoal1", 1);
  changed = course_bout_parse (fixture_get_modules (), text->str, text->len, &error);
  g_assert_no_error (error);
  assert_set_aside (fixture, changed);
}

/* A first game: the tutor's sentence is the tip, taking back takes the marks back as well, and a
 * rule that was used is noted once. */
static void
test_guided (ProgressFixture *fixture, gconstpointer data)
{
  g_autoptr (CourseBout) file = parse_text (BOUT GUIDE);
  g_autoptr (EdubbaBout) bout = edubba_bout_new (file, fixture->progress);
  EdubbaMatch        *match = edubba_bout_get_match (bout);
  const CourseMentor *mentor = edubba_bout_get_mentor (bout);
  guint               changes = 0;

  g_assert_cmpstr (edubba_bout_get_tip (bout), ==, "Travel.");
  g_assert_false (edubba_match_act (match, "travel:H", NULL, NULL));
  g_assert_cmpuint (mentor->marks[0].refused, ==, 1);
  act (bout, "travel:A");
  g_assert_cmpuint (mentor->marks[0].used, ==, 1);
  g_assert_cmpint (edubba_progress_get_rule (fixture->progress, "babel", "2.1"), !=,
                   EDUBBA_RULE_UNMET);
  edubba_match_undo (match);
  g_assert_cmpuint (mentor->marks[0].used, ==, 0);
  g_assert_cmpstr (edubba_bout_get_tip (bout), ==, "Travel.");
  g_signal_connect_swapped (fixture->progress, "changed", G_CALLBACK (fixture_count_cb), &changes);
  act (bout, "travel:A");
  g_assert_cmpuint (mentor->marks[0].used, ==, 1);
  g_assert_cmpuint (changes, ==, 0);
}

#define ADD(path, test) \
  g_test_add (path, ProgressFixture, NULL, progress_set_up, test, progress_tear_down)

int
main (int argc, char **argv)
{
  fixed_test_init (&argc, &argv);
  g_test_add_func ("/bout/lines", test_lines);
  g_test_add_func ("/bout/won", test_won);
  g_test_add_func ("/bout/late", test_late);
  g_test_add_data_func ("/bout/by-rules", NULL, test_by_rules);
  g_test_add_data_func ("/bout/by-rules/last-word", "Oh.", test_by_rules);
  g_test_add_func ("/bout/tip", test_tip);
  g_test_add_func ("/bout/tip/over", test_tip_over);
  g_test_add_func ("/bout/tip/followed", test_tip_followed);
  g_test_add_func ("/bout/gone", test_gone);
  g_test_add_func ("/bout/turning-point", test_turning_point);
  g_test_add_func ("/bout/turning-point/none", test_no_turning_point);
  g_test_add_func ("/bout/analysis/stopped", test_analysis_stopped);
  g_test_add_func ("/bout/analysis/gone", test_analysis_gone);
  g_test_add_func ("/bout/taken-back", test_taken_back);
  ADD ("/bout/guided", test_guided);
  ADD ("/bout/noted", test_noted);
  ADD ("/bout/kept", test_kept);
  ADD ("/bout/kept/over", test_kept_over);
  ADD ("/bout/kept/damaged", test_kept_damaged);
  ADD ("/bout/kept/changed", test_kept_changed);
  return g_test_run ();
}
