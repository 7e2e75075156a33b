/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Descends on the logistic loss, in an order that chance decides and at a rate that falls to
 * nothing.
 */
#include "train-babel-fit.h"

#include <math.h>

#include "game-rng.h"

/* Passes over all samples, the rate of the first, and samples in a step. */
#define PASSES 8
#define RATE   0.005
#define BATCH  512

typedef struct
{
  double weights[BABEL_N_FEATURES];
  double first[BABEL_N_FEATURES];  /* moments of the slope */
  double second[BABEL_N_FEATURES]; /* and of its square */
  double slope[BABEL_N_FEATURES];
  double step;
} Fit;

static double
predict (const Fit *fit, const guint16 *features, guint n)
{
  double sum = 0;

  for (guint i = 0; i < n; i++)
    sum += fit->weights[features[i]];
  return train_get_chance (sum);
}

/* A step of Adam (Kingma and Ba, "Adam: A Method for Stochastic Optimization", ICLR 2015); features
 * that no sample of the batch had stay where they are. */
static void
descend (Fit *fit, double rate)
{
  double first = 1 / (1 - pow (0.9, ++fit->step));
  double second = 1 / (1 - pow (0.999, fit->step));

  for (guint f = 0; f < BABEL_N_FEATURES; f++)
    if (fit->slope[f] != 0)
      {
        double slope = fit->slope[f] / BATCH;

        fit->first[f] = 0.9 * fit->first[f] + 0.1 * slope;
        fit->second[f] = 0.999 * fit->second[f] + 0.001 * slope * slope;
        fit->weights[f] -= rate * fit->first[f] * first / (sqrt (fit->second[f] * second) + 1e-8);
        fit->slope[f] = 0;
      }
}

/* Adds a sample to the slope; its loss. */
static double
add_slope (Fit *fit, const TrainSamples *samples, guint i)
{
  const TrainSample *sample = &g_array_index (samples->samples, TrainSample, i);
  const guint16     *features = &g_array_index (samples->features, guint16, sample->first);
  double             chance = predict (fit, features, sample->n);

  for (guint f = 0; f < sample->n; f++)
    fit->slope[features[f]] += chance - sample->target;
  return train_get_loss (chance, sample->target);
}

double
train_get_chance (double log_odds)
{
  return 1 / (1 + exp (-log_odds));
}

double
train_get_loss (double chance, double target)
{
  chance = CLAMP (chance, 1e-9, 1 - 1e-9);
  return -target * log (chance) - (1 - target) * log (1 - chance);
}

void
train_shuffle (guint *order, guint n, guint64 *rng)
{
  for (guint i = n; i > 1; i--)
    {
      guint j = game_rng_below (rng, i);
      guint k = order[i - 1];

      order[i - 1] = order[j];
      order[j] = k;
    }
}

double
train_fit_weights (BabelWeights *weights, const TrainSamples *samples, guint64 rng)
{
  guint             n = samples->samples->len / BATCH * BATCH;
  double            loss = 0;
  g_autofree guint *order = g_new (guint, samples->samples->len);
  g_autofree Fit   *fit = g_new0 (Fit, 1);

  for (guint i = 0; i < samples->samples->len; i++)
    order[i] = i;
  for (guint pass = 0; pass < PASSES; pass++)
    {
      double rate = RATE / 2 * (1 + cos (G_PI * pass / PASSES));

      loss = 0;
      train_shuffle (order, samples->samples->len, &rng);
      for (guint i = 0; i < n; i++)
        {
          loss += add_slope (fit, samples, order[i]);
          if (i % BATCH == BATCH - 1)
            descend (fit, rate);
        }
    }
  weights->sums = NULL;
  for (guint i = 0; i < BABEL_N_FEATURES; i++)
    weights->weight[i] =
      (gint16) CLAMP (lrint (fit->weights[i] * TRAIN_THOUSANDTHS), G_MININT16, G_MAXINT16);
  return loss / MAX (n, 1);
}
