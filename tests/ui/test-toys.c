/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The toys in the window, beside the first game of the program: each is played to its end with
 * every number of seats, is there again in the next window, stands among past games and is looked
 * at again, and no page on the way names another game. Every warning is fatal.
 */
#include <adwaita.h>
#include <string.h>

#include "babel.h"
#include "display.h"
#include "edubba-curtain.h"
#include "edubba-field.h"
#include "edubba-new-game-page.h"
#include "edubba-finished-games-page.h"
#include "edubba-replay-page.h"
#include "edubba-settings.h"
#include "edubba-strips.h"
#include "edubba-window-private.h"
#include "edubba-zoom.h"
#include "game-state.h"
#include "plain-board.h"
#include "toy-faces.h"
#include "ui-fixture.h"
#include "window-fixture.h"

typedef struct
{
  const EdubbaGame *(*get_game) (void);
  guint seats;
  GType (*face) (void); /* its part of the board kit */
} Row;

static const char *
get_id (const Row *row)
{
  return row->get_game ()->module->rules->id;
}

/* No visible label of a page speaks of the other game. */
static void
assert_own_words (GtkWidget *widget)
{
  if (!gtk_widget_get_visible (widget))
    return;
  if (GTK_IS_LABEL (widget))
    g_assert_null (strstr (gtk_label_get_label (GTK_LABEL (widget)), "Babel"));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    assert_own_words (child);
}

/* Opens the curtain for the person who is called. */
static void
open_curtain (EdubbaWindow *window)
{
  GtkWidget *curtain = ui_find (GTK_WIDGET (window), EDUBBA_TYPE_CURTAIN);

  if (curtain == NULL)
    return;
  g_signal_emit_by_name (ui_find (curtain, GTK_TYPE_BUTTON), "clicked");
  ui_settle ();
}

static void
check_page (EdubbaWindow *window)
{
  ui_settle ();
  open_curtain (window);
  assert_own_words (gtk_stack_get_visible_child (window->stack));
}

/* The first visible place that is lit, or NULL. */
static GtkWidget *
find_target (GtkWidget *widget)
{
  GtkWidget *found = NULL;

  if (!gtk_widget_get_visible (widget))
    return NULL;
  if (EDUBBA_IS_PLACE (widget))
    return edubba_place_get_state (EDUBBA_PLACE (widget)) & EDUBBA_PLACE_TARGET ? widget : NULL;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_target (child);
  return found;
}

/* Plays an action by pressing the place of the board that stands for it; FALSE if the board has
 * none. */
static gboolean
press (EdubbaWindow *window, EdubbaMatch *match)
{
  GtkWidget *place;
  guint      cursor = edubba_match_get_cursor (match);

  if (ui_find_button (GTK_WIDGET (window), PLAIN_BOARD_LOOK) != NULL)
    ui_press (GTK_WIDGET (window), PLAIN_BOARD_LOOK);
  place = find_target (GTK_WIDGET (window));
  if (place == NULL)
    return FALSE;
  g_signal_emit_by_name (place, "clicked");
  g_assert_cmpuint (edubba_match_get_cursor (match), ==, cursor + 1);
  return TRUE;
}

/* Plays any legal action; FALSE at the end. */
static gboolean
act (EdubbaMatch *match)
{
  const GameRules *rules = edubba_match_get_module (match)->rules;
  g_autoptr (GArray) legal = NULL;
  g_autofree char *action = NULL;
  guint            n;

  if (edubba_match_get_finished (match))
    return FALSE;
  legal = game_legal_sorted_for (rules, edubba_match_get_state (match),
                                 edubba_match_get_seat (match));
  n = (guint) g_test_rand_int_range (0, (gint32) legal->len);
  action = game_action_print (rules, g_array_index (legal, GameAction, n));
  g_assert_true (edubba_match_act (match, action, NULL, NULL));
  return TRUE;
}

static EdubbaMatch *
begin (EdubbaWindow *window, const Row *row)
{
  const GameModule *module = row->get_game ()->module;
  g_autoptr (EdubbaMatch) match =
    edubba_match_new (module, game_record_new_seed (module->rules, row->seats, 0, 1));

  edubba_window_show_match (window, match);
  check_page (window);
  return edubba_match_page_get_match (window->match_page);
}

