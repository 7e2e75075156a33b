/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Draws the buildings on lands, and the faces of cards. A city has as many turrets as its
 * strength; a farm is its product, on a plate.
 */
#include "bunny-art-private.h"
#include "bunny-fiefs.h"
#include "edubba-kit.h"

#define POLYGON(cr, ...)                                   \
  bunny_pen_polygon (cr, (const double[]) { __VA_ARGS__ }, \
                     sizeof ((const double[]) { __VA_ARGS__ }) / sizeof (double) / 2)

#define STONE 0xfbf7ee
#define DARK  0x3a3128
#define ROOF  0xb8452f

static void
draw_text (cairo_t *cr, const char *text, double x, double y, double size, guint color)
{
  cairo_text_extents_t extents;

  cairo_select_font_face (cr, "Sans", CAIRO_FONT_SLANT_NORMAL, CAIRO_FONT_WEIGHT_BOLD);
  cairo_set_font_size (cr, size);
  cairo_text_extents (cr, text, &extents);
  cairo_move_to (cr, x - extents.width / 2 - extents.x_bearing,
                 y - extents.height / 2 - extents.y_bearing);
  bunny_pen_color (cr, color, 1);
  cairo_show_text (cr, text);
  cairo_new_path (cr);
}

/* A turret with its roof, from the ground up. */
static void
draw_turret (cairo_t *cr, double x, double height)
{
  cairo_rectangle (cr, x - 0.12, 0.92 - height, 0.24, height);
  bunny_pen_both (cr, STONE, DARK, 0.05);
  POLYGON (cr, x - 0.17, 0.92 - height, x, 0.68 - height, x + 0.17, 0.92 - height);
  bunny_pen_both (cr, ROOF, DARK, 0.05);
}

static void
draw_city (cairo_t *cr, guint strength)
{
  static const double places[3][3] = { { 0.5 }, { 0.26, 0.74 }, { 0.18, 0.82, 0.5 } };

  if (strength > 1)
    {
      cairo_rectangle (cr, 0.16, 0.62, 0.68, 0.30);
      bunny_pen_both (cr, 0xe6dfd0, DARK, 0.05);
    }
  for (guint i = 0; i < strength; i++)
    draw_turret (cr, places[strength - 1][i], i == 2 ? 0.58 : strength == 1 ? 0.52
                                                                            : 0.44);
  cairo_rectangle (cr, 0.5 - 0.07, 0.74, 0.14, 0.18);
  bunny_pen_fill (cr, DARK);
}

static void
draw_plate (cairo_t *cr)
{
  bunny_pen_ellipse (cr, 0.5, 0.5, 0.46, 0.46, 0);
  bunny_pen_both (cr, 0xfffdf6, DARK, 0.05);
}

static void
draw_post (cairo_t *cr)
{
  cairo_rectangle (cr, 0.16, 0.40, 0.68, 0.48);
  bunny_pen_both (cr, 0xe8c88f, DARK, 0.05);
  for (guint i = 0; i < 4; i++)
    {
      cairo_rectangle (cr, 0.08 + i * 0.21, 0.18, 0.21, 0.26);
      bunny_pen_both (cr, i % 2 ? 0xffffff : 0x2c7a7b, DARK, 0.04);
    }
  cairo_rectangle (cr, 0.40, 0.58, 0.20, 0.30);
  bunny_pen_fill (cr, DARK);
}

static void
draw_camp (cairo_t *cr, guint number)
{
  char text[2] = { (char) ('0' + number), '\0' };

  cairo_move_to (cr, 0.5, 0.20);
  cairo_line_to (cr, 0.5, 0.04);
  bunny_pen_color (cr, DARK, 1);
  cairo_set_line_width (cr, 0.05);
  cairo_stroke (cr);
  POLYGON (cr, 0.5, 0.14, 0.96, 0.90, 0.04, 0.90);
  bunny_pen_both (cr, 0xf4e3bd, DARK, 0.05);
  draw_text (cr, text, 0.5, 0.66, 0.42, DARK);
}

static void
draw_tower (cairo_t *cr)
{
  POLYGON (cr, 0.34, 0.92, 0.40, 0.34, 0.60, 0.34, 0.66, 0.92);
  bunny_pen_both (cr, 0xd9ecff, DARK, 0.05);
  POLYGON (cr, 0.28, 0.34, 0.5, 0.02, 0.72, 0.34);
  bunny_pen_both (cr, 0x3a6fb7, DARK, 0.05);
  bunny_pen_ellipse (cr, 0.5, 0.55, 0.06, 0.08, 0);
  bunny_pen_fill (cr, DARK);
}

