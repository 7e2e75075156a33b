/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Puzzles in the window: the page to choose from and its filters, the way from one puzzle to the
 * next, the puzzle of the day, and the notes of it all.
 */
#include <adwaita.h>

#include "babel.h"
#include "edubba-page.h"
#include "edubba-puzzle-picker.h"
#include "edubba-match-page.h"
#include "edubba-message-line.h"
#include "edubba-offer.h"
#include "edubba-puzzle-item.h"
#include "edubba-puzzle-row.h"
#include "edubba-puzzle-run.h"
#include "edubba-puzzle-sitting.h"
#include "edubba-puzzle-words.h"
#include "edubba-puzzles-page.h"
#include "edubba-start-page.h"
#include "edubba-turn-sitting.h"
#include "edubba-window-private.h"
#include "ui-fixture.h"
#include "window-fixture.h"

#define FIRST "babel/hatti"

static EdubbaPuzzlesPage *
open_page (EdubbaWindow *window)
{
  gtk_widget_activate_action (GTK_WIDGET (window), "win.puzzles", "s", "babel");
  return EDUBBA_PUZZLES_PAGE (ui_find (GTK_WIDGET (window), EDUBBA_TYPE_PUZZLES_PAGE));
}

static EdubbaMatchPage *
get_match_page (EdubbaWindow *window)
{
  return EDUBBA_MATCH_PAGE (ui_find (GTK_WIDGET (window), EDUBBA_TYPE_MATCH_PAGE));
}

static guint
count_listed (EdubbaPuzzlesPage *page)
{
  return g_list_model_get_n_items (edubba_puzzles_page_get_listed (page));
}

static EdubbaPuzzleItem *
get_item (EdubbaPuzzlesPage *page, guint i)
{
  g_autoptr (EdubbaPuzzleItem) item =
    g_list_model_get_item (edubba_puzzles_page_get_listed (page), i);

  return item; /* the page has it too */
}

/* Everything that can be chosen is there, the first one first, then from easy to hard. */
static void
test_list (void)
{
  EdubbaWindow      *window = window_fixture_create_fresh ();
  EdubbaPuzzlesPage *page = open_page (window);
  guint              n = count_listed (page);
  guint              headings = 0;

  g_assert_cmpuint (n, >, 10);
  g_assert_cmpstr (course_puzzle_get_id (edubba_puzzle_item_get_puzzle (get_item (page, 0))), ==,
                   "hatti");
  for (guint i = 0; i < n; i++)
    {
      EdubbaPuzzleItem *item = get_item (page, i);

      headings += edubba_puzzle_item_get_heading (item) != NULL;
      g_assert_true (edubba_puzzle_picker_has (edubba_puzzle_item_get_puzzle (item)));
      if (i > 1 && edubba_puzzle_item_get_heading (item) == NULL)
        g_assert_cmpuint (edubba_puzzle_item_get_grade (item), >=,
                          edubba_puzzle_item_get_grade (get_item (page, i - 1)));
    }
  g_assert_cmpuint (headings, ==, 3);
  g_assert_true (EDUBBA_IS_OFFER (gtk_window_get_focus (GTK_WINDOW (window))));
  window_fixture_destroy (window);
}

static GtkSelectionModel *
get_rows (gpointer window)
{
  return gtk_list_view_get_model (GTK_LIST_VIEW (ui_find (window, GTK_TYPE_LIST_VIEW)));
}

static gboolean
has_all_rows (gpointer window)
{
  GtkWidget *page = ui_find (window, EDUBBA_TYPE_PUZZLES_PAGE);

  return g_list_model_get_n_items (G_LIST_MODEL (get_rows (window))) ==
         count_listed (EDUBBA_PUZZLES_PAGE (page));
}

/* The page is there with its first rows, and does not wait for the others. */
static void
test_gradual (void)
{
  EdubbaWindow *window = window_fixture_create_fresh ();

  open_page (window);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (get_rows (window))), >, 10);
  g_assert_false (has_all_rows (window));
  ui_wait (has_all_rows, window);
  window_fixture_destroy (window);
}

