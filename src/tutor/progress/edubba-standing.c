/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The constants were chosen on simulated solvers (tests/tutor/test-standing.c): after ten answers
 * the estimate is near the truth from one end of the scale to the other.
 */
#include "edubba-standing.h"

#include <math.h>

#include "edubba-ledger-fields.h"
#include "edubba-ledger-lines.h"

/* The deviation of somebody unknown, wider than the paper's 350: the scale of puzzles has nearly
 * 2000 points, and ten answers must be enough to cross half of it. */
#define FIRST_DEVIATION 700.0

/* The possible error of a puzzle's rating, which is computed from its proof. */
#define PUZZLE_DEVIATION 80.0

/* The rating of a learner's first puzzle, for whom everything is new: to begin with what can be
 * solved. Until the level is found, puzzles at the estimate tell most; but the estimate leaps, and
 * puzzles rise by steps. */
#define FIRST_FIT 750.0
#define FIT_STEP  250.0

/* A rating period: the paper wants 10 to 15 results in one. In seconds. */
#define RATING_PERIOD (5.0 * 86400.0)

void
edubba_standing_init (EdubbaStanding *self, double rating)
{
  *self = (EdubbaStanding) { .shown = (guint) round (rating) };
  edubba_glicko_init (&self->glicko, rating);
  self->glicko.deviation = FIRST_DEVIATION;
}

double
edubba_standing_get_deviation (const EdubbaStanding *self, double age)
{
  return edubba_glicko_get_deviation (&self->glicko, age / RATING_PERIOD);
}

double
edubba_standing_get_fit (const EdubbaStanding *self, double age)
{
  double rating = self->glicko.rating;

  if (!edubba_standing_is_placed (self))
    return MIN (rating, FIRST_FIT + FIT_STEP * self->tries);
  return MAX (rating - edubba_standing_get_deviation (self, age), 0.0);
}

gboolean
edubba_standing_is_placed (const EdubbaStanding *self)
{
  return self->tries >= EDUBBA_PLACEMENT;
}

static guint
get_estimate (const EdubbaStanding *self)
{
  return (guint) round (self->glicko.rating);
}

/* After the last answer of the placement the estimate is shown as it is. */
static void
update_shown (EdubbaStanding *self, gboolean clean)
{
  if (self->tries <= EDUBBA_PLACEMENT)
    self->shown = get_estimate (self);
  else if (clean && get_estimate (self) > self->shown)
    self->shown = MIN (get_estimate (self), self->shown + EDUBBA_MAX_RATING_STEP);
}

void
edubba_standing_rate (EdubbaStanding *self, guint rating, gboolean clean, gint64 time)
{
  EdubbaGlickoResult result = { rating, PUZZLE_DEVIATION, clean };
  EdubbaGlicko      *glicko = &self->glicko;
  double             age = self->rated > 0 ? (double) MAX (time - self->rated, 0) : 0.0;
  double             before = glicko->rating;

  edubba_glicko_rate (glicko, &result, 1, age / RATING_PERIOD);
  if (edubba_standing_is_placed (self))
    glicko->rating = CLAMP (glicko->rating, before - EDUBBA_MAX_RATING_STEP,
                            before + EDUBBA_MAX_RATING_STEP);
  glicko->rating =
    CLAMP (edubba_round_to (glicko->rating, EDUBBA_CENTI), 0.0, EDUBBA_MAX_RATING);
  glicko->deviation = edubba_round_to (glicko->deviation, EDUBBA_CENTI);
  glicko->volatility = edubba_round_to (glicko->volatility, EDUBBA_MICRO);
  self->rated = MAX (time, 1);
  self->tries = MIN (self->tries + 1, EDUBBA_MAX_COUNT);
  update_shown (self, clean);
}

void
edubba_standing_leave (EdubbaStanding *self)
{
  if (edubba_standing_is_placed (self) && get_estimate (self) < self->shown)
    self->shown -= MIN (self->shown - get_estimate (self), EDUBBA_MAX_RATING_STEP);
}
