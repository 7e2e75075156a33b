/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The board where several persons look at it at once: a hand that lies face down is seen while the
 * space bar is held, and chosen from by keys; scrolls are seen between two presses.
 */
#include "bunny-board-fixture.h"

#include <gdk/gdk.h>

#include "board-hands.h"
#include "bunny-board-private.h"
#include "bunny-rules.h"
#include "display.h"
#include "game-state.h"

/* Shows the covered state, and gives the board the viewer's own view besides. */
static void
show_covered (BoardFixture *fixture, const char *position)
{
  g_autofree GameState *own = game_state_new (&bunny_rules);
  g_autofree GameState *seen = NULL;

  board_show (fixture, position, 0, 1000, 700);
  memcpy (own, &BUNNY_BOARD (fixture->board)->view.state, sizeof (BunnyState));
  seen = game_state_dup (&bunny_rules, own);
  bunny_rules.cover (seen);
  edubba_board_lend_own (fixture->board, own);
  edubba_board_show_state (fixture->board, seen, 0, TRUE);
}

/* The number of cards before the viewer that show their faces, or are named by them. */
static guint
count_open (BoardFixture *fixture)
{
  BunnyHand *hand = BUNNY_BOARD (fixture->board)->hand;
  guint      n = 0;

  for (guint i = 0; i < bunny_hand_get_n (hand); i++)
    {
      BunnyCardView *card = bunny_hand_get_card (hand, i);
      const char    *name = bunny_card_get_sentence (card);

      n += bunny_card_get_face_shown (card) != 0 || strstr (name, "face down") == NULL;
    }
  return n;
}

/* The place of a card in the covered hand. */
static guint
find_covered (BunnyBoard *board, const char *name)
{
  guint face = bunny_face_find (name, strlen (name));
  guint i = 0;

  while (bunny_board_get_covered (board, i) != face)
    i++;
  return i;
}

/* A covered hand is seen while the space bar is held, chosen from by the person's own row of
 * keys, and another row calls another person. */
static void
test_covered (BoardFixture *fixture, gconstpointer data)
{
  BunnyBoard *board = BUNNY_BOARD (fixture->board);

  show_covered (fixture, BOARD_EXPLORE);
  g_assert_cmpuint (bunny_hand_get_n (board->hand), ==, 6);
  g_assert_cmpuint (count_open (fixture), ==, 0);
  g_assert_false (board_get_state (fixture, "cell:A3") & EDUBBA_PLACE_TARGET);
  board_press_key (fixture->board, GDK_KEY_space, 0, 0);
  g_assert_cmpuint (count_open (fixture), ==, 6);
  board_let_go (fixture->board, GDK_KEY_space);
  g_assert_cmpuint (count_open (fixture), ==, 0);
  board_press (fixture, "look");
  g_assert_cmpuint (count_open (fixture), ==, 6);
  board_press (fixture, "look");
  board_press_key (fixture->board, GDK_KEY_VoidSymbol, 10 + find_covered (board, "A3"), 0);
  board_press_key (fixture->board, GDK_KEY_VoidSymbol, 10 + find_covered (board, "gem3"), 0);
  g_assert_cmpuint (count_open (fixture), ==, 0);
  board_press_key (fixture->board, GDK_KEY_Return, 0, 0);
  g_assert_cmpstr (fixture->acted, ==, "pick:A3+gem3");
  board_press_key (fixture->board, GDK_KEY_VoidSymbol, 38, 0);
  g_assert_cmpuint (fixture->called, ==, 2);
  edubba_board_lend_own (fixture->board, NULL);
  board_show (fixture, BOARD_EXPLORE, 0, 1000, 700);
  g_assert_cmpuint (count_open (fixture), ==, 6);
}

/* A place tells nothing of its card, which lies in another one in other hands; but as long as a
 * choice lasts it lies where it lay. */
static void
test_order (BoardFixture *fixture, gconstpointer data)
{
  static const char *const others[] = { "C4,city1,city2", "C4,city1,city3", "C4,city1,tower",
                                        "C4,D5,city1", "B1,C4,city1", "B2,C4,city1",
                                        "B3,C4,city1", "B4,C4,city1" };
  BunnyBoard              *board = BUNNY_BOARD (fixture->board);
  guint                    places = 0;

  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    {
      g_autofree char *position =
        g_strdup_printf ("bunny/1 seats=3 round=3 pick=4 land=A1,A2,A4|J1,J2|F1 "
                         "hands=A3,%s,gem3,wood1|?,?,?,?,?,?|?,?,?,?,?,? for=1",
                         others[i]);
      guint place;

      show_covered (fixture, position);
      place = find_covered (board, "A3");
      show_covered (fixture, position);
      g_assert_cmpuint (find_covered (board, "A3"), ==, place);
      places |= 1u << place;
    }
  g_assert_cmpuint (g_bit_storage (places), >, 3);
  g_assert_cmpuint (places & (places - 1), !=, 0);
}

/* While building there are scrolls to look at, and the tray lies open. */
static void
test_covered_scrolls (BoardFixture *fixture, gconstpointer data)
{
  BunnyBoard *board = BUNNY_BOARD (fixture->board);

  show_covered (fixture, BOARD_BUILD " scrolls=gem2,fish7||");
  g_assert_null (edubba_board_find_part (fixture->board, "scroll:fish7"));
  g_assert_cmpuint (bunny_hand_get_n (board->hand), ==, 5);
  board_press (fixture, "look");
  g_assert_nonnull (edubba_board_find_part (fixture->board, "scroll:fish7"));
  board_press (fixture, "look");
  g_assert_null (edubba_board_find_part (fixture->board, "scroll:fish7"));
  board_press (fixture, "tray:city1");
  board_press (fixture, "cell:J4");
  g_assert_cmpstr (fixture->acted, ==, "build:city1-J4");
}

#define ADD(path, test) \
  g_test_add ("/ui/bunny/covered/" path, BoardFixture, NULL, board_set_up, test, board_tear_down)

int
main (int argc, char *argv[])
{
  display_test_init (&argc, &argv);
  ADD ("hand", test_covered);
  ADD ("order", test_order);
  ADD ("scrolls", test_covered_scrolls);
  return g_test_run ();
}
