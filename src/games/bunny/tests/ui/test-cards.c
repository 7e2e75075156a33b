/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The board's sentences about cards that have been played: what a building is for, or that it is
 * too late for it; the scroll that a copy card copied.
 */
#include "bunny-board-fixture.h"
#include "bunny-card.h"
#include "bunny-rules.h"
#include "bunny-says.h"
#include "display.h"

#define WIDTH  1280
#define HEIGHT 800

/* The first seat can join its city to a printed one by a camp on A3. */
#define CAMP(round, rest)                                                        \
  "bunny/1 seats=3 round=" round " phase=build move=1" rest " land=A2,A4|J1|F1 " \
  "built=A2:city2 tray=camp2|city1|"

/* The card says the sentence last, in its tooltip and to a screen reader. */
static void
assert_card (BoardFixture *fixture, const char *part, const char *last)
{
  GtkWidget  *card = edubba_board_find_part (fixture->board, part);
  const char *said;

  g_assert_nonnull (card);
  said = gtk_widget_get_tooltip_text (card);
  g_test_message ("%s", said);
  g_assert_true (g_str_has_suffix (said, last));
}

/* A camp that was kept waits for another round, and for nothing in the last one. */
static void
test_kept_camp (BoardFixture *fixture, gconstpointer data)
{
  board_show (fixture, CAMP ("3", ""), 0, WIDTH, HEIGHT);
  assert_card (fixture, "tray:camp2", "It claims an empty cell until the cell’s card comes.");
  board_show (fixture, CAMP ("3", " kept=2"), 0, WIDTH, HEIGHT);
  assert_card (fixture, "tray:camp2", "It waits for a later round.");
  board_show (fixture, CAMP ("4", ""), 0, WIDTH, HEIGHT);
  assert_card (fixture, "tray:camp2", "It claims an empty cell until the cell’s card comes.");
  board_show (fixture, CAMP ("4", " kept=2"), 0, WIDTH, HEIGHT);
  assert_card (fixture, "tray:camp2", "It cannot be built any more.");
}

/* Nor of a building once the turn is over. */
static void
test_turn_over (BoardFixture *fixture, gconstpointer data)
{
#define CITY(round) \
  "bunny/1 seats=3 round=" round " phase=build move=2 land=A2,A3|J1|F1 tray=city1|city1|"
  board_show (fixture, CITY ("1"), 0, WIDTH, HEIGHT);
  assert_card (fixture, "tray:city1", "It waits for a later round.");
  board_show (fixture, CITY ("4"), 0, WIDTH, HEIGHT);
  assert_card (fixture, "tray:city1", "It cannot be built any more.");
}

static void
assert_end (BoardFixture *fixture, GtkWidget *end, const char *label, gboolean suggested)
{
  g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (end)), ==, label);
  g_assert_cmpint (gtk_widget_has_css_class (end, "suggested-action"), ==, suggested);
}

/* The button to end the turn is suggested once no building that can still be built adds anything;
 * its label names the fate of an announced camp. */
static void
test_end (BoardFixture *fixture, gconstpointer data)
{
  board_show (fixture, CAMP ("4", ""), 0, WIDTH, HEIGHT);
  assert_end (fixture, edubba_board_find_part (fixture->board, "end"), "End Building", FALSE);
  board_show (fixture, CAMP ("4", " kept=2"), 0, WIDTH, HEIGHT);
  assert_end (fixture, edubba_board_find_part (fixture->board, "end"), "End Building", TRUE);
  board_show (fixture, CAMP ("3", " camp=2"), 0, WIDTH, HEIGHT);
  assert_end (fixture, edubba_board_find_part (fixture->board, "end"), "Keep the Camp", FALSE);
  board_show (fixture, CAMP ("4", " camp=2"), 0, WIDTH, HEIGHT);
  assert_end (fixture, edubba_board_find_part (fixture->board, "end"), "Do Not Settle", FALSE);
}

/* Checks the first seat's reading of a seat: a sentence about it, and the last line of its list. */
static void
assert_seat (const char *position, guint seat, const char *sentence, const char *line)
{
  BunnyView  view = { .address = GAME_ADDRESS_YOU, .person = GAME_NOBODY };
  BunnyState state;
  g_autoptr (GPtrArray) lines = NULL;
  g_autofree char *said = NULL;

  g_assert_true (bunny_rules.parse_position (position, (GameState *) &state, NULL));
  bunny_view_show (&view, (const GameState *) &state, 0, TRUE);
  said = bunny_says_seat (&view, seat);
  lines = bunny_says_lists (&view, seat);
  g_assert_nonnull (strstr (said, sentence));
  g_assert_cmpstr (g_ptr_array_index (lines, lines->len - 1), ==, line);
}

