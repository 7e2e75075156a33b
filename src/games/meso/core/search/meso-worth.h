/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The worth of a state to a seat, described to the number: what it has, and what it is about to do
 * by the steps that are missing. Each part knows only what the seat sees.
 */
#pragma once

#include "meso-ways.h"

G_BEGIN_DECLS

/* The steps that jobs cost, MESO_FAR at most: of a job that nobody can do as many. 0 for a hut
 * without a token to lay, and for a building of which none is left. */
typedef struct
{
  guint hut;
  guint holy;
  guint stone; /* for the temple */
} MesoCosts;

/* Returns the worth of a state, full or as `seat` sees it; `ways` are those of its lands. `costs`
 * may be NULL. */
gint meso_worth_find (const MesoState *state, const MesoWays *ways, guint seat, MesoCosts *costs);

G_END_DECLS
