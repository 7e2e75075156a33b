/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The uses of rules in games: those of the learner, with help and without, and those of others;
 * the rules that are known by them; and the rules that a game has shown. The stars of lessons.
 */
#include "edubba-witness.h"

#include "../fixed.h"
#include "edubba-lesson.h"
#include "progress-fixture.h"

#define POSITION "babel/1 H:AAA|SSS/1 pawns=HQ hands=AHM|AAAAA stores=53|1"

/* A question, and a task. */
#define TASKED                                                                       \
  "[Lesson]\nId=one\nTitle=One\nSummary=One.\nRules=2.1;2.2\n"                       \
  "[Step 1]\nPosition=babel/1 H:AA| pawns=HQ hands=AP|\nSay=See.\n"                  \
  "Ask=What?\nChoice1=No.\nReply1=Not that.\nChoice2=Yes.\nReply2=That.\nRight=2\n"  \
  "[Task 1]\nPosition=babel/1 H:AA| pawns=HQ hands=AP|\nSay=Go.\nGoal=travels = 1\n" \
  "Done=There.\n"

static EdubbaMatch *
begin (ProgressFixture *fixture)
{
  const GameModule     *module = fixture_get_game ();
  g_autofree GameState *state = game_position_parse_full (module->rules, POSITION, 0, NULL);

  g_assert_nonnull (state);
  return edubba_match_new (module, game_record_new_position (module->rules, state));
}

static void
act (EdubbaMatch *match, const char *actions)
{
  g_auto (GStrv) words = g_strsplit (actions, " ", -1);

  for (guint i = 0; words[i]; i++)
    g_assert_true (edubba_match_act (match, words[i], NULL, NULL));
}

static EdubbaUses
get_uses (ProgressFixture *fixture, const char *paragraph)
{
  return edubba_progress_get_uses (fixture->progress, "babel", paragraph);
}

static EdubbaRuleState
get_rule (ProgressFixture *fixture, const char *paragraph)
{
  return edubba_progress_get_rule (fixture->progress, "babel", paragraph);
}

/* A turn is noted when it is over, an action that was taken back is not, and two of a kind in one
 * turn are one use. */
static void
test_turns (ProgressFixture *fixture, gconstpointer data)
{
  g_autoptr (EdubbaMatch) match = begin (fixture);

  edubba_witness_watch (fixture->progress, match, 0);
  edubba_witness_watch (fixture->progress, match, 0);
  act (match, "raze");
  edubba_match_undo (match);
  act (match, "settle:A settle:H");
  g_assert_cmpuint (fixture->changes, ==, 0);
  act (match, "end");
  g_assert_cmpuint (get_uses (fixture, "2.2").alone, ==, 1);
  g_assert_cmpuint (get_uses (fixture, "2.5.1").alone, ==, 0);
  g_assert_cmpint (get_rule (fixture, "2.2"), ==, EDUBBA_RULE_FRESH);
  g_assert_cmpint (get_rule (fixture, "2.1"), ==, EDUBBA_RULE_UNMET);
  act (match, "travel:A end");
  g_assert_cmpint (get_rule (fixture, "2.1"), ==, EDUBBA_RULE_FRESH);
  g_assert_cmpuint (get_uses (fixture, "2.1").alone, ==, 0);
  act (match, "settle:M end");
  g_assert_cmpint (get_rule (fixture, "2.2"), ==, EDUBBA_RULE_SURE);
}

