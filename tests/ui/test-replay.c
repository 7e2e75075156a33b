/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The replay page on a plain board: every step shows the right position, with the eyes of the
 * right seat; it plays by itself and stops, and goes away with all it holds.
 */
#include "edubba-graph.h"
#include "edubba-message-line.h"
#include "edubba-move-list.h"
#include "edubba-page.h"
#include "edubba-plan-view.h"
#include "edubba-replay-page.h"
#include "edubba-settings.h"
#include "plain-board.h"
#include "ui-fixture.h"
#include "window-fixture.h"

/* Razing the six in Hatti wins at once. */
#define MISSED_WIN                                                                         \
  "babel/1 A:P|/12 H:AAA|MMMMMM/123456 M:MMMMM/12345|P/123 P:PPPPP/12345| S:SSSSS/12345| " \
  "pawns=QQ hands=HM|???? turn=30"

typedef struct
{
  EdubbaMatch      *match;
  EdubbaReplayPage *page;
  GtkWidget        *window;
} Fixture;

static const GameRules *
get_rules (void)
{
  return plain_game_get ()->module->rules;
}

static void
show (Fixture *fixture)
{
  fixture->page = edubba_replay_page_new (plain_game_get (), fixture->match);
  fixture->window = ui_open_page (EDUBBA_PAGE (fixture->page), 1000, 700);
}

static void
set_up (Fixture *fixture, guint max, EdubbaSeatKind second)
{
  fixture->match = plain_game_play (max, second);
  show (fixture);
}

/* Everything must go when the window goes: nothing may hold the page, nor the page its match. */
static void
tear_down (Fixture *fixture)
{
  ui_close_page (fixture->window, EDUBBA_PAGE (fixture->page));
  g_assert_finalize_object (fixture->match);
}

static void
activate (Fixture *fixture, const char *action)
{
  gtk_widget_activate_action (GTK_WIDGET (fixture->page), action, NULL);
}

static PlainBoard *
get_board (Fixture *fixture)
{
  return PLAIN_BOARD (ui_find (GTK_WIDGET (fixture->page), TYPE_PLAIN_BOARD));
}

static const EdubbaCompany *
get_company (Fixture *fixture)
{
  return edubba_board_get_company (EDUBBA_BOARD (get_board (fixture)));
}

/* Checks that the board shows the position after `cursor` actions, with the page's eyes. */
static void
assert_shows (Fixture *fixture, guint cursor)
{
  const GameState *state =
    game_record_get_state (edubba_match_get_record (fixture->match), cursor);
  guint                 knower = edubba_replay_page_get_knower (fixture->page);
  g_autofree GameState *seen = game_state_dup (get_rules (), state);
  g_autofree char      *position = NULL;

  if (knower != GAME_NOBODY)
    get_rules ()->observe (state, knower, seen);
  position = game_position_print (get_rules (), seen);
  g_assert_cmpuint (edubba_match_get_cursor (fixture->match), ==, cursor);
  g_assert_cmpstr (plain_board_get_position (get_board (fixture)), ==, position);
  g_assert_cmpuint (plain_board_get_viewer (get_board (fixture)), ==,
                    edubba_replay_page_get_below (fixture->page));
  g_assert_false (plain_board_get_active (get_board (fixture)));
}

static void
test_steps (void)
{
  Fixture fixture = { 0 };
  guint   length;

  set_up (&fixture, 40, EDUBBA_SEAT_COMPUTER);
  length = edubba_match_get_length (fixture.match);
  assert_shows (&fixture, 0);
  activate (&fixture, "replay.back");
  assert_shows (&fixture, 0);
  for (guint i = 1; i <= length; i++)
    {
      activate (&fixture, "replay.forward");
      assert_shows (&fixture, i);
    }
  activate (&fixture, "replay.forward");
  assert_shows (&fixture, length);
  activate (&fixture, "replay.back");
  assert_shows (&fixture, length - 1);
  activate (&fixture, "replay.first");
  assert_shows (&fixture, 0);
  activate (&fixture, "replay.last");
  assert_shows (&fixture, length);
  g_assert_cmpuint (edubba_match_get_length (fixture.match), ==, length);
  tear_down (&fixture);
}

