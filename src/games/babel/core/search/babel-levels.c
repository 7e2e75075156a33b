/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The levels as a table, and the steps between them as another: a strength lies between two
 * steps; the nearer it is to the upper one, the more it looks at and the less it errs.
 *
 * A step's points were measured: it has that difference in Elo points to the levels near it.
 */
#include "babel-levels.h"

#include <math.h>

#include "game-rng.h"

static const BabelLevel levels[BABEL_N_LEVELS_OF_PLAY] = {
  [BABEL_LEVEL_PUPIL] = { BABEL_JUDGE_BY_HAND, 2000, 0, 4, 800, 0, 0, 0 },
  [BABEL_LEVEL_SCRIBE] = { BABEL_JUDGE_BY_HAND, 4000, 0, 7, 60, 0, 0, 0 },
  [BABEL_LEVEL_BUILDER] = { BABEL_JUDGE_LEARNT, 20000, 0, 14, 140, 0, 0, 0, 0 },
  [BABEL_LEVEL_HIGH_PRIEST] = { BABEL_JUDGE_LEARNT, 100000, 0, 30, 20, 5, 60, 5, 4000000 },
  [BABEL_LEVEL_KING] = { BABEL_JUDGE_LEARNT, 100000, 30000, 300, 0, 40, 4800, 14, 4000000, 64, 16 },
  [BABEL_LEVEL_GREEDY] = { BABEL_JUDGE_BY_HAND, 2, 0, 1, .at_once = TRUE },
  [BABEL_LEVEL_PLAIN_BEAM] = { BABEL_JUDGE_BY_HAND, 20000, 0, 30, 0, 0, 0, 0 },
  [BABEL_LEVEL_LEARNT_BEAM] = { BABEL_JUDGE_LINEAR, 100000, 0, 300, 0, 0, 0, 0 },
  /* A yardstick: nothing in this line may change, nor its meaning. */
  [BABEL_LEVEL_KING_2026] = { BABEL_JUDGE_2026, 100000, 30000, 300, 0, 40, 4800, 14, 4000000 },
};

const char *const babel_level_ids[] = {
  "guest", "beginner", "pupil", "scribe", "builder", "high-priest", "king", "greedy",
  "plain-beam", "learnt-beam", "king-2026", NULL
};

typedef struct
{
  guint      points;
  BabelLevel level;
} Step;

/* Ascending by points. */
static const Step steps[] = {
  { 750, { BABEL_JUDGE_LEARNT, 20000, 0, 2, 8000, 0, 0, 0, 0 } },
  { 875, { BABEL_JUDGE_LEARNT, 20000, 0, 3, 4500, 0, 0, 0, 0 } },
  { 1010, { BABEL_JUDGE_LEARNT, 20000, 0, 4, 2400, 0, 0, 0, 0 } },
  { 1075, { BABEL_JUDGE_LEARNT, 20000, 0, 5, 1700, 0, 0, 0, 0 } },
  { 1160, { BABEL_JUDGE_LEARNT, 20000, 0, 6, 1200, 0, 0, 0, 0 } },
  { 1215, { BABEL_JUDGE_LEARNT, 20000, 0, 7, 900, 0, 0, 0, 0 } },
  { 1280, { BABEL_JUDGE_LEARNT, 20000, 0, 8, 650, 0, 0, 0, 0 } },
  { 1355, { BABEL_JUDGE_LEARNT, 20000, 0, 10, 450, 0, 0, 0, 0 } },
  { 1443, { BABEL_JUDGE_LEARNT, 20000, 0, 12, 280, 0, 0, 0, 0 } },
  { 1520, { BABEL_JUDGE_LEARNT, 20000, 0, 14, 140, 0, 0, 0, 0 } },
  { 1675, { BABEL_JUDGE_LEARNT, 20000, 0, 30, 0, 0, 0, 0, 0 } },
  { 1780, { BABEL_JUDGE_LEARNT, 100000, 0, 30, 20, 5, 60, 5, 4000000 } },
  { 1890, { BABEL_JUDGE_LEARNT, 100000, 0, 60, 0, 10, 400, 7, 4000000 } },
  { 2025, { BABEL_JUDGE_LEARNT, 100000, 30000, 300, 0, 40, 4800, 14, 4000000, 64, 16 } },
};

