/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A table and a generator, the lighter of the two wrappings. The rules themselves are in
 * babel-apply.c.
 */
#include "babel-sample.h"

#include "babel-apply.h"

void
babel_sample_init (BabelSample *sample, const BabelState *state, guint64 seed)
{
  sample->table = state->table;
  sample->rng = seed;
}

void
babel_sample_apply (BabelSample *sample, GameAction action)
{
  BabelDraws by_weight = { .rng = &sample->rng };

  babel_apply (&sample->table, action, &by_weight, NULL);
}