static void
set_view (Fixture *fixture, const char *view)
{
  gtk_widget_activate_action (GTK_WIDGET (fixture->page), "replay.view", "s", view);
}

/* A game whose players are called so; NULL: nothing. */
static void
set_up_called (Fixture *fixture, EdubbaSeatKind second, const char *name, const char *other)
{
  g_autoptr (EdubbaSeats) seats = NULL;

  fixture->match = plain_game_play (40, second);
  seats = edubba_seats_copy (edubba_match_get_seats (fixture->match));
  edubba_seats_set_name (seats, 0, name);
  edubba_seats_set_name (seats, 1, other);
  edubba_match_set_seats (fixture->match, seats);
  show (fixture);
}

/* At no action is anybody spoken of by one of these words. */
static void
assert_never_says (Fixture *fixture, const char *word)
{
  EdubbaMessageLine *line =
    EDUBBA_MESSAGE_LINE (ui_find (GTK_WIDGET (fixture->page), EDUBBA_TYPE_MESSAGE_LINE));

  for (guint i = 1; i <= edubba_match_get_length (fixture->match); i++)
    {
      edubba_replay_page_seek (fixture->page, i);
      g_assert_null (strstr (edubba_message_line_get_sentence (line), word));
    }
}

/* From any side, a player with a name is called by it. */
static void
test_called (void)
{
  Fixture fixture = { 0 };

  set_up_called (&fixture, EDUBBA_SEAT_PERSON, "Anna", "Boris");
  for (guint view = 1; view <= 2; view++)
    {
      set_view (&fixture, view == 1 ? "1" : "2");
      assert_never_says (&fixture, "Player");
      assert_never_says (&fixture, "pponent");
    }
  set_view (&fixture, "all");
  assert_never_says (&fixture, "Player");
  tear_down (&fixture);

  set_up_called (&fixture, EDUBBA_SEAT_COMPUTER, NULL, "Iltani");
  assert_never_says (&fixture, "pponent");
  set_view (&fixture, "2");
  assert_never_says (&fixture, "Player 2");
  tear_down (&fixture);
}

static void
test_views (void)
{
  Fixture fixture = { 0 };

  set_up (&fixture, 40, EDUBBA_SEAT_COMPUTER);
  edubba_replay_page_seek (fixture.page, 20);
  g_assert_cmpuint (edubba_replay_page_get_knower (fixture.page), ==, 0);
  set_view (&fixture, "2");
  g_assert_cmpuint (edubba_replay_page_get_knower (fixture.page), ==, 1);
  g_assert_cmpuint (edubba_replay_page_get_below (fixture.page), ==, 1);
  assert_shows (&fixture, 20);
  activate (&fixture, "replay.flip");
  g_assert_cmpuint (edubba_replay_page_get_below (fixture.page), ==, 0);
  assert_shows (&fixture, 20);
  g_assert_false (edubba_match_get_assisted (fixture.match));
  set_view (&fixture, "all");
  g_assert_cmpuint (edubba_replay_page_get_knower (fixture.page), ==, GAME_NOBODY);
  assert_shows (&fixture, 20);
  /* The game is not over: a player who goes on with it now has seen all cards. */
  g_assert_true (edubba_match_get_assisted (fixture.match));
  set_view (&fixture, "3");
  set_view (&fixture, "0");
  set_view (&fixture, "nonsense");
  g_assert_cmpuint (edubba_replay_page_get_knower (fixture.page), ==, GAME_NOBODY);
  tear_down (&fixture);
}