const GameScale babel_scale = { { 500, 750, 1000, 1250, 1520, 1780, 2025 }, 750 };

/* A share of the way from one number to another, by ratio where both are above 0. */
static guint
blend (guint low, guint high, double share)
{
  if (low == 0 || high == 0)
    return (guint) lround (low + ((double) high - low) * share);
  return (guint) lround (low * pow ((double) high / low, share));
}

static void
init_between (BabelLevel *self, guint points)
{
  const Step       *step = steps;
  const BabelLevel *low;
  const BabelLevel *high;
  double            share;

  while (step + 2 < steps + G_N_ELEMENTS (steps) && points >= step[1].points)
    step++;
  points = CLAMP (points, step[0].points, step[1].points);
  share = (double) (points - step[0].points) / (step[1].points - step[0].points);
  low = &step[0].level;
  high = &step[1].level;
  *self = share < 1.0 ? *low : *high;
  self->nodes = blend (low->nodes, high->nodes, share);
  self->width = blend (low->width, high->width, share);
  self->noise = (guint) lround (low->noise + ((double) high->noise - low->noise) * share);
  self->candidates = blend (low->candidates, high->candidates, share);
  self->answers = blend (low->answers, high->answers, share);
  self->answer_width = blend (low->answer_width, high->answer_width, share);
  self->wins = blend (low->wins, high->wins, share);
  self->ends = blend (low->ends, high->ends, share);
  self->answer_ends = blend (low->answer_ends, high->answer_ends, share);
}

void
babel_level_init (BabelLevel *self, const GamePlayerOptions *options)
{
  if (options->points > 0)
    init_between (self, options->points);
  else
    *self = levels[MIN (options->level, BABEL_N_LEVELS_OF_PLAY - 1)];
}

const BabelWeights *
babel_level_get_weights (const BabelLevel *self)
{
  switch (self->judge)
    {
    case BABEL_JUDGE_LEARNT:
      return babel_weights_get_learnt ();
    case BABEL_JUDGE_2026:
      return babel_weights_get_2026 ();
    case BABEL_JUDGE_LINEAR:
      return &babel_weights_linear;
    default:
      return &babel_weights_plain;
    }
}

const BabelNet *
babel_level_get_net (const BabelLevel *self)
{
  /* Without learnt weights there is nothing to correct. */
  return self->ends > 0 && !babel_level_get_weights (self)->sums ? babel_net_get_learnt () : NULL;
}

/* The tops of the stores are left out, for they only repeat the stores. */
gint32
babel_level_err (const BabelLevel *self, guint64 seed, const BabelTable *table)
{
  BabelTable     bare = *table;
  const guint64 *word = (const guint64 *) &bare;
  guint64        rng = seed;

  memset (bare.top, 0, sizeof bare.top);
  for (gsize i = 0; i < sizeof bare / sizeof *word; i++)
    {
      rng ^= word[i];
      game_rng_next (&rng);
    }
  return (gint32) game_rng_below (&rng, 2 * self->noise + 1) - (gint32) self->noise;
}

char *
babel_level_describe (guint number)
{
  const char *const judges[] = {
    [BABEL_JUDGE_BY_HAND] = "weights made by hand",
    [BABEL_JUDGE_LINEAR] = "first weights learnt",
    [BABEL_JUDGE_LEARNT] = "learnt weights",
    [BABEL_JUDGE_2026] = "weights of 2026",
  };
  const BabelLevel *level = &levels[MIN (number, BABEL_N_LEVELS_OF_PLAY - 1)];
  GString          *text = g_string_new (NULL);

  g_string_append_printf (text, "%u positions, %u wide", level->nodes, level->width);
  if (level->full)
    g_string_append_printf (text, " beyond %u", level->full);
  g_string_append_printf (text, ", %s", judges[level->judge]);
  if (level->noise)
    g_string_append_printf (text, ", noise %u", level->noise);
  if (level->candidates)
    g_string_append_printf (text, ", %u answers %u wide to %u turns", level->answers,
                            level->answer_width, level->candidates);
  if (level->wins)
    g_string_append_printf (text, ", wins among %u", level->wins);
  if (level->ends)
    g_string_append_printf (text, ", a net for the best %u ends and %u of an answer", level->ends,
                            level->answer_ends);
  return g_string_free (text, FALSE);
}
