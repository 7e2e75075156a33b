/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The board in the program's window: a person and computers, and persons at one screen, whose
 * cards and tokens lie covered until they look. Each press plays its action and no other.
 */
#include "display.h"
#include "edubba-window-private.h"
#include "game-state.h"
#include "meso-board-fixture.h"
#include "meso-board.h"
#include "meso-rules.h"
#include "meso-state.h"
#include "meso.h"
#include "ui-fixture.h"
#include "window-fixture.h"

/* The actions of a test. */
#define LENGTH 150

/* Shows a match; the first seat is a person's, the others are of a kind. */
static EdubbaMatch *
begin (EdubbaWindow *window, guint seats, EdubbaSeatKind others)
{
  const GameModule *module = meso_get_game ()->module;
  g_autoptr (EdubbaMatch) match =
    edubba_match_new (module, game_record_new_seed (module->rules, seats, 0, g_test_rand_int ()));

  for (guint seat = 1; seat < seats; seat++)
    edubba_match_set_seat_kind (match, seat, others);
  edubba_match_set_level (match, GAME_LEVEL_GUEST);
  edubba_window_show_match (window, match);
  ui_settle ();
  for (guint seat = 0; seat < seats; seat++)
    edubba_match_set_coaching (match, seat, EDUBBA_COACHING_OFF);
  return g_steal_pointer (&match);
}

/* Makes an action of the seat to act by presses. */
static void
play (BoardFixture *fixture, EdubbaMatch *match)
{
  guint            cursor = edubba_match_get_cursor (match);
  g_autofree char *wanted = NULL;
  g_autofree char *played = NULL;
  GameAction       action;

  game_state_copy (&meso_rules, fixture->world, edubba_match_get_state (match));
  action = board_draw_action (fixture);
  board_do (fixture, action);
  g_assert_cmpuint (edubba_match_get_cursor (match), >, cursor);
  wanted = game_action_print (&meso_rules, action);
  played = game_action_print (&meso_rules, edubba_match_get_action (match, cursor));
  g_assert_cmpstr (played, ==, wanted);
  ui_settle ();
}

/* Computers are hurried along. */
static gboolean
is_our_move (gpointer data)
{
  EdubbaWindow *window = data;
  EdubbaMatch  *match = edubba_match_page_get_match (window->match_page);
  guint         seat = edubba_match_get_seat (match);

  gtk_widget_activate_action (GTK_WIDGET (window->match_page), "match.skip", NULL);
  return edubba_match_get_finished (match) ||
         edubba_match_get_seat_kind (match, seat) == EDUBBA_SEAT_PERSON;
}

static void
play_on (guint seats, EdubbaSeatKind others)
{
  EdubbaWindow *window = window_fixture_create_fresh ();
  g_autoptr (EdubbaMatch) match = begin (window, seats, others);
  BoardFixture fixture = { .window = GTK_WINDOW (window),
                           .board = EDUBBA_BOARD (ui_find (GTK_WIDGET (window), MESO_TYPE_BOARD)),
                           .world = game_state_new (&meso_rules) };

  g_assert_nonnull (fixture.board);
  while (edubba_match_get_cursor (match) < LENGTH && !edubba_match_get_finished (match))
    {
      ui_wait (is_our_move, window);
      ui_settle ();
      if (!edubba_match_get_finished (match))
        play (&fixture, match);
    }
  g_free (fixture.world);
  g_clear_object (&match);
  window_fixture_destroy (window);
}

static void
test_persons (gconstpointer data)
{
  play_on (GPOINTER_TO_UINT (data), EDUBBA_SEAT_PERSON);
}

/* A person alone at the screen, whose own cards lie open. */
static void
test_computers (gconstpointer data)
{
  play_on (GPOINTER_TO_UINT (data), EDUBBA_SEAT_COMPUTER);
}

/* A press on a land within reach goes there, step by step. */
static void
test_walk (void)
{
  EdubbaWindow *window = window_fixture_create_fresh ();
  g_autoptr (EdubbaMatch) match = begin (window, 2, EDUBBA_SEAT_PERSON);
  GtkWidget *board = ui_find (GTK_WIDGET (window), MESO_TYPE_BOARD);

  gtk_widget_activate_action (board, "board.press", "s", "place:J8");
  gtk_widget_activate_action (board, "board.press", "s", "place:H10");
  g_assert_cmpuint (edubba_match_get_cursor (match), ==, 2);
  g_assert_cmpuint (meso_state (edubba_match_get_state (match))->moves, ==, 0);
  gtk_widget_activate_action (board, "board.press", "s", "place:H9");
  g_assert_cmpuint (edubba_match_get_cursor (match), ==, 2);
  g_clear_object (&match);
  window_fixture_destroy (window);
}

int
main (int argc, char *argv[])
{
  display_allow_announcements ();
  window_fixture_init_games (&argc, &argv, 1, meso_get_game);
  for (guint seats = 2; seats <= 4; seats++)
    {
      g_autofree char *persons = g_strdup_printf ("/ui/meso/window/persons/%u", seats);
      g_autofree char *computers = g_strdup_printf ("/ui/meso/window/computers/%u", seats);

      g_test_add_data_func (persons, GUINT_TO_POINTER (seats), test_persons);
      g_test_add_data_func (computers, GUINT_TO_POINTER (seats), test_computers);
    }
  g_test_add_func ("/ui/meso/window/walk", test_walk);
  return window_fixture_run ();
}
