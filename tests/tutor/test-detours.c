/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Detours through a lesson: a request at the wrong moment does nothing, skipped tasks can be made
 * up for, and a lesson that nobody has proved leads on all the same.
 */
#include "../fixed.h"
#include "model-fixture.h"

#include "edubba-lesson.h"

#define HEAD "[Lesson]\nId=one\nTitle=One\nSummary=One.\nRules=2.1;2.2\n"

/* A step to be done, and two tasks. */
#define STEP                                                                        \
  "[Step 1]\nPosition=babel/1 H:AA| pawns=HQ hands=AAPS|\nSay=Settle.\nDrill=2.2\n" \
  "Goal1=run(me,H,A) = 4\nDone1=Four.\n"
#define TASKS                                                                                   \
  "[Task 1]\nPosition=babel/1 H:AA| pawns=HQ hands=AP|\nSay=Go.\nDrill=2.1\nGoal=travels = 1\n" \
  "Done=There.\n"                                                                               \
  "[Task 2]\nPosition=babel/1 H:AA| pawns=HQ hands=AP|\nSay=End.\nGoal=ends = 1\nDone=Over.\n"

/* A user's file: the first step shows an illegal action, the next has a goal that nobody can
 * reach, and those after it go on from its end, wherever that is. */
#define UNPROVED                                                                        \
  HEAD "[Step 1]\nPosition=babel/1 H:AA| pawns=HQ hands=AAPS|\nSay=See.\n"              \
       "Show=settle:A raze settle:P\n"                                                  \
       "[Step 2]\nSay=Do.\nGoal1=run(me,H,M) = 4\nDone1=Never.\n"                       \
       "[Step 3]\nSay=Think.\nAsk=What?\nChoice1=No.\nReply1=Not that.\nChoice2=Yes.\n" \
       "Reply2=That.\nRight=2\n"                                                        \
       "[Step 4]\nSay=Do.\nGoal1=run(me,H,A) = 4\nDone1=Four.\n"

#define SHOWN "babel/1 A:| H:AAA| M:| P:| S:| pawns=HQ hands=APS| "

typedef struct
{
  char           *folder;
  EdubbaProgress *progress;
  EdubbaLesson   *lesson;
  guint           changes;
} Fixture;

static void
begin (Fixture *fixture, const char *text, EdubbaProgress *progress)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (CourseLesson) file =
    course_lesson_parse (fixture_get_modules (), text, strlen (text), &error);

  g_assert_no_error (error);
  g_clear_object (&fixture->lesson);
  fixture->lesson = edubba_lesson_new (file, progress, 0);
  fixture->changes = 0;
  g_signal_connect_swapped (fixture->lesson, "changed", G_CALLBACK (fixture_count_cb),
                            &fixture->changes);
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  g_autoptr (EdubbaArchive) archive = NULL;

  fixture->folder = fixture_folder_new ();
  archive = edubba_archive_new (fixture->folder, "progress");
  fixture->progress = edubba_progress_new (archive);
  begin (fixture, data, fixture->progress);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  g_assert_finalize_object (fixture->lesson);
  g_assert_finalize_object (fixture->progress);
  fixture_folder_remove (fixture->folder);
  g_free (fixture->folder);
}

static void
act (Fixture *fixture, const char *actions)
{
  g_auto (GStrv) words = g_strsplit (actions, " ", -1);

  for (guint i = 0; words[i]; i++)
    {
      guint       refusal;
      const char *not_now;

      g_assert_true (edubba_lesson_act (fixture->lesson, words[i], &refusal, &not_now, NULL));
    }
}

static void
check (Fixture *fixture, guint step, EdubbaPhase phase)
{
  g_assert_cmpuint (edubba_lesson_get_index (fixture->lesson), ==, step);
  g_assert_cmpint (edubba_lesson_get_phase (fixture->lesson), ==, phase);
}

