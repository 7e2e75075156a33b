/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a press would bring, drawn over the board: settlers, levels and the pawn where they would
 * be, a stroke through those that would go, and the points beside the gauges.
 */
#pragma once

#include "babel-gauge.h"
#include "babel-lands.h"
#include "babel-supply.h"
#include "game-preview.h"

G_BEGIN_DECLS

/* The parts of a board; borrowed. */
typedef struct
{
  BabelLands  *lands;
  BabelSupply *stock;
  BabelGauge  *gauges[2]; /* the other's and the viewer's */
} BabelGhostParts;

typedef struct _BabelGhosts BabelGhosts;

/* A preview of what the view shows; figures: points are shown too. */
BabelGhosts *babel_ghosts_new (const BabelView   *view,
                               const GamePreview *preview,
                               gboolean           figures) G_GNUC_WARN_UNUSED_RESULT;
void         babel_ghosts_free (BabelGhosts *self);

/* Draws it over the board. */
void babel_ghosts_snapshot (BabelGhosts           *self,
                            GtkWidget             *board,
                            const BabelGhostParts *parts,
                            GtkSnapshot           *snapshot);

G_END_DECLS
