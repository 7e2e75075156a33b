/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A running lesson: its answer to each action of a learner, the beginnings and ends of steps,
 * leaving it and coming back, and its notes in the progress.
 */
#include "../fixed.h"
#include "model-fixture.h"

#include "edubba-lesson.h"

/* Two Assyrians more make four; a Persian between them spoils it. */
#define STEPS                                                                                     \
  "[Lesson]\nId=one\nTitle=One\nSummary=One.\nRules=2.1;2.2\n"                                    \
  "[Step 1]\nPosition=babel/1 H:AA| pawns=HQ hands=AAPS|\nSay=Settle.\nDrill=2.2\nAllow=settle\n" \
  "NotNow=Only settle.\nGoal1=run(me,H,A) = 4\nDone1=Four.\nHint1=Look.\n"                        \
  "[Step 2]\nSay=On.\nGoal1=travels = 1\nDone1=Gone.\nGoal2=settles = 1\nDone2=Stayed.\n"         \
  "[Step 3]\nSay=Think.\nAsk=What?\nChoice1=No.\nReply1=Not that.\nChoice2=Yes.\nReply2=That.\n"  \
  "Choice3=Maybe.\nReply3=Not that either.\nRight=2\n"                                            \
  "[Step 4]\nPosition=babel/1 H:AA| pawns=HQ hands=AP|\nSay=See.\nShow=settle:A settle:P\n"
#define TASKS                                                                                   \
  "[Task 1]\nPosition=babel/1 H:AA| pawns=HQ hands=AP|\nSay=Go.\nDrill=2.1\nGoal=travels = 1\n" \
  "Done=There.\n"                                                                               \
  "[Task 2]\nPosition=babel/1 H:AA| pawns=HQ hands=AP|\nSay=End.\nGoal=ends = 1\nDone=Over.\n"

/* The Persian parts them, and the Sumerian is fine too. */
#define FORESEEN                                                                                  \
  "[Lesson]\nId=one\nTitle=One\nSummary=One.\nRules=2.1;2.2\n"                                    \
  "[Step 1]\nPosition=babel/1 H:AA| pawns=HQ hands=AAPS|\nSay=Settle.\nDrill=2.2\nAllow=settle\n" \
  "NotNow=Only settle.\nGoal1=run(me,H,A) = 4\nDone1=Four.\nGoal2=run(me,H,P) = 1\n"              \
  "Done2=Parted.\nGoal3=run(me,H,S) = 1 and settles = 2\nDone3=That does.\nMissed=2\nFine=3\n"

/* Another seat's learner: seat 1 takes a stick, and seat 2 answers. */
#define HEAPS                                                                             \
  "[Lesson]\nId=two\nTitle=Two\nSummary=Two.\nRules=1\nSeat=2\n"                          \
  "[Step 1]\nPosition=heaps/1 0 3 5 4 0 0 1 0\nSay=See.\nShow=take:11\nGoal1=takes = 1\n" \
  "Done1=Taken.\n"                                                                        \
  "[Task 1]\nPosition=heaps/1 0 2 5 4 1 0 2 0\nSay=Go.\nGoal=takes = 1\nDone=Taken.\n"

/* The beginning of the position in which the first step should end. */
#define FOUR "babel/1 A:| H:AAAA| M:| P:| S:| pawns=HQ hands=PS| "

#define LAST 6 /* steps and tasks */

static CourseLesson *
parse (const char *text)
{
  g_autoptr (GError) error = NULL;
  CourseLesson *lesson =
    course_lesson_parse (fixture_get_modules (), text, strlen (text), &error);

  g_assert_no_error (error);
  return lesson;
}

static EdubbaLesson *
lesson_new (const char *text, EdubbaProgress *progress)
{
  g_autoptr (CourseLesson) lesson = parse (text);

  return edubba_lesson_new (lesson, progress, 0);
}

static void
check (EdubbaLesson *lesson, guint step, EdubbaPhase phase, const char *reply)
{
  g_assert_cmpuint (edubba_lesson_get_index (lesson), ==, step);
  g_assert_cmpint (edubba_lesson_get_phase (lesson), ==, phase);
  g_assert_cmpstr (edubba_lesson_get_reply (lesson), ==, reply);
}