static void
test_filters (void)
{
  EdubbaWindow      *window = window_fixture_create_fresh ();
  EdubbaPuzzlesPage *page = open_page (window);
  guint              n = count_listed (page);
  guint              sum = 0;

  edubba_puzzles_page_filter (page, "raze", EDUBBA_N_GRADES, FALSE, "");
  g_assert_cmpuint (count_listed (page), >, 0);
  g_assert_cmpuint (count_listed (page), <, n);
  for (guint i = 0; i < count_listed (page); i++)
    g_assert_true (edubba_puzzle_item_has_theme (get_item (page, i), "raze"));
  for (guint grade = 0; grade < EDUBBA_N_GRADES; grade++)
    {
      edubba_puzzles_page_filter (page, NULL, grade, FALSE, "");
      sum += count_listed (page);
      for (guint i = 0; i < count_listed (page); i++)
        g_assert_cmpuint (edubba_puzzle_item_get_grade (get_item (page, i)), ==, grade);
    }
  g_assert_cmpuint (sum, <=, n);
  g_assert_cmpuint (sum, >, 0);
  edubba_puzzles_page_filter (page, "The siege of Hatti", EDUBBA_N_GRADES, FALSE, "");
  g_assert_cmpuint (count_listed (page), ==, 5);
  g_assert_true (ui_says (GTK_WIDGET (page), "Set: The siege of Hatti (0 of 5)"));
  edubba_puzzles_page_filter (page, NULL, EDUBBA_N_GRADES, FALSE, "HITT land");
  g_assert_cmpuint (count_listed (page), ==, 1);
  g_assert_nonnull (edubba_puzzle_item_get_heading (get_item (page, 0)));
  edubba_puzzles_page_filter (page, NULL, EDUBBA_N_GRADES, FALSE, "no such puzzle");
  g_assert_cmpuint (count_listed (page), ==, 0);
  g_assert_nonnull (ui_find (GTK_WIDGET (page), ADW_TYPE_STATUS_PAGE));
  edubba_puzzles_page_filter (page, NULL, EDUBBA_N_GRADES, TRUE, "");
  g_assert_cmpuint (count_listed (page), ==, n);
  window_fixture_destroy (window);
}

static gboolean
is_solved (gpointer page)
{
  return edubba_attempt_get_solved (edubba_puzzle_sitting_find_attempt (page));
}

static void
solve_first (EdubbaWindow *window)
{
  static const char *const line[] = { "win-over", "migrate:H-S", "win-over", "raze" };
  EdubbaMatchPage         *page = get_match_page (window);

  for (guint i = 0; i < G_N_ELEMENTS (line); i++)
    gtk_widget_activate_action (GTK_WIDGET (page), "match.act", "s", line[i]);
  ui_wait (is_solved, page);
}

/* Solving is kept, the way on has the focus, and Back leads to the list, which knows. */
static void
test_solving (void)
{
  EdubbaWindow      *window = window_fixture_create_fresh ();
  EdubbaPuzzlesPage *page = open_page (window);
  guint              n = count_listed (page);
  GtkWidget         *focus;

  gtk_widget_activate_action (GTK_WIDGET (window), "win.open-puzzle", "s", FIRST);
  solve_first (window);
  focus = gtk_window_get_focus (GTK_WINDOW (window));
  g_assert_true (focus == ui_find_button (GTK_WIDGET (window), "Next Puzzle"));
  ui_press (GTK_WIDGET (window), "Next Puzzle");
  g_assert_false (is_solved (get_match_page (window)));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.back", NULL);
  g_assert_true (ui_find (GTK_WIDGET (window), EDUBBA_TYPE_PUZZLES_PAGE) == GTK_WIDGET (page));
  g_assert_cmpint (edubba_puzzle_item_get_state (get_item (page, 0)), ==, EDUBBA_PUZZLE_CLEAN);
  edubba_puzzles_page_filter (page, NULL, EDUBBA_N_GRADES, TRUE, "");
  g_assert_cmpuint (count_listed (page), ==, n - 1);
  window_fixture_destroy (window);

  window = window_fixture_create ();
  page = open_page (window);
  g_assert_cmpint (edubba_puzzle_item_get_state (get_item (page, 0)), ==, EDUBBA_PUZZLE_CLEAN);
  window_fixture_destroy (window);
}

/* The link to the puzzle in front. */
static char *
dup_task (EdubbaWindow *window)
{
  return edubba_puzzle_sitting_dup_link (EDUBBA_PUZZLE_SITTING (get_match_page (window)));
}

