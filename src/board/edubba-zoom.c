/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The field gets an area as many times larger than ours as the scale says, and lies shifted in
 * it; the part outside of our area is clipped.
 */
#include "edubba-zoom.h"

#include <gdk/gdk.h>
#include <glib/gi18n-lib.h>
#include <math.h>

#include "edubba-kit.h"

/* A place is never larger than this, in pixels, unless it is when all fit. */
#define LARGEST 150

/* A step of the wheel, a key or a button. */
#define STEP 1.25f

/* The distance of a step of the wheel, in pixels. */
#define WHEEL 40

struct _EdubbaZoom
{
  GtkWidget parent_instance;

  EdubbaField *field; /* child */
  GtkWidget   *box;   /* owned: the buttons */
  GtkWidget   *buttons[3];
  GtkWindow   *window; /* borrowed: whose focus is followed */

  float    scale;
  double   x, y;             /* the part of the field to the left of our area, and above */
  double   began_x, began_y; /* x and y at the beginning of dragging */
  float    began_scale;
  gboolean follows; /* the focus has moved: its place is to be seen */

  /* As it was laid out last: our own size, and at scale 1 the corner of the place at column 0 and
   * row 0 and the width of a place. */
  int              width, height;
  graphene_point_t laid;
  float            base;

  guint        buttons_id; /* source id: the buttons will be fitted to the scale */
  EdubbaPlace *home;       /* in the middle as long as nobody has zoomed; borrowed until it goes */
  float        least;      /* the least size of places then */
  gboolean     touched;    /* somebody has zoomed */
};

G_DEFINE_FINAL_TYPE (EdubbaZoom, edubba_zoom, GTK_TYPE_WIDGET)

static float
get_most (EdubbaZoom *self)
{
  float size = edubba_field_get_size (self->field) / self->scale;

  return MAX (1, LARGEST / MAX (1, size));
}

static void
clamp (EdubbaZoom *self)
{
  double width = gtk_widget_get_width (GTK_WIDGET (self));
  double height = gtk_widget_get_height (GTK_WIDGET (self));

  self->x = CLAMP (self->x, 0, width * (self->scale - 1));
  self->y = CLAMP (self->y, 0, height * (self->scale - 1));
}

static void
update_buttons (EdubbaZoom *self)
{
  gtk_widget_set_visible (self->buttons[0], self->scale > 1);
  gtk_widget_set_sensitive (self->buttons[1], self->scale < get_most (self));
  gtk_widget_set_visible (self->buttons[2], self->scale > 1);
}

GtkWidget *
edubba_zoom_get_buttons (EdubbaZoom *self)
{
  g_return_val_if_fail (EDUBBA_IS_ZOOM (self), NULL);

  return self->box;
}

float
edubba_zoom_get_scale (EdubbaZoom *self)
{
  g_return_val_if_fail (EDUBBA_IS_ZOOM (self), 1);

  return self->scale;
}

