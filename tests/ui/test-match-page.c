/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The match page on a plain board: that it shows each seat its own view and nobody else's, answers
 * every no, lets the computer play, tells the end, and goes away with all it holds.
 */

#include "display.h"
#include "edubba-curtain.h"
#include "edubba-graph.h"
#include "edubba-match-page.h"
#include "edubba-message-line.h"
#include "edubba-page.h"
#include "edubba-settings.h"
#include "game-state.h"
#include "plain-board.h"
#include "ui-fixture.h"

typedef struct
{
  EdubbaMatch     *match;
  EdubbaMatchPage *page;
  GtkWidget       *window;
} Fixture;

static const GameRules *
get_rules (void)
{
  return plain_game_get ()->module->rules;
}

static void
show (Fixture *fixture, EdubbaMatchPage *page)
{
  fixture->page = page;
  fixture->window = gtk_window_new ();
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 1000, 700);
  gtk_window_set_child (GTK_WINDOW (fixture->window), GTK_WIDGET (page));
  gtk_window_present (GTK_WINDOW (fixture->window));
  edubba_page_shown (EDUBBA_PAGE (page));
  edubba_page_focus_start (EDUBBA_PAGE (page));
}

static void
set_up (Fixture *fixture, GameRecord *record, EdubbaSeatKind first, EdubbaSeatKind second)
{
  fixture->match = edubba_match_new (plain_game_get ()->module, record);
  edubba_match_set_seat_kind (fixture->match, 0, first);
  edubba_match_set_seat_kind (fixture->match, 1, second);
  show (fixture, edubba_match_page_new (plain_game_get (), fixture->match));
}

static GameRecord *
deal (void)
{
  return game_record_new_seed (get_rules (), 2, 0, (guint64) g_test_rand_int ());
}

/* Everything must go when the window goes: nothing may hold the page, nor the page its match. */
static void
tear_down (Fixture *fixture)
{
  gpointer page = fixture->page;

  g_object_add_weak_pointer (G_OBJECT (page), &page);
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  ui_settle ();
  g_assert_null (page);
  if (fixture->match != NULL)
    g_assert_finalize_object (fixture->match);
}

static PlainBoard *
get_board (Fixture *fixture)
{
  return PLAIN_BOARD (ui_find (GTK_WIDGET (fixture->page), TYPE_PLAIN_BOARD));
}

static gboolean
has_board (Fixture *fixture)
{
  return ui_find (GTK_WIDGET (fixture->page), TYPE_PLAIN_BOARD) != NULL;
}

static EdubbaMessageLine *
get_line (Fixture *fixture)
{
  return EDUBBA_MESSAGE_LINE (ui_find (GTK_WIDGET (fixture->page), EDUBBA_TYPE_MESSAGE_LINE));
}

static void
act (Fixture *fixture, const char *action)
{
  gtk_widget_activate_action (GTK_WIDGET (get_board (fixture)), "match.act", "s", action);
}

static void
open_curtain (Fixture *fixture)
{
  GtkWidget *curtain = ui_find (GTK_WIDGET (fixture->page), EDUBBA_TYPE_CURTAIN);

  g_assert_nonnull (curtain);
  g_signal_emit_by_name (curtain, "opened");
}

static void
assert_shows_view (Fixture *fixture, guint seat)
{
  g_autofree GameState *seen = edubba_match_dup_view (fixture->match, seat);
  g_autofree char      *position = game_position_print (get_rules (), seen);

  g_assert_cmpuint (plain_board_get_viewer (get_board (fixture)), ==, seat);
  g_assert_cmpstr (plain_board_get_position (get_board (fixture)), ==, position);
}

