/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A cell has its good in the left upper corner, its building below that, and its rabbit at the
 * right. An outline runs within its fief, so that two that touch both show theirs.
 */
#include "bunny-drawing.h"

#include "bunny-fiefs.h"
#include "edubba-mark.h"

/* Shares of a cell: the thickness of an outline, and its distance from the edge of its fief. */
#define LINE  0.075
#define INSET 0.055

/* The size of a cell from which on it has room for its name, in pixels. */
#define NAMED 62

/* The size below which cells have room only for products that bring something. */
#define SMALL 30

/* The size below which a cell shows nothing but rabbits. */
#define TINY 16

/* The greatest distance of a fief's product from the edges of its cell: the ring round a
 * neighbour of that cell (edubba-ring.h) does not reach it. */
#define TAG_INSET 4.0

/* The most of a cell that larger text of a product takes up: no good is as low as that reaches. */
#define MOST_TAG 0.32

typedef struct
{
  int dx, dy;
} Step;

static BunnySquare
get_square (BunnySquare first, guint cell)
{
  return (BunnySquare) { first.x + cell % 10 * first.size, first.y + cell / 10 * first.size,
                         first.size };
}

static BunnySquare
within (BunnySquare at, double x, double y, double size)
{
  return (BunnySquare) { at.x + x * at.size, at.y + y * at.size, size * at.size };
}

static void
draw_text (cairo_t *cr, const char *text, double x, double y, double size)
{
  cairo_text_extents_t extents;

  cairo_select_font_face (cr, "Sans", CAIRO_FONT_SLANT_NORMAL, CAIRO_FONT_WEIGHT_BOLD);
  cairo_set_font_size (cr, size);
  cairo_text_extents (cr, text, &extents);
  cairo_move_to (cr, x - extents.width / 2 - extents.x_bearing,
                 y - extents.height / 2 - extents.y_bearing);
  cairo_show_text (cr, text);
  cairo_new_path (cr);
}

/* ---- Cells */

/* Draws the name of a cell that nobody owns: the rabbit stands in its place on others. */
static void
draw_name (cairo_t *cr, BunnySquare at, double scale, guint cell)
{
  char text[8];

  if (at.size < NAMED)
    return;
  g_snprintf (text, sizeof text, "%c%u", 'A' + cell / 10, cell % 10 + 1);
  cairo_set_source_rgba (cr, 0.1, 0.1, 0.1, 0.65);
  draw_text (cr, text, at.x + at.size * 0.83, at.y + at.size * 0.89,
             MIN (MAX (9, at.size * 0.13) * scale, at.size * 0.18));
}

/* The number of the pair that a tower stands for. */
static void
draw_pair (cairo_t *cr, BunnySquare at, const BunnyTable *table, guint cell)
{
  for (guint i = 0; i < BUNNY_N_TOWERS && table->towers[i][1] != 0; i++)
    if (table->towers[i][0] == cell || table->towers[i][1] == cell)
      {
        char text[2] = { (char) ('1' + i), '\0' };

        cairo_new_sub_path (cr);
        cairo_arc (cr, at.x + at.size * 0.20, at.y + at.size * 0.80, at.size * 0.155, 0, 2 * G_PI);
        cairo_set_source_rgb (cr, 0.16, 0.30, 0.55);
        cairo_fill_preserve (cr);
        cairo_set_source_rgb (cr, 1, 1, 1);
        cairo_set_line_width (cr, MAX (1, at.size * 0.03));
        cairo_stroke (cr);
        draw_text (cr, text, at.x + at.size * 0.20, at.y + at.size * 0.80, at.size * 0.24);
      }
}