/* A puzzle can be left unsolved, until it is solved; none of those that were shown comes again. */
static void
test_another (void)
{
  EdubbaWindow *window = window_fixture_create_fresh ();
  g_autoptr (GHashTable) shown = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  open_page (window);
  for (guint i = 0; i < 4; i++)
    {
      g_autofree char *id = NULL;

      if (i < 2) /* Next for you */
        g_signal_emit_by_name (ui_find (GTK_WIDGET (window), EDUBBA_TYPE_OFFER), "clicked");
      else
        ui_press (GTK_WIDGET (window), "Skip");
      id = dup_task (window);
      g_assert_true (g_hash_table_add (shown, g_steal_pointer (&id)));
      if (i == 0)
        gtk_widget_activate_action (GTK_WIDGET (window), "win.back", NULL);
    }
  gtk_widget_activate_action (GTK_WIDGET (window), "win.back", NULL);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.open-puzzle", "s", FIRST);
  solve_first (window);
  g_assert_null (ui_find_button (GTK_WIDGET (window), "Skip"));
  window_fixture_destroy (window);
}

static EdubbaTask *
get_task (gpointer page)
{
  return edubba_task_sitting_get_task (EDUBBA_TASK_SITTING (page));
}

static gboolean
is_solvable (gpointer page)
{
  return edubba_task_get_state (get_task (page)) == EDUBBA_TASK_SOLVABLE;
}

static gboolean
is_lost (gpointer page)
{
  return edubba_task_get_state (get_task (page)) == EDUBBA_TASK_UNREACHABLE;
}

static gboolean
is_troubled (gpointer page)
{
  return edubba_attempt_get_troubled (edubba_puzzle_sitting_find_attempt (page));
}

/* Without a panel too, a press that loses the goal may be taken back, and to go on is an answer,
 * which shows no rating yet. */
static void
test_lost (void)
{
  EdubbaWindow    *window = window_fixture_create_fresh ();
  g_autofree char *outcome = NULL;
  EdubbaMatchPage *page;
  GtkWidget       *line;

  gtk_widget_activate_action (GTK_WIDGET (window), "win.open-puzzle", "s", FIRST);
  page = get_match_page (window);
  line = ui_find (GTK_WIDGET (page), EDUBBA_TYPE_MESSAGE_LINE);
  g_object_set (page, "panel-shown", FALSE, NULL);
  ui_wait (is_solvable, page);
  gtk_widget_activate_action (GTK_WIDGET (page), "match.act", "s", "settle:A");
  ui_wait (is_lost, page);
  g_assert_true (ui_says (line, "Take it back now, and it doesn’t count."));
  gtk_widget_activate_action (GTK_WIDGET (page), "match.act", "s", "settle:H");
  ui_wait (is_troubled, page);
  g_assert_true (ui_says (line, "1 of 10 to find your level. Solve it all the same: nothing more "
                                "is at stake."));
  gtk_widget_activate_action (GTK_WIDGET (page), "match.take-back", NULL);
  ui_wait (is_solvable, page);
  solve_first (window);
  outcome = edubba_puzzle_words_outcome (edubba_puzzle_sitting_find_attempt (page));
  g_assert_cmpstr (outcome, ==, "1 of 10 to find your level.");
  window_fixture_destroy (window);
}

/* The way back from a puzzle leads to the one before it, and no further. */
static void
test_previous (void)
{
  EdubbaWindow    *window = window_fixture_create_fresh ();
  g_autofree char *first = NULL;
  g_autofree char *again = NULL;

  gtk_widget_activate_action (GTK_WIDGET (window), "win.open-puzzle", "s", FIRST);
  first = dup_task (window);
  g_assert_null (ui_find_button (GTK_WIDGET (window), "Previous"));
  ui_press (GTK_WIDGET (window), "Skip");
  ui_press (GTK_WIDGET (window), "Previous");
  again = dup_task (window);
  g_assert_cmpstr (again, ==, first);
  g_assert_null (ui_find_button (GTK_WIDGET (window), "Previous"));
  window_fixture_destroy (window);
}

static gboolean
is_ready (gpointer page)
{
  return edubba_task_get_state (get_task (page)) == EDUBBA_TASK_OPEN;
}

static gboolean
is_in_second (gpointer page)
{
  EdubbaTaskState state = edubba_task_get_state (get_task (page));

  return state == EDUBBA_TASK_SOLVABLE || state == EDUBBA_TASK_UNREACHABLE;
}

static void
act (EdubbaMatchPage *page, const char *action)
{
  gtk_widget_activate_action (GTK_WIDGET (page), "match.act", "s", action);
}