static void
act (EdubbaLesson *lesson, const char *actions)
{
  g_auto (GStrv) words = g_strsplit (actions, " ", -1);

  for (guint i = 0; words[i]; i++)
    {
      guint       refusal;
      const char *not_now;

      g_assert_true (edubba_lesson_act (lesson, words[i], &refusal, &not_now, NULL));
    }
}

/* An action that is put off with a sentence and changes nothing. */
static void
check_not_now (EdubbaLesson *lesson, const char *action, const char *sentence)
{
  guint       serial = edubba_match_get_serial (edubba_lesson_get_match (lesson));
  guint       refusal;
  const char *not_now = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_false (edubba_lesson_act (lesson, action, &refusal, &not_now, &error));
  g_assert_no_error (error);
  g_assert_cmpuint (refusal, ==, GAME_LEGAL);
  g_assert_cmpstr (not_now, ==, sentence);
  g_assert_cmpuint (edubba_match_get_serial (edubba_lesson_get_match (lesson)), ==, serial);
}

static gboolean
is_known (gpointer lesson)
{
  EdubbaTask *task = edubba_lesson_get_task (lesson);

  return task && edubba_task_get_state (task) != EDUBBA_TASK_THINKING;
}

static gboolean
can_take_back (gpointer lesson)
{
  return edubba_task_get_can_take_back (edubba_lesson_get_task (lesson));
}

static gboolean
is_at_start (gpointer lesson)
{
  return edubba_match_get_cursor (edubba_lesson_get_match (lesson)) == 0;
}

/* Through all steps and tasks. */
static void
test_course (void)
{
  g_autoptr (EdubbaLesson) lesson = lesson_new (STEPS TASKS, NULL);

  check (lesson, 0, EDUBBA_PHASE_DOING, NULL);
  edubba_lesson_next (lesson);
  check (lesson, 0, EDUBBA_PHASE_DOING, NULL);
  act (lesson, "settle:A settle:A");
  check (lesson, 0, EDUBBA_PHASE_DONE, "Four.");
  edubba_lesson_next (lesson);
  check (lesson, 1, EDUBBA_PHASE_DOING, NULL);
  act (lesson, "travel:P");
  check (lesson, 1, EDUBBA_PHASE_DONE, "Gone.");
  edubba_lesson_next (lesson);
  check (lesson, 2, EDUBBA_PHASE_ASKING, NULL);
  edubba_lesson_choose (lesson, 1);
  check (lesson, 2, EDUBBA_PHASE_DONE, "That.");
  edubba_lesson_next (lesson);
  check (lesson, 3, EDUBBA_PHASE_LOOKING, NULL);
  g_assert_cmpuint (edubba_match_get_cursor (edubba_lesson_get_match (lesson)), ==, 2);
  edubba_lesson_next (lesson);
  act (lesson, "travel:A");
  check (lesson, 4, EDUBBA_PHASE_DONE, "There.");
  edubba_lesson_next (lesson);
  act (lesson, "end");
  check (lesson, 5, EDUBBA_PHASE_DONE, "Over.");
  edubba_lesson_next (lesson);
  check (lesson, LAST, EDUBBA_PHASE_OVER, NULL);
  g_assert_cmpint (edubba_lesson_get_outcome (lesson), ==, EDUBBA_OUTCOME_LEARNT);
}

static void
test_not_now (void)
{
  g_autoptr (EdubbaLesson) lesson = lesson_new (STEPS TASKS, NULL);

  check_not_now (lesson, "travel:A", "Only settle.");
  check_not_now (lesson, "end", "Only settle.");
  act (lesson, "settle:A settle:A");
  check_not_now (lesson, "settle:P", "This is done. Go on, or start the step over.");
  edubba_lesson_skip (lesson);
  edubba_lesson_skip (lesson);
  check_not_now (lesson, "settle:P", "First answer the question.");
  edubba_lesson_skip (lesson);
  check_not_now (lesson, "end", "In this step there’s nothing to do but look.");
  edubba_lesson_skip (lesson);
  act (lesson, "end");
  check_not_now (lesson, "end", "This turn is over. Take back an action to go on.");
}