void
edubba_zoom_set_scale (EdubbaZoom *self, float scale, double x, double y)
{
  double share;

  g_return_if_fail (EDUBBA_IS_ZOOM (self));

  self->touched = TRUE;
  scale = CLAMP (scale, 1, get_most (self));
  share = scale / self->scale;
  self->x = (self->x + x) * share - x;
  self->y = (self->y + y) * share - y;
  self->scale = scale;
  clamp (self);
  update_buttons (self);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

void
edubba_zoom_pan (EdubbaZoom *self, double dx, double dy)
{
  g_return_if_fail (EDUBBA_IS_ZOOM (self));

  self->x += dx;
  self->y += dy;
  clamp (self);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

/* The shift that brings a span within a length, with some room around it. */
static double
find_shift (double at, double length, double whole)
{
  double room = MIN (length / 2, MAX (0, (whole - length) / 2));

  if (at - room < 0)
    return at - room;
  if (at + length + room > whole)
    return at + length + room - whole;
  return 0;
}

void
edubba_zoom_show_place (EdubbaZoom *self, EdubbaPlace *place)
{
  graphene_rect_t area;

  g_return_if_fail (EDUBBA_IS_ZOOM (self));
  g_return_if_fail (EDUBBA_IS_PLACE (place));

  area = edubba_field_get_area (self->field, edubba_place_get_column (place),
                                edubba_place_get_row (place));
  edubba_zoom_pan (self,
                   find_shift (area.origin.x - self->x, area.size.width,
                               gtk_widget_get_width (GTK_WIDGET (self))),
                   find_shift (area.origin.y - self->y, area.size.height,
                               gtk_widget_get_height (GTK_WIDGET (self))));
}

void
edubba_zoom_set_home (EdubbaZoom *self, EdubbaPlace *place, float least)
{
  g_return_if_fail (EDUBBA_IS_ZOOM (self));
  g_return_if_fail (EDUBBA_IS_PLACE (place));

  g_set_weak_pointer (&self->home, place);
  self->least = least;
  edubba_zoom_go_home (self);
}

void
edubba_zoom_go_home (EdubbaZoom *self)
{
  g_return_if_fail (EDUBBA_IS_ZOOM (self));

  self->touched = FALSE;
  self->width = self->height = 0;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

/* A step closer, or away, from the middle; 0: all of it. */
static void
step (EdubbaZoom *self, int direction)
{
  float scale = direction == 0 ? 1 : direction > 0 ? self->scale * STEP
                                                   : self->scale / STEP;

  edubba_zoom_set_scale (self, scale, gtk_widget_get_width (GTK_WIDGET (self)) / 2.0,
                         gtk_widget_get_height (GTK_WIDGET (self)) / 2.0);
  self->follows = TRUE;
}

gboolean
edubba_zoom_press_key (EdubbaZoom *self, guint keyval, GdkModifierType state)
{
  gboolean control = (state & GDK_CONTROL_MASK) != 0;

  g_return_val_if_fail (EDUBBA_IS_ZOOM (self), FALSE);

  if (state & (GDK_ALT_MASK | GDK_SUPER_MASK))
    return FALSE;
  switch (keyval)
    {
    case GDK_KEY_plus:
    case GDK_KEY_equal:
    case GDK_KEY_KP_Add:
      step (self, 1);
      return TRUE;
    case GDK_KEY_minus:
    case GDK_KEY_KP_Subtract:
      step (self, -1);
      return TRUE;
    case GDK_KEY_0:
    case GDK_KEY_KP_0:
      if (control)
        step (self, 0);
      return control;
    default:
      return FALSE;
    }
}

gboolean
edubba_zoom_press_by_finger (EdubbaZoom *self, double x, double y)
{
  float size, before;

  g_return_val_if_fail (EDUBBA_IS_ZOOM (self), FALSE);

  size = edubba_field_get_size (self->field);
  before = self->scale;
  if (size >= EDUBBA_KIT_MIN_HIT)
    return FALSE;
  edubba_zoom_set_scale (self, self->scale * EDUBBA_KIT_MIN_HIT * 1.1f / MAX (1, size), x, y);
  return self->scale > before;
}

/* ---- Events */

static gboolean
scrolled_cb (GtkEventControllerScroll *scroll, double dx, double dy, EdubbaZoom *self)
{
  GtkEventController *controller = GTK_EVENT_CONTROLLER (scroll);
  GdkModifierType     state = gtk_event_controller_get_current_event_state (controller);
  GdkEvent           *event = gtk_event_controller_get_current_event (controller);
  graphene_point_t    at = GRAPHENE_POINT_INIT (0, 0);
  double              x, y;

  if (!(state & GDK_CONTROL_MASK))
    {
      if (self->scale <= 1)
        return FALSE;
      edubba_zoom_pan (self, dx * WHEEL, dy * WHEEL);
      return TRUE;
    }
  if (gdk_event_get_position (event, &x, &y))
    {
      GtkNative *native = gtk_widget_get_native (GTK_WIDGET (self));
      double     off_x, off_y;

      gtk_native_get_surface_transform (native, &off_x, &off_y);
      if (!gtk_widget_compute_point (
            GTK_WIDGET (native), GTK_WIDGET (self),
            &GRAPHENE_POINT_INIT ((float) (x - off_x), (float) (y - off_y)), &at))
        at = GRAPHENE_POINT_INIT (0, 0);
    }
  edubba_zoom_set_scale (self, self->scale * powf (STEP, (float) -dy), at.x, at.y);
  return TRUE;
}

static void
pinch_begun_cb (GtkGesture *gesture, GdkEventSequence *sequence, EdubbaZoom *self)
{
  self->began_scale = self->scale;
}

static void
pinched_cb (GtkGestureZoom *gesture, double scale, EdubbaZoom *self)
{
  double x, y;

  if (gtk_gesture_get_bounding_box_center (GTK_GESTURE (gesture), &x, &y))
    edubba_zoom_set_scale (self, self->began_scale * (float) scale, x, y);
}

static void
drag_begun_cb (GtkGestureDrag *drag, double x, double y, EdubbaZoom *self)
{
  self->began_x = self->x;
  self->began_y = self->y;
  if (self->scale <= 1)
    gtk_gesture_set_state (GTK_GESTURE (drag), GTK_EVENT_SEQUENCE_DENIED);
}

static void
dragged_cb (GtkGestureDrag *drag, double dx, double dy, EdubbaZoom *self)
{
  if (!gtk_drag_check_threshold (GTK_WIDGET (self), 0, 0, (int) dx, (int) dy) &&
      self->x == self->began_x && self->y == self->began_y)
    return;
  gtk_gesture_set_state (GTK_GESTURE (drag), GTK_EVENT_SEQUENCE_CLAIMED);
  edubba_zoom_pan (self, self->began_x - dx - self->x, self->began_y - dy - self->y);
}

static void
pressed_cb (GtkGestureClick *click, int n_press, double x, double y, EdubbaZoom *self)
{
  GdkDevice *device =
    gtk_event_controller_get_current_event_device (GTK_EVENT_CONTROLLER (click));
  GtkWidget *picked = gtk_widget_pick (GTK_WIDGET (self), x, y, GTK_PICK_DEFAULT);

  if (device != NULL && gdk_device_get_source (device) == GDK_SOURCE_TOUCHSCREEN &&
      EDUBBA_IS_PLACE (picked) && edubba_zoom_press_by_finger (self, x, y))
    gtk_gesture_set_state (GTK_GESTURE (click), GTK_EVENT_SEQUENCE_CLAIMED);
}

static void
add_controllers (EdubbaZoom *self)
{
  GtkWidget          *widget = GTK_WIDGET (self);
  GtkEventController *scroll =
    gtk_event_controller_scroll_new (GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES);
  GtkGesture *pinch = gtk_gesture_zoom_new ();
  GtkGesture *drag = gtk_gesture_drag_new ();
  GtkGesture *click = gtk_gesture_click_new ();

  g_signal_connect (scroll, "scroll", G_CALLBACK (scrolled_cb), self);
  gtk_widget_add_controller (widget, scroll);
  g_signal_connect (pinch, "begin", G_CALLBACK (pinch_begun_cb), self);
  g_signal_connect (pinch, "scale-changed", G_CALLBACK (pinched_cb), self);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (pinch));
  g_signal_connect (drag, "drag-begin", G_CALLBACK (drag_begun_cb), self);
  g_signal_connect (drag, "drag-update", G_CALLBACK (dragged_cb), self);
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (drag), GTK_PHASE_CAPTURE);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (drag));
  g_signal_connect (click, "pressed", G_CALLBACK (pressed_cb), self);
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (click), GTK_PHASE_CAPTURE);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (click));
}

