/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Three persons at one screen play a whole game of Bunny Kingdom, by the pointer between curtains
 * or by keys of their own without a single one: each press plays its card, and the cards that
 * somebody has picked show in no name, line, picture or copy before all have picked.
 */
#include "board-hands.h"
#include "bunny-action.h"
#include "bunny-board-private.h"
#include "bunny.h"
#include "display.h"
#include "edubba-settings.h"
#include "edubba-window-private.h"
#include "secrecy.h"
#include "ui-fixture.h"
#include "window-fixture.h"

#define WIDTH  1200
#define HEIGHT 800

/* Of 72 picks in four rounds this number is looked at; all of them in a long run. */
#define STRIDE 11

static guint
get_viewer (GtkWidget *board)
{
  return BUNNY_BOARD (board)->view.viewer;
}

static void
play (GtkWidget *board, GameAction action)
{
  hands_play (EDUBBA_BOARD (board), HANDS_POINTER, action);
}

/* Secret choices are made by keys, open ones by the pointer. */
static void
play_by_keys (GtkWidget *board, GameAction action)
{
  hands_play (EDUBBA_BOARD (board), action.kind == BUNNY_DO_PICK ? HANDS_KEYS : HANDS_POINTER,
              action);
}

/* With a curtain between players if data is not NULL. */
static void
test_game (gconstpointer data)
{
  SecrecyHands      hands = { .get_viewer = get_viewer,
                              .play = data != NULL ? play : play_by_keys,
                              .shared = data == NULL };
  EdubbaWindow     *window = window_fixture_create_fresh ();
  const GameModule *module = bunny_get_game ()->module;
  g_autoptr (EdubbaMatch) match =
    edubba_match_new (module, game_record_new_seed (module->rules, 3, 0, 1));
  g_autoptr (GSettings) settings = edubba_settings_new ("io.github.edubba.Edubba");
  guint n_compared;

  g_settings_set_boolean (settings, EDUBBA_SETTINGS_CURTAIN, data != NULL);
  hands.stride = g_test_slow () ? 1 : STRIDE;
  gtk_window_set_default_size (GTK_WINDOW (window), WIDTH, HEIGHT);
  g_set_object (&window->settings, settings);
  edubba_window_show_match (window, match);
  edubba_match_page_set_settings (window->match_page, settings);
  n_compared = secrecy_play (window, &hands);
  g_test_message ("%u choices were compared", n_compared);
  g_assert_cmpuint (n_compared, >=, 8);
  window_fixture_destroy (window);
}

int
main (int argc, char *argv[])
{
  display_allow_announcements ();
  window_fixture_init_games (&argc, &argv, 1, bunny_get_game);
  /* A picture says something only once it stands still. */
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE,
                "gtk-overlay-scrolling", FALSE, NULL);
  g_test_add_data_func ("/ui/bunny/picks/curtain", "curtain", test_game);
  g_test_add_data_func ("/ui/bunny/picks/keys", NULL, test_game);
  return window_fixture_run ();
}
