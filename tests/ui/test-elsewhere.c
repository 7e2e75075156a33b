/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The window that stands in for the program while another session keeps the games: trying again
 * in vain is answered. The end of the waiting is tested on the whole program (e2e).
 */
#include "display.h"
#include "edubba-already-running-window.h"
#include "ui-fixture.h"

static char *
dup_description (EdubbaAlreadyRunningWindow *window)
{
  GtkWidget *page = ui_find (GTK_WIDGET (window), ADW_TYPE_STATUS_PAGE);

  return g_strdup (adw_status_page_get_description (ADW_STATUS_PAGE (page)));
}

/* Each new start changes the text, which has the time. */
static void
test_again (void)
{
  EdubbaAlreadyRunningWindow *window = edubba_already_running_window_new (NULL);
  g_autofree char            *first = NULL;
  g_autofree char            *second = NULL;
  g_autofree char            *third = NULL;

  gtk_window_present (GTK_WINDOW (window));
  first = dup_description (window);
  edubba_already_running_window_tell_again (window);
  second = dup_description (window);
  g_assert_cmpstr (second, !=, first);
  g_assert_true (ui_says (GTK_WIDGET (window), second));
  do
    {
      ui_settle ();
      edubba_already_running_window_tell_again (window);
      g_free (third);
      third = dup_description (window);
    }
  while (g_str_equal (third, second));
  g_assert_true (ui_says (GTK_WIDGET (window), third));
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int argc, char *argv[])
{
  display_allow_announcements ();
  ui_init (&argc, &argv);

  g_test_add_func ("/ui/elsewhere/again", test_again);
  return g_test_run ();
}
