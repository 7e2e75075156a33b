/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Studies: the rules that rest and their days, the questions and their days, the sentences about
 * the answers, and forecasts that follow a learner.
 */
#include "../fixed.h"

#include "edubba-forecast.h"
#include "edubba-study-result.h"

#include <math.h>
#include <string.h>

#define NOW    G_GINT64_CONSTANT (1800000000)
#define DAY    86400
#define N      20
#define ROUNDS 300

static const char *const paragraphs[N] = {
  "1",
  "2",
  "3",
  "4",
  "5",
  "6",
  "7",
  "8",
  "9",
  "10",
  "11",
  "12",
  "13",
  "14",
  "15",
  "16",
  "17",
  "18",
  "19",
  "20",
};

static EdubbaStudy *
begin (guint n, guint64 seed)
{
  EdubbaStudy    *study = edubba_study_new ();
  EdubbaStudyRule rules[N];
  gboolean        rests[N];

  edubba_study_draw (seed, n, rests);
  for (guint i = 0; i < n; i++)
    rules[i] = (EdubbaStudyRule) { (char *) paragraphs[i], rests[i] };
  edubba_study_begin (study, NOW, seed, rules, n);
  return study;
}

static void
answer (EdubbaStudy *study, const char *paragraph, EdubbaStudyTest test, gboolean right)
{
  EdubbaStudyAnswer given = { .round = study->start,
                              .time = NOW,
                              .paragraph = (char *) paragraph,
                              .test = test,
                              .rests = edubba_study_find_rule (study, paragraph)->rests,
                              .forecast = 0.95,
                              .right = right };

  edubba_study_add_answer (study, &given);
}

/* One rule of each three in a row rests, each of them equally often; the same seed draws the
 * same. */
static void
test_draw (void)
{
  guint often[N] = { 0 };

  for (guint64 seed = 0; seed < ROUNDS; seed++)
    {
      gboolean rests[N];
      gboolean again[N];

      edubba_study_draw (seed, N, rests);
      edubba_study_draw (seed, N, again);
      g_assert_cmpmem (rests, sizeof rests, again, sizeof again);
      for (guint i = 0; i < N; i++)
        often[i] += rests[i] != FALSE;
      for (guint i = 0; i + 2 < N; i += 3)
        g_assert_cmpint (rests[i] + rests[i + 1] + rests[i + 2], ==, 1);
    }
  for (guint i = 0; i < N; i++)
    {
      g_assert_cmpuint (often[i], >, ROUNDS / 4);
      g_assert_cmpuint (often[i], <, ROUNDS * 5 / 12);
    }
}

/* Rules are asked only in the two fortnights, each once in each. */
static void
test_days (void)
{
  g_autoptr (EdubbaStudy) study = begin (N, 1);
  static const guint days[] = { 0, 6, 7, 20, 21, 29, 30, 43, 44 };
  static const guint asked[] = { 0, 0, N, N, 0, 0, N, N, 0 };

  for (guint i = 0; i < G_N_ELEMENTS (days); i++)
    {
      g_autoptr (GPtrArray) list = edubba_study_list_asked (study, days[i]);

      g_assert_cmpuint (list->len, ==, asked[i]);
    }
  g_assert_cmpint (edubba_study_find_test (study, "3", 10), ==, EDUBBA_STUDY_WEEK);
  answer (study, "3", EDUBBA_STUDY_WEEK, TRUE);
  g_assert_cmpint (edubba_study_find_test (study, "3", 10), ==, EDUBBA_STUDY_N_TESTS);
  g_assert_cmpint (edubba_study_find_test (study, "3", 30), ==, EDUBBA_STUDY_MONTH);
  g_assert_cmpint (edubba_study_find_test (study, "none", 30), ==, EDUBBA_STUDY_N_TESTS);
  g_assert_cmpuint (edubba_study_get_seed (study, "3", EDUBBA_STUDY_WEEK), !=,
                    edubba_study_get_seed (study, "3", EDUBBA_STUDY_MONTH));
}

/* A rule rests until it was asked for the last time, or the time for that is over; a round ends
 * with its last answer, or when it is given up. */
