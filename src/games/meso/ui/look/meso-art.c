/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Things and people. A settler's trunk is the mark of its seat, as are the flag of a hut and the
 * stone of a holy place; heads, huts and tokens are of clay.
 */
#include "meso-art.h"

#include <math.h>

#include "edubba-kit.h"
#include "edubba-mark.h"
#include "meso-pen.h"

#define CLAY   0xd79a63
#define LINE   0x4a3320
#define SHADOW 0xb77b48

/* The size of a picture of figures, in pixels. */
#define PICTURE 16

/* ---- Things */

static void
draw_wood (cairo_t *cr)
{
  for (guint i = 0; i < 3; i++)
    {
      static const double at[][2] = { { -0.22, 0.2 }, { 0.2, 0.22 }, { 0, -0.14 } };

      MESO_PEN_POLYGON (cr, at[i][0] - 0.24, at[i][1] - 0.17, at[i][0] + 0.16, at[i][1] - 0.17,
                        at[i][0] + 0.16, at[i][1] + 0.17, at[i][0] - 0.24, at[i][1] + 0.17);
      meso_pen_both (cr, 0x9a5f2c, LINE, 0.06);
      meso_pen_ellipse (cr, at[i][0] + 0.16, at[i][1], 0.12, 0.17);
      meso_pen_both (cr, 0xe6bd84, LINE, 0.06);
    }
}

static void
draw_stone (cairo_t *cr)
{
  MESO_PEN_POLYGON (cr, -0.42, -0.04, 0.02, -0.3, 0.42, -0.12, 0.42, 0.24, 0.02, 0.42, -0.42,
                    0.26);
  meso_pen_both (cr, 0xb9b2ac, LINE, 0.07);
  MESO_PEN_POLYGON (cr, -0.42, -0.04, 0.02, -0.3, 0.42, -0.12, 0.02, 0.1);
  meso_pen_both (cr, 0xeae5df, LINE, 0.05);
}

void
meso_art_draw_goods (cairo_t *cr, double x, double y, double size, guint goods)
{
  meso_pen_begin (cr, x, y, size);
  if (goods == 0)
    draw_wood (cr);
  else
    draw_stone (cr);
  cairo_restore (cr);
}

/* The mark of a seat; what is nobody's has a ring. The mark's line has a least width in pixels, so
 * nothing may be scaled. */
static void
draw_mark (cairo_t *cr, guint mark, double x, double y, double radius)
{
  if (mark != MESO_ART_NEUTRAL)
    {
      edubba_mark_draw (cr, mark, x, y, radius);
      return;
    }
  cairo_new_path (cr);
  meso_pen_ellipse (cr, x, y, radius * 0.8, radius * 0.8);
  meso_pen_stroke (cr, LINE, 1, radius * 0.34);
}

void
meso_art_draw_token (cairo_t *cr, double x, double y, double size, guint value)
{
  char text[4];

  meso_pen_begin (cr, x, y, size);
  meso_pen_ellipse (cr, 0, 0, 0.44, 0.44);
  meso_pen_both (cr, 0xc8703a, LINE, 0.08);
  if (value == 0)
    {
      for (int i = -1; i <= 1; i++)
        {
          MESO_PEN_POLYGON (cr, -0.2, i * 0.17 - 0.05, 0.2, i * 0.17, -0.2, i * 0.17 + 0.05);
          meso_pen_fill (cr, 0x6b2f12);
        }
    }
  cairo_restore (cr);
  if (value == 0)
    return;
  g_snprintf (text, sizeof text, "%u", value);
  meso_art_draw_number (cr, x, y, size * 0.62, text, 0xffffff, -1);
}