/* Two people at one screen: until the game is over, nobody sees all cards unasked. */
static void
test_first_view (void)
{
  Fixture fixture = { 0 };

  set_up (&fixture, 40, EDUBBA_SEAT_PERSON);
  g_assert_cmpuint (edubba_replay_page_get_knower (fixture.page), ==, 0);
  g_assert_nonnull (ui_find_button (GTK_WIDGET (fixture.page), "Play On"));
  tear_down (&fixture);
  set_up (&fixture, G_MAXUINT, EDUBBA_SEAT_PERSON);
  g_assert_cmpuint (edubba_replay_page_get_knower (fixture.page), ==, GAME_NOBODY);
  g_assert_null (ui_find_button (GTK_WIDGET (fixture.page), "Play On"));
  tear_down (&fixture);
}

/* A player who played alone is "you", as long as their side is looked from; two people have
 * numbers. */
static void
test_names (void)
{
  Fixture fixture = { 0 };

  set_up (&fixture, 40, EDUBBA_SEAT_COMPUTER);
  g_assert_cmpint (get_company (&fixture)->address, ==, GAME_ADDRESS_YOU);
  g_assert_cmpstr (get_company (&fixture)->rival, ==, "Builder");
  g_object_set (fixture.page, "view", "2", NULL);
  g_assert_cmpint (get_company (&fixture)->address, ==, GAME_ADDRESS_NUMBER);
  g_object_set (fixture.page, "view", "1", NULL);
  g_assert_cmpint (get_company (&fixture)->address, ==, GAME_ADDRESS_YOU);
  tear_down (&fixture);
  set_up (&fixture, 40, EDUBBA_SEAT_PERSON);
  g_assert_cmpint (get_company (&fixture)->address, ==, GAME_ADDRESS_NUMBER);
  g_object_set (fixture.page, "view", "all", NULL);
  g_assert_cmpint (get_company (&fixture)->address, ==, GAME_ADDRESS_NUMBER);
  tear_down (&fixture);
}

static gboolean
has_stopped (gpointer data)
{
  Fixture *fixture = data;
  gboolean playing;

  g_object_get (fixture->page, "playing", &playing, NULL);
  return !playing;
}

static void
test_playing (void)
{
  Fixture fixture = { 0 };

  set_up (&fixture, 3, EDUBBA_SEAT_COMPUTER);
  edubba_replay_page_seek (fixture.page, 2);
  activate (&fixture, "replay.playing");
  g_assert_false (has_stopped (&fixture));
  ui_wait (has_stopped, &fixture);
  assert_shows (&fixture, 3);
  /* From the end it begins again, and stops when one moves by hand. */
  activate (&fixture, "replay.playing");
  assert_shows (&fixture, 0);
  g_assert_false (has_stopped (&fixture));
  activate (&fixture, "replay.forward");
  g_assert_true (has_stopped (&fixture));
  assert_shows (&fixture, 1);
  tear_down (&fixture);
}

static void
test_rows (void)
{
  Fixture    fixture = { 0 };
  GtkWidget *list;

  set_up (&fixture, 30, EDUBBA_SEAT_COMPUTER);
  list = ui_find (GTK_WIDGET (fixture.page), GTK_TYPE_LIST_VIEW);
  g_assert_nonnull (list);
  g_signal_emit_by_name (list, "activate", 11);
  assert_shows (&fixture, 12);
  tear_down (&fixture);
}

static gboolean
is_refused (Fixture *fixture)
{
  GtkWidget *line = ui_find (GTK_WIDGET (fixture->page), EDUBBA_TYPE_MESSAGE_LINE);

  return edubba_message_line_get_kind (EDUBBA_MESSAGE_LINE (line)) == EDUBBA_MESSAGE_REFUSAL;
}

static void
test_refusal (void)
{
  Fixture fixture = { 0 };

  set_up (&fixture, 30, EDUBBA_SEAT_COMPUTER);
  gtk_widget_activate_action (GTK_WIDGET (get_board (&fixture)), "match.act", "s", "end");
  assert_shows (&fixture, 0);
  g_assert_cmpuint (edubba_match_get_length (fixture.match), ==, 30);
  g_assert_true (is_refused (&fixture));
  tear_down (&fixture);
}

