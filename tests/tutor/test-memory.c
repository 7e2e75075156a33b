/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Rules are remembered and forgotten: with a clock of the test's own, since nothing here may ask
 * the system's.
 */
#include "../fixed.h"
#include "edubba-memory.h"

#define HOUR 3600
#define DAY  (24 * HOUR)
#define NOW  G_GINT64_CONSTANT (1800000000)

static void
test_unmet (void)
{
  EdubbaMemory memory = { 0 };

  g_assert_cmpint (edubba_memory_get_state (&memory, NOW), ==, EDUBBA_RULE_UNMET);
  g_assert_cmpfloat (edubba_memory_get_strength (&memory, NOW), ==, 0);
}

/* Met today, it is fresh; it is due when one of ten would have forgotten it. */
static void
test_forgetting (void)
{
  EdubbaMemory memory = { 0 };
  gint64       due;

  edubba_memory_note (&memory, EDUBBA_RULE_MET, NOW);
  due = NOW + (gint64) (memory.fsrs.stability * DAY);
  g_assert_cmpfloat (edubba_memory_get_strength (&memory, NOW), ==, 1);
  g_assert_cmpint (edubba_memory_get_state (&memory, due - HOUR), ==, EDUBBA_RULE_FRESH);
  g_assert_cmpfloat_with_epsilon (edubba_memory_get_strength (&memory, due), 0.9, 1e-4);
  g_assert_cmpint (edubba_memory_get_state (&memory, due + HOUR), ==, EDUBBA_RULE_SHAKY);
  g_assert_cmpint (memory.when, ==, NOW);
  g_assert_cmpint (memory.met, ==, NOW);
}

/* It comes back on the day on which it is due, and tomorrow at the earliest. */
static void
test_days (void)
{
  EdubbaMemory memory = { 0 };

  g_assert_cmpuint (edubba_memory_count_days (&memory, NOW), ==, 1);
  edubba_memory_note (&memory, EDUBBA_RULE_MET, NOW);
  g_assert_cmpuint (edubba_memory_count_days (&memory, NOW), ==, 3);
  g_assert_cmpuint (edubba_memory_count_days (&memory, NOW + DAY), ==, 2);
  g_assert_cmpuint (edubba_memory_count_days (&memory, NOW + 9 * DAY), ==, 1);
  edubba_memory_note (&memory, EDUBBA_RULE_MET, NOW + DAY);
  g_assert_cmpuint (edubba_memory_count_days (&memory, NOW + DAY), ==, 8);
  edubba_memory_note (&memory, EDUBBA_RULE_FAILED, NOW + DAY);
  g_assert_cmpuint (edubba_memory_count_days (&memory, NOW + DAY), ==, 1);
}

/* One success, of any kind, makes nobody sure, nor do many at once; one on another day does,
 * after trouble two; and a learner who fails is not sure any more. */
static void
test_sure (void)
{
  for (guint note = 0; note < EDUBBA_RULE_N_NOTES; note++)
    {
      EdubbaMemory memory = { 0 };

      edubba_memory_note (&memory, note, NOW - HOUR);
      if (note != EDUBBA_RULE_MET)
        edubba_memory_note (&memory, EDUBBA_RULE_MET, NOW);
      g_assert_cmpint (edubba_memory_get_state (&memory, NOW), ==, EDUBBA_RULE_FRESH);
      for (guint i = 0; i < 6; i++)
        edubba_memory_note (&memory, EDUBBA_RULE_MET, NOW + i * 60);
      g_assert_cmpint (edubba_memory_get_state (&memory, NOW + HOUR), ==, EDUBBA_RULE_FRESH);
      for (guint i = 1; i <= 2; i++)
        edubba_memory_note (&memory, EDUBBA_RULE_MET, NOW + i * (DAY + HOUR));
      g_assert_cmpint (edubba_memory_get_state (&memory, NOW + 3 * DAY), ==, EDUBBA_RULE_SURE);
      edubba_memory_note (&memory, EDUBBA_RULE_FAILED, NOW + 3 * DAY);
      g_assert_cmpint (edubba_memory_get_state (&memory, NOW + 3 * DAY), ==, EDUBBA_RULE_SHAKY);
    }
}

/* Any number of questions for the reason is no review; a hint is a hard one, so the rule is due
 * sooner; to fail or to take back makes a rule due at once, until it is met again: a hint the
 * same day does not help. */