static void
test_refusal (void)
{
  Fixture          fixture = { 0 };
  g_autofree char *position = NULL;
  g_autofree char *sentence = NULL;
  GameAction       action;
  guint            refusal = GAME_LEGAL;

  set_up (&fixture, deal (), EDUBBA_SEAT_PERSON, EDUBBA_SEAT_COMPUTER);
  position = g_strdup (plain_board_get_position (get_board (&fixture)));
  act (&fixture, "build:own");
  g_assert_cmpint (edubba_message_line_get_kind (get_line (&fixture)), ==, EDUBBA_MESSAGE_REFUSAL);
  g_assert_true (get_rules ()->parse_action ("build:own", &action, NULL));
  refusal = get_rules ()->judge (edubba_match_get_state (fixture.match), action);
  sentence = plain_game_get ()->module->words->refusal (edubba_match_get_state (fixture.match),
                                                        action, refusal);
  g_assert_cmpstr (edubba_message_line_get_sentence (get_line (&fixture)), ==, sentence);
  g_assert_cmpstr (plain_board_get_position (get_board (&fixture)), ==, position);
  g_assert_cmpuint (edubba_match_get_length (fixture.match), ==, 0);
  tear_down (&fixture);
}

/* The first action that the rules allow now. */
static char *
dup_legal (Fixture *fixture)
{
  g_autoptr (GArray) legal =
    game_legal_sorted (get_rules (), edubba_match_get_state (fixture->match));

  return game_action_print (get_rules (), g_array_index (legal, GameAction, 0));
}

static GtkWidget *
find_by_action (GtkWidget *widget, const char *action)
{
  if (!gtk_widget_get_visible (widget))
    return NULL;
  if (GTK_IS_BUTTON (widget) &&
      g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (widget)), action) == 0)
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_by_action (child, action);

      if (found != NULL)
        return found;
    }
  return NULL;
}

static const char *
get_target (Fixture *fixture, const char *action)
{
  GtkWidget *button = find_by_action (GTK_WIDGET (get_line (fixture)), action);

  if (button == NULL)
    return NULL;
  return g_variant_get_string (gtk_actionable_get_action_target_value (GTK_ACTIONABLE (button)),
                               NULL);
}

static void
refused_cb (char **told, const char *paragraph)
{
  g_free (*told);
  *told = g_strdup (paragraph);
}

/* Every refusal leads to its paragraph and to an exercise, and the next thing said takes both
 * away. */
static void
test_refusal_rule (void)
{
  static const struct
  {
    const char *action;
    const char *number;
    const char *drill;
  } rows[] = {
    { "build:own", "2.3", "babel/2.3" },
    { "settle:A", "2.2", "babel/2.2" },
    { "raze", "2.5", "babel/2.5" },
    { "migrate:A-H", "2.4", "babel/2.4" },
    { "discard:A", "2.5.6", "babel/2.5.6" },
  };
  Fixture          fixture = { 0 };
  g_autofree char *action = NULL;
  g_autofree char *told = NULL;

  set_up (&fixture, deal (), EDUBBA_SEAT_PERSON, EDUBBA_SEAT_COMPUTER);
  g_signal_connect_swapped (fixture.page, "refused", G_CALLBACK (refused_cb), &told);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      act (&fixture, rows[i].action);
      g_assert_cmpstr (get_target (&fixture, "win.rules"), ==, rows[i].number);
      g_assert_cmpstr (get_target (&fixture, "win.drill"), ==, rows[i].drill);
      g_assert_cmpstr (told, ==, rows[i].number);
    }
  action = dup_legal (&fixture);
  act (&fixture, action);
  g_assert_null (get_target (&fixture, "win.rules"));
  g_assert_null (get_target (&fixture, "win.drill"));
  tear_down (&fixture);
}

/* What the board says by itself is answered in the same place. */
static void
test_explained (void)
{
  Fixture fixture = { 0 };

  set_up (&fixture, deal (), EDUBBA_SEAT_PERSON, EDUBBA_SEAT_COMPUTER);
  gtk_widget_activate_action (GTK_WIDGET (get_board (&fixture)), "match.explain", "(ss)",
                              "Because.", "settle");
  g_assert_cmpint (edubba_message_line_get_kind (get_line (&fixture)), ==, EDUBBA_MESSAGE_REFUSAL);
  g_assert_cmpstr (edubba_message_line_get_sentence (get_line (&fixture)), ==, "Because.");
  g_assert_cmpstr (get_target (&fixture, "win.drill"), ==, "babel/2.2");
  tear_down (&fixture);
}

