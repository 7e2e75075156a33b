/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A finished game of three seats, one person and two computers, looked at again in the program's
 * window: the page at its end names the choice that decided it, in carrots and chances; looking
 * back begins there, draws a line for each seat, says whose a choice was, and another choice can
 * be tried from there while the others choose as they did.
 */
#include "bunny-state.h"
#include "bunny.h"
#include "display.h"
#include "edubba-analysis-panel.h"
#include "edubba-analysis-words.h"
#include "edubba-counting.h"
#include "edubba-end-cause.h"
#include "edubba-game-end.h"
#include "edubba-game-sitting.h"
#include "edubba-graph.h"
#include "edubba-page.h"
#include "edubba-pieces.h"
#include "edubba-replay-page.h"
#include "edubba-standings.h"
#include "edubba-window-private.h"
#include "game-player.h"
#include "game-state.h"
#include "ui-fixture.h"
#include "window-fixture.h"

#define SEATS 3

/* The yardstick for all, but the person chooses without looking. */
static GameAction
choose (EdubbaMatch *match, guint own)
{
  const GameModule     *module = edubba_match_get_module (match);
  guint                 seat = edubba_match_get_seat (match);
  g_autofree GameState *seen = edubba_match_dup_view (match, seat);
  const GamePlayer     *player = seat == own ? &game_player_random : module->player;
  GameAction            action;

  g_assert_cmpuint (game_player_choose (player, module->rules, seen, seat, GAME_LEVEL_PUPIL,
                                        edubba_match_get_cursor (match), 0, NULL, &action, 1),
                    ==, 1);
  return action;
}

/* A game of n seats played to its end, with the person in one of them. */
static EdubbaMatch *
play_game (guint seats, guint own)
{
  const GameModule *module = bunny_get_game ()->module;
  EdubbaMatch      *match =
    edubba_match_new (module, game_record_new_seed (module->rules, seats, 0, 2));

  for (guint s = 0; s < seats; s++)
    if (s != own)
      edubba_match_set_seat_kind (match, s, EDUBBA_SEAT_COMPUTER);
  while (!edubba_match_get_finished (match))
    {
      g_autofree char *text = game_action_print (module->rules, choose (match, own));

      g_assert_true (edubba_match_act (match, text, NULL, NULL));
    }
  return match;
}

static GtkWidget *
find_end (EdubbaWindow *window)
{
  return ui_find (GTK_WIDGET (window), EDUBBA_TYPE_GAME_END);
}

static gboolean
can_try (gpointer window)
{
  return ui_find_button (window, "Try That Turn Again") != NULL;
}

static EdubbaReplayPage *
find_replay (EdubbaWindow *window)
{
  return EDUBBA_REPLAY_PAGE (ui_find (GTK_WIDGET (window), EDUBBA_TYPE_REPLAY_PAGE));
}

/* The text of the graphs about the last point names every seat. */
static void
assert_graph (GtkWidget *graph, const char *you, const char *last)
{
  EdubbaGraph *drawn = EDUBBA_GRAPH (graph);
  guint        n = 0;

  while (edubba_graph_get_text (drawn, n) != NULL)
    n++;
  /* The beginning, and behind each of 24 times that all pick, each building turn and each
   * choice of posts and copies. */
  g_assert_cmpuint (n, >, 24);
  g_assert_nonnull (strstr (edubba_graph_get_text (drawn, n - 1), you));
  g_assert_nonnull (strstr (edubba_graph_get_text (drawn, n - 1), last));
}