/* Twice with help is not known yet; once more without is; and what is known is not noted again. */
static void
test_known (ProgressFixture *fixture, gconstpointer data)
{
  for (guint i = 0; i < 3; i++)
    edubba_progress_note_use (fixture->progress, "babel", "2.4", EDUBBA_USE_HELPED);
  g_assert_cmpuint (get_uses (fixture, "2.4").helped, ==, EDUBBA_KNOWN_USES);
  g_assert_cmpint (get_rule (fixture, "2.4"), ==, EDUBBA_RULE_FRESH);
  edubba_progress_note_use (fixture->progress, "babel", "2.4", EDUBBA_USE_ALONE);
  g_assert_cmpint (get_rule (fixture, "2.4"), ==, EDUBBA_RULE_SURE);
  fixture->changes = 0;
  edubba_progress_note_use (fixture->progress, "babel", "2.4", EDUBBA_USE_ALONE);
  edubba_progress_note_use (fixture->progress, "babel", "2.4", EDUBBA_USE_SEEN);
  g_assert_cmpuint (fixture->changes, ==, 0);
  edubba_progress_note_rule (fixture->progress, "babel", "2.4", EDUBBA_RULE_FAILED);
  g_assert_cmpint (get_rule (fixture, "2.4"), ==, EDUBBA_RULE_SHAKY);
  progress_restart (fixture);
  g_assert_cmpuint (get_uses (fixture, "2.4").alone, ==, 1);
}

/* A match has shown what was used in it; what no action stands for must have been met before. */
static void
test_covers (ProgressFixture *fixture, gconstpointer data)
{
  static const char *const used[] = { "2.2", NULL };
  static const char *const unused[] = { "2.2", "2.5.2", NULL };
  static const char *const read[] = { "2.2", "4", NULL };
  g_autoptr (EdubbaMatch) match = begin (fixture);

  act (match, "settle:A");
  g_assert_true (edubba_witness_covers (fixture->progress, match, 0, used));
  g_assert_false (edubba_witness_covers (fixture->progress, match, 1, used));
  g_assert_false (edubba_witness_covers (fixture->progress, match, 0, unused));
  g_assert_false (edubba_witness_covers (fixture->progress, match, 0, read));
  edubba_progress_note_rule (fixture->progress, "babel", "4", EDUBBA_RULE_MET);
  g_assert_true (edubba_witness_covers (fixture->progress, match, 0, read));
  g_assert_false (
    edubba_progress_knows_all (fixture->progress, fixture_get_game ()->rules, read));
  edubba_progress_note_use (fixture->progress, "babel", "2.2", EDUBBA_USE_ALONE);
  edubba_progress_note_use (fixture->progress, "babel", "2.2", EDUBBA_USE_ALONE);
  g_assert_true (edubba_progress_knows_all (fixture->progress, fixture_get_game ()->rules, read));
}

/* Three stars without help, two with some, one with all of it; none for a test that needed any. A
 * wrong answer counts as help. */
static void
test_stars (ProgressFixture *fixture, gconstpointer data)
{
  static const guint stars[] = { 3, 2, 2, 1, 1 };
  g_autoptr (CourseLesson) file =
    course_lesson_parse (fixture_get_modules (), TASKED, strlen (TASKED), NULL);

  for (guint help = 0; help < G_N_ELEMENTS (stars); help++)
    {
      g_autoptr (EdubbaLesson) lesson = edubba_lesson_new (file, NULL, 0);

      if (help > 0)
        edubba_lesson_choose (lesson, 0);
      edubba_lesson_choose (lesson, 1);
      edubba_lesson_next (lesson);
      for (guint i = 1; i < help; i++)
        edubba_lesson_note_hint (lesson);
      act (edubba_lesson_get_match (lesson), "travel:A");
      edubba_lesson_next (lesson);
      g_assert_cmpint (edubba_lesson_get_outcome (lesson), ==, EDUBBA_OUTCOME_LEARNT);
      g_assert_cmpuint (edubba_lesson_get_stars (lesson), ==, stars[help]);
      edubba_lesson_restart (lesson);
      edubba_lesson_skip (lesson);
      edubba_lesson_skip (lesson);
      g_assert_cmpuint (edubba_lesson_get_stars (lesson), ==, 0);
    }
}

static void
add (const char *path, void (*test) (ProgressFixture *, gconstpointer))
{
  g_test_add (path, ProgressFixture, NULL, progress_set_up, test, progress_tear_down);
}

int
main (int argc, char **argv)
{
  fixed_test_init (&argc, &argv);
  add ("/witness/turns", test_turns);
  add ("/witness/known", test_known);
  add ("/witness/covers", test_covers);
  add ("/witness/stars", test_stars);
  return g_test_run ();
}