static void
test_malformed (void)
{
  Fixture fixture = { 0 };

  set_up (&fixture, deal (), EDUBBA_SEAT_PERSON, EDUBBA_SEAT_COMPUTER);
  act (&fixture, "juggle");
  g_assert_cmpint (edubba_message_line_get_kind (get_line (&fixture)), ==, EDUBBA_MESSAGE_REFUSAL);
  g_assert_cmpstr (edubba_message_line_get_sentence (get_line (&fixture)), !=, "");
  tear_down (&fixture);
}

static void
test_undo (void)
{
  Fixture          fixture = { 0 };
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  g_autofree char *action = NULL;

  set_up (&fixture, deal (), EDUBBA_SEAT_PERSON, EDUBBA_SEAT_COMPUTER);
  before = g_strdup (plain_board_get_position (get_board (&fixture)));
  action = dup_legal (&fixture);
  act (&fixture, action);
  after = g_strdup (plain_board_get_position (get_board (&fixture)));
  g_assert_cmpstr (after, !=, before);
  gtk_widget_activate_action (GTK_WIDGET (fixture.page), "match.undo", NULL);
  g_assert_cmpstr (plain_board_get_position (get_board (&fixture)), ==, before);
  gtk_widget_activate_action (GTK_WIDGET (fixture.page), "match.redo", NULL);
  g_assert_cmpstr (plain_board_get_position (get_board (&fixture)), ==, after);
  tear_down (&fixture);
}

static void
play_until_turn_passes (Fixture *fixture)
{
  guint seat = edubba_match_get_seat (fixture->match);

  while (edubba_match_get_seat (fixture->match) == seat)
    {
      g_autofree char *action = NULL;

      if (edubba_match_act (fixture->match, "end", NULL, NULL))
        return;
      action = dup_legal (fixture);
      act (fixture, action);
    }
}

static void
test_curtain (void)
{
  Fixture fixture = { 0 };

  set_up (&fixture, deal (), EDUBBA_SEAT_PERSON, EDUBBA_SEAT_PERSON);
  g_assert_false (has_board (&fixture));
  open_curtain (&fixture);
  assert_shows_view (&fixture, 0);
  g_assert_true (plain_board_get_active (get_board (&fixture)));
  play_until_turn_passes (&fixture);
  g_assert_cmpuint (edubba_match_get_seat (fixture.match), ==, 1);
  g_assert_false (has_board (&fixture));
  open_curtain (&fixture);
  assert_shows_view (&fixture, 1);
  g_assert_true (plain_board_get_active (get_board (&fixture)));
  tear_down (&fixture);
}

/* Undo over the end of a turn brings the other person back: the curtain falls for that too. */
static void
test_curtain_undo (void)
{
  Fixture fixture = { 0 };

  set_up (&fixture, deal (), EDUBBA_SEAT_PERSON, EDUBBA_SEAT_PERSON);
  open_curtain (&fixture);
  play_until_turn_passes (&fixture);
  open_curtain (&fixture);
  edubba_match_page_undo (fixture.page);
  g_assert_cmpuint (edubba_match_get_seat (fixture.match), ==, 0);
  g_assert_false (has_board (&fixture));
  open_curtain (&fixture);
  assert_shows_view (&fixture, 0);
  tear_down (&fixture);
}

static GameRecord *
set_position (const char *position)
{
  g_autoptr (GError) error = NULL;
  g_autofree GameState *state = game_position_parse_full (get_rules (), position, 0, &error);

  g_assert_no_error (error);
  return game_record_new_position (get_rules (), state);
}

/* Undo behind the curtain changes who is called, and must not show one hand to the other. */
static void
test_curtain_recall (void)
{
  Fixture fixture = { 0 };

  set_up (&fixture, deal (), EDUBBA_SEAT_PERSON, EDUBBA_SEAT_PERSON);
  open_curtain (&fixture);
  play_until_turn_passes (&fixture);
  g_assert_nonnull (ui_find_button (GTK_WIDGET (fixture.page), "Show Player 2’s Board"));
  edubba_match_page_undo (fixture.page);
  g_assert_false (has_board (&fixture));
  g_assert_null (ui_find_button (GTK_WIDGET (fixture.page), "Show Player 2’s Board"));
  ui_press (GTK_WIDGET (fixture.page), "Show Player 1’s Board");
  assert_shows_view (&fixture, 0);
  tear_down (&fixture);
}

