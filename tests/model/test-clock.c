/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The present: the system's, or one that somebody has chosen, from which time goes on; and that an
 * ordinary run of a test has always the same.
 */
#include "../fixed.h"
#include "edubba-clock.h"

/* Asserts that the clock shows this day, within an hour of 10:00, even on a slow machine. */
static void
assert_shows (const char *day)
{
  g_autoptr (GDateTime) now = edubba_clock_dup_local ();
  g_autofree char *text = g_date_time_format (now, "%Y-%m-%d %H");

  g_assert_cmpstr (text, ==, day);
}

static void
test_chosen (void)
{
  g_autofree char *before = g_strdup (g_getenv ("EDUBBA_NOW"));

  g_setenv ("EDUBBA_NOW", "2026-11-23T10:00:00", TRUE);
  assert_shows ("2026-11-23 10");
  g_assert_true (edubba_clock_is_chosen ());
  g_setenv ("EDUBBA_NOW", "2027-02-28T10:00:00", TRUE);
  assert_shows ("2027-02-28 10");
  fixed_go_to_day (365);
  assert_shows ("2026-01-01 10");
  g_setenv ("EDUBBA_NOW", before, TRUE);
}

/* The clock does not stand still. */
static void
test_goes_on (void)
{
  gint64 before = edubba_clock_get_time ();

  while (edubba_clock_get_time () == before)
    g_thread_yield ();
  g_assert_cmpint (edubba_clock_get_time (), >, before);
}

/* A text that is no time does not count, nor does an empty one. */
static void
test_system (void)
{
  static const char *const rows[] = { NULL, "", "tomorrow", "2026-13-01T10:00:00" };
  g_autofree char         *before = g_strdup (g_getenv ("EDUBBA_NOW"));

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      gint64 least = g_get_real_time () / G_USEC_PER_SEC;
      gint64 now;

      if (rows[i] != NULL)
        g_setenv ("EDUBBA_NOW", rows[i], TRUE);
      else
        g_unsetenv ("EDUBBA_NOW");
      g_assert_false (edubba_clock_is_chosen ());
      now = edubba_clock_get_time ();
      g_assert_cmpint (now, >=, least);
      g_assert_cmpint (now, <=, g_get_real_time () / G_USEC_PER_SEC);
    }
  g_setenv ("EDUBBA_NOW", before, TRUE);
}

/* Without arguments a test has the same seed and the same day; arguments that set them win. */
static void
test_fixed (void)
{
  static const char *const rows[][4] = {
    { "test", "--seed", "R02S1", NULL },
    { "test", "--tap", "--seed=R02S1", NULL },
    { "test", "-m", "slow", NULL },
    { "test", "-k", "-m=thorough", NULL },
  };
  const char *words[] = { "test", "--tap", NULL };
  char      **argv = (char **) words;
  int         argc = 2;

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      char **chosen = (char **) rows[i];
      int    n = (int) g_strv_length (chosen);

      fixed_choose_seed (&n, &chosen);
      g_assert_true (chosen == (char **) rows[i]);
    }
  fixed_choose_seed (&argc, &argv);
  g_assert_cmpint (argc, ==, 3);
  g_assert_cmpstr (argv[1], ==, "--seed=" FIXED_SEED);
  g_assert_cmpstr (argv[2], ==, "--tap");
}

int
main (int argc, char *argv[])
{
  fixed_test_init (&argc, &argv);
  g_test_add_func ("/model/clock/chosen", test_chosen);
  g_test_add_func ("/model/clock/goes-on", test_goes_on);
  g_test_add_func ("/model/clock/system", test_system);
  g_test_add_func ("/model/clock/fixed", test_fixed);
  return g_test_run ();
}
