/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The results of a study, as pure functions: the right answers with reminders and without, the
 * difference that the numbers bear, and the quality of the forecasts.
 *
 * A difference is an interval and never a point: E. B. Wilson's for a share (1927), and R. G.
 * Newcombe's for the difference of two (Statistics in Medicine 17, 1998, method 10), which hold
 * with few answers and with all of them right. There are two tests; the level of each is 97.5 %, so
 * that both intervals hold in 95 studies of 100.
 */
#pragma once

#include "edubba-study.h"

G_BEGIN_DECLS

typedef enum
{
  EDUBBA_STUDY_FEW,      /* a group has hardly any answers: nothing is said */
  EDUBBA_STUDY_NONE,     /* no difference was found; there may be one within the interval */
  EDUBBA_STUDY_HELPED,   /* more were right with reminders */
  EDUBBA_STUDY_HINDERED, /* fewer were */
} EdubbaStudyVerdict;

/* Both groups in one test, with the resting one at TRUE. */
typedef struct
{
  guint              asked[2];
  guint              right[2];
  double             low; /* the interval of the difference that reminders make, from -1 to 1 */
  double             high;
  EdubbaStudyVerdict verdict;
} EdubbaStudyDifference;

/* Forecasts and outcomes, of all answers or of some. */
typedef struct
{
  guint    n;
  double   forecast; /* the mean; 0 without answers */
  double   happened; /* the share that was right */
  double   low;      /* the 95 % interval of that share */
  double   high;
  gboolean holds; /* the forecast lies in it */
} EdubbaStudyCalibration;

/* Forecasts in separate groups: below 60 %, from 60 %, 70 %, 80 % and 90 %. */
#define EDUBBA_STUDY_N_BINS 5

EdubbaStudyDifference edubba_study_compare (const EdubbaStudy *self, EdubbaStudyTest test);

EdubbaStudyCalibration edubba_study_calibrate (const EdubbaStudy *self);

/* The same of the forecasts in one group. */
EdubbaStudyCalibration edubba_study_calibrate_bin (const EdubbaStudy *self, guint bin);

G_END_DECLS