/* Whoever must give up cards in the middle of the other's turn does so behind the curtain too. */
static void
test_curtain_answer (void)
{
  Fixture fixture = { 0 };

  set_up (&fixture, set_position ("babel/1 A:AAA| pawns=AQ hands=H|HHMM"), EDUBBA_SEAT_PERSON,
          EDUBBA_SEAT_PERSON);
  open_curtain (&fixture);
  act (&fixture, "halve:A");
  g_assert_cmpuint (edubba_match_get_seat (fixture.match), ==, 1);
  g_assert_false (has_board (&fixture));
  open_curtain (&fixture);
  assert_shows_view (&fixture, 1);
  act (&fixture, "discard:H");
  assert_shows_view (&fixture, 1);
  act (&fixture, "discard:M");
  g_assert_cmpuint (edubba_match_get_seat (fixture.match), ==, 0);
  g_assert_false (has_board (&fixture));
  open_curtain (&fixture);
  assert_shows_view (&fixture, 0);
  tear_down (&fixture);
}

/* A finished game by the rules, not by giving up: told once, and nobody can act any more. */
static void
test_result_by_rules (void)
{
  Fixture          fixture = { 0 };
  g_autofree char *told = NULL;

  set_up (&fixture,
          set_position ("babel/1 A:HH/12345| H:P/12345| M:AHMPS/1234| pawns=MQ "
                        "hands=A|H stores=5|"),
          EDUBBA_SEAT_PERSON, EDUBBA_SEAT_COMPUTER);
  act (&fixture, "build:own");
  told = g_strdup (edubba_message_line_get_sentence (get_line (&fixture)));
  g_assert_cmpint (edubba_message_line_get_kind (get_line (&fixture)), ==, EDUBBA_MESSAGE_RESULT);
  g_assert_nonnull (strstr (told, "15"));
  g_assert_false (plain_board_get_active (get_board (&fixture)));
  act (&fixture, "end");
  g_assert_cmpint (edubba_message_line_get_kind (get_line (&fixture)), ==, EDUBBA_MESSAGE_REFUSAL);
  tear_down (&fixture);
}

static gboolean
is_first_seats_turn (gpointer data)
{
  Fixture *fixture = data;

  gtk_widget_activate_action (GTK_WIDGET (fixture->page), "match.skip", NULL);
  return edubba_match_get_seat (fixture->match) == 0;
}

static void
test_opponent (void)
{
  Fixture fixture = { 0 };

  set_up (&fixture, deal (), EDUBBA_SEAT_PERSON, EDUBBA_SEAT_COMPUTER);
  play_until_turn_passes (&fixture);
  g_assert_false (plain_board_get_active (get_board (&fixture)));
  assert_shows_view (&fixture, 0);
  act (&fixture, "end");
  g_assert_cmpint (edubba_message_line_get_kind (get_line (&fixture)), ==, EDUBBA_MESSAGE_REFUSAL);
  ui_wait (is_first_seats_turn, &fixture);
  assert_shows_view (&fixture, 0);
  g_assert_true (plain_board_get_active (get_board (&fixture)));
  g_assert_cmpint (edubba_message_line_get_kind (get_line (&fixture)), ==, EDUBBA_MESSAGE_PROMPT);
  tear_down (&fixture);
}

static void
emitted_cb (guint *count)
{
  (*count)++;
}

static void
test_result (void)
{
  Fixture  fixture = { 0 };
  guint    rematches = 0;
  gboolean playing = TRUE;

  set_up (&fixture, deal (), EDUBBA_SEAT_PERSON, EDUBBA_SEAT_COMPUTER);
  g_signal_connect_swapped (fixture.page, "rematch", G_CALLBACK (emitted_cb), &rematches);
  edubba_match_page_resign (fixture.page);
  g_assert_cmpint (edubba_message_line_get_kind (get_line (&fixture)), ==, EDUBBA_MESSAGE_RESULT);
  g_object_get (fixture.page, "playing", &playing, NULL);
  g_assert_false (playing);
  g_assert_nonnull (ui_find (GTK_WIDGET (fixture.page), EDUBBA_TYPE_GRAPH));
  g_assert_false (plain_board_get_active (get_board (&fixture)));
  ui_press (GTK_WIDGET (fixture.page), "Rematch");
  g_assert_cmpuint (rematches, ==, 1);
  edubba_match_page_undo (fixture.page);
  g_assert_true (plain_board_get_active (get_board (&fixture)));
  g_assert_null (ui_find_button (GTK_WIDGET (fixture.page), "Rematch"));
  g_assert_null (ui_find (GTK_WIDGET (fixture.page), EDUBBA_TYPE_GRAPH));
  tear_down (&fixture);
}

