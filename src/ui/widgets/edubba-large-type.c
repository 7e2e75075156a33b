/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A window is large if many lines of text have room in it, so one with text twice as large must be
 * twice as large itself. The class goes to the largest parts of a page without a board in them.
 */
#include "edubba-large-type.h"

#include <adwaita.h>

#include "edubba-board.h"
#include "edubba-layout.h"

/* The key of a clamp's data with its width in a window that is not large. */
#define DATA_KEY "edubba-clamp-width"

/* From the largest down; the smallest needs nothing. Width and height in lines of text. */
static const struct
{
  const char *css_class; /* see the style sheet for its effect on type */
  double      zoom;
  int         width;
  int         height;
} sizes[] = {
  { "huge-type", 1.6, 110, 62 },
  { "large-type", 1.25, 80, 44 },
};

/* The largest size that has room; or the number of sizes. */
static guint
choose_size (GtkWidget *page, int width, int height)
{
  int   line = edubba_layout_measure_line (GTK_WIDGET (gtk_widget_get_root (page)));
  guint size = 0;

  while (size < G_N_ELEMENTS (sizes) &&
         (width < sizes[size].width * line || height < sizes[size].height * line))
    size++;
  return size;
}

/* The board in a part of a page, or NULL; there is one at most. */
static GtkWidget *
find_board (GtkWidget *widget)
{
  GtkWidget *board = EDUBBA_IS_BOARD (widget) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && board == NULL;
       child = gtk_widget_get_next_sibling (child))
    board = find_board (child);
  return board;
}

static void
set_class (GtkWidget *widget, guint size)
{
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    if (i == size)
      gtk_widget_add_css_class (widget, sizes[i].css_class);
    else
      gtk_widget_remove_css_class (widget, sizes[i].css_class);
}

static void
widen_columns (GtkWidget *widget, double zoom)
{
  if (ADW_IS_CLAMP (widget) || ADW_IS_CLAMP_SCROLLABLE (widget))
    {
      int width = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (widget), DATA_KEY));

      if (width == 0)
        {
          g_object_get (widget, "maximum-size", &width, NULL);
          g_object_set_data (G_OBJECT (widget), DATA_KEY, GINT_TO_POINTER (width));
        }
      g_object_set (widget, "maximum-size", (int) (width * zoom), NULL);
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    widen_columns (child, zoom);
}

static void
grow (GtkWidget *widget, guint size)
{
  set_class (widget, size);
  widen_columns (widget, size < G_N_ELEMENTS (sizes) ? sizes[size].zoom : 1);
}

/* Enlarges the parts beside a part of a page, on the way up from its board. */
static void
grow_beside (GtkWidget *part, guint size)
{
  GtkWidget *parent = gtk_widget_get_parent (part);

  set_class (parent, G_N_ELEMENTS (sizes));
  for (GtkWidget *child = gtk_widget_get_first_child (parent); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (child != part)
      grow (child, size);
}

void
edubba_large_type_apply (GtkWidget *page, int width, int height)
{
  GtkWidget *board;
  guint      size;

  g_return_if_fail (GTK_IS_WIDGET (page));
  g_return_if_fail (gtk_widget_get_root (page) != NULL);

  size = choose_size (page, width, height);
  board = find_board (page);
  if (board == NULL)
    grow (page, size);
  for (GtkWidget *part = board; part != NULL && part != page; part = gtk_widget_get_parent (part))
    grow_beside (part, size);
}
