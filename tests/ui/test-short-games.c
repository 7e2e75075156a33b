/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The surroundings of Babel's bouts: gauges that run up to the winning figure, the opponent's
 * name in the log and beside the lessons of the chapter; the coach, who looks on; and a bout that
 * is left can be resumed.
 */
#include "babel-board-private.h"
#include "babel-gauge.h"
#include "babel-opponent-strip.h"
#include "babel.h"
#include "edubba-bout-sitting.h"
#include "edubba-coach-banner.h"
#include "edubba-course-page.h"
#include "edubba-recovery.h"
#include "edubba-replay-page.h"
#include "edubba-sitting.h"
#include "edubba-window-private.h"
#include "game-state.h"
#include "patience.h"
#include "ui-fixture.h"
#include "window-fixture.h"

/* No lesson has more steps. */
#define MAX_STEPS 30

static EdubbaMatchPage *
get_page (EdubbaWindow *window)
{
  return EDUBBA_MATCH_PAGE (ui_find (GTK_WIDGET (window), EDUBBA_TYPE_MATCH_PAGE));
}

static guint
count_actions (EdubbaWindow *window)
{
  return edubba_match_get_length (edubba_bout_get_match (window_fixture_bout (window)));
}

/* The tips of both gauges: the score, and the goal. */
static void
assert_gauges (EdubbaWindow *window, const char *own, const char *rival)
{
  BabelBoard *board = BABEL_BOARD (ui_find (GTK_WIDGET (window), BABEL_TYPE_BOARD));

  g_assert_cmpstr (gtk_widget_get_tooltip_text (board->gauge), ==, own);
  g_assert_cmpstr (gtk_widget_get_tooltip_text (babel_opponent_strip_get_gauge (
                     BABEL_OPPONENT_STRIP (board->rival))),
                   ==, rival);
}

/* Gauges run up to the goal of the short game, not to that of a whole one. */
static void
test_gauges (void)
{
  EdubbaWindow *window = window_fixture_create_fresh ();

  gtk_widget_activate_action (GTK_WIDGET (window), "win.bout", "s", "babel/first-bricks");
  ui_settle ();
  g_assert_true (ui_says (GTK_WIDGET (window), "Iltani’s store"));
  assert_gauges (window, "You have 1 of the 7 points that win this short game",
                 "Iltani: 2 of the 8 points that win this short game");
  gtk_widget_activate_action (GTK_WIDGET (window), "win.bout", "s", "babel/mine-and-yours");
  ui_settle ();
  assert_gauges (window, "Your highest temple has 2 of the 6 levels that win this short game",
                 "Ea-nasir: the highest temple has 2 of the 6 levels that win this short game");
  gtk_widget_activate_action (GTK_WIDGET (window), "win.bout", "s", "babel/rubble");
  ui_settle ();
  assert_gauges (window, "You have 4 points", "Zimri: 7 of the 12 points that win this short game");
  window_fixture_destroy (window);
}

/* Ends the player's turn, after any due actions, and waits until the opponent has. */
static void
end_turn (EdubbaWindow *window)
{
  EdubbaBout            *bout = window_fixture_bout (window);
  EdubbaMatch           *match = edubba_bout_get_match (bout);
  const GameRules       *rules = edubba_match_get_module (match)->rules;
  g_autofree GameAction *legal = g_new (GameAction, rules->max_legal);
  guint                  turn = rules->turn (edubba_match_get_state (match));

  window_fixture_play_alone (window);
  while (edubba_bout_get_end (bout) == COURSE_STAND_OPEN &&
         rules->turn (edubba_match_get_state (match)) == turn &&
         edubba_match_get_seat (match) == course_bout_get_seat (edubba_bout_get_file (bout)))
    {
      guint            n = game_state_legal (rules, edubba_match_get_state (match), legal);
      g_autofree char *action = game_action_print (rules, legal[n - 1]);
      GameAction       end;

      g_assert_true (rules->parse_action ("end", &end, NULL));
      gtk_widget_activate_action (GTK_WIDGET (get_page (window)), "match.act", "s",
                                  game_state_judge (rules, edubba_match_get_state (match), end) ==
                                      GAME_LEGAL
                                    ? "end"
                                    : action);
    }
  ui_wait (window_fixture_is_ours, window);
}

