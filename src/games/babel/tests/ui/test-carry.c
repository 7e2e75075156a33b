/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Carrying cards over Babel's board: the load that is taken up, its targets, the action that is
 * sent when it is put down; and nothing is left of it.
 */
#include <adwaita.h>

#include "babel-board-private.h"
#include "babel-board-fixture.h"
#include "display.h"

/* Every nation has a run where the pawn stands. */
#define BOARD_RUNS                                                                             \
  "babel/1 A:HH| H:AAAHHHMMMSSSPPP|PSM/1234 M:|A/1 P:|M S:PP|SS/12 pawns=HM hands=AAHS|????? " \
  "stores=65|41 turn=9"

static void
put_on_part (BoardFixture *fixture, const char *part)
{
  GtkWidget      *target = board_get_part (fixture, part);
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (target, GTK_WIDGET (fixture->board), &bounds));
  babel_board_put_load (BABEL_BOARD (fixture->board), bounds.origin.x + bounds.size.width / 2,
                        bounds.origin.y + bounds.size.height / 2);
}

/* Carries from one part to another and compares the action sent; NULL for none. */
static void
assert_carried (BoardFixture *fixture, const char *from, const char *to, const char *expected)
{
  g_ptr_array_set_size (fixture->heard, 0);
  babel_board_take_load (BABEL_BOARD (fixture->board), from);
  put_on_part (fixture, to);
  g_assert_cmpuint (fixture->heard->len, ==, expected ? 1 : 0);
  if (expected)
    g_assert_cmpstr (g_ptr_array_index (fixture->heard, 0), ==, expected);
  g_assert_false (edubba_board_cancel (fixture->board));
  g_assert_false (gtk_widget_has_css_class (GTK_WIDGET (fixture->board), "carrying"));
}

static void
test_carry_card (BoardFixture *fixture, gconstpointer data)
{
  assert_carried (fixture, "card:A", "land:A", "travel:A");
  assert_carried (fixture, "card:A", "temple:opp:A", "travel:A");
  assert_carried (fixture, "card:A", "land:H", "settle:A");
  assert_carried (fixture, "card:H", "land:H", "settle:H");
  assert_carried (fixture, "card:A", "discards", "discard:A");
  assert_carried (fixture, "card:A", "colonnade:me:H", "settle:A");
  assert_carried (fixture, "card:A", "land:S", "why:travel");
  assert_carried (fixture, "card:A", "colonnade:opp:H", "why:settle");
  assert_carried (fixture, "card:A", "colonnade:opp:A", "why:settle");
  assert_carried (fixture, "card:A", "colonnade:me:A", "why:settle");
  assert_carried (fixture, "card:A", "colonnade:me:S", "why:settle");
  assert_carried (fixture, "card:A", "temple:opp:H", "why:settle");
  assert_carried (fixture, "card:A", "card:H", NULL);
  assert_carried (fixture, "card:A", "quarry", NULL);
}

static void
test_carry_source (BoardFixture *fixture, gconstpointer data)
{
  assert_carried (fixture, "store:me", "temple:me:H", "build:own");
  assert_carried (fixture, "store:opp", "land:H", "build:opp");
  assert_carried (fixture, "store:me", "temple:me:S", "why:build");
  assert_carried (fixture, "store:me", "hand:opp", NULL);
  assert_carried (fixture, "store:me", "temple:opp:H", "why:build");
  assert_carried (fixture, "store:me", "colonnade:opp:H", "why:build");
  board_show_partial (fixture, "babel/1 hands=AAHMMPSS|????? starters=11", 0, TRUE);
  board_wait ();
  assert_carried (fixture, "starter:me", "temple:me:H", "why:build");
  assert_carried (fixture, "card:A", "land:A", "travel:A");
  assert_carried (fixture, "card:A", "land:P", "why:travel");
  assert_carried (fixture, "card:A", "colonnade:me:A", "why:settle");
  assert_carried (fixture, "card:A", "colonnade:opp:A", "why:settle");
}

