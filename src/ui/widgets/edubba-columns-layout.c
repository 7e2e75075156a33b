/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The children are read line by line, as the Tab key goes through them. A line is as high as its
 * highest child, and its other children get the same height. The width alone decides on the
 * number of columns, since a page that scrolls never learns its height.
 */
#include "edubba-columns-layout.h"

#include "edubba-layout.h"

/* The least width of a column, in heights of a line, and of a column of short texts. */
#define COLUMN       17
#define SHORT_COLUMN 8

/* Between two children, in pixels. */
#define SPACING 18

/* The keys of a widget's data: the greatest number of columns, their distance, TRUE for columns
 * of short texts, and TRUE for columns that begin below the first child. */
#define MOST_KEY    "edubba-most-columns"
#define SPACING_KEY "edubba-columns-spacing"
#define SHORT_KEY   "edubba-columns-short"
#define BELOW_KEY   "edubba-columns-below"

/* The children that there are, and their areas as if texts were read from left to right. */
typedef struct
{
  GtkWidget    *children[EDUBBA_LAYOUT_MAX_CHILDREN];
  GtkAllocation areas[EDUBBA_LAYOUT_MAX_CHILDREN];
  int           n;
  int           height;
} Places;

static int
get_most (GtkWidget *widget)
{
  return GPOINTER_TO_INT (g_object_get_data (G_OBJECT (widget), MOST_KEY));
}

static int
get_spacing (GtkWidget *widget)
{
  return GPOINTER_TO_INT (g_object_get_data (G_OBJECT (widget), SPACING_KEY));
}

static gboolean
has_short_texts (GtkWidget *widget)
{
  return g_object_get_data (G_OBJECT (widget), SHORT_KEY) != NULL;
}

/* The number of children above the columns. */
static int
count_above (GtkWidget *widget)
{
  return g_object_get_data (G_OBJECT (widget), BELOW_KEY) != NULL ? 1 : 0;
}

/* The natural width of the widest child, and in *least the least width that all need. */
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

/* The number of children side by side in a width. */
static int
count_columns (GtkWidget *widget, int width)
{
  int lines = has_short_texts (widget) ? SHORT_COLUMN : COLUMN;
  int column = lines * edubba_layout_measure_line (widget);
  int least;

  measure_widest (widget, &least);
  column = MAX (column, least) + get_spacing (widget);
  return CLAMP ((width + get_spacing (widget)) / column, 1, get_most (widget));
}

/* Makes the children of the line that begins with one of them and ends before another as high as
 * the highest of them. */
static void
level_line (Places *places, int begin, int end)
{
  for (int i = begin; i < end; i++)
    places->areas[i].height = places->height - places->areas[i].y;
}

/* Finds where all children lie in a width. */
static Places
find_places (GtkWidget *widget, int width)
{
  Places   places = { .height = 0 };
  int      columns = count_columns (widget, width);
  int      above = count_above (widget);
  gboolean fills = above > 0 || has_short_texts (widget);
  int      spacing = get_spacing (widget);
  int      room = (width - (columns - 1) * spacing) / columns;
  int      y = 0;

  places.n = edubba_layout_list_children (widget, places.children);
  for (int i = 0; i < places.n; i++)
    {
      int      column = i < above ? 0 : (i - above) % columns;
      gboolean alone = i < above || (column == 0 && i == places.n - 1 && fills);
      int      wide = alone ? width : room;
      int      height = edubba_layout_measure_height (places.children[i], wide);

      if (column == 0 && i > 0)
        y = places.height + spacing;
      places.areas[i] = (GtkAllocation) { column * (room + spacing), y, wide, height };
      places.height = MAX (places.height, y + height);
      if (i < above || column == columns - 1 || i == places.n - 1)
        level_line (&places, i - column, i + 1);
    }
  return places;
}

static GtkSizeRequestMode
get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
measure (GtkWidget     *widget,
         GtkOrientation orientation,
         int            for_size,
         int           *minimum,
         int           *natural,
         int           *minimum_baseline,
         int           *natural_baseline)
{
  int most = get_most (widget);

  *natural = most * measure_widest (widget, minimum) + (most - 1) * get_spacing (widget);
  if (orientation == GTK_ORIENTATION_VERTICAL)
    *minimum = *natural = find_places (widget, for_size < 0 ? *natural : for_size).height;
}

static void
allocate (GtkWidget *widget, int width, int height, int baseline)
{
  Places places = find_places (widget, width);

  for (int i = 0; i < places.n; i++)
    edubba_layout_place (places.children[i], places.areas[i]);
}

void
edubba_columns_layout_apply (gpointer widget)
{
  edubba_columns_layout_apply_columns (widget, 2, SPACING);
}

void
edubba_columns_layout_apply_short (gpointer widget, int most, int spacing)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  g_object_set_data (G_OBJECT (widget), SHORT_KEY, GINT_TO_POINTER (TRUE));
  edubba_columns_layout_apply_columns (widget, most, spacing);
}

void
edubba_columns_layout_apply_below_first (gpointer widget, int most, int spacing)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  g_object_set_data (G_OBJECT (widget), BELOW_KEY, GINT_TO_POINTER (TRUE));
  edubba_columns_layout_apply_columns (widget, most, spacing);
}

void
edubba_columns_layout_apply_columns (gpointer widget, int most, int spacing)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));
  g_return_if_fail (most > 0);

  g_object_set_data (G_OBJECT (widget), MOST_KEY, GINT_TO_POINTER (most));
  g_object_set_data (G_OBJECT (widget), SPACING_KEY, GINT_TO_POINTER (spacing));
  gtk_widget_set_layout_manager (widget,
                                 gtk_custom_layout_new (get_request_mode, measure, allocate));
}
