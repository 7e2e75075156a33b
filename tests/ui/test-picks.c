/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Three persons at one screen choose in secret, from the first card to the last: a choice that
 * has not been revealed changes no name, no line, no picture and nothing that is copied.
 */
#include <adwaita.h>
#include <string.h>

#include "display.h"
#include "edubba-move-list.h"
#include "edubba-window-parts.h"
#include "edubba-window-private.h"
#include "plain-board.h"
#include "secrecy.h"
#include "toy-faces.h"
#include "ui-fixture.h"
#include "window-fixture.h"

/* Rounds in which there is something to choose; in each the first of three changes their mind, the
 * second does too and sees the choice of the first, and the third sees both. */
#define ROUNDS 4

#define WIDTH  1200
#define HEIGHT 800

static guint
get_viewer (GtkWidget *board)
{
  return plain_board_get_viewer ((PlainBoard *) board);
}

static void
play (GtkWidget *board, GameAction action)
{
  g_autofree char *text = game_action_print (toy_faces_get_sealed ()->module->rules, action);

  ui_press (board, text);
}

static EdubbaWindow *
begin (void)
{
  static const char *const names[] = { "Anna", "Boris", NULL };
  const GameModule        *module = toy_faces_get_sealed ()->module;
  EdubbaWindow            *window = window_fixture_create_fresh ();
  g_autoptr (EdubbaMatch) match =
    edubba_match_new (module, game_record_new_seed (module->rules, 3, 0, 1));
  g_autoptr (EdubbaSeats) seats = edubba_seats_new (3);

  for (guint i = 0; names[i] != NULL; i++)
    edubba_seats_set_name (seats, i, names[i]);
  edubba_match_set_seats (match, seats);
  gtk_window_set_default_size (GTK_WINDOW (window), WIDTH, HEIGHT);
  edubba_window_show_match (window, match);
  ui_settle ();
  return window;
}

static void
test_game (void)
{
  static const SecrecyHands hands = { .get_viewer = get_viewer, .play = play };
  EdubbaWindow             *window = begin ();
  g_autofree char          *after = NULL;

  g_assert_cmpuint (secrecy_play (window, &hands), ==, ROUNDS * 5);
  /* Actions that are over may be read: in the list, and in the record that is copied. */
  after = secrecy_read (window);
  g_assert_nonnull (strstr (after, "Player 3: play:"));
  g_assert_nonnull (strstr (after, "copied: [Game \"sealed\"]"));
  window_fixture_destroy (window);
}

/* The text of other pages about a game that waits for the others once a player has chosen this. */
static char *
read_elsewhere (const char *choice)
{
  static const char *const actions[] = { "win.game", "win.choose-game", "win.statistics" };
  EdubbaWindow            *window = begin ();
  GString                 *text = g_string_new (NULL);

  ui_press (GTK_WIDGET (window), "Show the Board of Anna");
  ui_press (GTK_WIDGET (window), choice);
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    {
      g_autofree char *page = NULL;

      gtk_widget_activate_action (GTK_WIDGET (window), actions[i], i < 2 ? "s" : NULL, "sealed");
      page = secrecy_read (window);
      g_string_append (text, page);
    }
  gtk_widget_activate_action (GTK_WIDGET (window), "win.continue", "s", "sealed");
  g_assert_nonnull (ui_find_button (GTK_WIDGET (window), "Show the Board of Boris"));
  window_fixture_destroy (window);
  return g_string_free (text, FALSE);
}

static void
test_elsewhere (void)
{
  g_autofree char *one = read_elsewhere ("play:2");
  g_autofree char *other = read_elsewhere ("play:5");

  g_assert_cmpstr (one, ==, other);
  g_assert_null (strstr (one, "play:"));
}

/* Places where a choice could show. */
static void
show_in_title (EdubbaWindow *window, const char *choice)
{
  gtk_window_set_title (GTK_WINDOW (window), choice);
}

static void
show_in_name (EdubbaWindow *window, const char *choice)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (window->match_page),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, choice, -1);
}

static void
show_in_list (EdubbaWindow *window, const char *choice)
{
  GtkWidget *list = ui_find (GTK_WIDGET (window), EDUBBA_TYPE_MOVE_LIST);

  adw_bin_set_child (ADW_BIN (list), gtk_label_new (choice));
}

static void
show_in_toast (EdubbaWindow *window, const char *choice)
{
  edubba_window_say (window, choice);
}

static void
test_teeth (void)
{
  static void (*const leaks[]) (EdubbaWindow *, const char *) = { show_in_title, show_in_name,
                                                                  show_in_list, show_in_toast };
  EdubbaWindow *window = begin ();

  ui_press (GTK_WIDGET (window), "Show the Board of Anna");
  for (guint i = 0; i < G_N_ELEMENTS (leaks); i++)
    {
      g_autofree char *one = NULL;
      g_autofree char *other = NULL;

      if (leaks[i] == show_in_name && !display_has_accessibles ())
        continue;
      leaks[i](window, "play:1");
      one = secrecy_read (window);
      leaks[i](window, "play:2");
      other = secrecy_read (window);
      g_assert_cmpstr (one, !=, other);
      g_assert_nonnull (strstr (one, "play:1"));
    }
  window_fixture_destroy (window);
}

int
main (int argc, char *argv[])
{
  display_allow_announcements ();
  window_fixture_init_games (&argc, &argv, 1, toy_faces_get_sealed);
  /* A picture says something only once it stands still. */
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  g_test_add_func ("/ui/picks/game", test_game);
  g_test_add_func ("/ui/picks/elsewhere", test_elsewhere);
  g_test_add_func ("/ui/picks/teeth", test_teeth);
  return window_fixture_run ();
}
