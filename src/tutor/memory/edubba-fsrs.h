/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * FSRS-6, the free spaced repetition scheduler, as pure functions with its published default
 * parameters: a memory has a stability (the days after which nine of ten would still remember) and
 * a difficulty, and each review changes both.
 *
 * Source: the open-spaced-repetition project, "The Algorithm" (wiki of fsrs4anki) and the
 * reference implementation py-fsrs 6. Where the two leave a choice, this follows py-fsrs: the
 * difficulty reverts to the unclamped first difficulty of Easy, and two reviews less than 24 hours
 * apart are of the same day.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The grade of a review. Nothing in this program is graded Easy. */
typedef enum
{
  EDUBBA_GRADE_NONE, /* no review */
  EDUBBA_GRADE_AGAIN,
  EDUBBA_GRADE_HARD,
  EDUBBA_GRADE_GOOD,
  EDUBBA_N_GRADES,
} EdubbaGrade;

/* All zero: never reviewed. */
typedef struct
{
  double stability;  /* in days, from EDUBBA_FSRS_MIN_STABILITY */
  double difficulty; /* from 1 to 10 */
} EdubbaFsrs;

#define EDUBBA_FSRS_MIN_STABILITY  0.001
#define EDUBBA_FSRS_MAX_STABILITY  36500.0
#define EDUBBA_FSRS_MIN_DIFFICULTY 1.0
#define EDUBBA_FSRS_MAX_DIFFICULTY 10.0

/* The memory after a review with a grade other than NONE, `age` days (0 or more) after the review
 * before; the age does not matter for the first one. */
EdubbaFsrs edubba_fsrs_review (EdubbaFsrs before, EdubbaGrade grade, double age);

/* The chance, above 0 and at most 1, that a memory of that stability (above 0) is there `age` days
 * (0 or more) after its last review. */
double edubba_fsrs_recall (double stability, double age);

G_END_DECLS
