/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A drag gesture of the board that sees presses before anything on it does, and claims them only
 * once they move.
 */
#include "edubba-carry.h"

#include "edubba-motion.h"

/* The opacity of the pieces carried. */
#define CLEAR 0.93

typedef struct
{
  GskRenderNode  *picture;
  graphene_rect_t area;
} Carried;

struct _EdubbaCarry
{
  GtkWidget           *widget;  /* borrowed */
  GtkGesture          *gesture; /* borrowed: the widget's */
  const EdubbaCarrier *carrier; /* borrowed */
  gpointer             data;

  GArray  *carried;  /* of Carried */
  gboolean ready;    /* a press may still become carrying */
  gboolean carrying; /* something is taken up */
  double   x, y;     /* the place of the press */
  double   dx, dy;
  float    widest; /* see edubba_carry_set_widest () */
};

static void
carried_clear (gpointer data)
{
  g_clear_pointer (&((Carried *) data)->picture, gsk_render_node_unref);
}

static void
begun_cb (GtkGestureDrag *gesture, double x, double y, EdubbaCarry *self)
{
  self->ready = self->carrier->may_take (x, y, self->data);
  if (!self->ready)
    gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_DENIED);
}

static void
moved_cb (GtkGestureDrag *gesture, double dx, double dy, EdubbaCarry *self)
{
  double x, y;

  gtk_gesture_drag_get_start_point (gesture, &x, &y);
  if (!self->carrying)
    {
      /* A piece that was put back in mid-air stays there until the next press. */
      if (!self->ready || !gtk_drag_check_threshold (self->widget, (int) x, (int) y, (int) (x + dx),
                                                     (int) (y + dy)))
        return;
      self->ready = FALSE;
      self->x = x;
      self->y = y;
      gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_CLAIMED);
      self->carrier->take (x, y, self->data);
    }
  self->dx = dx;
  self->dy = dy;
  if (self->carrying)
    self->carrier->over (x + dx, y + dy, self->data);
  gtk_widget_queue_draw (self->widget);
}

static void
ended_cb (GtkGestureDrag *gesture, double dx, double dy, EdubbaCarry *self)
{
  double x, y;

  gtk_gesture_drag_get_start_point (gesture, &x, &y);
  self->carrier->put (x + dx, y + dy, self->data);
}

static void
cancelled_cb (GtkGesture *gesture, GdkEventSequence *sequence, EdubbaCarry *self)
{
  self->carrier->cancel (self->data);
}

EdubbaCarry *
edubba_carry_new (GtkWidget *widget, const EdubbaCarrier *carrier, gpointer data)
{
  EdubbaCarry *self;
  GtkGesture  *gesture = gtk_gesture_drag_new ();

  g_return_val_if_fail (GTK_IS_WIDGET (widget), NULL);
  g_return_val_if_fail (carrier != NULL, NULL);

  self = g_new0 (EdubbaCarry, 1);
  self->widget = widget;
  self->gesture = gesture;
  self->carrier = carrier;
  self->data = data;
  self->carried = g_array_new (FALSE, FALSE, sizeof (Carried));
  g_array_set_clear_func (self->carried, carried_clear);
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (gesture), GTK_PHASE_CAPTURE);
  g_signal_connect (gesture, "drag-begin", G_CALLBACK (begun_cb), self);
  g_signal_connect (gesture, "drag-update", G_CALLBACK (moved_cb), self);
  g_signal_connect (gesture, "drag-end", G_CALLBACK (ended_cb), self);
  g_signal_connect (gesture, "cancel", G_CALLBACK (cancelled_cb), self);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (gesture));
  return self;
}

/* The gesture has gone with its widget. */
void
edubba_carry_free (EdubbaCarry *self)
{
  g_array_unref (self->carried);
  g_free (self);
}

void
edubba_carry_add (EdubbaCarry *self, GtkWidget *widget)
{
  Carried carried = { 0 };

  if (widget == NULL || !gtk_widget_compute_bounds (widget, self->widget, &carried.area))
    return;
  carried.picture = edubba_motion_take_picture (widget);
  if (carried.picture != NULL)
    g_array_append_val (self->carried, carried);
}

void
edubba_carry_set_widest (EdubbaCarry *self, float width)
{
  self->widest = width;
}

/* The scale of the picture carried, towards the point where it was taken up. */
static float
get_scale (EdubbaCarry *self)
{
  float width = 0;

  for (guint i = 0; i < self->carried->len; i++)
    width = MAX (width, g_array_index (self->carried, Carried, i).area.size.width);
  return self->widest > 0 && width > self->widest ? self->widest / width : 1;
}

void
edubba_carry_begin (EdubbaCarry *self)
{
  self->dx = self->dy = 0;
  self->carrying = TRUE;
  gtk_widget_add_css_class (self->widget, "carrying");
  gtk_widget_queue_draw (self->widget);
}

gboolean
edubba_carry_drop (EdubbaCarry *self)
{
  gboolean carrying = self->carrying;

  self->carrying = FALSE;
  g_array_set_size (self->carried, 0);
  if (!carrying)
    return FALSE;
  gtk_widget_remove_css_class (self->widget, "carrying");
  gtk_widget_queue_draw (self->widget);
  return TRUE;
}

gboolean
edubba_carry_is_carrying (EdubbaCarry *self)
{
  return self->carrying;
}

gboolean
edubba_carry_is_touched (EdubbaCarry *self)
{
  GdkDevice *device =
    gtk_event_controller_get_current_event_device (GTK_EVENT_CONTROLLER (self->gesture));

  return device != NULL && gdk_device_get_source (device) == GDK_SOURCE_TOUCHSCREEN;
}

gboolean
edubba_carry_get_area (EdubbaCarry *self, graphene_rect_t *area)
{
  float scale;

  if (self->carried->len != 1)
    return FALSE;
  scale = get_scale (self);
  *area = g_array_index (self->carried, Carried, 0).area;
  graphene_rect_offset (area, (float) -self->x, (float) -self->y);
  graphene_rect_scale (area, scale, scale, area);
  graphene_rect_offset (area, (float) (self->x + self->dx), (float) (self->y + self->dy));
  return TRUE;
}

void
edubba_carry_snapshot (EdubbaCarry *self, GtkSnapshot *snapshot)
{
  float scale = get_scale (self);

  if (!self->carrying)
    return;
  gtk_snapshot_save (snapshot);
  gtk_snapshot_push_opacity (snapshot, CLEAR);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) (self->x + self->dx),
                                                          (float) (self->y + self->dy)));
  gtk_snapshot_scale (snapshot, scale, scale);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) -self->x, (float) -self->y));
  for (guint i = 0; i < self->carried->len; i++)
    {
      const Carried *carried = &g_array_index (self->carried, Carried, i);

      gtk_snapshot_save (snapshot);
      gtk_snapshot_translate (snapshot, &carried->area.origin);
      gtk_snapshot_append_node (snapshot, carried->picture);
      gtk_snapshot_restore (snapshot);
    }
  gtk_snapshot_pop (snapshot);
  gtk_snapshot_restore (snapshot);
}