/* An action against the rules is refused by the rules, allowed in the step or not. */
static void
test_refusals (void)
{
  static const char *const actions[] = { "raze", "settle:M" };
  g_autoptr (EdubbaLesson) lesson = lesson_new (STEPS TASKS, NULL);
  EdubbaMatch *match = edubba_lesson_get_match (lesson);
  guint        refused = 0;
  guint        refusal;
  const char  *not_now;
  g_autoptr (GError) error = NULL;

  g_signal_connect_swapped (match, "refused", G_CALLBACK (fixture_count_cb), &refused);
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    {
      g_assert_false (edubba_lesson_act (lesson, actions[i], &refusal, &not_now, &error));
      g_assert_no_error (error);
      g_assert_cmpuint (refusal, !=, GAME_LEGAL);
      g_assert_null (not_now);
    }
  g_assert_cmpuint (refused, ==, 2);
  g_assert_false (edubba_lesson_act (lesson, "jump", &refusal, &not_now, &error));
  g_assert_error (error, GAME_ERROR, GAME_ERROR_SYNTAX);
  g_assert_null (not_now);
  g_assert_cmpuint (edubba_match_get_cursor (match), ==, 0);
}

/* The verdict keeps to the step's limits: a Persian can still travel, but not here. */
static void
test_verdict (void)
{
  g_autoptr (EdubbaLesson) lesson = lesson_new (STEPS TASKS, NULL);
  EdubbaTask *task = edubba_lesson_get_task (lesson);

  fixture_wait (is_known, lesson);
  g_assert_cmpuint (edubba_task_get_remaining (task), ==, 2);
  act (lesson, "settle:P settle:A");
  fixture_wait (can_take_back, lesson);
  check (lesson, 0, EDUBBA_PHASE_DOING, NULL);
  edubba_lesson_take_back (lesson);
  fixture_wait (is_at_start, lesson);
  fixture_wait (is_known, lesson);
  g_assert_cmpint (edubba_task_get_state (task), ==, EDUBBA_TASK_SOLVABLE);
  act (lesson, "settle:A settle:A");
  check (lesson, 0, EDUBBA_PHASE_DONE, "Four.");
  edubba_match_undo (edubba_lesson_get_match (lesson));
  check (lesson, 0, EDUBBA_PHASE_DOING, NULL);
  edubba_match_redo (edubba_lesson_get_match (lesson));
  check (lesson, 0, EDUBBA_PHASE_DONE, "Four.");
}

static void
test_goals (void)
{
  g_autoptr (EdubbaLesson) lesson = lesson_new (STEPS TASKS, NULL);

  edubba_lesson_skip (lesson);
  fixture_wait (is_known, lesson);
  g_assert_cmpuint (edubba_task_get_remaining (edubba_lesson_get_task (lesson)), ==, 1);
  act (lesson, "settle:P");
  check (lesson, 1, EDUBBA_PHASE_DONE, "Stayed.");
  edubba_match_undo (edubba_lesson_get_match (lesson));
  act (lesson, "travel:P");
  check (lesson, 1, EDUBBA_PHASE_DONE, "Gone.");
}

