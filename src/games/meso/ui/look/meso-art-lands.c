/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The lands, in hexes of width 1 round their middle. What stands on a land stands in its middle,
 * so that each has its own things at its edges, and a quiet ground within.
 */
#include <math.h>

#include "meso-art.h"
#include "meso-pen.h"

/* From the edge of the place, so that lands lie side by side as tiles do. */
#define GAP 0.012

/* A number from 0 to 1 that looks drawn by lot. */
static double
vary (guint place, guint i)
{
  guint n = place * 2654435761u + i * 40503u + 12345u;

  n ^= n >> 13;
  n *= 1274126177u;
  return ((n ^ n >> 16) & 1023) / 1023.0;
}

void
meso_art_trace_hex (cairo_t *cr, double x, double y, double width, double inset)
{
  double half = width / 2 - inset;
  double high = half * MESO_HEX_HEIGHT;

  cairo_move_to (cr, x, y - high);
  cairo_line_to (cr, x + half, y - high / 2);
  cairo_line_to (cr, x + half, y + high / 2);
  cairo_line_to (cr, x, y + high);
  cairo_line_to (cr, x - half, y + high / 2);
  cairo_line_to (cr, x - half, y - high / 2);
  cairo_close_path (cr);
}

/* ---- Plains: barley between ditches */

static void
draw_ear (cairo_t *cr, double x, double y, double size)
{
  cairo_move_to (cr, x, y);
  cairo_curve_to (cr, x, y - 0.4 * size, x + 0.1 * size, y - 0.7 * size, x + 0.18 * size,
                  y - size);
  cairo_move_to (cr, x, y);
  cairo_curve_to (cr, x, y - 0.3 * size, x - 0.14 * size, y - 0.5 * size, x - 0.26 * size,
                  y - 0.74 * size);
  cairo_move_to (cr, x, y);
  cairo_curve_to (cr, x + 0.04 * size, y - 0.3 * size, x + 0.24 * size, y - 0.4 * size,
                  x + 0.36 * size, y - 0.56 * size);
  meso_pen_stroke (cr, 0x9c8a3c, 0.9, 0.022);
}

/* A ditch with its banks, from one side to the other. */
static void
draw_ditch (cairo_t *cr, guint place)
{
  double y = -0.3 + 0.6 * vary (place, 11);
  double bend = vary (place, 12) < 0.5 ? -0.18 : 0.18;

  for (guint i = 0; i < 2; i++)
    {
      cairo_move_to (cr, -0.6, y);
      cairo_curve_to (cr, -0.2, y + bend, 0.2, y - bend, 0.6, y + bend / 2);
      meso_pen_stroke (cr, i == 0 ? 0xb39c4c : 0x7fb6cf, 1, i == 0 ? 0.075 : 0.045);
    }
}

static void
draw_plain (cairo_t *cr, guint place)
{
  for (int i = -3; i <= 3; i++)
    {
      double y = i * 0.19 + vary (place, 1) * 0.08;

      cairo_move_to (cr, -0.6, y + 0.05);
      cairo_curve_to (cr, -0.2, y - 0.06, 0.2, y + 0.1, 0.6, y - 0.02);
    }
  meso_pen_stroke (cr, 0xcbb768, 0.75, 0.02);
  if (vary (place, 10) < 0.4)
    draw_ditch (cr, place);
  for (guint i = 0; i < 6; i++)
    {
      double angle = i * G_PI / 3 + vary (place, i + 2) * 0.7;

      draw_ear (cr, cos (angle) * 0.4, sin (angle) * 0.43 + 0.06, 0.13);
    }
}

/* ---- Forests: date palms */

static void
draw_palm (cairo_t *cr, double x, double y, double size)
{
  static const double leaf_x[] = { -0.42, -0.36, -0.05, 0.3, 0.44 };
  static const double leaf_y[] = { -0.62, -0.98, -1.16, -1.04, -0.68 };

  cairo_move_to (cr, x, y);
  cairo_curve_to (cr, x + 0.1 * size, y - 0.3 * size, x - 0.02 * size, y - 0.5 * size, x,
                  y - 0.78 * size);
  meso_pen_stroke (cr, 0x7a5230, 1, 0.11 * size);
  for (guint i = 0; i < G_N_ELEMENTS (leaf_x); i++)
    {
      cairo_move_to (cr, x, y - 0.78 * size);
      cairo_curve_to (cr, x + leaf_x[i] * 0.4 * size, y - 1.06 * size,
                      x + leaf_x[i] * 0.9 * size, y + (leaf_y[i] - 0.08) * size,
                      x + leaf_x[i] * size, y + (leaf_y[i] + 0.1) * size);
    }
  meso_pen_stroke (cr, 0x2f6b3a, 1, 0.13 * size);
  meso_pen_ellipse (cr, x, y - 0.74 * size, 0.08 * size, 0.08 * size);
  meso_pen_fill (cr, 0xb4692a);
}

