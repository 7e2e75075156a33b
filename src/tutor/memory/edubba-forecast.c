/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The correction is the most likely one under a normal prior around none (a ridge), found by
 * Newton's method; the function is concave, so there is one.
 */
#include "edubba-forecast.h"

#include <math.h>

/* The review at which only the shift counts: a recall of 0.9 after a week. */
#define CENTRE 0.9
#define WEEK   7.0

/* The usual distance of the weights from no correction. */
static const double spreads[EDUBBA_N_WEIGHTS] = {
  [EDUBBA_WEIGHT_SHIFT] = 1.5,
  [EDUBBA_WEIGHT_RECALL] = 0.7,
  [EDUBBA_WEIGHT_AGE] = 0.5,
};

/* The age in days at which a review counts half. */
#define HALF_LIFE 60.0

/* Nothing is foreseen as more certain than this. */
#define MOST 0.999

/* The most steps, and the length of a step after which no other is taken; three or four steps
 * mostly do. */
#define N_STEPS 30
#define SHORT   1e-9

#define DAY 86400

static double
get_log_odds (double chance)
{
  chance = CLAMP (chance, 1 - MOST, MOST);
  return log (chance / (1 - chance));
}

void
edubba_forecast_add_reviews (GArray *recalls, const GArray *reviews)
{
  EdubbaMemory memory = { 0 };

  for (guint i = 0; i < reviews->len; i++)
    {
      EdubbaReview review = g_array_index (reviews, EdubbaReview, i);

      if (i > 0 && review.time - memory.when >= DAY)
        {
          EdubbaRecall recall = edubba_forecast_look (&memory, review.time);

          recall.remembered = review.grade != EDUBBA_GRADE_AGAIN;
          g_array_append_val (recalls, recall);
        }
      edubba_memory_review (&memory, review.grade, review.time);
    }
}

EdubbaRecall
edubba_forecast_look (const EdubbaMemory *memory, gint64 now)
{
  return (EdubbaRecall) { .time = now,
                          .recall = edubba_memory_get_strength (memory, now),
                          .age = (double) MAX (now - memory->when, 0) / DAY };
}

/* The features that the weights belong to. */
static void
find_features (const EdubbaRecall *recall, double features[EDUBBA_N_WEIGHTS])
{
  features[EDUBBA_WEIGHT_SHIFT] = 1;
  features[EDUBBA_WEIGHT_RECALL] = get_log_odds (recall->recall) - get_log_odds (CENTRE);
  features[EDUBBA_WEIGHT_AGE] = log ((1 + recall->age) / (1 + WEEK));
}

/* Adds the review's part of slope and curvature, both turned round. */
static void
add_review (const EdubbaForecast *self,
            const EdubbaRecall   *recall,
            gint64                now,
            double                slope[EDUBBA_N_WEIGHTS],
            double                curve[EDUBBA_N_WEIGHTS][EDUBBA_N_WEIGHTS])
{
  double features[EDUBBA_N_WEIGHTS];
  double chance = edubba_forecast_get (self, recall);
  double weight = exp2 (-(double) MAX (now - recall->time, 0) / DAY / HALF_LIFE);

  find_features (recall, features);
  for (guint i = 0; i < EDUBBA_N_WEIGHTS; i++)
    {
      slope[i] += weight * ((recall->remembered ? 1 : 0) - chance) * features[i];
      for (guint j = 0; j < EDUBBA_N_WEIGHTS; j++)
        curve[i][j] += weight * chance * (1 - chance) * features[i] * features[j];
    }
}

/* Solves curve * step = slope by elimination; the matrix is positive definite, so no row is to be
 * exchanged. The step comes in the place of the slope. */
static void
solve (double curve[EDUBBA_N_WEIGHTS][EDUBBA_N_WEIGHTS], double slope[EDUBBA_N_WEIGHTS])
{
  for (guint i = 0; i < EDUBBA_N_WEIGHTS; i++)
    for (guint row = 0; row < EDUBBA_N_WEIGHTS; row++)
      {
        double factor = curve[row][i] / curve[i][i];

        if (row == i)
          continue;
        for (guint j = 0; j < EDUBBA_N_WEIGHTS; j++)
          curve[row][j] -= factor * curve[i][j];
        slope[row] -= factor * slope[i];
      }
  for (guint i = 0; i < EDUBBA_N_WEIGHTS; i++)
    slope[i] /= curve[i][i];
}

/* Takes one step of Newton's method; returns its length. */
static double
improve (EdubbaForecast *self, const EdubbaRecall *recalls, guint n, gint64 now)
{
  double slope[EDUBBA_N_WEIGHTS];
  double curve[EDUBBA_N_WEIGHTS][EDUBBA_N_WEIGHTS] = { 0 };
  double length = 0;

  for (guint i = 0; i < EDUBBA_N_WEIGHTS; i++)
    {
      slope[i] = -self->weights[i] / (spreads[i] * spreads[i]);
      curve[i][i] = 1 / (spreads[i] * spreads[i]);
    }
  for (guint i = 0; i < n; i++)
    add_review (self, &recalls[i], now, slope, curve);
  solve (curve, slope);
  for (guint i = 0; i < EDUBBA_N_WEIGHTS; i++)
    {
      self->weights[i] += CLAMP (slope[i], -1, 1);
      length += fabs (slope[i]);
    }
  return length;
}

EdubbaForecast
edubba_forecast_fit (const EdubbaRecall *recalls, guint n, gint64 now)
{
  EdubbaForecast self = { 0 };

  for (guint i = 0; i < N_STEPS && improve (&self, recalls, n, now) > SHORT;)
    i++;
  return self;
}

double
edubba_forecast_get (const EdubbaForecast *self, const EdubbaRecall *recall)
{
  double features[EDUBBA_N_WEIGHTS];
  double odds = get_log_odds (recall->recall);

  find_features (recall, features);
  for (guint i = 0; i < EDUBBA_N_WEIGHTS; i++)
    odds += self->weights[i] * features[i];
  return CLAMP (1 / (1 + exp (-odds)), 1 - MOST, MOST);
}
