/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Weights to start learning from, which play something like Babel. Nothing else uses them; a
 * player without learnt weights uses hand-made sums (babel-reference-eval.h).
 */
#pragma once

#include "babel-weights.h"

G_BEGIN_DECLS

/* Sets all weights by rules of thumb. */
void train_babel_start (BabelWeights *weights);

G_END_DECLS