static gboolean
is_judged (gpointer data)
{
  Fixture           *fixture = data;
  GtkWidget         *line = ui_find (GTK_WIDGET (fixture->page), EDUBBA_TYPE_MESSAGE_LINE);
  EdubbaMessageLine *message_line = EDUBBA_MESSAGE_LINE (line);

  return edubba_message_line_get_kind (message_line) == EDUBBA_MESSAGE_HINT;
}

static void
act (Fixture *fixture, const char *action)
{
  gtk_widget_activate_action (GTK_WIDGET (get_board (fixture)), "match.act", "s", action);
}

/* A turn is tried in the place of the one that was played: the game itself stays as it is. */
static void
test_try (void)
{
  Fixture      fixture = { 0 };
  EdubbaMatch *branch;

  set_up (&fixture, 30, EDUBBA_SEAT_COMPUTER);
  activate (&fixture, "replay.try");
  branch = edubba_replay_page_get_match (fixture.page);
  g_assert_true (branch != fixture.match);
  g_assert_true (plain_board_get_active (get_board (&fixture)));
  act (&fixture, "settle:A");
  g_assert_cmpuint (edubba_match_get_length (branch), ==, 0);
  g_assert_true (is_refused (&fixture));
  for (guint i = 0; plain_board_get_active (get_board (&fixture)); i++)
    {
      GameAction       action = edubba_match_get_action (fixture.match, i);
      g_autofree char *text = game_action_print (get_rules (), action);

      act (&fixture, text);
      g_assert_cmpuint (edubba_match_get_length (branch), >, i);
    }
  g_assert_cmpuint (get_rules ()->turn (edubba_match_get_state (branch)), ==, 2);
  act (&fixture, "end");
  g_assert_true (is_refused (&fixture));
  g_assert_false (plain_board_get_active (get_board (&fixture)));
  ui_wait (is_judged, &fixture);
  g_assert_nonnull (ui_find_button (GTK_WIDGET (fixture.page), "Play On"));
  /* The game is not over, and its next action has been seen. */
  g_assert_true (edubba_match_get_assisted (fixture.match));
  ui_press (GTK_WIDGET (fixture.page), "Back to the Game");
  assert_shows (&fixture, 0);
  g_assert_cmpuint (edubba_match_get_length (fixture.match), ==, 30);
  tear_down (&fixture);
}

/* What actions would bring is seen while another turn is tried, and not before. */
static void
test_plan (void)
{
  g_autoptr (GSettings) settings = edubba_settings_new ("io.github.edubba.Edubba");
  Fixture         fixture = { 0 };
  EdubbaPlanView *plan;

  g_settings_set_boolean (settings, EDUBBA_SETTINGS_PLAN, TRUE);
  set_up (&fixture, 30, EDUBBA_SEAT_COMPUTER);
  edubba_replay_page_set_settings (fixture.page, settings);
  plan = EDUBBA_PLAN_VIEW (ui_find (GTK_WIDGET (fixture.page), EDUBBA_TYPE_PLAN_VIEW));
  g_assert_false (edubba_plan_view_get_thinking (plan));
  activate (&fixture, "replay.try");
  g_assert_true (edubba_plan_view_get_thinking (plan));
  g_settings_reset (settings, EDUBBA_SETTINGS_PLAN);
  g_assert_false (edubba_plan_view_get_thinking (plan));
  tear_down (&fixture);
}

/* With all cards in view the user plays for the seat to act. */
static void
test_try_all (void)
{
  Fixture      fixture = { 0 };
  EdubbaMatch *branch;

  set_up (&fixture, G_MAXUINT, EDUBBA_SEAT_PERSON);
  activate (&fixture, "replay.try");
  branch = edubba_replay_page_get_match (fixture.page);
  for (guint i = 1; i <= 20; i++)
    {
      g_autoptr (GArray) legal = game_legal_sorted (get_rules (), edubba_match_get_state (branch));
      g_autofree char *text =
        game_action_print (get_rules (), g_array_index (legal, GameAction, 0));

      g_assert_cmpuint (edubba_replay_page_get_below (fixture.page), ==,
                        edubba_match_get_seat (branch));
      act (&fixture, text);
      g_assert_cmpuint (edubba_match_get_length (branch), ==, i);
    }
  tear_down (&fixture);
}

