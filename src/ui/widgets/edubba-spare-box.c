/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The room is known only when the height is given, so the second child is not hidden but left out
 * (child-visible): nothing is measured again for it.
 */
#include "edubba-spare-box.h"

#include "edubba-layout.h"

struct _EdubbaSpareBox
{
  GtkWidget parent_instance;

  /* children */
  GtkWidget *child;
  GtkWidget *spare;
};

G_DEFINE_FINAL_TYPE (EdubbaSpareBox, edubba_spare_box, GTK_TYPE_WIDGET)

static GtkSizeRequestMode
edubba_spare_box_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
edubba_spare_box_measure (GtkWidget     *widget,
                          GtkOrientation orientation,
                          int            for_size,
                          int           *minimum,
                          int           *natural,
                          int           *minimum_baseline,
                          int           *natural_baseline)
{
  gtk_widget_measure (EDUBBA_SPARE_BOX (widget)->child, orientation,
                      orientation == GTK_ORIENTATION_VERTICAL ? for_size : -1, minimum, natural,
                      NULL, NULL);
}

static int
measure_height (GtkWidget *child, int width)
{
  int natural;

  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width, NULL, &natural, NULL, NULL);
  return natural;
}

static gboolean
has_room (EdubbaSpareBox *self, int width, int height)
{
  int least;

  gtk_widget_measure (self->spare, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  return gtk_widget_get_visible (self->spare) && least <= width &&
         measure_height (self->child, width) + measure_height (self->spare, width) <= height;
}

static void
edubba_spare_box_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  EdubbaSpareBox *self = EDUBBA_SPARE_BOX (widget);
  gboolean        shown = has_room (self, width, height);
  int             spare = shown ? measure_height (self->spare, width) : 0;

  edubba_layout_place (self->child, (GtkAllocation) { 0, 0, width, height - spare });
  gtk_widget_set_child_visible (self->spare, shown);
  if (shown)
    edubba_layout_place (self->spare, (GtkAllocation) { 0, height - spare, width, spare });
}

static void
edubba_spare_box_dispose (GObject *object)
{
  EdubbaSpareBox *self = EDUBBA_SPARE_BOX (object);

  g_clear_pointer (&self->child, gtk_widget_unparent);
  g_clear_pointer (&self->spare, gtk_widget_unparent);

  G_OBJECT_CLASS (edubba_spare_box_parent_class)->dispose (object);
}

static void
edubba_spare_box_class_init (EdubbaSpareBoxClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = edubba_spare_box_dispose;
  widget_class->get_request_mode = edubba_spare_box_get_request_mode;
  widget_class->measure = edubba_spare_box_measure;
  widget_class->size_allocate = edubba_spare_box_size_allocate;
}

static void
edubba_spare_box_init (EdubbaSpareBox *self)
{
}

GtkWidget *
edubba_spare_box_new (GtkWidget *child, GtkWidget *spare)
{
  EdubbaSpareBox *self;

  g_return_val_if_fail (GTK_IS_WIDGET (child), NULL);
  g_return_val_if_fail (GTK_IS_WIDGET (spare), NULL);

  self = g_object_new (EDUBBA_TYPE_SPARE_BOX, NULL);
  self->child = child;
  self->spare = spare;
  gtk_widget_set_parent (child, GTK_WIDGET (self));
  gtk_widget_set_parent (spare, GTK_WIDGET (self));
  return GTK_WIDGET (self);
}
