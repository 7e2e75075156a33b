/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Lands, goods and rabbits. Each function draws in a square from 0 to 1; a path is a list of
 * points, so that a drawing can be read as one.
 */
#include "bunny-art.h"

#include <math.h>

#include "bunny-art-private.h"
#include "edubba-mark.h"

void
bunny_pen_color (cairo_t *cr, guint rgb, double alpha)
{
  cairo_set_source_rgba (cr, (rgb >> 16 & 255) / 255.0, (rgb >> 8 & 255) / 255.0,
                         (rgb & 255) / 255.0, alpha);
}

void
bunny_pen_begin (cairo_t *cr, BunnySquare at)
{
  cairo_save (cr);
  cairo_translate (cr, at.x, at.y);
  cairo_scale (cr, at.size, at.size);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
}

void
bunny_pen_polygon (cairo_t *cr, const double *points, guint n)
{
  cairo_new_sub_path (cr);
  for (guint i = 0; i < n; i++)
    cairo_line_to (cr, points[2 * i], points[2 * i + 1]);
  cairo_close_path (cr);
}

void
bunny_pen_ellipse (cairo_t *cr, double x, double y, double rx, double ry, double angle)
{
  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_rotate (cr, angle);
  cairo_scale (cr, rx, ry);
  cairo_new_sub_path (cr);
  cairo_arc (cr, 0, 0, 1, 0, 2 * G_PI);
  cairo_close_path (cr);
  cairo_restore (cr);
}

void
bunny_pen_fill (cairo_t *cr, guint rgb)
{
  bunny_pen_color (cr, rgb, 1);
  cairo_fill (cr);
}

/* Fills, and draws a line of this width round it. */
void
bunny_pen_both (cairo_t *cr, guint fill, guint line, double width)
{
  bunny_pen_color (cr, fill, 1);
  cairo_fill_preserve (cr);
  bunny_pen_color (cr, line, 1);
  cairo_set_line_width (cr, width);
  cairo_stroke (cr);
}

#define POLYGON(cr, ...)                                   \
  bunny_pen_polygon (cr, (const double[]) { __VA_ARGS__ }, \
                     sizeof ((const double[]) { __VA_ARGS__ }) / sizeof (double) / 2)

/* ---- Lands */

static void
draw_tree (cairo_t *cr, double x, double y, double size, guint leaves)
{
  cairo_rectangle (cr, x - 0.08 * size, y - 0.25 * size, 0.16 * size, 0.25 * size);
  bunny_pen_fill (cr, 0x6b4a2b);
  POLYGON (cr, x - 0.42 * size, y - 0.18 * size, x, y - 0.72 * size, x + 0.42 * size,
           y - 0.18 * size);
  bunny_pen_fill (cr, leaves);
  POLYGON (cr, x - 0.32 * size, y - 0.48 * size, x, y - size, x + 0.32 * size, y - 0.48 * size);
  bunny_pen_fill (cr, leaves);
}

static void
draw_forest (cairo_t *cr, guint cell)
{
  double shift = (cell * 7 % 5) * 0.03;

  draw_tree (cr, 0.70 + shift / 2, 0.50, 0.34, 0x4d8c52);
  draw_tree (cr, 0.86, 0.62 + shift, 0.30, 0x457f4b);
  draw_tree (cr, 0.16 + shift, 0.95, 0.30, 0x4d8c52);
}

static void
draw_field (cairo_t *cr, guint cell)
{
  bunny_pen_color (cr, 0xcfa94a, 0.75);
  cairo_set_line_width (cr, 0.035);
  for (int i = -1; i < 6; i++)
    {
      double x = i * 0.2 + (cell % 3) * 0.04;

      cairo_move_to (cr, x, 1);
      cairo_curve_to (cr, x + 0.1, 0.7, x + 0.1, 0.4, x + 0.26, 0);
    }
  cairo_stroke (cr);
}

static void
draw_sea (cairo_t *cr, guint cell)
{
  bunny_pen_color (cr, 0xffffff, 0.6);
  cairo_set_line_width (cr, 0.03);
  for (guint i = 0; i < 4; i++)
    {
      double x = 0.06 + ((cell + i * 3) % 4) * 0.14;
      double y = 0.2 + i * 0.22;

      cairo_move_to (cr, x, y);
      cairo_curve_to (cr, x + 0.06, y - 0.08, x + 0.12, y - 0.08, x + 0.17, y);
      cairo_curve_to (cr, x + 0.22, y + 0.06, x + 0.28, y + 0.06, x + 0.34, y);
    }
  cairo_stroke (cr);
}