/* Returns TRUE if a visible label holds this text. */
static gboolean
says (GtkWidget *widget, const char *text)
{
  gboolean found = FALSE;

  if (!gtk_widget_get_visible (widget))
    return FALSE;
  if (GTK_IS_LABEL (widget))
    return strstr (gtk_label_get_label (GTK_LABEL (widget)), text) != NULL;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && !found;
       child = gtk_widget_get_next_sibling (child))
    found = says (child, text);
  return found;
}

/* The result stands on the page, in the game's own words. */
static void
assert_ended (EdubbaWindow *window, EdubbaMatch *match)
{
  const GameWords *words = edubba_match_get_module (match)->words;
  g_autofree char *result =
    words->result (edubba_match_get_state (match), 0, GAME_ADDRESS_NUMBER, NULL);

  g_assert_true (says (GTK_WIDGET (window->match_page), result));
}

static gboolean
has_row (gpointer page)
{
  return ui_find (page, ADW_TYPE_ACTION_ROW) != NULL;
}

static gboolean
has_board (gpointer window)
{
  GtkWidget *page = ui_find (window, EDUBBA_TYPE_REPLAY_PAGE);

  return page != NULL && ui_find (page, TYPE_PLAIN_BOARD) != NULL;
}

/* The game is the first of those that are over, and can be stepped through. */
static void
look_again (EdubbaWindow *window, guint length)
{
  GtkWidget *page;
  GtkWidget *row;

  gtk_widget_activate_action (GTK_WIDGET (window), "win.past-games", NULL);
  page = ui_find (GTK_WIDGET (window), EDUBBA_TYPE_FINISHED_GAMES_PAGE);
  ui_wait (has_row, page);
  check_page (window);
  row = ui_find (page, ADW_TYPE_ACTION_ROW);
  g_signal_emit_by_name (row, "activate");
  ui_wait (has_board, window);
  page = ui_find (GTK_WIDGET (window), EDUBBA_TYPE_REPLAY_PAGE);
  g_assert_cmpuint (
    edubba_match_get_length (edubba_replay_page_get_match (EDUBBA_REPLAY_PAGE (page))), ==, length);
  for (guint i = 0; i < 3; i++)
    {
      edubba_page_step (EDUBBA_PAGE (page), FALSE);
      check_page (window);
    }
  edubba_page_step (EDUBBA_PAGE (page), TRUE);
  check_page (window);
}

static void
test_played (gconstpointer data)
{
  const Row    *row = data;
  EdubbaWindow *window = window_fixture_create_fresh ();
  EdubbaMatch  *match = begin (window, row);
  guint         length;

  g_assert_cmpuint (edubba_match_get_n_seats (match), ==, row->seats);
  for (guint i = 0; i < 3; i++)
    {
      if (!press (window, match))
        act (match);
      check_page (window);
    }
  g_assert_nonnull (ui_find (GTK_WIDGET (window), row->face ()));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.undo", NULL);
  check_page (window);
  length = edubba_match_get_cursor (match);
  window_fixture_destroy (window);

  window = window_fixture_create ();
  gtk_widget_activate_action (GTK_WIDGET (window), "win.game", "s", get_id (row));
  check_page (window);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.continue", "s", get_id (row));
  match = edubba_match_page_get_match (window->match_page);
  g_assert_true (edubba_match_get_module (match) == row->get_game ()->module);
  g_assert_cmpuint (edubba_match_get_n_seats (match), ==, row->seats);
  g_assert_cmpuint (edubba_match_get_cursor (match), ==, length);
  while (act (match))
    ui_settle ();
  check_page (window);
  assert_ended (window, match);
  length = edubba_match_get_length (match);
  g_assert_null (edubba_window_get_unfinished (window, row->get_game ()));
  look_again (window, length);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.statistics", NULL);
  check_page (window);
  window_fixture_destroy (window);
}

