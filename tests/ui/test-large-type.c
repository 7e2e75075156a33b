/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Type and columns are larger in a large window; those of a page with a board, which has sizes of
 * its own, are not.
 */
#include <adwaita.h>

#include "edubba-large-type.h"
#include "edubba-layout.h"
#include "edubba-window-private.h"
#include "plain-board.h"
#include "ui-fixture.h"
#include "window-fixture.h"

static int
get_column (GtkWidget *widget)
{
  int width = 0;

  while (!ADW_IS_CLAMP (widget))
    widget = gtk_widget_get_first_child (widget);
  g_object_get (widget, "maximum-size", &width, NULL);
  return width;
}

static GtkWidget *
find_board (GtkWidget *widget)
{
  GtkWidget *board = NULL;

  if (EDUBBA_IS_BOARD (widget))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && board == NULL;
       child = gtk_widget_get_next_sibling (child))
    board = find_board (child);
  return board;
}

/* Type and columns are larger in a large window, and a board has sizes of its own. */
static void
test_sizes (void)
{
  EdubbaWindow *window = window_fixture_create_fresh ();
  GtkWidget    *page = gtk_stack_get_visible_child (window->stack);
  int           line = edubba_layout_measure_line (GTK_WIDGET (window));
  int           column = get_column (page);

  edubba_large_type_apply (page, 96 * line, 54 * line);
  g_assert_true (gtk_widget_has_css_class (page, "large-type"));
  g_assert_cmpint (get_column (page), >, column);
  edubba_large_type_apply (page, 200 * line, 150 * line);
  g_assert_true (gtk_widget_has_css_class (page, "huge-type"));
  g_assert_false (gtk_widget_has_css_class (page, "large-type"));
  edubba_large_type_apply (page, 200 * line, 30 * line);
  g_assert_false (gtk_widget_has_css_class (page, "huge-type"));
  g_assert_cmpint (get_column (page), ==, column);

  edubba_window_open_position (window, "babel/1 H:SS|P hands=AHS|???????");
  page = gtk_stack_get_visible_child (window->stack);
  edubba_large_type_apply (page, 96 * line, 54 * line);
  for (GtkWidget *widget = find_board (page);
       widget != GTK_WIDGET (window); widget = gtk_widget_get_parent (widget))
    g_assert_false (gtk_widget_has_css_class (widget, "large-type"));
  window_fixture_destroy (window);
}

int
main (int argc, char **argv)
{
  window_fixture_init (&argc, &argv, plain_game_get);
  g_test_add_func ("/ui/large-type/sizes", test_sizes);
  return window_fixture_run ();
}
