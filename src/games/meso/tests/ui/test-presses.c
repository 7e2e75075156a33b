/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What presses, keys and carrying on the board light and ask for: each makes the same action, and
 * none makes another.
 */
#include <gdk/gdk.h>

#include "display.h"
#include "meso-board-fixture.h"
#include "meso-board-private.h"
#include "meso-rules.h"

#define START "meso/1 I8:v J8:p,h0,h1,1eee H9:f,w2 I9:t J9:p,h0,h2,2eee H10:q,s2 I10:v moves=2"
#define CARDS                                                                             \
  "meso/1 I8:v H9:f I9:t H10:q I10:v J8:p,h0,h1,1ee J9:p,2a K7:p mana=1/3|2/3 tokens=|4 " \
  "hands=BEFMPST| moves=3"
#define FAR \
  "meso/1 I8:v H9:f I9:t H10:q I10:v J8:p,h1,1e K8:p K9:p,1e L9:p,1e moves=2"
#define MIXED                                                                              \
  "meso/1 I8:v H9:f,w1 I9:t H10:q I10:v J8:p,h1a,1ew,2s J9:p,h2b K8:p,o1,1s mana=2/3|0/3 " \
  "tokens=6|24 moves=3"

/* ---- Presses */

static void
test_lights (BoardFixture *fixture, gconstpointer data)
{
  board_show (fixture, START, 0, 1000, 700);
  g_assert_true (board_get_state (fixture, "place:J8") & EDUBBA_PLACE_TARGET);
  g_assert_false (board_get_state (fixture, "place:J9") & EDUBBA_PLACE_TARGET);
  g_assert_false (board_get_state (fixture, "place:K7") & EDUBBA_PLACE_TARGET);
  board_press (fixture, "place:J8");
  g_assert_true (board_get_state (fixture, "place:J8") & EDUBBA_PLACE_PICKED);
  g_assert_true (board_get_state (fixture, "place:K7") & EDUBBA_PLACE_TARGET);
  g_assert_true (board_get_state (fixture, "place:I9") & EDUBBA_PLACE_TARGET);
  g_assert_false (board_get_state (fixture, "place:I8") & EDUBBA_PLACE_TARGET);
  g_assert_nonnull (edubba_board_find_part (fixture->board, "do:birth:J8"));
  board_press (fixture, "place:I8");
  g_assert_cmpstr (fixture->acted, ==, "step:J8e-I8");
  board_press (fixture, "place:J8");
  g_assert_false (board_get_state (fixture, "place:J8") & EDUBBA_PLACE_PICKED);
  g_assert_null (edubba_board_find_part (fixture->board, "do:birth:J8"));
}

/* Where settlers differ a sheet asks which. */
static void
test_sheet (BoardFixture *fixture, gconstpointer data)
{
  board_show (fixture, MIXED, 0, 1000, 700);
  board_press (fixture, "place:J8");
  g_assert_true (gtk_widget_get_visible (MESO_BOARD (fixture->board)->sheet));
  g_assert_false (board_get_state (fixture, "place:J8") & EDUBBA_PLACE_PICKED);
  board_press (fixture, "option:1");
  g_assert_true (board_get_state (fixture, "place:J8") & EDUBBA_PLACE_PICKED);
  g_assert_nonnull (edubba_board_find_part (fixture->board, "do:drop:J8w"));
  g_assert_null (edubba_board_find_part (fixture->board, "do:pick:J8ea"));
  board_press (fixture, "place:J9");
  g_assert_cmpstr (fixture->acted, ==, "step:J8w-J9");
}

/* What the place itself offers comes first there, and needs nobody to be chosen. */
static void
test_offers (BoardFixture *fixture, gconstpointer data)
{
  GtkWidget *build, *settler;

  board_show (fixture, "meso/1 I8:v H9:f I9:t H10:q I10:v J8:p,1ew J9:p moves=0", 0, 1000, 700);
  board_press (fixture, "place:J8");
  build = edubba_board_find_part (fixture->board, "do:hut:J8");
  settler = edubba_board_find_part (fixture->board, "option:0");
  g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (build)), ==, "Build a Hut");
  g_assert_true (gtk_widget_get_next_sibling (build) == settler);
  g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (settler)), ==, "A settler with empty hands");
  board_press (fixture, "do:hut:J8");
  g_assert_cmpstr (fixture->acted, ==, "hut:J8");
}

