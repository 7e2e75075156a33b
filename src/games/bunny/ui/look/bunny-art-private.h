/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The pen that the files of drawings share: everything is drawn in a square from 0 to 1.
 * Private to bunny-art.c and bunny-art-buildings.c.
 */
#pragma once

#include "bunny-art.h"

G_BEGIN_DECLS

/* Begins to draw in a square; ended by cairo_restore (). */
void bunny_pen_begin (cairo_t *cr, BunnySquare at);

/* Colours are 0xRRGGBB. */
void bunny_pen_color (cairo_t *cr, guint rgb, double alpha);

/* Add to the path: n points as x, y; an ellipse that is turned. */
void bunny_pen_polygon (cairo_t *cr, const double *points, guint n);
void bunny_pen_ellipse (cairo_t *cr, double x, double y, double rx, double ry, double angle);

/* Fill the path, or fill it and draw a line round it. */
void bunny_pen_fill (cairo_t *cr, guint rgb);
void bunny_pen_both (cairo_t *cr, guint fill, guint line, double width);

/* A carrot of gold, as points are counted in. */
void bunny_art_draw_golden_carrot (cairo_t *cr, BunnySquare at);

G_END_DECLS
