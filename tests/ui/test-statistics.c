/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The result of a game is noted once and rightly; and the page with the counts says nothing
 * before there is something to say. The end of a game, and the offers there.
 */
#include <adwaita.h>
#include <glib/gstdio.h>
#include <string.h>

#include "babel.h"
#include "display.h"
#include "edubba-face.h"
#include "edubba-finished-games.h"
#include "edubba-game-end.h"
#include "edubba-level.h"
#include "edubba-replay-page.h"
#include "edubba-statistics-page.h"
#include "edubba-window-private.h"
#include "game-state.h"
#include "ui-fixture.h"
#include "window-fixture.h"

static EdubbaMatchPage *
start_game (EdubbaWindow *window)
{
  gtk_widget_activate_action (GTK_WIDGET (window), "win.choose-game", "s", "babel");
  ui_press (GTK_WIDGET (window), "Start Playing");
  return window->match_page;
}

static guint
count_lost (EdubbaWindow *window)
{
  guint lost = 0;

  for (guint level = 0; level <= EDUBBA_OWN_LEVEL; level++)
    {
      EdubbaScore score;

      edubba_progress_get_score (window->progress, "babel", level, &score);
      lost += score.results[EDUBBA_RESULT_LOST];
    }
  return lost;
}

static void
test_noted (void)
{
  EdubbaWindow *window = window_fixture_create_fresh ();

  edubba_match_page_resign (start_game (window));
  g_assert_cmpuint (count_lost (window), ==, 0);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.undo", NULL);
  edubba_match_page_resign (window->match_page);
  window_fixture_destroy (window);

  window = window_fixture_create ();
  g_assert_cmpuint (count_lost (window), ==, 1);
  edubba_match_page_resign (start_game (window));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.back", NULL);
  g_assert_cmpuint (count_lost (window), ==, 2);
  window_fixture_destroy (window);
}

static gboolean
is_offered (EdubbaWindow *window, const char *opponent)
{
  gtk_widget_activate_action (GTK_WIDGET (window), "win.choose-game", "s", "babel");
  return gtk_toggle_button_get_active (
    GTK_TOGGLE_BUTTON (ui_find_button (GTK_WIDGET (window->new_game_page), opponent)));
}

/* The first game is against the guest, the next against somebody as strong as oneself, until a
 * strength is chosen. */
static void
test_offered (void)
{
  EdubbaWindow *window = window_fixture_create_fresh ();

  g_assert_true (is_offered (window, "Guest"));
  edubba_match_page_resign (start_game (window));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.back", NULL);
  g_assert_cmpuint (count_lost (window), ==, 1);
  g_assert_true (is_offered (window, "Classmate"));
  window_fixture_destroy (window);
}

static guint
get_points (EdubbaWindow *window)
{
  const GameScale *scale = babel_get_game ()->module->player->scale;

  return edubba_progress_get_points (window->progress, "babel", scale);
}

static guint
get_rival_points (EdubbaWindow *window)
{
  EdubbaMatch *match = edubba_match_page_get_match (window->match_page);

  return edubba_seats_get_points (edubba_match_get_seats (match), 0);
}

/* A player who loses to the opponent at their level meets a weaker one, in a rematch too; those
 * games are counted apart. */
static void
test_own_level (void)
{
  EdubbaWindow *window = window_fixture_create_fresh ();
  guint         first = get_points (window);
  EdubbaScore   score;
  guint         second;

  gtk_widget_activate_action (GTK_WIDGET (window), "win.choose-game", "s", "babel");
  gtk_toggle_button_set_active (
    GTK_TOGGLE_BUTTON (ui_find_button (GTK_WIDGET (window->new_game_page), "Classmate")), TRUE);
  ui_press (GTK_WIDGET (window), "Start Playing");
  g_assert_cmpuint (get_rival_points (window), ==, first);
  edubba_match_page_resign (window->match_page);
  gtk_widget_activate_action (GTK_WIDGET (window->match_page), "match.rematch", NULL);
  second = get_points (window);
  g_assert_cmpuint (second, <, first);
  g_assert_cmpuint (count_lost (window), ==, 1);
  edubba_progress_get_score (window->progress, "babel", EDUBBA_OWN_LEVEL, &score);
  g_assert_cmpuint (score.results[EDUBBA_RESULT_LOST], ==, 1);
  g_assert_cmpuint (get_rival_points (window), ==, second);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.statistics", NULL);
  g_assert_true (ui_says (GTK_WIDGET (window), "Classmate"));
  window_fixture_destroy (window);
}

