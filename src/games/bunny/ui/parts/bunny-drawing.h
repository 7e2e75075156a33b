/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The picture of the board's field: lands with their resources, buildings, owners, the outline of
 * each fief with its product, lava, and towers in pairs.
 */
#pragma once

#include "bunny-art.h"
#include "bunny-fiefs.h"

G_BEGIN_DECLS

/* Draws the cells; over them outlines, rabbits and, unless reticent, products; and the lava, which
 * lies over everything else. first: the place of A1. you: the seat with the first mark, GAME_NOBODY
 * if all wear their own. scale: the size of text beside the usual one. */
void bunny_drawing_draw_cells (
  BunnySquare first, cairo_t *cr, const BunnyTable *table, guint you, double scale);
void bunny_drawing_draw_fiefs (BunnySquare       first,
                               cairo_t          *cr,
                               const BunnyTable *table,
                               guint             you,
                               double            scale,
                               gboolean          reticent);

void bunny_drawing_draw_lava (BunnySquare first, cairo_t *cr, const BunnyTable *table);

/* The cell where a fief's product is written: the first one without a resource, which the product
 * would hide, else the first one. */
guint bunny_drawing_find_tag (const BunnyTable *table, const BunnyFiefs *fiefs, guint fief);

G_END_DECLS