static void
draw_spot (cairo_t *cr, BunnySquare at, const BunnyTable *table, guint cell)
{
  BunnySpot spot = bunny_table_get_spot (table, cell);

  if (spot == BUNNY_NOTHING)
    {
      if (bunny_table_get_land (table, cell) == BUNNY_LAND_CITY)
        bunny_art_draw_building (cr, within (at, 0.05, 0.31, 0.54), BUNNY_CITY1);
      return;
    }
  bunny_art_draw_building (cr, within (at, 0.05, 0.31, 0.54), bunny_spot_get_face (spot));
  if (spot > BUNNY_SPOT_TOWER)
    bunny_art_draw_good (cr, within (at, 0.30, 0.33, 0.32), spot - BUNNY_SPOT_TOWER - 1u);
}

static void
draw_cell (
  BunnySquare first, cairo_t *cr, const BunnyTable *table, guint you, double scale, guint cell)
{
  BunnySquare at = get_square (first, cell);
  guint       land = bunny_table_get_land (table, cell);
  guint       goods = bunny_land_get_goods (land);
  guint       owner = bunny_table_get_owner (table, cell);

  bunny_art_draw_land (cr, at, land, cell);
  if (owner != 0)
    {
      guint   mark = edubba_mark_of_seat (owner - 1, table->seats, you);
      GdkRGBA color = edubba_mark_get_color (mark);

      cairo_set_source_rgba (cr, color.red, color.green, color.blue, mark == 1 ? 0.42 : 0.20);
      cairo_rectangle (cr, at.x, at.y, at.size, at.size);
      cairo_fill (cr);
    }
  cairo_rectangle (cr, at.x + 0.5, at.y + 0.5, at.size - 1, at.size - 1);
  cairo_set_source_rgba (cr, 0.25, 0.2, 0.1, 0.28);
  cairo_set_line_width (cr, 1);
  cairo_stroke (cr);
  if (goods != 0)
    bunny_art_draw_good (cr, within (at, 0.06, 0.05, 0.38), (guint) __builtin_ctz (goods));
  draw_spot (cr, at, table, cell);
  if (owner == 0)
    draw_name (cr, at, scale, cell);
}

void
bunny_drawing_draw_lava (BunnySquare first, cairo_t *cr, const BunnyTable *table)
{
  guint map = bunny_table_get_map (table);

  for (guint cell = 0; cell < BUNNY_N_CELLS; cell++)
    {
      BunnySquare at = get_square (first, cell);

      if (cell % 10 < 9 && bunny_map_has_lava (map, cell, cell + 1))
        bunny_art_draw_lava (cr, at.x + at.size, at.y, at.x + at.size, at.y + at.size, at.size);
      if (cell < 90 && bunny_map_has_lava (map, cell, cell + 10))
        bunny_art_draw_lava (cr, at.x, at.y + at.size, at.x + at.size, at.y + at.size, at.size);
    }
}

void
bunny_drawing_draw_cells (
  BunnySquare first, cairo_t *cr, const BunnyTable *table, guint you, double scale)
{
  for (guint cell = 0; cell < BUNNY_N_CELLS; cell++)
    draw_cell (first, cr, table, you, scale, cell);
}

/* ---- Outlines */

/* Returns TRUE if the cell a step away belongs to the same fief. */
static gboolean
goes_on (const BunnyFiefs *fiefs, guint cell, int dx, int dy)
{
  int x = (int) cell % 10 + dx;
  int y = (int) cell / 10 + dy;

  return x >= 0 && y >= 0 && x < 10 && y < 10 && fiefs->of[y * 10 + x] == fiefs->of[cell];
}

/* The distance of an edge from the side of its cell, in shares of a cell. Beside lava it is so
 * great that the edge is seen: else two fiefs on either side of it would look like one. */
static double
find_inset (guint map, guint cell, Step out)
{
  int x = (int) cell % 10 + out.dx;
  int y = (int) cell / 10 + out.dy;
  int next = y * 10 + x;

  if (x < 0 || y < 0 || x > 9 || y > 9 ||
      !bunny_map_has_lava (map, MIN (cell, (guint) next), MAX (cell, (guint) next)))
    return INSET;
  return BUNNY_LAVA_REACH + LINE;
}

