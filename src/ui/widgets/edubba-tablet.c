/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Everything is drawn by Cairo, so that the same tablet stands in a window and in a picture that is
 * saved. A sign is a few wedges: the head of a wedge is where the stylus went in, its tail where it
 * was drawn out.
 */
#include "edubba-tablet.h"

#include <math.h>

#include "game-rng.h"

/* Room beside the child. */
#define SIDE 22

/* The rounding of the corners, as a share of the lower of the two sides. */
#define ROUNDING 0.16

struct _EdubbaTablet
{
  GtkWidget parent_instance;

  GtkWidget *child; /* owned */
  gboolean   raw;
};

G_DEFINE_FINAL_TYPE (EdubbaTablet, edubba_tablet, GTK_TYPE_WIDGET)

typedef struct
{
  double light[3];
  double dark[3];
  double edge[3];
} Clay;

static const Clay clays[] = {
  { { 0.953, 0.851, 0.682 }, { 0.878, 0.706, 0.482 }, { 0.557, 0.357, 0.180 } },
  { { 0.847, 0.812, 0.761 }, { 0.733, 0.690, 0.627 }, { 0.427, 0.392, 0.345 } },
};

/* A rectangle with round corners and sides that bulge a little, as hands make them. */
static void
trace (cairo_t *cr, double x, double y, double width, double height)
{
  double r = MIN (width, height) * ROUNDING;
  double bulge = MIN (width, height) * 0.012;

  cairo_new_path (cr);
  cairo_move_to (cr, x + r, y);
  cairo_curve_to (cr, x + width / 3, y - bulge, x + width * 2 / 3, y + bulge, x + width - r, y);
  cairo_curve_to (cr, x + width - r / 3, y, x + width, y + r / 3, x + width, y + r);
  cairo_curve_to (cr, x + width + bulge, y + height / 3, x + width, y + height * 2 / 3, x + width,
                  y + height - r);
  cairo_curve_to (cr, x + width, y + height - r / 3, x + width - r / 3, y + height,
                  x + width - r, y + height);
  cairo_curve_to (cr, x + width * 2 / 3, y + height + bulge, x + width / 3, y + height - bulge,
                  x + r, y + height);
  cairo_curve_to (cr, x + r / 3, y + height, x, y + height - r / 3, x, y + height - r);
  cairo_curve_to (cr, x - bulge, y + height * 2 / 3, x, y + height / 3, x, y + r);
  cairo_curve_to (cr, x, y + r / 3, x + r / 3, y, x + r, y);
  cairo_close_path (cr);
}

/* One wedge with its head at the origin and its tail along the x axis. */
static void
press_wedge (cairo_t *cr, double length)
{
  double head = length * 0.34;

  cairo_new_path (cr);
  cairo_move_to (cr, 0, -head * 0.62);
  cairo_line_to (cr, head, -head * 0.12);
  cairo_line_to (cr, length, 0);
  cairo_line_to (cr, head, head * 0.12);
  cairo_line_to (cr, 0, head * 0.62);
  cairo_close_path (cr);
  cairo_fill (cr);
}

/* The wedges of a sign: place in a square of side 1, direction in quarters of a turn, length. */
static void
press_sign (cairo_t *cr, double size, guint64 *rng)
{
  guint n = 2 + game_rng_below (rng, 3);

  for (guint i = 0; i < n; i++)
    {
      double x = 0.05 + 0.3 * game_rng_below (rng, 3);
      double y = 0.1 + 0.3 * game_rng_below (rng, 3);
      guint  way = game_rng_below (rng, 4);

      cairo_save (cr);
      cairo_translate (cr, x * size, way == 1 ? 0.05 * size : y * size);
      cairo_rotate (cr, way == 1 ? G_PI / 2 : way == 2 ? G_PI / 4
                                                       : 0);
      press_wedge (cr, size * (way == 2 ? 0.5 : 0.75));
      cairo_restore (cr);
    }
}

static void
press_band (
  cairo_t *cr, double left, double top, double width, double size, const Clay *clay, guint64 *rng)
{
  double step = size * 1.18;
  guint  n = (guint) MAX (0, floor (width / step));

  left += (width - n * step + step - size) / 2;
  for (guint i = 0; i < n; i++)
    {
      guint64 again = *rng;

      cairo_save (cr);
      cairo_translate (cr, left + i * step + 0.7, top + 0.9);
      cairo_set_source_rgba (cr, 1, 1, 1, 0.45);
      press_sign (cr, size, &again);
      cairo_restore (cr);
      cairo_save (cr);
      cairo_translate (cr, left + i * step, top);
      cairo_set_source_rgba (cr, clay->edge[0], clay->edge[1], clay->edge[2], 0.55);
      press_sign (cr, size, rng);
      cairo_restore (cr);
    }
}

