/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The patterns have the measures of those in the style sheet, which the names of the lands wear.
 * A theme that wants more contrast gets stronger ones. Cards are painted whole, in the colours of
 * the palette. People and lands are drawings (babel-drawing.h), the lands in lines where there is
 * more contrast; joints, light and shade lie over the style sheet's colours.
 */
#include "babel-picture.h"

#include <adwaita.h>

#include "babel-drawing.h"
#include "babel-style.h"
#include "babel-table.h"
#include "edubba-image.h"
#include "edubba-kit.h"

/* The width of a land's lines in high contrast, in pixels. */
#define LINE 1.0

/* Pictures that are kept; with more sizes than this something is being resized. */
#define MAX_KEPT 192

typedef struct
{
  gint16 width, height, floor;
  guint8 kind;
  guint8 nation;
  guint8 radius;
  guint8 scale;
  guint8 theme; /* bits: contrast, dark, read from right to left, without shadow */
  guint8 padding[5];
} Key;

/* A picture where it is seen. */
typedef struct
{
  Key            key;
  GskRenderNode *node; /* owned */
} Place;

/* A pattern's tile, besides the kinds of picture. */
#define TILE (BABEL_PICTURE_BRICK + 1)

#define CONTRAST 1
#define DARK     2
#define RTL      4
#define FLAT     8

/* The width of a card's border, the length of its shadow, and the whole pixels that these take. */
#define BORDER 1
#define FALL   1.5
#define BELOW  2

/* In the units of the drawings: the visible part of a person on a card, and of a head on a band. */
#define PERSON_WIDTH  78.0
#define PERSON_HEIGHT 92.0
#define PERSON_MIDDLE 55.0
#define PERSON_PLACE  0.56 /* of the width: beside the sign */
#define HEAD_SIZE     74.0
#define HEAD_MIDDLE   56.0

/* The same of a land: its least and greatest width, its height, the place of its middle, and its
 * whole width. */
#define LAND_LEAST  186.0
#define LAND_MOST   330.0
#define LAND_HEIGHT 100.0
#define LAND_MIDDLE 200.0
#define LAND_WIDTH  600.0

/* The rough height of a course of bricks, the length of a brick, the width of the side in the
 * shade, and half the width of a number, in pixels. */
#define COURSE 9.0
#define LENGTH 17.0
#define SHADE  9.0
#define NUMBER 9.0

/* The person drawn for a nation. */
static const char *const people[] = { "assyrian", "hittite", "mede", "persian", "sumerian" };

G_STATIC_ASSERT (sizeof (Key) == 16);

static EdubbaImage *find_image (const Key *key, GtkWidget *widget);

/* The width and height of the tile that a pattern repeats: a whole number of pixels, so that the
 * distances of slanting lines are a little less than 0.2 % off. */
static const int tiles[] = { 51, 9, 7, 34, 8, 17 };

/* The number of slanting lines in such a tile. */
#define LINES_ASSYRIA 4
#define LINES_PERSIA  3
#define LINES_BACK    2

G_STATIC_ASSERT (G_N_ELEMENTS (tiles) == BABEL_UNKNOWN + 1);

/* Lines that fall to the left (-1) or to the right (1), n of them across a tile. They end outside,
 * for their ends are square. */
static void
draw_slanting (cairo_t *cr, int size, double side, int n, double pen)
{
  cairo_set_line_width (cr, pen);
  for (int i = -n; i <= 2 * n; i++)
    {
      cairo_move_to (cr, (double) i * size / n - side * pen, -pen);
      cairo_rel_line_to (cr, side * (size + 2 * pen), size + 2 * pen);
    }
  cairo_stroke (cr);
}

static void
draw_dot (cairo_t *cr)
{
  cairo_arc (cr, 4.5, 4.5, 2.2, 0, 2 * G_PI);
  cairo_fill (cr);
}