static void
test_tray (void)
{
  assert_seat (CAMP ("3", " kept=2"), 0, "1 building waits.", "Waits: Camp 2.");
  assert_seat (CAMP ("4", ""), 0, "1 building waits.", "Waits: Camp 2.");
  assert_seat (CAMP ("4", " kept=2"), 0, "1 building was not built.", "Not built: Camp 2.");
  assert_seat (CITY ("3"), 0, "1 building waits.", "Waits: City of strength 1.");
  assert_seat (CITY ("4"), 0, "1 building was not built.", "Not built: City of strength 1.");
  assert_seat ("bunny/1 round=4 phase=over land=A1| tray=gold|", 0, "1 building was not built.",
               "Not built: Gold.");
}

#define COPIED                                                                             \
  "bunny/1 seats=3 round=4 phase=over land=A1,A2,A3|J1|F1 scrolls=copyl|gem5,wood1|copyr " \
  "copied=l:gem5||r:wood1"
#define WOODCUTTER "Copyist of the right: Woodcutter. 1 for each wood you make. Now: 1."

/* A copy card has the name of the scroll that it copied, says its effect, and its worth to the
 * seat that has it. */
static void
test_copied (BoardFixture *fixture, gconstpointer data)
{
  board_show (fixture, COPIED, 0, WIDTH, HEIGHT);
  assert_card (fixture, "scroll:copyl",
               "Copyist of the left: Gem worth 5. A treasure worth 5. Now: 5.");
  assert_seat (COPIED, 2, "1 scroll.", WOODCUTTER);
  board_show (fixture, COPIED, 2, WIDTH, HEIGHT);
  assert_card (fixture, "scroll:copyr", WOODCUTTER);
}

/* The owner of a cell, by the name in all sentences around it. */
static void
test_owner (void)
{
  BunnyView        view = { .address = GAME_ADDRESS_YOU, .person = GAME_NOBODY };
  BunnyState       state;
  g_autofree char *number = NULL;
  g_autofree char *named = NULL;

  g_assert_true (bunny_rules.parse_position (CITY ("3"), (GameState *) &state, NULL));
  bunny_view_show (&view, (const GameState *) &state, 0, TRUE);
  number = bunny_says_cell (&view, 90); /* J1 */
  view.names = (char *[]) { (char *) "", (char *) "Anna", (char *) "", NULL };
  named = bunny_says_cell (&view, 90);
  g_assert_nonnull (strstr (number, " Owner: Player 2."));
  g_assert_nonnull (strstr (named, " Owner: Anna."));
}

/* An announced camp is marked among those in the tray; any other card of it is refused. */
static void
test_announced (BoardFixture *fixture, gconstpointer data)
{
  board_show (fixture,
              "bunny/1 seats=3 round=2 phase=build move=1 land=A1,A2,C4|J1,J2|F1 "
              "tray=city1,camp2,camp5|camp6| camp=5",
              0, WIDTH, HEIGHT);
  gtk_test_accessible_assert_state (edubba_board_find_part (fixture->board, "tray:camp5"),
                                    GTK_ACCESSIBLE_STATE_PRESSED, GTK_ACCESSIBLE_TRISTATE_TRUE);
  gtk_test_accessible_assert_state (edubba_board_find_part (fixture->board, "tray:camp2"),
                                    GTK_ACCESSIBLE_STATE_PRESSED, GTK_ACCESSIBLE_TRISTATE_FALSE);
  board_press (fixture, "tray:city1");
  g_assert_cmpstr (fixture->acted, ==, "build:city1-A1");
  board_press (fixture, "cell:A3");
  g_assert_cmpstr (fixture->acted, ==, "settle:A3");
}

int
main (int argc, char *argv[])
{
  display_test_init (&argc, &argv);
  g_test_add ("/ui/bunny/cards/kept-camp", BoardFixture, NULL, board_set_up, test_kept_camp,
              board_tear_down);
  g_test_add ("/ui/bunny/cards/announced", BoardFixture, NULL, board_set_up, test_announced,
              board_tear_down);
  g_test_add ("/ui/bunny/cards/turn-over", BoardFixture, NULL, board_set_up, test_turn_over,
              board_tear_down);
  g_test_add ("/ui/bunny/cards/end", BoardFixture, NULL, board_set_up, test_end, board_tear_down);
  g_test_add_func ("/ui/bunny/cards/owner", test_owner);
  g_test_add_func ("/ui/bunny/cards/tray", test_tray);
  g_test_add ("/ui/bunny/cards/copied", BoardFixture, NULL, board_set_up, test_copied,
              board_tear_down);
  return g_test_run ();
}
