/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the field of the board shows: lands with what they give, what stands there, whose it is,
 * the outline of each fief with its product, lava, and towers in pairs.
 */
#pragma once

#include "bunny-view.h"
#include "edubba-field.h"

G_BEGIN_DECLS

/* Draws the cells, below the frames of places; and the products, above them. */
void bunny_drawing_draw_cells (EdubbaField *field, cairo_t *cr, const BunnyTable *table);
void bunny_drawing_draw_fiefs (EdubbaField *field, cairo_t *cr, const BunnyTable *table);

G_END_DECLS
