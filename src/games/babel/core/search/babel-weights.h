/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The worth of each feature, and of a position by these: the chance to win as a log odds, in
 * thousandths, for the side that ends its turn. Integers, so that the same position has the same
 * worth on every machine.
 */
#pragma once

#include "babel-features.h"
#include "babel-reference-eval.h"

G_BEGIN_DECLS

/* A won game; a lost one is the negative. Nothing else is worth as much. */
#define BABEL_WORTH_WON 30000

typedef struct
{
  gint16                 weight[BABEL_N_FEATURES];
  const BabelSumWeights *sums; /* a yardstick's: these judge instead; or NULL */
} BabelWeights;

/* Made by hand, by rules of thumb of a player. For the first round of learning, and in case no
 * better ones can be read. */
extern const BabelWeights babel_weights_plain;

/* A yardstick: the first that were learnt. */
extern const BabelWeights babel_weights_linear;

/* Learnt from self-play: those of the file that the environment variable EDUBBA_WEIGHTS names, or
 * the program's own (data/babel.weights, which train-babel writes). If they cannot be read, that is
 * said once, and these are the ones made by hand. */
const BabelWeights *babel_weights_get_learnt (void);

/* A yardstick: the weights learnt by 2026 (data/king-2026.weights), independent of the
 * environment. */
const BabelWeights *babel_weights_get_2026 (void);

/* As a text, and back. The error (GAME_ERROR_SYNTAX) names the fault: another version, other
 * features, or any damage. */
char    *babel_weights_print (const BabelWeights *weights) G_GNUC_WARN_UNUSED_RESULT;
gboolean babel_weights_parse (const char *text, BabelWeights *weights, GError **error);

/* The worth of a table in which `side` ends its turn, before the reveal, or in which the game is
 * over; between -BABEL_WORTH_WON and BABEL_WORTH_WON. */
gint32 babel_evaluate (const BabelWeights *weights, const BabelTable *table, guint side);

/* A worth that is less than that of a won game, and more than that of a lost one. */
static inline gint32
babel_worth_limit (gint32 worth)
{
  return CLAMP (worth, 1 - BABEL_WORTH_WON, BABEL_WORTH_WON - 1);
}

/* Log odds to a chance, -32768 to 32768, without leaving the integers: a win more is a win more,
 * whether by much or by little. */
gint32 babel_worth_squash (gint32 worth);

/* The same as babel_evaluate (); `changed` and `lands` as for babel_features_weigh_changed (). */
gint32 babel_evaluate_changed (const BabelWeights *weights,
                               const BabelTable   *table,
                               guint               side,
                               guint               changed,
                               BabelLandWorths    *lands);

G_END_DECLS
