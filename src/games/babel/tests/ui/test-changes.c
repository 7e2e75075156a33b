/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The other player's last turn at a glance: the parts they changed are marked until the viewer
 * acts, and nothing else is. And the deck, from which cards come.
 */
#include <adwaita.h>

#include "babel-board-private.h"
#include "babel-board-fixture.h"
#include "display.h"

#define MINE   "babel/1 A:HH|M/1 H:SS|PP pawns=HQ hands=AHS|????? stores=2| turn=5"
#define THEIRS "babel/1 A:HH|M/1 H:SS|PP pawns=HA hands=AHS|????? stores=2| turn=6 move=2"
#define AFTER  "babel/1 A:HH|MS/12 H:SS|PP pawns=HA hands=AHS|????? stores=2|3 turn=7"
#define NEXT   "babel/1 A:HH|MS/12 H:SSA|PP pawns=HA hands=HS|????? stores=2|3 turn=7"

static guint
count_changed (GtkWidget *widget)
{
  guint n = gtk_widget_get_visible (widget) && gtk_widget_has_css_class (widget, "changed");

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += count_changed (child);
  return n;
}

static void
assert_changed (BoardFixture *fixture, const char *part, gboolean changed)
{
  g_test_message ("%s", part);
  g_assert_true (gtk_widget_has_css_class (board_get_part (fixture, part), "changed") == changed);
}

static void
assert_unmarked (BoardFixture *fixture)
{
  g_assert_cmpuint (count_changed (GTK_WIDGET (fixture->board)), ==, 0);
}

static void
set_up (BoardFixture *fixture, gconstpointer data)
{
  board_open (fixture, MINE, 1000, 740);
  edubba_board_introduce (fixture->board, GAME_ADDRESS_YOU, "Builder", EDUBBA_BOARD_GAME);
}

static void
test_answered (BoardFixture *fixture, gconstpointer data)
{
  BabelLands *lands = BABEL_LANDS (BABEL_BOARD (fixture->board)->lands);
  BabelLand  *assyria = babel_lands_get_land (lands, BABEL_ASSYRIA);

  assert_unmarked (fixture);
  board_show_partial (fixture, THEIRS, 0, FALSE);
  assert_changed (fixture, "temple:opp:A", TRUE);
  board_show_partial (fixture, AFTER, 0, TRUE);
  assert_changed (fixture, "temple:opp:A", TRUE);
  assert_changed (fixture, "temple:me:A", FALSE);
  assert_changed (fixture, "temple:opp:H", FALSE);
  assert_changed (fixture, "store:opp", TRUE);
  assert_changed (fixture, "store:me", FALSE);
  assert_changed (fixture, "glance:A", TRUE);
  assert_changed (fixture, "glance:H", FALSE);
  g_assert_false (gtk_widget_has_css_class (
    babel_colonnade_get_card (babel_land_get_colonnade (assyria, FALSE), 0), "changed"));
  g_assert_true (gtk_widget_has_css_class (
    babel_colonnade_get_card (babel_land_get_colonnade (assyria, FALSE), 1), "changed"));
}

/* Acting ends the display; the player's own changes are never marked. */
static void
test_acted (BoardFixture *fixture, gconstpointer data)
{
  board_show_partial (fixture, THEIRS, 0, FALSE);
  board_show_partial (fixture, AFTER, 0, TRUE);
  board_show_partial (fixture, NEXT, 0, TRUE);
  assert_unmarked (fixture);
}

/* A distant state is another moment, and in a puzzle nobody has answered. */
static void
test_elsewhere (BoardFixture *fixture, gconstpointer data)
{
  board_show_partial (fixture, "babel/1 A:HH|MMMM/1234 pawns=HA hands=AHS|????? turn=20", 0, FALSE);
  assert_unmarked (fixture);
  board_show_partial (fixture, MINE, 0, TRUE);
  edubba_board_introduce (fixture->board, GAME_ADDRESS_YOU, NULL, EDUBBA_BOARD_EXERCISE);
  board_show_partial (fixture, THEIRS, 0, FALSE);
  assert_unmarked (fixture);
}

/* If there is room for it the deck lies in the stock, with its number. */
static void
test_deck (void)
{
  BoardFixture fixture = { 0 };
  GtkWidget   *deck;

  board_open (&fixture, "babel/1 A:HH|M/1 H:SS|PP pawns=HQ hands=AHS|????? turn=5", 1000, 740);
  deck = board_get_part (&fixture, "deck");
  g_assert_true (gtk_widget_get_mapped (deck));
  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (deck)), ==, "45");
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (deck), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Deck: 45 cards");
  board_tear_down (&fixture, NULL);
  board_open (&fixture, MINE, 1000, 500);
  g_assert_null (edubba_board_find_part (fixture.board, "deck"));
  board_tear_down (&fixture, NULL);
}

int
main (int argc, char *argv[])
{
  display_test_init (&argc, &argv);
  adw_init ();
  g_test_add ("/babel-changes/answered", BoardFixture, NULL, set_up, test_answered,
              board_tear_down);
  g_test_add ("/babel-changes/acted", BoardFixture, NULL, set_up, test_acted, board_tear_down);
  g_test_add ("/babel-changes/elsewhere", BoardFixture, NULL, set_up, test_elsewhere,
              board_tear_down);
  g_test_add_func ("/babel-changes/deck", test_deck);
  return g_test_run ();
}