static void
draw_forest (cairo_t *cr, guint place)
{
  static const double x[] = { -0.2, 0.04, 0.27, -0.37, 0.4, -0.35, 0.36, -0.14, 0.12 };
  static const double y[] = { -0.24, -0.31, -0.2, 0.03, 0.05, 0.31, 0.32, 0.47, 0.5 };

  for (guint i = 0; i < 5; i++)
    meso_pen_ellipse (cr, (vary (place, i) - 0.5) * 0.8, (vary (place, i + 9) - 0.5) * 0.9, 0.16,
                      0.06);
  meso_pen_color (cr, 0x7ea55f, 0.5);
  cairo_fill (cr);
  for (guint i = 0; i < G_N_ELEMENTS (x); i++)
    draw_palm (cr, x[i] + (vary (place, i + 20) - 0.5) * 0.05, y[i],
               0.2 + vary (place, i + 40) * 0.05);
}

/* ---- Quarries: blocks on steps of rock */

static void
draw_block (cairo_t *cr, double x, double y, double size)
{
  MESO_PEN_POLYGON (cr, x, y, x + size, y - 0.3 * size, x + size, y + 0.36 * size, x,
                    y + 0.66 * size);
  meso_pen_both (cr, 0x9a8f86, 0x6a6059, 0.014);
  MESO_PEN_POLYGON (cr, x, y, x - 0.7 * size, y - 0.3 * size, x - 0.7 * size, y + 0.36 * size, x,
                    y + 0.66 * size);
  meso_pen_both (cr, 0xb6aaa0, 0x6a6059, 0.014);
  MESO_PEN_POLYGON (cr, x, y, x + size, y - 0.3 * size, x + 0.3 * size, y - 0.6 * size,
                    x - 0.7 * size, y - 0.3 * size);
  meso_pen_both (cr, 0xe0d8cf, 0x6a6059, 0.014);
}

static void
draw_quarry (cairo_t *cr, guint place)
{
  static const double steps[] = { -0.3, 0.02, 0.32 };

  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      double y = steps[i];

      MESO_PEN_POLYGON (cr, -0.6, y + 0.06, -0.25, y - 0.05, 0.1, y + 0.05, 0.6, y - 0.06, 0.6,
                        y + 0.02, 0.1, y + 0.13, -0.25, y + 0.04, -0.6, y + 0.14);
      meso_pen_color (cr, 0x8d8075, 0.4);
      cairo_fill (cr);
    }
  draw_block (cr, -0.04 + vary (place, 1) * 0.08, -0.36, 0.15);
  draw_block (cr, -0.33, -0.1 + vary (place, 2) * 0.06, 0.12);
  draw_block (cr, 0.32, -0.1 + vary (place, 3) * 0.06, 0.12);
  draw_block (cr, -0.27, 0.33, 0.13);
  draw_block (cr, 0.24, 0.36, 0.13);
}

/* ---- Volcanoes */

static void
draw_volcano (cairo_t *cr, guint place)
{
  for (guint i = 0; i < 4; i++)
    meso_pen_ellipse (cr, 0.03 + i * 0.05 * (vary (place, 3) - 0.3), -0.3 - 0.07 * i,
                      0.05 + 0.025 * i, 0.05 + 0.01 * i);
  meso_pen_color (cr, 0xd9cdc6, 0.75);
  cairo_fill (cr);
  MESO_PEN_POLYGON (cr, -0.46, 0.3, -0.13, -0.24, 0.13, -0.24, 0.46, 0.3, 0.2, 0.4, -0.24, 0.4);
  meso_pen_both (cr, 0x5a3a38, 0x3a2426, 0.02);
  MESO_PEN_POLYGON (cr, -0.13, -0.24, -0.46, 0.3, -0.24, 0.4, -0.06, 0.02);
  meso_pen_fill (cr, 0x734b45);
  cairo_move_to (cr, -0.02, -0.2);
  cairo_curve_to (cr, -0.06, 0, 0.06, 0.1, -0.02, 0.36);
  cairo_move_to (cr, 0.07, -0.2);
  cairo_curve_to (cr, 0.08, -0.04, 0.2, 0.04, 0.24, 0.26);
  cairo_move_to (cr, -0.08, -0.2);
  cairo_curve_to (cr, -0.14, -0.08, -0.18, 0.04, -0.26, 0.2);
  meso_pen_stroke (cr, 0xe8632a, 1, 0.055);
  cairo_move_to (cr, -0.02, -0.2);
  cairo_curve_to (cr, -0.06, 0, 0.06, 0.1, -0.02, 0.32);
  meso_pen_stroke (cr, 0xffc24a, 1, 0.022);
  meso_pen_ellipse (cr, 0, -0.24, 0.13, 0.04);
  meso_pen_both (cr, 0xff9a3c, 0x3a2426, 0.016);
}

