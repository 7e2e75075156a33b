/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Files that somebody made to do harm, in the window: what is no file, opened or lying in the
 * user's folders, freezes nothing.
 */
#include "window-fixture.h"

#include <glib/gstdio.h>
#include <sys/stat.h>

#include "babel.h"
#include "display.h"
#include "ui-fixture.h"

/* A pipe that nobody writes into, in a folder below the user's data. */
static char *
make_pipe (const char *folder, const char *name)
{
  g_autofree char *data = edubba_window_dup_data_folder ();
  g_autofree char *parent = g_build_filename (data, folder, NULL);
  char            *path = g_build_filename (parent, name, NULL);

  g_assert_cmpint (g_mkdir_with_parents (parent, 0700), ==, 0);
  g_assert_cmpint (mkfifo (path, 0600), ==, 0);
  return path;
}

static void
test_pipe_opened (gconstpointer name)
{
  g_autofree char *path = make_pipe ("", name);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  EdubbaWindow *window = window_fixture_create ();

  edubba_window_open_file (window, file);
  ui_settle ();
  g_assert_true (ui_says_anywhere ("This File Cannot Be Opened"));
  ui_answer ("_Close");
  window_fixture_destroy (window);
  g_unlink (path);
}

/* Lying in a folder it is passed over, like any other file that cannot be read. */
static void
test_pipe_found (void)
{
  g_autofree char *puzzle = make_pipe ("puzzles", "a.puzzle");
  g_autofree char *lesson = make_pipe ("lessons", "a.lesson");
  g_autofree char *record = make_pipe ("games", "game-1.record");
  EdubbaWindow    *window = window_fixture_create_fresh ();

  gtk_widget_activate_action (GTK_WIDGET (window), "win.puzzles", "s", "babel");
  gtk_widget_activate_action (GTK_WIDGET (window), "win.learn", "s", "babel");
  gtk_widget_activate_action (GTK_WIDGET (window), "win.past-games", NULL);
  ui_settle ();
  window_fixture_destroy (window);
  g_unlink (puzzle);
  g_unlink (lesson);
  g_unlink (record);
}

int
main (int argc, char *argv[])
{
  display_allow_announcements ();
  window_fixture_init (&argc, &argv, babel_get_game);
  g_test_add_data_func ("/hostile/pipe/puzzle", "one.puzzle", test_pipe_opened);
  g_test_add_data_func ("/hostile/pipe/lesson", "one.lesson", test_pipe_opened);
  g_test_add_data_func ("/hostile/pipe/record", "one.record", test_pipe_opened);
  g_test_add_func ("/hostile/pipe/found", test_pipe_found);
  return window_fixture_run ();
}