/* Plays the first legal action of the seat to act. */
static void
act_first (Fixture *fixture)
{
  EdubbaMatch *match = edubba_replay_page_get_match (fixture->page);
  g_autoptr (GArray) legal = game_legal_sorted (get_rules (), edubba_match_get_state (match));
  g_autofree char *text = game_action_print (get_rules (), g_array_index (legal, GameAction, 0));

  act (fixture, text);
}

/* An action before the beginning of a branch moves that beginning. */
static void
test_try_cut (void)
{
  Fixture      fixture = { 0 };
  EdubbaMatch *branch;
  guint        length;

  set_up (&fixture, G_MAXUINT, EDUBBA_SEAT_PERSON);
  length = edubba_match_get_length (fixture.match);
  edubba_replay_page_seek (fixture.page, length - 1);
  activate (&fixture, "replay.try");
  branch = edubba_replay_page_get_match (fixture.page);
  for (guint i = length - 1; i > length / 2; i--)
    activate (&fixture, "replay.back");
  act_first (&fixture);
  g_assert_cmpuint (edubba_match_get_length (branch), ==, length / 2 + 1);
  activate (&fixture, "replay.back");
  g_assert_cmpuint (edubba_replay_page_get_below (fixture.page), ==,
                    edubba_match_get_seat (branch));
  act_first (&fixture);
  g_assert_cmpuint (edubba_match_get_length (branch), ==, length / 2 + 1);
  activate (&fixture, "replay.leave");
  assert_shows (&fixture, length / 2);
  g_assert_cmpuint (edubba_match_get_length (fixture.match), ==, length);
  tear_down (&fixture);
}

static void
show_analysis (Fixture *fixture)
{
  GtkWidget *list = ui_find (GTK_WIDGET (fixture->page), EDUBBA_TYPE_MOVE_LIST);
  GtkStack  *stack = GTK_STACK (gtk_widget_get_parent (list));

  gtk_stack_set_visible_child_name (stack, "analysis");
  ui_settle ();
}

/* A graph takes one to the turn that is chosen in it. */
static void
test_graph (void)
{
  Fixture      fixture = { 0 };
  GtkWidget   *graph;
  EdubbaMatch *match;
  guint        turns;

  set_up (&fixture, 60, EDUBBA_SEAT_COMPUTER);
  match = fixture.match;
  show_analysis (&fixture);
  graph = ui_find (GTK_WIDGET (fixture.page), EDUBBA_TYPE_GRAPH);
  g_assert_nonnull (graph);
  for (turns = 0; edubba_graph_get_text (EDUBBA_GRAPH (graph), turns) != NULL; turns++)
    ;
  g_assert_cmpuint (turns, >=, 2);
  for (guint i = 0; i < turns; i++)
    {
      g_signal_emit_by_name (graph, "chosen", i);
      g_assert_cmpuint (edubba_graph_get_position (EDUBBA_GRAPH (graph)), ==, i);
      if (i == 0 || i + 1 == turns)
        assert_shows (&fixture, i == 0 ? 0 : 60);
      else
        g_assert_cmpuint (get_rules ()->turn (edubba_match_get_state (match)), ==, i + 1);
    }
  tear_down (&fixture);
}

static gboolean
has_better_line (gpointer data)
{
  Fixture *fixture = data;

  return ui_find_button (GTK_WIDGET (fixture->page), "Better Line") != NULL;
}