static void
test_rest (void)
{
  g_autoptr (EdubbaStudy) study = begin (N, 1);
  const char *resting = NULL;

  for (guint i = 0; i < N; i++)
    if (edubba_study_find_rule (study, paragraphs[i])->rests)
      resting = paragraphs[i];
    else
      g_assert_false (edubba_study_rests (study, paragraphs[i], 0));
  g_assert_true (edubba_study_rests (study, resting, 0));
  g_assert_true (edubba_study_rests (study, resting, 43));
  g_assert_false (edubba_study_rests (study, resting, 44));
  answer (study, resting, EDUBBA_STUDY_WEEK, TRUE);
  g_assert_true (edubba_study_rests (study, resting, 29));
  answer (study, resting, EDUBBA_STUDY_MONTH, TRUE);
  g_assert_false (edubba_study_rests (study, resting, 30));
  g_assert_true (edubba_study_is_running (study, 30));
  for (guint i = 0; i < N; i++)
    answer (study, paragraphs[i], EDUBBA_STUDY_MONTH, TRUE);
  g_assert_false (edubba_study_is_running (study, 30));

  edubba_study_begin (study, NOW + 40 * DAY, 2, &(EdubbaStudyRule) { (char *) "1", TRUE }, 1);
  g_assert_true (edubba_study_is_running (study, 0));
  study->end = NOW + 41 * DAY;
  g_assert_false (edubba_study_is_running (study, 1));
}

/* Answers of groups of these sizes, with these numbers of right ones. */
static EdubbaStudyDifference
compare (guint reminded, guint right, guint resting, guint right_resting)
{
  g_autoptr (EdubbaStudy) study = edubba_study_new ();

  for (guint i = 0; i < reminded + resting; i++)
    {
      EdubbaStudyAnswer given = { .round = 1, .time = 1, .paragraph = (char *) "1" };

      given.rests = i >= reminded;
      given.right = given.rests ? i - reminded < right_resting : i < right;
      edubba_study_add_answer (study, &given);
    }
  return edubba_study_compare (study, EDUBBA_STUDY_WEEK);
}

/* Newcombe's own example, at his level of 95 %, lies within ours of 97.5 %; and nothing is said
 * that the numbers do not bear. */
static void
test_verdicts (void)
{
  EdubbaStudyDifference example = compare (70, 56, 80, 48);

  g_assert_cmpfloat (example.low, <, 0.0524);
  g_assert_cmpfloat (example.low, >, 0.0);
  g_assert_cmpfloat (example.high, >, 0.3339);
  g_assert_cmpfloat (example.high, <, 0.40);
  g_assert_cmpint (example.verdict, ==, EDUBBA_STUDY_HELPED);
  g_assert_cmpint (compare (80, 48, 70, 56).verdict, ==, EDUBBA_STUDY_HINDERED);
  g_assert_cmpint (compare (0, 0, 0, 0).verdict, ==, EDUBBA_STUDY_FEW);
  g_assert_cmpint (compare (13, 13, 2, 0).verdict, ==, EDUBBA_STUDY_FEW);
  g_assert_cmpint (compare (13, 13, 7, 7).verdict, ==, EDUBBA_STUDY_NONE);
  g_assert_cmpint (compare (13, 13, 7, 5).verdict, ==, EDUBBA_STUDY_NONE);
  g_assert_cmpint (compare (13, 13, 7, 1).verdict, ==, EDUBBA_STUDY_HELPED);
  g_assert_cmpfloat (compare (13, 13, 7, 7).high, >, 0.2);
}

/* A learner who is right as often as foreseen is foreseen well; one who is not, over enough
 * answers, is not. */