/* The log calls the opponent by name. */
static void
test_named (void)
{
  EdubbaWindow *window = window_fixture_create_fresh ();
  GListModel   *log;
  guint         named = 0;

  gtk_widget_activate_action (GTK_WIDGET (window), "win.bout", "s", "babel/first-bricks");
  end_turn (window);
  log = G_LIST_MODEL (edubba_match_page_get_history (get_page (window)));
  for (guint i = 0; i < g_list_model_get_n_items (log); i++)
    {
      g_autoptr (EdubbaHistoryEntry) entry = g_list_model_get_item (log, i);
      const char *text = edubba_history_entry_get_text (entry);

      named += g_str_has_prefix (text, "Iltani ");
      g_assert_null (strstr (text, "Your opponent"));
    }
  g_assert_cmpuint (named, >, 0);
  window_fixture_destroy (window);
}

static guint
count_tries (EdubbaWindow *window)
{
  return edubba_bout_count_tries (edubba_bout_get_file (window_fixture_bout (window)),
                                  window->progress);
}

/* Checks the offer at the end of the last lesson before the first short game. */
static void
assert_lesson_leads_to (EdubbaWindow *window, const char *label)
{
  GtkWidget *page;

  gtk_widget_activate_action (GTK_WIDGET (window), "win.lesson", "s", "babel/travel-and-settle");
  page = GTK_WIDGET (get_page (window));
  for (guint i = 0; i < MAX_STEPS && ui_find_button (page, "Once More") == NULL; i++)
    gtk_widget_activate_action (page, "match.skip-step", NULL);
  g_assert_nonnull (ui_find_button (page, label));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.back", NULL);
}

/* Behind the step that is practised lies the way back to the lesson, not that step's own lesson. */
static void
test_practised_step (void)
{
  EdubbaWindow    *window = window_fixture_create_fresh ();
  EdubbaMatchPage *lesson;

  gtk_widget_activate_action (GTK_WIDGET (window), "win.lesson", "s", "babel/tablet-house");
  lesson = get_page (window);
  gtk_widget_activate_action (GTK_WIDGET (lesson), "win.drill", "s", "babel/2.1");
  g_assert_true (get_page (window) != lesson);
  gtk_widget_activate_action (GTK_WIDGET (get_page (window)), "match.act", "s", "travel:H");
  ui_press (GTK_WIDGET (get_page (window)), "Back to the Lesson");
  g_assert_true (get_page (window) == lesson);
  window_fixture_destroy (window);
}

/* The course goes on with the first game that was left, as the pages before it say. */
static void
test_left_first (void)
{
  EdubbaWindow *window = window_fixture_create_fresh ();

  gtk_widget_activate_action (GTK_WIDGET (window), "win.learn", "s", "babel");
  gtk_widget_activate_action (GTK_WIDGET (window), "win.bout", "s", "babel/first-day");
  gtk_widget_activate_action (GTK_WIDGET (window), "win.back", NULL);
  g_assert_true (ui_says (GTK_WIDGET (window), "Continue Against Nabi"));
  window_fixture_destroy (window);
}

/* A game that was left is resumed later in the same place, in another start of the program too,
 * and the course and the lesson before offer to resume it. */
static void
test_left (void)
{
  EdubbaWindow *window = window_fixture_create_fresh ();
  EdubbaMatch  *match;
  guint         length;

  gtk_widget_activate_action (GTK_WIDGET (window), "win.learn", "s", "babel");
  g_assert_false (ui_says (GTK_WIDGET (window), "In Progress"));
  assert_lesson_leads_to (window, "Play Against Iltani");
  gtk_widget_activate_action (GTK_WIDGET (window), "win.bout", "s", "babel/first-bricks");
  end_turn (window);
  match = edubba_bout_get_match (window_fixture_bout (window));
  length = edubba_match_get_length (match);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.back", NULL);
  g_assert_true (ui_says (GTK_WIDGET (window), "In Progress"));
  assert_lesson_leads_to (window, "Continue Against Iltani");
  gtk_widget_activate_action (GTK_WIDGET (window), "win.bout", "s", "babel/first-bricks");
  g_assert_true (edubba_bout_get_match (window_fixture_bout (window)) == match);
  window_fixture_destroy (window);

  window = window_fixture_create ();
  gtk_widget_activate_action (GTK_WIDGET (window), "win.learn", "s", "babel");
  g_assert_true (ui_says (GTK_WIDGET (window), "In Progress"));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.bout", "s", "babel/first-bricks");
  g_assert_cmpuint (count_actions (window), ==, length);
  g_assert_cmpuint (count_tries (window), ==, 1);
  while (edubba_bout_get_end (window_fixture_bout (window)) == COURSE_STAND_OPEN)
    end_turn (window);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.back", NULL);
  g_assert_false (ui_says (GTK_WIDGET (window), "In Progress"));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.bout", "s", "babel/first-bricks");
  g_assert_cmpuint (count_actions (window), ==, 0);
  g_assert_cmpuint (count_tries (window), ==, 2);
  window_fixture_destroy (window);
}

