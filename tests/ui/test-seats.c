/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Games of three through the window, from New Game to the replay: one person against two
 * computers of different levels, and three persons at one screen who choose in secret. Their
 * secrets are the matter of test-picks.c.
 */
#include "babel.h"
#include "display.h"
#include "edubba-graph.h"
#include "edubba-replay-page.h"
#include "edubba-standings.h"
#include "edubba-window-private.h"
#include "game-state.h"
#include "plain-board.h"
#include "toy-faces.h"
#include "ui-fixture.h"
#include "window-fixture.h"

/* The lines of a seat's list: you, somebody else, and the levels. */
#define WHO_PERSON   1
#define WHO_COMPUTER 2

static EdubbaMatch *
get_match (EdubbaWindow *window)
{
  return edubba_match_page_get_match (window->match_page);
}

/* The lists of the rows on the page of a new game, in the order of seats. */
static GPtrArray *
find_rows (GtkWidget *widget, GPtrArray *rows)
{
  if (GTK_IS_DROP_DOWN (widget) && gtk_widget_get_mapped (widget))
    g_ptr_array_add (rows, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    find_rows (child, rows);
  return rows;
}

static void
set_names (GtkWidget *widget, const char *const **names)
{
  if (GTK_IS_ENTRY (widget) && gtk_widget_get_mapped (widget))
    gtk_editable_set_text (GTK_EDITABLE (widget), *(*names)++);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    set_names (child, names);
}

static void
choose_who (EdubbaWindow *window, const guint *who, const char *const *names)
{
  g_autoptr (GPtrArray) rows = g_ptr_array_new ();

  find_rows (GTK_WIDGET (window), rows);
  g_assert_cmpuint (rows->len, >=, 3);
  for (guint s = 0; s < 3; s++)
    gtk_drop_down_set_selected (rows->pdata[s], who[s]);
  ui_settle ();
  set_names (GTK_WIDGET (window), &names);
}

static void
start (EdubbaWindow *window, const char *game, const guint *who, const char *const *names)
{
  GtkWidget *lots;

  gtk_widget_activate_action (GTK_WIDGET (window), "win.choose-game", "s", game);
  ui_settle ();
  if (ui_find_button (GTK_WIDGET (window), "3 players") != NULL)
    {
      GtkWidget *button = ui_find_button (GTK_WIDGET (window), "3 players");

      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), TRUE);
      ui_settle ();
    }
  choose_who (window, who, names);
  lots = ui_find (GTK_WIDGET (window), GTK_TYPE_CHECK_BUTTON);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (lots), FALSE);
  ui_press (GTK_WIDGET (window), "Start Playing");
  g_assert_cmpuint (edubba_match_get_n_seats (get_match (window)), ==, 3);
}

static PlainBoard *
find_board (EdubbaWindow *window)
{
  return (PlainBoard *) ui_find (GTK_WIDGET (window->match_page), TYPE_PLAIN_BOARD);
}

/* Returns TRUE if somebody at this screen can do something, or the game is over. */
static gboolean
is_our_move (gpointer data)
{
  EdubbaWindow *window = data;
  PlainBoard   *board = find_board (window);

  gtk_widget_activate_action (GTK_WIDGET (window->match_page), "match.skip", NULL);
  return edubba_match_get_finished (get_match (window)) ||
         (board != NULL && plain_board_get_active (board));
}

static void
press_first (EdubbaWindow *window)
{
  g_signal_emit_by_name (ui_find (GTK_WIDGET (find_board (window)), GTK_TYPE_BUTTON), "clicked");
}

static gboolean
act_first (EdubbaWindow *window)
{
  ui_wait (is_our_move, window);
  if (edubba_match_get_finished (get_match (window)))
    return FALSE;
  press_first (window);
  return TRUE;
}

/* Continues the game in another window. */
static EdubbaWindow *
begin_again (EdubbaWindow *window, const char *game)
{
  g_autofree char *before = edubba_save_print (get_match (window));
  g_autofree char *after = NULL;

  window_fixture_destroy (window);
  window = window_fixture_create ();
  gtk_widget_activate_action (GTK_WIDGET (window), "win.continue", "s", game);
  after = edubba_save_print (get_match (window));
  g_assert_cmpstr (before, ==, after);
  return window;
}

/* The person's place is counted where it is looked at, against the strongest of the computers. */
static void
check_place (EdubbaWindow *window)
{
  EdubbaMatch *match = get_match (window);
  guint        places[EDUBBA_N_PLACES];
  GameResult   result;

  edubba_match_get_module (match)->rules->result (edubba_match_get_state (match), &result);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.statistics", NULL);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.back", NULL);
  edubba_progress_get_places (window->progress, "hoard", 2, places);
  for (guint i = 0; i < EDUBBA_N_PLACES; i++)
    g_assert_cmpuint (places[i], ==, i + 1 == result.rank[0]);
}