static void
draw_plain (cairo_t *cr, guint cell)
{
  bunny_pen_color (cr, 0xa9b47e, 0.85);
  cairo_set_line_width (cr, 0.028);
  for (guint i = 0; i < 4; i++)
    {
      double x = 0.15 + (cell * 3 + i * 5) % 7 * 0.11;
      double y = 0.22 + (cell * 5 + i * 3) % 5 * 0.16;

      cairo_move_to (cr, x - 0.03, y - 0.06);
      cairo_line_to (cr, x, y);
      cairo_line_to (cr, x + 0.04, y - 0.07);
    }
  cairo_stroke (cr);
}

static void
draw_mountain (cairo_t *cr, guint cell)
{
  double shift = (cell % 4) * 0.02;

  POLYGON (cr, 0.38, 0.92, 0.70, 0.26 + shift, 1, 0.80, 1, 0.92);
  bunny_pen_fill (cr, 0x8d8480);
  POLYGON (cr, 0.58, 0.51, 0.70, 0.26 + shift, 0.82, 0.48, 0.75, 0.52, 0.70, 0.46, 0.64, 0.54);
  bunny_pen_fill (cr, 0xf5f3f0);
  POLYGON (cr, 0.02, 0.92, 0.30, 0.44, 0.62, 0.92);
  bunny_pen_fill (cr, 0x7b726e);
  POLYGON (cr, 0.21, 0.59, 0.30, 0.44, 0.40, 0.59, 0.34, 0.62, 0.29, 0.57, 0.25, 0.63);
  bunny_pen_fill (cr, 0xf5f3f0);
}

static const guint grounds[BUNNY_N_LANDS] = { 0xa5cd97, 0xf3dc8f, 0x93c7e6,
                                              0xe3e6c3, 0xc3bab3, 0xe3e6c3 };

GdkRGBA
bunny_art_get_ground (guint land)
{
  guint rgb = grounds[land % BUNNY_N_LANDS];

  return (GdkRGBA) { (float) (rgb >> 16 & 255) / 255, (float) (rgb >> 8 & 255) / 255,
                     (float) (rgb & 255) / 255, 1 };
}

void
bunny_art_draw_land (cairo_t *cr, BunnySquare at, guint land, guint cell)
{
  bunny_pen_begin (cr, at);
  cairo_rectangle (cr, 0, 0, 1, 1);
  cairo_clip (cr);
  cairo_rectangle (cr, 0, 0, 1, 1);
  bunny_pen_fill (cr, grounds[land]);
  switch (land)
    {
    case BUNNY_LAND_FOREST:
      draw_forest (cr, cell);
      break;
    case BUNNY_LAND_FIELD:
      draw_field (cr, cell);
      break;
    case BUNNY_LAND_SEA:
      draw_sea (cr, cell);
      break;
    case BUNNY_LAND_MOUNTAIN:
      draw_mountain (cr, cell);
      break;
    default:
      draw_plain (cr, cell);
    }
  cairo_restore (cr);
}

/* ---- Goods */

static void
draw_log (cairo_t *cr)
{
  POLYGON (cr, 0.30, 0.28, 0.80, 0.28, 0.80, 0.72, 0.30, 0.72);
  bunny_pen_both (cr, 0x9a6a3a, 0x4c3116, 0.06);
  bunny_pen_ellipse (cr, 0.30, 0.5, 0.15, 0.22, 0);
  bunny_pen_both (cr, 0xe7c593, 0x4c3116, 0.06);
  bunny_pen_ellipse (cr, 0.30, 0.5, 0.06, 0.09, 0);
  bunny_pen_color (cr, 0x4c3116, 1);
  cairo_set_line_width (cr, 0.05);
  cairo_stroke (cr);
}

static void
draw_fish (cairo_t *cr)
{
  POLYGON (cr, 0.66, 0.5, 0.95, 0.26, 0.95, 0.74);
  bunny_pen_both (cr, 0x2f6fa8, 0x123a5e, 0.06);
  bunny_pen_ellipse (cr, 0.42, 0.5, 0.34, 0.22, 0);
  bunny_pen_both (cr, 0x4f93cc, 0x123a5e, 0.06);
  bunny_pen_ellipse (cr, 0.26, 0.45, 0.045, 0.045, 0);
  bunny_pen_fill (cr, 0xffffff);
}