/* The file that was opened again goes as soon as its content is on disk elsewhere. */
static gboolean
is_one_aside (gpointer folder)
{
  g_autoptr (GPtrArray) files = edubba_recovery_list (folder);

  return files->len == 1;
}

/* A try that was set aside can be opened again; the present one is set aside for it. */
static void
test_recovered (void)
{
  EdubbaWindow    *window = window_fixture_create_fresh ();
  g_autofree char *folder = edubba_window_dup_data_folder ();
  g_autofree char *text = NULL;
  g_autofree char *name = NULL;
  g_autoptr (GPtrArray) files = NULL;
  EdubbaMatch *match;
  guint        length;

  gtk_widget_activate_action (GTK_WIDGET (window), "win.bout", "s", "babel/first-bricks");
  end_turn (window);
  match = edubba_bout_get_match (window_fixture_bout (window));
  length = edubba_match_get_length (match);
  text = edubba_save_print (match);
  name = edubba_recovery_keep (folder, "bout-babel-first-bricks", text, NULL);
  end_turn (window);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.back", NULL);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.try-aside", "s", name);
  g_assert_true (edubba_bout_get_match (window_fixture_bout (window)) != match);
  g_assert_cmpuint (count_actions (window), ==, length);
  g_assert_cmpuint (count_tries (window), ==, 1);
  ui_wait (is_one_aside, folder);
  files = edubba_recovery_list (folder);
  g_assert_cmpstr (((EdubbaRecoveryFile *) files->pdata[0])->name, !=, name);
  window_fixture_destroy (window);
}

/* Returns TRUE if a widget with this text is on the screen. */
static gboolean
is_seen (GtkWidget *widget, const char *text)
{
  if (!gtk_widget_get_mapped (widget))
    return FALSE;
  if (GTK_IS_LABEL (widget) && g_str_equal (gtk_label_get_label (GTK_LABEL (widget)), text))
    return TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (is_seen (child, text))
      return TRUE;
  return FALSE;
}

static gboolean
shows_feet (gpointer window)
{
  return is_seen (window, "Lesson 2 of 2, then a short game") && is_seen (window, "In the rules");
}

static gboolean
shows_rival (gpointer window)
{
  return is_seen (window, "Lesson 2 of 2, then a short game") && !is_seen (window, "In the rules");
}

static gboolean
shows_no_foot (gpointer window)
{
  return !is_seen (window, "Lesson 2 of 2, then a short game") && !is_seen (window, "In the rules");
}

/* Below a step of a lesson, if there is room, stands the opponent of the end of the chapter; the
 * rules stand there if there is room for both. */
static void
test_foot (void)
{
  EdubbaWindow *window = window_fixture_create_fresh ();

  gtk_window_set_default_size (GTK_WINDOW (window), 1280, 900);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.lesson", "s", "babel/travel-and-settle");
  ui_wait (shows_feet, window);
  g_assert_true (is_seen (GTK_WIDGET (window), "Iltani"));
  for (int height = 880; height > 400 && !shows_rival (window); height -= 10)
    {
      gtk_window_set_default_size (GTK_WINDOW (window), 1280, height);
      ui_wait_for_frames (GTK_WIDGET (window), 5);
    }
  g_assert_true (shows_rival (window));
  gtk_window_set_default_size (GTK_WINDOW (window), 360, 648);
  ui_wait (shows_no_foot, window);
  window_fixture_destroy (window);
}

static gboolean
can_look_back (gpointer window)
{
  return ui_find_button (window, "Look Back") != NULL;
}

static gboolean
is_at_turn (gpointer window)
{
  EdubbaReplayPage *page = EDUBBA_REPLAY_PAGE (ui_find (window, EDUBBA_TYPE_REPLAY_PAGE));

  return ui_find_button (GTK_WIDGET (page), "Better Line") != NULL;
}

/* A user who looks back sees the goal of the short game and its end, and begins at the turn that
 * decided it; it does not go on as a game by all rules, and is not judged as such. */