/* One person plays against two computers, with undo in the middle and another window after that. */
static void
test_computers (void)
{
  static const guint who[] = { 0, WHO_COMPUTER, WHO_COMPUTER + 2 };
  EdubbaWindow      *window = window_fixture_create_fresh ();
  guint              cursor;

  start (window, "hoard", who, NULL);
  g_assert_cmpuint (edubba_seats_get_level (edubba_match_get_seats (get_match (window)), 1), ==, 0);
  g_assert_cmpuint (edubba_seats_get_level (edubba_match_get_seats (get_match (window)), 2), ==, 2);
  for (guint i = 0; i < 3; i++)
    g_assert_true (act_first (window));
  ui_wait (is_our_move, window);
  cursor = edubba_match_get_cursor (get_match (window));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.undo", NULL);
  g_assert_cmpuint (edubba_match_get_cursor (get_match (window)), <, cursor);
  g_assert_cmpuint (edubba_match_get_seat (get_match (window)), ==, 0);
  window = begin_again (window, "hoard");
  while (act_first (window))
    ;
  check_place (window);
  g_assert_cmpint (edubba_match_get_seat_kind (get_match (window), 2), ==, EDUBBA_SEAT_COMPUTER);
  ui_press (GTK_WIDGET (window), "Look Back");
  g_assert_nonnull (ui_find (GTK_WIDGET (window), EDUBBA_TYPE_REPLAY_PAGE));
  window_fixture_destroy (window);
}

static void
press_choice (EdubbaWindow *window, const char *choice)
{
  ui_press (GTK_WIDGET (find_board (window)), choice);
}

/* Opens the curtain for the person who is called, by name or by number. */
static void
open_curtain (EdubbaWindow *window)
{
  static const char *const calls[] = { "Show the Board of Anna", "Show the Board of Boris",
                                       "Show Player 3’s Board" };

  for (guint i = 0; i < G_N_ELEMENTS (calls); i++)
    if (ui_find_button (GTK_WIDGET (window), calls[i]) != NULL)
      {
        ui_press (GTK_WIDGET (window), calls[i]);
        return;
      }
}

/* Each of three has a line of their own, and the last point has the score by the rules. */
static void
check_graph (EdubbaWindow *window)
{
  EdubbaMatch     *match = get_match (window);
  EdubbaGraph     *graph = EDUBBA_GRAPH (ui_find (GTK_WIDGET (window), EDUBBA_TYPE_GRAPH));
  g_autofree char *points = NULL;
  GameResult       result;

  edubba_match_get_module (match)->rules->result (edubba_match_get_state (match), &result);
  points = g_strdup_printf ("Anna: %d, Boris: %d, Player 3: %d", result.points[0], result.points[1],
                            result.points[2]);
  g_assert_true (ui_says (gtk_widget_get_parent (GTK_WIDGET (graph)), "Anna"));
  g_assert_true (ui_says (gtk_widget_get_parent (GTK_WIDGET (graph)), "Boris"));
  g_assert_true (ui_says (gtk_widget_get_parent (GTK_WIDGET (graph)), "Player 3"));
  g_assert_cmpuint (edubba_graph_get_position (graph), ==, 5);
  g_assert_true (g_str_has_suffix (edubba_graph_get_text (graph, 5), points));
  g_assert_null (edubba_graph_get_text (graph, 6));
}

/* Three persons play to the end; in the middle of a round another window goes on from there. */
static void
test_persons (void)
{
  static const guint       who[] = { WHO_PERSON, WHO_PERSON, 0 };
  static const char *const names[] = { "Anna", "Boris", "", NULL };
  EdubbaWindow            *window = window_fixture_create_fresh ();

  start (window, "sealed", who, names);
  for (guint i = 0; i < 15; i++)
    {
      open_curtain (window);
      press_first (window);
      g_assert_cmpuint (edubba_match_get_length (get_match (window)), ==, (i + 1) / 3 * 3);
      if (i % 5 == 0)
        window = begin_again (window, "sealed");
    }
  g_assert_true (edubba_match_get_finished (get_match (window)));
  open_curtain (window);
  check_graph (window);
  ui_press (GTK_WIDGET (window), "Look Back");
  g_assert_nonnull (ui_find (GTK_WIDGET (window), EDUBBA_TYPE_REPLAY_PAGE));
  g_assert_cmpstr (adw_window_title_get_subtitle (window->window_title), ==,
                   "Round 1: Anna, Boris, Player 3");
  window_fixture_destroy (window);
}

