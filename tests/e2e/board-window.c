/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The window is one of the tour's: a test without board_window_run () begins with tour_init ()
 * and keys_init (). Its files on disk go to the home of that run.
 */
#include "board-window.h"

#include "dbind.h"
#include "display.h"
#include "keys.h"
#include "tour.h"
#include "ui-fixture.h"

void
board_window_look (BoardWindow *fixture)
{
  GtkWidget *window = GTK_WIDGET (fixture->window);

  fixture->page = EDUBBA_MATCH_PAGE (ui_find (window, EDUBBA_TYPE_MATCH_PAGE));
  fixture->board = (BabelBoard *) ui_find (window, BABEL_TYPE_BOARD);
  fixture->match = edubba_match_page_get_match (fixture->page);
}

void
board_window_set_up (BoardWindow *fixture, gconstpointer position)
{
  dbind_spare ();
  fixture->window = tour_create_window ();
  if (position != NULL)
    edubba_window_open_position (EDUBBA_WINDOW (fixture->window), position);
  ui_settle ();
  if (position != NULL)
    board_window_look (fixture);
  keys_aim (fixture->window);
  keys_wait_for_frame (fixture->window);
}

void
board_window_tear_down (BoardWindow *fixture, gconstpointer position)
{
  tour_close_all ();
}

int
board_window_run (int argc, char *argv[], const BoardWindowTest *tests, guint n_tests)
{
  display_allow_announcements ();
  tour_init (&argc, &argv);
  keys_init ();
  for (guint i = 0; i < n_tests; i++)
    g_test_add (tests[i].path, BoardWindow, tests[i].position, board_window_set_up, tests[i].test,
                board_window_tear_down);
  return tour_run ();
}

GtkWidget *
board_window_get_part (BoardWindow *fixture, const char *part)
{
  GtkWidget *widget = babel_board_get_part (fixture->board, part);

  g_assert_nonnull (widget);
  g_assert_true (gtk_widget_get_mapped (widget));
  return widget;
}
