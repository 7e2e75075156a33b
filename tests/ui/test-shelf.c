/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A window with several games: the first of the program and a toy. Each has a game in progress of
 * its own, and all that is kept or said of a game names it.
 */
#include <adwaita.h>
#include <string.h>

#include "babel.h"
#include "display.h"
#include "edubba-bout-sitting.h"
#include "edubba-course-page.h"
#include "edubba-face.h"
#include "edubba-new-game-page.h"
#include "edubba-game-page.h"
#include "edubba-offer.h"
#include "edubba-finished-games-page.h"
#include "edubba-puzzle-sitting.h"
#include "edubba-start-page.h"
#include "edubba-statistics-page.h"
#include "edubba-window-private.h"
#include "plain-board.h"
#include "toy-faces.h"
#include "ui-fixture.h"
#include "window-fixture.h"

static EdubbaMatch *
start (EdubbaWindow *window, const char *game)
{
  gtk_widget_activate_action (GTK_WIDGET (window), "win.choose-game", "s", game);
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

static void
continue_game (EdubbaWindow *window, const char *game)
{
  gtk_widget_activate_action (GTK_WIDGET (window), "win.continue", "s", game);
  g_assert_nonnull (window->match_page);
}

static EdubbaMatch *
get_match (EdubbaWindow *window)
{
  return edubba_match_page_get_match (window->match_page);
}

static void
assert_same (EdubbaMatch *match, EdubbaMatch *other)
{
  g_autofree char *text = edubba_save_print (match);
  g_autofree char *text_of_other = edubba_save_print (other);

  g_assert_cmpstr (text, ==, text_of_other);
}

/* Beginning one game leaves the other as it is, also in the next window. */
static void
test_in_progress (void)
{
  EdubbaWindow *window = window_fixture_create_fresh ();
  EdubbaMatch  *first = start (window, "babel");
  EdubbaMatch  *second;
  guint         n_first;
  guint         n_second;

  act_first (first);
  n_first = edubba_match_get_length (first);
  second = start (window, "hoard");
  act_first (second);
  act_first (second);
  n_second = edubba_match_get_length (second);
  g_assert_false (ui_says (GTK_WIDGET (window), "The game in progress was put aside"));
  continue_game (window, "babel");
  g_assert_true (get_match (window) == first);
  continue_game (window, "hoard");
  g_assert_true (get_match (window) == second);
  window_fixture_destroy (window);

  window = window_fixture_create ();
  continue_game (window, "babel");
  g_assert_cmpuint (edubba_match_get_length (get_match (window)), ==, n_first);
  continue_game (window, "hoard");
  g_assert_cmpuint (edubba_match_get_length (get_match (window)), ==, n_second);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.continue", "s", "chess");
  g_assert_cmpuint (edubba_match_get_length (get_match (window)), ==, n_second);
  window_fixture_destroy (window);
}

/* A match that was put aside is found again by its own game, though another game's was put aside
 * since. */
static void
test_replaced (void)
{
  EdubbaWindow *window = window_fixture_create_fresh ();
  g_autoptr (EdubbaMatch) babel = g_object_ref (start (window, "babel"));
  g_autoptr (EdubbaMatch) hoard = NULL;

  act_first (babel);
  start (window, "babel");
  hoard = g_object_ref (start (window, "hoard"));
  act_first (hoard);
  start (window, "hoard");
  gtk_widget_activate_action (GTK_WIDGET (window), "win.try-aside", "s",
                              "game.save.replaced-1");
  assert_same (get_match (window), babel);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.try-aside", "s",
                              "game.save.replaced-2");
  assert_same (get_match (window), hoard);
  window_fixture_destroy (window);
}

static void
finish (EdubbaWindow *window, const char *game)
{
  EdubbaMatch *match = start (window, game);

  act_first (match);
  edubba_match_resign_seat (match, 1);
  g_assert_true (edubba_match_get_finished (match));
}

static gboolean
has_row (gpointer page)
{
  return ui_find (page, ADW_TYPE_ACTION_ROW) != NULL;
}

static GtkWidget *
show_past (EdubbaWindow *window)
{
  GtkWidget *page;

  gtk_widget_activate_action (GTK_WIDGET (window), "win.past-games", NULL);
  page = ui_find (GTK_WIDGET (window), EDUBBA_TYPE_FINISHED_GAMES_PAGE);
  ui_wait (has_row, page);
  return page;
}