/* A game from a position that somebody set up, or between two people, is not counted. */
static void
test_not_noted (void)
{
  EdubbaWindow *window = window_fixture_create_fresh ();

  edubba_window_open_position (window, "babel/1 pawns=HQ hands=AHS|??");
  edubba_match_page_resign (window->match_page);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.back", NULL);
  g_assert_cmpuint (count_lost (window), ==, 0);
  window_fixture_destroy (window);
}

static void
test_page (void)
{
  EdubbaWindow *window = window_fixture_create_fresh ();
  GtkWidget    *page;

  gtk_widget_activate_action (GTK_WIDGET (window), "win.statistics", NULL);
  page = ui_find (GTK_WIDGET (window), EDUBBA_TYPE_STATISTICS_PAGE);
  g_assert_nonnull (ui_find (page, ADW_TYPE_STATUS_PAGE));
  edubba_progress_note_game (window->progress, "babel", 5, 1, EDUBBA_RESULT_WON, FALSE);
  g_assert_null (ui_find (page, ADW_TYPE_STATUS_PAGE));
  g_assert_nonnull (ui_find (page, ADW_TYPE_PREFERENCES_PAGE));
  window_fixture_destroy (window);
}

static GtkWidget *
show_page (EdubbaWindow *window)
{
  gtk_widget_activate_action (GTK_WIDGET (window), "win.statistics", NULL);
  return ui_find (GTK_WIDGET (window), EDUBBA_TYPE_STATISTICS_PAGE);
}

/* The header bar names the game; levels that were not played against share one row, without a
 * face; no sentence is about things not done. */
static void
test_rows (void)
{
  EdubbaWindow *window = window_fixture_create_fresh ();
  GtkWidget    *page;

  edubba_progress_note_game (window->progress, "babel", 5, GAME_LEVEL_SCRIBE,
                             EDUBBA_RESULT_WON, TRUE);
  page = show_page (window);
  g_assert_cmpstr (adw_window_title_get_subtitle (window->window_title), ==, "Babel");
  g_assert_cmpuint (ui_count (page, EDUBBA_TYPE_FACE), ==, 1);
  g_assert_true (ui_says (page, "Won: 1. Lost: 0. Drawn: 0."));
  g_assert_true (ui_says (page, "Assisted: 1."));
  g_assert_true (ui_says (page, "Not played yet"));
  g_assert_true (ui_says (page, "Guest, Beginner, Pupil, Builder, High Priest, King"));
  g_assert_false (ui_says (page, "Your rating"));
  g_assert_false (ui_says (page, "Puzzle of the Day"));
  window_fixture_destroy (window);
}

/* If more than two played, places are told instead of won and lost; both if both were played. */
static void
test_places (void)
{
  EdubbaWindow *window = window_fixture_create_fresh ();
  GtkWidget    *page;

  edubba_progress_note_place (window->progress, "babel", 5, 1, 2);
  edubba_progress_note_game (window->progress, "babel", 5, 1, EDUBBA_RESULT_LOST, FALSE);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.statistics", NULL);
  page = ui_find (GTK_WIDGET (window), EDUBBA_TYPE_STATISTICS_PAGE);
  g_assert_true (ui_says (page, "First: 0. Second: 1."));
  edubba_progress_note_game (window->progress, "babel", 6, 1, EDUBBA_RESULT_WON, FALSE);
  g_assert_true (
    ui_says (page, "Won: 1. Lost: 1. Drawn: 0.\nWith more than two players: First: 0. Second: 1."));
  window_fixture_destroy (window);
}

/* At the end of a game the ways on are: once more, back to the start page, or through the game
 * again. */
