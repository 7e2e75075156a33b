/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Two formulas for intervals, and counting. Answers of all rounds count alike: each round has a new
 * draw of all rules.
 */
#include "edubba-study-result.h"

#include <math.h>

/* Quantiles of the normal distribution, for two-sided levels of 95 and 97.5 %. */
#define Z_95  1.959964
#define Z_975 2.241403

/* The fewest answers of a group for a result. */
#define FEW 3

/* The lower bounds of the groups of forecasts. */
static const double bin_starts[EDUBBA_STUDY_N_BINS + 1] = { 0, 0.6, 0.7, 0.8, 0.9, 2 };

/* Wilson's score interval. */
static void
find_interval (guint right, guint n, double z, double *low, double *high)
{
  double share = (double) right / n;
  double scale = 1 + z * z / n;
  double middle = (share + z * z / (2.0 * n)) / scale;
  double half = z / scale * sqrt (share * (1 - share) / n + z * z / (4.0 * n * n));

  *low = MAX (middle - half, 0);
  *high = MIN (middle + half, 1);
}

static double
get_share (const EdubbaStudyDifference *self, gboolean rests)
{
  return (double) self->right[rests] / self->asked[rests];
}

/* Newcombe's method 10. */
static void
find_difference (EdubbaStudyDifference *self)
{
  double low[2];
  double high[2];
  double one = get_share (self, FALSE);
  double two = get_share (self, TRUE);

  for (guint rests = 0; rests < 2; rests++)
    find_interval (self->right[rests], self->asked[rests], Z_975, &low[rests], &high[rests]);
  self->low = one - two - hypot (one - low[FALSE], high[TRUE] - two);
  self->high = one - two + hypot (high[FALSE] - one, two - low[TRUE]);
  self->verdict = self->low > 0    ? EDUBBA_STUDY_HELPED
                  : self->high < 0 ? EDUBBA_STUDY_HINDERED
                                   : EDUBBA_STUDY_NONE;
}

EdubbaStudyDifference
edubba_study_compare (const EdubbaStudy *self, EdubbaStudyTest test)
{
  EdubbaStudyDifference difference = { .low = -1, .high = 1 };

  for (guint i = 0; i < self->answers->len; i++)
    {
      const EdubbaStudyAnswer *answer = g_ptr_array_index (self->answers, i);

      if (answer->test != test)
        continue;
      difference.asked[answer->rests != FALSE]++;
      difference.right[answer->rests != FALSE] += answer->right != FALSE;
    }
  if (MIN (difference.asked[FALSE], difference.asked[TRUE]) >= FEW)
    find_difference (&difference);
  return difference;
}

/* Of the forecasts from `from` to below `to`. */
static EdubbaStudyCalibration
calibrate (const EdubbaStudy *self, double from, double to)
{
  EdubbaStudyCalibration calibration = { .high = 1, .holds = TRUE };
  guint                  right = 0;

  for (guint i = 0; i < self->answers->len; i++)
    {
      const EdubbaStudyAnswer *answer = g_ptr_array_index (self->answers, i);

      if (answer->forecast < from || answer->forecast >= to)
        continue;
      calibration.n++;
      calibration.forecast += answer->forecast;
      right += answer->right != FALSE;
    }
  if (calibration.n == 0)
    return calibration;
  calibration.forecast /= calibration.n;
  calibration.happened = (double) right / calibration.n;
  find_interval (right, calibration.n, Z_95, &calibration.low, &calibration.high);
  calibration.holds =
    calibration.forecast >= calibration.low && calibration.forecast <= calibration.high;
  return calibration;
}

EdubbaStudyCalibration
edubba_study_calibrate (const EdubbaStudy *self)
{
  return calibrate (self, bin_starts[0], bin_starts[EDUBBA_STUDY_N_BINS]);
}

EdubbaStudyCalibration
edubba_study_calibrate_bin (const EdubbaStudy *self, guint bin)
{
  EdubbaStudyCalibration none = { 0 };

  g_return_val_if_fail (bin < EDUBBA_STUDY_N_BINS, none);

  return calibrate (self, bin_starts[bin], bin_starts[bin + 1]);
}
