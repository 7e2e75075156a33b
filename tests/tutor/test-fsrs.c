/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * FSRS-6 to figures that do not come from this program: the intervals that the reference
 * implementation py-fsrs publishes in its tests, and properties of the formulas.
 */
#include "../fixed.h"
#include "edubba-fsrs.h"

#include <math.h>

/* Reviewed when due each time: six times well, twice forgotten, five times well. The first review
 * and those that failed are followed by one of the same day. The intervals are py-fsrs's. */
static void
test_published (void)
{
  static const EdubbaGrade grades[] = { 3, 3, 3, 3, 3, 3, 1, 1, 3, 3, 3, 3, 3 };
  static const guint       intervals[] = { 0, 2, 11, 46, 163, 498, 0, 0, 2, 4, 7, 12, 21 };
  EdubbaFsrs               memory = { 0 };
  double                   age = 0;

  for (guint i = 0; i < G_N_ELEMENTS (grades); i++)
    {
      gboolean same_day = i == 0 || grades[i] == EDUBBA_GRADE_AGAIN;

      memory = edubba_fsrs_review (memory, grades[i], age);
      age = same_day ? 1.0 / 144 : fmax (1, round (memory.stability));
      g_assert_cmpuint (same_day ? 0 : (guint) age, ==, intervals[i]);
    }
}

/* First reviews, by grade, and the effect of a review on the next day on the first two. Reckoned
 * by hand from the published formulas. */
static void
test_first (void)
{
  static const struct
  {
    EdubbaGrade grade;
    double      stability;
    double      difficulty;
  } rows[] = {
    { EDUBBA_GRADE_AGAIN, 0.212, 6.4133 },
    { EDUBBA_GRADE_HARD, 1.2931, 5.112171 },
    { EDUBBA_GRADE_GOOD, 2.3065, 2.118104 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      EdubbaFsrs memory = edubba_fsrs_review ((EdubbaFsrs) { 0 }, rows[i].grade, 0);

      g_assert_cmpfloat_with_epsilon (memory.stability, rows[i].stability, 1e-6);
      g_assert_cmpfloat_with_epsilon (memory.difficulty, rows[i].difficulty, 1e-6);
      g_assert_cmpfloat_with_epsilon (edubba_fsrs_recall (memory.stability, memory.stability), 0.9,
                                      1e-12);
    }
}

/* To remember lengthens, the more so the later it is; to be hinted lengthens less; to forget
 * shortens; the same day a success shortens nothing. */
static void
test_order (void)
{
  for (guint i = 0; i < 2000; i++)
    {
      EdubbaFsrs memory = { g_test_rand_double_range (0.01, 1000),
                            g_test_rand_double_range (1, 9.9) };
      double     age = g_test_rand_double_range (1, 2000);
      EdubbaFsrs good = edubba_fsrs_review (memory, EDUBBA_GRADE_GOOD, age);
      EdubbaFsrs later = edubba_fsrs_review (memory, EDUBBA_GRADE_GOOD, age * 1.5);
      EdubbaFsrs hard = edubba_fsrs_review (memory, EDUBBA_GRADE_HARD, age);
      EdubbaFsrs again = edubba_fsrs_review (memory, EDUBBA_GRADE_AGAIN, age);
      EdubbaFsrs at_once = edubba_fsrs_review (memory, EDUBBA_GRADE_GOOD, 0.5);

      g_assert_cmpfloat (good.stability, >, hard.stability);
      g_assert_cmpfloat (later.stability, >, good.stability);
      g_assert_cmpfloat (hard.stability, >, memory.stability);
      g_assert_cmpfloat (again.stability, <, memory.stability);
      g_assert_cmpfloat (at_once.stability, >=, memory.stability);
      g_assert_cmpfloat (again.difficulty, >=, memory.difficulty);
    }
}

/* For any notes in any order the figures stay within their limits. */
static void
test_limits (void)
{
  EdubbaFsrs memory = { 0 };

  for (guint i = 0; i < 5000; i++)
    {
      double age = g_test_rand_bit () ? g_test_rand_double () : g_test_rand_double_range (0, 1e5);

      memory = edubba_fsrs_review (
        memory, (EdubbaGrade) g_test_rand_int_range (EDUBBA_GRADE_AGAIN, EDUBBA_N_GRADES), age);
      g_assert_cmpfloat (memory.stability, >=, EDUBBA_FSRS_MIN_STABILITY);
      g_assert_cmpfloat (memory.stability, <=, EDUBBA_FSRS_MAX_STABILITY);
      g_assert_cmpfloat (memory.difficulty, >=, EDUBBA_FSRS_MIN_DIFFICULTY);
      g_assert_cmpfloat (memory.difficulty, <=, EDUBBA_FSRS_MAX_DIFFICULTY);
    }
}

int
main (int argc, char **argv)
{
  fixed_test_init (&argc, &argv);

  g_test_add_func ("/fsrs/published", test_published);
  g_test_add_func ("/fsrs/first", test_first);
  g_test_add_func ("/fsrs/order", test_order);
  g_test_add_func ("/fsrs/limits", test_limits);
  return g_test_run ();
}
