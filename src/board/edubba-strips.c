/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Rows have as equal numbers of strips as can be: of five, three and two. All are as high as each
 * other, those of a row as wide as each other, and each row is filled.
 */
#include "edubba-strips.h"

#include "edubba-layout.h"

#define GAP 6

struct _EdubbaStrips
{
  GtkWidget parent_instance;

  GtkWidget *strips[EDUBBA_STRIPS_MAX]; /* children */
  guint      n;
  gboolean   stacked;
  gboolean   compact;
};

G_DEFINE_FINAL_TYPE (EdubbaStrips, edubba_strips, GTK_TYPE_WIDGET)

/* The least and natural width of the widest strip. */
static void
measure_widths (EdubbaStrips *self, int *least, int *natural)
{
  *least = *natural = 0;
  for (guint i = 0; i < self->n; i++)
    {
      int needs;

      *natural = MAX (*natural, edubba_layout_measure_width (self->strips[i], &needs));
      *least = MAX (*least, needs);
    }
}

static guint
count_columns (EdubbaStrips *self, int width)
{
  int   least, natural;
  guint fit, rows;

  if (self->stacked || self->n == 0)
    return 1;
  measure_widths (self, &least, &natural);
  fit = (guint) CLAMP ((width + GAP) / (least + GAP), 1, (int) self->n);
  rows = (self->n + fit - 1) / fit;
  return (self->n + rows - 1) / rows;
}

static int
measure_row (EdubbaStrips *self, int width)
{
  int height = 0;

  for (guint i = 0; i < self->n; i++)
    height = MAX (height, edubba_layout_measure_height (self->strips[i], width));
  return height;
}

static int
get_column_width (int width, guint columns)
{
  return MAX (1, (width - GAP * (int) (columns - 1)) / (int) columns);
}

static GtkSizeRequestMode
edubba_strips_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
edubba_strips_measure (GtkWidget     *widget,
                       GtkOrientation orientation,
                       int            for_size,
                       int           *minimum,
                       int           *natural,
                       int           *minimum_baseline,
                       int           *natural_baseline)
{
  EdubbaStrips *self = EDUBBA_STRIPS (widget);
  guint         columns, rows;

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      measure_widths (self, minimum, natural);
      if (!self->stacked && self->n > 0)
        *natural = (*natural + GAP) * (int) self->n - GAP;
      return;
    }
  columns = for_size < 0 ? (self->stacked ? 1 : MAX (1, self->n)) : count_columns (self, for_size);
  rows = (self->n + columns - 1) / columns;
  *minimum = *natural =
    (measure_row (self, for_size < 0 ? -1 : get_column_width (for_size, columns)) + GAP) *
      (int) rows -
    (rows > 0 ? GAP : 0);
}

static void
edubba_strips_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  EdubbaStrips *self = EDUBBA_STRIPS (widget);
  guint         columns = count_columns (self, width);
  int           high = measure_row (self, get_column_width (width, columns));

  for (guint i = 0; i < self->n; i++)
    {
      guint in_row = MIN (columns, self->n - i / columns * columns);
      int   each = get_column_width (width, in_row);

      edubba_layout_measure_height (self->strips[i], each);
      edubba_layout_place (self->strips[i],
                           (GtkAllocation) { (int) (i % columns) * (each + GAP),
                                             (int) (i / columns) * (high + GAP), each, high });
    }
}

static void
edubba_strips_dispose (GObject *object)
{
  edubba_strips_set_n (EDUBBA_STRIPS (object), 0);
  G_OBJECT_CLASS (edubba_strips_parent_class)->dispose (object);
}

static void
edubba_strips_class_init (EdubbaStripsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = edubba_strips_dispose;
  widget_class->get_request_mode = edubba_strips_get_request_mode;
  widget_class->measure = edubba_strips_measure;
  widget_class->size_allocate = edubba_strips_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "strips");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
edubba_strips_init (EdubbaStrips *self)
{
}

GtkWidget *
edubba_strips_new (void)
{
  return g_object_new (EDUBBA_TYPE_STRIPS, NULL);
}

void
edubba_strips_set_n (EdubbaStrips *self, guint n)
{
  g_return_if_fail (EDUBBA_IS_STRIPS (self));
  g_return_if_fail (n <= EDUBBA_STRIPS_MAX);

  while (self->n > n)
    g_clear_pointer (&self->strips[--self->n], gtk_widget_unparent);
  while (self->n < n)
    {
      g_autofree char *part = g_strdup_printf ("seat:%u", self->n + 1);

      self->strips[self->n] = edubba_strip_new (self->n, part);
      edubba_strip_set_compact (EDUBBA_STRIP (self->strips[self->n]), self->compact);
      gtk_widget_set_parent (self->strips[self->n++], GTK_WIDGET (self));
    }
}

guint
edubba_strips_get_n (EdubbaStrips *self)
{
  g_return_val_if_fail (EDUBBA_IS_STRIPS (self), 0);

  return self->n;
}

EdubbaStrip *
edubba_strips_get_strip (EdubbaStrips *self, guint seat)
{
  g_return_val_if_fail (EDUBBA_IS_STRIPS (self), NULL);
  g_return_val_if_fail (seat < self->n, NULL);

  return EDUBBA_STRIP (self->strips[seat]);
}

void
edubba_strips_set_compact (EdubbaStrips *self, gboolean compact)
{
  g_return_if_fail (EDUBBA_IS_STRIPS (self));

  if (self->compact == compact)
    return;
  self->compact = compact;
  for (guint i = 0; i < self->n; i++)
    edubba_strip_set_compact (EDUBBA_STRIP (self->strips[i]), compact);
}

void
edubba_strips_set_stacked (EdubbaStrips *self, gboolean stacked)
{
  g_return_if_fail (EDUBBA_IS_STRIPS (self));

  if (self->stacked == stacked)
    return;
  self->stacked = stacked;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
