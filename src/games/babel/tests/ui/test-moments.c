/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The moments of Babel's board: a temple that falls, a level that is carried off, the highest
 * level that is built; and their places on the board.
 */
#include <adwaita.h>

#include "babel-state.h"
#include "board-fixture.h"
#include "display.h"
#include "game-state.h"

/* The first player can raze, build and settle; in the second, steal; in the third, build a six. */
#define RAZES  "babel/1 H:AAAPP|PSM/123456 P:PAP/12|HMM pawns=HM hands=AHHS|MMS stores=6|5 turn=9"
#define STEALS "babel/1 H:HHH/12|AAHM/123 pawns=HH hands=AH|MMS stores=3|41 turn=14"
#define BUILDS "babel/1 H:AAAPPP/12345| pawns=HM hands=AH|MMS stores=6|5 turn=9"

static void
check (BoardFixture *fixture,
       const char   *position,
       const char   *text,
       EdubbaMoment  expected,
       const char   *expected_part)
{
  g_autoptr (GError) error = NULL;
  g_autofree GameState *state = game_position_parse_full (&babel_rules, position, 1, &error);
  g_autofree GameState *seen = game_state_new (&babel_rules);
  g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (GameEvent));
  g_autofree char *part = NULL;
  GameAction       action;

  g_assert_no_error (error);
  babel_rules.observe (state, 0, seen);
  edubba_board_show_state (fixture->board, seen, 0, TRUE);
  g_assert_true (babel_rules.parse_action (text, &action, &error));
  g_assert_cmpuint (babel_rules.judge (state, 0, action), ==, GAME_LEGAL);
  babel_rules.apply (state, action, events);
  g_assert_cmpint (edubba_board_find_moment (fixture->board,
                                             (const GameEvent *) (gpointer) events->data,
                                             events->len, &part),
                   ==, expected);
  g_assert_cmpstr (part, ==, expected_part);
  g_assert_true (part == NULL || edubba_board_find_part (fixture->board, part) != NULL);
}

static void
test_moments (BoardFixture *fixture, gconstpointer data)
{
  check (fixture, RAZES, "raze", EDUBBA_MOMENT_FALL, "temple:opp:H");
  check (fixture, STEALS, "steal", EDUBBA_MOMENT_THEFT, "temple:opp:H");
  check (fixture, BUILDS, "build:own", EDUBBA_MOMENT_FINISHED, "temple:me:H");
  check (fixture, RAZES, "settle:A", EDUBBA_MOMENT_CARD, NULL);
  check (fixture, RAZES, "end", EDUBBA_MOMENT_TURN, NULL);
}

static void
test_nothing (BoardFixture *fixture, gconstpointer data)
{
  g_autofree char *part = NULL;

  g_assert_cmpint (edubba_board_find_moment (fixture->board, NULL, 0, &part), ==,
                   EDUBBA_MOMENT_NONE);
  g_assert_null (part);
}

int
main (int argc, char *argv[])
{
  display_test_init (&argc, &argv);

  g_test_add ("/ui/babel-moments/kinds", BoardFixture, NULL, board_set_up, test_moments,
              board_tear_down);
  g_test_add ("/ui/babel-moments/nothing", BoardFixture, NULL, board_set_up, test_nothing,
              board_tear_down);

  return g_test_run ();
}
