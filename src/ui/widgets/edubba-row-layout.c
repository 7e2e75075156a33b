/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The children stand side by side, equally wide if each has room for its text in one line, else as
 * wide as their words need; where that is too wide, one below the other. The widget has the CSS
 * class `column` then.
 */
#include "edubba-row-layout.h"

#include "edubba-layout.h"

/* The greatest distance between children one below the other. */
#define COLUMN_SPACING 8

struct _EdubbaRowLayout
{
  GtkLayoutManager parent_instance;

  int      spacing;
  gboolean column;
};

G_DEFINE_FINAL_TYPE (EdubbaRowLayout, edubba_row_layout, GTK_TYPE_LAYOUT_MANAGER)

/* The children in the row, and the sums of their widths. */
typedef struct
{
  GtkWidget *children[EDUBBA_LAYOUT_MAX_CHILDREN];
  int        minimum[EDUBBA_LAYOUT_MAX_CHILDREN];
  int        natural[EDUBBA_LAYOUT_MAX_CHILDREN];
  int        n;
  int        spaces; /* between them */
  int        least;
  int        liked;
  int        needed; /* the greatest of `minimum` */
  int        widest; /* the greatest of `natural` */
} Row;

static void
measure_child (Row *row, int i)
{
  int minimum, natural;

  gtk_widget_measure (row->children[i], GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural, NULL,
                      NULL);
  row->minimum[i] = minimum;
  row->natural[i] = natural;
  row->least += minimum;
  row->liked += natural;
  row->needed = MAX (row->needed, minimum);
  row->widest = MAX (row->widest, natural);
}

static void
measure_row (EdubbaRowLayout *self, GtkWidget *widget, Row *row)
{
  *row = (Row) { 0 };
  row->n = edubba_layout_list_children (widget, row->children);
  for (int i = 0; i < row->n; i++)
    measure_child (row, i);
  row->spaces = MAX (0, row->n - 1) * self->spacing;
}

static gboolean
is_column (const Row *row, int width)
{
  return width < row->least + row->spaces;
}

/* The width of a child within `width`. */
static int
get_width (const Row *row, int i, int width)
{
  int room = width - row->spaces;

  if (is_column (row, width))
    return width;
  if (room >= row->n * row->widest)
    return room / row->n;
  if (room >= row->liked)
    return row->natural[i] + (room - row->liked) / row->n;
  return row->minimum[i] + (row->natural[i] - row->minimum[i]) * (room - row->least) /
                             MAX (1, row->liked - row->least);
}

static int
get_column_spacing (EdubbaRowLayout *self)
{
  return MIN (self->spacing, COLUMN_SPACING);
}

static int
measure_height (const Row *row, int i, int width)
{
  int natural;

  gtk_widget_measure (row->children[i], GTK_ORIENTATION_VERTICAL, get_width (row, i, width), NULL,
                      &natural, NULL, NULL);
  return natural;
}

static GtkSizeRequestMode
edubba_row_layout_get_request_mode (GtkLayoutManager *manager, GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
edubba_row_layout_measure (GtkLayoutManager *manager,
                           GtkWidget        *widget,
                           GtkOrientation    orientation,
                           int               for_size,
                           int              *minimum,
                           int              *natural,
                           int              *minimum_baseline,
                           int              *natural_baseline)
{
  Row row;
  int width, sum, most = 0;

  measure_row (EDUBBA_ROW_LAYOUT (manager), widget, &row);
  *minimum = row.needed;
  *natural = row.liked + row.spaces;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    return;
  width = for_size < 0 ? *natural : for_size;
  sum = MAX (0, row.n - 1) * get_column_spacing (EDUBBA_ROW_LAYOUT (manager));
  for (int i = 0; i < row.n; i++)
    {
      int height = measure_height (&row, i, width);

      sum += height;
      most = MAX (most, height);
    }
  *minimum = *natural = is_column (&row, width) ? sum : most;
}

static gboolean
column_changed_cb (gpointer data)
{
  GtkLayoutManager *manager = gtk_widget_get_layout_manager (data);

  if (EDUBBA_IS_ROW_LAYOUT (manager) && EDUBBA_ROW_LAYOUT (manager)->column)
    gtk_widget_add_css_class (data, "column");
  else
    gtk_widget_remove_css_class (data, "column");
  return G_SOURCE_REMOVE;
}

/* Changes the style class after the allocation, for a class may change the sizes that widgets ask
 * for. */
static void
set_column (EdubbaRowLayout *self, GtkWidget *widget, gboolean column)
{
  if (self->column == column)
    return;
  self->column = column;
  g_idle_add_full (G_PRIORITY_HIGH_IDLE, column_changed_cb, g_object_ref (widget), g_object_unref);
}

static void
edubba_row_layout_allocate (
  GtkLayoutManager *manager, GtkWidget *widget, int width, int height, int baseline)
{
  EdubbaRowLayout *self = EDUBBA_ROW_LAYOUT (manager);
  int              x = 0, y = 0;
  Row              row;

  measure_row (self, widget, &row);
  set_column (self, widget, is_column (&row, width));
  for (int i = 0; i < row.n; i++)
    {
      GtkAllocation area = { x, y, get_width (&row, i, width), height };

      if (self->column)
        {
          area.height = measure_height (&row, i, width);
          y += area.height + get_column_spacing (self);
        }
      else
        {
          x += area.width + self->spacing;
        }
      edubba_layout_place (row.children[i], area);
    }
}

static void
edubba_row_layout_class_init (EdubbaRowLayoutClass *klass)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  layout_class->get_request_mode = edubba_row_layout_get_request_mode;
  layout_class->measure = edubba_row_layout_measure;
  layout_class->allocate = edubba_row_layout_allocate;
}

static void
edubba_row_layout_init (EdubbaRowLayout *self)
{
}

void
edubba_row_layout_apply (gpointer widget, int spacing)
{
  EdubbaRowLayout *self;

  g_return_if_fail (GTK_IS_WIDGET (widget));

  self = g_object_new (EDUBBA_TYPE_ROW_LAYOUT, NULL);
  self->spacing = spacing;
  gtk_widget_set_layout_manager (widget, GTK_LAYOUT_MANAGER (self));
}
