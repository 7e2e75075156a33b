/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Steps between the lands on the table, on foot. They hold until a land is laid, for then lands
 * have other numbers.
 */
#pragma once

#include "meso-state.h"

G_BEGIN_DECLS

/* The steps to a land that cannot be reached. */
#define MESO_FAR 99

/* By the numbers of two lands. */
typedef struct
{
  guint8 plain[MESO_MAX_LANDS][MESO_MAX_LANDS];
  guint8 laden[MESO_MAX_LANDS][MESO_MAX_LANDS]; /* of a settler with goods, which the temple bars:
                                                 * it is a first or a last land only */
} MesoWays;

/* Finds the fewest steps between all lands of a state. */
void meso_ways_find (const MesoState *state, MesoWays *ways);

G_END_DECLS