static void
test_end (void)
{
  EdubbaWindow    *window = window_fixture_create_fresh ();
  EdubbaMatchPage *page = start_game (window);

  g_assert_null (ui_find_button (GTK_WIDGET (page), "Look Back"));
  edubba_match_page_resign (page);
  g_assert_nonnull (ui_find_button (GTK_WIDGET (page), "Rematch"));
  /* More than two buttons have no room side by side in a narrow window. */
  g_assert_null (ui_find_button (GTK_WIDGET (page), "Back"));
  ui_press (GTK_WIDGET (page), "Look Back");
  g_assert_nonnull (ui_find (GTK_WIDGET (window), EDUBBA_TYPE_REPLAY_PAGE));
  window_fixture_destroy (window);
}

/* A player with help sees it in the header bar. */
static void
test_assisted (void)
{
  EdubbaWindow    *window = window_fixture_create_fresh ();
  EdubbaMatchPage *page = start_game (window);
  g_autofree char *before = edubba_page_dup_subtitle (EDUBBA_PAGE (page));
  g_autofree char *after = NULL;

  edubba_match_set_assisted (edubba_match_page_get_match (page));
  after = edubba_page_dup_subtitle (EDUBBA_PAGE (page));
  g_assert_null (strstr (before, "assisted"));
  g_assert_nonnull (strstr (after, "assisted"));
  g_assert_cmpstr (adw_window_title_get_subtitle (window->window_title), ==, after);
  window_fixture_destroy (window);
}

static EdubbaMatch *
start_first (EdubbaWindow *window)
{
  GtkWidget *choice;

  gtk_widget_activate_action (GTK_WIDGET (window), "win.choose-game", "s", "babel");
  choice = ui_find_button (GTK_WIDGET (window), "More choices");
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (choice), TRUE);
  choice = ui_find_button (GTK_WIDGET (window), "You");
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (choice), TRUE);
  ui_press (GTK_WIDGET (window), "Start Playing");
  return edubba_match_page_get_match (window->match_page);
}

static void
act_first (EdubbaMatch *match)
{
  const GameRules *rules = edubba_match_get_module (match)->rules;
  g_autoptr (GArray) legal = game_legal_sorted (rules, edubba_match_get_state (match));
  g_autofree char *action = game_action_print (rules, g_array_index (legal, GameAction, 0));

  g_assert_true (edubba_match_act (match, action, NULL, NULL));
}

static guint
count_assisted (EdubbaWindow *window)
{
  guint n = 0;

  for (guint level = 0; level < GAME_N_LEVELS; level++)
    {
      EdubbaScore score;

      edubba_progress_get_score (window->progress, "babel", level, &score);
      n += score.assisted;
    }
  return n;
}

/* Undo is free until something hidden was seen; after that it marks the game, and the mark is in
 * its record and is counted. */
static void
test_taken_back (void)
{
  EdubbaWindow    *window = window_fixture_create_fresh ();
  EdubbaMatch     *match = start_first (window);
  g_autofree char *record = NULL;
  guint            n;

  act_first (match);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.undo", NULL);
  g_assert_cmpuint (edubba_match_get_cursor (match), ==, 0);
  g_assert_false (edubba_match_get_assisted (match));

  /* The end of the turn draws cards. */
  while (!edubba_match_act (match, "end", NULL, NULL))
    act_first (match);
  n = edubba_match_get_cursor (match);
  g_assert_false (edubba_match_get_assisted (match));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.undo", NULL);
  g_assert_cmpuint (edubba_match_get_cursor (match), ==, n - 1);
  g_assert_true (edubba_match_get_assisted (match));

  edubba_match_page_resign (window->match_page);
  record = edubba_match_page_dup_record (window->match_page);
  g_assert_nonnull (strstr (record, "[Assisted \"1\"]"));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.back", NULL);
  g_assert_cmpuint (count_assisted (window), ==, 1);
  window_fixture_destroy (window);
}

/* ---- When an end counts ---- */

/* The computer's in these games. */
#define LEVEL 1