/* A puzzle over two turns: a learner who ends the first one at once is answered and reads the
 * reply, takes back, finds a first turn that holds by the hints, and solves it in the second. */
static void
test_turns (void)
{
  EdubbaWindow    *window = window_fixture_create_fresh ();
  EdubbaMatchPage *page;

  open_page (window);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.open-puzzle", "s", "babel/borrowed");
  page = get_match_page (window);
  edubba_task_set_pace (get_task (page), 0);
  ui_wait (is_ready, page);
  g_assert_true (
    ui_says_anywhere ("The first of two turns: end it when you are ready for every reply."));
  act (page, "end");
  ui_wait (is_in_second, page);
  g_assert_cmpint (edubba_task_get_state (get_task (page)), ==, EDUBBA_TASK_UNREACHABLE);
  ui_wait_until_said ("No longer possible. Your opponent’s reply: “Travel to Media”, “Migrate from "
                      "Persia to Assyria”.");
  gtk_widget_activate_action (GTK_WIDGET (page), "match.take-back", NULL);
  g_assert_true (is_ready (page));
  act (page, "win-over");
  g_assert_true (is_ready (page)); /* nothing is shown before the reply */
  act (page, "end");
  ui_wait (is_in_second, page);
  g_assert_cmpint (edubba_task_get_state (get_task (page)), ==, EDUBBA_TASK_SOLVABLE);
  act (page, "migrate:P-S");
  act (page, "travel:S");
  act (page, "raze");
  ui_wait (is_solved, page);
  ui_wait_until_said ("Solved: the reply was met.");
  window_fixture_destroy (window);
}

static gboolean
has_rows (gpointer page)
{
  return ui_find (page, EDUBBA_TYPE_PUZZLE_ROW) != NULL;
}

/* The buttons of rows and offer open the puzzles that they name. */
static void
test_rows (void)
{
  EdubbaWindow      *window = window_fixture_create_fresh ();
  EdubbaPuzzlesPage *page = open_page (window);
  GtkWidget         *row;
  CoursePuzzle      *hatti;

  ui_wait (has_rows, page);
  row = ui_find (GTK_WIDGET (page), EDUBBA_TYPE_PUZZLE_ROW);
  /* The question, and its board. */
  hatti = edubba_course_find_puzzle (edubba_window_get_course (window, babel_get_game ()), "hatti");
  g_assert_true (ui_says (row, course_puzzle_get_say (hatti)));
  g_assert_nonnull (ui_find (row, babel_get_game ()->get_small_board_type ()));
  g_signal_emit_by_name (ui_find (row, GTK_TYPE_BUTTON), "clicked");
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (window)), ==, "The land of the Hittites");
  gtk_widget_activate_action (GTK_WIDGET (window), "win.back", NULL);
  g_signal_emit_by_name (ui_find (GTK_WIDGET (page), EDUBBA_TYPE_OFFER), "clicked");
  g_assert_true (EDUBBA_IS_PUZZLE_SITTING (get_match_page (window)));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.back", NULL);
  window_fixture_destroy (window);
}

/* The puzzle of the day is the same twice, and says so if it was solved; an id that does not
 * exist opens nothing. */
static void
test_daily (void)
{
  EdubbaWindow    *window = window_fixture_create_fresh ();
  EdubbaCourse    *course = edubba_window_get_course (window, window->games[0]);
  guint            today = edubba_progress_get_today (window->progress);
  g_autofree char *title = NULL;

  gtk_widget_activate_action (GTK_WIDGET (window), "win.daily-puzzle", "s", "babel");
  title = g_strdup (gtk_window_get_title (GTK_WINDOW (window)));
  g_assert_cmpstr (adw_window_title_get_subtitle (window->window_title), ==, "Puzzle of the Day");
  g_assert_true (EDUBBA_IS_PUZZLE_SITTING (get_match_page (window)));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.back", NULL);
  g_assert_nonnull (ui_find (GTK_WIDGET (window), EDUBBA_TYPE_START_PAGE));
  g_assert_false (ui_says (GTK_WIDGET (window), "You have solved this puzzle before."));
  edubba_progress_note_puzzle (
    window->progress, "babel",
    course_puzzle_get_id (edubba_puzzle_picker_find_daily (course, window->progress, today, 0)),
    1000, TRUE, 1, 1);
  edubba_window_open_daily_puzzle (window, NULL);
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (window)), ==, title);
  ui_wait_until_said ("You have solved this puzzle before.");
  gtk_widget_activate_action (GTK_WIDGET (window), "win.back", NULL);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.open-puzzle", "s", "babel/none");
  gtk_widget_activate_action (GTK_WIDGET (window), "win.open-puzzle", "s", "none");
  gtk_widget_activate_action (GTK_WIDGET (window), "win.open-puzzle", "s", "");
  g_assert_nonnull (ui_find (GTK_WIDGET (window), EDUBBA_TYPE_START_PAGE));
  window_fixture_destroy (window);
}

