/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The worth of a position. The learnt weights are a file of their own (babel-weights-file.c), as
 * train-babel writes it.
 */
#include "babel-weights.h"

const BabelWeights babel_weights_plain = { .sums = &babel_sum_weights_plain };
const BabelWeights babel_weights_linear = { .sums = &babel_sum_weights_linear };

/* Returns TRUE, and the worth, if the game is over or a yardstick is to judge. */
static inline gboolean
judge_otherwise (const BabelWeights *weights,
                 const BabelTable   *table,
                 guint               side,
                 gint32             *worth)
{
  if (table->result == BABEL_DRAWN)
    *worth = 0;
  else if (table->result != BABEL_PLAYING)
    *worth = table->result == BABEL_WON_BY_1 + side ? BABEL_WORTH_WON : -BABEL_WORTH_WON;
  else if (weights->sums)
    *worth = babel_worth_limit (babel_reference_eval_evaluate (weights->sums, table, side));
  else
    return FALSE;
  return TRUE;
}

gint32
babel_evaluate_changed (const BabelWeights *weights,
                        const BabelTable   *table,
                        guint               side,
                        guint               changed,
                        BabelLandWorths    *lands)
{
  gint32 worth;

  if (judge_otherwise (weights, table, side, &worth))
    return worth;
  return babel_worth_limit (
    babel_features_weigh_changed (weights->weight, table, side, changed, lands));
}

gint32
babel_evaluate (const BabelWeights *weights, const BabelTable *table, guint side)
{
  gint32 worth;

  if (judge_otherwise (weights, table, side, &worth))
    return worth;
  return babel_worth_limit (babel_features_weigh (weights->weight, table, side));
}

/* The hyperbolic tangent of half the log odds, by the first terms of its continued fraction
 * (Lambert, 1761). */
gint32
babel_worth_squash (gint32 worth)
{
  gint64 x = worth;

  if (ABS (x) >= 6000)
    return x > 0 ? 32768 : -32768;
  return (gint32) (32768 * x * (108000000 + x * x) / (2000 * (108000000 + 9 * x * x)));
}
