/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The other wrapping of the table: a game whose decks have no order yet.
 *
 * Cards are drawn by chance, weighted by the counts, when the rules call for them. That is the
 * same game as one with shuffled decks (a test compares the two), and a third smaller to copy,
 * for searches.
 */
#pragma once

#include "babel-state.h"

G_BEGIN_DECLS

typedef struct
{
  BabelTable table;
  guint64    rng;
} BabelSample;

/* Forgets the order of a full state's decks; draws will come from seed. */
void babel_sample_init (BabelSample *sample, const BabelState *state, guint64 seed);

/* Plays a legal action. */
void babel_sample_apply (BabelSample *sample, GameAction action);

G_END_DECLS
