/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The regression: the worth of each fact by itself. Samples come from anywhere; their reader has
 * checked that their features exist.
 */
#pragma once

#include "babel-weights.h"
#include "train-babel-samples.h"

G_BEGIN_DECLS

/* Weights are thousandths of log odds. */
#define TRAIN_THOUSANDTHS 1000.0

/* Log odds as a chance. */
double train_get_chance (double log_odds);

/* The loss of foretelling the target by a chance, in nats. */
double train_get_loss (double chance, double target);

/* Writes the numbers below n in an order that chance decides. */
void train_shuffle (guint *order, guint n, guint64 *rng);

/* Learns weights from nothing, and returns the loss of the last pass over the samples. */
double train_fit_weights (BabelWeights *weights, const TrainSamples *samples, guint64 rng);

G_END_DECLS