static void
draw_crate (cairo_t *cr)
{
  cairo_rectangle (cr, 0.12, 0.24, 0.76, 0.62);
  bunny_pen_both (cr, 0xd5a564, 0x5a3a14, 0.07);
  cairo_move_to (cr, 0.12, 0.24);
  cairo_line_to (cr, 0.88, 0.86);
  cairo_move_to (cr, 0.88, 0.24);
  cairo_line_to (cr, 0.12, 0.86);
  bunny_pen_color (cr, 0x5a3a14, 1);
  cairo_set_line_width (cr, 0.07);
  cairo_stroke (cr);
}

static BunnySquare
inner (double x, double y, double size)
{
  return (BunnySquare) { x, y, size };
}

void
bunny_art_draw_building (cairo_t *cr, BunnySquare at, guint face)
{
  bunny_pen_begin (cr, at);
  if (face <= BUNNY_CITY3)
    draw_city (cr, face - BUNNY_CITY1 + 1);
  else if (face == BUNNY_POST)
    draw_post (cr);
  else if (face <= BUNNY_IRON)
    {
      draw_plate (cr);
      bunny_art_draw_good (cr, inner (0.22, 0.22, 0.56), bunny_goods_get_index (face));
    }
  else if (bunny_face_is_camp (face))
    draw_camp (cr, face - BUNNY_CAMP1 + 1);
  else
    draw_tower (cr);
  cairo_restore (cr);
}

/* ---- Scrolls */

static void
draw_roll (cairo_t *cr)
{
  cairo_rectangle (cr, 0.16, 0.12, 0.68, 0.76);
  bunny_pen_both (cr, 0xfbf0d2, 0x8b6a2f, 0.04);
  bunny_pen_ellipse (cr, 0.5, 0.12, 0.42, 0.07, 0);
  bunny_pen_both (cr, 0xe6cd95, 0x8b6a2f, 0.04);
  bunny_pen_ellipse (cr, 0.5, 0.88, 0.42, 0.07, 0);
  bunny_pen_both (cr, 0xe6cd95, 0x8b6a2f, 0.04);
}

static void
draw_gem (cairo_t *cr, guint worth)
{
  static const guint colors[] = { 0x9fb4c7, 0x8fd0a5, 0xf2c14e, 0xe58b4a, 0xd5486d, 0x7a4fd0 };
  char               text[2] = { (char) ('0' + worth), '\0' };

  POLYGON (cr, 0.34, 0.28, 0.66, 0.28, 0.80, 0.46, 0.5, 0.78, 0.20, 0.46);
  bunny_pen_both (cr, colors[worth - 1], DARK, 0.04);
  draw_text (cr, text, 0.5, 0.47, 0.26, 0x1b1620);
}

/* A sheet of a sign on the scroll, so that scrolls of one family look alike. */
static void
draw_sign (cairo_t *cr, guint face)
{
  BunnySquare at = inner (0.28, 0.27, 0.44);

  if (face <= BUNNY_GEM6)
    draw_gem (cr, face - BUNNY_GEM1 + 1);
  else if (face >= BUNNY_WOOD_1 && face <= BUNNY_CARROT_5)
    bunny_art_draw_good (cr, at, (face - BUNNY_WOOD_1) / 3);
  else if (face == BUNNY_LUXURY)
    bunny_art_draw_good (cr, at, 6);
  else if (face == BUNNY_CITIES || face == BUNNY_CITIES_9 || face == BUNNY_HUNGRY)
    bunny_art_draw_building (cr, at, BUNNY_CITY2);
  else if (face == BUNNY_CAMPS)
    bunny_art_draw_building (cr, at, BUNNY_CAMP1);
  else if (face == BUNNY_PEAKS)
    bunny_art_draw_land (cr, at, BUNNY_LAND_MOUNTAIN, 0);
  else if (face == BUNNY_AGAIN)
    bunny_art_draw_golden_carrot (cr, at);
  else
    {
      static const char *const signs[] = {
        [BUNNY_GLOVE_L - BUNNY_GLOVE_L] = "◖",
        [BUNNY_GLOVE_R -
          BUNNY_GLOVE_L] = "◗",
        [BUNNY_SCRIBE -
          BUNNY_GLOVE_L] = "✎",
        [BUNNY_BORDER -
          BUNNY_GLOVE_L] = "□",
        [BUNNY_CORNERS -
          BUNNY_GLOVE_L] = "∟",
        [BUNNY_ESTATES -
          BUNNY_GLOVE_L] = "3+",
        [BUNNY_FIEFS -
          BUNNY_GLOVE_L] = "▦",
        [BUNNY_FIEFS_10 -
          BUNNY_GLOVE_L] = "10",
        [BUNNY_WILDS -
          BUNNY_GLOVE_L] = "∅",
        [BUNNY_WIDEST -
          BUNNY_GLOVE_L] = "↔",
        [BUNNY_GUARD -
          BUNNY_GLOVE_L] = "★",
        [BUNNY_DOUBLE -
          BUNNY_GLOVE_L] = "×2",
        [BUNNY_COPY_R -
          BUNNY_GLOVE_L] = "→",
        [BUNNY_COPY_L -
          BUNNY_GLOVE_L] = "←",
        [BUNNY_SECOND -
          BUNNY_GLOVE_L] = "2.",
      };

      draw_text (cr, signs[face - BUNNY_GLOVE_L], 0.5, 0.5, 0.38, 0x5a3a14);
    }
}

