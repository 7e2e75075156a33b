/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The daily five in the window: from the offer on the start page to the outcome, for a learner who
 * knows some rules and for one who knows none; and the test of a study in their place.
 */
#include <adwaita.h>

#include "babel.h"
#include "edubba-clock.h"
#include "edubba-daily-drill-page.h"
#include "edubba-offer.h"
#include "edubba-progress-study.h"
#include "edubba-puzzle-sitting.h"
#include "edubba-start-page.h"
#include "edubba-window-private.h"
#include "game-state.h"
#include "ui-fixture.h"
#include "window-fixture.h"

/* The number of rules known to a learner who is offered the daily five. */
#define KNOWN_RULES 2

static EdubbaMatchPage *
get_match_page (EdubbaWindow *window)
{
  return EDUBBA_MATCH_PAGE (ui_find (GTK_WIDGET (window), EDUBBA_TYPE_MATCH_PAGE));
}

/* Two rules were asked about, in a program that ran before. */
static void
note_rules (void)
{
  static const char *const known[KNOWN_RULES] = { "2.1", "2.4" };
  g_autofree char         *folder = g_build_filename (g_get_user_data_dir (), "edubba", NULL);
  g_autoptr (EdubbaArchive) archive = edubba_archive_new (folder, "progress");
  g_autoptr (EdubbaProgress) progress = edubba_progress_new (archive);

  for (guint i = 0; i < KNOWN_RULES; i++)
    edubba_progress_note_rule (progress, "babel", known[i], EDUBBA_RULE_WHY);
}

static guint
count_offers (EdubbaWindow *window)
{
  return ui_count (GTK_WIDGET (window), EDUBBA_TYPE_OFFER);
}

static gboolean
is_made (gpointer page)
{
  EdubbaDailyDrill *five = edubba_daily_drill_page_get_drill (page);

  return edubba_daily_drill_get_puzzle (five, edubba_daily_drill_get_n (five) - 1) != NULL;
}

static GtkWidget *
find_way_on (gpointer window)
{
  GtkWidget *button = ui_find_button (window, "Next");

  return button != NULL ? button : ui_find_button (window, "Finish");
}

static gboolean
can_go_on (gpointer window)
{
  return find_way_on (window) != NULL;
}

/* Ends the turn, after the actions that must come before its end. */
static void
waste_turn (EdubbaMatchPage *page)
{
  EdubbaMatch     *match = edubba_match_page_get_match (page);
  const GameRules *rules = edubba_match_get_module (match)->rules;
  GameAction       end;

  g_assert_true (rules->parse_action ("end", &end, NULL));
  while (game_state_judge (rules, edubba_match_get_state (match), end) != GAME_LEGAL)
    {
      g_autoptr (GArray) legal = game_legal_sorted (rules, edubba_match_get_state (match));
      g_autofree char *first = game_action_print (rules, g_array_index (legal, GameAction, 0));

      g_assert_true (edubba_match_act (match, first, NULL, NULL));
    }
  gtk_widget_activate_action (GTK_WIDGET (page), "match.act", "s", "end");
}

/* A task for each rule, one after another, none of which need be solved; Back finds all of them,
 * and at the end comes the outcome. A learner who knows no rule is offered none. */
static void
test_five (void)
{
  EdubbaWindow *window = window_fixture_create_fresh ();
  GtkWidget    *page;
  guint         n = count_offers (window);

  window_fixture_destroy (window);
  note_rules ();
  window = window_fixture_create ();
  g_assert_cmpuint (count_offers (window), ==, n + 1);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.daily-five", "s", "babel");
  page = ui_find (GTK_WIDGET (window), EDUBBA_TYPE_DAILY_DRILL_PAGE);
  g_assert_cmpuint (ui_count (page, ADW_TYPE_ACTION_ROW), ==, KNOWN_RULES);
  ui_wait (is_made, page);
  ui_press (page, "Begin");
  g_assert_true (EDUBBA_IS_PUZZLE_SITTING (get_match_page (window)));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.back", NULL);
  g_assert_nonnull (ui_find (GTK_WIDGET (window), EDUBBA_TYPE_DAILY_DRILL_PAGE));
  ui_press (page, "Begin");
  for (guint i = 0; i < KNOWN_RULES; i++)
    {
      g_assert_false (can_go_on (window));
      waste_turn (get_match_page (window));
      ui_wait (can_go_on, window);
      g_signal_emit_by_name (find_way_on (window), "clicked");
    }
  g_assert_true (ui_find (GTK_WIDGET (window), EDUBBA_TYPE_DAILY_DRILL_PAGE) == page);
  g_assert_true (ui_says (page, "Done for Today"));
  g_assert_true (ui_says (page, "Not this time. It comes back tomorrow."));
  ui_press (page, "Done");
  g_assert_nonnull (ui_find (GTK_WIDGET (window), EDUBBA_TYPE_START_PAGE));
  window_fixture_destroy (window);
}