static EdubbaMatchPage *
create_puzzle_page (const char *goal)
{
  const GameModule *modules[] = { plain_game_get ()->module, NULL };
  g_autoptr (GError) error = NULL;
  g_autofree char *text =
    g_strdup_printf ("[Puzzle]\nId=test\nTitle=A test\nSay=Do it\nPosition=%s\nGoal=%s\n",
                     "babel/1 H:SSSSAPP|PSAAM/123456 S:PP| A:HH|/123 pawns=HQ hands=AHS|???????",
                     goal);
  g_autoptr (CoursePuzzle) puzzle = course_puzzle_parse (modules, text, strlen (text), &error);

  g_assert_no_error (error);
  return edubba_match_page_new_for_puzzle (plain_game_get (), puzzle);
}

static gboolean
is_settled (gpointer data)
{
  return edubba_message_line_get_kind (get_line (data)) != EDUBBA_MESSAGE_PROMPT;
}

static void
test_puzzle_solved (void)
{
  Fixture fixture = { 0 };

  show (&fixture, create_puzzle_page ("settles = 1"));
  act (&fixture, "settle:A");
  ui_wait (is_settled, &fixture);
  g_assert_cmpint (edubba_message_line_get_kind (get_line (&fixture)), ==,
                   EDUBBA_MESSAGE_SUCCESS);
  g_assert_nonnull (strstr (edubba_message_line_get_sentence (get_line (&fixture)), "Solved in 1"));
  ui_press (GTK_WIDGET (fixture.page), "Once More");
  g_assert_null (ui_find_button (GTK_WIDGET (fixture.page), "Once More"));
  tear_down (&fixture);
}

/* The start must be proved too before there is a point to go back to. */
static gboolean
can_take_back (gpointer data)
{
  Fixture *fixture = data;

  return gtk_widget_get_sensitive (ui_find_button (GTK_WIDGET (fixture->page), "Take Back"));
}

static gboolean
is_prompted (gpointer data)
{
  return edubba_message_line_get_kind (get_line (data)) == EDUBBA_MESSAGE_PROMPT;
}

static void
test_puzzle_lost (void)
{
  Fixture fixture = { 0 };

  show (&fixture, create_puzzle_page ("temple(opp,H) = 0 and settles = 0"));
  act (&fixture, "settle:A");
  ui_wait (is_settled, &fixture);
  g_assert_cmpint (edubba_message_line_get_kind (get_line (&fixture)), ==, EDUBBA_MESSAGE_REFUSAL);
  ui_wait (can_take_back, &fixture);
  gtk_widget_activate_action (GTK_WIDGET (fixture.page), "match.take-back", NULL);
  ui_wait (is_prompted, &fixture);
  g_assert_true (plain_board_get_active (get_board (&fixture)));
  tear_down (&fixture);
}

static gboolean
is_persons_turn (gpointer data)
{
  Fixture *fixture = data;

  return edubba_match_get_seat (fixture->match) == 0 || edubba_match_get_finished (fixture->match);
}

static gboolean
is_shown (gpointer data)
{
  Fixture              *fixture = data;
  g_autofree GameState *seen = edubba_match_dup_view (fixture->match, 0);
  g_autofree char      *position = game_position_print (get_rules (), seen);

  return g_strcmp0 (plain_board_get_position (get_board (fixture)), position) == 0;
}