static void
fill_with_clay (cairo_t *cr, double height, const Clay *clay)
{
  cairo_pattern_t *pattern = cairo_pattern_create_linear (0, 0, 0, height);

  cairo_pattern_add_color_stop_rgb (pattern, 0, clay->light[0], clay->light[1], clay->light[2]);
  cairo_pattern_add_color_stop_rgb (pattern, 1, clay->dark[0], clay->dark[1], clay->dark[2]);
  cairo_set_source (cr, pattern);
  cairo_fill_preserve (cr);
  cairo_pattern_destroy (pattern);
}

void
edubba_tablet_draw (
  cairo_t *cr, double width, double height, double band, gboolean raw, guint seed)
{
  const Clay *clay = &clays[!!raw];
  guint64     rng = seed;
  double      size = band * 0.6;
  double      inset = MIN (width, height) * ROUNDING * 0.7;

  trace (cr, 2, 2, width - 4, height - 4);
  fill_with_clay (cr, height, clay);
  cairo_set_source_rgba (cr, clay->edge[0], clay->edge[1], clay->edge[2], 0.8);
  cairo_set_line_width (cr, 1.5);
  cairo_stroke (cr);
  /* The light comes from above: the rim is bright there. */
  trace (cr, 4, 4, width - 8, height - 8);
  cairo_set_source_rgba (cr, 1, 1, 1, 0.35);
  cairo_stroke (cr);
  press_band (cr, inset, band * 0.36, width - 2 * inset, size, clay, &rng);
  press_band (cr, inset, height - band * 0.36 - size, width - 2 * inset, size, clay, &rng);
}

static GtkSizeRequestMode
edubba_tablet_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
edubba_tablet_measure (GtkWidget     *widget,
                       GtkOrientation orientation,
                       int            for_size,
                       int           *minimum,
                       int           *natural,
                       int           *minimum_baseline,
                       int           *natural_baseline)
{
  gboolean down = orientation == GTK_ORIENTATION_VERTICAL;
  int      around = 2 * (down ? EDUBBA_TABLET_BAND : SIDE);

  gtk_widget_measure (EDUBBA_TABLET (widget)->child, orientation,
                      down && for_size >= 0 ? MAX (0, for_size - 2 * SIDE) : -1, minimum, natural,
                      NULL, NULL);
  *minimum += around;
  *natural += around;
}

static void
edubba_tablet_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  GtkAllocation area = { SIDE, EDUBBA_TABLET_BAND, width - 2 * SIDE,
                         height - 2 * EDUBBA_TABLET_BAND };

  gtk_widget_size_allocate (EDUBBA_TABLET (widget)->child, &area, -1);
}

static void
edubba_tablet_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  EdubbaTablet   *self = EDUBBA_TABLET (widget);
  int             width = gtk_widget_get_width (widget);
  int             height = gtk_widget_get_height (widget);
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height);
  cairo_t        *cr = gtk_snapshot_append_cairo (snapshot, &bounds);

  edubba_tablet_draw (cr, width, height, EDUBBA_TABLET_BAND, self->raw, 7);
  cairo_destroy (cr);
  gtk_widget_snapshot_child (widget, self->child, snapshot);
}

static void
edubba_tablet_dispose (GObject *object)
{
  g_clear_pointer (&EDUBBA_TABLET (object)->child, gtk_widget_unparent);

  G_OBJECT_CLASS (edubba_tablet_parent_class)->dispose (object);
}

static void
edubba_tablet_class_init (EdubbaTabletClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = edubba_tablet_dispose;
  widget_class->get_request_mode = edubba_tablet_get_request_mode;
  widget_class->measure = edubba_tablet_measure;
  widget_class->size_allocate = edubba_tablet_size_allocate;
  widget_class->snapshot = edubba_tablet_snapshot;
  gtk_widget_class_set_css_name (widget_class, "tablet");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
edubba_tablet_init (EdubbaTablet *self)
{
}

GtkWidget *
edubba_tablet_new (GtkWidget *child)
{
  EdubbaTablet *self;

  g_return_val_if_fail (GTK_IS_WIDGET (child), NULL);

  self = g_object_new (EDUBBA_TYPE_TABLET, NULL);
  self->child = child;
  gtk_widget_set_parent (child, GTK_WIDGET (self));
  return GTK_WIDGET (self);
}

void
edubba_tablet_set_raw (EdubbaTablet *self, gboolean raw)
{
  g_return_if_fail (EDUBBA_IS_TABLET (self));

  if (self->raw == !!raw)
    return;
  self->raw = !!raw;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