/* A learner who knows no rule reads the subject of each, in the words of its lesson; a solved
 * task names the day of its return, and the page shows the number of those left. */
static void
test_new_five (void)
{
  EdubbaWindow     *window = window_fixture_create_fresh ();
  EdubbaDailyDrill *five;
  GtkWidget        *page;

  gtk_widget_activate_action (GTK_WIDGET (window), "win.daily-five", "s", "babel");
  page = ui_find (GTK_WIDGET (window), EDUBBA_TYPE_DAILY_DRILL_PAGE);
  five = edubba_daily_drill_page_get_drill (EDUBBA_DAILY_DRILL_PAGE (page));
  g_assert_true (ui_says (page, "New to you. One card carries your pawn to a land; others settle "
                                "where it is."));
  ui_wait (is_made, page);
  edubba_progress_note_rule (edubba_window_get_progress (window), "babel",
                             edubba_daily_drill_get_rule (five, 0)->paragraph, EDUBBA_RULE_MET);
  edubba_daily_drill_set_result (five, edubba_daily_drill_get_puzzle (five, 0),
                                 EDUBBA_DAILY_DRILL_CLEAN);
  g_assert_true (ui_says (page, "Fresh again. It comes back in 3 days."));
  g_assert_true (ui_says (page, "1 done, 4 to go"));
  window_fixture_destroy (window);
}

static gint64
tell_last_week (gpointer data)
{
  return edubba_clock_get_time () - (gint64) 7 * 24 * 3600;
}

/* A study began a week ago, in a program that ran before: the start page offers its test. */
static void
test_study (void)
{
  static const char *const known[] = { "2.1", "2.2", "2.3", "2.4", "2.5.1", "2.5.5", NULL };
  g_autofree char         *folder = g_build_filename (g_get_user_data_dir (), "edubba", NULL);
  EdubbaWindow            *window = window_fixture_create_fresh ();
  EdubbaArchive           *archive;
  EdubbaProgress          *progress;

  window_fixture_destroy (window);
  archive = edubba_archive_new (folder, "progress");
  progress = edubba_progress_new (archive);
  edubba_progress_set_clock (progress, tell_last_week, NULL);
  for (guint i = 0; known[i] != NULL; i++)
    edubba_progress_note_rule (progress, "babel", known[i], EDUBBA_RULE_MET);
  edubba_progress_begin_study (progress, "babel", known, 1);
  g_object_unref (progress);
  g_object_unref (archive);
  window = window_fixture_create ();
  g_assert_true (ui_says (GTK_WIDGET (window), "A test waits: 6 small tasks"));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.daily-five", "s", "babel");
  g_assert_true (edubba_daily_drill_is_test (edubba_daily_drill_page_get_drill (
    EDUBBA_DAILY_DRILL_PAGE (ui_find (GTK_WIDGET (window), EDUBBA_TYPE_DAILY_DRILL_PAGE)))));
  window_fixture_destroy (window);
}

int
main (int argc, char *argv[])
{
  window_fixture_init (&argc, &argv, babel_get_game);
  g_test_add_func ("/ui/five/known", test_five);
  g_test_add_func ("/ui/five/new", test_new_five);
  g_test_add_func ("/ui/five/study", test_study);
  return window_fixture_run ();
}