typedef enum
{
  GIVE_UP,
  WIN,
  N_ENDS,
} End;

/* The ways to leave an end behind. */
typedef enum
{
  GO_BACK,
  PLAY_AGAIN,
  BEGIN_ANOTHER,
  SEE_PAST_GAMES,
  SEE_STATISTICS,
  LOOK_BACK,
  DIE,
  N_WAYS,
} Way;

/* A dealt game whose last action is still to be played by a person who wins by it. */
static EdubbaMatch *
play_almost (char **last)
{
  const GameModule *module = babel_get_game ()->module;

  for (;;)
    {
      guint64 seed = (guint64) g_test_rand_int ();
      g_autoptr (EdubbaMatch) whole =
        edubba_match_new (module, game_record_new_seed (module->rules, 2, 0, seed));
      EdubbaMatch *match;
      guint        n;

      while (!edubba_match_get_finished (whole))
        {
          g_autoptr (GArray) legal =
            game_legal_sorted (module->rules, edubba_match_get_state (whole));
          g_autofree char *action = game_action_print (
            module->rules, g_array_index (legal, GameAction,
                                          (guint) g_test_rand_int_range (0, (gint) legal->len)));

          g_assert_true (edubba_match_act (whole, action, NULL, NULL));
        }
      n = edubba_match_get_length (whole) - 1;
      if (game_winner (module->rules, edubba_match_get_state (whole)) !=
          edubba_match_get_actor (whole, n))
        continue;
      match = edubba_match_new (module, game_record_new_seed (module->rules, 2, 0, seed));
      for (guint i = 0; i < n; i++)
        {
          g_autofree char *action =
            game_action_print (module->rules, edubba_match_get_action (whole, i));

          g_assert_true (edubba_match_act (match, action, NULL, NULL));
        }
      edubba_match_set_seat_kind (match, 1 - edubba_match_get_seat (match), EDUBBA_SEAT_COMPUTER);
      edubba_match_set_level (match, LEVEL);
      *last = game_action_print (module->rules, edubba_match_get_action (whole, n));
      return match;
    }
}

static void
end_game (EdubbaWindow *window, End end, const char *last)
{
  EdubbaMatch *match = edubba_match_page_get_match (window->match_page);

  if (end == GIVE_UP)
    edubba_match_page_resign (window->match_page);
  else
    g_assert_true (edubba_match_act (match, last, NULL, NULL));
  g_assert_true (edubba_match_get_finished (match));
}

static void
leave (EdubbaWindow **window, Way way)
{
  static const char *const actions[N_WAYS] = {
    [GO_BACK] = "win.back",
    [SEE_PAST_GAMES] = "win.past-games",
    [SEE_STATISTICS] = "win.statistics",
  };

  if (way == PLAY_AGAIN)
    gtk_widget_activate_action (GTK_WIDGET ((*window)->match_page), "match.rematch", NULL);
  else if (way == LOOK_BACK)
    gtk_widget_activate_action (GTK_WIDGET ((*window)->match_page), "match.look-back", NULL);
  else if (way == BEGIN_ANOTHER)
    edubba_window_open_position (*window, "babel/1 pawns=HQ hands=AHS|??");
  else if (way != DIE)
    gtk_widget_activate_action (GTK_WIDGET (*window), actions[way], NULL);
  else
    {
      window_fixture_destroy (*window);
      *window = window_fixture_create ();
    }
}

static char *
build_folder (void)
{
  g_autofree char *data = edubba_window_dup_data_folder ();

  return g_build_filename (data, "games", NULL);
}

static void
forget_past_games (void)
{
  g_autofree char *folder = build_folder ();
  g_autoptr (GPtrArray) games = edubba_finished_games_list (folder);

  for (guint i = 0; i < games->len; i++)
    g_assert_cmpint (g_unlink (((EdubbaFinishedGame *) games->pdata[i])->path), ==, 0);
}