static void
focus_moved_cb (EdubbaZoom *self)
{
  self->follows = TRUE;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

/* The place that has the focus is to be seen. */
static void
follow_focus (EdubbaZoom *self)
{
  GtkWidget *focus = self->window != NULL ? gtk_window_get_focus (self->window) : NULL;

  self->follows = FALSE;
  if (self->scale > 1 && EDUBBA_IS_PLACE (focus) &&
      gtk_widget_is_ancestor (focus, GTK_WIDGET (self)))
    edubba_zoom_show_place (self, EDUBBA_PLACE (focus));
}

/* ---- The widget */

static void
edubba_zoom_measure (GtkWidget     *widget,
                     GtkOrientation orientation,
                     int            for_size,
                     int           *minimum,
                     int           *natural,
                     int           *minimum_baseline,
                     int           *natural_baseline)
{
  gtk_widget_measure (GTK_WIDGET (EDUBBA_ZOOM (widget)->field), orientation, -1, minimum, natural,
                      NULL, NULL);
}

static void
allocate_field (EdubbaZoom *self, int width, int height)
{
  gtk_widget_measure (GTK_WIDGET (self->field), GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL,
                      NULL);
  gtk_widget_allocate (
    GTK_WIDGET (self->field), (int) ((float) width * self->scale),
    (int) ((float) height * self->scale), -1,
    gsk_transform_translate (NULL,
                             &GRAPHENE_POINT_INIT ((float) -floor (self->x),
                                                   (float) -floor (self->y))));
}

/* A field that has grown was laid out anew: its places go back to where they were. */
static void
keep_places (EdubbaZoom *self, int width, int height)
{
  float            base = edubba_field_get_size (self->field) / self->scale;
  graphene_rect_t  area = edubba_field_get_area (self->field, 0, 0);
  graphene_point_t before = { self->laid.x * self->scale, self->laid.y * self->scale };

  if (edubba_field_get_room (self->field) == 0 || width != self->width ||
      height != self->height ||
      (ABS (base - self->base) < 0.01f && graphene_point_near (&area.origin, &before, 2)))
    return;
  if (self->scale <= 1 && (base >= EDUBBA_KIT_MIN_HIT || self->base < EDUBBA_KIT_MIN_HIT))
    return;
  self->scale = CLAMP (self->scale * self->base / base, 1, get_most (self));
  allocate_field (self, width, height);
  area = edubba_field_get_area (self->field, 0, 0);
  self->x += area.origin.x - before.x;
  self->y += area.origin.y - before.y;
  clamp (self);
  allocate_field (self, width, height);
}

/* As long as nobody has zoomed the home is in the middle, and places are large enough. */
static void
show_home (EdubbaZoom *self, int width, int height)
{
  float           base = edubba_field_get_size (self->field) / self->scale;
  graphene_rect_t area;

  self->scale = CLAMP (self->least / MAX (1, base), 1, get_most (self));
  allocate_field (self, width, height);
  area = edubba_field_get_area (self->field, edubba_place_get_column (self->home),
                                edubba_place_get_row (self->home));
  self->x = area.origin.x + area.size.width / 2 - width / 2.0;
  self->y = area.origin.y + area.size.height / 2 - height / 2.0;
  clamp (self);
  allocate_field (self, width, height);
}

static gboolean
update_buttons_cb (gpointer data)
{
  EdubbaZoom *self = data;

  self->buttons_id = 0;
  update_buttons (self);
  return G_SOURCE_REMOVE;
}

static void
edubba_zoom_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  EdubbaZoom *self = EDUBBA_ZOOM (widget);
  float       scale = self->scale;

  clamp (self);
  allocate_field (self, width, height);
  if (self->home != NULL && !self->touched && (width != self->width || height != self->height))
    show_home (self, width, height);
  else
    keep_places (self, width, height);
  if (self->follows)
    {
      follow_focus (self);
      allocate_field (self, width, height);
    }
  self->width = width;
  self->height = height;
  self->laid = edubba_field_get_area (self->field, 0, 0).origin;
  self->laid.x /= self->scale;
  self->laid.y /= self->scale;
  self->base = edubba_field_get_size (self->field) / self->scale;
  /* Not while everything is being laid out. */
  if (scale != self->scale && self->buttons_id == 0)
    self->buttons_id = g_idle_add_full (G_PRIORITY_HIGH_IDLE, update_buttons_cb, self, NULL);
}