/* A mistake that a step foresees is answered, ends the try and nothing else. */
static void
test_missed (void)
{
  g_autoptr (EdubbaLesson) lesson = lesson_new (FORESEEN TASKS, NULL);

  fixture_wait (is_known, lesson);
  g_assert_cmpuint (edubba_task_get_remaining (edubba_lesson_get_task (lesson)), ==, 2);
  act (lesson, "settle:P");
  check (lesson, 0, EDUBBA_PHASE_MISSED, "Parted.");
  check_not_now (lesson, "settle:A", "That’s not it yet. Try again, or skip the step.");
  edubba_lesson_next (lesson);
  check (lesson, 0, EDUBBA_PHASE_MISSED, "Parted.");
  edubba_match_undo (edubba_lesson_get_match (lesson));
  check (lesson, 0, EDUBBA_PHASE_DOING, NULL);
  act (lesson, "settle:P");
  edubba_lesson_restart (lesson);
  check (lesson, 0, EDUBBA_PHASE_DOING, NULL);
  act (lesson, "settle:A settle:A");
  check (lesson, 0, EDUBBA_PHASE_DONE, "Four.");
  g_assert_false (edubba_lesson_is_only_fine (lesson));
  edubba_lesson_restart (lesson);
  act (lesson, "settle:A settle:S");
  check (lesson, 0, EDUBBA_PHASE_DONE, "That does.");
  g_assert_true (edubba_lesson_is_only_fine (lesson));
}

/* A learner who skips a missed step goes on from its proper end. */
static void
test_missed_and_skipped (void)
{
  g_autoptr (EdubbaLesson) lesson = lesson_new (FORESEEN "[Step 2]\nSay=On.\n" TASKS, NULL);
  g_autofree char *here = NULL;

  act (lesson, "settle:P");
  edubba_lesson_skip (lesson);
  here = fixture_print (edubba_lesson_get_match (lesson));
  g_assert_true (g_str_has_prefix (here, FOUR));
}

static void
test_questions (void)
{
  g_autoptr (EdubbaLesson) lesson = lesson_new (STEPS TASKS, NULL);

  edubba_lesson_choose (lesson, 0);
  check (lesson, 0, EDUBBA_PHASE_DOING, NULL);
  edubba_lesson_skip (lesson);
  edubba_lesson_skip (lesson);
  edubba_lesson_choose (lesson, 0);
  check (lesson, 2, EDUBBA_PHASE_ASKING, "Not that.");
  edubba_lesson_choose (lesson, 3);
  check (lesson, 2, EDUBBA_PHASE_ASKING, "Not that.");
  edubba_lesson_choose (lesson, 2);
  check (lesson, 2, EDUBBA_PHASE_ASKING, "Not that either.");
  edubba_lesson_choose (lesson, 1);
  edubba_lesson_choose (lesson, 0);
  check (lesson, 2, EDUBBA_PHASE_DONE, "That.");
}

#define NUMBERS                                                                       \
  "[Lesson]\nId=one\nTitle=One\nSummary=One.\nRules=2.1;2.2\n"                        \
  "[Step 1]\nPosition=babel/1 H:AA| pawns=HQ hands=AAPS|\nSay=Look.\nAsk=How many?\n" \
  "Answer=hand(me)\nReply1=Four.\nReply2=Count.\nDrill=2.2\n"                         \
  "[Step 2]\nSay=Think.\nAsk=How many?\nAnswer=7\nReply1=Seven.\nReply2=Not seven.\nDrill=2.2\n"

/* A number is right or not; another may follow. The first answer is counted, a later one is not. */
static void
test_numbers (void)
{
  g_autoptr (EdubbaLesson) lesson = lesson_new (NUMBERS, NULL);

  edubba_lesson_choose (lesson, 0);
  check (lesson, 0, EDUBBA_PHASE_ASKING, NULL);
  edubba_lesson_answer (lesson, 3);
  check (lesson, 0, EDUBBA_PHASE_ASKING, "Count.");
  edubba_lesson_answer (lesson, 4);
  check (lesson, 0, EDUBBA_PHASE_DONE, "Four.");
  edubba_lesson_next (lesson);
  check (lesson, 1, EDUBBA_PHASE_ASKING, NULL);
  g_assert_cmpuint (edubba_lesson_count_clean (lesson), ==, 0);
  edubba_lesson_answer (lesson, 7);
  check (lesson, 1, EDUBBA_PHASE_DONE, "Seven.");
  g_assert_cmpuint (edubba_lesson_count_clean (lesson), ==, 1);
  edubba_lesson_previous (lesson);
  edubba_lesson_answer (lesson, 4);
  g_assert_cmpuint (edubba_lesson_count_clean (lesson), ==, 1);
}