static void
draw_pattern (cairo_t *cr, guint nation)
{
  int size = tiles[nation];

  switch (nation)
    {
    case BABEL_ASSYRIA:
      draw_slanting (cr, size, -1, LINES_ASSYRIA, 3);
      break;
    case BABEL_HATTI:
      draw_dot (cr);
      break;
    case BABEL_MEDIA:
      cairo_rectangle (cr, 0, 1, size, 2);
      cairo_fill (cr);
      break;
    case BABEL_PERSIA:
      draw_slanting (cr, size, -1, LINES_PERSIA, 1.5);
      draw_slanting (cr, size, 1, LINES_PERSIA, 1.5);
      break;
    case BABEL_SUMER:
      cairo_rectangle (cr, 1, 0, 2, size);
      cairo_fill (cr);
      break;
    default:
      draw_slanting (cr, size, 1, LINES_BACK, 1.5);
    }
}

/* The outline of a card, moved inwards by `inset`. */
static void
add_outline (cairo_t *cr, const Key *key, double inset)
{
  double left = inset, top = inset;
  double right = key->width - inset, bottom = key->height - inset;
  double r = MAX (0, key->radius - inset);

  cairo_arc (cr, left + r, top + r, r, G_PI, 1.5 * G_PI);
  cairo_arc (cr, right - r, top + r, r, 1.5 * G_PI, 2 * G_PI);
  cairo_arc (cr, right - r, bottom - r, r, 0, 0.5 * G_PI);
  cairo_arc (cr, left + r, bottom - r, r, 0.5 * G_PI, G_PI);
  cairo_close_path (cr);
}

/* The corners are cut here, once: to cut them whenever a card is drawn costs more than the card. */
static void
cut_corners (cairo_t *cr, const Key *key)
{
  add_outline (cr, key, BORDER);
  cairo_clip (cr);
}

static void
use_colour (cairo_t *cr, GtkWidget *widget, const char *name)
{
  GdkRGBA colour = edubba_kit_find_color (widget, name);

  gdk_cairo_set_source_rgba (cr, &colour);
}

/* Shadow, border and ground of a card, in the colours of the palette. The toolkit would cut the
 * same round corners for each of the three whenever it draws a card. */
static void
paint_ground (cairo_t *cr, const Key *key, GtkWidget *widget)
{
  static const char *const grounds[] = { "babel_assyria", "babel_hatti", "babel_media",
                                         "babel_persia", "babel_sumer", "babel_back" };

  if ((key->theme & FLAT) == 0)
    {
      cairo_save (cr);
      cairo_translate (cr, 0, FALL);
      add_outline (cr, key, 0);
      use_colour (cr, widget, "babel_shade");
      cairo_fill (cr);
      cairo_restore (cr);
    }
  add_outline (cr, key, 0);
  use_colour (cr, widget, "babel_card_edge");
  cairo_fill (cr);
  add_outline (cr, key, BORDER);
  use_colour (cr, widget, grounds[key->nation]);
  cairo_fill (cr);
}

static void
paint_tile (cairo_t *cr, const Key *key)
{
  gboolean contrast = (key->theme & CONTRAST) != 0;
  double   strength = contrast ? 0.24 : key->theme & DARK ? 0.11
                                                          : 0.13;
  double   shade = contrast ? 0.2 : 0.1;

  if (key->nation == BABEL_SUMER)
    cairo_set_source_rgba (cr, 0, 0, 0, shade);
  else
    cairo_set_source_rgba (cr, 1, 1, 1, strength);
  draw_pattern (cr, key->nation);
}

/* Each tile is drawn once, for all cards of its nation: the slanting lines of a single card cost
 * more than all the rest of it. */
static void
paint_pattern (cairo_t *cr, const Key *key, GtkWidget *widget)
{
  Key              tile = { .width = (gint16) tiles[key->nation],
                            .height = (gint16) tiles[key->nation],
                            .kind = TILE,
                            .nation = key->nation,
                            .scale = key->scale,
                            .theme = key->theme & (CONTRAST | DARK) };
  cairo_pattern_t *pattern = cairo_pattern_create_for_surface (
    edubba_image_get_surface (find_image (&tile, widget)));

  cairo_pattern_set_extend (pattern, CAIRO_EXTEND_REPEAT);
  cairo_pattern_set_filter (pattern, CAIRO_FILTER_NEAREST);
  cairo_set_source (cr, pattern);
  cairo_paint (cr);
  cairo_pattern_destroy (pattern);
}

