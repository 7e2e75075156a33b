/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The net's descent: learns the correction of the weights' sum by facts that stand together. It
 * needs nothing but samples and numbers by chance, and gives the same net for the same.
 */
#pragma once

#include "babel-net.h"
#include "babel-weights.h"
#include "train-babel-samples.h"

G_BEGIN_DECLS

/* Learns a net for these weights from nothing, in an order and from first numbers that chance
 * decides; stops early after a signal. FALSE if the facts of a sample are no position's. */
gboolean train_fit_net (BabelNet           *net,
                        const BabelWeights *weights,
                        const TrainSamples *samples,
                        guint64             rng);

/* The mean loss on samples, with the net, in the whole numbers with which it plays, or without it
 * (NULL). */
double train_get_net_loss (const BabelNet     *net,
                           const BabelWeights *weights,
                           const TrainSamples *samples);

G_END_DECLS
