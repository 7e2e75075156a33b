/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The match page on a plain board: that it shows a seat its own view, answers every no, lets the
 * computer play, tells the end, and goes away with all it holds. Two at one screen are in
 * test-match-curtain.c.
 */

#include "display.h"
#include "edubba-graph.h"
#include "edubba-puzzle-panel.h"
#include "edubba-puzzle-sitting.h"
#include "edubba-settings.h"
#include "edubba-sitting.h"
#include "edubba-trail.h"
#include "game-state.h"
#include "match-fixture.h"
#include "ui-fixture.h"

static EdubbaBoardOccasion
get_occasion (MatchFixture *fixture)
{
  return edubba_board_get_company (EDUBBA_BOARD (match_get_board (fixture)))->occasion;
}

static void
test_refusal (void)
{
  MatchFixture     fixture = { 0 };
  g_autofree char *position = NULL;
  g_autofree char *sentence = NULL;
  GameAction       action;
  guint            refusal = GAME_LEGAL;

  match_set_up (&fixture, match_deal (), EDUBBA_SEAT_PERSON, EDUBBA_SEAT_COMPUTER);
  position = g_strdup (plain_board_get_position (match_get_board (&fixture)));
  match_act (&fixture, "build:own");
  g_assert_cmpint (edubba_message_line_get_kind (match_get_line (&fixture)), ==,
                   EDUBBA_MESSAGE_REFUSAL);
  g_assert_true (match_get_rules ()->parse_action ("build:own", &action, NULL));
  refusal =
    game_state_judge (match_get_rules (), edubba_match_get_state (fixture.match), action);
  sentence = plain_game_get ()->module->words->refusal (edubba_match_get_state (fixture.match),
                                                        action, refusal, 0, GAME_ADDRESS_YOU, NULL);
  g_assert_cmpstr (edubba_message_line_get_sentence (match_get_line (&fixture)), ==, sentence);
  g_assert_cmpstr (plain_board_get_position (match_get_board (&fixture)), ==, position);
  g_assert_cmpuint (edubba_match_get_length (fixture.match), ==, 0);
  match_tear_down (&fixture);
}

/* A player in the middle of a turn reads who owes an answer; of another turn only where it is
 * one. */
static void
test_hindrance (void)
{
  MatchFixture fixture = { 0 };

  match_set_up (&fixture,
                match_lay_out ("babel/1 H:PPP|HH/1 pawns=HQ hands=S|AAHH starters=00"),
                EDUBBA_SEAT_PERSON, EDUBBA_SEAT_COMPUTER);
  match_act (&fixture, "halve:P");
  match_act (&fixture, "settle:S");
  g_assert_cmpstr (edubba_message_line_get_sentence (match_get_line (&fixture)), ==,
                   "First Builder has to answer; your turn goes on after that.");
  match_tear_down (&fixture);

  match_set_up (&fixture,
                match_lay_out ("babel/1 H:PP|HH/1 pawns=HQ hands=S|AAHH starters=00"),
                EDUBBA_SEAT_PERSON, EDUBBA_SEAT_COMPUTER);
  match_act (&fixture, "end");
  match_act (&fixture, "settle:S");
  g_assert_cmpstr (edubba_message_line_get_sentence (match_get_line (&fixture)), ==,
                   "It is Builder’s turn.");
  match_tear_down (&fixture);
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
get_target (MatchFixture *fixture, const char *action)
{
  GtkWidget *button = find_by_action (GTK_WIDGET (match_get_line (fixture)), action);

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
    { "build:own", "2.3", "babel/2.3/at-quarry" },
    { "settle:A", "2.2", "babel/2.2/at-quarry" },
    { "raze", "2.5", "babel/2.5/at-quarry" },
    { "migrate:A-H", "2.4", "babel/2.4/short-colonnade" },
    { "discard:A", "2.5.6", "babel/2.5.6/nothing-owed" },
  };
  MatchFixture     fixture = { 0 };
  g_autofree char *action = NULL;
  g_autofree char *told = NULL;

  match_set_up (&fixture, match_deal (), EDUBBA_SEAT_PERSON, EDUBBA_SEAT_COMPUTER);
  g_signal_connect_swapped (fixture.page, "refused", G_CALLBACK (refused_cb), &told);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *rule = g_strconcat ("babel/", rows[i].number, NULL);

      match_act (&fixture, rows[i].action);
      g_assert_cmpstr (get_target (&fixture, "win.rules"), ==, rule);
      g_assert_cmpstr (get_target (&fixture, "win.drill"), ==, rows[i].drill);
      g_assert_cmpstr (told, ==, rows[i].number);
    }
  action = match_dup_legal (&fixture);
  match_act (&fixture, action);
  g_assert_null (get_target (&fixture, "win.rules"));
  g_assert_null (get_target (&fixture, "win.drill"));
  match_tear_down (&fixture);
}

