/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The window is a plain one: what a match page asks of the program's is not heard. The page is in
 * it as it is in a game that has just begun.
 */
#include "match-fixture.h"

#include "edubba-curtain.h"
#include "edubba-game-sitting.h"
#include "edubba-page.h"
#include "game-state.h"
#include "ui-fixture.h"

const GameRules *
match_get_rules (void)
{
  return plain_game_get ()->module->rules;
}

void
match_show (MatchFixture *fixture, EdubbaMatchPage *page, int width)
{
  fixture->page = page;
  fixture->window = ui_open_page (EDUBBA_PAGE (page), width, 700);
}

void
match_set_up (MatchFixture  *fixture,
              GameRecord    *record,
              EdubbaSeatKind first,
              EdubbaSeatKind second)
{
  fixture->match = edubba_match_new (plain_game_get ()->module, record);
  edubba_match_set_seat_kind (fixture->match, 0, first);
  edubba_match_set_seat_kind (fixture->match, 1, second);
  match_show (fixture, edubba_game_sitting_new (plain_game_get (), fixture->match), MATCH_WIDTH);
}

GameRecord *
match_deal (void)
{
  return game_record_new_seed (match_get_rules (), 2, 0, (guint64) g_test_rand_int ());
}

void
match_tear_down (MatchFixture *fixture)
{
  ui_close_page (fixture->window, EDUBBA_PAGE (fixture->page));
  if (fixture->match != NULL)
    g_assert_finalize_object (fixture->match);
}

PlainBoard *
match_get_board (MatchFixture *fixture)
{
  return PLAIN_BOARD (ui_find (GTK_WIDGET (fixture->page), TYPE_PLAIN_BOARD));
}

gboolean
match_has_board (MatchFixture *fixture)
{
  return ui_find (GTK_WIDGET (fixture->page), TYPE_PLAIN_BOARD) != NULL;
}

EdubbaMessageLine *
match_get_line (MatchFixture *fixture)
{
  return EDUBBA_MESSAGE_LINE (ui_find (GTK_WIDGET (fixture->page), EDUBBA_TYPE_MESSAGE_LINE));
}

void
match_act (MatchFixture *fixture, const char *action)
{
  gtk_widget_activate_action (GTK_WIDGET (match_get_board (fixture)), "match.act", "s", action);
}

void
match_open_curtain (MatchFixture *fixture)
{
  GtkWidget *curtain = ui_find (GTK_WIDGET (fixture->page), EDUBBA_TYPE_CURTAIN);

  g_assert_nonnull (curtain);
  g_signal_emit_by_name (curtain, "opened");
}

void
match_assert_shows (MatchFixture *fixture, guint seat)
{
  g_autofree GameState *seen = edubba_match_dup_view (fixture->match, seat);
  g_autofree char      *position = game_position_print (match_get_rules (), seen);

  g_assert_cmpuint (plain_board_get_viewer (match_get_board (fixture)), ==, seat);
  g_assert_cmpstr (plain_board_get_position (match_get_board (fixture)), ==, position);
}

char *
match_dup_legal (MatchFixture *fixture)
{
  g_autoptr (GArray) legal =
    game_legal_sorted (match_get_rules (), edubba_match_get_state (fixture->match));

  return game_action_print (match_get_rules (), g_array_index (legal, GameAction, 0));
}

GameRecord *
match_lay_out (const char *position)
{
  g_autoptr (GError) error = NULL;
  g_autofree GameState *state = game_position_parse_full (match_get_rules (), position, 0, &error);

  g_assert_no_error (error);
  return game_record_new_position (match_get_rules (), state);
}

void
match_pass_turn (MatchFixture *fixture)
{
  guint seat = edubba_match_get_seat (fixture->match);

  while (edubba_match_get_seat (fixture->match) == seat)
    {
      g_autofree char *action = NULL;

      if (edubba_match_act (fixture->match, "end", NULL, NULL))
        return;
      action = match_dup_legal (fixture);
      match_act (fixture, action);
    }
}