/* A card says what it does, where there is room for it, and the numbers of a walk what they are. */
static void
test_sayings (BoardFixture *fixture, gconstpointer data)
{
  MesoBoard *board = MESO_BOARD (fixture->board);
  GtkWidget *card;

  board_show (fixture, CARDS, 0, 1000, 700);
  board_press (fixture, "place:J8");
  g_assert_nonnull (strstr (gtk_label_get_label (GTK_LABEL (board->say)), "movement points"));
  card = edubba_board_find_part (fixture->board, "card:E");
  card = gtk_widget_get_last_child (gtk_button_get_child (GTK_BUTTON (card)));
  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (card)), ==, "3 movement points more.");
}

/* A settler that was moved is still the one that goes on. */
static void
test_follow (BoardFixture *fixture, gconstpointer data)
{
  GameAction action;

  board_show (fixture, MIXED, 0, 1000, 700);
  board_press (fixture, "place:J8");
  board_press (fixture, "option:1");
  board_press (fixture, "place:J9");
  g_assert_true (meso_rules.parse_action (fixture->acted, &action, NULL));
  meso_rules.apply (fixture->world, action, NULL);
  board_show_world (fixture);
  g_assert_true (board_get_state (fixture, "place:J9") & EDUBBA_PLACE_PICKED);
  board_press (fixture, "place:K8");
  g_assert_cmpstr (fixture->acted, ==, "step:J9w-K8");
}

/* What is due is about a place, which is marked, and can be answered. */
static void
test_due (BoardFixture *fixture, gconstpointer data)
{
  board_show (fixture,
              "meso/1 J8:p,1e I8:v H9:f I9:t H10:q I10:v J9:p moves=0 due=take:J8e-K7 shown=pfv",
              0, 1000, 700);
  g_assert_true (board_get_state (fixture, "place:K7") & EDUBBA_PLACE_PICKED);
  g_assert_null (edubba_board_find_part (fixture->board, "end"));
  board_press (fixture, "do:take:f");
  g_assert_cmpstr (fixture->acted, ==, "take:f");
  board_show (fixture,
              "meso/1 J8:p,1e I8:v H9:f I9:t H10:q I10:v J9:p moves=0 due=volcano:J8e-K7", 0,
              1000, 700);
  g_assert_true (board_get_state (fixture, "place:K7") == EDUBBA_PLACE_PICKED);
  g_assert_true (board_get_state (fixture, "place:J7") & EDUBBA_PLACE_TARGET);
  board_press (fixture, "place:K7");
  g_assert_cmpstr (fixture->acted, ==, "volcano:K7");
  board_press (fixture, "place:J7");
  g_assert_cmpstr (fixture->acted, ==, "volcano:J7");
}

/* A card that cannot be played now is asked for all the same, and the rules say why. */
static void
test_cards (BoardFixture *fixture, gconstpointer data)
{
  board_show (fixture, CARDS, 0, 1000, 700);
  board_press (fixture, "card:E");
  g_assert_cmpstr (fixture->acted, ==, "endurance");
  board_press (fixture, "card:M");
  g_assert_cmpstr (fixture->acted, ==, "rob:2");
  board_press (fixture, "card:T");
  g_assert_true (board_get_state (fixture, "place:J9") & EDUBBA_PLACE_TARGET);
  board_press (fixture, "place:J9");
  g_assert_true (board_get_state (fixture, "place:K7") & EDUBBA_PLACE_TARGET);
  g_assert_false (board_get_state (fixture, "place:I9") & EDUBBA_PLACE_TARGET);
  board_press (fixture, "place:K7");
  g_assert_cmpstr (fixture->acted, ==, "teleport:2a@J9-K7");
  g_assert_false (edubba_board_cancel (fixture->board));
  board_press (fixture, "card:B");
  board_press (fixture, "place:J8");
  board_press (fixture, "option:0");
  board_press (fixture, "place:K7");
  g_assert_true (g_str_has_prefix (fixture->acted, "banish:J8h"));
}

/* ---- Keys and carrying */

/* The six keys by their places: what is written on them differs. */
static void
test_keys (BoardFixture *fixture, gconstpointer data)
{
  board_show (fixture, START, 0, 1000, 700);
  board_press_key (fixture->board, GDK_KEY_Home, 0, 0);
  g_assert_cmpstr (board_get_focused_part (fixture), ==, "place:I9");
  board_press_key (fixture->board, GDK_KEY_Cyrillic_u, 26, 0);
  g_assert_cmpstr (board_get_focused_part (fixture), ==, "place:J8");
  board_press_key (fixture->board, GDK_KEY_x, 53, 0);
  g_assert_cmpstr (board_get_focused_part (fixture), ==, "place:J9");
  board_press_key (fixture->board, GDK_KEY_KP_1, 87, 0);
  g_assert_cmpstr (board_get_focused_part (fixture), ==, "place:I10");
  /* An empty place is on the way only if it is lit. */
  board_press_key (fixture->board, GDK_KEY_KP_3, 89, 0);
  g_assert_cmpstr (board_get_focused_part (fixture), ==, "place:I10");
  board_press_key (fixture->board, GDK_KEY_Page_Down, 0, 0);
  g_assert_cmpstr (board_get_focused_part (fixture), ==, "place:J8");
  board_press (fixture, "place:J8");
  board_press_key (fixture->board, GDK_KEY_KP_9, 81, 0);
  g_assert_cmpstr (board_get_focused_part (fixture), ==, "place:K7");
  g_assert_true (board_press_key (fixture->board, GDK_KEY_Escape, 0, 0));
  g_assert_false (board_press_key (fixture->board, GDK_KEY_Escape, 0, 0));
  board_press_key (fixture->board, GDK_KEY_Return, 0, GDK_CONTROL_MASK);
  g_assert_cmpstr (fixture->acted, ==, "end");
}