static void
draw_carrot (cairo_t *cr, guint fill, guint line)
{
  cairo_move_to (cr, 0.60, 0.38);
  cairo_line_to (cr, 0.62, 0.08);
  cairo_move_to (cr, 0.62, 0.38);
  cairo_line_to (cr, 0.82, 0.12);
  cairo_move_to (cr, 0.64, 0.40);
  cairo_line_to (cr, 0.93, 0.34);
  bunny_pen_color (cr, 0x2f7d32, 1);
  cairo_set_line_width (cr, 0.11);
  cairo_stroke (cr);
  cairo_move_to (cr, 0.12, 0.90);
  cairo_curve_to (cr, 0.16, 0.55, 0.40, 0.30, 0.62, 0.32);
  cairo_curve_to (cr, 0.76, 0.36, 0.76, 0.54, 0.66, 0.64);
  cairo_curve_to (cr, 0.52, 0.80, 0.32, 0.88, 0.12, 0.90);
  cairo_close_path (cr);
  bunny_pen_both (cr, fill, line, 0.06);
}

static void
draw_pearl (cairo_t *cr)
{
  cairo_move_to (cr, 0.08, 0.56);
  cairo_curve_to (cr, 0.10, 1.02, 0.90, 1.02, 0.92, 0.56);
  cairo_close_path (cr);
  bunny_pen_both (cr, 0xf3b7b0, 0x8a3f4c, 0.06);
  bunny_pen_ellipse (cr, 0.5, 0.42, 0.24, 0.24, 0);
  bunny_pen_both (cr, 0xffffff, 0x6b6f86, 0.06);
}

static void
draw_mushroom (cairo_t *cr)
{
  POLYGON (cr, 0.38, 0.5, 0.62, 0.5, 0.66, 0.92, 0.34, 0.92);
  bunny_pen_both (cr, 0xf7ecd8, 0x5e2018, 0.06);
  cairo_move_to (cr, 0.06, 0.56);
  cairo_curve_to (cr, 0.10, -0.06, 0.90, -0.06, 0.94, 0.56);
  cairo_close_path (cr);
  bunny_pen_both (cr, 0xc8352b, 0x5e2018, 0.06);
  bunny_pen_ellipse (cr, 0.34, 0.32, 0.08, 0.08, 0);
  bunny_pen_ellipse (cr, 0.64, 0.28, 0.09, 0.09, 0);
  bunny_pen_fill (cr, 0xffffff);
}

static void
draw_spice (cairo_t *cr)
{
  cairo_move_to (cr, 0.66, 0.24);
  cairo_curve_to (cr, 0.92, 0.40, 0.70, 0.86, 0.10, 0.88);
  cairo_curve_to (cr, 0.40, 0.72, 0.42, 0.50, 0.44, 0.32);
  cairo_close_path (cr);
  bunny_pen_both (cr, 0xe0601f, 0x70210a, 0.06);
  cairo_move_to (cr, 0.55, 0.26);
  cairo_curve_to (cr, 0.56, 0.16, 0.66, 0.10, 0.78, 0.10);
  bunny_pen_color (cr, 0x2f7d32, 1);
  cairo_set_line_width (cr, 0.11);
  cairo_stroke (cr);
}

static void
draw_diamond (cairo_t *cr)
{
  POLYGON (cr, 0.26, 0.16, 0.74, 0.16, 0.95, 0.40, 0.5, 0.92, 0.05, 0.40);
  bunny_pen_both (cr, 0xd8f1fb, 0x205a78, 0.06);
  cairo_move_to (cr, 0.05, 0.40);
  cairo_line_to (cr, 0.95, 0.40);
  cairo_move_to (cr, 0.34, 0.40);
  cairo_line_to (cr, 0.5, 0.92);
  cairo_line_to (cr, 0.66, 0.40);
  bunny_pen_color (cr, 0x205a78, 1);
  cairo_set_line_width (cr, 0.05);
  cairo_stroke (cr);
}