/* The board's own reasons are shown in the same place. */
static void
test_explained (void)
{
  MatchFixture fixture = { 0 };

  match_set_up (&fixture, match_deal (), EDUBBA_SEAT_PERSON, EDUBBA_SEAT_COMPUTER);
  gtk_widget_activate_action (GTK_WIDGET (match_get_board (&fixture)), "match.explain", "(ss)",
                              "Because.", "settle");
  g_assert_cmpint (edubba_message_line_get_kind (match_get_line (&fixture)), ==,
                   EDUBBA_MESSAGE_REFUSAL);
  g_assert_cmpstr (edubba_message_line_get_sentence (match_get_line (&fixture)), ==, "Because.");
  g_assert_cmpstr (get_target (&fixture, "win.drill"), ==, "babel/2.2");
  match_tear_down (&fixture);
}

static void
test_malformed (void)
{
  MatchFixture fixture = { 0 };

  match_set_up (&fixture, match_deal (), EDUBBA_SEAT_PERSON, EDUBBA_SEAT_COMPUTER);
  match_act (&fixture, "juggle");
  g_assert_cmpint (edubba_message_line_get_kind (match_get_line (&fixture)), ==,
                   EDUBBA_MESSAGE_REFUSAL);
  g_assert_cmpstr (edubba_message_line_get_sentence (match_get_line (&fixture)), !=, "");
  match_tear_down (&fixture);
}

/* A board that says nothing of itself has the whole position read; the computer goes by its
 * level. */
static void
test_aloud (void)
{
  static const char *const names[] = { "", "Builder", NULL };
  MatchFixture             fixture = { 0 };
  g_autofree char         *position = NULL;

  match_set_up (&fixture, match_deal (), EDUBBA_SEAT_PERSON, EDUBBA_SEAT_COMPUTER);
  position = plain_game_get ()->module->words->position (
    edubba_match_get_state (fixture.match), 0, names);
  edubba_match_page_read_aloud (fixture.page, "place");
  g_assert_cmpstr (edubba_message_line_get_sentence (match_get_line (&fixture)), ==, position);
  g_assert_cmpint (edubba_message_line_get_kind (match_get_line (&fixture)), ==,
                   EDUBBA_MESSAGE_READING);
  edubba_match_page_read_aloud (fixture.page, "changes");
  g_assert_cmpstr (edubba_message_line_get_sentence (match_get_line (&fixture)), ==,
                   "Nobody else has had a turn yet.");
  gtk_widget_activate_action (GTK_WIDGET (match_get_board (&fixture)), "match.picked", NULL);
  g_assert_cmpint (edubba_message_line_get_kind (match_get_line (&fixture)), ==,
                   EDUBBA_MESSAGE_PROMPT);
  match_tear_down (&fixture);
}

static void
test_undo (void)
{
  MatchFixture     fixture = { 0 };
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  g_autofree char *action = NULL;

  match_set_up (&fixture, match_deal (), EDUBBA_SEAT_PERSON, EDUBBA_SEAT_COMPUTER);
  before = g_strdup (plain_board_get_position (match_get_board (&fixture)));
  action = match_dup_legal (&fixture);
  match_act (&fixture, action);
  after = g_strdup (plain_board_get_position (match_get_board (&fixture)));
  g_assert_cmpstr (after, !=, before);
  gtk_widget_activate_action (GTK_WIDGET (fixture.page), "match.undo", NULL);
  g_assert_cmpstr (plain_board_get_position (match_get_board (&fixture)), ==, before);
  gtk_widget_activate_action (GTK_WIDGET (fixture.page), "match.redo", NULL);
  g_assert_cmpstr (plain_board_get_position (match_get_board (&fixture)), ==, after);
  match_tear_down (&fixture);
}

