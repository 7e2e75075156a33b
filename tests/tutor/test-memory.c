/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * How rules sit and are forgotten: with a clock of the test's own, since nothing here may ask the
 * system's.
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

/* Met today, it is fresh; after its first half-life of a day it is due. */
static void
test_forgetting (void)
{
  EdubbaMemory memory = { 0 };

  edubba_memory_note (&memory, EDUBBA_RULE_MET, NOW);
  g_assert_cmpfloat (edubba_memory_get_strength (&memory, NOW), ==, 1);
  g_assert_cmpint (edubba_memory_get_state (&memory, NOW + DAY - HOUR), ==, EDUBBA_RULE_FRESH);
  g_assert_cmpfloat_with_epsilon (edubba_memory_get_strength (&memory, NOW + DAY), 0.5, 1e-9);
  g_assert_cmpint (edubba_memory_get_state (&memory, NOW + DAY + HOUR), ==, EDUBBA_RULE_SHAKY);
}

/* What is met each time it is due lasts longer each time; what is met again and again at once
 * does not. */
static void
test_spacing (void)
{
  EdubbaMemory spaced = { 0 };
  EdubbaMemory crammed = { 0 };
  gint64       now = NOW;

  edubba_memory_note (&spaced, EDUBBA_RULE_MET, now);
  for (guint i = 0; i < 5; i++)
    {
      double before = spaced.half_life;

      now += (gint64) spaced.half_life;
      edubba_memory_note (&spaced, EDUBBA_RULE_MET, now);
      g_assert_cmpfloat_with_epsilon (spaced.half_life, 2 * before, 10);
    }
  for (guint i = 0; i < 6; i++)
    edubba_memory_note (&crammed, EDUBBA_RULE_MET, NOW + i * 60);
  g_assert_cmpfloat (crammed.half_life, <, 1.1 * DAY);
  for (guint i = 0; i < 100; i++)
    {
      now += (gint64) spaced.half_life;
      edubba_memory_note (&spaced, EDUBBA_RULE_MET, now);
    }
  g_assert_cmpfloat (spaced.half_life, <=, 180.0 * DAY);
}

/* One success makes nobody sure, however it came about, and nor do many at once; one on another day
 * does, and whoever fails is not any more. */
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
        edubba_memory_note (&memory, EDUBBA_RULE_MET, NOW + i * DAY);
      g_assert_cmpint (edubba_memory_get_state (&memory, NOW + 2 * DAY), ==, EDUBBA_RULE_SURE);
      edubba_memory_note (&memory, EDUBBA_RULE_FAILED, NOW + 2 * DAY);
      g_assert_cmpint (edubba_memory_get_state (&memory, NOW + 2 * DAY), ==, EDUBBA_RULE_SHAKY);
    }
}

/* One "why not?" does no harm to a fresh rule, two make it shaky, a failure does so at once. */
static void
test_trouble (void)
{
  static const struct
  {
    EdubbaRuleNote note;
    guint          n;
  } rows[] = {
    { EDUBBA_RULE_WHY, 2 },
    { EDUBBA_RULE_TAKEN_BACK, 2 },
    { EDUBBA_RULE_HINTED, 2 },
    { EDUBBA_RULE_FAILED, 1 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      EdubbaMemory memory = { 0 };

      edubba_memory_note (&memory, EDUBBA_RULE_MET, NOW);
      for (guint n = 0; n < rows[i].n; n++)
        {
          g_assert_cmpint (edubba_memory_get_state (&memory, NOW), ==, EDUBBA_RULE_FRESH);
          edubba_memory_note (&memory, rows[i].note, NOW);
        }
      g_assert_cmpint (edubba_memory_get_state (&memory, NOW), ==, EDUBBA_RULE_SHAKY);
      g_assert_cmpint (memory.trouble, ==, rows[i].note);
      g_assert_cmpint (memory.troubled, ==, NOW);
      edubba_memory_note (&memory, EDUBBA_RULE_MET, NOW);
      g_assert_cmpint (edubba_memory_get_state (&memory, NOW), ==, EDUBBA_RULE_FRESH);
    }
}

/* Whoever meets a rule by breaking it has met it, and is not sure of it. */
static void
test_met_in_trouble (void)
{
  for (EdubbaRuleNote note = EDUBBA_RULE_WHY; note < EDUBBA_RULE_N_NOTES; note++)
    {
      EdubbaMemory memory = { 0 };

      edubba_memory_note (&memory, note, NOW);
      g_assert_cmpint (edubba_memory_get_state (&memory, NOW), ==, EDUBBA_RULE_SHAKY);
      g_assert_cmpint (memory.met, ==, 0);
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
          double strength = edubba_memory_get_strength (&memory, now + age);

          g_assert_cmpfloat (strength, >=, 0);
          g_assert_cmpfloat (strength, <=, 1);
          if (age < 0)
            g_assert_cmpfloat (strength, ==, memory.base);
        }
    }
}

int
main (int argc, char **argv)
{
  fixed_test_init (&argc, &argv);

  g_test_add_func ("/memory/unmet", test_unmet);
  g_test_add_func ("/memory/forgetting", test_forgetting);
  g_test_add_func ("/memory/spacing", test_spacing);
  g_test_add_func ("/memory/sure", test_sure);
  g_test_add_func ("/memory/trouble", test_trouble);
  g_test_add_func ("/memory/met-in-trouble", test_met_in_trouble);
  g_test_add_func ("/memory/any-notes", test_any_notes);
  return g_test_run ();
}
