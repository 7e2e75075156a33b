/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Each figure is drawn on a grid of 24 by 24 round its centre with a pen of two units, round caps
 * and joins. Drawn for Edubba after motifs of the ancient Near East; no other game's art was used.
 */
#include "babel-art.h"

#include <gtk/gtk.h>

#include "edubba-kit.h"

#define GRID 24.0

struct _BabelArt
{
  GObject     parent_instance;
  BabelFigure figure;
};

static void art_paintable_init (GdkPaintableInterface *iface);
static void art_symbolic_init (GtkSymbolicPaintableInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (BabelArt,
                               babel_art,
                               G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (GDK_TYPE_PAINTABLE, art_paintable_init)
                                 G_IMPLEMENT_INTERFACE (GTK_TYPE_SYMBOLIC_PAINTABLE,
                                                        art_symbolic_init))

static void
draw_line (cairo_t *cr, double x0, double y0, double x1, double y1)
{
  cairo_move_to (cr, x0, y0);
  cairo_line_to (cr, x1, y1);
}

static void
draw_bow (cairo_t *cr)
{
  cairo_move_to (cr, -5, -10);
  cairo_curve_to (cr, 9, -7, 9, 7, -5, 10);
  cairo_stroke (cr);
  cairo_set_line_width (cr, 1.3);
  draw_line (cr, -5, -10, -5, 10);
  cairo_stroke (cr);
  cairo_set_line_width (cr, 2);
  draw_line (cr, -10, 0, 10.5, 0);
  draw_line (cr, 6.5, -4, 10.5, 0);
  draw_line (cr, 10.5, 0, 6.5, 4);
  cairo_stroke (cr);
}

static void
draw_disc (cairo_t *cr)
{
  cairo_arc (cr, 0, 0, 6.5, 0, 2 * G_PI);
  cairo_stroke (cr);
  cairo_arc (cr, 0, 0, 2.6, 0, 2 * G_PI);
  cairo_fill (cr);
  for (guint i = 0; i < 8; i++)
    {
      double x = cos (i * G_PI / 4), y = sin (i * G_PI / 4);

      draw_line (cr, 9 * x, 9 * y, 11 * x, 11 * y);
    }
  cairo_stroke (cr);
}

static void
draw_peaks (cairo_t *cr)
{
  cairo_move_to (cr, -11, 8);
  cairo_line_to (cr, -3.5, -8);
  cairo_line_to (cr, 1, 1.5);
  cairo_line_to (cr, 4.5, -3.5);
  cairo_line_to (cr, 11, 8);
  cairo_close_path (cr);
  cairo_stroke (cr);
  cairo_move_to (cr, -3.5, -8);
  cairo_line_to (cr, -6.6, -1.4);
  cairo_line_to (cr, -3.5, 0.6);
  cairo_line_to (cr, -0.4, -1.4);
  cairo_close_path (cr);
  cairo_fill (cr);
}

/* One row of feathers: a blade that bends upwards, from its root to its tip and back. */
static void
draw_blade (cairo_t *cr, double side, double y, double root, double tip, double width)
{
  double middle = (root + tip) / 2;

  cairo_move_to (cr, side * root, y);
  cairo_curve_to (cr, side * middle, y - 2.6, side * (tip - 1.5), y - 1.9, side * tip, y - 1);
  cairo_line_to (cr, side * (tip - 0.7), y + width - 1);
  cairo_curve_to (cr, side * (tip - 2.2), y + width - 1.9, side * middle, y + width - 2,
                  side * (root - 0.4), y + width);
  cairo_close_path (cr);
}

static void
draw_wings (cairo_t *cr)
{
  for (int side = -1; side <= 1; side += 2)
    {
      draw_blade (cr, side, -4.2, 4, 11.8, 2.4);
      draw_blade (cr, side, -0.9, 4.4, 10.4, 2.2);
      draw_blade (cr, side, 2.2, 4, 8.6, 2);
      cairo_move_to (cr, side * 1.5, 4.6);
      cairo_line_to (cr, side * 4.4, 9.6);
      cairo_line_to (cr, side * 2.2, 10.8);
      cairo_close_path (cr);
    }
  cairo_rectangle (cr, -0.9, 4.8, 1.8, 6.2);
  cairo_new_sub_path (cr);
  cairo_arc (cr, 0, -1, 3.3, 0, 2 * G_PI);
  cairo_fill (cr);
}

static void
draw_star (cairo_t *cr)
{
  for (guint i = 0; i < 16; i++)
    {
      double r = i % 2 ? 4 : i % 4 ? 9.2
                                   : 11.2;
      double x = r * sin (i * G_PI / 8), y = -r * cos (i * G_PI / 8);

      if (i == 0)
        cairo_move_to (cr, x, y);
      else
        cairo_line_to (cr, x, y);
    }
  cairo_close_path (cr);
  cairo_new_sub_path (cr);
  cairo_arc_negative (cr, 0, 0, 2, 2 * G_PI, 0);
  cairo_set_fill_rule (cr, CAIRO_FILL_RULE_EVEN_ODD);
  cairo_fill (cr);
}

static void
add_storeys (cairo_t *cr, double from, double to)
{
  for (guint i = 0; i < 4; i++)
    cairo_rectangle (cr, from < 0 ? from + 2.6 * i : from, 5.6 - 5.4 * i, to - from - 2.6 * i, 4.4);
}

/* A stair leads up the middle; the side in the shade is fainter. */
static void
draw_ziggurat (cairo_t *cr)
{
  add_storeys (cr, -11, -1.4);
  for (guint i = 0; i < 7; i++)
    cairo_rectangle (cr, -0.9, 8.8 - 2.4 * i, 1.8, 1.2);
  cairo_fill (cr);
  cairo_push_group (cr);
  add_storeys (cr, 1.4, 11);
  cairo_fill (cr);
  cairo_pop_group_to_source (cr);
  cairo_paint_with_alpha (cr, 0.62);
}

static void
draw_figure (BabelArt *self, cairo_t *cr)
{
  static void (*const draw[BABEL_N_FIGURES]) (cairo_t *) = { draw_bow, draw_disc, draw_peaks,
                                                             draw_wings, draw_star, draw_ziggurat };

  draw[self->figure](cr);
}

static void
babel_art_snapshot_symbolic (GtkSymbolicPaintable *paintable,
                             GdkSnapshot          *snapshot,
                             double                width,
                             double                height,
                             const GdkRGBA        *colors,
                             gsize                 n_colors)
{
  BabelArt *self = BABEL_ART (paintable);
  cairo_t  *cr = edubba_kit_append_cairo (snapshot, width, height);
  double    scale = MIN (width, height) / GRID;
  GdkRGBA   black = { 0, 0, 0, 1 };

  gdk_cairo_set_source_rgba (cr, n_colors > 0 ? &colors[0] : &black);
  cairo_translate (cr, width / 2, height / 2);
  cairo_scale (cr, scale, scale);
  cairo_set_line_width (cr, 2);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  draw_figure (self, cr);
  cairo_destroy (cr);
}

static void
babel_art_snapshot (GdkPaintable *paintable, GdkSnapshot *snapshot, double width, double height)
{
  babel_art_snapshot_symbolic (GTK_SYMBOLIC_PAINTABLE (paintable), snapshot, width, height, NULL,
                               0);
}

static GdkPaintableFlags
babel_art_get_flags (GdkPaintable *paintable)
{
  return GDK_PAINTABLE_STATIC_CONTENTS | GDK_PAINTABLE_STATIC_SIZE;
}

static int
babel_art_get_intrinsic_size (GdkPaintable *paintable)
{
  return (int) GRID;
}

static void
art_paintable_init (GdkPaintableInterface *iface)
{
  iface->snapshot = babel_art_snapshot;
  iface->get_flags = babel_art_get_flags;
  iface->get_intrinsic_width = babel_art_get_intrinsic_size;
  iface->get_intrinsic_height = babel_art_get_intrinsic_size;
}

static void
art_symbolic_init (GtkSymbolicPaintableInterface *iface)
{
  iface->snapshot_symbolic = babel_art_snapshot_symbolic;
}

static void
babel_art_class_init (BabelArtClass *klass)
{
}

static void
babel_art_init (BabelArt *self)
{
}

GdkPaintable *
babel_art_new (BabelFigure figure)
{
  BabelArt *self;

  g_return_val_if_fail (figure < BABEL_N_FIGURES, NULL);

  self = g_object_new (BABEL_TYPE_ART, NULL);
  self->figure = figure;
  return GDK_PAINTABLE (self);
}