static void
check_position (EdubbaLesson *lesson, const char *begin)
{
  g_autofree char *here = fixture_print (edubba_lesson_get_match (lesson));

  g_test_message ("%s", here);
  g_assert_true (g_str_has_prefix (here, begin));
}

/* A step without a position begins where the learner stands, or would by the shortest way. */
static void
test_going_on (void)
{
  g_autoptr (EdubbaLesson) lesson = lesson_new (STEPS TASKS, NULL);
  g_autofree char *own = NULL;

  act (lesson, "settle:S");
  edubba_lesson_skip (lesson);
  check_position (lesson, FOUR);
  act (lesson, "settle:S");
  own = fixture_print (edubba_lesson_get_match (lesson));
  edubba_lesson_next (lesson);
  check_position (lesson, own);
  edubba_lesson_previous (lesson);
  check (lesson, 1, EDUBBA_PHASE_DOING, NULL);
  check_position (lesson, FOUR);
  act (lesson, "travel:P");
  edubba_lesson_restart (lesson);
  check_position (lesson, FOUR);
  edubba_lesson_previous (lesson);
  edubba_lesson_previous (lesson);
  check (lesson, 0, EDUBBA_PHASE_DOING, NULL);
}

/* A shown action cannot be undone, and is not the learner's. */
static void
test_shown (void)
{
  g_autoptr (EdubbaLesson) lesson = lesson_new (HEAPS, NULL);
  EdubbaMatch *match = edubba_lesson_get_match (lesson);

  check (lesson, 0, EDUBBA_PHASE_DOING, NULL);
  g_assert_cmpuint (edubba_match_get_cursor (match), ==, 1);
  g_assert_cmpuint (edubba_match_get_seat (match), ==, 1);
  g_assert_false (edubba_match_get_can_undo (match));
  fixture_wait (is_known, lesson);
  g_assert_cmpuint (edubba_task_get_remaining (edubba_lesson_get_task (lesson)), ==, 1);
  g_assert_cmpuint (edubba_task_get_taken (edubba_lesson_get_task (lesson)), ==, 0);
  act (lesson, "take:23");
  check (lesson, 0, EDUBBA_PHASE_DONE, "Taken.");
  edubba_match_undo (match);
  g_assert_cmpuint (edubba_match_get_cursor (match), ==, 1);
  g_assert_false (edubba_match_get_can_undo (match));
  act (lesson, "take:22");
  edubba_task_restart (edubba_lesson_get_task (lesson));
  g_assert_cmpuint (edubba_match_get_cursor (match), ==, 1);
}

static gboolean
is_shown (gpointer lesson)
{
  return edubba_lesson_get_phase (lesson) != EDUBBA_PHASE_SHOWING;
}

/* With a pace actions come one after the other, unless the learner has seen enough. */
static void
test_pace (void)
{
  g_autoptr (CourseLesson) file = parse (STEPS TASKS);
  g_autoptr (EdubbaLesson) lesson = edubba_lesson_new (file, NULL, 5);
  guint seen = 0;

  for (guint i = 0; i < 3; i++)
    edubba_lesson_skip (lesson);
  check (lesson, 3, EDUBBA_PHASE_SHOWING, NULL);
  check_not_now (lesson, "end", "First watch what is shown here.");
  g_signal_connect_swapped (edubba_lesson_get_match (lesson), "acted",
                            G_CALLBACK (fixture_count_cb), &seen);
  g_assert_cmpuint (edubba_match_get_cursor (edubba_lesson_get_match (lesson)), ==, 0);
  fixture_wait (is_shown, lesson);
  g_assert_cmpuint (seen, ==, 2);
  check (lesson, 3, EDUBBA_PHASE_LOOKING, NULL);
  edubba_lesson_restart (lesson);
  check (lesson, 3, EDUBBA_PHASE_SHOWING, NULL);
  edubba_lesson_hurry (lesson);
  check (lesson, 3, EDUBBA_PHASE_LOOKING, NULL);
  edubba_lesson_restart (lesson);
  edubba_lesson_previous (lesson);
  check (lesson, 2, EDUBBA_PHASE_ASKING, NULL);
}