static void
test_card_keys (BoardFixture *fixture, gconstpointer data)
{
  board_show (fixture, CARDS, 0, 1000, 700);
  board_press_key (fixture->board, GDK_KEY_eacute, 11, 0);
  g_assert_cmpstr (fixture->acted, ==, "endurance");
}

/* Carrying a settler is pressing two places. */
static void
test_carry (BoardFixture *fixture, gconstpointer data)
{
  graphene_point_t from, to;

  board_show (fixture, START, 0, 1000, 700);
  from = board_find_middle (fixture, "place:J8");
  to = board_find_middle (fixture, "place:K9");
  g_assert_true (meso_board_carrier.may_take (from.x, from.y, fixture->board));
  g_assert_false (meso_board_carrier.may_take (to.x, to.y, fixture->board));
  meso_board_carrier.take (from.x, from.y, fixture->board);
  meso_board_carrier.over (to.x, to.y, fixture->board);
  g_assert_true (board_get_state (fixture, "place:K9") & EDUBBA_PLACE_FAILS);
  to = board_find_middle (fixture, "place:K7");
  meso_board_carrier.over (to.x, to.y, fixture->board);
  g_assert_false (board_get_state (fixture, "place:K9") & EDUBBA_PLACE_FAILS);
  g_assert_true (board_get_state (fixture, "place:K7") & EDUBBA_PLACE_WORKS);
  meso_board_carrier.put (to.x, to.y, fixture->board);
  g_assert_cmpstr (fixture->acted, ==, "discover:J8e-K7");
}

/* Far from the one that was chosen, what is within reach is walked to, pressed and carried, even
 * where others of the viewer's stand: K9 is two steps from J8. Out of reach they are chosen. */
static void
test_far (BoardFixture *fixture, gconstpointer data)
{
  graphene_point_t from, to;

  board_show (fixture, FAR, 0, 1000, 700);
  board_press (fixture, "place:J8");
  board_press (fixture, "place:K9");
  g_assert_cmpstr (fixture->acted, ==, "step:J8e-K8");
  board_show (fixture, FAR, 0, 1000, 700);
  from = board_find_middle (fixture, "place:J8");
  to = board_find_middle (fixture, "place:K9");
  meso_board_carrier.take (from.x, from.y, fixture->board);
  meso_board_carrier.over (to.x, to.y, fixture->board);
  g_assert_true (board_get_state (fixture, "place:K9") & EDUBBA_PLACE_WORKS);
  g_clear_pointer (&fixture->acted, g_free);
  meso_board_carrier.put (to.x, to.y, fixture->board);
  g_assert_cmpstr (fixture->acted, ==, "step:J8e-K8");
  board_show (fixture, FAR, 0, 1000, 700);
  board_press (fixture, "place:J8");
  board_press (fixture, "place:L9");
  g_assert_true (board_get_state (fixture, "place:L9") & EDUBBA_PLACE_PICKED);
}

static void
add (const char *path, void (*test) (BoardFixture *fixture, gconstpointer data))
{
  g_test_add (path, BoardFixture, NULL, board_set_up, test, board_tear_down);
}

int
main (int argc, char *argv[])
{
  display_test_init (&argc, &argv);
  add ("/ui/meso/presses/lights", test_lights);
  add ("/ui/meso/presses/sheet", test_sheet);
  add ("/ui/meso/presses/offers", test_offers);
  add ("/ui/meso/presses/sayings", test_sayings);
  add ("/ui/meso/presses/follow", test_follow);
  add ("/ui/meso/presses/cards", test_cards);
  add ("/ui/meso/presses/due", test_due);
  add ("/ui/meso/presses/keys", test_keys);
  add ("/ui/meso/presses/keys/cards", test_card_keys);
  add ("/ui/meso/presses/carry", test_carry);
  add ("/ui/meso/presses/far", test_far);
  return g_test_run ();
}