static void
check_position (Fixture *fixture, const char *begin_with)
{
  g_autofree char *here = fixture_print (edubba_lesson_get_match (fixture->lesson));

  g_test_message ("%s", here);
  g_assert_true (g_str_has_prefix (here, begin_with));
}

static EdubbaRuleState
get_rule (Fixture *fixture, const char *paragraph)
{
  return edubba_progress_get_rule (fixture->progress, "babel", paragraph);
}

static gboolean
is_known (gpointer fixture)
{
  EdubbaTask *task = edubba_lesson_get_task (((Fixture *) fixture)->lesson);

  return edubba_task_get_state (task) != EDUBBA_TASK_THINKING;
}

static gboolean
can_take_back (gpointer fixture)
{
  return edubba_task_get_can_take_back (edubba_lesson_get_task (((Fixture *) fixture)->lesson));
}

static gboolean
is_at_start (gpointer fixture)
{
  return edubba_match_get_cursor (edubba_lesson_get_match (((Fixture *) fixture)->lesson)) == 0;
}

/* Nothing is lost yet, so there is nothing to take back; a solved task needs no hint; and after
 * the end there is nothing to skip, nor to be tested. */
static void
test_wrong_moment (Fixture *fixture, gconstpointer data)
{
  EdubbaLesson *lesson = fixture->lesson;

  fixture_wait (is_known, fixture);
  edubba_lesson_take_back (lesson);
  edubba_lesson_previous (lesson);
  g_assert_cmpuint (edubba_lesson_get_choice (lesson), ==, EDUBBA_NO_CHOICE);
  act (fixture, "settle:A settle:A");
  check (fixture, 0, EDUBBA_PHASE_DONE);
  g_assert_cmpint (get_rule (fixture, "2.2"), ==, EDUBBA_RULE_FRESH);
  edubba_lesson_note_hint (lesson);
  g_assert_cmpint (get_rule (fixture, "2.2"), ==, EDUBBA_RULE_FRESH);
  for (guint i = 0; i < 3; i++)
    edubba_lesson_skip (lesson);
  check (fixture, 3, EDUBBA_PHASE_OVER);
  fixture->changes = 0;
  edubba_lesson_skip (lesson);
  edubba_lesson_next (lesson);
  edubba_lesson_take_back (lesson);
  edubba_lesson_test_out (lesson);
  edubba_lesson_note_hint (lesson);
  g_assert_cmpuint (fixture->changes, ==, 0);
  g_assert_false (edubba_lesson_get_testing (lesson));
  check (fixture, 3, EDUBBA_PHASE_OVER);
}

/* Twice astray in a step is noted once, and so are two hints. */
static void
test_regrets (Fixture *fixture, gconstpointer data)
{
  guint noted = 0;
  guint first = 0;

  g_signal_connect_swapped (fixture->progress, "changed", G_CALLBACK (fixture_count_cb), &noted);
  for (guint i = 0; i < 2; i++)
    {
      act (fixture, "settle:P");
      fixture_wait (can_take_back, fixture);
      edubba_lesson_take_back (fixture->lesson);
      fixture_wait (is_at_start, fixture);
      fixture_wait (is_known, fixture);
      g_assert_cmpuint (noted, >=, 1);
      first = i == 0 ? noted : first;
    }
  g_assert_cmpuint (noted, ==, first);
  noted = 0;
  edubba_lesson_note_hint (fixture->lesson); /* of the rule, and of the lesson */
  g_assert_cmpuint (noted, ==, 2);
  edubba_lesson_note_hint (fixture->lesson); /* of the lesson alone */
  g_assert_cmpuint (noted, ==, 3);
  g_assert_cmpint (get_rule (fixture, "2.2"), ==, EDUBBA_RULE_SHAKY);
}