/* ---- Cards */

void
bunny_art_draw_card (cairo_t *cr, BunnySquare at, guint face, guint land)
{
  if (bunny_face_is_territory (face))
    {
      guint goods = bunny_land_get_goods (land);

      bunny_art_draw_land (cr, at, land, face - 1);
      if (land == BUNNY_LAND_CITY)
        bunny_art_draw_building (
          cr, inner (at.x + at.size * 0.25, at.y + at.size * 0.3, at.size * 0.5), BUNNY_CITY1);
      else if (goods != 0)
        bunny_art_draw_good (
          cr, inner (at.x + at.size * 0.28, at.y + at.size * 0.38, at.size * 0.44),
          (guint) __builtin_ctz (goods));
      return;
    }
  if (bunny_face_is_building (face))
    {
      bunny_art_draw_building (cr, at, face);
      return;
    }
  bunny_pen_begin (cr, at);
  if (face == BUNNY_SUPPLY)
    draw_crate (cr);
  else
    {
      draw_roll (cr);
      draw_sign (cr, face);
    }
  cairo_restore (cr);
}

/* ---- Small pictures */

#define BUNNY_TYPE_SMALL (bunny_small_get_type ())

G_DECLARE_FINAL_TYPE (BunnySmall, bunny_small, BUNNY, SMALL, GObject)

struct _BunnySmall
{
  GObject parent_instance;

  BunnyPicture picture;
};

static void
draw_hand (cairo_t *cr)
{
  for (guint i = 0; i < 3; i++)
    {
      cairo_save (cr);
      cairo_translate (cr, 0.5, 1);
      cairo_rotate (cr, ((double) i - 1) * 0.35);
      cairo_rectangle (cr, -0.2, -0.86, 0.4, 0.6);
      bunny_pen_both (cr, 0xfffdf6, DARK, 0.07);
      cairo_restore (cr);
    }
}

static void
draw_fief (cairo_t *cr)
{
  POLYGON (cr, 0.12, 0.12, 0.56, 0.12, 0.56, 0.48, 0.90, 0.48, 0.90, 0.90, 0.12, 0.90);
  bunny_pen_both (cr, 0xdbe8c4, DARK, 0.12);
}

static void
bunny_small_snapshot (GdkPaintable *paintable, GdkSnapshot *snapshot, double width, double height)
{
  BunnySquare at = { 0, 0, MIN (width, height) };
  cairo_t    *cr = edubba_kit_append_cairo (snapshot, width, height);

  bunny_pen_begin (cr, at);
  switch (BUNNY_SMALL (paintable)->picture)
    {
    case BUNNY_PICTURE_CARROT:
      bunny_art_draw_golden_carrot (cr, inner (0, 0, 1));
      break;
    case BUNNY_PICTURE_CRATE:
      draw_crate (cr);
      break;
    case BUNNY_PICTURE_SCROLL:
      draw_roll (cr);
      break;
    case BUNNY_PICTURE_FIEF:
      draw_fief (cr);
      break;
    default:
      draw_hand (cr);
    }
  cairo_restore (cr);
  cairo_destroy (cr);
}

static int
get_size (GdkPaintable *paintable)
{
  return 16;
}

static void
paintable_init (GdkPaintableInterface *iface)
{
  iface->snapshot = bunny_small_snapshot;
  iface->get_intrinsic_width = get_size;
  iface->get_intrinsic_height = get_size;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (BunnySmall,
                               bunny_small,
                               G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (GDK_TYPE_PAINTABLE, paintable_init))

static void
bunny_small_class_init (BunnySmallClass *klass)
{
}

static void
bunny_small_init (BunnySmall *self)
{
}

GdkPaintable *
bunny_art_get_picture (BunnyPicture picture)
{
  static GdkPaintable *pictures[BUNNY_N_PICTURES];

  g_return_val_if_fail (picture < BUNNY_N_PICTURES, NULL);

  if (pictures[picture] == NULL)
    {
      BunnySmall *small = g_object_new (BUNNY_TYPE_SMALL, NULL);

      small->picture = picture;
      pictures[picture] = GDK_PAINTABLE (small);
    }
  return pictures[picture];
}
