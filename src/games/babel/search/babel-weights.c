/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The worth of a position. The learnt weights are a file of their own (babel-weights-file.c), as
 * train-babel writes it.
 */
#include "babel-weights.h"

const BabelWeights babel_weights_plain = { .sums = &babel_sum_weights_plain };
const BabelWeights babel_weights_linear = { .sums = &babel_sum_weights_linear };

static inline gint32
add_up (const BabelWeights *weights, const guint16 *features, guint n)
{
  gint32 worth = 0;

  for (guint i = 0; i < n; i++)
    worth += weights->weight[features[i]];
  return worth;
}

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
                        BabelLandWorths    *lands)
{
  guint16 features[BABEL_MAX_LAND_FEATURES];
  guint   abilities[2] = { 0, 0 };
  gint32  worth = 0;

  if (table->result == BABEL_DRAWN)
    return 0;
  if (table->result != BABEL_PLAYING)
    return table->result == BABEL_WON_BY_1 + side ? BABEL_WORTH_WON : -BABEL_WORTH_WON;
  if (weights->sums)
    return limit (babel_sums_evaluate (weights->sums, table, side));
  for (guint land = 0; land < BABEL_N_NATIONS; land++)
    {
      if (changed >> land & 1)
        {
          guint n =
            babel_features_list_land (table, side, land, features, lands->abilities[land]);

          lands->worth[land] = add_up (weights, features, n);
        }
      worth += lands->worth[land];
      abilities[0] += lands->abilities[land][0];
      abilities[1] += lands->abilities[land][1];
    }
  worth += add_up (weights, features, babel_features_list_rest (table, side, abilities, features));
  return limit (worth);
}

gint32
babel_evaluate (const BabelWeights *weights, const BabelTable *table, guint side)
{
  BabelLandWorths lands;

  return babel_evaluate_changed (weights, table, side, BABEL_ALL_LANDS, &lands);
}