/* A finished game by the rules, not by giving up: told once, and nobody can act any more. The
 * graph of the points stands at the game's end, as the board does. */
static void
test_result_by_rules (void)
{
  MatchFixture     fixture = { 0 };
  g_autofree char *told = NULL;
  EdubbaGraph     *graph;
  guint            position;

  match_set_up (&fixture,
                match_lay_out ("babel/1 A:HH/12345| H:P/12345| M:AHMPS/1234| pawns=MQ "
                               "hands=A|H stores=5|"),
                EDUBBA_SEAT_PERSON, EDUBBA_SEAT_COMPUTER);
  match_act (&fixture, "build:own");
  told = g_strdup (edubba_message_line_get_sentence (match_get_line (&fixture)));
  g_assert_cmpint (edubba_message_line_get_kind (match_get_line (&fixture)), ==,
                   EDUBBA_MESSAGE_RESULT);
  g_assert_nonnull (strstr (told, "15"));
  g_assert_false (plain_board_get_active (match_get_board (&fixture)));
  graph = EDUBBA_GRAPH (ui_find (GTK_WIDGET (fixture.page), EDUBBA_TYPE_GRAPH));
  position = edubba_graph_get_position (graph);
  g_assert_cmpuint (position, >, 0);
  g_assert_null (edubba_graph_get_text (graph, position + 1));
  match_act (&fixture, "end");
  g_assert_cmpint (edubba_message_line_get_kind (match_get_line (&fixture)), ==,
                   EDUBBA_MESSAGE_REFUSAL);
  match_tear_down (&fixture);
}

static gboolean
is_first_seats_turn (gpointer data)
{
  MatchFixture *fixture = data;

  gtk_widget_activate_action (GTK_WIDGET (fixture->page), "match.skip", NULL);
  return edubba_match_get_seat (fixture->match) == 0;
}

/* The opponent's actions stay marked, each with its report, until the person acts. */
static void
test_opponent (void)
{
  MatchFixture     fixture = { 0 };
  g_autofree char *legal = NULL;
  GtkWidget       *trail, *step;

  match_set_up (&fixture, match_deal (), EDUBBA_SEAT_PERSON, EDUBBA_SEAT_COMPUTER);
  match_pass_turn (&fixture);
  g_assert_false (plain_board_get_active (match_get_board (&fixture)));
  match_assert_shows (&fixture, 0);
  match_act (&fixture, "end");
  g_assert_cmpint (edubba_message_line_get_kind (match_get_line (&fixture)), ==,
                   EDUBBA_MESSAGE_REFUSAL);
  ui_wait (is_first_seats_turn, &fixture);
  match_assert_shows (&fixture, 0);
  g_assert_true (plain_board_get_active (match_get_board (&fixture)));
  g_assert_cmpint (edubba_message_line_get_kind (match_get_line (&fixture)), ==,
                   EDUBBA_MESSAGE_PROMPT);
  trail = ui_find (GTK_WIDGET (fixture.page), EDUBBA_TYPE_TRAIL);
  step = gtk_widget_get_first_child (trail);
  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (step)), ==, "1");
  g_assert_nonnull (strstr (gtk_widget_get_tooltip_text (step), "Builder"));
  legal = match_dup_legal (&fixture);
  match_act (&fixture, legal);
  g_assert_null (gtk_widget_get_first_child (trail));
  match_tear_down (&fixture);
}

static void
emitted_cb (guint *count)
{
  (*count)++;
}