static void
test_trouble (void)
{
  static const struct
  {
    EdubbaRuleNote  note;
    EdubbaRuleState state;
    EdubbaGrade     grade;
  } rows[] = {
    { EDUBBA_RULE_WHY, EDUBBA_RULE_FRESH, EDUBBA_GRADE_GOOD },
    { EDUBBA_RULE_HINTED, EDUBBA_RULE_FRESH, EDUBBA_GRADE_HARD },
    { EDUBBA_RULE_TAKEN_BACK, EDUBBA_RULE_SHAKY, EDUBBA_GRADE_AGAIN },
    { EDUBBA_RULE_FAILED, EDUBBA_RULE_SHAKY, EDUBBA_GRADE_AGAIN },
  };
  double last = G_MAXDOUBLE;

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      EdubbaMemory memory = { 0 };

      edubba_memory_note (&memory, EDUBBA_RULE_MET, NOW);
      for (guint n = 0; n < 3; n++)
        edubba_memory_note (&memory, rows[i].note, NOW);
      g_assert_cmpint (edubba_memory_get_state (&memory, NOW), ==, rows[i].state);
      g_assert_cmpint (memory.grade, ==, rows[i].grade);
      g_assert_cmpint (memory.trouble, ==, rows[i].note);
      g_assert_cmpint (memory.troubled, ==, NOW);
      g_assert_cmpfloat (memory.fsrs.stability, <=, last);
      last = memory.fsrs.stability;
      edubba_memory_note (&memory, EDUBBA_RULE_HINTED, NOW + HOUR);
      g_assert_cmpint (edubba_memory_get_state (&memory, NOW + HOUR), ==, rows[i].state);
      edubba_memory_note (&memory, EDUBBA_RULE_MET, NOW + HOUR);
      g_assert_cmpint (edubba_memory_get_state (&memory, NOW + HOUR), ==, EDUBBA_RULE_FRESH);
    }
}

/* A learner who meets a rule by breaking it has met it, and is not sure of it. */
static void
test_met_in_trouble (void)
{
  for (EdubbaRuleNote note = EDUBBA_RULE_WHY; note < EDUBBA_RULE_N_NOTES; note++)
    {
      EdubbaMemory memory = { 0 };

      edubba_memory_note (&memory, note, NOW);
      g_assert_cmpint (edubba_memory_get_state (&memory, NOW), ==,
                       note == EDUBBA_RULE_HINTED ? EDUBBA_RULE_FRESH : EDUBBA_RULE_SHAKY);
      g_assert_cmpint (memory.met, ==, 0);
    }
}

/* A rule that was due after some days under the earlier model is still due then. */
static void
test_half_life (void)
{
  static const struct
  {
    double          strength;
    double          half_life; /* in days */
    gint64          met;
    EdubbaRuleNote  trouble;
    double          due; /* in days after NOW; below 0: no review, 0: at once */
    EdubbaRuleState state;
  } rows[] = {
    { 1.0, 1.0, NOW, EDUBBA_RULE_MET, 1.0, EDUBBA_RULE_FRESH },
    { 1.0, 20.0, NOW, EDUBBA_RULE_MET, 20.0, EDUBBA_RULE_SURE },
    { 0.75, 2.0, NOW, EDUBBA_RULE_HINTED, 1.16993, EDUBBA_RULE_FRESH },
    { 0.4, 8.0, NOW, EDUBBA_RULE_FAILED, 0.0, EDUBBA_RULE_SHAKY },
    { 0.35, 1.0, 0, EDUBBA_RULE_WHY, -1.0, EDUBBA_RULE_SHAKY },
    { 0.2, 0.5, 0, EDUBBA_RULE_FAILED, 0.0, EDUBBA_RULE_SHAKY },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      EdubbaMemory memory =
        edubba_memory_from_half_life (rows[i].strength, rows[i].half_life * DAY, NOW, rows[i].met,
                                      NOW, rows[i].trouble);

      g_assert_cmpint (edubba_memory_get_state (&memory, NOW), ==, rows[i].state);
      g_assert_cmpint (memory.grade == EDUBBA_GRADE_NONE, ==, rows[i].due < 0);
      g_assert_cmpint (memory.met, ==, rows[i].met);
      g_assert_cmpint (memory.troubled, ==, NOW);
      if (rows[i].due > 0)
        g_assert_cmpfloat_with_epsilon (memory.fsrs.stability, rows[i].due, 1e-4);
    }
}

/* Notes in any order, with a clock that jumps: strengths stay between 0 and 1, and a clock that
 * was set back does not forget. */
static void
test_any_notes (void)
{
  EdubbaMemory memory = { 0 };
  gint64       now = NOW;

  for (guint i = 0; i < 5000; i++)
    {
      now += g_test_rand_int_range (-30 * DAY, 40 * DAY);
      edubba_memory_note (&memory, (guint) g_test_rand_int_range (0, EDUBBA_RULE_N_NOTES), now);
      for (gint64 age = -100 * DAY; age < 1000 * DAY; age += 50 * DAY)
        {
          double strength = edubba_memory_get_strength (&memory, memory.when + age);

          g_assert_cmpfloat (strength, >=, 0);
          g_assert_cmpfloat (strength, <=, 1);
          if (age < 0 && memory.grade != EDUBBA_GRADE_NONE)
            g_assert_cmpfloat (strength, ==, 1);
        }
    }
}

int
main (int argc, char **argv)
{
  fixed_test_init (&argc, &argv);

  g_test_add_func ("/memory/unmet", test_unmet);
  g_test_add_func ("/memory/forgetting", test_forgetting);
  g_test_add_func ("/memory/days", test_days);
  g_test_add_func ("/memory/sure", test_sure);
  g_test_add_func ("/memory/trouble", test_trouble);
  g_test_add_func ("/memory/met-in-trouble", test_met_in_trouble);
  g_test_add_func ("/memory/half-life", test_half_life);
  g_test_add_func ("/memory/any-notes", test_any_notes);
  return g_test_run ();
}
