/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The worth of cards in a hand at a glance, in hundredths of a carrot: by a table of figures and
 * by the carrots that they would add to a harvest now. Nothing is foreseen.
 */
#pragma once

#include "bunny-choices.h"

G_BEGIN_DECLS

/* With two seats a discarded card counts for so many hundredths of its worth. */
#define BUNNY_TASTE_SECOND 35

/* The worth of each face for a seat whose cards are known. */
void bunny_taste_find (const BunnyState *seen,
                       guint             seat,
                       const BunnyFaces *faces,
                       gint             *values);

/* The number of own cells that a cell touches; towers do not count. */
guint bunny_taste_count_neighbours (const BunnyTable *table, const BunnyFiefs *fiefs, guint cell);

G_END_DECLS