static guint
count_rows (GtkWidget *page)
{
  GtkWidget *list = ui_find (page, GTK_TYPE_LIST_BOX);
  guint      n = 0;

  for (GtkWidget *row = gtk_widget_get_first_child (list); row != NULL;
       row = gtk_widget_get_next_sibling (row))
    n += gtk_widget_get_visible (row);
  return n;
}

static const char *
get_first_row (GtkWidget *page)
{
  GtkWidget *row = gtk_widget_get_first_child (ui_find (page, GTK_TYPE_LIST_BOX));

  return adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row));
}

/* The list says which game a row is of as soon as there are several kinds, and shows one kind if
 * that is wanted. */
static void
test_past (void)
{
  EdubbaWindow *window = window_fixture_create_fresh ();
  GtkWidget    *page;
  GtkWidget    *drop;

  finish (window, "babel");
  page = show_past (window);
  g_assert_cmpuint (count_rows (page), ==, 1);
  g_assert_null (ui_find (page, GTK_TYPE_DROP_DOWN));
  g_assert_null (strstr (get_first_row (page), "Babel"));
  finish (window, "hoard");
  page = show_past (window);
  g_assert_cmpuint (count_rows (page), ==, 2);
  g_assert_true (g_str_has_prefix (get_first_row (page), "Hoard · "));
  drop = ui_find (page, GTK_TYPE_DROP_DOWN);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (drop), 2);
  g_assert_cmpuint (count_rows (page), ==, 1);
  g_assert_false (
    gtk_widget_get_visible (gtk_widget_get_first_child (ui_find (page, GTK_TYPE_LIST_BOX))));
  gtk_drop_down_set_selected (GTK_DROP_DOWN (drop), 0);
  g_assert_cmpuint (count_rows (page), ==, 2);
  window_fixture_destroy (window);
}

/* Results are counted by game, and the page has a heading for each as soon as there are two to
 * tell of. */
static void
test_statistics (void)
{
  EdubbaWindow *window = window_fixture_create_fresh ();
  GtkWidget    *page;

  finish (window, "babel");
  gtk_widget_activate_action (GTK_WIDGET (window), "win.statistics", NULL);
  page = ui_find (GTK_WIDGET (window), EDUBBA_TYPE_STATISTICS_PAGE);
  g_assert_false (ui_says (page, "Babel"));
  finish (window, "hoard");
  gtk_widget_activate_action (GTK_WIDGET (window), "win.statistics", NULL);
  page = ui_find (GTK_WIDGET (window), EDUBBA_TYPE_STATISTICS_PAGE);
  g_assert_true (ui_says (page, "Babel"));
  g_assert_true (ui_says (page, "Hoard"));
  window_fixture_destroy (window);
}

static GtkWidget *
get_first_offer (EdubbaWindow *window)
{
  return ui_find (GTK_WIDGET (window), EDUBBA_TYPE_OFFER);
}

static const char *
get_first_title (EdubbaWindow *window)
{
  return gtk_label_get_label (GTK_LABEL (ui_find (get_first_offer (window), GTK_TYPE_LABEL)));
}

/* The visible offer with this title, or NULL. */
static GtkWidget *
find_offer (GtkWidget *widget, const char *title)
{
  GtkWidget *found = NULL;

  if (!gtk_widget_get_visible (widget))
    return NULL;
  if (EDUBBA_IS_OFFER (widget))
    return g_str_equal (gtk_label_get_label (GTK_LABEL (ui_find (widget, GTK_TYPE_LABEL))), title)
             ? widget
             : NULL;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_offer (child, title);
  return found;
}

static void
press (GtkWidget *offer)
{
  g_signal_emit_by_name (offer, "clicked");
  ui_settle ();
}

/* A newcomer sees one thing to begin with, which has the focus, and a button for each game. */
static void
test_newcomer (void)
{
  EdubbaWindow *window = window_fixture_create_fresh ();
  GtkWidget    *page = ui_find (GTK_WIDGET (window), EDUBBA_TYPE_START_PAGE);

  g_assert_cmpuint (ui_count (page, EDUBBA_TYPE_OFFER), ==, 3);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (window)) == get_first_offer (window));
  g_assert_nonnull (find_offer (page, "Learn Babel"));
  press (get_first_offer (window));
  g_assert_null (ui_find (GTK_WIDGET (window), EDUBBA_TYPE_START_PAGE));
  g_assert_true (edubba_window_get_game (window) == babel_get_game ());
  window_fixture_destroy (window);
}

/* The first offer leads into the first game, with the list of all lessons behind it, and so does
 * that of the game's own page; a first game that was begun is gone on with. */
