/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The patterns have the measures of those in the style sheet, which the names of the lands wear. A
 * theme that wants more contrast gets stronger ones.
 */
#include "babel-pattern.h"

#include <adwaita.h>

#include "babel-table.h"

/* Pictures that are kept; with more sizes than this something is being resized. */
#define MAX_KEPT 96

typedef struct
{
  gint16 width, height;
  guint8 nation;
  guint8 radius;
  guint8 scale;
  guint8 theme; /* bits: contrast, dark */
} Key;

#define CONTRAST 1
#define DARK     2

/* How wide a card's border is. */
#define BORDER 1

G_STATIC_ASSERT (sizeof (Key) == 8);

/* Lines that fall to the left (-1) or to the right (1), `step` apart across them. */
static void
draw_slanting (cairo_t *cr, int width, int height, double side, double step, double pen)
{
  double reach = width + height;

  cairo_set_line_width (cr, pen);
  for (double x = -reach; x < 2 * reach; x += step * G_SQRT2)
    {
      cairo_move_to (cr, x, 0);
      cairo_rel_line_to (cr, side * height, height);
    }
  cairo_stroke (cr);
}

static void
draw_lying (cairo_t *cr, int width, int height)
{
  for (int y = 1; y < height; y += 7)
    cairo_rectangle (cr, 0, y, width, 2);
  cairo_fill (cr);
}

static void
draw_standing (cairo_t *cr, int width, int height)
{
  for (int x = 1; x < width; x += 8)
    cairo_rectangle (cr, x, 0, 2, height);
  cairo_fill (cr);
}

static void
draw_dots (cairo_t *cr, int width, int height)
{
  for (double y = 4.5; y < height + 3; y += 9)
    for (double x = 4.5; x < width + 3; x += 9)
      {
        cairo_new_sub_path (cr);
        cairo_arc (cr, x, y, 2.2, 0, 2 * G_PI);
      }
  cairo_fill (cr);
}

static void
draw_pattern (cairo_t *cr, const Key *key)
{
  int width = key->width, height = key->height;

  switch (key->nation)
    {
    case BABEL_ASSYRIA:
      draw_slanting (cr, width, height, -1, 9, 3);
      break;
    case BABEL_HATTI:
      draw_dots (cr, width, height);
      break;
    case BABEL_MEDIA:
      draw_lying (cr, width, height);
      break;
    case BABEL_PERSIA:
      draw_slanting (cr, width, height, -1, 8, 1.5);
      draw_slanting (cr, width, height, 1, 8, 1.5);
      break;
    case BABEL_SUMER:
      draw_standing (cr, width, height);
      break;
    default:
      draw_slanting (cr, width, height, 1, 6, 1.5);
    }
}

/* The corners are cut here, once: to cut them whenever a card is drawn costs more than the card. */
static void
cut_corners (cairo_t *cr, const Key *key)
{
  double left = BORDER, top = BORDER;
  double right = key->width - BORDER, bottom = key->height - BORDER;
  double r = MAX (0, key->radius - BORDER);

  cairo_arc (cr, left + r, top + r, r, G_PI, 1.5 * G_PI);
  cairo_arc (cr, right - r, top + r, r, 1.5 * G_PI, 2 * G_PI);
  cairo_arc (cr, right - r, bottom - r, r, 0, 0.5 * G_PI);
  cairo_arc (cr, left + r, bottom - r, r, 0.5 * G_PI, G_PI);
  cairo_close_path (cr);
  cairo_clip (cr);
}

static GskRenderNode *
create_picture (const Key *key)
{
  gboolean         contrast = (key->theme & CONTRAST) != 0;
  double           strength = contrast ? 0.24 : key->theme & DARK ? 0.11
                                                                  : 0.13;
  double           shade = contrast ? 0.2 : 0.1;
  cairo_surface_t *image = cairo_image_surface_create (
    CAIRO_FORMAT_ARGB32, key->width * key->scale, key->height * key->scale);
  GskRenderNode *node =
    gsk_cairo_node_new (&GRAPHENE_RECT_INIT (0, 0, key->width, key->height));
  cairo_t *cr = cairo_create (image);

  cairo_surface_set_device_scale (image, key->scale, key->scale);
  cut_corners (cr, key);
  if (key->nation == BABEL_SUMER)
    cairo_set_source_rgba (cr, 0, 0, 0, shade);
  else
    cairo_set_source_rgba (cr, 1, 1, 1, strength);
  draw_pattern (cr, key);
  cairo_destroy (cr);
  cr = gsk_cairo_node_get_draw_context (node);
  cairo_set_source_surface (cr, image, 0, 0);
  cairo_paint (cr);
  cairo_destroy (cr);
  cairo_surface_destroy (image);
  return node;
}

void
babel_pattern_snapshot (
  GtkWidget *widget, GtkSnapshot *snapshot, guint nation, int width, int height, int radius)
{
  static GHashTable *kept; /* of Key, as its eight bytes, to GskRenderNode */
  AdwStyleManager   *manager = adw_style_manager_get_for_display (gtk_widget_get_display (widget));
  Key                key = { .width = (gint16) width,
                             .height = (gint16) height,
                             .nation = (guint8) nation,
                             .radius = (guint8) radius,
                             .scale = (guint8) gtk_widget_get_scale_factor (widget) };
  gint64             bytes;
  GskRenderNode     *picture;

  if (width <= 0 || height <= 0)
    return;
  key.theme = (guint8) ((adw_style_manager_get_high_contrast (manager) ? CONTRAST : 0) |
                        (adw_style_manager_get_dark (manager) ? DARK : 0));
  memcpy (&bytes, &key, sizeof bytes);
  if (!kept)
    kept = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free,
                                  (GDestroyNotify) gsk_render_node_unref);
  if (g_hash_table_size (kept) >= MAX_KEPT)
    g_hash_table_remove_all (kept);
  picture = g_hash_table_lookup (kept, &bytes);
  if (!picture)
    {
      picture = create_picture (&key);
      g_hash_table_insert (kept, g_memdup2 (&bytes, sizeof bytes), picture);
    }
  gtk_snapshot_append_node (snapshot, picture);
}
