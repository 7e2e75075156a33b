/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A scrolled window asks for the height that its child has in one line of text, in any width.
 * This asks for the height of the child in the present width. It can be scrolled by keys too if
 * nothing inside takes the focus.
 *
 * CSS node: `pane`.
 */
#include "edubba-squeeze-box.h"

/* The least visible height of the child, in pixels. */
#define LEAST 64

struct _EdubbaSqueezeBox
{
  GtkWidget parent_instance;

  GtkWidget *scroller;
  GtkWidget *child; /* borrowed */
};

G_DEFINE_FINAL_TYPE (EdubbaSqueezeBox, edubba_squeeze_box, GTK_TYPE_WIDGET)

static GtkSizeRequestMode
edubba_squeeze_box_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
edubba_squeeze_box_measure (GtkWidget     *widget,
                            GtkOrientation orientation,
                            int            for_size,
                            int           *minimum,
                            int           *natural,
                            int           *minimum_baseline,
                            int           *natural_baseline)
{
  gboolean down = orientation == GTK_ORIENTATION_VERTICAL;

  gtk_widget_measure (EDUBBA_SQUEEZE_BOX (widget)->child, orientation, down ? for_size : -1,
                      minimum, natural, NULL, NULL);
  if (down)
    *minimum = MIN (*minimum, LEAST);
}

static void
edubba_squeeze_box_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  gtk_widget_size_allocate (EDUBBA_SQUEEZE_BOX (widget)->scroller,
                            &(GtkAllocation) { 0, 0, width, height }, -1);
}

/* A scrolled window that may not take the focus says that it did, and Tab would never leave it. */
static gboolean
edubba_squeeze_box_focus (GtkWidget *widget, GtkDirectionType direction)
{
  GtkWidget *focus;

  if (!gtk_widget_child_focus (EDUBBA_SQUEEZE_BOX (widget)->scroller, direction))
    return FALSE;
  focus = gtk_root_get_focus (gtk_widget_get_root (widget));
  return focus != NULL && gtk_widget_is_ancestor (focus, widget);
}

/* A child that is visible as a whole needs no keys to be scrolled. */
static void
allow_keys (GtkAdjustment *adjustment, GtkWidget *scroller)
{
  gtk_widget_set_focusable (scroller, gtk_adjustment_get_upper (adjustment) >
                                        gtk_adjustment_get_page_size (adjustment));
}

static void
edubba_squeeze_box_dispose (GObject *object)
{
  g_clear_pointer (&EDUBBA_SQUEEZE_BOX (object)->scroller, gtk_widget_unparent);

  G_OBJECT_CLASS (edubba_squeeze_box_parent_class)->dispose (object);
}

static void
edubba_squeeze_box_class_init (EdubbaSqueezeBoxClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = edubba_squeeze_box_dispose;
  widget_class->get_request_mode = edubba_squeeze_box_get_request_mode;
  widget_class->measure = edubba_squeeze_box_measure;
  widget_class->size_allocate = edubba_squeeze_box_size_allocate;
  widget_class->focus = edubba_squeeze_box_focus;
  gtk_widget_class_set_css_name (widget_class, "pane");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
edubba_squeeze_box_init (EdubbaSqueezeBox *self)
{
  GtkAdjustment *adjustment;

  self->scroller = g_object_new (GTK_TYPE_SCROLLED_WINDOW, "focusable", FALSE, "hscrollbar-policy",
                                 GTK_POLICY_NEVER, NULL);
  adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scroller));
  g_signal_connect_object (adjustment, "changed", G_CALLBACK (allow_keys), self->scroller, 0);
  gtk_widget_set_parent (self->scroller, GTK_WIDGET (self));
}

GtkWidget *
edubba_squeeze_box_new (GtkWidget *child)
{
  EdubbaSqueezeBox *self;

  g_return_val_if_fail (GTK_IS_WIDGET (child), NULL);

  self = g_object_new (EDUBBA_TYPE_SQUEEZE_BOX, NULL);
  self->child = child;
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scroller), child);
  return GTK_WIDGET (self);
}