static void
collect_graphs (GtkWidget *widget, GPtrArray *graphs)
{
  if (EDUBBA_IS_GRAPH (widget))
    g_ptr_array_add (graphs, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    collect_graphs (child, graphs);
}

static void
check_panel (GtkWidget *page)
{
  GtkWidget *panel = ui_find (page, EDUBBA_TYPE_ANALYSIS_PANEL);
  g_autoptr (GPtrArray) graphs = g_ptr_array_new ();

  collect_graphs (panel, graphs);
  g_assert_cmpuint (graphs->len, ==, 2);
  for (guint i = 0; i < graphs->len; i++)
    assert_graph (graphs->pdata[i], "You: ", "Knight (3): ");
  g_assert_true (ui_says (panel, "Knight (1)"));
  g_assert_true (ui_says (panel, "You"));
  g_assert_true (ui_says (panel, "Knight (3)"));
  g_assert_true (ui_says (panel, "Chances to Win"));
}

/* The other choice is played, and the others choose as in the game. */
static void
try_it (EdubbaWindow *window, const EdubbaDecision *decision)
{
  EdubbaReplayPage *page = find_replay (window);
  EdubbaMatch      *branch;
  g_autofree char  *text = game_action_print (bunny_get_game ()->module->rules,
                                              decision->critique.best.actions[0]);

  ui_press (GTK_WIDGET (page), "Try It Yourself");
  branch = edubba_replay_page_get_match (page);
  g_assert_cmpuint (edubba_match_get_seat (branch), ==, decision->seat);
  gtk_widget_activate_action (ui_find (GTK_WIDGET (page), EDUBBA_TYPE_BOARD), "match.act", "s",
                              text);
  ui_settle ();
  g_assert_cmpuint (edubba_match_get_sealed (branch), ==, 0);
  g_assert_cmpuint (edubba_match_get_cursor (branch), >, decision->from);
  ui_press (GTK_WIDGET (page), "Back to the Game");
  g_assert_cmpuint (edubba_match_get_cursor (edubba_replay_page_get_match (page)), ==,
                    decision->from);
}

/* A step forward counts a harvest again; whoever goes elsewhere is left with nothing of it. */
static void
check_counts (EdubbaReplayPage *page)
{
  EdubbaCounting   *counting = EDUBBA_COUNTING (ui_find (GTK_WIDGET (page), EDUBBA_TYPE_COUNTING));
  EdubbaMatch      *match = edubba_replay_page_get_match (page);
  const GameRecord *record = edubba_match_get_record (match);
  guint             cursor = edubba_match_get_cursor (match);
  guint             i = 1;

  while (bunny_state (game_record_get_state (record, i))->table.round == 1)
    i++;
  edubba_replay_page_seek (page, i - 1);
  g_assert_false (edubba_counting_is_running (counting));
  gtk_widget_activate_action (GTK_WIDGET (page), "replay.forward", NULL);
  g_assert_cmpuint (edubba_match_get_cursor (match), ==, i);
  g_assert_true (edubba_counting_is_running (counting));
  edubba_replay_page_seek (page, cursor);
  g_assert_false (edubba_counting_is_running (counting));
}

/* Every seat's scrolls are listed, and each is read with its points. */
static void
assert_pieces (EdubbaWindow *window, EdubbaMatch *match)
{
  GtkWidget *pieces = ui_find (find_end (window), EDUBBA_TYPE_PIECES);
  guint      n = 0;

  g_assert_true (gtk_widget_get_mapped (pieces));
  g_assert_true (ui_says (pieces, "Scrolls"));
  for (guint seat = 0; seat < edubba_match_get_n_seats (match); seat++)
    {
      gint  points = 0;
      char *name, *detail;

      for (guint i = 0; (name = edubba_match_get_module (match)->words->piece (
                           edubba_match_get_state (match), seat, i, &points, &detail)) !=
                        NULL;
           i++, n++)
        {
          g_assert_true (ui_says (pieces, name));
          g_assert_true (ui_says (pieces, detail));
          g_free (detail);
          g_free (name);
        }
    }
  g_assert_cmpuint (n, >, 0);
}

/* The end of a game of three says who came in at which place, and with what. */
static void
assert_standings (EdubbaWindow *window, EdubbaMatch *match)
{
  GtkWidget *standings = ui_find (find_end (window), EDUBBA_TYPE_STANDINGS);
  GameResult result;

  g_assert_true (gtk_widget_get_mapped (standings));
  g_assert_true (edubba_match_get_module (match)->rules->result (edubba_match_get_state (match),
                                                                 &result));
  g_assert_true (ui_says (standings, "You"));
  for (guint round = 1; round <= 4; round++)
    {
      g_autofree char *harvest = g_strdup_printf ("Harvest %u", round);

      g_assert_true (ui_says (standings, harvest));
    }
  g_assert_true (ui_says (standings, "Scrolls"));
  for (guint seat = 0; seat < SEATS; seat++)
    {
      g_autofree char *points = g_strdup_printf ("%d", result.points[seat]);
      g_autofree char *place = g_strdup_printf ("%u", result.rank[seat]);

      g_assert_true (ui_says (standings, points));
      g_assert_true (ui_says (standings, place));
    }
  /* A bar for each seat, and one for each of its five parts. */
  g_assert_cmpuint (ui_count (standings, GTK_TYPE_LEVEL_BAR), ==, SEATS * 6);
}

/* A player who chose without looking hears the cost of that, and gets advice. */
static void
assert_account (EdubbaWindow *window, EdubbaAnalysis *analysis)
{
  EdubbaAccount    own = edubba_analysis_get_account (analysis, 1);
  g_autofree char *account = edubba_analysis_words_account (analysis, 1);
  g_autofree char *advice = edubba_analysis_describe_advice (analysis, 1);
  g_autofree char *skill = edubba_analysis_words_skill (analysis, 1);

  for (guint seat = 0; seat < SEATS; seat += 2)
    g_assert_cmpuint (edubba_analysis_get_account (analysis, seat).points, <, own.points);
  g_test_message ("%s %s %s", account, skill, advice);
  g_assert_true (ui_says (find_end (window), account));
  g_assert_true (ui_says (find_end (window), advice));
  g_assert_cmpstr (skill, !=, "Nobody made clearly better decisions than you.");
}

/* The person sits in the second seat: others choose before and behind. */
static void
test_look_back (void)
{
  EdubbaWindow *window = window_fixture_create_fresh ();
  g_autoptr (EdubbaMatch) match = play_game (SEATS, 1);
  EdubbaAnalysis       *analysis;
  const EdubbaDecision *decision;
  g_autofree char      *turn = NULL;
  g_autofree char      *loss = NULL;
  g_autofree char      *subtitle = NULL;
  g_autoptr (EdubbaEndCause) cause = NULL;

  gtk_window_set_default_size (GTK_WINDOW (window), 1200, 800);
  edubba_window_show_match (window, match);
  ui_wait (can_try, window);
  assert_standings (window, match);
  assert_pieces (window, match);
  analysis = edubba_game_sitting_find_analysis (window->match_page);
  decision = edubba_analysis_find_turning_point (analysis, 1);
  g_assert_cmpuint (decision->seat, ==, 1);
  turn = edubba_analysis_words_decision (analysis, decision, 1);
  loss = edubba_analysis_words_loss (analysis, decision, 1);
  g_test_message ("%s. %s", turn, loss);
  g_assert_true (g_str_has_prefix (turn, "Round "));
  g_assert_nonnull (strstr (loss, "carrots."));
  g_assert_nonnull (strstr (loss, " in 100"));
  cause = edubba_end_cause_new (analysis, match, 1);
  g_assert_true (ui_says (find_end (window), cause->what));
  g_assert_true (ui_says (find_end (window), cause->cost));
  assert_account (window, analysis);
  ui_press (find_end (window), "Look Back");
  ui_settle ();
  g_assert_cmpuint (edubba_match_get_cursor (edubba_replay_page_get_match (find_replay (window))),
                    ==, cause->from);
  /* Building turns in which nothing was built may weigh more than any turn. */
  edubba_replay_page_seek (find_replay (window), decision->from);
  g_assert_cmpuint (edubba_replay_page_get_knower (find_replay (window)), ==, 1);
  subtitle = edubba_page_dup_subtitle (EDUBBA_PAGE (find_replay (window)));
  g_assert_true (g_str_has_prefix (subtitle, "Round ") || strstr (subtitle, ". Round ") != NULL);
  g_assert_null (strstr (subtitle, "turn"));
  g_assert_true (ui_says (GTK_WIDGET (find_replay (window)), turn));
  check_panel (GTK_WIDGET (find_replay (window)));
  check_counts (find_replay (window));
  try_it (window, decision);
  window_fixture_destroy (window);
}

static gboolean
has_end (gpointer window)
{
  return find_end (window) != NULL;
}

/* Between two each harvest has a line, and the sentence names both totals, and the computer by its
 * level. */
static void
test_two (void)
{
  EdubbaWindow *window = window_fixture_create_fresh ();
  g_autoptr (EdubbaMatch) match = play_game (2, 0);
  GtkWidget *standings;
  GameResult result;

  edubba_window_show_match (window, match);
  ui_wait (has_end, window);
  standings = ui_find (find_end (window), EDUBBA_TYPE_STANDINGS);
  edubba_match_get_module (match)->rules->result (edubba_match_get_state (match), &result);
  g_assert_true (ui_says (standings, "Harvest 1"));
  g_assert_true (ui_says (standings, "Harvest 4"));
  for (guint side = 0; side < 2; side++)
    {
      g_autofree char *total = g_strdup_printf (" %d", result.points[side]);
      g_auto (GStrv) names = edubba_seats_dup_names (edubba_match_get_seats (match));
      g_autofree char *said = edubba_match_get_module (match)->words->result (
        edubba_match_get_state (match), 0, GAME_ADDRESS_YOU, (const char *const *) names);

      g_assert_true (g_str_has_prefix (said, "Knight wins with "));
      g_assert_true (ui_says (standings, total + 1));
      g_assert_nonnull (strstr (said, total));
      g_assert_true (ui_says (find_end (window), said));
    }
  assert_pieces (window, match);
  window_fixture_destroy (window);
}

/* Of somebody else's choice it is said whose it was. */
static void
test_named (void)
{
  g_autoptr (EdubbaMatch) match = play_game (SEATS, 1);
  g_autoptr (EdubbaAnalysis) analysis = edubba_analysis_new (match, 0);
  EdubbaDecision   decision = *edubba_analysis_get_decision (analysis, 2);
  g_autofree char *said = NULL;
  g_autofree char *own = NULL;

  g_assert_cmpuint (decision.seat, ==, 2);
  decision.judged = TRUE;
  decision.judgement = EDUBBA_JUDGEMENT_MISTAKE;
  said = edubba_analysis_words_decision (analysis, &decision, 1);
  g_assert_cmpstr (said, ==, "Round 1, pick 1, Player 3: a mistake");
  own = edubba_analysis_words_decision (analysis, &decision, 2);
  g_assert_cmpstr (own, ==, "Round 1, pick 1: a mistake");
}

int
main (int argc, char *argv[])
{
  display_allow_announcements ();
  window_fixture_init_games (&argc, &argv, 1, bunny_get_game);
  g_test_add_func ("/ui/bunny/look-back", test_look_back);
  g_test_add_func ("/ui/bunny/look-back/two", test_two);
  g_test_add_func ("/ui/bunny/look-back/named", test_named);
  return window_fixture_run ();
}