static void
test_look_back (void)
{
  EdubbaWindow    *window = window_fixture_create_fresh ();
  GtkWidget       *page;
  g_autofree char *reason = NULL;

  gtk_widget_activate_action (GTK_WIDGET (window), "win.bout", "s", "babel/first-bricks");
  g_assert_false (can_look_back (window));
  while (edubba_bout_get_end (window_fixture_bout (window)) == COURSE_STAND_OPEN)
    end_turn (window);
  reason = g_strdup (edubba_bout_get_reason (window_fixture_bout (window)));
  ui_wait (can_look_back, window);
  ui_press (GTK_WIDGET (window), "Look Back");
  page = ui_find (GTK_WIDGET (window), EDUBBA_TYPE_REPLAY_PAGE);
  g_assert_nonnull (page);
  g_assert_true (ui_says (page, "Seven points before Iltani has eight"));
  g_assert_true (ui_says (page, "Analysis"));
  ui_wait (is_at_turn, window);
  g_assert_true (ui_says (page, "Your Chance to Win"));
  g_assert_cmpuint (edubba_replay_page_get_knower (EDUBBA_REPLAY_PAGE (page)), ==, 0);
  g_assert_false (ui_says (page, "Luck was with you."));
  g_assert_true (ui_says (GTK_WIDGET (window), "Bricks before breakfast"));
  g_assert_false (ui_says (page, reason));
  gtk_widget_activate_action (page, "replay.last", NULL);
  g_assert_true (ui_says (page, reason));
  g_assert_null (ui_find_button (page, "Play On"));
  g_assert_true (g_str_has_suffix (
    gtk_widget_get_tooltip_text (ui_find (page, BABEL_TYPE_GAUGE)), "win this short game"));
  window_fixture_destroy (window);
}

static GtkWidget *
get_banner (gpointer window)
{
  return ui_find (GTK_WIDGET (window), EDUBBA_TYPE_COACH_BANNER);
}

static gboolean
has_banner (gpointer window)
{
  return get_banner (window) != NULL;
}

static gboolean
has_judged (gpointer window)
{
  return !edubba_coach_get_thinking (edubba_game_sitting_find_coach (get_page (window)));
}

/* In a short game, too, somebody objects before a turn is wasted, says what it costs, and shows a
 * better one. */
static void
test_coached (void)
{
  EdubbaWindow *window = window_fixture_create_fresh ();
  EdubbaMatch  *match;
  const char   *said;

  gtk_widget_activate_action (GTK_WIDGET (window), "win.bout", "s", "babel/first-bricks");
  match = edubba_bout_get_match (window_fixture_bout (window));
  edubba_coach_set_patience (edubba_game_sitting_find_coach (get_page (window)), PATIENCE_MS);
  ui_wait (window_fixture_is_ours, window);
  ui_wait (has_judged, window);
  gtk_widget_activate_action (GTK_WIDGET (get_page (window)), "match.act", "s", "end");
  ui_wait (has_banner, window);
  said = edubba_coach_banner_get_sentence (EDUBBA_COACH_BANNER (get_banner (window)));
  g_assert_true (g_str_has_prefix (said, "You’ve done nothing this turn."));
  ui_press (get_banner (window), "Show Me");
  said = edubba_coach_banner_get_more (EDUBBA_COACH_BANNER (get_banner (window)));
  g_assert_true (g_str_has_prefix (said, "1. "));
  g_assert_nonnull (strstr (said, "\n2. "));
  ui_press (get_banner (window), "Keep It");
  g_assert_cmpuint (edubba_match_get_cursor (match), >=, 1);
  g_assert_null (get_banner (window));
  window_fixture_destroy (window);
}

int
main (int argc, char *argv[])
{
  window_fixture_init (&argc, &argv, babel_get_game);
  g_test_add_func ("/ui/short-games/coached", test_coached);
  g_test_add_func ("/ui/short-games/gauges", test_gauges);
  g_test_add_func ("/ui/short-games/look-back", test_look_back);
  g_test_add_func ("/ui/short-games/named", test_named);
  g_test_add_func ("/ui/short-games/left", test_left);
  g_test_add_func ("/ui/short-games/left-first", test_left_first);
  g_test_add_func ("/ui/short-games/practised-step", test_practised_step);
  g_test_add_func ("/ui/short-games/recovered", test_recovered);
  g_test_add_func ("/ui/short-games/foot", test_foot);
  return window_fixture_run ();
}