/* Scaled so that one unit of the drawing is `scale` and its point x, y lies at the origin. */
static void
paint_drawing (cairo_t *cr, const Key *key, const char *name, double scale, double x, double y)
{
  cairo_scale (cr, scale, scale);
  cairo_translate (cr, -x, -y);
  edubba_drawing_draw (babel_drawing_get (name), babel_paints_get ((key->theme & DARK) != 0), cr);
}

/* The same of a land, which in high contrast is a drawing in lines: the ground and the edges of its
 * palettes. */
static void
paint_land_drawing (cairo_t *cr, const Key *key, double scale)
{
  static const GdkRGBA grounds[] = { { 1, 1, 1, 1 }, { 0, 0, 0, 1 } };
  static const GdkRGBA inks[] = { { 0.43f, 0.43f, 0.43f, 1 }, { 0.61f, 0.61f, 0.61f, 1 } };
  const char          *name = babel_style_get_nation (key->nation);
  guint                dark = (key->theme & DARK) != 0;

  if ((key->theme & CONTRAST) == 0)
    {
      paint_drawing (cr, key, name, scale, LAND_MIDDLE, LAND_HEIGHT);
      return;
    }
  cairo_scale (cr, scale, scale);
  cairo_translate (cr, -LAND_MIDDLE, -LAND_HEIGHT);
  edubba_drawing_trace (babel_drawing_get (name), &grounds[dark], &inks[dark], LINE / scale, cr);
}

/* Somebody from head to shoulders, above the place of the name. */
static void
paint_person (cairo_t *cr, const Key *key)
{
  double room = key->height - key->floor - BORDER;
  double scale = MIN (room / PERSON_HEIGHT, (double) (key->width - 2 * BORDER) / PERSON_WIDTH);

  cairo_rectangle (cr, 0, 0, key->width, key->height - key->floor);
  cairo_clip (cr);
  cairo_translate (cr, key->width * (key->theme & RTL ? 1 - PERSON_PLACE : PERSON_PLACE),
                   key->height - key->floor);
  paint_drawing (cr, key, people[key->nation], scale, PERSON_MIDDLE, PERSON_HEIGHT);
}

static void
paint_head (cairo_t *cr, const Key *key)
{
  double scale = key->height / HEAD_SIZE;

  cairo_rectangle (cr, 0, 0, key->width, key->height);
  cairo_clip (cr);
  cairo_translate (cr, key->width / 2.0, 0);
  paint_drawing (cr, key, people[key->nation], scale, HEAD_MIDDLE, 0);
}

/* Both sites side by side share one picture; where they are wider than that, it goes on on both
 * sides as in mirrors. */
static void
paint_wide_land (cairo_t *cr, const Key *key)
{
  double scale = MAX (2 * key->height / LAND_HEIGHT, key->width / (3 * LAND_WIDTH));

  cairo_rectangle (cr, 0, 0, key->width, key->height);
  cairo_clip (cr);
  cairo_translate (cr, key->width / 2.0,
                   key->kind == BABEL_PICTURE_UPPER ? 2 * key->height : key->height);
  for (int side = -1; side <= 1; side++)
    {
      cairo_save (cr);
      cairo_translate (cr, side * LAND_WIDTH * scale, 0);
      cairo_scale (cr, side ? -1 : 1, 1);
      cairo_rectangle (cr, -LAND_WIDTH / 2 * scale, -3 * key->height, LAND_WIDTH * scale,
                       3 * key->height);
      cairo_clip (cr);
      paint_land_drawing (cr, key, scale);
      cairo_restore (cr);
    }
}

/* The ground is always seen; the things in the middle are, if they are not higher than the
 * picture. */
static void
paint_land (cairo_t *cr, const Key *key)
{
  double scale = MAX (MIN (key->height / LAND_HEIGHT, key->width / LAND_LEAST),
                      key->width / LAND_MOST);

  cairo_rectangle (cr, 0, 0, key->width, key->height);
  cairo_clip (cr);
  cairo_translate (cr, key->width / 2.0, key->height);
  paint_land_drawing (cr, key, scale);
}