/* The opponent's turn is played once more on the board, not in the match, and anything ends it. */
static void
test_again (void)
{
  Fixture fixture = { 0 };
  guint   cursor;

  set_up (&fixture, deal (), EDUBBA_SEAT_PERSON, EDUBBA_SEAT_COMPUTER);
  g_assert_null (ui_find_button (GTK_WIDGET (fixture.page), "Show Again"));
  while (edubba_match_get_seat (fixture.match) == 0)
    {
      g_autofree char *action = dup_legal (&fixture);

      act (&fixture, action);
    }
  gtk_widget_activate_action (GTK_WIDGET (fixture.page), "match.skip", NULL);
  ui_wait (is_persons_turn, &fixture);
  cursor = edubba_match_get_cursor (fixture.match);

  ui_press (GTK_WIDGET (fixture.page), "Show Again");
  g_assert_false (plain_board_get_active (get_board (&fixture)));
  g_assert_false (is_shown (&fixture) && cursor > 2);
  ui_press (GTK_WIDGET (fixture.page), "Skip");
  g_assert_true (is_shown (&fixture));
  g_assert_cmpuint (edubba_match_get_cursor (fixture.match), ==, cursor);

  ui_press (GTK_WIDGET (fixture.page), "Show Again");
  edubba_match_page_undo (fixture.page);
  g_assert_true (is_shown (&fixture));
  tear_down (&fixture);
}

/* It is as it was left beside the board of the last game; a sheet over it says nothing of that. */
static void
test_panel (void)
{
  g_autoptr (GSettings) settings = edubba_settings_new ("io.github.edubba.Edubba");
  Fixture fixture = { 0 };

  g_settings_reset (settings, EDUBBA_SETTINGS_SIDE_PANEL);
  for (guint i = 0; i < 2; i++)
    {
      set_up (&fixture, deal (), EDUBBA_SEAT_PERSON, EDUBBA_SEAT_COMPUTER);
      edubba_match_page_set_settings (fixture.page, settings);
      g_assert_cmpint (ui_panel_is_shown (GTK_WIDGET (fixture.page)), ==, i == 0);
      edubba_match_page_toggle_panel (fixture.page);
      g_assert_cmpint (ui_panel_is_shown (GTK_WIDGET (fixture.page)), ==, i == 1);
      g_assert_cmpint (g_settings_get_boolean (settings, EDUBBA_SETTINGS_SIDE_PANEL), ==, i == 1);
      tear_down (&fixture);
    }
  set_up (&fixture, deal (), EDUBBA_SEAT_PERSON, EDUBBA_SEAT_COMPUTER);
  edubba_match_page_set_settings (fixture.page, settings);
  gtk_window_set_default_size (GTK_WINDOW (fixture.window), 500, 600);
  ui_wait_until_panel_is_folded (GTK_WIDGET (fixture.page));
  edubba_match_page_toggle_panel (fixture.page);
  edubba_match_page_toggle_panel (fixture.page);
  g_assert_true (g_settings_get_boolean (settings, EDUBBA_SETTINGS_SIDE_PANEL));
  tear_down (&fixture);
}

int
main (int argc, char *argv[])
{
  display_allow_announcements ();
  ui_init (&argc, &argv);

  g_test_add_func ("/ui/match-page/refusal", test_refusal);
  g_test_add_func ("/ui/match-page/refusal/rule", test_refusal_rule);
  g_test_add_func ("/ui/match-page/explained", test_explained);
  g_test_add_func ("/ui/match-page/malformed", test_malformed);
  g_test_add_func ("/ui/match-page/undo", test_undo);
  g_test_add_func ("/ui/match-page/curtain", test_curtain);
  g_test_add_func ("/ui/match-page/curtain/undo", test_curtain_undo);
  g_test_add_func ("/ui/match-page/curtain/recall", test_curtain_recall);
  g_test_add_func ("/ui/match-page/curtain/answer", test_curtain_answer);
  g_test_add_func ("/ui/match-page/opponent", test_opponent);
  g_test_add_func ("/ui/match-page/result", test_result);
  g_test_add_func ("/ui/match-page/result/by-rules", test_result_by_rules);
  g_test_add_func ("/ui/match-page/again", test_again);
  g_test_add_func ("/ui/match-page/panel", test_panel);
  g_test_add_func ("/ui/match-page/puzzle/solved", test_puzzle_solved);
  g_test_add_func ("/ui/match-page/puzzle/lost", test_puzzle_lost);
  return g_test_run ();
}
