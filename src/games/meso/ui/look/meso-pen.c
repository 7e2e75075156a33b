/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Lines have round ends and corners, as drawn with a reed in clay. Nothing here knows what it
 * draws.
 */
#include "meso-pen.h"

void
meso_pen_begin (cairo_t *cr, double x, double y, double size)
{
  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_scale (cr, size, size);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_new_path (cr);
}

void
meso_pen_polygon (cairo_t *cr, const double *points, guint n)
{
  cairo_new_sub_path (cr);
  for (guint i = 0; i < n; i++)
    cairo_line_to (cr, points[2 * i], points[2 * i + 1]);
  cairo_close_path (cr);
}

void
meso_pen_ellipse (cairo_t *cr, double x, double y, double rx, double ry)
{
  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_scale (cr, rx, ry);
  cairo_new_sub_path (cr);
  cairo_arc (cr, 0, 0, 1, 0, 2 * G_PI);
  cairo_close_path (cr);
  cairo_restore (cr);
}

void
meso_pen_color (cairo_t *cr, guint rgb, double alpha)
{
  cairo_set_source_rgba (cr, (rgb >> 16 & 255) / 255.0, (rgb >> 8 & 255) / 255.0,
                         (rgb & 255) / 255.0, alpha);
}

void
meso_pen_fill (cairo_t *cr, guint rgb)
{
  meso_pen_color (cr, rgb, 1);
  cairo_fill (cr);
}

void
meso_pen_both (cairo_t *cr, guint fill, guint line, double width)
{
  meso_pen_color (cr, fill, 1);
  cairo_fill_preserve (cr);
  meso_pen_stroke (cr, line, 1, width);
}

void
meso_pen_stroke (cairo_t *cr, guint rgb, double alpha, double width)
{
  meso_pen_color (cr, rgb, alpha);
  cairo_set_line_width (cr, width);
  cairo_stroke (cr);
}