/* Courses of bricks whose joints are set off, from x to the end of the width. */
static void
add_joints (cairo_t *cr, const Key *key, double from, double to)
{
  int    n = MAX (1, (int) (key->height / COURSE + 0.5));
  double course = (double) key->height / n;

  for (int i = 0; i < n; i++)
    {
      if (i > 0)
        cairo_rectangle (cr, from, (int) (i * course), to - from, 1);
      for (double x = from + (i % 2 ? 0.5 : 1) * LENGTH; x < to - 2; x += LENGTH)
        cairo_rectangle (cr, (int) x, i * course, 1, course);
    }
  cairo_fill (cr);
}

static void
paint_masonry (cairo_t *cr, const Key *key)
{
  gboolean dark = (key->theme & DARK) != 0;
  double   width = key->width, height = key->height;
  double   clear = key->kind == BABEL_PICTURE_STEP ? NUMBER : 0;

  cut_corners (cr, key);
  cairo_set_source_rgba (cr, dark ? 0 : 0.4, dark ? 0 : 0.24, dark ? 0 : 0.06, dark ? 0.3 : 0.24);
  if (key->kind == BABEL_PICTURE_STEP)
    add_joints (cr, key, 0, width / 2 - clear);
  add_joints (cr, key, MAX (width / 2 + clear, width * (clear > 0 ? 0 : 0.4)), width);
  /* Light falls from the upper left. */
  cairo_set_source_rgba (cr, 1, 1, 1, dark ? 0.2 : 0.55);
  cairo_rectangle (cr, 0, 0, width, BORDER + 1);
  cairo_rectangle (cr, 0, 0, BORDER + 1, height);
  cairo_fill (cr);
  cairo_set_source_rgba (cr, dark ? 0 : 0.32, dark ? 0 : 0.18, dark ? 0 : 0.02, dark ? 0.34 : 0.26);
  cairo_rectangle (cr, width - MIN (SHADE, width / 6), 0, MIN (SHADE, width / 6), height);
  cairo_rectangle (cr, 0, height - BORDER - 1, width, BORDER + 1);
  cairo_fill (cr);
}

static void
paint (cairo_t *cr, const Key *key, GtkWidget *widget)
{
  switch (key->kind)
    {
    case BABEL_PICTURE_HEAD:
      paint_head (cr, key);
      break;
    case BABEL_PICTURE_SITE:
      paint_land (cr, key);
      break;
    case BABEL_PICTURE_UPPER:
    case BABEL_PICTURE_LOWER:
      paint_wide_land (cr, key);
      break;
    case BABEL_PICTURE_STEP:
    case BABEL_PICTURE_BRICK:
      paint_masonry (cr, key);
      break;
    case TILE:
      paint_tile (cr, key);
      break;
    default:
      paint_ground (cr, key, widget);
      cut_corners (cr, key);
      paint_pattern (cr, key, widget);
      if (key->kind == BABEL_PICTURE_PERSON && key->nation < BABEL_N_NATIONS)
        paint_person (cr, key);
    }
}

static gboolean
is_card (guint kind)
{
  return kind <= BABEL_PICTURE_PERSON;
}

static int
get_whole_height (const Key *key)
{
  return key->height + (is_card (key->kind) ? BELOW : 0);
}

static cairo_surface_t *
create_surface (const Key *key)
{
  cairo_surface_t *image =
    cairo_image_surface_create (CAIRO_FORMAT_ARGB32, key->width * key->scale,
                                get_whole_height (key) * key->scale);

  cairo_surface_set_device_scale (image, key->scale, key->scale);
  return image;
}

/* Copies an image upside down into another one of its size, for the view of the opposite seat. */
static void
turn_round (cairo_surface_t *from, cairo_surface_t *to)
{
  int            n = cairo_image_surface_get_width (from) * cairo_image_surface_get_height (from);
  const guint32 *pixels;
  guint32       *turned;

  cairo_surface_flush (from);
  cairo_surface_flush (to);
  pixels = (const guint32 *) (gpointer) cairo_image_surface_get_data (from);
  turned = (guint32 *) (gpointer) cairo_image_surface_get_data (to);
  for (int i = 0; i < n; i++)
    turned[i] = pixels[n - 1 - i];
  cairo_surface_mark_dirty (to);
}

