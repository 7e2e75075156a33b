/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A line is measured by a figure, which is as high as any letter of the font. Callers may measure
 * again at any time: nothing here is remembered.
 */
#include "edubba-layout.h"

/* The desktop's usual font, and the most by which larger text is. */
#define USUAL_POINTS 11
#define USUAL_DPI    96
#define MOST_SCALE   2

int
edubba_layout_measure_line (GtkWidget *widget)
{
  g_autoptr (PangoLayout) layout = NULL;
  int height;

  g_return_val_if_fail (GTK_IS_WIDGET (widget), 0);

  layout = gtk_widget_create_pango_layout (widget, "1");
  pango_layout_get_pixel_size (layout, NULL, &height);
  return height;
}

double
edubba_layout_measure_scale (GtkWidget *widget)
{
  PangoContext *context;
  double        points;

  g_return_val_if_fail (GTK_IS_WIDGET (widget), 1);

  context = gtk_widget_get_pango_context (widget);
  points = pango_units_to_double (
    pango_font_description_get_size (pango_context_get_font_description (context)));
  return CLAMP (points * pango_cairo_context_get_resolution (context) / (USUAL_POINTS * USUAL_DPI),
                1, MOST_SCALE);
}

int
edubba_layout_list_children (GtkWidget *widget, GtkWidget *children[])
{
  int n = 0;

  g_return_val_if_fail (GTK_IS_WIDGET (widget), 0);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_should_layout (child) && n < EDUBBA_LAYOUT_MAX_CHILDREN)
      children[n++] = child;
  return n;
}

int
edubba_layout_measure_width (GtkWidget *child, int *least)
{
  int natural = 0;

  if (least != NULL)
    *least = 0;
  if (child != NULL)
    gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, least, &natural, NULL, NULL);
  return natural;
}

int
edubba_layout_measure_height (GtkWidget *child, int width)
{
  int natural = 0;

  if (child != NULL)
    gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width, NULL, &natural, NULL, NULL);
  return natural;
}

void
edubba_layout_place (GtkWidget *child, GtkAllocation area)
{
  GtkWidget *parent;

  if (child == NULL || !gtk_widget_should_layout (child))
    return;
  parent = gtk_widget_get_parent (child);
  if (gtk_widget_get_direction (parent) == GTK_TEXT_DIR_RTL)
    area.x = gtk_widget_get_width (parent) - area.x - area.width;
  gtk_widget_size_allocate (child, &area, -1);
}
