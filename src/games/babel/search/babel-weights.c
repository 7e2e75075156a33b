/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The worth of a position. The learnt weights are a file of their own (babel-weights-file.c), as
 * train-babel writes it.
 */
#include "babel-weights.h"

#include "babel-known.h"

const BabelWeights babel_weights_plain = { .sums = &babel_sum_weights_plain };
const BabelWeights babel_weights_linear = { .sums = &babel_sum_weights_linear };

static inline gint32
limit (gint32 worth)
{
  return CLAMP (worth, 1 - BABEL_WORTH_WON, BABEL_WORTH_WON - 1);
}

gint32
babel_evaluate_changed (const BabelWeights *weights,
                        const BabelTable   *table,
                        guint               side,
                        guint               changed,
                        BabelLandWorths    *lands,
                        BabelKnown         *known)
{
  guint  abilities[2] = { 0, 0 };
  gint32 worth = 0;

  if (table->result == BABEL_DRAWN)
    return 0;
  if (table->result != BABEL_PLAYING)
    return table->result == BABEL_WON_BY_1 + side ? BABEL_WORTH_WON : -BABEL_WORTH_WON;
  if (weights->sums)
    return limit (babel_sums_evaluate (weights->sums, table, side));
  for (guint land = 0; land < BABEL_N_NATIONS; land++)
    {
      if (changed >> land & 1)
        lands->worth[land] =
          known ? babel_known_weigh (known, table, side, land, lands->abilities[land])
                : babel_features_weigh_land (weights->weight, table, side, land,
                                             lands->abilities[land]);
      worth += lands->worth[land];
      abilities[0] += lands->abilities[land][0];
      abilities[1] += lands->abilities[land][1];
    }
  return limit (worth + babel_features_weigh_rest (weights->weight, table, side, abilities));
}

gint32
babel_evaluate (const BabelWeights *weights, const BabelTable *table, guint side)
{
  BabelLandWorths lands;

  return babel_evaluate_changed (weights, table, side, BABEL_ALL_LANDS, &lands, NULL);
}