void
meso_art_draw_hut (
  cairo_t *cr, double x, double y, double size, guint mark, gboolean breeds)
{
  meso_pen_begin (cr, x, y, size);
  cairo_move_to (cr, -0.4, 0.36);
  cairo_curve_to (cr, -0.44, -0.1, -0.2, -0.4, 0, -0.44);
  cairo_curve_to (cr, 0.2, -0.4, 0.44, -0.1, 0.4, 0.36);
  cairo_close_path (cr);
  meso_pen_both (cr, CLAY, LINE, 0.06);
  for (int i = -1; i <= 1; i++)
    {
      cairo_move_to (cr, i * 0.13, -0.32 + ABS (i) * 0.06);
      cairo_line_to (cr, i * 0.25, 0);
    }
  meso_pen_stroke (cr, SHADOW, 1, 0.04);
  cairo_move_to (cr, -0.13, 0.36);
  cairo_curve_to (cr, -0.14, 0.04, 0.14, 0.04, 0.13, 0.36);
  cairo_close_path (cr);
  meso_pen_both (cr, breeds ? 0xffe9a8 : 0x5a3b20, LINE, 0.045);
  cairo_restore (cr);
  draw_mark (cr, mark, x, y - 0.16 * size, 0.17 * size);
}

void
meso_art_draw_holy (cairo_t *cr, double x, double y, double size, guint mark, gboolean yields)
{
  meso_pen_begin (cr, x, y, size);
  if (yields)
    {
      for (guint i = 0; i < 7; i++)
        {
          double angle = G_PI * (1 + i / 6.0);

          cairo_move_to (cr, cos (angle) * 0.36, -0.08 + sin (angle) * 0.36);
          cairo_line_to (cr, cos (angle) * 0.5, -0.08 + sin (angle) * 0.5);
        }
      meso_pen_stroke (cr, 0x1f6fb5, 1, 0.06);
    }
  MESO_PEN_POLYGON (cr, -0.42, 0.42, -0.34, 0.22, 0.34, 0.22, 0.42, 0.42);
  meso_pen_both (cr, 0xb9b2ac, LINE, 0.05);
  cairo_move_to (cr, -0.24, 0.22);
  cairo_line_to (cr, -0.24, -0.1);
  cairo_arc (cr, 0, -0.1, 0.24, G_PI, 2 * G_PI);
  cairo_line_to (cr, 0.24, 0.22);
  cairo_close_path (cr);
  meso_pen_both (cr, 0xeae5df, LINE, 0.06);
  cairo_restore (cr);
  draw_mark (cr, mark, x, y - 0.04 * size, 0.17 * size);
}

/* ---- People */

/* Both arms up, in the ink of the lines or in clay. */
static void
draw_arms (cairo_t *cr, guint rgb, double width)
{
  for (int side = -1; side <= 1; side += 2)
    {
      cairo_move_to (cr, side * 0.2, 0.1);
      cairo_line_to (cr, side * 0.21, -0.3);
    }
  meso_pen_stroke (cr, rgb, 1, width);
}

/* Somebody who has stolen in this turn hides its face. */
static void
draw_head (cairo_t *cr, gboolean is_thief)
{
  meso_pen_ellipse (cr, 0, -0.12, 0.155, 0.17);
  meso_pen_both (cr, CLAY, LINE, 0.05);
  if (!is_thief)
    return;
  cairo_rectangle (cr, -0.15, -0.17, 0.3, 0.08);
  meso_pen_fill (cr, 0x2a1a10);
}

void
meso_art_draw_settler (
  cairo_t *cr, double x, double y, double size, guint mark, guint klass, guint value)
{
  gboolean bears = klass >= MESO_BEARER;
  guint    goods = bears ? 0 : klass % MESO_EMPTY_THIEF;

  if (bears || goods != MESO_EMPTY)
    {
      meso_pen_begin (cr, x, y, size);
      draw_arms (cr, LINE, 0.13);
      draw_arms (cr, CLAY, 0.07);
      cairo_restore (cr);
    }
  draw_mark (cr, mark, x, y + 0.22 * size, 0.31 * size);
  meso_pen_begin (cr, x, y, size);
  draw_head (cr, !bears && klass >= MESO_EMPTY_THIEF);
  cairo_restore (cr);
  if (bears)
    meso_art_draw_token (cr, x, y - 0.44 * size, 0.4 * size, value);
  else if (goods != MESO_EMPTY)
    meso_art_draw_goods (cr, x, y - 0.43 * size, 0.42 * size, goods - 1);
}