static void
test_result (void)
{
  MatchFixture     fixture = { 0 };
  guint            rematches = 0;
  gboolean         playing = TRUE;
  g_autofree char *legal = NULL;

  match_set_up (&fixture, match_deal (), EDUBBA_SEAT_PERSON, EDUBBA_SEAT_COMPUTER);
  g_signal_connect_swapped (fixture.page, "rematch", G_CALLBACK (emitted_cb), &rematches);
  legal = match_dup_legal (&fixture);
  match_act (&fixture, legal);
  edubba_match_page_resign (fixture.page);
  g_assert_cmpint (edubba_message_line_get_kind (match_get_line (&fixture)), ==,
                   EDUBBA_MESSAGE_RESULT);
  g_object_get (fixture.page, "playing", &playing, NULL);
  g_assert_false (playing);
  g_assert_nonnull (ui_find (GTK_WIDGET (fixture.page), EDUBBA_TYPE_GRAPH));
  g_assert_false (plain_board_get_active (match_get_board (&fixture)));
  g_assert_cmpint (get_occasion (&fixture), ==, EDUBBA_BOARD_OVER);
  ui_press (GTK_WIDGET (fixture.page), "Rematch");
  g_assert_cmpuint (rematches, ==, 1);
  edubba_match_page_undo (fixture.page);
  g_assert_true (plain_board_get_active (match_get_board (&fixture)));
  g_assert_cmpint (get_occasion (&fixture), ==, EDUBBA_BOARD_GAME);
  g_assert_null (ui_find_button (GTK_WIDGET (fixture.page), "Rematch"));
  g_assert_null (ui_find (GTK_WIDGET (fixture.page), EDUBBA_TYPE_GRAPH));
  match_tear_down (&fixture);
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
  return edubba_puzzle_sitting_new (plain_game_get (), puzzle);
}

static gboolean
is_settled (gpointer data)
{
  return edubba_message_line_get_kind (match_get_line (data)) != EDUBBA_MESSAGE_PROMPT;
}

static void
test_puzzle_solved (void)
{
  MatchFixture fixture = { 0 };

  match_show (&fixture, create_puzzle_page ("settles = 1"), MATCH_WIDTH);
  match_act (&fixture, "settle:A");
  ui_wait (is_settled, &fixture);
  g_assert_cmpint (edubba_message_line_get_kind (match_get_line (&fixture)), ==,
                   EDUBBA_MESSAGE_SUCCESS);
  g_assert_nonnull (strstr (edubba_message_line_get_sentence (match_get_line (&fixture)),
                            "Solved in 1"));
  ui_press (GTK_WIDGET (fixture.page), "Once More");
  g_assert_null (ui_find_button (GTK_WIDGET (fixture.page), "Once More"));
  match_tear_down (&fixture);
}

/* The start must be proved too before there is a point to go back to. */
static gboolean
can_take_back (gpointer data)
{
  MatchFixture *fixture = data;

  return gtk_widget_get_sensitive (ui_find_button (GTK_WIDGET (fixture->page), "Take Back"));
}

/* The reason is given once, in the line; the panel has the way back. */
static gboolean
is_explained (gpointer data)
{
  return g_strcmp0 (edubba_message_line_get_sentence (match_get_line (data)),
                    "No longer possible. You were to do this without settling a card.") == 0;
}

static gboolean
is_prompted (gpointer data)
{
  return edubba_message_line_get_kind (match_get_line (data)) == EDUBBA_MESSAGE_PROMPT;
}

static void
test_puzzle_lost (void)
{
  MatchFixture fixture = { 0 };

  match_show (&fixture, create_puzzle_page ("temple(opp,H) = 0 and settles = 0"), MATCH_WIDTH);
  match_act (&fixture, "settle:A");
  ui_wait (is_settled, &fixture);
  g_assert_cmpint (edubba_message_line_get_kind (match_get_line (&fixture)), ==,
                   EDUBBA_MESSAGE_REFUSAL);
  ui_wait (can_take_back, &fixture);
  ui_wait (is_explained, &fixture);
  g_assert_true (ui_says (ui_find (GTK_WIDGET (fixture.page), EDUBBA_TYPE_PUZZLE_PANEL),
                          "No longer possible from here."));
  g_assert_null (ui_find_button (GTK_WIDGET (match_get_line (&fixture)), "Take Back"));
  gtk_widget_activate_action (GTK_WIDGET (fixture.page), "match.take-back", NULL);
  ui_wait (is_prompted, &fixture);
  g_assert_true (plain_board_get_active (match_get_board (&fixture)));
  match_tear_down (&fixture);
}

