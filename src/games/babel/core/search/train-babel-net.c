/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The same net as in babel-net.c in broken numbers, in which 1 is 1, and its slopes, found
 * backward from the end. Numbers stay within the range of the whole ones, and rows of facts that
 * no sample of a step had stay where they are.
 */
#include "train-babel-net.h"

#include <math.h>

#include "game-job.h"
#include "game-rng.h"
#include "train-babel-fit.h"

/* Passes over all samples, the rate of the first, and samples in a step. */
#define PASSES 8
#define RATE   0.002
#define BATCH  512

/* The range of the random numbers at the start, either way from 0. */
#define FACT_START   0.12
#define MIDDLE_START 0.2
#define END_START    0.3

/* Each with its own weights: those of lands, and that of all else. */
#define N_PLACES (BABEL_N_NATIONS + 1)
#define REST     BABEL_N_NATIONS

#define N_UNITS  BABEL_NET_UNITS
#define N_LAND   BABEL_NET_LAND_UNITS
#define N_MIDDLE BABEL_NET_MIDDLE_UNITS

/* Numbers of the middle and the end, one after the other: a row for each unit of the middle, then
 * its biases, then the end. */
#define BIAS   (N_MIDDLE * N_UNITS)
#define END    (BIAS + N_MIDDLE)
#define N_REST (END + N_MIDDLE)

/* A number that is learnt for each fact and unit, and for the rest. */
typedef struct
{
  float fact[BABEL_N_FEATURES][N_UNITS];
  float rest[N_REST];
} Numbers;

typedef struct
{
  Numbers  now;
  Numbers  first;  /* moments of the slope */
  Numbers  second; /* and of its square */
  Numbers  slope;
  gboolean is_met[BABEL_N_FEATURES]; /* by a sample of the step */
  double   step;
} Fit;

/* The activations of the net for a sample. */
typedef struct
{
  float sum[N_PLACES][N_UNITS];
  float whole[N_UNITS]; /* from the first unit of the whole on */
  float unit[N_UNITS];
  float middle[N_MIDDLE]; /* before it is limited */
  float end;
  guint first[N_PLACES + 1]; /* of a place's facts */
} Pass;

/* Finds the first fact of each place; FALSE if the facts are no position's. */
static gboolean
find_places (const guint16 *features, guint n, guint first[N_PLACES + 1])
{
  guint places = 0;

  for (guint f = 0; f < n; f++)
    if (babel_features_begin_place (features[f]))
      {
        if (places == N_PLACES || (places == 0 && f > 0))
          return FALSE;
        first[places++] = f;
      }
  first[N_PLACES] = n;
  return places == N_PLACES;
}

static inline float
limit (float number, float most)
{
  return number < 0 ? 0 : number > most ? most
                                        : number;
}

static void
add_places (const Numbers *now, const guint16 *features, Pass *pass)
{
  memset (pass->sum, 0, sizeof pass->sum);
  for (guint place = 0; place < N_PLACES; place++)
    for (guint f = pass->first[place]; f < pass->first[place + 1]; f++)
      for (guint i = 0; i < N_UNITS; i++)
        pass->sum[place][i] += now->fact[features[f]][i];
}

static void
go_forward (const Numbers *now, const guint16 *features, Pass *pass)
{
  const float *rest = pass->sum[REST];

  add_places (now, features, pass);
  memset (pass->unit, 0, sizeof pass->unit);
  memcpy (pass->whole, rest, sizeof pass->whole);
  for (guint land = 0; land < BABEL_N_NATIONS; land++)
    {
      for (guint i = 0; i < N_LAND; i++)
        pass->unit[i] += limit (pass->sum[land][i] + rest[i], 1);
      for (guint i = N_LAND; i < N_UNITS; i++)
        pass->whole[i] += pass->sum[land][i];
    }
  for (guint i = N_LAND; i < N_UNITS; i++)
    pass->unit[i] = limit (pass->whole[i], 1);
  pass->end = 0;
  for (guint m = 0; m < N_MIDDLE; m++)
    {
      pass->middle[m] = now->rest[BIAS + m];
      for (guint i = 0; i < N_UNITS; i++)
        pass->middle[m] += pass->unit[i] * now->rest[m * N_UNITS + i];
      pass->end += limit (pass->middle[m], 4) * now->rest[END + m];
    }
}