static void
test_testing_out (void)
{
  g_autoptr (EdubbaLesson) lesson = lesson_new (STEPS TASKS, NULL);

  g_assert_true (edubba_lesson_get_can_test_out (lesson));
  edubba_lesson_test_out (lesson);
  g_assert_true (edubba_lesson_get_testing (lesson));
  g_assert_false (edubba_lesson_get_can_test_out (lesson));
  act (lesson, "travel:A");
  edubba_lesson_next (lesson);
  act (lesson, "end");
  edubba_lesson_next (lesson);
  check (lesson, LAST, EDUBBA_PHASE_OVER, NULL);
  g_assert_cmpint (edubba_lesson_get_outcome (lesson), ==, EDUBBA_OUTCOME_TESTED_OUT);

  edubba_lesson_restart (lesson);
  check (lesson, 0, EDUBBA_PHASE_DOING, NULL);
  g_assert_false (edubba_lesson_get_testing (lesson));
  edubba_lesson_test_out (lesson);
  edubba_lesson_note_hint (lesson);
  act (lesson, "travel:A");
  edubba_lesson_next (lesson);
  act (lesson, "end");
  edubba_lesson_next (lesson);
  g_assert_cmpint (edubba_lesson_get_outcome (lesson), ==, EDUBBA_OUTCOME_OPEN);
}

static EdubbaProgress *
progress_new (const char *folder)
{
  g_autoptr (EdubbaArchive) archive = edubba_archive_new (folder, "progress");

  return edubba_progress_new (archive);
}

/* A learner can leave anywhere and comes back there; skipped tasks stay open. */
static void
test_resuming (void)
{
  g_autofree char *folder = fixture_folder_new ();
  g_autoptr (EdubbaProgress) progress = progress_new (folder);
  EdubbaLesson *lesson = lesson_new (STEPS TASKS, progress);

  g_assert_cmpint (edubba_progress_get_lesson (progress, "babel", "one"), ==, EDUBBA_LESSON_NEW);
  edubba_lesson_resume (lesson);
  g_assert_cmpint (edubba_progress_get_lesson (progress, "babel", "one"), ==,
                   EDUBBA_LESSON_STARTED);
  edubba_lesson_skip (lesson);
  g_assert_finalize_object (lesson);

  lesson = lesson_new (STEPS TASKS, progress);
  edubba_lesson_resume (lesson);
  check (lesson, 1, EDUBBA_PHASE_DOING, NULL);
  check_position (lesson, FOUR);
  for (guint i = 1; i < LAST; i++)
    edubba_lesson_skip (lesson);
  g_assert_cmpint (edubba_lesson_get_outcome (lesson), ==, EDUBBA_OUTCOME_OPEN);
  g_assert_finalize_object (lesson);

  lesson = lesson_new (STEPS TASKS, progress);
  edubba_lesson_resume (lesson);
  check (lesson, 4, EDUBBA_PHASE_DOING, NULL);
  act (lesson, "travel:A");
  edubba_lesson_next (lesson);
  act (lesson, "end");
  edubba_lesson_next (lesson);
  g_assert_cmpint (edubba_progress_get_lesson (progress, "babel", "one"), ==, EDUBBA_LESSON_DONE);
  g_assert_finalize_object (lesson);

  lesson = lesson_new (STEPS TASKS, progress);
  edubba_lesson_resume (lesson);
  check (lesson, 0, EDUBBA_PHASE_DOING, NULL);
  g_assert_finalize_object (lesson);
  g_clear_object (&progress);
  fixture_folder_remove (folder);
}

