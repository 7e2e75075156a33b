/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The ways in which the window comes to the replay page: a text, a file, the games that are kept;
 * and the texts that the window reads aloud there.
 */
#include <adwaita.h>
#include <glib/gstdio.h>

#include "edubba-finished-games-page.h"
#include "edubba-match-page.h"
#include "edubba-message-line.h"
#include "edubba-replay-page-private.h"
#include "edubba-save.h"
#include "edubba-window-private.h"
#include "plain-board.h"
#include "ui-fixture.h"
#include "window-fixture.h"

static void
test_window (void)
{
  EdubbaWindow *window = window_fixture_create_fresh ();
  g_autoptr (EdubbaMatch) match = plain_game_play (25, EDUBBA_SEAT_COMPUTER);
  g_autofree char *text = edubba_save_print (match);
  GtkWidget       *page;
  EdubbaMatch     *shown;

  gtk_widget_activate_action (GTK_WIDGET (window), "win.replay", "s", text);
  page = ui_find (GTK_WIDGET (window), EDUBBA_TYPE_REPLAY_PAGE);
  g_assert_nonnull (page);
  shown = edubba_replay_page_get_match (EDUBBA_REPLAY_PAGE (page));
  g_assert_cmpuint (edubba_match_get_length (shown), ==, 25);
  /* It is looked at, not kept as the game in progress. */
  g_assert_null (edubba_window_get_unfinished (window, window->games[0]));
  edubba_replay_page_seek (EDUBBA_REPLAY_PAGE (page), 7);
  ui_press (page, "Play On");
  page = ui_find (GTK_WIDGET (window), EDUBBA_TYPE_MATCH_PAGE);
  g_assert_nonnull (page);
  shown = edubba_match_page_get_match (EDUBBA_MATCH_PAGE (page));
  g_assert_cmpuint (edubba_match_get_cursor (shown), ==, 25);
  g_assert_false (edubba_match_get_assisted (shown));
  window_fixture_destroy (window);
}

static void
test_file (void)
{
  EdubbaWindow *window = window_fixture_create_fresh ();
  g_autoptr (EdubbaMatch) match = plain_game_play (G_MAXUINT, EDUBBA_SEAT_COMPUTER);
  g_autofree char *text = edubba_save_print (match);
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "whole.record", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);

  g_assert_true (edubba_match_get_finished (match));
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  edubba_window_open_file (window, file);
  g_assert_nonnull (ui_find (GTK_WIDGET (window), EDUBBA_TYPE_REPLAY_PAGE));
  g_unlink (path);
  window_fixture_destroy (window);
}

/* A game is analysed as long as its page is in front, and further once it is again. */
static void
test_covered (void)
{
  EdubbaWindow *window = window_fixture_create_fresh ();
  g_autoptr (EdubbaMatch) match = plain_game_play (25, EDUBBA_SEAT_COMPUTER);
  g_autofree char  *text = edubba_save_print (match);
  EdubbaReplayPage *page;

  gtk_widget_activate_action (GTK_WIDGET (window), "win.replay", "s", text);
  page = EDUBBA_REPLAY_PAGE (ui_find (GTK_WIDGET (window), EDUBBA_TYPE_REPLAY_PAGE));
  edubba_analysis_start (page->analysis);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.past-games", NULL);
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (page)));
  g_assert_false (edubba_analysis_get_running (page->analysis));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.back", NULL);
  g_assert_true (edubba_analysis_get_running (page->analysis));
  edubba_analysis_stop (page->analysis);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.past-games", NULL);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.back", NULL);
  g_assert_false (edubba_analysis_get_running (page->analysis));
  window_fixture_destroy (window);
}

static gboolean
has_row (gpointer page)
{
  return ui_count (page, ADW_TYPE_ACTION_ROW) > 0;
}