static void
leave (EdubbaWindow *window)
{
  open_curtain (window);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.resign", NULL);
}

/* Somebody who leaves makes room for a computer, and the next person is called; when the last has
 * left the game is over, and can be taken up again. */
static void
test_leaving (void)
{
  static const guint       who[] = { 0, WHO_PERSON, WHO_PERSON };
  static const char *const names[] = { "Anna", "Boris", "", NULL };
  EdubbaWindow            *window = window_fixture_create_fresh ();

  start (window, "sealed", who, names);
  leave (window);
  g_assert_cmpint (edubba_match_get_seat_kind (get_match (window), 0), ==, EDUBBA_SEAT_COMPUTER);
  g_assert_nonnull (ui_find_button (GTK_WIDGET (window), "Show the Board of Boris"));
  window = begin_again (window, "sealed");
  leave (window);
  leave (window);
  g_assert_true (edubba_match_get_finished (get_match (window)));
  g_assert_true (ui_says (GTK_WIDGET (window), "Everybody has left the game."));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.undo", NULL);
  g_assert_false (edubba_match_get_finished (get_match (window)));
  window_fixture_destroy (window);
}

/* The only person who leaves has lost, as far as statistics go, and reads who has how much. */
static void
test_left_alone (void)
{
  static const guint who[] = { WHO_COMPUTER, 0, WHO_COMPUTER + 1 };
  static const char  left[] = "You’ve left the game. You can still undo that and play on.";
  EdubbaWindow      *window = window_fixture_create_fresh ();
  EdubbaScore        score;
  g_autofree char   *points = NULL;
  g_autofree char   *said = NULL;

  start (window, "hoard", who, NULL);
  ui_wait (is_our_move, window);
  leave (window);
  g_assert_true (ui_says (GTK_WIDGET (window), left));
  points = edubba_standings_describe_open (get_match (window), 1, GAME_ADDRESS_YOU);
  said = g_strdup_printf ("%s\n%s", left, points);
  g_assert_true (ui_says (GTK_WIDGET (window), said));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.back", NULL);
  edubba_progress_get_score (window->progress, "hoard", 1, &score);
  g_assert_cmpuint (score.results[EDUBBA_RESULT_LOST], ==, 1);
  window_fixture_destroy (window);
}

/* One person among computers that choose at once: the person's choice waits for theirs, and can
 * be taken back until then. */
static void
test_one_of_three (void)
{
  static const guint who[] = { WHO_COMPUTER, 0, WHO_COMPUTER };
  EdubbaWindow      *window = window_fixture_create_fresh ();

  start (window, "sealed", who, NULL);
  g_assert_nonnull (find_board (window));
  press_choice (window, "play:3");
  g_assert_true (ui_says (GTK_WIDGET (window), "Your choice: Play play:3"));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.undo", NULL);
  g_assert_cmpuint (edubba_match_get_sealed (get_match (window)) & 2, ==, 0);
  g_assert_true (plain_board_get_active (find_board (window)));
  while (act_first (window))
    ;
  g_assert_cmpuint (edubba_match_get_length (get_match (window)), ==, 15);
  window_fixture_destroy (window);
}

/* A game without secrets has no curtain: the board turns to the seat to act. */
static void
test_open (void)
{
  EdubbaWindow *window = window_fixture_create_fresh ();
  guint         seat;

  gtk_widget_activate_action (GTK_WIDGET (window), "win.choose-game", "s", "heaps");
  ui_press (GTK_WIDGET (window), "A person at this screen");
  ui_press (GTK_WIDGET (window), "Start Playing");
  for (guint i = 0; i < 3; i++)
    {
      g_assert_nonnull (find_board (window));
      seat = edubba_match_get_seat (get_match (window));
      g_assert_cmpuint (plain_board_get_viewer (find_board (window)), ==, seat);
      press_first (window);
    }
  window_fixture_destroy (window);
}

int
main (int argc, char *argv[])
{
  display_allow_announcements ();
  window_fixture_init_games (&argc, &argv, 4, babel_get_game, toy_faces_get_hoard,
                             toy_faces_get_sealed, toy_faces_get_heaps);
  /* A picture says something only once it stands still. */
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  g_test_add_func ("/ui/seats/computers", test_computers);
  g_test_add_func ("/ui/seats/persons", test_persons);
  g_test_add_func ("/ui/seats/one-of-three", test_one_of_three);
  g_test_add_func ("/ui/seats/leaving", test_leaving);
  g_test_add_func ("/ui/seats/left-alone", test_left_alone);
  g_test_add_func ("/ui/seats/open", test_open);
  return window_fixture_run ();
}