static void
test_first_step (void)
{
  EdubbaWindow *window = window_fixture_create_fresh ();

  press (get_first_offer (window));
  g_assert_nonnull (ui_find (GTK_WIDGET (window), EDUBBA_TYPE_BOUT_SITTING));
  g_assert_true (ui_says (GTK_WIDGET (window), "The first day"));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.back", NULL);
  g_assert_nonnull (ui_find (GTK_WIDGET (window), EDUBBA_TYPE_COURSE_PAGE));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.back", NULL);
  g_assert_nonnull (ui_find (GTK_WIDGET (window), EDUBBA_TYPE_START_PAGE));
  press (get_first_offer (window));
  g_assert_nonnull (ui_find (GTK_WIDGET (window), EDUBBA_TYPE_BOUT_SITTING));
  window_fixture_destroy (window);

  window = window_fixture_create_fresh ();
  gtk_widget_activate_action (GTK_WIDGET (window), "win.game", "s", "babel");
  ui_settle ();
  press (get_first_offer (window));
  g_assert_nonnull (ui_find (GTK_WIDGET (window), EDUBBA_TYPE_BOUT_SITTING));
  window_fixture_destroy (window);
}

/* A game's page offers only the parts that the game has: of the toy neither lessons nor puzzles. */
static void
test_game_page (void)
{
  EdubbaWindow *window = window_fixture_create_fresh ();
  GtkWidget    *page;

  press (find_offer (GTK_WIDGET (window), "Hoard"));
  page = ui_find (GTK_WIDGET (window), EDUBBA_TYPE_GAME_PAGE);
  g_assert_nonnull (page);
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (window)), ==, "Hoard");
  g_assert_cmpuint (ui_count (page, EDUBBA_TYPE_OFFER), ==, 1);
  g_assert_nonnull (find_offer (page, "Play Hoard"));
  g_assert_null (ui_find (page, EDUBBA_TYPE_FACE));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.new-game", NULL);
  g_assert_true (edubba_window_get_game (window) == toy_faces_get_hoard ());
  ui_press (GTK_WIDGET (window), "Start Playing");
  act_first (get_match (window));
  /* A match that was begun comes before all else, on the game's page, to which Back leads, and on
   * the start page. */
  gtk_widget_activate_action (GTK_WIDGET (window), "win.back", NULL);
  page = ui_find (GTK_WIDGET (window), EDUBBA_TYPE_GAME_PAGE);
  g_assert_cmpuint (ui_count (page, EDUBBA_TYPE_OFFER), ==, 2);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.back", NULL);
  g_assert_nonnull (find_offer (GTK_WIDGET (window), "Continue"));
  press (find_offer (GTK_WIDGET (window), "Hoard"));
  page = ui_find (GTK_WIDGET (window), EDUBBA_TYPE_GAME_PAGE);
  press (find_offer (page, "Continue"));
  g_assert_true (edubba_match_get_module (get_match (window)) == toy_faces_get_hoard ()->module);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.game", "s", "babel");
  page = ui_find (GTK_WIDGET (window), EDUBBA_TYPE_GAME_PAGE);
  g_assert_cmpuint (ui_count (page, EDUBBA_TYPE_OFFER), ==, 4);
  g_assert_true (ui_says (page, babel_get_game ()->about));
  /* The game's picture, its six opponents, and the one of the first game. */
  g_assert_cmpuint (ui_count (page, EDUBBA_TYPE_FACE), ==, 8);
  g_assert_true (ui_says (page, "6 opponents are waiting for you"));
  edubba_progress_set_lesson_done (window->progress, "babel", "tablet-house", FALSE);
  g_assert_true (ui_says (page, "1 of 18 lessons done"));
  g_assert_false (ui_says (page, babel_get_game ()->about));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.game", "s", "chess");
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (window)), ==, "Babel");
  window_fixture_destroy (window);
}

