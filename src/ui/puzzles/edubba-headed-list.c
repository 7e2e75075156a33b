/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The list has the room that the head leaves, and an adjustment of its own: the scroll position
 * of the whole, less the height of the head. So the list scrolls by itself to the row that gets
 * the focus.
 *
 * CSS node: headedlist.
 */
#include "edubba-headed-list.h"

#include "edubba-layout.h"

/* The shares of the height that a step and a page scroll by. */
#define STEP_SHARE 0.1
#define PAGE_SHARE 0.9

struct _EdubbaHeadedList
{
  GtkWidget parent_instance;

  /* borrowed: children */
  GtkWidget *head;
  GtkWidget *list;

  /* owned */
  GtkAdjustment *across; /* of all; NULL outside of a scrolled window */
  GtkAdjustment *down;
  GtkAdjustment *within; /* down the list */

  GtkScrollablePolicy policies[2]; /* across and down */
  int                 head_height;
  gboolean            follows; /* the list may scroll to the row that has got the focus */
  gboolean            allocating;
};

G_DEFINE_FINAL_TYPE_WITH_CODE (EdubbaHeadedList,
                               edubba_headed_list,
                               GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (GTK_TYPE_SCROLLABLE, NULL))

enum
{
  PROP_0,
  PROP_HADJUSTMENT,
  PROP_VADJUSTMENT,
  PROP_HSCROLL_POLICY,
  PROP_VSCROLL_POLICY,
};

static void
list_changed_cb (EdubbaHeadedList *self)
{
  if (!self->allocating)
    gtk_widget_queue_allocate (GTK_WIDGET (self));
}