/* The distance by which an edge goes beyond the corner of its cell, in shares of a cell. `out`:
 * the direction of its side; `along`: the direction of that corner. */
static double
find_end (guint map, const BunnyFiefs *fiefs, guint cell, Step out, Step along)
{
  if (!goes_on (fiefs, cell, along.dx, along.dy))
    return -find_inset (map, cell, along);
  return goes_on (fiefs, cell, along.dx + out.dx, along.dy + out.dy) ? INSET : 0;
}

static void
trace_edges (cairo_t *cr, BunnySquare at, guint map, const BunnyFiefs *fiefs, guint cell)
{
  static const Step sides[] = { { 0, -1 }, { 1, 0 }, { 0, 1 }, { -1, 0 } };

  for (guint i = 0; i < G_N_ELEMENTS (sides); i++)
    {
      Step   out = sides[i];
      Step   on = sides[(i + 1) % 4];
      Step   back = { -on.dx, -on.dy };
      double inset = find_inset (map, cell, out);
      double x, y, begin, end;

      if (goes_on (fiefs, cell, out.dx, out.dy))
        continue;
      x = 0.5 + out.dx * (0.5 - inset);
      y = 0.5 + out.dy * (0.5 - inset);
      begin = 0.5 + find_end (map, fiefs, cell, out, back);
      end = 0.5 + find_end (map, fiefs, cell, out, on);
      cairo_move_to (cr, at.x + (x - on.dx * begin) * at.size,
                     at.y + (y - on.dy * begin) * at.size);
      cairo_line_to (cr, at.x + (x + on.dx * end) * at.size, at.y + (y + on.dy * end) * at.size);
    }
}

static void
draw_outlines (BunnySquare first, cairo_t *cr, guint map, const BunnyFiefs *fiefs, guint mark)
{
  GdkRGBA color = edubba_mark_get_color (mark);
  GdkRGBA ink = edubba_mark_get_ink (mark);
  double  size = first.size;

  cairo_set_line_cap (cr, CAIRO_LINE_CAP_SQUARE);
  for (guint cell = 0; cell < BUNNY_N_CELLS; cell++)
    if (fiefs->of[cell] != BUNNY_NO_FIEF)
      trace_edges (cr, get_square (first, cell), map, fiefs, cell);
  cairo_set_line_width (cr, MAX (2.6, size * LINE * 1.55));
  cairo_set_source_rgba (cr, ink.red, ink.green, ink.blue, 0.9);
  cairo_stroke_preserve (cr);
  cairo_set_line_width (cr, MAX (1.6, size * LINE));
  gdk_cairo_set_source_rgba (cr, &color);
  cairo_stroke (cr);
}

static void
draw_rabbits (BunnySquare first, cairo_t *cr, const BunnyTable *table, guint seat, guint mark)
{
  for (guint cell = 0; cell < BUNNY_N_CELLS; cell++)
    {
      BunnySquare at = get_square (first, cell);
      gboolean    camp = bunny_spot_is_camp (bunny_table_get_spot (table, cell));

      if (bunny_table_get_owner (table, cell) != seat + 1)
        continue;
      if (camp)
        cairo_push_group (cr);
      bunny_art_draw_rabbit (
        cr, first.size < TINY ? within (at, 0.12, 0.02, 0.86) : within (at, 0.50, 0.42, 0.48),
        mark);
      if (!camp)
        continue;
      cairo_pop_group_to_source (cr);
      cairo_paint_with_alpha (cr, 0.6);
    }
}

/* ---- Products */