/* Its own page for a new game, and everything about it that the menu leads to. */
static void
test_pages (gconstpointer data)
{
  const Row    *row = data;
  EdubbaWindow *window = window_fixture_create_fresh ();

  gtk_widget_activate_action (GTK_WIDGET (window), "win.choose-game", "s", get_id (row));
  g_assert_nonnull (ui_find (GTK_WIDGET (window), EDUBBA_TYPE_NEW_GAME_PAGE));
  /* Only where something is hidden is a curtain announced. */
  g_assert_cmpint (ui_says (GTK_WIDGET (window), "You take turns at this screen."), ==,
                   row->get_game ()->module->rules->open);
  check_page (window);
  ui_press (GTK_WIDGET (window), "Start Playing");
  check_page (window);
  g_assert_true (edubba_window_get_game (window) == row->get_game ());
  gtk_widget_activate_action (GTK_WIDGET (window), "win.puzzles", "s", get_id (row));
  check_page (window);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.learn", "s", get_id (row));
  check_page (window);
  g_assert_true (ui_says (GTK_WIDGET (window), "There are no lessons for this game yet."));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.daily-puzzle", "s", get_id (row));
  check_page (window);
  window_fixture_destroy (window);
}

/* The board shows the open view, and is there for this seat to act on. */
static void
assert_shared (EdubbaWindow *window, EdubbaMatch *match, guint viewer)
{
  PlainBoard           *board = (PlainBoard *) ui_find (GTK_WIDGET (window), TYPE_PLAIN_BOARD);
  g_autofree GameState *seen = edubba_match_dup_view (match, EDUBBA_ALL_SEATS);
  g_autofree char      *position = game_position_print (edubba_match_get_module (match)->rules,
                                                        seen);

  g_assert_null (ui_find (GTK_WIDGET (window), EDUBBA_TYPE_CURTAIN));
  g_assert_cmpuint (plain_board_get_viewer (board), ==, viewer);
  g_assert_cmpstr (plain_board_get_position (board), ==, position);
}

/* Three persons at one board without a curtain: hands lie covered, the cards of the one who is
 * called can be looked at, and after the turn they lie covered again. With the curtain that the
 * settings want nobody looks before they are called. */
static void
test_shared (void)
{
  static const Row row = { toy_faces_get_hoard, 3, edubba_zoom_get_type };
  EdubbaWindow    *window = window_fixture_create_fresh ();
  EdubbaMatch     *match = begin (window, &row);
  g_autoptr (GSettings) settings = edubba_settings_new ("io.github.edubba.Edubba");

  for (guint seat = 0; seat < row.seats; seat++)
    {
      assert_shared (window, match, seat);
      g_assert_null (ui_find_button (GTK_WIDGET (window), "end"));
      ui_press (GTK_WIDGET (window), PLAIN_BOARD_LOOK);
      ui_press (GTK_WIDGET (window), "end");
      ui_settle ();
    }
  g_settings_set_boolean (settings, EDUBBA_SETTINGS_CURTAIN, TRUE);
  edubba_match_page_set_settings (window->match_page, settings);
  ui_settle ();
  g_assert_nonnull (ui_find (GTK_WIDGET (window), EDUBBA_TYPE_CURTAIN));
  g_settings_reset (settings, EDUBBA_SETTINGS_CURTAIN);
  window_fixture_destroy (window);
}

int
main (int argc, char *argv[])
{
  static const Row rows[] = {
    { toy_faces_get_heaps, 2, edubba_field_get_type },
    { toy_faces_get_hoard, 2, edubba_zoom_get_type },
    { toy_faces_get_hoard, 3, edubba_zoom_get_type },
    { toy_faces_get_meadow, 2, edubba_zoom_get_type },
    { toy_faces_get_sealed, 3, edubba_strips_get_type },
  };

  display_allow_announcements ();
  window_fixture_init_games (&argc, &argv, 5, babel_get_game, toy_faces_get_heaps,
                             toy_faces_get_hoard, toy_faces_get_meadow, toy_faces_get_sealed);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      const Row       *row = &rows[i];
      g_autofree char *played = g_strdup_printf ("/ui/toys/%s/%u", get_id (row), row->seats);
      g_autofree char *pages = g_strconcat (played, "/pages", NULL);

      g_test_add_data_func (played, row, test_played);
      g_test_add_data_func (pages, row, test_pages);
    }
  g_test_add_func ("/ui/toys/hoard/shared", test_shared);
  return window_fixture_run ();
}
