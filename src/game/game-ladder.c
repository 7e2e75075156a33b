/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The update of a rating by one game. The opponent's own strength is taken as known, so its
 * deviation is 0 and Glickman's g is 1.
 */
#include "game-ladder.h"

#include <math.h>

#include "game-duel.h"

/* The deviation at first, and the narrowest: of a stranger, who may be anywhere on the scale, and
 * later. */
#define FIRST_DEVIATION    700.0
#define STRANGER_DEVIATION 300.0
#define LAST_DEVIATION     120.0

/* Games after which somebody is no stranger any more. */
#define N_STRANGE 5

/* The step, in points, between the strengths that are offered. */
#define STEP 5

static double
get_top (const GameScale *scale)
{
  return scale->levels[GAME_N_LEVELS - 1];
}

void
game_ladder_init (GameLadder *self, const GameScale *scale)
{
  *self = (GameLadder) { .points = scale->levels[GAME_LEVEL_BEGINNER],
                         .deviation = FIRST_DEVIATION };
}

void
game_ladder_note (GameLadder *self, const GameScale *scale, guint opponent, double score)
{
  const double q = log (10.0) / 400.0;
  double       expected = game_elo_get_score (self->points - opponent);
  double       information = q * q * expected * (1.0 - expected);
  double       variance = 1.0 / (1.0 / (self->deviation * self->deviation) + information);

  self->points = CLAMP (self->points + q * variance * (score - expected), scale->levels[0],
                        get_top (scale));
  self->deviation =
    MAX (sqrt (variance), self->games < N_STRANGE ? STRANGER_DEVIATION : LAST_DEVIATION);
  self->games++;
}

guint
game_ladder_get_points (const GameLadder *self, const GameScale *scale)
{
  double points = round (self->points / STEP) * STEP;

  return (guint) CLAMP (points, scale->levels[0], get_top (scale));
}
