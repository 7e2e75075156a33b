/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Where learning starts: weights that play something like Babel. Nothing else uses them; who has no
 * learnt weights plays by hand-made sums (babel-reference-eval.h).
 */
#pragma once

#include "babel-weights.h"

G_BEGIN_DECLS

/* Sets all weights by rules of thumb. */
void train_babel_start (BabelWeights *weights);

G_END_DECLS