static void
edubba_zoom_root (GtkWidget *widget)
{
  EdubbaZoom *self = EDUBBA_ZOOM (widget);

  GTK_WIDGET_CLASS (edubba_zoom_parent_class)->root (widget);
  if (!GTK_IS_WINDOW (gtk_widget_get_root (widget)))
    return;
  self->window = GTK_WINDOW (gtk_widget_get_root (widget));
  g_signal_connect_swapped (self->window, "notify::focus-widget", G_CALLBACK (focus_moved_cb),
                            self);
}

static void
edubba_zoom_unroot (GtkWidget *widget)
{
  EdubbaZoom *self = EDUBBA_ZOOM (widget);

  if (self->window != NULL)
    g_signal_handlers_disconnect_by_data (self->window, self);
  self->window = NULL;
  GTK_WIDGET_CLASS (edubba_zoom_parent_class)->unroot (widget);
}

static void
edubba_zoom_dispose (GObject *object)
{
  EdubbaZoom *self = EDUBBA_ZOOM (object);

  g_clear_weak_pointer (&self->home);
  g_clear_handle_id (&self->buttons_id, g_source_remove);
  /* The buttons may live longer, on the board. */
  for (guint i = 0; i < G_N_ELEMENTS (self->buttons) && self->box != NULL; i++)
    g_signal_handlers_disconnect_by_data (self->buttons[i], self);
  if (self->field != NULL)
    gtk_widget_unparent (GTK_WIDGET (self->field));
  self->field = NULL;
  g_clear_object (&self->box);
  G_OBJECT_CLASS (edubba_zoom_parent_class)->dispose (object);
}

