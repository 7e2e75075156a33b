/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The moments of Babel's board: a temple that falls, a level that is carried off, the highest
 * level that is built; and their places on the board. And the count at the end.
 */
#include <adwaita.h>

#include "babel-state.h"
#include "babel-board-fixture.h"
#include "display.h"
#include "game-state.h"

/* The first player can raze, build and settle; in the second, steal; in the third, build a six. */
#define RAZES  "babel/1 H:AAAPP|PSM/123456 P:PAP/12|HMM pawns=HM hands=AHHS|MMS stores=6|5 turn=9"
#define STEALS "babel/1 H:HHH/12|AAHM/123 pawns=HH hands=AH|MMS stores=3|41 turn=14"
#define WINS                                                                             \
  "babel/1 A:HH|/123 H:SSSSS/1234|PSAAM/12 P:PAP/123456|HMM S:PPP/1234|SSH/12 pawns=HM " \
  "hands=A|HH stores=5|6 turn=30"
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

/* The action wins, by 15 against 7: the count names every land once, each player once, and ends
 * with their points; the winner leads for good as late as can be. */
static void
test_count (BoardFixture *fixture, gconstpointer data)
{
  static const char     order[] = "MSAHP";
  g_autofree GameState *before = game_position_parse_full (&babel_rules, WINS, 1, NULL);
  g_autofree GameState *after = game_state_dup (&babel_rules, before);
  g_autoptr (GPtrArray) counts = NULL;
  EdubbaCount    *count;
  graphene_rect_t area;
  GameAction      action;
  gint            points[GAME_MAX_SEATS];

  g_assert_true (babel_rules.parse_action ("build:own", &action, NULL));
  babel_rules.apply (after, action, NULL);
  edubba_board_introduce (fixture->board, GAME_ADDRESS_YOU, "Builder", EDUBBA_BOARD_GAME);
  counts = edubba_board_list_counts (fixture->board, before, after, 0);
  g_assert_cmpuint (counts->len, ==, 1);
  count = counts->pdata[0];
  g_assert_cmpstr (count->names[0], ==, "You");
  g_assert_cmpstr (count->names[1], ==, "Builder");
  edubba_count_sum (count, count->rows->len, points);
  g_assert_cmpint (points[0], ==, 15);
  g_assert_cmpint (points[1], ==, 7);
  g_assert_cmpuint (count->rows->len, ==, strlen (order));
  for (guint i = 0; i < count->rows->len; i++)
    {
      EdubbaCountRow  *row = &g_array_index (count->rows, EdubbaCountRow, i);
      g_autofree char *part = g_strdup_printf ("temple:me:%c", order[i]);

      g_assert_cmpstr (row->parts[0], ==, part);
      g_assert_nonnull (edubba_board_find_part (fixture->board, row->parts[1]));
    }
  edubba_board_place_count (fixture->board, &area);
  g_assert_cmpfloat (area.size.height, >, 0);
  g_assert_cmpfloat (area.origin.y + area.size.height, <=,
                     gtk_widget_get_height (GTK_WIDGET (fixture->board)));
  g_ptr_array_unref (counts);
  counts = edubba_board_list_counts (fixture->board, before, before, 0);
  g_assert_cmpuint (counts->len, ==, 0);
}

int
main (int argc, char *argv[])
{
  display_test_init (&argc, &argv);

  g_test_add ("/ui/babel-moments/kinds", BoardFixture, NULL, board_set_up, test_moments,
              board_tear_down);
  g_test_add ("/ui/babel-moments/nothing", BoardFixture, NULL, board_set_up, test_nothing,
              board_tear_down);

  g_test_add ("/ui/babel-moments/count", BoardFixture, NULL, board_set_up, test_count,
              board_tear_down);

  return g_test_run ();
}
