/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The children are read line by line, as the Tab key goes through them. A line is as high as the
 * higher of its two, and both begin at its top. The width alone decides how many stand side by
 * side, since a page that scrolls is never told its height.
 */
#include "edubba-columns-layout.h"

#include "edubba-layout.h"

/* How wide a column must be, in heights of a line. */
#define COLUMN 17

struct _EdubbaColumnsLayout
{
  GtkLayoutManager parent_instance;

  int spacing;
};

G_DEFINE_FINAL_TYPE (EdubbaColumnsLayout, edubba_columns_layout, GTK_TYPE_LAYOUT_MANAGER)

/* The children that there are, and their areas as if texts were read from left to right. */
typedef struct
{
  GtkWidget    *children[EDUBBA_LAYOUT_MAX_CHILDREN];
  GtkAllocation areas[EDUBBA_LAYOUT_MAX_CHILDREN];
  int           n;
  int           height;
} Places;

/* How wide the widest child likes to be, and in *least how wide each must be. */
static int
measure_widest (GtkWidget *widget, int *least)
{
  GtkWidget *children[EDUBBA_LAYOUT_MAX_CHILDREN];
  int        n = edubba_layout_list_children (widget, children);
  int        widest = 0;

  *least = 0;
  for (int i = 0; i < n; i++)
    {
      int child_least;

      widest = MAX (widest, edubba_layout_measure_width (children[i], &child_least));
      *least = MAX (*least, child_least);
    }
  return widest;
}

/* How many children stand side by side in a width. */
static int
count_columns (EdubbaColumnsLayout *self, GtkWidget *widget, int width)
{
  int column = COLUMN * edubba_layout_measure_line (widget);
  int least;

  measure_widest (widget, &least);
  column = MAX (column, least);
  return width >= 2 * column + self->spacing ? 2 : 1;
}

/* Finds where all children lie in a width. */
static Places
find_places (EdubbaColumnsLayout *self, GtkWidget *widget, int width)
{
  Places places = { .height = 0 };
  int    columns = count_columns (self, widget, width);
  int    room = (width - (columns - 1) * self->spacing) / columns;
  int    y = 0;

  places.n = edubba_layout_list_children (widget, places.children);
  for (int i = 0; i < places.n; i++)
    {
      int column = i % columns;
      int height = edubba_layout_measure_height (places.children[i], room);

      if (column == 0 && i > 0)
        y = places.height + self->spacing;
      places.areas[i] = (GtkAllocation) { column * (room + self->spacing), y, room, height };
      places.height = MAX (places.height, y + height);
    }
  return places;
}

static GtkSizeRequestMode
edubba_columns_layout_get_request_mode (GtkLayoutManager *manager, GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
edubba_columns_layout_measure (GtkLayoutManager *manager,
                               GtkWidget        *widget,
                               GtkOrientation    orientation,
                               int               for_size,
                               int              *minimum,
                               int              *natural,
                               int              *minimum_baseline,
                               int              *natural_baseline)
{
  EdubbaColumnsLayout *self = EDUBBA_COLUMNS_LAYOUT (manager);

  *natural = 2 * measure_widest (widget, minimum) + self->spacing;
  if (orientation == GTK_ORIENTATION_VERTICAL)
    *minimum = *natural = find_places (self, widget, for_size < 0 ? *natural : for_size).height;
}

static void
edubba_columns_layout_allocate (
  GtkLayoutManager *manager, GtkWidget *widget, int width, int height, int baseline)
{
  Places places = find_places (EDUBBA_COLUMNS_LAYOUT (manager), widget, width);

  for (int i = 0; i < places.n; i++)
    edubba_layout_place (places.children[i], places.areas[i]);
}

static void
edubba_columns_layout_class_init (EdubbaColumnsLayoutClass *klass)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  layout_class->get_request_mode = edubba_columns_layout_get_request_mode;
  layout_class->measure = edubba_columns_layout_measure;
  layout_class->allocate = edubba_columns_layout_allocate;
}

static void
edubba_columns_layout_init (EdubbaColumnsLayout *self)
{
}

void
edubba_columns_layout_apply (gpointer widget, int spacing)
{
  EdubbaColumnsLayout *self;

  g_return_if_fail (GTK_IS_WIDGET (widget));

  self = g_object_new (EDUBBA_TYPE_COLUMNS_LAYOUT, NULL);
  self->spacing = spacing;
  gtk_widget_set_layout_manager (widget, GTK_LAYOUT_MANAGER (self));
}
