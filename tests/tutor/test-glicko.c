/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Glicko-2: the worked example of the paper, its other branch, and the properties that hold for
 * any results against any players.
 */
#include "../fixed.h"
#include "edubba-glicko.h"

#include <math.h>

/* Glickman's example: 1500 wins against 1400, loses to 1550 and 1700. */
static void
test_paper (void)
{
  const EdubbaGlickoResult results[] = {
    { 1400, 30, 1 },
    { 1550, 100, 0 },
    { 1700, 300, 0 },
  };
  EdubbaGlicko glicko = { 1500, 200, 0.06 };

  edubba_glicko_rate (&glicko, results, G_N_ELEMENTS (results), 1);
  g_assert_cmpfloat_with_epsilon (glicko.rating, 1464.06, 0.01);
  g_assert_cmpfloat_with_epsilon (glicko.deviation, 151.52, 0.01);
  g_assert_cmpfloat_with_epsilon (glicko.volatility, 0.05999, 0.00001);
}

/* The paper's last remark: without a result the rating stays and the deviation grows. */
static void
test_nothing (void)
{
  EdubbaGlicko glicko = { 1500, 200, 0.06 };

  edubba_glicko_rate (&glicko, NULL, 0, 1);
  g_assert_cmpfloat (glicko.rating, ==, 1500);
  g_assert_cmpfloat_with_epsilon (glicko.deviation, 200.2714, 0.0001);
  g_assert_cmpfloat (glicko.volatility, ==, 0.06);
  edubba_glicko_rate (&glicko, NULL, 0, 1e9);
  g_assert_cmpfloat_with_epsilon (glicko.deviation, 350, 1e-9);
}

/* A rare result: the other branch of step 5. Volatility grows, and everything stays finite. */
static void
test_surprise (void)
{
  EdubbaGlicko       glicko = { 2000, 40, 0.06 };
  EdubbaGlickoResult losses[12];

  for (guint i = 0; i < G_N_ELEMENTS (losses); i++)
    losses[i] = (EdubbaGlickoResult) { 1000, 30, 0 };
  edubba_glicko_rate (&glicko, losses, G_N_ELEMENTS (losses), 1);
  g_assert_cmpfloat (glicko.volatility, >, 0.06);
  g_assert_cmpfloat (glicko.rating, <, 1900);
  g_assert_true (isfinite (glicko.rating));
}

/* For any results: winning moves up, losing down, the more the less certain the rating is, and
 * each result makes the rating surer if no time goes by. */
static void
test_any_results (void)
{
  for (guint i = 0; i < 2000; i++)
    {
      EdubbaGlicko       before = { g_test_rand_double_range (400, 2800),
                                    g_test_rand_double_range (30, 350),
                                    g_test_rand_double_range (0.03, 0.1) };
      EdubbaGlicko       sure = before;
      EdubbaGlicko       won = before;
      EdubbaGlicko       lost = before;
      EdubbaGlickoResult result = { g_test_rand_double_range (400, 2800),
                                    g_test_rand_double_range (30, 350), 1 };

      edubba_glicko_rate (&won, &result, 1, 0);
      sure.deviation /= 2;
      edubba_glicko_rate (&sure, &result, 1, 0);
      result.score = 0;
      edubba_glicko_rate (&lost, &result, 1, 0);
      g_assert_cmpfloat (won.rating, >, before.rating);
      g_assert_cmpfloat (lost.rating, <, before.rating);
      g_assert_cmpfloat (sure.rating, <, won.rating);
      g_assert_cmpfloat (won.deviation, <, before.deviation);
    }
}

/* Many results against equals come to rest where they should. */
static void
test_convergence (void)
{
  EdubbaGlicko glicko;

  edubba_glicko_init (&glicko, 1500);
  for (guint i = 0; i < 400; i++)
    {
      EdubbaGlickoResult result = { 1800, 50, i % 2 };

      edubba_glicko_rate (&glicko, &result, 1, 0.1);
    }
  g_assert_cmpfloat_with_epsilon (glicko.rating, 1800, 40);
  g_assert_cmpfloat (glicko.deviation, <, 60);
}

int
main (int argc, char **argv)
{
  fixed_test_init (&argc, &argv);

  g_test_add_func ("/glicko/paper", test_paper);
  g_test_add_func ("/glicko/nothing", test_nothing);
  g_test_add_func ("/glicko/surprise", test_surprise);
  g_test_add_func ("/glicko/any-results", test_any_results);
  g_test_add_func ("/glicko/convergence", test_convergence);
  return g_test_run ();
}