static void
paint_image (cairo_surface_t *image, const Key *key, GtkWidget *widget)
{
  cairo_t *cr;
  Key      own = *key;

  if (key->kind == BABEL_PICTURE_FAR)
    {
      own.kind = BABEL_PICTURE_SITE;
      turn_round (edubba_image_get_surface (find_image (&own, widget)), image);
      return;
    }
  cr = cairo_create (image);
  paint (cr, key, widget);
  cairo_destroy (cr);
}

static EdubbaImage *
paint_new (const Key *key, GtkWidget *widget)
{
  cairo_surface_t *image = create_surface (key);

  paint_image (image, key, widget);
  return edubba_image_new (image);
}

static guint
hash_key (gconstpointer data)
{
  const guint32 *words = data;

  return ((words[0] * 31 + words[1]) * 31 + words[2]) * 31 + words[3];
}

static gboolean
equal_keys (gconstpointer a, gconstpointer b)
{
  return memcmp (a, b, sizeof (Key)) == 0;
}

static EdubbaImage *
find_image (const Key *key, GtkWidget *widget)
{
  static GHashTable *kept; /* of Key, owned, to EdubbaImage, owned */
  EdubbaImage       *image;

  if (!kept)
    kept = g_hash_table_new_full (hash_key, equal_keys, g_free,
                                  (GDestroyNotify) edubba_image_free);
  if (g_hash_table_size (kept) >= MAX_KEPT)
    g_hash_table_remove_all (kept);
  image = g_hash_table_lookup (kept, key);
  if (!image)
    {
      image = paint_new (key, widget);
      g_hash_table_insert (kept, g_memdup2 (key, sizeof *key), image);
    }
  return image;
}

static void
place_free (gpointer data)
{
  Place *self = data;

  gsk_render_node_unref (self->node);
  g_free (self);
}

/* Each place keeps its node: the software renderer draws again only a node that is another one. */
static GskRenderNode *
find_node (const Key *key, GtkWidget *widget)
{
  static GQuark quarks[2]; /* of a picture and of a head */
  gboolean      head = key->kind == BABEL_PICTURE_HEAD;
  Place        *place;

  if (quarks[head] == 0)
    quarks[head] = g_quark_from_static_string (head ? "babel-head" : "babel-picture");
  place = g_object_get_qdata (G_OBJECT (widget), quarks[head]);
  if (place && equal_keys (&place->key, key))
    return place->node;
  place = g_new (Place, 1);
  place->key = *key;
  place->node = edubba_image_create_node (
    find_image (key, widget), widget,
    &GRAPHENE_RECT_INIT (0, 0, key->width, (float) get_whole_height (key)));
  g_object_set_qdata_full (G_OBJECT (widget), quarks[head], place, place_free);
  return place->node;
}

void
babel_picture_snapshot (GtkWidget *widget, GtkSnapshot *snapshot, BabelPicture picture)
{
  AdwStyleManager *manager = adw_style_manager_get_for_display (gtk_widget_get_display (widget));
  gboolean         contrast = adw_style_manager_get_high_contrast (manager);
  Key              key;

  if (picture.width <= 0 || picture.height <= 0)
    return;
  if (contrast && picture.kind >= BABEL_PICTURE_STEP)
    return;
  memset (&key, 0, sizeof key);
  key.width = (gint16) picture.width;
  key.height = (gint16) picture.height;
  key.floor = (gint16) picture.floor;
  key.kind = (guint8) picture.kind;
  key.nation = (guint8) picture.nation;
  key.radius = (guint8) picture.radius;
  key.scale = (guint8) gtk_widget_get_scale_factor (widget);
  key.theme =
    (guint8) ((contrast ? CONTRAST : 0) | (adw_style_manager_get_dark (manager) ? DARK : 0));
  if (picture.flat)
    key.theme |= FLAT;
  if (picture.kind == BABEL_PICTURE_PERSON &&
      gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL)
    key.theme |= RTL;
  gtk_snapshot_append_node (snapshot, find_node (&key, widget));
}
