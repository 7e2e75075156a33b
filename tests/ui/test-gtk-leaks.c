/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The toolkit keeps nothing of widgets that are destroyed. The test of its objects looks at the
 * whole window.
 */
#include <gtk/gtk.h>

#include "ui-fixture.h"

/* A popover that is open while its window is destroyed, as when a game is left. */
static void
test_open_popover (void)
{
  GtkWidget *window = gtk_window_new ();
  GtkWidget *button = gtk_menu_button_new ();
  GtkWidget *popover = gtk_popover_new ();

  gtk_popover_set_child (GTK_POPOVER (popover), gtk_button_new_with_label ("Build"));
  gtk_menu_button_set_popover (GTK_MENU_BUTTON (button), popover);
  gtk_window_set_child (GTK_WINDOW (window), button);
  gtk_window_present (GTK_WINDOW (window));
  ui_settle ();
  gtk_menu_button_popup (GTK_MENU_BUTTON (button));
  g_assert_true (gtk_widget_get_mapped (popover));
  g_object_add_weak_pointer (G_OBJECT (popover), (gpointer *) &popover);
  gtk_window_destroy (GTK_WINDOW (window));
  ui_settle ();
  g_assert_null (popover);
}

int
main (int argc, char *argv[])
{
  ui_init (&argc, &argv);
  g_test_add_func ("/ui/gtk-leaks/open-popover", test_open_popover);
  return g_test_run ();
}