/* A missed win is found, and shown to its end. */
static void
test_better_line (void)
{
  Fixture               fixture = { 0 };
  g_autofree GameState *state = game_position_parse_full (get_rules (), MISSED_WIN, 1, NULL);
  EdubbaMatch          *branch;

  fixture.match = edubba_match_new (plain_game_get ()->module,
                                    game_record_new_position (get_rules (), state));
  g_assert_true (edubba_match_act (fixture.match, "travel:M", NULL, NULL));
  g_assert_true (edubba_match_act (fixture.match, "end", NULL, NULL));
  show (&fixture);
  show_analysis (&fixture);
  ui_press (GTK_WIDGET (fixture.page), "Analyse the Game");
  ui_wait (has_better_line, &fixture);
  ui_press (GTK_WIDGET (fixture.page), "Better Line");
  branch = edubba_replay_page_get_match (fixture.page);
  g_assert_true (branch != fixture.match);
  ui_wait (has_stopped, &fixture);
  g_assert_true (edubba_match_get_finished (branch));
  g_assert_cmpuint (game_winner (get_rules (), edubba_match_get_state (branch)), ==, 0);
  act (&fixture, "end");
  g_assert_true (ui_says (GTK_WIDGET (fixture.page), "This is the better line. Go back to the "
                                                     "game to try something else."));
  ui_press (GTK_WIDGET (fixture.page), "Back to the Game");
  assert_shows (&fixture, 0);
  tear_down (&fixture);
}

/* Each game is shown with the panel as the user left it in the game before. */
static void
test_panel (void)
{
  g_autoptr (GSettings) settings = edubba_settings_new ("io.github.edubba.Edubba");

  g_settings_reset (settings, EDUBBA_SETTINGS_REPLAY_PANEL);
  for (guint i = 0; i < 2; i++)
    {
      Fixture fixture = { 0 };

      set_up (&fixture, 5, EDUBBA_SEAT_COMPUTER);
      edubba_replay_page_set_settings (fixture.page, settings);
      g_assert_cmpint (ui_panel_is_shown (GTK_WIDGET (fixture.page)), ==, i == 0);
      activate (&fixture, "replay.panel");
      g_assert_cmpint (ui_panel_is_shown (GTK_WIDGET (fixture.page)), ==, i == 1);
      tear_down (&fixture);
    }
}

/* A sheet over the board says nothing of that: folded away by itself, unfolded, folded again. */
static void
test_panel_sheet (void)
{
  g_autoptr (GSettings) settings = edubba_settings_new ("io.github.edubba.Edubba");
  Fixture fixture = { 0 };

  g_settings_reset (settings, EDUBBA_SETTINGS_REPLAY_PANEL);
  set_up (&fixture, 5, EDUBBA_SEAT_COMPUTER);
  edubba_replay_page_set_settings (fixture.page, settings);
  gtk_window_set_default_size (GTK_WINDOW (fixture.window), 500, 600);
  ui_wait_until_panel_is_folded (GTK_WIDGET (fixture.page));
  activate (&fixture, "replay.panel");
  g_assert_true (ui_panel_is_shown (GTK_WIDGET (fixture.page)));
  activate (&fixture, "replay.panel");
  g_assert_false (ui_panel_is_shown (GTK_WIDGET (fixture.page)));
  g_assert_true (g_settings_get_boolean (settings, EDUBBA_SETTINGS_REPLAY_PANEL));
  tear_down (&fixture);
}

int
main (int argc, char **argv)
{
  window_fixture_init (&argc, &argv, plain_game_get);
  g_test_add_func ("/ui/replay/called", test_called);
  g_test_add_func ("/ui/replay/steps", test_steps);
  g_test_add_func ("/ui/replay/views", test_views);
  g_test_add_func ("/ui/replay/first-view", test_first_view);
  g_test_add_func ("/ui/replay/names", test_names);
  g_test_add_func ("/ui/replay/playing", test_playing);
  g_test_add_func ("/ui/replay/panel", test_panel);
  g_test_add_func ("/ui/replay/panel/sheet", test_panel_sheet);
  g_test_add_func ("/ui/replay/rows", test_rows);
  g_test_add_func ("/ui/replay/refusal", test_refusal);
  g_test_add_func ("/ui/replay/try", test_try);
  g_test_add_func ("/ui/replay/plan", test_plan);
  g_test_add_func ("/ui/replay/try-all", test_try_all);
  g_test_add_func ("/ui/replay/try-cut", test_try_cut);
  g_test_add_func ("/ui/replay/graph", test_graph);
  g_test_add_func ("/ui/replay/better-line", test_better_line);
  return window_fixture_run ();
}
