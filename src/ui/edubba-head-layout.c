/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The head is as high as it likes if the view fits below it. If the view fits below less of the
 * head, that is what there is of it. If it does not fit in any case, the view scrolls, and the head
 * need not.
 */
#include "edubba-head-layout.h"

struct _EdubbaHeadLayout
{
  GtkLayoutManager parent_instance;

  GtkWidget *view; /* borrowed; NULL when it is gone */
};

G_DEFINE_FINAL_TYPE (EdubbaHeadLayout, edubba_head_layout, GTK_TYPE_LAYOUT_MANAGER)

static int
measure (GtkWidget *child, GtkOrientation orientation, int for_size, int *minimum)
{
  int natural = 0;

  *minimum = 0;
  if (child != NULL && gtk_widget_should_layout (child))
    gtk_widget_measure (child, orientation, for_size, minimum, &natural, NULL, NULL);
  return natural;
}

static GtkSizeRequestMode
edubba_head_layout_get_request_mode (GtkLayoutManager *manager, GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
edubba_head_layout_measure (GtkLayoutManager *manager,
                            GtkWidget        *widget,
                            GtkOrientation    orientation,
                            int               for_size,
                            int              *minimum,
                            int              *natural,
                            int              *minimum_baseline,
                            int              *natural_baseline)
{
  gboolean down = orientation == GTK_ORIENTATION_VERTICAL;

  *minimum = *natural = 0;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      int least;
      int liked = measure (child, orientation, down ? for_size : -1, &least);

      *minimum = down ? *minimum + least : MAX (*minimum, least);
      *natural = down ? *natural + liked : MAX (*natural, liked);
    }
}

/* How high the head is where this much is left for it and for the child that expands, which gets
 * `least` in any case. */
static int
choose_head (EdubbaHeadLayout *self, GtkWidget *head, int width, int room, int least)
{
  int shortest, ignored;
  int liked = measure (head, GTK_ORIENTATION_VERTICAL, width, &shortest);
  int wanted = measure (self->view, GTK_ORIENTATION_VERTICAL, width, &ignored);
  int spare = room - wanted;

  if (spare >= shortest && spare < liked)
    return spare;
  return MAX (shortest, MIN (liked, room - least));
}

static void
edubba_head_layout_allocate (
  GtkLayoutManager *manager, GtkWidget *widget, int width, int height, int baseline)
{
  GtkWidget *head = gtk_widget_get_first_child (widget);
  int        room = height;
  int        least = 0;
  int        y = 0;
  int        head_height;

  for (GtkWidget *child = head; child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      int minimum;
      int liked = measure (child, GTK_ORIENTATION_VERTICAL, width, &minimum);

      if (gtk_widget_get_vexpand (child))
        least += minimum;
      else if (child != head)
        room -= liked;
    }
  head_height = choose_head (EDUBBA_HEAD_LAYOUT (manager), head, width, room, least);
  for (GtkWidget *child = head; child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      int           minimum;
      GtkAllocation area = { 0, y, width,
                             measure (child, GTK_ORIENTATION_VERTICAL, width, &minimum) };

      if (!gtk_widget_should_layout (child))
        continue;
      if (child == head)
        area.height = head_height;
      else if (gtk_widget_get_vexpand (child))
        area.height = MAX (minimum, room - head_height);
      gtk_widget_size_allocate (child, &area, -1);
      y += area.height;
    }
}

static void
edubba_head_layout_dispose (GObject *object)
{
  g_clear_weak_pointer (&EDUBBA_HEAD_LAYOUT (object)->view);

  G_OBJECT_CLASS (edubba_head_layout_parent_class)->dispose (object);
}

static void
edubba_head_layout_class_init (EdubbaHeadLayoutClass *klass)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = edubba_head_layout_dispose;
  layout_class->get_request_mode = edubba_head_layout_get_request_mode;
  layout_class->measure = edubba_head_layout_measure;
  layout_class->allocate = edubba_head_layout_allocate;
}

static void
edubba_head_layout_init (EdubbaHeadLayout *self)
{
}

void
edubba_head_layout_apply (GtkBox *box, GtkWidget *view)
{
  EdubbaHeadLayout *self;

  g_return_if_fail (GTK_IS_BOX (box));
  g_return_if_fail (GTK_IS_WIDGET (view));

  self = g_object_new (EDUBBA_TYPE_HEAD_LAYOUT, NULL);
  g_set_weak_pointer (&self->view, view);
  gtk_widget_set_layout_manager (GTK_WIDGET (box), GTK_LAYOUT_MANAGER (self));
}
