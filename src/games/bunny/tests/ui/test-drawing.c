/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The field, drawn without a window, point by point: what must be seen is not hidden by what lies
 * over it.
 */
#include <gtk/gtk.h>

#include "bunny-drawing.h"
#include "bunny-rules.h"
#include "bunny-state.h"
#include "display.h"
#include "edubba-mark.h"

/* The board of a position, with its fiefs or without, at a size of its cells. */
static cairo_surface_t *
draw_board (const BunnyTable *table, double size, double scale, gboolean with_fiefs)
{
  cairo_surface_t *surface =
    cairo_image_surface_create (CAIRO_FORMAT_RGB24, (int) size * 10, (int) size * 10);
  cairo_t    *cr = cairo_create (surface);
  BunnySquare first = { 0, 0, size };

  bunny_drawing_draw_cells (first, cr, table, GAME_NOBODY, scale);
  if (with_fiefs)
    bunny_drawing_draw_fiefs (first, cr, table, GAME_NOBODY, scale, FALSE);
  bunny_drawing_draw_lava (first, cr, table);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  return surface;
}

static guint32
get_point (cairo_surface_t *surface, double x, double y)
{
  const guchar *row =
    cairo_image_surface_get_data (surface) + (int) y * cairo_image_surface_get_stride (surface);

  return ((const guint32 *) (gconstpointer) row)[(int) x] & 0xffffff;
}

/* A fief's product hides no good, even where all its cells have some, and text is large. */
static void
test_goods_seen (void)
{
  BunnyState state;

  g_assert_true (bunny_rules.parse_position (
    "bunny/1 round=2 phase=build move=1 land=A5,A6|J10 built=A5:city2", (GameState *) &state,
    NULL));
  for (double size = 24; size < 90; size += 11)
    {
      double           scale = size < 50 ? 1 : 2;
      cairo_surface_t *without = draw_board (&state.table, size, scale, FALSE);
      cairo_surface_t *with = draw_board (&state.table, size, scale, TRUE);

      for (double x = 0.16; x < 0.36; x += 0.05)
        for (double y = 0.16; y < 0.34; y += 0.05)
          g_assert_cmphex (get_point (with, (4 + x) * size, y * size), ==,
                           get_point (without, (4 + x) * size, y * size));
      cairo_surface_destroy (with);
      cairo_surface_destroy (without);
    }
}

/* Of two fiefs of a seat on either side of lava each shows its frame beside it. */
static void
test_parted (void)
{
  static const double size = 60;
  BunnyState          state;
  GdkRGBA             color = edubba_mark_get_color (0);
  guint32             want = (guint32) (color.red * 255 + 0.5) << 16 |
                 (guint32) (color.green * 255 + 0.5) << 8 | (guint32) (color.blue * 255 + 0.5);
  cairo_surface_t *surface;

  g_assert_true (bunny_rules.parse_position (
    "bunny/1 round=2 phase=build move=1 land=B1,B2|J10 tray=city1|", (GameState *) &state, NULL));
  surface = draw_board (&state.table, size, 1, TRUE);
  for (int side = -1; side <= 1; side += 2)
    {
      guint n = 0;

      for (double x = BUNNY_LAVA_REACH; x < BUNNY_LAVA_REACH + 0.15; x += 1 / size)
        n += get_point (surface, size * (1 + side * x), size * 1.25) == want;
      g_assert_cmpuint (n, >=, 2);
    }
  cairo_surface_destroy (surface);
}

int
main (int argc, char *argv[])
{
  display_test_init (&argc, &argv);
  g_test_add_func ("/ui/bunny/drawing/goods", test_goods_seen);
  g_test_add_func ("/ui/bunny/drawing/parted", test_parted);
  return g_test_run ();
}
