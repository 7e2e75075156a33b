/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Two people on the match page: between their turns, after an undo and before an answer in the
 * middle of a turn no board is there, and behind the curtain each finds their own view.
 */

#include "display.h"
#include "match-fixture.h"
#include "ui-fixture.h"

static void
test_curtain (void)
{
  MatchFixture fixture = { 0 };

  match_set_up (&fixture, match_deal (), EDUBBA_SEAT_PERSON, EDUBBA_SEAT_PERSON);
  g_assert_false (match_has_board (&fixture));
  match_open_curtain (&fixture);
  match_assert_shows (&fixture, 0);
  g_assert_true (plain_board_get_active (match_get_board (&fixture)));
  match_pass_turn (&fixture);
  g_assert_cmpuint (edubba_match_get_seat (fixture.match), ==, 1);
  g_assert_false (match_has_board (&fixture));
  match_open_curtain (&fixture);
  match_assert_shows (&fixture, 1);
  g_assert_true (plain_board_get_active (match_get_board (&fixture)));
  match_tear_down (&fixture);
}

/* Undo over the end of a turn brings the other person back: the curtain falls for that too. */
static void
test_curtain_undo (void)
{
  MatchFixture fixture = { 0 };

  match_set_up (&fixture, match_deal (), EDUBBA_SEAT_PERSON, EDUBBA_SEAT_PERSON);
  match_open_curtain (&fixture);
  match_pass_turn (&fixture);
  match_open_curtain (&fixture);
  edubba_match_page_undo (fixture.page);
  g_assert_cmpuint (edubba_match_get_seat (fixture.match), ==, 0);
  g_assert_false (match_has_board (&fixture));
  match_open_curtain (&fixture);
  match_assert_shows (&fixture, 0);
  match_tear_down (&fixture);
}

/* Undo behind the curtain changes who is called, and must not show one hand to the other. */
static void
test_curtain_recall (void)
{
  MatchFixture fixture = { 0 };

  match_set_up (&fixture, match_deal (), EDUBBA_SEAT_PERSON, EDUBBA_SEAT_PERSON);
  match_open_curtain (&fixture);
  match_pass_turn (&fixture);
  g_assert_nonnull (ui_find_button (GTK_WIDGET (fixture.page), "Show Player 2’s Board"));
  edubba_match_page_undo (fixture.page);
  g_assert_false (match_has_board (&fixture));
  g_assert_null (ui_find_button (GTK_WIDGET (fixture.page), "Show Player 2’s Board"));
  ui_press (GTK_WIDGET (fixture.page), "Show Player 1’s Board");
  match_assert_shows (&fixture, 0);
  match_tear_down (&fixture);
}

/* A player who must give up cards in the middle of the other's turn does so behind the curtain
 * too. */
static void
test_curtain_answer (void)
{
  MatchFixture fixture = { 0 };

  match_set_up (&fixture, match_lay_out ("babel/1 A:AAA| pawns=AQ hands=H|HHMM"),
                EDUBBA_SEAT_PERSON, EDUBBA_SEAT_PERSON);
  match_open_curtain (&fixture);
  match_act (&fixture, "halve:A");
  g_assert_cmpuint (edubba_match_get_seat (fixture.match), ==, 1);
  g_assert_false (match_has_board (&fixture));
  match_open_curtain (&fixture);
  match_assert_shows (&fixture, 1);
  match_act (&fixture, "discard:H");
  match_assert_shows (&fixture, 1);
  match_act (&fixture, "discard:M");
  g_assert_cmpuint (edubba_match_get_seat (fixture.match), ==, 0);
  g_assert_false (match_has_board (&fixture));
  match_open_curtain (&fixture);
  match_assert_shows (&fixture, 0);
  match_tear_down (&fixture);
}

int
main (int argc, char *argv[])
{
  display_allow_announcements ();
  ui_init (&argc, &argv);

  g_test_add_func ("/ui/match-curtain/turns", test_curtain);
  g_test_add_func ("/ui/match-curtain/undo", test_curtain_undo);
  g_test_add_func ("/ui/match-curtain/recall", test_curtain_recall);
  g_test_add_func ("/ui/match-curtain/answer", test_curtain_answer);
  return g_test_run ();
}
