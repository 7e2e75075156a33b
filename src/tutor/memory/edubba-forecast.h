/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Forecasts a learner's recall by pure functions: as FSRS-6 foresees it (edubba-fsrs.h),
 * corrected by the results of this learner's earlier reviews.
 *
 * The published parameters fit people on average. A few weights on the scale of log odds (as in J.
 * Platt, "Probabilistic outputs for support vector machines", 1999) move them towards one learner.
 * They begin at no correction at all, and only many reviews take them far from it.
 */
#pragma once

#include "edubba-memory.h"

G_BEGIN_DECLS

/* A review of a rule: its time, and its grade. */
typedef struct
{
  gint64      time; /* in seconds since 1970, UTC */
  EdubbaGrade grade;
} EdubbaReview;

/* The facts known before a review, and its result. */
typedef struct
{
  gint64   time;
  double   recall;     /* by FSRS-6, from 0 to 1 */
  double   age;        /* in days, since the review before */
  gboolean remembered; /* any grade but Again */
} EdubbaRecall;

/* All zero: no correction. */
typedef enum
{
  EDUBBA_WEIGHT_SHIFT,
  EDUBBA_WEIGHT_RECALL, /* beside the 1 that it has anyway */
  EDUBBA_WEIGHT_AGE,
  EDUBBA_N_WEIGHTS,
} EdubbaWeight;

typedef struct
{
  double weights[EDUBBA_N_WEIGHTS];
} EdubbaForecast;

/* Appends to `recalls` (of EdubbaRecall) the recalls in the reviews (of EdubbaReview, as they
 * came) of one rule. The first review had no forecast, and a review within a day of the one
 * before is no news. */
void edubba_forecast_add_reviews (GArray *recalls, const GArray *reviews);

/* The correction that suits the recalls best, if it is not far from none; people change, so a
 * recall of two months ago counts half. */
EdubbaForecast edubba_forecast_fit (const EdubbaRecall *recalls, guint n, gint64 now);

/* The facts known now about a rule that was reviewed before. */
EdubbaRecall edubba_forecast_look (const EdubbaMemory *memory, gint64 now);

/* The chance, from 0.001 to 0.999, that it will be remembered. */
double edubba_forecast_get (const EdubbaForecast *self, const EdubbaRecall *recall);

G_END_DECLS