/* Adds the slopes of the middle and the end; writes those of the units. */
static void
go_back (Fit *fit, const Pass *pass, float wrong, float unit[N_UNITS])
{
  float *slope = fit->slope.rest;

  memset (unit, 0, N_UNITS * sizeof *unit);
  for (guint m = 0; m < N_MIDDLE; m++)
    {
      float middle = wrong * fit->now.rest[END + m];

      slope[END + m] += wrong * limit (pass->middle[m], 4);
      if (pass->middle[m] <= 0 || pass->middle[m] >= 4)
        continue;
      slope[BIAS + m] += middle;
      for (guint i = 0; i < N_UNITS; i++)
        {
          slope[m * N_UNITS + i] += middle * pass->unit[i];
          unit[i] += middle * fit->now.rest[m * N_UNITS + i];
        }
    }
}

/* Adds a place's slopes to its facts. */
static void
add_slopes (Fit *fit, const guint16 *features, const Pass *pass, guint place, const float *slope)
{
  for (guint f = pass->first[place]; f < pass->first[place + 1]; f++)
    {
      fit->is_met[features[f]] = TRUE;
      for (guint i = 0; i < N_UNITS; i++)
        fit->slope.fact[features[f]][i] += slope[i];
    }
}

/* Adds the share of a sample to the slopes. */
static void
learn_sample (Fit *fit, const guint16 *features, Pass *pass, double base, double target)
{
  float wrong;
  float unit[N_UNITS];
  float rest[N_UNITS] = { 0 };

  go_forward (&fit->now, features, pass);
  wrong = (float) (train_get_chance (base + pass->end) - target);
  go_back (fit, pass, wrong, unit);
  for (guint i = N_LAND; i < N_UNITS; i++)
    rest[i] = pass->whole[i] > 0 && pass->whole[i] < 1 ? unit[i] : 0;
  for (guint place = 0; place < BABEL_N_NATIONS; place++)
    {
      float slope[N_UNITS];

      memcpy (slope, rest, sizeof slope);
      for (guint i = 0; i < N_LAND; i++)
        {
          float sum = pass->sum[place][i] + pass->sum[REST][i];

          slope[i] = sum > 0 && sum < 1 ? unit[i] : 0;
        }
      add_slopes (fit, features, pass, place, slope);
      for (guint i = 0; i < N_LAND; i++)
        pass->sum[place][i] = slope[i];
    }
  for (guint place = 0; place < BABEL_N_NATIONS; place++)
    for (guint i = 0; i < N_LAND; i++)
      rest[i] += pass->sum[place][i];
  add_slopes (fit, features, pass, REST, rest);
}

/* A step of Adam, as for the weights. */
static void
descend (float *restrict now,
         float *restrict first,
         float *restrict second,
         float *restrict slope,
         guint  n,
         double step,
         double rate,
         float  most)
{
  float scale = (float) (rate / (1 - pow (0.9, step)));
  float spread = (float) (1 / (1 - pow (0.999, step)));

  for (guint i = 0; i < n; i++)
    {
      float mean = slope[i] / BATCH;

      first[i] = 0.9f * first[i] + 0.1f * mean;
      second[i] = 0.999f * second[i] + 0.001f * mean * mean;
      now[i] -= scale * first[i] / (sqrtf (second[i] * spread) + 1e-8f);
      now[i] = now[i] > most ? most : now[i] < -most ? -most
                                                     : now[i];
      slope[i] = 0;
    }
}

static void
step (Fit *fit, double rate)
{
  fit->step++;
  for (guint f = 0; f < BABEL_N_FEATURES; f++)
    if (fit->is_met[f])
      {
        descend (fit->now.fact[f], fit->first.fact[f], fit->second.fact[f], fit->slope.fact[f],
                 N_UNITS, fit->step, rate, (float) BABEL_NET_FACT_LIMIT / BABEL_NET_ONE);
        fit->is_met[f] = FALSE;
      }
  descend (fit->now.rest, fit->first.rest, fit->second.rest, fit->slope.rest, N_REST, fit->step,
           rate, (float) BABEL_NET_MIDDLE_LIMIT / BABEL_NET_ONE);
}

