/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Glicko-2 as its paper has it, with one liberty: a rating period may be a fraction of one, so that
 * a rating can move with every single result.
 */
#include "edubba-glicko.h"

#include <math.h>

#define SCALE              173.7178 /* points of the scale for people in one of the paper's */
#define CENTRE             1500.0
#define DEFAULT_DEVIATION  350.0
#define DEFAULT_VOLATILITY 0.06
#define TAU                0.5 /* change of the volatility */
#define EPSILON            0.000001

/* The evidence of the results together. */
typedef struct
{
  double variance; /* v: of a rating made of these results alone */
  double surplus;  /* the sum of g (score - expected score) */
} Evidence;

void
edubba_glicko_init (EdubbaGlicko *self, double rating)
{
  self->rating = rating;
  self->deviation = DEFAULT_DEVIATION;
  self->volatility = DEFAULT_VOLATILITY;
}

/* The weight of a result against an opponent of that deviation. */
static double
weigh (double deviation)
{
  double phi = deviation / SCALE;

  return 1.0 / sqrt (1.0 + 3.0 * phi * phi / (G_PI * G_PI));
}

/* Steps 3 and 4. */
static Evidence
gather (double mu, const EdubbaGlickoResult *results, gsize n)
{
  Evidence evidence = { 0.0, 0.0 };
  double   information = 0.0;

  for (gsize i = 0; i < n; i++)
    {
      double g = weigh (results[i].deviation);
      double expected = 1.0 / (1.0 + exp (-g * (mu - (results[i].rating - CENTRE) / SCALE)));

      information += g * g * expected * (1.0 - expected);
      evidence.surplus += g * (results[i].score - expected);
    }
  evidence.variance = 1.0 / information;
  return evidence;
}

/* The function of step 5 whose root is the logarithm of the new variance of strength. */
static double
misfit (double x, double phi, double delta, double variance, double a)
{
  double spread = phi * phi + variance + exp (x);

  return exp (x) * (delta * delta - spread) / (2.0 * spread * spread) - (x - a) / (TAU * TAU);
}

/* Step 5: the new volatility, by the Illinois variant of regula falsi. */
static double
update_volatility (double volatility, double phi, const Evidence *evidence)
{
  double v = evidence->variance;
  double delta = v * evidence->surplus;
  double a = log (volatility * volatility);
  double low = a;
  double high;
  double f_low;
  double f_high;

  if (delta * delta > phi * phi + v)
    high = log (delta * delta - phi * phi - v);
  else
    for (high = a - TAU; misfit (high, phi, delta, v, a) < 0.0;)
      high -= TAU;
  f_low = misfit (low, phi, delta, v, a);
  f_high = misfit (high, phi, delta, v, a);
  while (fabs (high - low) > EPSILON)
    {
      double middle = low + (low - high) * f_low / (f_high - f_low);
      double f_middle = misfit (middle, phi, delta, v, a);

      if (f_middle * f_high <= 0.0)
        {
          low = high;
          f_low = f_high;
        }
      else
        f_low /= 2.0;
      high = middle;
      f_high = f_middle;
    }
  return exp (low / 2.0);
}

/* Step 6, on the paper's scale. */
static double
grow (double phi, double volatility, double periods)
{
  double grown = sqrt (phi * phi + periods * volatility * volatility);

  return MAX (phi, MIN (grown, DEFAULT_DEVIATION / SCALE));
}

void
edubba_glicko_rate (EdubbaGlicko             *self,
                    const EdubbaGlickoResult *results,
                    gsize                     n,
                    double                    periods)
{
  double   mu = (self->rating - CENTRE) / SCALE;
  double   phi = self->deviation / SCALE;
  Evidence evidence;

  g_return_if_fail (periods >= 0.0);

  if (n == 0)
    {
      self->deviation = edubba_glicko_get_deviation (self, periods);
      return;
    }
  evidence = gather (mu, results, n);
  self->volatility = update_volatility (self->volatility, phi, &evidence);
  phi = grow (phi, self->volatility, periods);
  phi = 1.0 / sqrt (1.0 / (phi * phi) + 1.0 / evidence.variance); /* step 7 */
  mu += phi * phi * evidence.surplus;
  self->rating = SCALE * mu + CENTRE; /* step 8 */
  self->deviation = SCALE * phi;
}

double
edubba_glicko_get_deviation (const EdubbaGlicko *self, double periods)
{
  g_return_val_if_fail (periods >= 0.0, self->deviation);

  return SCALE * grow (self->deviation / SCALE, self->volatility, periods);
}
