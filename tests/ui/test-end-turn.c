/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The turn that decided a game, on the page about its end: it is found while the user reads, a
 * press leads back to it if a person played it, and looking back begins there.
 */
#include <adwaita.h>

#include "display.h"
#include "edubba-analysis-words.h"
#include "edubba-game-sitting.h"
#include "edubba-level.h"
#include "edubba-match-page.h"
#include "edubba-replay-page.h"
#include "edubba-window-private.h"
#include "end-fixture.h"
#include "plain-board.h"
#include "ui-fixture.h"
#include "window-fixture.h"

/* The first seat's turn comes, and the win is left lying; then the person gives up. */
static EdubbaMatch *
lose (EdubbaWindow *window)
{
  EdubbaMatch *match = end_fixture_show (window, END_FIXTURE_MISSED_WIN, EDUBBA_SEAT_COMPUTER);

  end_fixture_act (window, "travel:M");
  end_fixture_act (window, "end");
  edubba_match_page_resign (window->match_page);
  return match;
}

static gboolean
can_try (gpointer window)
{
  return ui_find_button (window, "Try That Turn Again") != NULL;
}

/* The page says that somebody has given up with a good chance, and names the turn below. */
static void
assert_given_up (EdubbaWindow *window, EdubbaAnalysis *analysis, guint own, const char *turn)
{
  GtkWidget       *page = end_fixture_find (window);
  g_autofree char *chance = edubba_analysis_words_given_up (analysis, own);
  g_autofree char *both = g_strconcat (chance, "\n", turn, NULL);

  g_assert_true (ui_says (page, "You’ve given up."));
  g_assert_true (ui_says (page, both));
}

/* A missed win is found while the user reads, and tried again with a press. */
static void
test_try_again (void)
{
  EdubbaWindow         *window = window_fixture_create_fresh ();
  EdubbaMatch          *match = lose (window);
  EdubbaReplayPage     *page;
  EdubbaAnalysis       *analysis;
  const EdubbaDecision *decision;
  g_autofree char      *rival = NULL;
  g_autofree char      *said = NULL;

  ui_wait (can_try, window);
  analysis = edubba_game_sitting_find_analysis (window->match_page);
  decision = edubba_analysis_find_turning_point (analysis, 0);
  g_assert_cmpuint (decision->turn, ==, 30);
  g_assert_cmpuint (decision->seat, ==, 0);
  said = edubba_analysis_words_decision (analysis, decision, 0);
  assert_given_up (window, analysis, 0, said);
  rival = edubba_level_dup_rival (match, 0);
  g_assert_nonnull (rival);
  g_assert_cmpstr (edubba_analysis_words_rival (analysis, 0), ==, rival);
  ui_press (end_fixture_find (window), "Try That Turn Again");
  page = EDUBBA_REPLAY_PAGE (ui_find (GTK_WIDGET (window), EDUBBA_TYPE_REPLAY_PAGE));
  g_assert_true (edubba_replay_page_get_match (page) != match);
  g_assert_cmpuint (edubba_match_get_cursor (edubba_replay_page_get_match (page)), ==, 0);
  end_fixture_act (window, "travel:H");
  g_assert_cmpuint (edubba_match_get_length (edubba_replay_page_get_match (page)), ==, 1);
  end_fixture_finish (window, match);
}

static EdubbaReplayPage *
look_back (EdubbaWindow *window)
{
  ui_press (end_fixture_wait (window), "Look Back");
  return EDUBBA_REPLAY_PAGE (ui_find (GTK_WIDGET (window), EDUBBA_TYPE_REPLAY_PAGE));
}

static gboolean
offers_better (gpointer window)
{
  return ui_find_button (window, "Better Line") != NULL;
}

/* Looking back goes to the turn that decided the game by itself, with the analysis made already,
 * and lists what the page about the end has named. */
static void
test_look_back (void)
{
  EdubbaWindow     *window = window_fixture_create_fresh ();
  EdubbaMatch      *match = lose (window);
  EdubbaReplayPage *page = look_back (window);

  ui_wait (offers_better, window);
  g_assert_cmpuint (edubba_match_get_cursor (edubba_replay_page_get_match (page)), ==, 0);
  g_assert_cmpuint (edubba_replay_page_get_knower (page), ==, 0);
  g_assert_nonnull (ui_find_button (GTK_WIDGET (page), "Try It Yourself"));
  g_assert_true (ui_says (GTK_WIDGET (page), "You’ve given up."));
  end_fixture_finish (window, match);
}

/* A user who goes elsewhere while it is looked for is left there. */
static void
test_left_alone (void)
{
  EdubbaWindow     *window = window_fixture_create_fresh ();
  EdubbaMatch      *match = lose (window);
  EdubbaReplayPage *page = look_back (window);

  edubba_replay_page_seek (page, 1);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.back", NULL);
  ui_wait (can_try, window);
  g_assert_nonnull (end_fixture_find (window));
  end_fixture_finish (window, match);
}

static gboolean
is_analysed (gpointer window)
{
  EdubbaAnalysis *analysis =
    edubba_game_sitting_find_analysis (EDUBBA_WINDOW (window)->match_page);

  return analysis != NULL && edubba_analysis_is_complete (analysis);
}

/* If the computer missed the win, the page says so below, and offers nothing. */
static void
test_computer (void)
{
  EdubbaWindow         *window = window_fixture_create_fresh ();
  EdubbaMatch          *match = end_fixture_create (END_FIXTURE_MISSED_WIN);
  EdubbaAnalysis       *analysis;
  const EdubbaDecision *decision;
  g_autofree char      *said = NULL;

  g_assert_true (edubba_match_act (match, "travel:M", NULL, NULL));
  g_assert_true (edubba_match_act (match, "end", NULL, NULL));
  edubba_match_set_seat_kind (match, 0, EDUBBA_SEAT_COMPUTER);
  edubba_match_set_seat_kind (match, 1, EDUBBA_SEAT_PERSON);
  edubba_window_show_match (window, match);
  edubba_match_page_resign (window->match_page);
  end_fixture_wait (window);
  ui_wait (is_analysed, window);
  analysis = edubba_game_sitting_find_analysis (window->match_page);
  decision = edubba_analysis_find_turning_point (analysis, 1);
  g_assert_nonnull (decision);
  g_assert_cmpuint (decision->seat, ==, 0);
  said = edubba_analysis_words_mistake (analysis, decision, 1);
  assert_given_up (window, analysis, 1, said);
  g_assert_false (can_try (window));
  end_fixture_finish (window, match);
}

int
main (int argc, char *argv[])
{
  display_allow_announcements ();
  window_fixture_init (&argc, &argv, plain_game_get);

  g_test_add_func ("/end-turn/try-again", test_try_again);
  g_test_add_func ("/end-turn/look-back", test_look_back);
  g_test_add_func ("/end-turn/left-alone", test_left_alone);
  g_test_add_func ("/end-turn/computer", test_computer);

  return window_fixture_run ();
}
