/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The line is made of turned rectangles: GTK 4.8 has no paths yet, and nothing else here needs
 * Cairo. A round dot marks today's end of it.
 */
#include "edubba-sparkline.h"

#include <math.h>

#include <glib/gi18n.h>

#include "edubba-compat.h"

#define HEIGHT    64
#define MIN_WIDTH 120
#define THICKNESS 2.0f
#define DOT       6.0f

/* The least span of ratings that fills the height: small steps are to look small. */
#define MIN_SPAN 100.0f

struct _EdubbaSparkline
{
  GtkWidget parent_instance;

  /* owned */
  GArray *points; /* of EdubbaRatingPoint */
};

G_DEFINE_FINAL_TYPE (EdubbaSparkline, edubba_sparkline, GTK_TYPE_WIDGET)

static EdubbaRatingPoint
get_point (EdubbaSparkline *self, guint i)
{
  return g_array_index (self->points, EdubbaRatingPoint, i);
}

/* The place of a point in the widget. */
static graphene_point_t
place (EdubbaSparkline *self, guint i, float low, float span)
{
  EdubbaRatingPoint point = get_point (self, i);
  guint             first = get_point (self, 0).day;
  float             days = (float) (get_point (self, self->points->len - 1).day - first);
  float             width = (float) gtk_widget_get_width (GTK_WIDGET (self)) - DOT;
  float             height = (float) gtk_widget_get_height (GTK_WIDGET (self)) - DOT;
  float             x = (float) (point.day - first) / days;

  if (gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL)
    x = 1 - x;
  return GRAPHENE_POINT_INIT (DOT / 2 + x * width,
                              DOT / 2 + height - ((float) point.rating - low) / span * height);
}

static void
draw_segment (GtkSnapshot            *snapshot,
              const graphene_point_t *from,
              const graphene_point_t *to,
              const GdkRGBA          *color)
{
  float dx = to->x - from->x;
  float dy = to->y - from->y;
  float length = hypotf (dx, dy);

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, from);
  gtk_snapshot_rotate (snapshot, atan2f (dy, dx) * 180 / (float) G_PI);
  gtk_snapshot_append_color (snapshot, color,
                             &GRAPHENE_RECT_INIT (-THICKNESS / 2, -THICKNESS / 2,
                                                  length + THICKNESS, THICKNESS));
  gtk_snapshot_restore (snapshot);
}

static void
draw_dot (GtkSnapshot *snapshot, const graphene_point_t *at, const GdkRGBA *color)
{
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (at->x - DOT / 2, at->y - DOT / 2, DOT, DOT);
  GskRoundedRect  round;

  gsk_rounded_rect_init_from_rect (&round, &bounds, DOT / 2);
  gtk_snapshot_push_rounded_clip (snapshot, &round);
  gtk_snapshot_append_color (snapshot, color, &bounds);
  gtk_snapshot_pop (snapshot);
}

static void
edubba_sparkline_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  EdubbaSparkline *self = EDUBBA_SPARKLINE (widget);
  GdkRGBA          color = edubba_compat_get_color (widget);
  float            low = G_MAXFLOAT;
  float            high = 0;
  graphene_point_t last;

  if (self->points->len < 2)
    return;
  for (guint i = 0; i < self->points->len; i++)
    {
      low = MIN (low, (float) get_point (self, i).rating);
      high = MAX (high, (float) get_point (self, i).rating);
    }
  if (high - low < MIN_SPAN)
    low -= (MIN_SPAN - (high - low)) / 2;
  last = place (self, 0, low, MAX (high - low, MIN_SPAN));
  for (guint i = 1; i < self->points->len; i++)
    {
      graphene_point_t next = place (self, i, low, MAX (high - low, MIN_SPAN));

      draw_segment (snapshot, &last, &next, &color);
      last = next;
    }
  draw_dot (snapshot, &last, &color);
}

static void
edubba_sparkline_measure (GtkWidget     *widget,
                          GtkOrientation orientation,
                          int            for_size,
                          int           *minimum,
                          int           *natural,
                          int           *minimum_baseline,
                          int           *natural_baseline)
{
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? MIN_WIDTH : HEIGHT;
  *natural = *minimum;
}

static void
edubba_sparkline_finalize (GObject *object)
{
  g_clear_pointer (&EDUBBA_SPARKLINE (object)->points, g_array_unref);

  G_OBJECT_CLASS (edubba_sparkline_parent_class)->finalize (object);
}

static void
edubba_sparkline_class_init (EdubbaSparklineClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = edubba_sparkline_finalize;
  widget_class->snapshot = edubba_sparkline_snapshot;
  widget_class->measure = edubba_sparkline_measure;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
  gtk_widget_class_set_css_name (widget_class, "sparkline");
}

static void
edubba_sparkline_init (EdubbaSparkline *self)
{
}

GtkWidget *
edubba_sparkline_new (const GArray *points)
{
  EdubbaSparkline *self = g_object_new (EDUBBA_TYPE_SPARKLINE, NULL);
  g_autofree char *label = NULL;

  self->points = g_array_copy ((GArray *) points);
  if (points->len < 2)
    return GTK_WIDGET (self);
  label = g_strdup_printf (_ ("Your rating over time: it began at %1$u and is %2$u now."),
                           get_point (self, 0).rating, get_point (self, points->len - 1).rating);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  return GTK_WIDGET (self);
}