/* A rule is met by a task solved without help, and shaky after a mistake. */
static void
test_rules (void)
{
  g_autofree char *folder = fixture_folder_new ();
  g_autoptr (EdubbaProgress) progress = progress_new (folder);
  g_autoptr (EdubbaLesson) lesson = lesson_new (STEPS TASKS, progress);

  act (lesson, "settle:P");
  fixture_wait (can_take_back, lesson);
  edubba_lesson_take_back (lesson);
  fixture_wait (is_at_start, lesson);
  act (lesson, "settle:A settle:A");
  g_assert_cmpint (edubba_progress_get_rule (progress, "babel", "2.2"), ==, EDUBBA_RULE_SHAKY);
  g_assert_cmpint (edubba_progress_get_rule (progress, "babel", "2.1"), ==, EDUBBA_RULE_UNMET);
  edubba_lesson_test_out (lesson);
  act (lesson, "travel:A");
  g_assert_cmpint (edubba_progress_get_rule (progress, "babel", "2.1"), !=, EDUBBA_RULE_UNMET);
  g_clear_object (&lesson);
  g_clear_object (&progress);
  fixture_folder_remove (folder);
}

/* Each property is told of once for each change. */
static void
test_notifications (void)
{
  static const struct
  {
    const char *name;
    guint       solved; /* the number of its notifications when the step is solved */
    guint       next;   /* the number when the next is entered */
  } rows[] = {
    { "step", 0, 1 },
    { "phase", 1, 1 },
    { "match", 0, 1 },
    { "task", 0, 1 },
    { "choice", 0, 0 },
    { "testing", 0, 0 },
  };
  g_autoptr (EdubbaLesson) lesson = lesson_new (STEPS TASKS, NULL);
  guint counts[G_N_ELEMENTS (rows)] = { 0 };
  guint changed = 0;

  fixture_wait (is_known, lesson);
  act (lesson, "settle:A");
  fixture_wait (is_known, lesson);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *name = g_strconcat ("notify::", rows[i].name, NULL);

      g_signal_connect_swapped (lesson, name, G_CALLBACK (fixture_count_cb), &counts[i]);
    }
  g_signal_connect_swapped (lesson, "changed", G_CALLBACK (fixture_count_cb), &changed);
  act (lesson, "settle:A");
  g_assert_cmpuint (changed, ==, 1);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    g_assert_cmpuint (counts[i], ==, rows[i].solved);
  edubba_lesson_next (lesson);
  g_assert_cmpuint (changed, ==, 2);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    g_assert_cmpuint (counts[i], ==, rows[i].solved + rows[i].next);
}

/* Nothing is held by a proof under way or an action about to be shown. */
static void
test_finalization (void)
{
  g_autoptr (CourseLesson) file = parse (STEPS TASKS);
  EdubbaLesson *lesson = edubba_lesson_new (file, NULL, 1000);

  g_assert_finalize_object (lesson);
  lesson = edubba_lesson_new (file, NULL, 1000);
  for (guint i = 0; i < 3; i++)
    edubba_lesson_skip (lesson);
  check (lesson, 3, EDUBBA_PHASE_SHOWING, NULL);
  g_assert_finalize_object (lesson);
}

int
main (int argc, char **argv)
{
  fixed_test_init (&argc, &argv);
  g_test_add_func ("/lesson/whole", test_course);
  g_test_add_func ("/lesson/not-now", test_not_now);
  g_test_add_func ("/lesson/refusals", test_refusals);
  g_test_add_func ("/lesson/verdict", test_verdict);
  g_test_add_func ("/lesson/goals", test_goals);
  g_test_add_func ("/lesson/missed", test_missed);
  g_test_add_func ("/lesson/missed-and-skipped", test_missed_and_skipped);
  g_test_add_func ("/lesson/questions", test_questions);
  g_test_add_func ("/lesson/numbers", test_numbers);
  g_test_add_func ("/lesson/going-on", test_going_on);
  g_test_add_func ("/lesson/shown", test_shown);
  g_test_add_func ("/lesson/pace", test_pace);
  g_test_add_func ("/lesson/testing-out", test_testing_out);
  g_test_add_func ("/lesson/resuming", test_resuming);
  g_test_add_func ("/lesson/rules", test_rules);
  g_test_add_func ("/lesson/notifications", test_notifications);
  g_test_add_func ("/lesson/finalization", test_finalization);
  return g_test_run ();
}