/* The product stands in a corner of its cell: in the upper one, or below if a good is above. */
static void
draw_product (cairo_t         *cr,
              BunnySquare      at,
              double           scale,
              const BunnyFief *fief,
              guint            mark,
              gboolean         below)
{
  GdkRGBA              color = edubba_mark_get_color (mark);
  GdkRGBA              ink = edubba_mark_get_ink (mark);
  guint                wealth = bunny_fief_get_most_wealth (fief);
  double               size = fief->strength * wealth > 0 ? at.size * 0.26 : at.size * 0.19;
  cairo_text_extents_t extents;
  double               inset = MIN (TAG_INSET, at.size * 0.1);
  double               width;
  char                 text[16];

  size = MIN (MAX (at.size < SMALL ? 7.5 : 9, size) * scale, MAX (size, at.size * MOST_TAG));
  g_snprintf (text, sizeof text, "%u×%u", fief->strength, wealth);
  cairo_select_font_face (cr, "Sans", CAIRO_FONT_SLANT_NORMAL, CAIRO_FONT_WEIGHT_BOLD);
  cairo_set_font_size (cr, size);
  cairo_text_extents (cr, text, &extents);
  width = extents.width + size * 0.6;
  at.x += at.size - width - inset;
  at.y += below ? at.size - size * 1.25 - inset : inset;
  cairo_rectangle (cr, at.x, at.y, width, size * 1.25);
  gdk_cairo_set_source_rgba (cr, &color);
  cairo_fill_preserve (cr);
  gdk_cairo_set_source_rgba (cr, &ink);
  cairo_set_line_width (cr, 1);
  cairo_stroke (cr);
  draw_text (cr, text, at.x + width / 2, at.y + size * 0.62, size);
}

/* Returns TRUE if a fief's product is drawn; with enough room also that of a fief without a city,
 * or without a resource. */
static gboolean
is_worth_telling (const BunnyFief *fief, double size)
{
  if (fief->strength * bunny_fief_get_most_wealth (fief) > 0)
    return TRUE;
  return size >= SMALL && (fief->size > 1 || fief->strength > 0);
}

guint
bunny_drawing_find_tag (const BunnyTable *table, const BunnyFiefs *fiefs, guint fief)
{
  guint first = BUNNY_N_CELLS;

  for (guint cell = 0; cell < BUNNY_N_CELLS; cell++)
    {
      if (fiefs->of[cell] != fief)
        continue;
      if (bunny_land_get_goods (bunny_table_get_land (table, cell)) == 0)
        return cell;
      first = MIN (first, cell);
    }
  return first;
}

/* Draws the product of each fief in a right corner of a cell, never on its good. */
static void
draw_products (BunnySquare       first,
               cairo_t          *cr,
               const BunnyTable *table,
               const BunnyFiefs *fiefs,
               double            scale,
               guint             mark)
{
  for (guint i = 0; i < fiefs->n; i++)
    {
      const BunnyFief *fief = &fiefs->fief[i];
      guint            cell = bunny_drawing_find_tag (table, fiefs, i);

      if (is_worth_telling (fief, first.size))
        draw_product (cr, get_square (first, cell), scale, fief, mark,
                      bunny_land_get_goods (bunny_table_get_land (table, cell)) != 0);
    }
}

void
bunny_drawing_draw_fiefs (BunnySquare       first,
                          cairo_t          *cr,
                          const BunnyTable *table,
                          guint             you,
                          double            scale,
                          gboolean          reticent)
{
  guint map = bunny_table_get_map (table);

  for (guint seat = 0; seat < table->seats; seat++)
    {
      BunnyFiefs fiefs;

      bunny_fiefs_find (table, seat, &fiefs);
      draw_outlines (first, cr, map, &fiefs, edubba_mark_of_seat (seat, table->seats, you));
    }
  for (guint seat = 0; seat < table->seats; seat++)
    {
      guint      mark = edubba_mark_of_seat (seat, table->seats, you);
      BunnyFiefs fiefs;

      bunny_fiefs_find (table, seat, &fiefs);
      draw_rabbits (first, cr, table, seat, mark);
      if (first.size >= TINY && !reticent)
        draw_products (first, cr, table, &fiefs, scale, mark);
    }
  for (guint cell = 0; cell < BUNNY_N_CELLS; cell++)
    draw_pair (cr, get_square (first, cell), table, cell);
}