/* A user who scrolls moves away from the focus. */
static void
scrolled_cb (EdubbaHeadedList *self)
{
  if (self->allocating)
    return;
  self->follows = FALSE;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

/* The list has scrolled to something: the head makes room for it. */
static void
within_moved_cb (EdubbaHeadedList *self)
{
  double within = gtk_adjustment_get_value (self->within);
  double down;

  if (self->allocating || self->down == NULL)
    return;
  down = gtk_adjustment_get_value (self->down);
  gtk_adjustment_set_value (self->down, within > 0 ? self->head_height + within
                                                   : MIN (down, self->head_height));
}

static void
set_adjustment (EdubbaHeadedList *self, GtkAdjustment **place, GtkAdjustment *adjustment)
{
  if (*place == adjustment)
    return;
  if (*place != NULL)
    g_signal_handlers_disconnect_by_data (*place, self);
  g_set_object (place, adjustment);
  if (adjustment != NULL && place == &self->down)
    g_signal_connect_object (adjustment, "value-changed", G_CALLBACK (scrolled_cb), self,
                             G_CONNECT_SWAPPED);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

/* A list with less than a row in view does not scroll to its first row. */
static void
show_row (EdubbaHeadedList *self, const graphene_rect_t *area)
{
  double below = area->origin.y + area->size.height - gtk_widget_get_height (GTK_WIDGET (self));
  double down = gtk_adjustment_get_value (self->down);

  if (below <= 0 || gtk_adjustment_get_value (self->within) > 0)
    return;
  gtk_adjustment_set_value (self->down, MIN (down + below, self->head_height));
  self->follows = TRUE;
}

/* The widget with the focus is brought into view. */
static void
focus_moved_cb (EdubbaHeadedList *self)
{
  GtkRoot        *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget      *focus = gtk_root_get_focus (root);
  graphene_rect_t area;

  self->follows = focus != NULL && gtk_widget_is_ancestor (focus, self->list);
  if (focus == NULL || self->down == NULL ||
      gtk_widget_get_native (focus) != gtk_widget_get_native (self->head))
    return;
  if (self->follows && gtk_widget_compute_bounds (focus, GTK_WIDGET (self), &area))
    show_row (self, &area);
  else if (gtk_widget_is_ancestor (focus, self->head) &&
           gtk_widget_compute_bounds (focus, self->head, &area))
    gtk_adjustment_clamp_page (self->down, area.origin.y, area.origin.y + area.size.height);
}

static GtkSizeRequestMode
edubba_headed_list_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
edubba_headed_list_measure (GtkWidget     *widget,
                            GtkOrientation orientation,
                            int            for_size,
                            int           *minimum,
                            int           *natural,
                            int           *minimum_baseline,
                            int           *natural_baseline)
{
  EdubbaHeadedList *self = EDUBBA_HEADED_LIST (widget);
  gboolean          down = orientation == GTK_ORIENTATION_VERTICAL;
  int               head_minimum, head_natural;

  for_size = down ? for_size : -1;
  gtk_widget_measure (self->head, orientation, for_size, &head_minimum, &head_natural, NULL, NULL);
  gtk_widget_measure (self->list, orientation, for_size, minimum, natural, NULL, NULL);
  *minimum = down ? *minimum + head_minimum : MAX (*minimum, head_minimum);
  *natural = down ? *natural + head_natural : MAX (*natural, head_natural);
}

static void
place_children (EdubbaHeadedList *self, int width, int height, double value)
{
  int shown = MAX (0, self->head_height - (int) value);

  gtk_adjustment_set_value (self->within, MAX (0, value - self->head_height));
  gtk_widget_size_allocate (
    self->head, &(GtkAllocation) { 0, shown - self->head_height, width, self->head_height }, -1);
  gtk_widget_size_allocate (
    self->list, &(GtkAllocation) { 0, shown, width, MAX (height - shown, 1) }, -1);
}

/* A list that is shorter than its room says that it fills it. */
static double
measure_length (EdubbaHeadedList *self, int width)
{
  double upper = gtk_adjustment_get_upper (self->within);
  double room = gtk_adjustment_get_page_size (self->within);

  return upper > room ? upper : MIN (room, edubba_layout_measure_height (self->list, width));
}

/* Places the children for the scroll position `value`, and returns the position after that. The
 * list knows its length only once it has been placed, and scrolls then to the row with the focus:
 * the head goes away for that. Else it keeps the place of its first row, and has to let go of it
 * when the head comes back. */
static double
place (EdubbaHeadedList *self, int width, int height, double value)
{
  double most;

  place_children (self, width, height, value);
  if (value <= self->head_height && gtk_adjustment_get_value (self->within) > 0)
    {
      if (self->follows)
        value = self->head_height + gtk_adjustment_get_value (self->within);
      place_children (self, width, height, value);
    }
  if (value > self->head_height)
    value = self->head_height + gtk_adjustment_get_value (self->within);
  most = MAX (0, self->head_height + measure_length (self, width) - height);
  if (value > most)
    place_children (self, width, height, most);
  return MIN (value, most);
}

/* Allocates so that a change of the head's height moves nothing below the head. */
static void
edubba_headed_list_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  EdubbaHeadedList *self = EDUBBA_HEADED_LIST (widget);
  double            value = self->down != NULL ? gtk_adjustment_get_value (self->down) : 0;
  int               before = self->head_height;

  self->allocating = TRUE;
  self->head_height = edubba_layout_measure_height (self->head, width);
  if (value > before)
    value += self->head_height - before;
  value = place (self, width, height, value);
  if (self->down != NULL)
    gtk_adjustment_configure (self->down, value, 0,
                              MAX (height, self->head_height + measure_length (self, width)),
                              height * STEP_SHARE, height * PAGE_SHARE, height);
  if (self->across != NULL)
    gtk_adjustment_configure (self->across, 0, 0, width, 0, 0, width);
  self->allocating = FALSE;
}

static void
edubba_headed_list_root (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (edubba_headed_list_parent_class)->root (widget);

  g_signal_connect_swapped (gtk_widget_get_root (widget), "notify::focus-widget",
                            G_CALLBACK (focus_moved_cb), widget);
}

static void
edubba_headed_list_unroot (GtkWidget *widget)
{
  g_signal_handlers_disconnect_by_func (gtk_widget_get_root (widget), focus_moved_cb, widget);

  GTK_WIDGET_CLASS (edubba_headed_list_parent_class)->unroot (widget);
}

static void
edubba_headed_list_set_property (GObject      *object,
                                 guint         prop_id,
                                 const GValue *value,
                                 GParamSpec   *pspec)
{
  EdubbaHeadedList *self = EDUBBA_HEADED_LIST (object);

  switch (prop_id)
    {
    case PROP_HADJUSTMENT:
      set_adjustment (self, &self->across, g_value_get_object (value));
      break;
    case PROP_VADJUSTMENT:
      set_adjustment (self, &self->down, g_value_get_object (value));
      break;
    case PROP_HSCROLL_POLICY:
    case PROP_VSCROLL_POLICY:
      self->policies[prop_id - PROP_HSCROLL_POLICY] = g_value_get_enum (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
edubba_headed_list_get_property (GObject *object, guint prop_id, GValue *value, GParamSpec *pspec)
{
  EdubbaHeadedList *self = EDUBBA_HEADED_LIST (object);

  switch (prop_id)
    {
    case PROP_HADJUSTMENT:
      g_value_set_object (value, self->across);
      break;
    case PROP_VADJUSTMENT:
      g_value_set_object (value, self->down);
      break;
    case PROP_HSCROLL_POLICY:
    case PROP_VSCROLL_POLICY:
      g_value_set_enum (value, self->policies[prop_id - PROP_HSCROLL_POLICY]);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
edubba_headed_list_dispose (GObject *object)
{
  EdubbaHeadedList *self = EDUBBA_HEADED_LIST (object);
  GtkWidget        *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  set_adjustment (self, &self->across, NULL);
  set_adjustment (self, &self->down, NULL);
  g_clear_object (&self->within);

  G_OBJECT_CLASS (edubba_headed_list_parent_class)->dispose (object);
}

static void
edubba_headed_list_class_init (EdubbaHeadedListClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->set_property = edubba_headed_list_set_property;
  object_class->get_property = edubba_headed_list_get_property;
  object_class->dispose = edubba_headed_list_dispose;
  widget_class->get_request_mode = edubba_headed_list_get_request_mode;
  widget_class->measure = edubba_headed_list_measure;
  widget_class->size_allocate = edubba_headed_list_size_allocate;
  widget_class->root = edubba_headed_list_root;
  widget_class->unroot = edubba_headed_list_unroot;
  g_object_class_override_property (object_class, PROP_HADJUSTMENT, "hadjustment");
  g_object_class_override_property (object_class, PROP_VADJUSTMENT, "vadjustment");
  g_object_class_override_property (object_class, PROP_HSCROLL_POLICY, "hscroll-policy");
  g_object_class_override_property (object_class, PROP_VSCROLL_POLICY, "vscroll-policy");
  gtk_widget_class_set_css_name (widget_class, "headedlist");
}

static void
edubba_headed_list_init (EdubbaHeadedList *self)
{
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  self->within = g_object_ref_sink (gtk_adjustment_new (0, 0, 0, 0, 0, 0));
  g_signal_connect_object (self->within, "value-changed", G_CALLBACK (within_moved_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->within, "changed", G_CALLBACK (list_changed_cb), self,
                           G_CONNECT_SWAPPED);
}

GtkWidget *
edubba_headed_list_new (GtkWidget *head, GtkWidget *list)
{
  EdubbaHeadedList *self;
  g_autoptr (GtkAdjustment) across = g_object_ref_sink (gtk_adjustment_new (0, 0, 0, 0, 0, 0));

  g_return_val_if_fail (GTK_IS_WIDGET (head), NULL);
  g_return_val_if_fail (GTK_IS_SCROLLABLE (list), NULL);

  self = g_object_new (EDUBBA_TYPE_HEADED_LIST, NULL);
  self->head = head;
  self->list = list;
  gtk_widget_set_parent (head, GTK_WIDGET (self));
  gtk_widget_set_parent (list, GTK_WIDGET (self));
  gtk_scrollable_set_hadjustment (GTK_SCROLLABLE (list), across);
  gtk_scrollable_set_vadjustment (GTK_SCROLLABLE (list), self->within);
  return GTK_WIDGET (self);
}