/* ---- Numbers */

void
meso_art_draw_number (
  cairo_t *cr, double x, double y, double height, const char *text, guint ink, gint plate)
{
  g_autoptr (PangoLayout) layout = pango_cairo_create_layout (cr);
  PangoFontDescription *font = pango_font_description_from_string ("Sans Bold");
  PangoRectangle        ink_area;

  pango_font_description_set_absolute_size (font, height * 1.3 * PANGO_SCALE);
  pango_layout_set_font_description (layout, font);
  pango_layout_set_text (layout, text, -1);
  pango_layout_get_pixel_extents (layout, &ink_area, NULL);
  pango_font_description_free (font);
  if (plate >= 0)
    {
      double width = MAX (ink_area.width + height * 0.7, height * 1.5);

      cairo_new_path (cr);
      meso_pen_ellipse (cr, x, y, width / 2, height * 0.78);
      meso_pen_both (cr, (guint) plate, plate == 0xffffff ? ink : 0xffffff, height * 0.12);
    }
  meso_pen_color (cr, ink, 1);
  cairo_move_to (cr, x - ink_area.x - ink_area.width / 2.0,
                 y - ink_area.y - ink_area.height / 2.0);
  pango_cairo_show_layout (cr, layout);
}

/* ---- Pictures */

#define MESO_TYPE_PAINTING (meso_painting_get_type ())

G_DECLARE_FINAL_TYPE (MesoPainting, meso_painting, MESO, PAINTING, GObject)

struct _MesoPainting
{
  GObject parent_instance;

  MesoPicture picture; /* MESO_N_PICTURES: a track */
  guint       value;   /* of a token, or 0 */
  guint       mana;
  guint       limit;
  int         height;
};

static void
draw_card (cairo_t *cr)
{
  MESO_PEN_POLYGON (cr, -0.3, -0.42, 0.3, -0.42, 0.3, 0.42, -0.3, 0.42);
  meso_pen_both (cr, 0xf7ecd2, LINE, 0.08);
  MESO_PEN_POLYGON (cr, 0, -0.24, 0.16, 0, 0, 0.24, -0.16, 0);
  meso_pen_fill (cr, 0x1f6fb5);
}

/* A round head and trunk, of nobody in particular. */
static void
draw_person (cairo_t *cr)
{
  meso_pen_ellipse (cr, 0, 0.24, 0.3, 0.22);
  meso_pen_both (cr, SHADOW, LINE, 0.07);
  meso_pen_ellipse (cr, 0, -0.18, 0.2, 0.22);
  meso_pen_both (cr, CLAY, LINE, 0.07);
}

static void
draw_offering (cairo_t *cr)
{
  MESO_PEN_POLYGON (cr, -0.46, 0.42, -0.36, 0.14, -0.24, 0.14, -0.2, -0.1, 0.2, -0.1, 0.24, 0.14,
                    0.36, 0.14, 0.46, 0.42);
  meso_pen_both (cr, 0xe2bf80, LINE, 0.07);
  meso_art_draw_token (cr, 0, -0.24, 0.4, 0);
}

static void
draw_picture (cairo_t *cr, const MesoPainting *self)
{
  switch (self->picture)
    {
    case MESO_PICTURE_OFFERING:
      draw_offering (cr);
      break;
    case MESO_PICTURE_SETTLER:
      draw_person (cr);
      break;
    case MESO_PICTURE_HUT:
      meso_art_draw_hut (cr, 0, 0, 1, MESO_ART_NEUTRAL, FALSE);
      break;
    case MESO_PICTURE_HOLY:
      meso_art_draw_holy (cr, 0, 0, 1, MESO_ART_NEUTRAL, FALSE);
      break;
    case MESO_PICTURE_WOOD:
    case MESO_PICTURE_STONE:
      meso_art_draw_goods (cr, 0, 0, 1, self->picture - MESO_PICTURE_WOOD);
      break;
    case MESO_PICTURE_TOKEN:
      meso_art_draw_token (cr, 0, 0, 1, self->value);
      break;
    default:
      draw_card (cr);
    }
}

