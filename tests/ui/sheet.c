/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Draws pages of the program as they are seen, one picture for each line of
 * the file that EDUBBA_SHEET names:
 *
 *   PICTURE WIDTHxHEIGHT TEXT light|dark LANGUAGE PAGE...
 *
 * TEXT is the scale of text (1.5), PAGE a position, or an action of the window and its target;
 * before it may stand words that begin with @: parts of the board that are pressed (@press:PART) or
 * get the focus (@focus:PART) then, frames to wait for (@frames:N), presses on a count of points
 * (@count:N), or the plan view, which is waited for until it is done (@plan:). It is no test:
 * people look at its pictures.
 */
#include <adwaita.h>

#include "display.h"
#include "edubba-board.h"
#include "edubba-counting.h"
#include "edubba-plan-view.h"
#include "edubba-window-private.h"
#include "tour.h"
#include "ui-fixture.h"

/* The frames to draw until everything has its place, and the number of requests for a size. */
#define FRAMES 12
#define TRIES  20

static void
resize (GtkWidget *window, int width, int height)
{
  for (guint i = 0; i < TRIES; i++)
    {
      int edge = gdk_surface_get_width (gtk_native_get_surface (GTK_NATIVE (window))) -
                 gtk_widget_get_width (window);

      gtk_window_set_default_size (GTK_WINDOW (window), width + edge, height + edge);
      ui_wait_for_frames (window, FRAMES);
      if (gtk_widget_get_width (window) == width && gtk_widget_get_height (window) == height)
        return;
    }
  g_message ("the window became %dx%d", gtk_widget_get_width (window),
             gtk_widget_get_height (window));
}

static void
save (GtkWidget *window, const char *picture)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (window);
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GdkTexture) texture = NULL;
  GskRenderer *renderer = gtk_native_get_renderer (GTK_NATIVE (window));

  gdk_paintable_snapshot (paintable, snapshot, gtk_widget_get_width (window),
                          gtk_widget_get_height (window));
  node = gtk_snapshot_to_node (snapshot);
  texture = gsk_renderer_render_texture (renderer, node, NULL);
  if (!gdk_texture_save_to_png (texture, picture))
    g_error ("%s cannot be written", picture);
}

static void
open_page (GtkWindow *window, char **words)
{
  g_autofree char *page = g_strjoinv (" ", words);

  if (strchr (words[0], '/') != NULL)
    edubba_window_open_position (EDUBBA_WINDOW (window), page);
  else if (!gtk_widget_activate_action (GTK_WIDGET (window), words[0], words[1] ? "s" : NULL,
                                        words[1]))
    g_error ("there is no action %s", words[0]);
}

static void
show_plan (GtkWidget *window)
{
  EdubbaPlanView *plan = EDUBBA_PLAN_VIEW (ui_find (window, EDUBBA_TYPE_PLAN_VIEW));

  g_object_set (plan, "enabled", TRUE, NULL);
  while (edubba_plan_view_get_thinking (plan))
    g_main_context_iteration (NULL, TRUE);
}

static void
press_count (GtkWidget *window, const char *n)
{
  GtkWidget *counting = ui_find (window, EDUBBA_TYPE_COUNTING);

  for (guint64 i = g_ascii_strtoull (n, NULL, 10); i > 0; i--)
    if (!edubba_counting_press (EDUBBA_COUNTING (counting)))
      g_error ("nothing is counted");
}

/* Presses parts of the board, or puts the focus on them. */
static void
touch (GtkWidget *window, char **words)
{
  GtkWidget *board = ui_find (window, EDUBBA_TYPE_BOARD);

  gtk_window_set_focus_visible (GTK_WINDOW (window), TRUE);
  for (; words[0][0] == '@'; words++)
    {
      const char *name = strchr (words[0], ':') + 1;
      GtkWidget  *part = edubba_board_find_part (EDUBBA_BOARD (board), name);

      if (g_str_has_prefix (words[0], "@frames:"))
        ui_wait_for_frames (window, (guint) g_ascii_strtoull (name, NULL, 10));
      else if (g_str_has_prefix (words[0], "@plan:"))
        show_plan (window);
      else if (g_str_has_prefix (words[0], "@count:"))
        press_count (window, name);
      else if (part == NULL)
        g_error ("the board has no part %s", name);
      else if (g_str_has_prefix (words[0], "@press:"))
        g_signal_emit_by_name (part, "clicked");
      else
        gtk_widget_grab_focus (part);
      ui_settle ();
    }
}

static void
draw (const char *line)
{
  g_auto (GStrv) words = g_strsplit (line, " ", -1);
  int        width, height;
  GtkWindow *window;
  gboolean   dark;
  char     **page;

  if (g_strv_length (words) < 6 || sscanf (words[1], "%dx%d", &width, &height) != 2)
    g_error ("this is no line: %s", line);
  dark = g_str_equal (words[3], "dark");
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi",
                (int) (96 * 1024 * g_ascii_strtod (words[2], NULL)), NULL);
  adw_style_manager_set_color_scheme (adw_style_manager_get_default (),
                                      dark ? ADW_COLOR_SCHEME_FORCE_DARK
                                           : ADW_COLOR_SCHEME_FORCE_LIGHT);
  if (!g_str_equal (words[4], "en") && !tour_speak (words[4]))
    g_error ("nothing speaks %s", words[4]);
  window = tour_create_window_of (tour_get_games ());
  for (page = words + 5; page[0][0] == '@';)
    page++;
  open_page (window, page);
  ui_settle ();
  resize (GTK_WIDGET (window), width, height);
  touch (GTK_WIDGET (window), words + 5);
  ui_wait_for_frames (GTK_WIDGET (window), 3 * FRAMES);
  save (GTK_WIDGET (window), words[0]);
  tour_close_all ();
  if (!g_str_equal (words[4], "en"))
    tour_speak ("C");
}

static void
test_draw (void)
{
  const char      *list = g_getenv ("EDUBBA_SHEET");
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;

  if (list == NULL || !g_file_get_contents (list, &text, NULL, NULL))
    {
      g_test_skip ("EDUBBA_SHEET names no list of pictures");
      return;
    }
  lines = g_strsplit (g_strchomp (text), "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    if (lines[i][0] != '#' && lines[i][0] != '\0')
      draw (lines[i]);
}

int
main (int argc, char *argv[])
{
  tour_init (&argc, &argv);
  g_test_add_func ("/sheet", test_draw);
  return tour_run ();
}