static void
edubba_zoom_class_init (EdubbaZoomClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = edubba_zoom_dispose;
  widget_class->measure = edubba_zoom_measure;
  widget_class->size_allocate = edubba_zoom_size_allocate;
  widget_class->root = edubba_zoom_root;
  widget_class->unroot = edubba_zoom_unroot;
  gtk_widget_class_set_css_name (widget_class, "zoom");
}

static void
zoom_out_cb (EdubbaZoom *self)
{
  step (self, -1);
}

static void
zoom_in_cb (EdubbaZoom *self)
{
  step (self, 1);
}

static void
zoom_fit_cb (EdubbaZoom *self)
{
  step (self, 0);
}

static void
add_button (EdubbaZoom *self, guint i, const char *icon, const char *title, GCallback pressed)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);

  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_tooltip_text (button, title);
  edubba_kit_name (button, title, NULL);
  g_signal_connect_swapped (button, "clicked", pressed, self);
  gtk_box_append (GTK_BOX (self->box), button);
  self->buttons[i] = button;
}

static void
edubba_zoom_init (EdubbaZoom *self)
{
  self->scale = 1;
  self->box = g_object_ref_sink (gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0));
  add_button (self, 2, "zoom-fit-best-symbolic", _ ("Show the Whole Board"),
              G_CALLBACK (zoom_fit_cb));
  add_button (self, 0, "zoom-out-symbolic", _ ("Zoom Out"), G_CALLBACK (zoom_out_cb));
  add_button (self, 1, "zoom-in-symbolic", _ ("Zoom In"), G_CALLBACK (zoom_in_cb));
  gtk_widget_set_visible (self->buttons[2], FALSE);
  gtk_widget_set_visible (self->buttons[0], FALSE);
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  add_controllers (self);
}

GtkWidget *
edubba_zoom_new (EdubbaField *field)
{
  EdubbaZoom *self;

  g_return_val_if_fail (EDUBBA_IS_FIELD (field), NULL);

  self = g_object_new (EDUBBA_TYPE_ZOOM, NULL);
  self->field = field;
  gtk_widget_set_parent (GTK_WIDGET (field), GTK_WIDGET (self));
  return GTK_WIDGET (self);
}
