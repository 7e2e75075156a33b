/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Cards glide and lands scroll, which takes some time: both are waited for before a test looks, in
 * all windows.
 */
#include "babel-board-fixture.h"

/* The frames to draw until everything has its place, and the length of a moment, in ms. */
#define FRAMES 6
#define MOMENT 120

static gboolean
frame_drawn_cb (GtkWidget *window, GdkFrameClock *clock, gpointer left)
{
  return --*(guint *) left > 0;
}

static gboolean
moment_passed_cb (gpointer passed)
{
  *(gboolean *) passed = TRUE;
  return G_SOURCE_REMOVE;
}

static void
wait_for_frames (GtkWidget *window)
{
  guint left = FRAMES;

  gtk_widget_add_tick_callback (window, frame_drawn_cb, &left, NULL);
  while (left > 0)
    g_main_context_iteration (NULL, TRUE);
}

void
board_wait_idly (void)
{
  gboolean passed = FALSE;

  g_timeout_add (MOMENT, moment_passed_cb, &passed);
  while (!passed)
    g_main_context_iteration (NULL, TRUE);
}

void
board_wait (void)
{
  GList *windows = gtk_window_list_toplevels ();

  board_wait_idly ();
  g_list_foreach (windows, (GFunc) (GCallback) g_object_ref, NULL);
  for (GList *l = windows; l != NULL; l = l->next)
    if (gtk_widget_get_mapped (l->data))
      wait_for_frames (l->data);
  g_list_free_full (windows, g_object_unref);
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

void
board_make (BoardFixture *fixture, const char *position, int width, int height)
{
  board_create (fixture, BABEL_TYPE_BOARD);
  gtk_window_set_decorated (fixture->window, TRUE);
  gtk_window_set_default_size (fixture->window, width, height);
  board_show_partial (fixture, position, 0, TRUE);
}

void
board_open (BoardFixture *fixture, const char *position, int width, int height)
{
  board_make (fixture, position, width, height);
  gtk_window_present (fixture->window);
  board_wait ();
}

void
board_set_up (BoardFixture *fixture, gconstpointer data)
{
  board_open (fixture, BOARD_MIDDLE, 1000, 740);
}