/* ---- The temple: a ziggurat with its stairs */

static void
draw_tier (cairo_t *cr, double y, double half, double height, guint front, guint top)
{
  MESO_PEN_POLYGON (cr, -half, y, -half + 0.05, y - height, half - 0.05, y - height, half, y);
  meso_pen_both (cr, front, 0x7a5a34, 0.014);
  MESO_PEN_POLYGON (cr, -half + 0.05, y - height, -half + 0.08, y - height - 0.035, half - 0.08,
                    y - height - 0.035, half - 0.05, y - height);
  meso_pen_both (cr, top, 0x7a5a34, 0.012);
}

static void
draw_temple (cairo_t *cr, guint place)
{
  draw_tier (cr, 0.2, 0.43, 0.15, 0xd8ae6c, 0xf0d8a4);
  draw_tier (cr, 0.02, 0.31, 0.14, 0xdfb878, 0xf4deae);
  draw_tier (cr, -0.15, 0.2, 0.13, 0x4f7fa8, 0x9cc3de);
  MESO_PEN_POLYGON (cr, -0.1, 0.21, -0.055, -0.18, 0.055, -0.18, 0.1, 0.21);
  meso_pen_both (cr, 0xf3e3bd, 0x7a5a34, 0.012);
  for (guint i = 1; i < 8; i++)
    {
      double y = 0.21 - 0.05 * i;
      double half = 0.1 - 0.0056 * i;

      cairo_move_to (cr, -half, y);
      cairo_line_to (cr, half, y);
    }
  meso_pen_stroke (cr, 0xb08a55, 1, 0.012);
  MESO_PEN_POLYGON (cr, -0.06, -0.31, -0.06, -0.22, 0.06, -0.22, 0.06, -0.31, 0, -0.38);
  meso_pen_both (cr, 0xf2c14e, 0x7a5a34, 0.014);
}

/* ---- All */

static const struct
{
  guint ground;
  guint edge;
  void (*draw) (cairo_t *cr, guint place);
} lands[MESO_N_LAND_KINDS] = {
  [MESO_KIND_TEMPLE] = { 0xf0e2c0, 0xa98550, draw_temple },
  [MESO_KIND_PLAIN] = { 0xe6d992, 0xb39c4c, draw_plain },
  [MESO_KIND_FOREST] = { 0xa9c684, 0x5d8a4a, draw_forest },
  [MESO_KIND_QUARRY] = { 0xcdbfae, 0x8d7d6c, draw_quarry },
  [MESO_KIND_VOLCANO] = { 0x9b6b5c, 0x5a3430, draw_volcano },
};

void
meso_art_draw_land (cairo_t *cr, double x, double y, double width, guint kind, guint place)
{
  g_return_if_fail (kind > MESO_NO_LAND_KIND && kind < MESO_N_LAND_KINDS);

  meso_pen_begin (cr, x, y, width);
  meso_art_trace_hex (cr, 0, 0, 1, GAP);
  meso_pen_color (cr, lands[kind].ground, 1);
  cairo_fill_preserve (cr);
  cairo_save (cr);
  cairo_clip (cr);
  lands[kind].draw (cr, place);
  cairo_restore (cr);
  meso_art_trace_hex (cr, 0, 0, 1, GAP + 0.012);
  meso_pen_stroke (cr, lands[kind].edge, 1, 0.024);
  cairo_restore (cr);
}

void
meso_art_draw_unknown (cairo_t *cr, double x, double y, double width)
{
  meso_pen_begin (cr, x, y, width);
  meso_art_trace_hex (cr, 0, 0, 1, 0.05);
  meso_pen_color (cr, 0x8a7a5c, 0.1);
  cairo_fill_preserve (cr);
  cairo_set_dash (cr, (double[]) { 0.05, 0.06 }, 2, 0);
  meso_pen_stroke (cr, 0x8a7a5c, 0.55, 0.014);
  cairo_restore (cr);
}