/* Eight steps: full up to the mana, open up to the limit, a dot for those that are closed yet. */
static void
draw_track (cairo_t *cr, const MesoPainting *self, double height)
{
  for (guint i = 0; i < MESO_ALL_MANA; i++)
    {
      double x = (i + 0.5) * height * 0.62;
      double y = height / 2;

      cairo_new_path (cr);
      if (i >= self->limit)
        {
          meso_pen_ellipse (cr, x, y, height * 0.08, height * 0.08);
          meso_pen_color (cr, 0x808080, 0.9);
          cairo_fill (cr);
          continue;
        }
      MESO_PEN_POLYGON (cr, x, y - height * 0.42, x + height * 0.26, y, x, y + height * 0.42,
                        x - height * 0.26, y);
      if (i < self->mana)
        meso_pen_both (cr, 0x3a86d8, 0x3a86d8, height * 0.1);
      else
        meso_pen_stroke (cr, 0x3a86d8, 1, height * 0.1);
    }
}

static void
meso_painting_snapshot (GdkPaintable *paintable,
                        GdkSnapshot  *snapshot,
                        double        width,
                        double        height)
{
  MesoPainting *self = MESO_PAINTING (paintable);
  cairo_t      *cr = edubba_kit_append_cairo (snapshot, width, height);

  if (self->picture == MESO_N_PICTURES)
    draw_track (cr, self, height);
  else
    {
      meso_pen_begin (cr, width / 2, height / 2, MIN (width, height));
      draw_picture (cr, self);
      cairo_restore (cr);
    }
  cairo_destroy (cr);
}

static int
meso_painting_get_height (GdkPaintable *paintable)
{
  return MESO_PAINTING (paintable)->height;
}

static int
meso_painting_get_width (GdkPaintable *paintable)
{
  MesoPainting *self = MESO_PAINTING (paintable);

  if (self->picture != MESO_N_PICTURES)
    return self->height;
  return (int) ceil (self->height * 0.62 * MESO_ALL_MANA);
}

static void
paintable_init (GdkPaintableInterface *iface)
{
  iface->snapshot = meso_painting_snapshot;
  iface->get_intrinsic_width = meso_painting_get_width;
  iface->get_intrinsic_height = meso_painting_get_height;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (MesoPainting,
                               meso_painting,
                               G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (GDK_TYPE_PAINTABLE, paintable_init))

static void
meso_painting_class_init (MesoPaintingClass *klass)
{
}

static void
meso_painting_init (MesoPainting *self)
{
  self->height = PICTURE;
}

GdkPaintable *
meso_art_get_picture (MesoPicture picture)
{
  static GdkPaintable *pictures[MESO_N_PICTURES];

  g_return_val_if_fail (picture < MESO_N_PICTURES, NULL);

  if (pictures[picture] == NULL)
    {
      MesoPainting *painting = g_object_new (MESO_TYPE_PAINTING, NULL);

      painting->picture = picture;
      pictures[picture] = GDK_PAINTABLE (painting);
    }
  return pictures[picture];
}

GdkPaintable *
meso_art_new_track (guint mana, guint limit, int height)
{
  MesoPainting *painting = g_object_new (MESO_TYPE_PAINTING, NULL);

  painting->picture = MESO_N_PICTURES;
  painting->mana = mana;
  painting->limit = limit;
  painting->height = height;
  return GDK_PAINTABLE (painting);
}

GdkPaintable *
meso_art_new_token (guint value, int height)
{
  MesoPainting *painting = g_object_new (MESO_TYPE_PAINTING, NULL);

  painting->picture = MESO_PICTURE_TOKEN;
  painting->value = value;
  painting->height = height;
  return GDK_PAINTABLE (painting);
}