/* A task that was passed over can be solved before the lesson is left. */
static void
test_made_up (Fixture *fixture, gconstpointer data)
{
  EdubbaLesson *lesson = fixture->lesson;

  edubba_lesson_skip (lesson);
  edubba_lesson_skip (lesson);
  check (fixture, 2, EDUBBA_PHASE_DOING);
  edubba_lesson_previous (lesson);
  act (fixture, "travel:A");
  edubba_lesson_next (lesson);
  act (fixture, "end");
  edubba_lesson_next (lesson);
  check (fixture, 3, EDUBBA_PHASE_OVER);
  g_assert_cmpint (edubba_lesson_get_outcome (lesson), ==, EDUBBA_OUTCOME_LEARNT);
  g_assert_cmpint (edubba_progress_get_lesson (fixture->progress, "babel", "one"), ==,
                   EDUBBA_LESSON_DONE);
}

/* Nobody is remembered without progress, and progress of a longer lesson of the same name leads to
 * the beginning. */
static void
test_resuming (Fixture *fixture, gconstpointer data)
{
  edubba_progress_set_step (fixture->progress, "babel", "one", 99);
  edubba_lesson_resume (fixture->lesson);
  check (fixture, 0, EDUBBA_PHASE_DOING);
  edubba_progress_set_step (fixture->progress, "babel", "one", 2);
  edubba_lesson_resume (fixture->lesson);
  check (fixture, 2, EDUBBA_PHASE_DOING);

  begin (fixture, data, NULL);
  edubba_lesson_skip (fixture->lesson);
  fixture->changes = 0;
  edubba_lesson_resume (fixture->lesson);
  g_assert_cmpuint (fixture->changes, ==, 0);
  check (fixture, 1, EDUBBA_PHASE_DOING);
  act (fixture, "travel:A");
  edubba_lesson_skip (fixture->lesson);
  edubba_lesson_skip (fixture->lesson);
  g_assert_cmpint (edubba_lesson_get_outcome (fixture->lesson), ==, EDUBBA_OUTCOME_OPEN);
}

/* A lesson without tasks is learnt by being gone through, and nobody can be tested in it. */
static void
test_no_tasks (Fixture *fixture, gconstpointer data)
{
  g_assert_false (edubba_lesson_get_can_test_out (fixture->lesson));
  edubba_lesson_test_out (fixture->lesson);
  check (fixture, 0, EDUBBA_PHASE_DOING);
  edubba_lesson_skip (fixture->lesson);
  check (fixture, 1, EDUBBA_PHASE_OVER);
  g_assert_cmpint (edubba_lesson_get_outcome (fixture->lesson), ==, EDUBBA_OUTCOME_LEARNT);
}

/* A refused action ends the showing; and a learner who comes back later stands where the steps
 * before lead, as far as they lead anywhere. */
static void
test_unproved (Fixture *fixture, gconstpointer data)
{
  check (fixture, 0, EDUBBA_PHASE_LOOKING);
  check_position (fixture, SHOWN);
  for (guint step = 1; step < 4; step++)
    {
      edubba_progress_set_step (fixture->progress, "babel", "one", step);
      begin (fixture, UNPROVED, fixture->progress);
      edubba_lesson_resume (fixture->lesson);
      check (fixture, step, step == 2 ? EDUBBA_PHASE_ASKING : EDUBBA_PHASE_DOING);
      check_position (fixture, SHOWN);
    }
  act (fixture, "settle:A");
  check (fixture, 3, EDUBBA_PHASE_DONE);
}

static void
add (const char *path, const char *text, void (*test) (Fixture *, gconstpointer))
{
  g_test_add (path, Fixture, text, set_up, test, tear_down);
}

int
main (int argc, char **argv)
{
  fixed_test_init (&argc, &argv);

  add ("/detours/wrong-moment", HEAD STEP TASKS, test_wrong_moment);
  add ("/detours/regrets", HEAD STEP TASKS, test_regrets);
  add ("/detours/made-up", HEAD STEP TASKS, test_made_up);
  add ("/detours/resuming", HEAD STEP TASKS, test_resuming);
  add ("/detours/no-tasks", HEAD STEP, test_no_tasks);
  add ("/detours/unproved", UNPROVED, test_unproved);
  return g_test_run ();
}