/* The folder is read by a thread, so the row comes when the page is there already. */
static void
test_past (void)
{
  EdubbaWindow *window = window_fixture_create_fresh ();
  g_autoptr (EdubbaMatch) match = plain_game_play (25, EDUBBA_SEAT_COMPUTER);
  GtkWidget  *page;
  GtkWidget  *list;
  GtkWidget  *row;
  const char *title;

  edubba_match_set_level (match, GAME_N_LEVELS - 1);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.past-games", NULL);
  g_assert_null (ui_find (GTK_WIDGET (window), ADW_TYPE_ACTION_ROW));
  edubba_window_show_match (window, match);
  edubba_match_resign_seat (match, 1);
  edubba_match_undo (match);
  edubba_match_resign_seat (match, 1);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.past-games", NULL);
  page = ui_find (GTK_WIDGET (window), EDUBBA_TYPE_FINISHED_GAMES_PAGE);
  g_assert_nonnull (page);
  g_assert_false (has_row (page));
  ui_wait (has_row, page);
  g_assert_cmpuint (ui_count (page, ADW_TYPE_ACTION_ROW), ==, 1);
  row = ui_find (page, ADW_TYPE_ACTION_ROW);
  title = adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row));
  g_assert_true (g_str_has_suffix (title, " · King"));
  list = ui_find (page, GTK_TYPE_LIST_BOX);
  g_signal_emit_by_name (gtk_list_box_get_row_at_index (GTK_LIST_BOX (list), 0), "activate");
  page = ui_find (GTK_WIDGET (window), EDUBBA_TYPE_REPLAY_PAGE);
  g_assert_nonnull (page);
  g_assert_cmpuint (
    edubba_match_get_length (edubba_replay_page_get_match (EDUBBA_REPLAY_PAGE (page))), ==, 25);
  window_fixture_destroy (window);
}

static void
test_damaged (void)
{
  EdubbaWindow *window = window_fixture_create_fresh ();

  gtk_widget_activate_action (GTK_WIDGET (window), "win.replay", "s", "no record");
  g_assert_null (ui_find (GTK_WIDGET (window), EDUBBA_TYPE_REPLAY_PAGE));
  window_fixture_destroy (window);
}

static void
assert_read (EdubbaWindow *window, const char *topic, const char *sentence)
{
  EdubbaMessageLine *line =
    EDUBBA_MESSAGE_LINE (ui_find (GTK_WIDGET (window), EDUBBA_TYPE_MESSAGE_LINE));

  gtk_widget_activate_action (GTK_WIDGET (window), "win.read-aloud", "s", topic);
  g_assert_cmpstr (edubba_message_line_get_sentence (line), ==, sentence);
  g_assert_cmpint (edubba_message_line_get_kind (line), ==, EDUBBA_MESSAGE_READING);
}

/* The computer goes by its level. */
static const char *const names[] = { "", "Builder", NULL };

/* A board that says nothing of itself has the whole position read, and the last action. */
static void
test_aloud (void)
{
  EdubbaWindow *window = window_fixture_create_fresh ();
  g_autoptr (EdubbaMatch) match = plain_game_play (9, EDUBBA_SEAT_COMPUTER);
  g_autofree char      *text = edubba_save_print (match);
  g_autofree char      *position = NULL;
  g_autofree char      *report = NULL;
  g_autofree GameState *seen = NULL;
  EdubbaReplayPage     *page;
  EdubbaMatch          *shown;

  gtk_widget_activate_action (GTK_WIDGET (window), "win.replay", "s", text);
  page = EDUBBA_REPLAY_PAGE (ui_find (GTK_WIDGET (window), EDUBBA_TYPE_REPLAY_PAGE));
  shown = edubba_replay_page_get_match (page);
  edubba_match_seek (shown, 0);
  assert_read (window, "changes", "This is how the game began.");
  edubba_match_seek (shown, 4);
  seen = edubba_match_dup_view (shown, edubba_replay_page_get_knower (page));
  position = plain_game_get ()->module->words->position (
    seen, edubba_replay_page_get_knower (page), names);
  assert_read (window, "place", position);
  assert_read (window, "hand", position);
  report = g_strdup (edubba_message_line_get_sentence (
    EDUBBA_MESSAGE_LINE (ui_find (GTK_WIDGET (window), EDUBBA_TYPE_MESSAGE_LINE))));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.read-aloud", "s", "changes");
  g_assert_cmpstr (edubba_message_line_get_sentence (EDUBBA_MESSAGE_LINE (
                     ui_find (GTK_WIDGET (window), EDUBBA_TYPE_MESSAGE_LINE))),
                   !=, report);
  window_fixture_destroy (window);
}

int
main (int argc, char **argv)
{
  window_fixture_init (&argc, &argv, plain_game_get);
  g_test_add_func ("/ui/replay-window/text", test_window);
  g_test_add_func ("/ui/replay-window/file", test_file);
  g_test_add_func ("/ui/replay-window/covered", test_covered);
  g_test_add_func ("/ui/replay-window/past", test_past);
  g_test_add_func ("/ui/replay-window/damaged", test_damaged);
  g_test_add_func ("/ui/replay-window/aloud", test_aloud);
  return window_fixture_run ();
}