static float
draw (guint64 *rng, double most)
{
  return (float) (most * (game_rng_below (rng, 2000001) / 1000000.0 - 1));
}

static void
begin (Fit *fit, guint64 *rng)
{
  for (guint f = 0; f < BABEL_N_FEATURES; f++)
    for (guint i = 0; i < N_UNITS; i++)
      fit->now.fact[f][i] = draw (rng, FACT_START) + (f == BABEL_FEATURE_ONE ? 0.3f : 0);
  for (guint i = 0; i < N_REST; i++)
    fit->now.rest[i] = draw (rng, i < END ? MIDDLE_START : END_START);
}

static gint16
round_number (float number, double parts)
{
  return (gint16) CLAMP (lrint (number * parts), G_MININT16, G_MAXINT16);
}

static void
round_numbers (const Numbers *now, BabelNet *net)
{
  for (guint f = 0; f < BABEL_N_FEATURES; f++)
    for (guint i = 0; i < N_UNITS; i++)
      net->fact[f][i] = round_number (now->fact[f][i], BABEL_NET_ONE);
  for (guint m = 0; m < N_MIDDLE; m++)
    {
      for (guint i = 0; i < N_UNITS; i++)
        net->middle[m][i] = round_number (now->rest[m * N_UNITS + i], BABEL_NET_ONE);
      net->bias[m] = round_number (now->rest[BIAS + m], BABEL_NET_ONE);
      net->end[m] = round_number (now->rest[END + m], TRAIN_THOUSANDTHS);
    }
}

static const guint16 *
get_facts (const TrainSamples *samples, guint i)
{
  return &g_array_index (samples->features, guint16,
                         g_array_index (samples->samples, TrainSample, i).first);
}

/* The log odds of a sample by the weights alone. */
static double
get_base (const BabelWeights *weights, const TrainSamples *samples, guint i)
{
  const guint16 *features = get_facts (samples, i);
  gint32         sum = 0;

  for (guint f = 0; f < g_array_index (samples->samples, TrainSample, i).n; f++)
    sum += weights->weight[features[f]];
  return sum / TRAIN_THOUSANDTHS;
}

gboolean
train_fit_net (BabelNet           *net,
               const BabelWeights *weights,
               const TrainSamples *samples,
               guint64             rng)
{
  guint             n = samples->samples->len / BATCH * BATCH;
  g_autofree guint *order = g_new (guint, samples->samples->len);
  g_autofree Fit   *fit = g_new0 (Fit, 1);
  Pass              pass;

  for (guint i = 0; i < samples->samples->len; i++)
    order[i] = i;
  begin (fit, &rng);
  for (guint p = 0; p < PASSES && !game_job_was_stopped (); p++)
    {
      double rate = RATE / 2 * (1 + cos (G_PI * p / PASSES));

      train_shuffle (order, samples->samples->len, &rng);
      for (guint i = 0; i < n; i++)
        {
          const TrainSample *sample = &g_array_index (samples->samples, TrainSample, order[i]);
          const guint16     *features = get_facts (samples, order[i]);

          if (!find_places (features, sample->n, pass.first))
            return FALSE;
          learn_sample (fit, features, &pass, get_base (weights, samples, order[i]),
                        sample->target);
          if (i % BATCH == BATCH - 1)
            step (fit, rate);
        }
    }
  round_numbers (&fit->now, net);
  return TRUE;
}

double
train_get_net_loss (const BabelNet     *net,
                    const BabelWeights *weights,
                    const TrainSamples *samples)
{
  double loss = 0;

  for (guint i = 0; i < samples->samples->len; i++)
    {
      const TrainSample *sample = &g_array_index (samples->samples, TrainSample, i);
      double             worth = get_base (weights, samples, i);

      if (net)
        worth +=
          babel_net_correct_facts (net, get_facts (samples, i), sample->n) / TRAIN_THOUSANDTHS;
      loss += train_get_loss (train_get_chance (worth), sample->target);
    }
  return loss / MAX (samples->samples->len, 1);
}
