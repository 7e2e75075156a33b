/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Buttons have their natural width, and in each row share what is left of it, or those that expand
 * have it. From right to left rows begin at the right.
 */
#include "meso-bar.h"

#include "edubba-kit.h"
#include "edubba-layout.h"

#define GAP 5

struct _MesoBar
{
  GtkWidget parent_instance;
};

G_DEFINE_FINAL_TYPE (MesoBar, meso_bar, GTK_TYPE_WIDGET)

typedef struct
{
  GtkWidget *end;  /* the first child of the next row, or NULL */
  int        n;    /* of children; so the next one */
  int        wide; /* that are to have what is left of the width; none: all */
  int        rest; /* that is left */
} Row;

static Row
find_row (GtkWidget *first, int width)
{
  Row row = { .end = first, .rest = width };

  for (; row.end != NULL; row.end = gtk_widget_get_next_sibling (row.end))
    {
      int needs = edubba_layout_measure_width (row.end, NULL) + (row.n > 0 ? GAP : 0);

      if (row.n > 0 && needs > row.rest)
        break;
      row.rest -= needs;
      row.wide += gtk_widget_get_hexpand (row.end);
      row.n++;
    }
  row.rest = MAX (0, row.rest);
  return row;
}

/* The height of a row: what is wider than all of it wraps. */
static int
measure_row (GtkWidget *first, GtkWidget *end, int width)
{
  int height = 0;

  for (; first != end; first = gtk_widget_get_next_sibling (first))
    {
      int wants = edubba_layout_measure_width (first, NULL);

      height = MAX (height, edubba_layout_measure_height (first, MIN (width, wants)));
    }
  return height;
}

static GtkSizeRequestMode
meso_bar_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
meso_bar_measure (GtkWidget     *widget,
                  GtkOrientation orientation,
                  int            for_size,
                  int           *minimum,
                  int           *natural,
                  int           *minimum_baseline,
                  int           *natural_baseline)
{
  GtkWidget *first = gtk_widget_get_first_child (widget);

  *minimum = *natural = 0;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      for (; first != NULL; first = gtk_widget_get_next_sibling (first))
        {
          int least, wants = edubba_layout_measure_width (first, &least);

          *minimum = MAX (*minimum, least);
          *natural += wants + GAP;
        }
      *natural = MAX (*minimum, *natural - GAP);
      return;
    }
  while (first != NULL)
    {
      int width = for_size < 0 ? G_MAXINT / 2 : for_size;
      Row row = find_row (first, width);

      *natural += measure_row (first, row.end, width) + (*natural > 0 ? GAP : 0);
      first = row.end;
    }
  *minimum = *natural;
}

static void
meso_bar_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  GtkWidget *first = gtk_widget_get_first_child (widget);
  int        y = 0;

  while (first != NULL)
    {
      Row row = find_row (first, width);
      int high = measure_row (first, row.end, width);
      int share = row.rest / (row.wide > 0 ? row.wide : row.n);
      int x = 0;

      for (; first != row.end; first = gtk_widget_get_next_sibling (first))
        {
          int more = row.wide == 0 || gtk_widget_get_hexpand (first) ? share : 0;
          int wide = MIN (width, edubba_layout_measure_width (first, NULL) + more);

          edubba_layout_place (first, (GtkAllocation) { x, y, wide, high });
          x += wide + GAP;
        }
      y += high + GAP;
    }
}

static void
meso_bar_dispose (GObject *object)
{
  meso_bar_clear (MESO_BAR (object));
  G_OBJECT_CLASS (meso_bar_parent_class)->dispose (object);
}

static void
meso_bar_class_init (MesoBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = meso_bar_dispose;
  widget_class->get_request_mode = meso_bar_get_request_mode;
  widget_class->measure = meso_bar_measure;
  widget_class->size_allocate = meso_bar_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "mesobar");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
meso_bar_init (MesoBar *self)
{
}

GtkWidget *
meso_bar_new (void)
{
  return g_object_new (MESO_TYPE_BAR, NULL);
}

void
meso_bar_add (MesoBar *self, GtkWidget *button)
{
  g_return_if_fail (MESO_IS_BAR (self));

  gtk_widget_set_parent (button, GTK_WIDGET (self));
}

void
meso_bar_clear (MesoBar *self)
{
  GtkWidget *child;

  g_return_if_fail (MESO_IS_BAR (self));

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
}

GtkWidget *
meso_bar_find_part (GtkWidget *box, const char *part)
{
  for (GtkWidget *child = gtk_widget_get_first_child (box); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (g_strcmp0 (edubba_kit_read_part (child), part) == 0)
      return child;
  return NULL;
}
