/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The board's sentences about cards that have been played: what a building is for, or that it is
 * too late for it; the scroll that a copy card copied.
 */
#include "bunny-board-fixture.h"
#include "bunny-board-private.h"
#include "bunny-card.h"
#include "bunny-rules.h"
#include "bunny-says.h"
#include "display.h"

#define N_WORLDS 20

#define WIDTH  1280
#define HEIGHT 800

/* The first seat can join its city to a printed one by a camp on A3. */
#define CAMP(round, rest)                                                        \
  "bunny/1 seats=3 round=" round " phase=build move=1" rest " land=A2,A4|J1|F1 " \
  "built=A2:city2 tray=camp2|city1|"

/* The card says the sentence last, below the hand and to a screen reader. */
static void
assert_card (BoardFixture *fixture, const char *part, const char *last)
{
  GtkWidget  *card = edubba_board_find_part (fixture->board, part);
  const char *said;

  g_assert_nonnull (card);
  said = bunny_card_get_sentence (BUNNY_CARD_VIEW (card));
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
#define WOODCUTTER "Copyist of the right: Woodcutter. 1 for each wood you make. Counted: 1. " \
                   "Now: 1."

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

#define REMEMBERED                                                                            \
  "bunny/1 pick=4 turn=7 land=E1,H1|I7 hands=B6.2,H9.2,J9,gold.2,tower.2,supply.2,supply.2,"  \
  "fiefs10.2|C1.1,E7.1,F2.1,F7.1,I3.1,corners.1,carrot1.1,? reserve=?,?,?,?,?,?|?,?,?,?,?,? " \
  "tray=city2|tower scrolls=|? discards=D2.2,city2.2,gem2|?,?,? seen=C5,border,hungry for=1"

/* The cards that a seat passed on, as far as it may know: where they are, or that it can't know. */
static void
test_remembered (void)
{
  assert_seat (REMEMBERED, 1, "Opponent.",
               "In hand, as you’ve seen: C1, E7, F2, F7, I3, Surveyor, Gardener.");
  assert_seat (REMEMBERED, 0, "You.",
               "You’ve seen these, and they’re face down or in a hand now: C5, Border guard, "
               "Hungry mouths.");
}

static char *
join_lists (const BunnyState *seen)
{
  BunnyView view = { .address = GAME_ADDRESS_YOU, .person = GAME_NOBODY };
  GString  *text = g_string_new (NULL);

  bunny_view_show (&view, (const GameState *) seen, 0, TRUE);
  for (guint seat = 0; seat < seen->table.seats; seat++)
    {
      g_autoptr (GPtrArray) lines = bunny_says_lists (&view, seat);

      for (guint i = 0; i < lines->len; i++)
        g_string_append_printf (text, "%s\n", (const char *) lines->pdata[i]);
    }
  return g_string_free (text, FALSE);
}

/* They are the same in all worlds that the seat cannot tell apart. */
static void
test_secrets (void)
{
  BunnyState       state, world, seen;
  g_autofree char *text = NULL;

  g_assert_true (bunny_rules.parse_position (REMEMBERED, (GameState *) &state, NULL));
  text = join_lists (&state);
  for (guint64 seed = 1; seed <= N_WORLDS; seed++)
    {
      g_autofree char *same = NULL;

      bunny_state_complete (&state, seed, &world);
      bunny_state_observe (&world, 0, &seen);
      same = join_lists (&seen);
      g_assert_cmpstr (same, ==, text);
    }
}

/* What a card is stands below the hand, in nobody's way, once it is chosen. */
static void
test_said (BoardFixture *fixture, gconstpointer data)
{
  GtkWidget *card;

  board_show (fixture, "bunny/1 seats=3 round=3 pick=4 land=A1,A2,A4|J1,J2|F1 "
                       "hands=A3,C4,city1,city1,gem3,fiefs10|?,?,?,?,?,?|?,?,?,?,?,? for=1",
              0, WIDTH, HEIGHT);
  card = edubba_board_find_part (fixture->board, "card:fiefs10");
  g_assert_null (gtk_widget_get_tooltip_text (card));
  board_press (fixture, "card:fiefs10");
  g_assert_cmpstr (
    gtk_label_get_label (GTK_LABEL (BUNNY_BOARD (fixture->board)->say)), ==,
    "High liege. 12 with 10 fiefs or more. 2 of 10. Now: 0.");
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
  g_test_add ("/ui/bunny/cards/said", BoardFixture, NULL, board_set_up, test_said,
              board_tear_down);
  g_test_add ("/ui/bunny/cards/announced", BoardFixture, NULL, board_set_up, test_announced,
              board_tear_down);
  g_test_add ("/ui/bunny/cards/turn-over", BoardFixture, NULL, board_set_up, test_turn_over,
              board_tear_down);
  g_test_add ("/ui/bunny/cards/end", BoardFixture, NULL, board_set_up, test_end, board_tear_down);
  g_test_add_func ("/ui/bunny/cards/remembered", test_remembered);
  g_test_add_func ("/ui/bunny/cards/remembered/secrets", test_secrets);
  g_test_add_func ("/ui/bunny/cards/owner", test_owner);
  g_test_add_func ("/ui/bunny/cards/tray", test_tray);
  g_test_add ("/ui/bunny/cards/copied", BoardFixture, NULL, board_set_up, test_copied,
              board_tear_down);
  return g_test_run ();
}