static void
test_words (void)
{
  static const struct
  {
    guint       rating;
    const char *text;
  } rows[] = {
    { 0, "Not rated" },
    { 600, "Very easy (600)" },
    { 899, "Very easy (899)" },
    { 900, "Easy (900)" },
    { 1200, "Medium (1200)" },
    { 1500, "Hard (1500)" },
    { 2400, "Very hard (2400)" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *text = edubba_puzzle_words_difficulty (rows[i].rating);

      g_assert_cmpstr (text, ==, rows[i].text);
    }
}

/* The set in which everything happens. */
#define SET "The siege of Hatti"

static EdubbaPuzzleRun
read_run (EdubbaWindow *window)
{
  return edubba_puzzle_run_read (edubba_window_get_course (window, babel_get_game ()),
                                 window->progress, SET);
}

static void
note_next (EdubbaWindow *window, gboolean clean)
{
  edubba_progress_note_puzzle (window->progress, "babel",
                               course_puzzle_get_id (read_run (window).next), 0, clean, 4, 4);
}

/* A set is solved from easy to hard, one puzzle after the other; what is left comes next, and the
 * row of those solved clean is said. */
static void
test_set (void)
{
  EdubbaWindow      *window = window_fixture_create_fresh ();
  EdubbaPuzzlesPage *page = open_page (window);
  EdubbaCourse      *course = edubba_window_get_course (window, babel_get_game ());

  g_assert_false (ui_says (GTK_WIDGET (page), "Solve the Set “" SET "”"));
  edubba_puzzles_page_filter (page, SET, EDUBBA_N_GRADES, FALSE, "");
  g_assert_true (ui_says (GTK_WIDGET (page), "Solve the Set “" SET "”"));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.set-puzzle", "s", "babel/runners");
  g_assert_true (ui_says (GTK_WIDGET (window), "1 of 5"));
  ui_press (GTK_WIDGET (window), "Skip");
  g_assert_true (ui_says (GTK_WIDGET (window), "2 of 5"));
  for (guint i = 0; i < 3; i++)
    note_next (window, i != 0);
  g_assert_cmpuint (read_run (window).solved, ==, 3);
  g_assert_cmpuint (read_run (window).streak, ==, 2);
  g_assert_cmpstr (edubba_puzzle_run_find_begun (course, window->progress), ==, SET);
  ui_press (GTK_WIDGET (window), "Skip");
  g_assert_true (ui_says (GTK_WIDGET (window), "4 of 5"));
  g_assert_true (ui_says (GTK_WIDGET (window), "2 in a row at the first try"));
  while (read_run (window).next != NULL)
    note_next (window, TRUE);
  ui_press (GTK_WIDGET (window), "Skip");
  g_assert_true (ui_find (GTK_WIDGET (window), EDUBBA_TYPE_PUZZLES_PAGE) == GTK_WIDGET (page));
  g_assert_true (ui_says (GTK_WIDGET (window), "You’ve solved the whole set “" SET "”."));
  g_assert_null (edubba_puzzle_run_find_begun (course, window->progress));
  window_fixture_destroy (window);
}

/* 15 against 9: razing the six wins at once. */
#define WINS                                                                               \
  "babel/1 A:P|/12 H:AAA|MMMMMM/123456 M:MMMMM/12345|P/123 P:PPPPP/12345| S:SSSSS/12345| " \
  "pawns=QQ hands=HM|???? turn=30"

static void
lose_turn (EdubbaWindow *window, const char *position)
{
  char             actions[] = "travel:M end";
  g_autofree char *place = g_strdup (position);
  EdubbaLostTurn   turn = { .loss = 610, .actions = actions, .position = place };

  g_assert_true (edubba_progress_note_lost_turn (window->progress, "babel", &turn));
}

static gboolean
has_verdict (gpointer page)
{
  EdubbaSecondTry *try = edubba_turn_sitting_get_try (page);

  return edubba_second_try_get_state (try) > EDUBBA_SECOND_TRY_JUDGING;
}

static gboolean
is_best_known (gpointer page)
{
  GameLine best;

  return edubba_second_try_get_best (edubba_turn_sitting_get_try (page), &best);
}

static void
act_till_judged (EdubbaMatchPage *page, const GameLine *line)
{
  for (guint i = 0; i < line->n; i++)
    {
      g_autofree char *text = game_action_print (babel_get_game ()->module->rules,
                                                 line->actions[i]);

      gtk_widget_activate_action (GTK_WIDGET (page), "match.act", "s", text);
    }
  ui_wait (has_verdict, page);
}

/* The turn of the game is judged as it was there, the better one can be seen and played; then comes
 * the next one, one that cannot be read goes by itself, and so does one that is not wanted. */
static void
test_lost_turns (void)
{
  EdubbaWindow    *window = window_fixture_create_fresh ();
  GtkWidget       *list = GTK_WIDGET (open_page (window));
  EdubbaMatchPage *page;
  GameLine         line;

  g_assert_false (ui_says (list, "My Lost Turns"));
  lose_turn (window, "babel/1 nonsense");
  gtk_widget_activate_action (GTK_WIDGET (window), "win.back", NULL);
  lose_turn (window, "babel/1 A:A| hands=A|? turn=9");
  lose_turn (window, WINS);
  list = GTK_WIDGET (open_page (window));
  g_assert_true (ui_says (list, "3 turns of yours could be better"));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.lost-turns", "s", "babel");
  page = get_match_page (window);
  g_assert_true (ui_says (GTK_WIDGET (page), "It cost about 61 games in 100."));
  ui_wait (is_best_known, page);
  edubba_second_try_get_played (edubba_turn_sitting_get_try (EDUBBA_TURN_SITTING (page)), &line);
  act_till_judged (page, &line);
  g_assert_true (ui_says (GTK_WIDGET (page), "That isn’t it: there’s something better."));
  ui_press (GTK_WIDGET (page), "Show the Better Turn");
  g_assert_true (
    ui_says (GTK_WIDGET (page), "This is the better turn. Start over and play it yourself."));
  ui_press (GTK_WIDGET (page), "Start Over");
  edubba_second_try_get_best (edubba_turn_sitting_get_try (EDUBBA_TURN_SITTING (page)), &line);
  act_till_judged (page, &line);
  g_assert_true (ui_says (GTK_WIDGET (page), "You’ll get this turn again in 1 day."));
  ui_press (GTK_WIDGET (window), "Next Exercise");
  g_assert_true (get_match_page (window) != page);
  ui_press (GTK_WIDGET (window), "Remove This Exercise");
  g_assert_cmpuint (edubba_progress_count_lost_turns (window->progress, "babel", NULL), ==, 2);
  g_assert_true (EDUBBA_IS_TURN_SITTING (get_match_page (window)));
  ui_press (GTK_WIDGET (window), "Remove This Exercise");
  g_assert_cmpuint (edubba_progress_count_lost_turns (window->progress, "babel", NULL), ==, 0);
  g_assert_true (ui_find (GTK_WIDGET (window), EDUBBA_TYPE_PUZZLES_PAGE) == list);
  window_fixture_destroy (window);
}

int
main (int argc, char *argv[])
{
  window_fixture_init (&argc, &argv, babel_get_game);
  g_test_add_func ("/ui/puzzles/list", test_list);
  g_test_add_func ("/ui/puzzles/gradual", test_gradual);
  g_test_add_func ("/ui/puzzles/filters", test_filters);
  g_test_add_func ("/ui/puzzles/solving", test_solving);
  g_test_add_func ("/ui/puzzles/another", test_another);
  g_test_add_func ("/ui/puzzles/lost", test_lost);
  g_test_add_func ("/ui/puzzles/previous", test_previous);
  g_test_add_func ("/ui/puzzles/turns", test_turns);
  g_test_add_func ("/ui/puzzles/rows", test_rows);
  g_test_add_func ("/ui/puzzles/daily", test_daily);
  g_test_add_func ("/ui/puzzles/words", test_words);
  g_test_add_func ("/ui/puzzles/set", test_set);
  g_test_add_func ("/ui/puzzles/lost-turns", test_lost_turns);
  return window_fixture_run ();
}