static gboolean
is_persons_turn (gpointer data)
{
  MatchFixture *fixture = data;

  return edubba_match_get_seat (fixture->match) == 0 || edubba_match_get_finished (fixture->match);
}

static gboolean
is_shown (gpointer data)
{
  MatchFixture         *fixture = data;
  g_autofree GameState *seen = edubba_match_dup_view (fixture->match, 0);
  g_autofree char      *position = game_position_print (match_get_rules (), seen);

  return g_strcmp0 (plain_board_get_position (match_get_board (fixture)), position) == 0;
}

/* The opponent's turn is played once more on the board, not in the match, and anything ends it. */
static void
test_again (void)
{
  MatchFixture fixture = { 0 };
  guint        cursor;

  match_set_up (&fixture, match_deal (), EDUBBA_SEAT_PERSON, EDUBBA_SEAT_COMPUTER);
  g_assert_null (ui_find_button (GTK_WIDGET (fixture.page), "Show Again"));
  while (edubba_match_get_seat (fixture.match) == 0)
    {
      g_autofree char *action = match_dup_legal (&fixture);

      match_act (&fixture, action);
    }
  gtk_widget_activate_action (GTK_WIDGET (fixture.page), "match.skip", NULL);
  ui_wait (is_persons_turn, &fixture);
  cursor = edubba_match_get_cursor (fixture.match);

  ui_press (GTK_WIDGET (fixture.page), "Show Again");
  g_assert_false (plain_board_get_active (match_get_board (&fixture)));
  g_assert_false (is_shown (&fixture) && cursor > 2);
  ui_press (GTK_WIDGET (fixture.page), "Skip");
  g_assert_true (is_shown (&fixture));
  g_assert_cmpuint (edubba_match_get_cursor (fixture.match), ==, cursor);

  ui_press (GTK_WIDGET (fixture.page), "Show Again");
  edubba_match_page_undo (fixture.page);
  g_assert_true (is_shown (&fixture));
  match_tear_down (&fixture);
}

static gboolean
has_place (gpointer data)
{
  return gtk_widget_get_width (data) > 0;
}

/* The bounds of a button on the page, with its borders. */
static graphene_rect_t
find_button_place (MatchFixture *fixture, EdubbaButton which)
{
  GtkWidget      *button = edubba_match_page_get_button (fixture->page, which);
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_get_visible (button));
  ui_settle ();
  ui_wait (has_place, button);
  g_assert_true (gtk_widget_compute_bounds (button, GTK_WIDGET (fixture->page), &bounds));
  return bounds;
}

/* A press on "Skip" a moment too late does not hit "Show Again". */
static void
check_places (MatchFixture *fixture)
{
  graphene_rect_t skip, again;

  gtk_widget_activate_action (GTK_WIDGET (fixture->page), "match.show-again", NULL);
  skip = find_button_place (fixture, EDUBBA_BUTTON_SKIP);
  ui_press (GTK_WIDGET (fixture->page), "Skip");
  again = find_button_place (fixture, EDUBBA_BUTTON_AGAIN);
  g_assert_false (graphene_rect_intersection (&skip, &again, NULL));
}

static void
test_again_place (void)
{
  MatchFixture fixture = { 0 };

  match_set_up (&fixture, match_deal (), EDUBBA_SEAT_PERSON, EDUBBA_SEAT_COMPUTER);
  while (edubba_match_get_seat (fixture.match) == 0)
    {
      g_autofree char *action = match_dup_legal (&fixture);

      match_act (&fixture, action);
    }
  gtk_widget_activate_action (GTK_WIDGET (fixture.page), "match.skip", NULL);
  ui_wait (is_persons_turn, &fixture);
  check_places (&fixture);
  gtk_window_set_default_size (GTK_WINDOW (fixture.window), 500, 600);
  ui_wait_until_panel_is_folded (GTK_WIDGET (fixture.page));
  check_places (&fixture);
  match_tear_down (&fixture);
}

/* The button of a refusal shows a rule, and no "Show Again" stands beside it to be mistaken for
 * that. */