static void
test_calibration (void)
{
  g_autoptr (EdubbaStudy) study = begin (N, 1);
  EdubbaStudyCalibration calibration = edubba_study_calibrate (study);

  g_assert_cmpuint (calibration.n, ==, 0);
  g_assert_true (calibration.holds);
  for (guint i = 0; i < N; i++)
    answer (study, paragraphs[i], EDUBBA_STUDY_WEEK, i > 0);
  calibration = edubba_study_calibrate (study);
  g_assert_cmpuint (calibration.n, ==, N);
  g_assert_cmpfloat_with_epsilon (calibration.forecast, 0.95, 1e-9);
  g_assert_cmpfloat_with_epsilon (calibration.happened, 0.95, 1e-9);
  g_assert_true (calibration.holds);
  g_assert_cmpuint (edubba_study_calibrate_bin (study, EDUBBA_STUDY_N_BINS - 1).n, ==, N);
  g_assert_cmpuint (edubba_study_calibrate_bin (study, 0).n, ==, 0);
  for (guint i = 0; i < N; i++)
    answer (study, paragraphs[i], EDUBBA_STUDY_MONTH, FALSE);
  g_assert_false (edubba_study_calibrate (study).holds);
}

/* Without reviews the forecast is that of FSRS-6; with many it comes to the outcomes. */
static void
test_forecast (void)
{
  g_autoptr (GArray) recalls = g_array_new (FALSE, FALSE, sizeof (EdubbaRecall));
  EdubbaForecast forecast = edubba_forecast_fit (NULL, 0, NOW);
  EdubbaRecall   recall = { .recall = 0.8, .age = 9 };

  g_assert_cmpfloat_with_epsilon (edubba_forecast_get (&forecast, &recall), 0.8, 1e-9);
  for (guint i = 0; i < 300; i++)
    {
      EdubbaRecall one = { NOW, 0.7 + 0.001 * i, 1.0 + i % 20, i % 2 };

      g_array_append_val (recalls, one);
    }
  forecast = edubba_forecast_fit ((gpointer) recalls->data, recalls->len, NOW);
  g_assert_cmpfloat_with_epsilon (edubba_forecast_get (&forecast, &recall), 0.5, 0.1);
  forecast = edubba_forecast_fit ((gpointer) recalls->data, 2, NOW);
  g_assert_cmpfloat_with_epsilon (edubba_forecast_get (&forecast, &recall), 0.8, 0.15);
}

/* The first review was foreseen by nothing, and the same day is no news. */
static void
test_reviews (void)
{
  static const EdubbaReview reviews[] = {
    { NOW, EDUBBA_GRADE_GOOD },
    { NOW + DAY / 2, EDUBBA_GRADE_AGAIN },
    { NOW + DAY / 2 + 3 * DAY, EDUBBA_GRADE_HARD },
    { NOW + DAY / 2 + 9 * DAY, EDUBBA_GRADE_AGAIN },
  };
  g_autoptr (GArray) list = g_array_new (FALSE, FALSE, sizeof (EdubbaReview));
  g_autoptr (GArray) recalls = g_array_new (FALSE, FALSE, sizeof (EdubbaRecall));

  edubba_forecast_add_reviews (recalls, list);
  g_assert_cmpuint (recalls->len, ==, 0);
  g_array_append_vals (list, reviews, G_N_ELEMENTS (reviews));
  edubba_forecast_add_reviews (recalls, list);
  g_assert_cmpuint (recalls->len, ==, 2);
  g_assert_true (g_array_index (recalls, EdubbaRecall, 0).remembered);
  g_assert_cmpfloat_with_epsilon (g_array_index (recalls, EdubbaRecall, 0).age, 3, 1e-9);
  g_assert_false (g_array_index (recalls, EdubbaRecall, 1).remembered);
  g_assert_cmpfloat_with_epsilon (g_array_index (recalls, EdubbaRecall, 1).age, 6, 1e-9);
}

int
main (int argc, char **argv)
{
  fixed_test_init (&argc, &argv);
  g_test_add_func ("/study/draw", test_draw);
  g_test_add_func ("/study/days", test_days);
  g_test_add_func ("/study/rest", test_rest);
  g_test_add_func ("/study/verdicts", test_verdicts);
  g_test_add_func ("/study/calibration", test_calibration);
  g_test_add_func ("/forecast/fit", test_forecast);
  g_test_add_func ("/forecast/reviews", test_reviews);
  return g_test_run ();
}
