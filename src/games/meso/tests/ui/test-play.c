/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Whole games, each action made by the presses that a person needs: every kind of action can be
 * made on the board, no press does anything else, and before anything is chosen a place is lit
 * exactly if an action begins there. Actions are drawn by lot and chosen by the yardstick in turn,
 * for by lot alone nobody would ever offer anything.
 */
#include "display.h"
#include "game-state.h"
#include "meso-board-fixture.h"
#include "meso-board-private.h"
#include "meso-rules.h"

/* The rounds of these games: the third value of the option. */
#define ROUNDS 3

/* Returns TRUE if an action begins in a place, as its text says (NOTATION.md 1); answers end there
 * too. */
static gboolean
begins_in (GameAction action, guint place)
{
  switch (action.kind)
    {
    case MESO_STEP:
    case MESO_DISCOVER:
    case MESO_PICK:
    case MESO_DROP:
    case MESO_STEAL:
    case MESO_HUT:
    case MESO_HOLY:
    case MESO_BIRTH:
    case MESO_VOLCANO:
      return action.operand[0] == place;
    case MESO_SEED:
      return action.operand[0] == place || action.operand[1] == place ||
             action.operand[2] == place;
    case MESO_OFFER:
      return place == MESO_TEMPLE;
    default:
      return FALSE;
    }
}

static void
check_lights (BoardFixture *fixture)
{
  MesoBoard *board = MESO_BOARD (fixture->board);

  edubba_board_cancel (fixture->board);
  for (guint i = 0; i < edubba_field_get_n_places (board->field); i++)
    {
      EdubbaPlace *widget = edubba_field_get_place (board->field, i);
      guint        place = meso_place_read_part (edubba_place_get_part (widget));
      gboolean     begins = FALSE;

      for (guint k = 0; k < board->sight.n_legal && !begins; k++)
        begins = begins_in (board->sight.legal[k], place);
      g_assert_cmpint ((edubba_place_get_state (widget) & EDUBBA_PLACE_TARGET) != 0, ==, begins);
    }
}

static void
test_play (BoardFixture *fixture, gconstpointer data)
{
  guint            seats = GPOINTER_TO_UINT (data);
  guint            n = 0;
  g_autofree char *position = NULL;

  meso_rules.deal (fixture->world, seats, ROUNDS << MESO_OPTION_ROUNDS_SHIFT,
                   (guint64) g_test_rand_int ());
  position = game_position_print (&meso_rules, fixture->world);
  board_show (fixture, position, 0, 1000, 700);
  for (; !meso_rules.result (fixture->world, NULL); n++)
    {
      GameAction       action = board_draw_action (fixture);
      g_autofree char *text = game_action_print (&meso_rules, action);

      if (n % 7 == 0)
        check_lights (fixture);
      board_do (fixture, action);
      g_assert_cmpstr (fixture->acted, ==, text);
      meso_rules.apply (fixture->world, action, NULL);
      board_show_world (fixture);
      if (n % 40 == 0)
        board_wait_for_frames (fixture);
    }
  g_test_message ("%u actions", n);
}

/* All that the games together must have had. */
static void
test_kinds (void)
{
  for (guint kind = 0; kind < MESO_N_KINDS; kind++)
    {
      g_test_message ("%s: %u", meso_rules.kinds[kind].name, board_count_played (kind));
      g_assert_cmpuint (board_count_played (kind), >, 0);
    }
}

int
main (int argc, char *argv[])
{
  display_test_init (&argc, &argv);
  for (guint seats = 2; seats <= 4; seats++)
    {
      g_autofree char *path = g_strdup_printf ("/ui/meso/play/%u", seats);

      g_test_add (path, BoardFixture, GUINT_TO_POINTER (seats), board_set_up, test_play,
                  board_tear_down);
    }
  g_test_add_func ("/ui/meso/play/kinds", test_kinds);
  return g_test_run ();
}