/* The next step, for a learner who comes further and further. */
static void
test_next (void)
{
  EdubbaWindow   *window = window_fixture_create_fresh ();
  EdubbaProgress *progress = window->progress;
  EdubbaCourse   *course = edubba_window_get_course (window, babel_get_game ());
  GPtrArray      *lessons = edubba_course_get_lessons (course);
  GPtrArray      *bouts = edubba_course_get_bouts (course);
  CourseLesson   *first = g_ptr_array_index (lessons, 0);
  CourseLesson   *second = g_ptr_array_index (lessons, 1);
  CourseBout     *bout = edubba_course_find_bout (course, "first-bricks");

  edubba_progress_set_step (progress, "babel", course_lesson_get_id (first), 1);
  g_assert_true (g_str_has_prefix (get_first_title (window), "Continue: "));
  edubba_progress_set_lesson_done (progress, "babel", course_lesson_get_id (first), FALSE);
  g_assert_true (g_str_has_suffix (get_first_title (window), course_lesson_get_title (second)));
  for (guint i = 0; i < lessons->len; i++)
    edubba_progress_set_lesson_done (progress, "babel",
                                     course_lesson_get_id (g_ptr_array_index (lessons, i)), FALSE);
  g_assert_nonnull (
    strstr (get_first_title (window), course_bout_get_text (bout, COURSE_BOUT_NAME)));
  for (guint i = 0; i < bouts->len; i++)
    {
      g_autofree char *id =
        g_strconcat ("bout-", course_bout_get_id (g_ptr_array_index (bouts, i)), NULL);

      edubba_progress_set_lesson_done (progress, "babel", id, FALSE);
    }
  g_assert_nonnull (find_offer (GTK_WIDGET (window), "Puzzle of the Day"));
  edubba_progress_note_daily_puzzle (progress, "babel", edubba_progress_get_today (progress));
  press (find_offer (GTK_WIDGET (window), "A Puzzle at Your Level"));
  g_assert_true (EDUBBA_IS_PUZZLE_SITTING (window->match_page));
  window_fixture_destroy (window);
}

/* From outside no game can be named: it is the one played last, or one that has puzzles. */
static void
test_daily (void)
{
  EdubbaWindow *window = window_fixture_create_fresh ();

  start (window, "hoard");
  edubba_window_open_daily_puzzle (window, NULL);
  g_assert_true (EDUBBA_IS_PUZZLE_SITTING (window->match_page));
  g_assert_true (edubba_window_get_game (window) == babel_get_game ());
  window_fixture_destroy (window);
}

/* A new game begins without scrolling, on a phone and on a small laptop: below a header of a
 * usual height all opponents have room, but for one on the phone, and the button lies outside the
 * scrolled part. */
static void
test_new_game_fits (void)
{
  static const struct
  {
    int width;
    int height;
    int beyond;
  } rows[] = { { 360, 648, 180 }, { 1024, 600, 0 }, { 1280, 800, 0 } };
  const int     header = 47;
  EdubbaWindow *window = window_fixture_create_fresh ();
  GtkWidget    *clamp;
  GtkWidget    *button;
  GtkWidget    *bar;

  gtk_widget_activate_action (GTK_WIDGET (window), "win.new-game", NULL);
  clamp = ui_find (ui_find (GTK_WIDGET (window), EDUBBA_TYPE_NEW_GAME_PAGE), ADW_TYPE_CLAMP);
  button = ui_find_button (GTK_WIDGET (window), "Start Playing");
  g_assert_null (gtk_widget_get_ancestor (button, GTK_TYPE_SCROLLED_WINDOW));
  bar = gtk_widget_get_ancestor (button, ADW_TYPE_CLAMP);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      int height;
      int foot;

      gtk_widget_measure (clamp, GTK_ORIENTATION_VERTICAL, rows[i].width, NULL, &height, NULL,
                          NULL);
      gtk_widget_measure (bar, GTK_ORIENTATION_VERTICAL, rows[i].width, NULL, &foot, NULL, NULL);
      g_assert_cmpint (height + foot, <=, rows[i].height - header + rows[i].beyond);
    }
  window_fixture_destroy (window);
}

int
main (int argc, char *argv[])
{
  display_allow_announcements ();
  window_fixture_init_games (&argc, &argv, 2, babel_get_game, toy_faces_get_hoard);
  g_test_add_func ("/ui/shelf/newcomer", test_newcomer);
  g_test_add_func ("/ui/shelf/first-step", test_first_step);
  g_test_add_func ("/ui/shelf/game-page", test_game_page);
  g_test_add_func ("/ui/shelf/next", test_next);
  g_test_add_func ("/ui/shelf/daily", test_daily);
  g_test_add_func ("/ui/shelf/in-progress", test_in_progress);
  g_test_add_func ("/ui/shelf/replaced", test_replaced);
  g_test_add_func ("/ui/shelf/past", test_past);
  g_test_add_func ("/ui/shelf/statistics", test_statistics);
  g_test_add_func ("/ui/shelf/new-game-fits", test_new_game_fits);
  return window_fixture_run ();
}