/* The statistics and the past games agree: nothing has ended yet (N_ENDS), or one game has so. */
static void
assert_counted (EdubbaWindow *window, End end)
{
  g_autofree char *folder = build_folder ();
  g_autoptr (GPtrArray) games = edubba_finished_games_list (folder);
  g_autoptr (EdubbaMatch) kept = NULL;
  EdubbaScore score;

  edubba_progress_get_score (window->progress, "babel", LEVEL, &score);
  g_assert_cmpuint (score.results[EDUBBA_RESULT_WON], ==, end == WIN);
  g_assert_cmpuint (score.results[EDUBBA_RESULT_LOST], ==, end == GIVE_UP);
  g_assert_cmpuint (games->len, ==, end != N_ENDS);
  if (end == N_ENDS)
    return;
  kept = edubba_save_parse (edubba_window_get_modules (window),
                            ((EdubbaFinishedGame *) games->pdata[0])->text, NULL);
  g_assert_true ((edubba_match_get_resigned (kept) != GAME_NOBODY) == (end == GIVE_UP));
}

/* An end that is undone has never been. The last one counts, once, whichever way it is left
 * behind, and cannot be undone any more. */
static void
test_counts (void)
{
  for (guint i = 0; i < N_ENDS * N_ENDS * N_WAYS; i++)
    {
      End              first = i % N_ENDS;
      End              second = i / N_ENDS % N_ENDS;
      Way              way = i / (N_ENDS * N_ENDS);
      EdubbaWindow    *window = window_fixture_create_fresh ();
      g_autofree char *last = NULL;
      g_autoptr (EdubbaMatch) match = play_almost (&last);

      forget_past_games ();
      edubba_window_show_match (window, match);
      end_game (window, first, last);
      assert_counted (window, N_ENDS);
      gtk_widget_activate_action (GTK_WIDGET (window), "win.undo", NULL);
      g_assert_false (edubba_match_get_finished (match));
      end_game (window, second, last);
      assert_counted (window, N_ENDS);
      leave (&window, way);
      assert_counted (window, second);
      if (way != DIE)
        g_assert_false (edubba_match_get_can_undo (match));
      window_fixture_destroy (window);

      window = window_fixture_create ();
      assert_counted (window, second);
      window_fixture_destroy (window);
    }
}

static gboolean
has_end (gpointer window)
{
  return ui_find (GTK_WIDGET (window), EDUBBA_TYPE_GAME_END) != NULL;
}

/* The page about the end offers what is possible, and judges nothing if nobody has decided
 * anything. */
static void
test_given_up_at_once (void)
{
  EdubbaWindow    *window = window_fixture_create_fresh ();
  EdubbaMatchPage *page = start_game (window);
  GtkWidget       *end;

  edubba_match_page_resign (page);
  ui_wait (has_end, window);
  end = ui_find (GTK_WIDGET (window), EDUBBA_TYPE_GAME_END);
  g_assert_true (
    ui_says (end, "You’ve given up. You can still undo that and play on."));
  g_assert_false (ui_says (end, "What Decided It"));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.statistics", NULL);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.back", NULL);
  g_assert_true (ui_says (end, "You’ve given up."));
  g_assert_false (gtk_widget_get_sensitive (GTK_WIDGET (window->undo_button)));
  window_fixture_destroy (window);
}

int
main (int argc, char *argv[])
{
  window_fixture_init (&argc, &argv, babel_get_game);
  g_test_add_func ("/ui/statistics/noted", test_noted);
  g_test_add_func ("/ui/statistics/offered", test_offered);
  g_test_add_func ("/ui/statistics/own-level", test_own_level);
  g_test_add_func ("/ui/statistics/not-noted", test_not_noted);
  g_test_add_func ("/ui/statistics/page", test_page);
  g_test_add_func ("/ui/statistics/rows", test_rows);
  g_test_add_func ("/ui/statistics/places", test_places);
  g_test_add_func ("/ui/statistics/end", test_end);
  g_test_add_func ("/ui/statistics/assisted", test_assisted);
  g_test_add_func ("/ui/statistics/taken-back", test_taken_back);
  g_test_add_func ("/ui/statistics/counts", test_counts);
  g_test_add_func ("/ui/statistics/given-up-at-once", test_given_up_at_once);
  return window_fixture_run ();
}