/* A bar of metal with its first letter as in chemistry. */
static void
draw_ingot (cairo_t *cr, guint fill, guint line, const char *letters)
{
  cairo_text_extents_t extents;

  POLYGON (cr, 0.22, 0.24, 0.78, 0.24, 0.98, 0.84, 0.02, 0.84);
  bunny_pen_both (cr, fill, line, 0.06);
  cairo_select_font_face (cr, "Sans", CAIRO_FONT_SLANT_NORMAL, CAIRO_FONT_WEIGHT_BOLD);
  cairo_set_font_size (cr, 0.44);
  cairo_text_extents (cr, letters, &extents);
  bunny_pen_color (cr, line, 1);
  cairo_move_to (cr, 0.5 - extents.width / 2 - extents.x_bearing, 0.74);
  cairo_show_text (cr, letters);
  cairo_new_path (cr);
}

void
bunny_art_draw_good (cairo_t *cr, BunnySquare at, guint good)
{
  bunny_pen_begin (cr, at);
  switch (good)
    {
    case 0:
      draw_log (cr);
      break;
    case 1:
      draw_fish (cr);
      break;
    case 2:
      draw_carrot (cr, 0xee7a1c, 0x8a3d05);
      break;
    case 3:
      draw_pearl (cr);
      break;
    case 4:
      draw_mushroom (cr);
      break;
    case 5:
      draw_spice (cr);
      break;
    case 6:
      draw_diamond (cr);
      break;
    case 7:
      draw_ingot (cr, 0xd98a5b, 0x5c2a10, "Cu");
      break;
    case 8:
      draw_ingot (cr, 0xf6cf3f, 0x6a4c00, "Au");
      break;
    default:
      draw_ingot (cr, 0xb9c0c8, 0x2c333b, "Fe");
    }
  cairo_restore (cr);
}

void
bunny_art_draw_golden_carrot (cairo_t *cr, BunnySquare at)
{
  bunny_pen_begin (cr, at);
  draw_carrot (cr, 0xf7c325, 0x7a5600);
  cairo_restore (cr);
}

/* ---- Rabbits */

void
bunny_art_draw_rabbit (cairo_t *cr, BunnySquare at, guint seat)
{
  GdkRGBA color = edubba_mark_get_color (seat);
  GdkRGBA ink = edubba_mark_get_ink (seat);

  bunny_pen_begin (cr, at);
  for (int side = -1; side <= 1; side += 2)
    bunny_pen_ellipse (cr, 0.5 + side * 0.15, 0.24, 0.11, 0.24, side * 0.18);
  edubba_mark_trace (cr, seat, 0.5, 0.64, 0.34);
  /* One outline round all of it: the line first, the parts over it. */
  gdk_cairo_set_source_rgba (cr, &ink);
  cairo_set_line_width (cr, 0.13);
  cairo_stroke_preserve (cr);
  gdk_cairo_set_source_rgba (cr, &color);
  cairo_set_fill_rule (cr, CAIRO_FILL_RULE_WINDING);
  cairo_fill (cr);
  gdk_cairo_set_source_rgba (cr, &ink);
  bunny_pen_ellipse (cr, 0.40, 0.62, 0.05, 0.05, 0);
  bunny_pen_ellipse (cr, 0.60, 0.62, 0.05, 0.05, 0);
  bunny_pen_ellipse (cr, 0.5, 0.75, 0.055, 0.04, 0);
  cairo_fill (cr);
  cairo_restore (cr);
}

/* ---- Lava */

void
bunny_art_draw_lava (cairo_t *cr, double x1, double y1, double x2, double y2, double size)
{
  static const struct
  {
    guint  color;
    double width;
  } strokes[] = { { 0x4a0d05, 0.17 }, { 0xe2401b, 0.11 }, { 0xffd34d, 0.04 } };

  cairo_save (cr);
  cairo_new_path (cr);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  for (guint k = 0; k < G_N_ELEMENTS (strokes); k++)
    {
      for (guint i = 0; i <= 6; i++)
        {
          double t = 0.04 + 0.92 * i / 6;
          double off = (i % 2 == 0 ? -1 : 1) * 0.05 * size;
          double along = x1 == x2;

          cairo_line_to (cr, x1 + (x2 - x1) * t + along * off,
                         y1 + (y2 - y1) * t + (1 - along) * off);
        }
      bunny_pen_color (cr, strokes[k].color, 1);
      cairo_set_line_width (cr, strokes[k].width * size);
      cairo_stroke (cr);
    }
  cairo_restore (cr);
}