static void
test_carry_settlers (BoardFixture *fixture, gconstpointer data)
{
  assert_carried (fixture, "colonnade:me:H", "land:S", "migrate:H-S");
  assert_carried (fixture, "colonnade:me:H", "colonnade:me:M", "migrate:H-M");
  assert_carried (fixture, "colonnade:me:A", "land:M", "migrate:A-M");
  assert_carried (fixture, "colonnade:me:H", "land:H", NULL);
  assert_carried (fixture, "colonnade:me:H", "colonnade:opp:S", "why:migrate");
}

static void
test_carry_run (BoardFixture *fixture, gconstpointer data)
{
  board_show_partial (fixture, BOARD_RUNS, 0, TRUE);
  board_wait ();
  assert_carried (fixture, "run:me:H:1", "temple:opp:H", "raze");
  assert_carried (fixture, "run:me:H:2", "temple:opp:H", "steal");
  assert_carried (fixture, "run:me:H:4", "colonnade:opp:H", "win-over");
  assert_carried (fixture, "run:me:H:5", "temple:me:H", "skip:own");
  assert_carried (fixture, "run:me:H:5", "store:opp", "skip:opp");
  assert_carried (fixture, "run:me:H:1", "hand:opp", "halve:A");
  assert_carried (fixture, "run:me:H:1", "temple:me:H", "why:abilities");
  assert_carried (fixture, "run:me:H:1", "temple:opp:S", "why:abilities");
  assert_carried (fixture, "run:me:H:1", "quarry", "why:abilities");
}

/* The nation that the Medes expel is that of the card on which they are put. */
static void
test_carry_expel (BoardFixture *fixture, gconstpointer data)
{
  static const char *const expected[] = { "expel:P", "expel:S", "expel:M" };
  BabelBoard              *board = BABEL_BOARD (fixture->board);

  board_show_partial (fixture, BOARD_RUNS, 0, TRUE);
  board_wait ();
  for (guint i = 0; i < G_N_ELEMENTS (expected); i++)
    {
      BabelLand      *land = babel_lands_get_land (BABEL_LANDS (board->lands), BABEL_HATTI);
      GtkWidget      *card = babel_colonnade_get_card (babel_land_get_colonnade (land, FALSE), i);
      graphene_rect_t bounds;

      g_ptr_array_set_size (fixture->heard, 0);
      g_assert_true (gtk_widget_compute_bounds (card, GTK_WIDGET (board), &bounds));
      babel_board_take_load (board, "run:me:H:3");
      babel_board_put_load (board, bounds.origin.x + bounds.size.width / 2,
                            bounds.origin.y + bounds.size.height - 3);
      g_assert_cmpuint (fixture->heard->len, ==, 1);
      g_assert_cmpstr (g_ptr_array_index (fixture->heard, 0), ==, expected[i]);
    }
}

/* A part that cannot be taken up is not; a card that has been is put back by Escape, and by a new
 * state. */
static void
test_carry_cancelled (BoardFixture *fixture, gconstpointer data)
{
  BabelBoard *board = BABEL_BOARD (fixture->board);

  babel_board_take_load (board, "quarry");
  g_assert_false (edubba_board_cancel (fixture->board));
  babel_board_take_load (board, "colonnade:opp:H");
  g_assert_false (edubba_board_cancel (fixture->board));
  babel_board_take_load (board, "card:A");
  g_assert_true (gtk_widget_has_css_class (GTK_WIDGET (board), "carrying"));
  g_assert_true (edubba_board_cancel (fixture->board));
  put_on_part (fixture, "land:A");
  babel_board_take_load (board, "card:A");
  board_show_partial (fixture, BOARD_MIDDLE, 0, TRUE);
  put_on_part (fixture, "land:A");
  g_assert_cmpuint (fixture->heard->len, ==, 0);
}

int
main (int argc, char *argv[])
{
  static const struct
  {
    const char *path;
    void (*test) (BoardFixture *, gconstpointer);
  } tests[] = {
    { "/babel/carry/card", test_carry_card },
    { "/babel/carry/source", test_carry_source },
    { "/babel/carry/settlers", test_carry_settlers },
    { "/babel/carry/run", test_carry_run },
    { "/babel/carry/expel", test_carry_expel },
    { "/babel/carry/cancelled", test_carry_cancelled },
  };

  display_test_init (&argc, &argv);
  adw_init ();
  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, BoardFixture, NULL, board_set_up, tests[i].test, board_tear_down);
  return g_test_run ();
}
