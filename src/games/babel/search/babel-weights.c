/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The worth of a position, and the weights made by hand. The learnt ones are a file of their own
 * (babel-weights-file.c), as train-babel writes it.
 */
#include "babel-weights.h"

/* A feature of the side's own block, and of the other's. */
#define OWN(feature)   [BABEL_FEATURE_##feature]
#define OTHER(feature) [BABEL_N_SIDE_FEATURES + BABEL_FEATURE_##feature]

/* A row for each point of a score: what 0, 1, 2 ... points are worth. */
#define SCORE(first, sign)                                                            \
  [(first) + BABEL_FEATURE_SCORE] = (sign) *0, (sign) *180, (sign) *360, (sign) *540, \
             (sign) *720, (sign) *900, (sign) *1080, (sign) *1260, (sign) *1440,      \
             (sign) *1620, (sign) *1900, (sign) *2080, (sign) *2260, (sign) *2440,    \
             (sign) *2620, (sign) *3100, (sign) *3300, (sign) *3500, (sign) *3700,    \
             (sign) *3900, (sign) *9000, (sign) *9000, (sign) *9000, (sign) *9000,    \
             (sign) *9000

const BabelWeights babel_weights_plain = {
  .weight = {
    OWN (SETTLERS) = 40,
    OWN (ROOM) = 60,
    OWN (BUILDABLE) = 80,
    OWN (FITTING) = 60,
    OWN (HAND) = 110,
    OWN (LARGE_HAND) = -60,
    OWN (RAZE) = 50,
    OWN (RAZE_HERE) = 20,
    OWN (RAZE_PAIR) = 25,
    OWN (RAZE_ONE) = 8,
    OWN (STEAL) = 60,
    OWN (STEAL_HERE) = 20,
    OWN (STEAL_PAIR) = 25,
    OWN (EXPEL) = 30,
    OWN (WIN_OVER) = 40,
    OWN (WIN_OVER_PAIR) = 15,
    OWN (SKIP) = 40,
    OWN (SKIP_PAIR) = 15,
    OWN (CHARGES) = 60,
    OWN (STARTER) = -200,
    OWN (LOW_IN_FINAL) = -200,
    SCORE (0, 1),
    OTHER (SETTLERS) = -40,
    OTHER (ROOM) = -60,
    OTHER (BUILDABLE) = -160,
    OTHER (FITTING) = -120,
    OTHER (HAND) = -110,
    OTHER (RAZE) = -100,
    OTHER (RAZE_HERE) = -40,
    OTHER (RAZE_PAIR) = -50,
    OTHER (RAZE_ONE) = -16,
    OTHER (STEAL) = -120,
    OTHER (STEAL_HERE) = -40,
    OTHER (STEAL_PAIR) = -50,
    OTHER (EXPEL) = -40,
    OTHER (WIN_OVER) = -50,
    OTHER (WIN_OVER_PAIR) = -20,
    OTHER (SKIP) = -60,
    OTHER (SKIP_PAIR) = -20,
    OTHER (CHARGES) = -60,
    OTHER (STARTER) = 100,
    OTHER (LOW_IN_FINAL) = 200,
    SCORE (BABEL_N_SIDE_FEATURES, -1),
  },
};

gint32
babel_evaluate (const BabelWeights *weights, const BabelTable *table, guint side)
{
  gint16 features[BABEL_N_FEATURES];
  gint32 worth = 0;

  if (table->result == BABEL_DRAWN)
    return 0;
  if (table->result != BABEL_PLAYING)
    return table->result == BABEL_WON_BY_1 + side ? BABEL_WORTH_WON : -BABEL_WORTH_WON;
  babel_features (table, side, features);
  for (guint i = 0; i < BABEL_N_FEATURES; i++)
    worth += weights->weight[i] * features[i];
  return CLAMP (worth, 1 - BABEL_WORTH_WON, BABEL_WORTH_WON - 1);
}
