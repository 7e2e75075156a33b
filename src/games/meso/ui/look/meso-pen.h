/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The pen that the drawings of Mesopotamien share. Colours are 0xRRGGBB. It is private to this
 * folder.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Begins to draw with its middle at a point, in lengths of `size`; ended by cairo_restore (). */
void meso_pen_begin (cairo_t *cr, double x, double y, double size);

/* Adds n points (x, y) to the path, as a closed figure. */
void meso_pen_polygon (cairo_t *cr, const double *points, guint n);

/* Adds an ellipse. */
void meso_pen_ellipse (cairo_t *cr, double x, double y, double rx, double ry);

void meso_pen_color (cairo_t *cr, guint rgb, double alpha);

/* Fills the path; or fills it and draws a line round it; or draws it as a line. */
void meso_pen_fill (cairo_t *cr, guint rgb);
void meso_pen_both (cairo_t *cr, guint fill, guint line, double width);
void meso_pen_stroke (cairo_t *cr, guint rgb, double alpha, double width);

#define MESO_PEN_POLYGON(cr, ...)                         \
  meso_pen_polygon (cr, (const double[]) { __VA_ARGS__ }, \
                    sizeof ((const double[]) { __VA_ARGS__ }) / sizeof (double) / 2)

G_END_DECLS