static void
test_again_refused (void)
{
  MatchFixture fixture = { 0 };

  match_set_up (&fixture, match_deal (), EDUBBA_SEAT_PERSON, EDUBBA_SEAT_COMPUTER);
  while (edubba_match_get_seat (fixture.match) == 0)
    {
      g_autofree char *action = match_dup_legal (&fixture);

      match_act (&fixture, action);
    }
  gtk_widget_activate_action (GTK_WIDGET (fixture.page), "match.skip", NULL);
  ui_wait (is_persons_turn, &fixture);
  g_assert_nonnull (ui_find_button (GTK_WIDGET (fixture.page), "Show Again"));
  match_act (&fixture, "migrate:A-A");
  g_assert_cmpint (edubba_message_line_get_kind (match_get_line (&fixture)), ==,
                   EDUBBA_MESSAGE_REFUSAL);
  g_assert_nonnull (ui_find_button (GTK_WIDGET (fixture.page), "Practise"));
  g_assert_null (ui_find_button (GTK_WIDGET (fixture.page), "Show Again"));
  match_tear_down (&fixture);
}

/* The panel is as it was left beside the board of the last game; a sheet over the board does not
 * count. */
static void
test_panel (void)
{
  g_autoptr (GSettings) settings = edubba_settings_new ("io.github.edubba.Edubba");
  MatchFixture fixture = { 0 };

  g_settings_reset (settings, EDUBBA_SETTINGS_SIDE_PANEL);
  for (guint i = 0; i < 2; i++)
    {
      match_set_up (&fixture, match_deal (), EDUBBA_SEAT_PERSON, EDUBBA_SEAT_COMPUTER);
      edubba_match_page_set_settings (fixture.page, settings);
      g_assert_cmpint (ui_panel_is_shown (GTK_WIDGET (fixture.page)), ==, i == 0);
      edubba_match_page_toggle_panel (fixture.page);
      g_assert_cmpint (ui_panel_is_shown (GTK_WIDGET (fixture.page)), ==, i == 1);
      g_assert_cmpint (g_settings_get_boolean (settings, EDUBBA_SETTINGS_SIDE_PANEL), ==, i == 1);
      match_tear_down (&fixture);
    }
  match_set_up (&fixture, match_deal (), EDUBBA_SEAT_PERSON, EDUBBA_SEAT_COMPUTER);
  edubba_match_page_set_settings (fixture.page, settings);
  gtk_window_set_default_size (GTK_WINDOW (fixture.window), 500, 600);
  ui_wait_until_panel_is_folded (GTK_WIDGET (fixture.page));
  edubba_match_page_toggle_panel (fixture.page);
  edubba_match_page_toggle_panel (fixture.page);
  g_assert_true (g_settings_get_boolean (settings, EDUBBA_SETTINGS_SIDE_PANEL));
  match_tear_down (&fixture);
}

int
main (int argc, char *argv[])
{
  display_allow_announcements ();
  ui_init (&argc, &argv);

  g_test_add_func ("/ui/match-page/refusal", test_refusal);
  g_test_add_func ("/ui/match-page/refusal/rule", test_refusal_rule);
  g_test_add_func ("/ui/match-page/hindrance", test_hindrance);
  g_test_add_func ("/ui/match-page/explained", test_explained);
  g_test_add_func ("/ui/match-page/malformed", test_malformed);
  g_test_add_func ("/ui/match-page/aloud", test_aloud);
  g_test_add_func ("/ui/match-page/undo", test_undo);
  g_test_add_func ("/ui/match-page/opponent", test_opponent);
  g_test_add_func ("/ui/match-page/result", test_result);
  g_test_add_func ("/ui/match-page/result/by-rules", test_result_by_rules);
  g_test_add_func ("/ui/match-page/again", test_again);
  g_test_add_func ("/ui/match-page/again-place", test_again_place);
  g_test_add_func ("/ui/match-page/again-refused", test_again_refused);
  g_test_add_func ("/ui/match-page/panel", test_panel);
  g_test_add_func ("/ui/match-page/puzzle/solved", test_puzzle_solved);
  g_test_add_func ("/ui/match-page/puzzle/lost", test_puzzle_lost);
  return g_test_run ();
}
