/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tab passes a pane: it stops at things inside that can be pressed, or at the pane itself if
 * there are none and it can be scrolled, and goes on.
 */
#include "display.h"
#include "edubba-squeeze-box.h"
#include "ui-fixture.h"

/* A window with a button, a pane and a button, one below the other. */
typedef struct
{
  GtkWidget *window; /* owned */
  GtkWidget *above;
  GtkWidget *pane;
  GtkWidget *below;
} Column;

static void
set_up (Column *column, GtkWidget *inside)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  column->above = gtk_button_new_with_label ("above");
  column->pane = edubba_squeeze_box_new (inside);
  column->below = gtk_button_new_with_label ("below");
  gtk_box_append (GTK_BOX (box), column->above);
  gtk_box_append (GTK_BOX (box), column->pane);
  gtk_box_append (GTK_BOX (box), column->below);
  column->window = g_object_new (GTK_TYPE_WINDOW, "child", box, "default-width", 300,
                                 "default-height", 300, NULL);
  gtk_window_present (GTK_WINDOW (column->window));
  ui_wait_for_frames (column->window, 3);
  gtk_widget_grab_focus (column->above);
}

static GtkWidget *
press_tab (Column *column)
{
  ui_press_tab (column->window);
  return gtk_window_get_focus (GTK_WINDOW (column->window));
}

static GtkWidget *
create_lines (guint n)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  for (guint i = 0; i < n; i++)
    gtk_box_append (GTK_BOX (box), gtk_label_new ("a line"));
  return box;
}

static void
test_short (void)
{
  Column column;

  set_up (&column, create_lines (2));
  g_assert_true (press_tab (&column) == column.below);
  gtk_window_destroy (GTK_WINDOW (column.window));
}

static void
test_long (void)
{
  Column     column;
  GtkWidget *focus;

  set_up (&column, create_lines (60));
  focus = press_tab (&column);
  g_assert_true (GTK_IS_SCROLLED_WINDOW (focus));
  g_assert_true (gtk_widget_is_ancestor (focus, column.pane));
  g_assert_true (press_tab (&column) == column.below);
  gtk_window_destroy (GTK_WINDOW (column.window));
}

static void
test_button (void)
{
  Column     column;
  GtkWidget *box = create_lines (60);
  GtkWidget *button = gtk_button_new_with_label ("inside");

  gtk_box_append (GTK_BOX (box), button);
  set_up (&column, box);
  g_assert_true (press_tab (&column) == button);
  g_assert_true (press_tab (&column) == column.below);
  gtk_window_destroy (GTK_WINDOW (column.window));
}

int
main (int argc, char *argv[])
{
  display_test_init (&argc, &argv);

  g_test_add_func ("/ui/pane/short", test_short);
  g_test_add_func ("/ui/pane/long", test_long);
  g_test_add_func ("/ui/pane/button", test_button);
  return g_test_run ();
}
