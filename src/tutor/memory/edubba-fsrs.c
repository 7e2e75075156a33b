/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The formulas of FSRS-6, with the names of the publication: D difficulty, S stability, R recall,
 * G grade, w the parameters.
 */
#include "edubba-fsrs.h"

#include <math.h>

/* The defaults, fitted by the project to the reviews of about ten thousand people. */
static const double w[] = {
  0.212, 1.2931, 2.3065, 8.2956,  /* first stability, by grade */
  6.4133, 0.8334,                 /* first difficulty */
  3.0194, 0.001,                  /* next difficulty */
  1.8722, 0.1666, 0.796,          /* stability after success */
  1.4835, 0.0614, 0.2629, 1.6483, /* stability after failure */
  0.6014, 1.8729,                 /* success that was Hard, that was Easy */
  0.5425, 0.0912, 0.0658,         /* the same day */
  0.1542,                         /* the forgetting curve */
};

#define EASY 4

/* D0 (G), not clamped. */
static double
get_first_difficulty (guint grade)
{
  return w[4] - exp (w[5] * (grade - 1)) + 1;
}

static double
get_next_difficulty (double d, EdubbaGrade grade)
{
  double next = d - w[6] * ((double) grade - EDUBBA_GRADE_GOOD) * (10 - d) / 9;

  return w[7] * get_first_difficulty (EASY) + (1 - w[7]) * next;
}

static double
get_success (const EdubbaFsrs *before, EdubbaGrade grade, double recall)
{
  double hard = grade == EDUBBA_GRADE_HARD ? w[15] : 1;

  return before->stability * (1 + exp (w[8]) * (11 - before->difficulty) *
                                    pow (before->stability, -w[9]) *
                                    (exp (w[10] * (1 - recall)) - 1) * hard);
}

static double
get_failure (const EdubbaFsrs *before, double recall)
{
  double s = w[11] * pow (before->difficulty, -w[12]) *
             (pow (before->stability + 1, w[13]) - 1) * exp (w[14] * (1 - recall));

  return MIN (s, before->stability / exp (w[17] * w[18]));
}

static double
get_same_day (double s, EdubbaGrade grade)
{
  double next = s * exp (w[17] * ((double) grade - EDUBBA_GRADE_GOOD + w[18])) * pow (s, -w[19]);

  return grade == EDUBBA_GRADE_GOOD ? MAX (next, s) : next;
}

static double
get_next_stability (const EdubbaFsrs *before, EdubbaGrade grade, double age)
{
  double recall;

  if (age < 1)
    return get_same_day (before->stability, grade);
  recall = edubba_fsrs_recall (before->stability, age);
  return grade == EDUBBA_GRADE_AGAIN ? get_failure (before, recall)
                                     : get_success (before, grade, recall);
}

EdubbaFsrs
edubba_fsrs_review (EdubbaFsrs before, EdubbaGrade grade, double age)
{
  gboolean   first = before.stability <= 0;
  EdubbaFsrs after = before;

  g_return_val_if_fail (grade > EDUBBA_GRADE_NONE && grade < EDUBBA_N_GRADES, before);
  g_return_val_if_fail (age >= 0, before);

  after.stability = first ? w[grade - 1] : get_next_stability (&before, grade, age);
  after.difficulty =
    first ? get_first_difficulty (grade) : get_next_difficulty (before.difficulty, grade);
  after.stability =
    CLAMP (after.stability, EDUBBA_FSRS_MIN_STABILITY, EDUBBA_FSRS_MAX_STABILITY);
  after.difficulty =
    CLAMP (after.difficulty, EDUBBA_FSRS_MIN_DIFFICULTY, EDUBBA_FSRS_MAX_DIFFICULTY);
  return after;
}

double
edubba_fsrs_recall (double stability, double age)
{
  double factor = pow (0.9, -1 / w[20]) - 1;

  g_return_val_if_fail (stability > 0 && age >= 0, 0);

  return pow (1 + factor * age / stability, -w[20]);
}
