/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The board in the program's window, before the list of games has it: persons at one screen, whose
 * cards and tokens lie covered until they look. Each press plays its action and no other.
 */
#include "display.h"
#include "edubba-window-private.h"
#include "game-state.h"
#include "meso-board-fixture.h"
#include "meso-board.h"
#include "meso-rules.h"
#include "meso.h"
#include "ui-fixture.h"
#include "window-fixture.h"

/* The actions of a test. */
#define LENGTH 150

static EdubbaMatch *
begin (EdubbaWindow *window, guint seats)
{
  const GameModule *module = meso_get_game ()->module;
  g_autoptr (EdubbaMatch) match =
    edubba_match_new (module, game_record_new_seed (module->rules, seats, 0, g_test_rand_int ()));

  edubba_window_show_match (window, match);
  ui_settle ();
  for (guint seat = 0; seat < seats; seat++)
    edubba_match_set_coaching (match, seat, EDUBBA_COACHING_OFF);
  return g_steal_pointer (&match);
}

static void
test_persons (gconstpointer data)
{
  EdubbaWindow *window = window_fixture_create_fresh ();
  g_autoptr (EdubbaMatch) match = begin (window, GPOINTER_TO_UINT (data));
  BoardFixture fixture = { .window = GTK_WIDGET (window),
                           .board = EDUBBA_BOARD (ui_find (GTK_WIDGET (window), MESO_TYPE_BOARD)),
                           .world = game_state_new (&meso_rules) };

  g_assert_nonnull (fixture.board);
  for (guint i = 0; i < LENGTH && !edubba_match_get_finished (match); i++)
    {
      GameAction       action;
      g_autofree char *wanted = NULL;
      g_autofree char *played = NULL;

      game_state_copy (&meso_rules, fixture.world, edubba_match_get_state (match));
      action = board_draw_action (&fixture);
      board_do (&fixture, action);
      ui_settle ();
      g_assert_cmpuint (edubba_match_get_cursor (match), ==, i + 1);
      wanted = game_action_print (&meso_rules, action);
      played = game_action_print (&meso_rules, edubba_match_get_action (match, i));
      g_assert_cmpstr (played, ==, wanted);
    }
  g_free (fixture.world);
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
      g_autofree char *path = g_strdup_printf ("/ui/meso/window/persons/%u", seats);

      g_test_add_data_func (path, GUINT_TO_POINTER (seats), test_persons);
    }
  return window_fixture_run ();
}
