/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The window: the ways between its pages, the texts it opens and those it refuses; and the game
 * in progress is there again when the window is.
 */
#include <adwaita.h>
#include <glib/gstdio.h>

#include "display.h"
#include "edubba-course-page.h"
#include "edubba-lesson-sitting.h"
#include "edubba-new-game-page.h"
#include "edubba-offer.h"
#include "edubba-puzzle-sitting.h"
#include "edubba-start-page.h"
#include "edubba-window-private.h"
#include "plain-board.h"
#include "ui-fixture.h"
#include "window-fixture.h"

#define PUZZLE_POSITION \
  "babel/1 H:SSSSAPP|PSAAM/123456 S:PP| A:HH|/123 pawns=HQ hands=AHS|???????"

static EdubbaMatchPage *
get_match_page (EdubbaWindow *window)
{
  return EDUBBA_MATCH_PAGE (ui_find (GTK_WIDGET (window), EDUBBA_TYPE_MATCH_PAGE));
}

static EdubbaMatchPage *
start_game (EdubbaWindow *window)
{
  gtk_widget_activate_action (GTK_WIDGET (window), "win.choose-game", "s", "babel");
  ui_press (GTK_WIDGET (window), "Start Playing");
  return get_match_page (window);
}

static void
act_somehow (EdubbaMatchPage *page)
{
  EdubbaMatch     *match = edubba_match_page_get_match (page);
  const GameRules *rules = edubba_match_get_module (match)->rules;
  g_autoptr (GArray) legal = game_legal_sorted (rules, edubba_match_get_state (match));
  g_autofree char *action = game_action_print (rules, g_array_index (legal, GameAction, 0));

  g_assert_true (edubba_match_act (match, action, NULL, NULL));
}

static gboolean
shows (EdubbaWindow *window, GType page)
{
  return ui_find (GTK_WIDGET (window), page) != NULL;
}

static void
test_pages (void)
{
  EdubbaWindow *window = window_fixture_create_fresh ();

  g_assert_true (shows (window, EDUBBA_TYPE_START_PAGE));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.new-game", NULL);
  g_assert_true (shows (window, EDUBBA_TYPE_NEW_GAME_PAGE));
  g_assert_false (shows (window, EDUBBA_TYPE_START_PAGE));
  ui_press (GTK_WIDGET (window), "Start Playing");
  g_assert_true (shows (window, EDUBBA_TYPE_MATCH_PAGE));
  g_assert_false (shows (window, EDUBBA_TYPE_NEW_GAME_PAGE));
  g_assert_nonnull (gtk_window_get_focus (GTK_WINDOW (window)));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.back", NULL);
  g_assert_true (shows (window, EDUBBA_TYPE_START_PAGE));
  g_assert_false (shows (window, EDUBBA_TYPE_MATCH_PAGE));
  g_assert_true (EDUBBA_IS_OFFER (gtk_window_get_focus (GTK_WINDOW (window))));
  window_fixture_destroy (window);
}

static void
test_continue (void)
{
  EdubbaWindow *window = window_fixture_create_fresh ();
  guint         length;

  start_game (window);
  act_somehow (get_match_page (window));
  length = edubba_match_get_length (edubba_match_page_get_match (get_match_page (window)));
  window_fixture_destroy (window);

  window = window_fixture_create ();
  gtk_widget_activate_action (GTK_WIDGET (window), "win.continue", "s", "babel");
  g_assert_cmpuint (edubba_match_get_length (edubba_match_page_get_match (get_match_page (window))),
                    ==, length);
  window_fixture_destroy (window);
}

/* A rule that has said no is kept in mind, unless nobody has shown it yet. */
static void
test_refused (void)
{
  EdubbaWindow    *window = window_fixture_create_fresh ();
  EdubbaMatchPage *page = start_game (window);
  g_autoptr (GPtrArray) due = NULL;

  for (guint i = 0; i < 3; i++)
    g_signal_emit_by_name (page, "refused", "2.3");
  g_assert_cmpint (edubba_progress_get_rule (window->progress, "babel", "2.3"), ==,
                   EDUBBA_RULE_UNMET);
  edubba_progress_note_rule (window->progress, "babel", "2.3", EDUBBA_RULE_MET);
  for (guint i = 0; i < 3; i++)
    g_signal_emit_by_name (page, "refused", "2.3");
  due = edubba_progress_list_due (window->progress, "babel", 0, 1);
  g_assert_cmpuint (due->len, ==, 1);
  g_assert_cmpint (((EdubbaDueRule *) due->pdata[0])->memory.trouble, ==, EDUBBA_RULE_WHY);
  g_assert_cmpint (((EdubbaDueRule *) due->pdata[0])->memory.troubled, >, 0);
  window_fixture_destroy (window);
}

static void
write_drill (const char *id)
{
  g_autofree char *folder =
    g_build_filename (g_get_user_data_dir (), "edubba", "puzzles", NULL);
  g_autofree char *name = g_strconcat (id, ".puzzle", NULL);
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autofree char *text =
    g_strdup_printf ("[Puzzle]\nId=%s\nTitle=%s\nPosition=%s\nGoal=settles = 1\nDrill=2.2\n", id,
                     id, PUZZLE_POSITION);

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
}

/* A lesson whose second and third steps train paragraph 3; the path of its file. */
static char *
write_reveal_lesson (void)
{
  g_autofree char *folder =
    g_build_filename (g_get_user_data_dir (), "edubba", "lessons", NULL);
  char       *path = g_build_filename (folder, "reveal.lesson", NULL);
  const char *text = "[Lesson]\nId=reveal\nTitle=T\nSummary=S\nRules=3\n"
                     "[Step 1]\nPosition=" PUZZLE_POSITION "\nSay=See.\n"
                     "[Step 2]\nSay=See.\nDrill=3\n[Step 3]\nSay=See.\nDrill=3\n"
                     "[Task 1]\nPosition=" PUZZLE_POSITION
                     "\nSay=Go.\nGoal=settles = 1\nDone=There.\n";

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  return path;
}

static void
show_drill (EdubbaWindow *window, const char *title)
{
  gtk_widget_activate_action (GTK_WIDGET (get_match_page (window)), "win.drill", "s", "babel/2.2");
  g_assert_true (EDUBBA_IS_PUZZLE_SITTING (get_match_page (window)));
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (window)), ==, title);
}

/* Waits until the thread has read the user's folder. */
static void
wait_for_course (EdubbaWindow *window)
{
  EdubbaCourse *course = edubba_window_get_course (window, window->games[0]);

  edubba_course_get_lessons (course);
  edubba_course_get_puzzles (course);
  edubba_course_wait (course);
}

/* "Practise" lays an exercise over the game, another one each time; Back finds the game as it
 * was. */
static void
test_drill (void)
{
  EdubbaWindow    *window;
  EdubbaMatchPage *page;
  EdubbaMatch     *match;
  EdubbaLesson    *lesson;
  guint            length;
  g_autofree char *path = NULL;

  window_fixture_forget ();
  write_drill ("bigger");
  write_drill ("drill-first");
  write_drill ("drill-second");
  path = write_reveal_lesson ();
  window = window_fixture_create ();
  wait_for_course (window);
  page = start_game (window);
  match = edubba_match_page_get_match (page);
  act_somehow (page);
  length = edubba_match_get_length (match);
  show_drill (window, "drill-first");
  gtk_widget_activate_action (GTK_WIDGET (window), "win.back", NULL);
  g_assert_true (get_match_page (window) == page);
  g_assert_cmpuint (edubba_match_get_length (match), ==, length);
  show_drill (window, "drill-second");
  match = edubba_match_page_get_match (get_match_page (window));
  g_assert_true (edubba_match_act (match, "settle:A", NULL, NULL));
  ui_press (GTK_WIDGET (window), "Back to the Game");
  g_assert_true (get_match_page (window) == page);
  show_drill (window, "drill-first");
  gtk_widget_activate_action (GTK_WIDGET (window), "win.back", NULL);

  /* A rule without an exercise is shown by the lesson that trains it. */
  gtk_widget_activate_action (GTK_WIDGET (page), "win.drill", "s", "babel/3");
  lesson = edubba_lesson_sitting_find_lesson (get_match_page (window));
  g_assert_cmpuint (edubba_lesson_get_index (lesson), ==, 1);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.drill", "s", "babel/3");
  lesson = edubba_lesson_sitting_find_lesson (get_match_page (window));
  g_assert_cmpuint (edubba_lesson_get_index (lesson), ==, 2);
  g_assert_false (edubba_progress_has_begun_lesson (window->progress, "babel"));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.back", NULL);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.back", NULL);
  g_assert_true (get_match_page (window) == page);

  /* A rule without exercise and lesson is answered, and the page stays. */
  gtk_widget_activate_action (GTK_WIDGET (page), "win.drill", "s", "babel/2.4");
  gtk_widget_activate_action (GTK_WIDGET (page), "win.drill", "s", "chess/1");
  gtk_widget_activate_action (GTK_WIDGET (page), "win.drill", "s", "");
  g_assert_true (get_match_page (window) == page);
  window_fixture_destroy (window);
  g_assert_cmpint (g_unlink (path), ==, 0);
}

static guint
count_offers (EdubbaWindow *window)
{
  GtkWidget *page = ui_find (GTK_WIDGET (window), EDUBBA_TYPE_START_PAGE);

  return ui_count (page, GTK_TYPE_BUTTON);
}

/* A file that is no save: the program begins without it and keeps it for others to read. */
static void
test_damaged (void)
{
  g_autofree char *folder = g_build_filename (g_get_user_data_dir (), "edubba", NULL);
  g_autofree char *path = g_build_filename (folder, "game.save", NULL);
  g_autofree char *aside = g_build_filename (folder, "game.save.damaged-1", NULL);
  g_autofree char *text = NULL;
  EdubbaWindow    *window;

  window_fixture_forget ();
  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  g_assert_true (g_file_set_contents (path, "edubba-save 1 nonsense", -1, NULL));
  window = window_fixture_create ();
  g_assert_cmpuint (count_offers (window), ==, 3);
  g_assert_true (g_file_get_contents (aside, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, "edubba-save 1 nonsense");
  window_fixture_destroy (window);
}

static GFile *
write_file (const char *name, const char *text)
{
  g_autofree char *path = g_build_filename (g_get_user_cache_dir (), name, NULL);

  g_assert_cmpint (g_mkdir_with_parents (g_get_user_cache_dir (), 0700), ==, 0);
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  return g_file_new_for_path (path);
}

/* Returns TRUE if a label anywhere says this, dialogs included. */
static gboolean
says (GtkWidget *widget, const char *text)
{
  if (GTK_IS_LABEL (widget) && strstr (gtk_label_get_label (GTK_LABEL (widget)), text) != NULL)
    return TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (says (child, text))
      return TRUE;
  return FALSE;
}

static gboolean
is_said (const char *text)
{
  GListModel *toplevels = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (toplevels); i++)
    {
      g_autoptr (GtkWidget) toplevel = g_list_model_get_item (toplevels, i);

      if (says (toplevel, text))
        return TRUE;
    }
  return FALSE;
}

static void
test_broken_file (void)
{
  static const struct
  {
    const char *name;
    const char *text;
    const char *complaint;
  } rows[] = {
    { "a.puzzle", "[Puzzle]\nId=a\nTitle=A\nPosition=babel/1 A:HX|\nGoal=ends = 1\n", "Position" },
    { "b.puzzle", "not a key file", "line 1" },
    { "d.lesson", "[Lesson]\nId=d\nTitle=D\nSummary=D\nRules=2.2\n[Step 1]\nSay=x\n", "Position" },
    { "c.record", "[Game \"babel\"]\n\n1. travel:A ; 00000000\n", "line" },
  };

  window_fixture_forget ();
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      EdubbaWindow *window = window_fixture_create ();
      g_autoptr (GFile) file = write_file (rows[i].name, rows[i].text);

      edubba_window_open_file (window, file);
      g_assert_true (is_said (rows[i].complaint));
      g_assert_true (shows (window, EDUBBA_TYPE_START_PAGE));
      window_fixture_destroy (window);
    }
}

static void
test_puzzle_file (void)
{
  EdubbaWindow *window = window_fixture_create_fresh ();
  g_autoptr (GFile) file = write_file ("good.puzzle", "[Puzzle]\nId=good\nTitle=A good one\n"
                                                      "Position=" PUZZLE_POSITION "\n"
                                                      "Goal=settles = 1\n");

  edubba_window_open_file (window, file);
  g_assert_true (EDUBBA_IS_PUZZLE_SITTING (get_match_page (window)));
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (window)), ==, "A good one");
  window_fixture_destroy (window);
}

/* A lesson of one step, which builds on another one. */
static char *
dup_lesson (const char *id, guint place, const char *need)
{
  return g_strdup_printf ("[Lesson]\nId=%s\nTitle=Lesson %s\nSummary=Mine.\nRules=2.2\nPlace=%u\n"
                          "Needs=%s\n[Step 1]\nPosition=%s\nSay=Settle.\n"
                          "Goal1=settles = 1\nDone1=Done.\n",
                          id, id, place, need, PUZZLE_POSITION);
}

static void
write_lesson (const char *id, guint place, const char *need)
{
  g_autofree char *folder =
    g_build_filename (g_get_user_data_dir (), "edubba", "lessons", NULL);
  g_autofree char *name = g_strconcat (id, ".lesson", NULL);
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autofree char *text = dup_lesson (id, place, need);

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
}

static void
test_lesson_file (void)
{
  EdubbaWindow    *window = window_fixture_create_fresh ();
  g_autofree char *text = dup_lesson ("own", 1, "");
  g_autoptr (GFile) file = write_file ("good.lesson", text);

  edubba_window_open_file (window, file);
  g_assert_nonnull (edubba_lesson_sitting_find_lesson (get_match_page (window)));
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (window)), ==, "Lesson own");
  g_assert_cmpint (edubba_progress_get_lesson (window->progress, "babel", "own"), ==,
                   EDUBBA_LESSON_NEW);
  g_assert_true (is_said ("This lesson is not in the course: how far you get is not kept."));
  window_fixture_destroy (window);
}

/* From the course into a lesson, on to the next, and back; a lesson that was begun is offered
 * again. */
static void
test_course (void)
{
  EdubbaWindow *window;
  GtkWidget    *widget;

  window_fixture_forget ();
  write_lesson ("one", 901, "");
  write_lesson ("two", 902, "one");
  window = window_fixture_create ();
  wait_for_course (window);
  widget = GTK_WIDGET (window);
  gtk_widget_activate_action (widget, "win.learn", "s", "babel");
  g_assert_true (shows (window, EDUBBA_TYPE_COURSE_PAGE));
  gtk_widget_activate_action (widget, "win.lesson", "s", "babel/one");
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (window)), ==, "Lesson one");
  gtk_widget_activate_action (widget, "win.lesson", "s", "babel/two");
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (window)), ==, "Lesson two");
  gtk_widget_activate_action (widget, "win.lesson", "s", "babel/none");
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (window)), ==, "Lesson two");
  gtk_widget_activate_action (widget, "win.learn", "s", "babel");
  g_assert_true (shows (window, EDUBBA_TYPE_COURSE_PAGE));
  g_assert_false (is_said ("This lesson builds on “Lesson one”"));
  gtk_widget_activate_action (widget, "win.lesson", "s", "babel/two");
  g_assert_true (is_said ("This lesson builds on “Lesson one”"));
  gtk_widget_activate_action (widget, "win.back", NULL);
  gtk_widget_activate_action (widget, "win.back", NULL);
  g_assert_true (shows (window, EDUBBA_TYPE_START_PAGE));
  g_assert_true (is_said ("Continue: Lesson one"));
  window_fixture_destroy (window);
}

/* Behind the last lesson a game begins, by the rules that were taught. */
static void
test_last_lesson (void)
{
  EdubbaWindow *window;
  GtkWidget    *widget;
  EdubbaMatch  *match;
  const char   *not_now;
  guint         refusal;

  window_fixture_forget ();
  write_lesson ("one", 901, "");
  write_lesson ("two", 902, "one");
  window = window_fixture_create ();
  wait_for_course (window);
  widget = GTK_WIDGET (window);
  gtk_widget_activate_action (widget, "win.lesson", "s", "babel/one");
  g_assert_null (ui_find_button (widget, "Play, With the Coach Beside You"));
  gtk_widget_activate_action (widget, "win.lesson", "s", "babel/two");
  g_assert_true (edubba_lesson_act (edubba_lesson_sitting_find_lesson (get_match_page (window)),
                                    "settle:H", &refusal, &not_now, NULL));
  ui_press (widget, "Continue");
  ui_press (widget, "Play, With the Coach Beside You");
  match = edubba_match_page_get_match (get_match_page (window));
  g_assert_null (edubba_lesson_sitting_find_lesson (get_match_page (window)));
  g_assert_cmpuint (edubba_seats_get_level (edubba_match_get_seats (match), 0), ==, 0);
  g_assert_cmpint (edubba_match_get_coaching (match, 0), ==, EDUBBA_COACHING_TALKATIVE);
  g_assert_cmpint (edubba_match_get_seat_kind (match, 0), ==, EDUBBA_SEAT_PERSON);
  g_assert_cmpint (edubba_match_get_seat_kind (match, 1), ==, EDUBBA_SEAT_COMPUTER);
  g_assert_cmpuint (edubba_match_get_seat (match), ==, 0);
  window_fixture_destroy (window);
}

/* Does a lesson to its end: whether a tablet to keep is offered there. */
static gboolean
completes_course (EdubbaWindow *window, const char *target)
{
  GtkWidget  *widget = GTK_WIDGET (window);
  const char *not_now;
  guint       refusal;

  gtk_widget_activate_action (widget, "win.lesson", "s", target);
  g_assert_true (edubba_lesson_act (edubba_lesson_sitting_find_lesson (get_match_page (window)),
                                    "settle:H", &refusal, &not_now, NULL));
  ui_press (widget, "Continue");
  return ui_find_button (widget, "A Tablet to Keep…") != NULL;
}

/* A course is completed by any lesson that is the last one left, and not only by the last in its
 * order. */
static void
test_completed_course (void)
{
  EdubbaWindow *window;
  GPtrArray    *lessons;

  window_fixture_forget ();
  write_lesson ("one", 901, "");
  write_lesson ("two", 902, "one");
  window = window_fixture_create ();
  wait_for_course (window);
  lessons = edubba_course_get_lessons (edubba_window_get_course (window, plain_game_get ()));
  g_assert_false (completes_course (window, "babel/two"));
  for (guint i = 0; i + 2 < lessons->len; i++)
    edubba_progress_set_lesson_done (window->progress, "babel",
                                     course_lesson_get_id (g_ptr_array_index (lessons, i)), FALSE);
  g_assert_true (completes_course (window, "babel/one"));
  window_fixture_destroy (window);
}

/* A puzzle is not the game in progress and must not take its place. */
static void
test_puzzle_keeps_game (void)
{
  EdubbaWindow *window = window_fixture_create_fresh ();
  g_autoptr (EdubbaMatch) match = NULL;
  g_autoptr (GFile) file = write_file ("good.puzzle", "[Puzzle]\nId=good\nTitle=A good one\n"
                                                      "Position=" PUZZLE_POSITION "\n"
                                                      "Goal=settles = 1\n");

  match = g_object_ref (edubba_match_page_get_match (start_game (window)));
  edubba_window_open_file (window, file);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.back", NULL);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.continue", "s", "babel");
  g_assert_true (edubba_match_page_get_match (get_match_page (window)) == match);
  window_fixture_destroy (window);
}

/* A page that others covered is the same when one comes back to it, and has the focus again. */
static void
test_pile (void)
{
  EdubbaWindow    *window = window_fixture_create_fresh ();
  EdubbaMatchPage *game;
  GtkWidget       *focus;
  g_autoptr (GFile) file = write_file ("good.puzzle", "[Puzzle]\nId=good\nTitle=A good one\n"
                                                      "Position=" PUZZLE_POSITION "\n"
                                                      "Goal=settles = 1\n");

  game = start_game (window);
  edubba_window_open_file (window, file);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.new-game", NULL);
  g_assert_true (shows (window, EDUBBA_TYPE_NEW_GAME_PAGE));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.back", NULL);
  g_assert_true (EDUBBA_IS_PUZZLE_SITTING (get_match_page (window)));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.back", NULL);
  g_assert_true (get_match_page (window) == game);
  focus = gtk_window_get_focus (GTK_WINDOW (window));
  g_assert_nonnull (focus);
  g_assert_true (gtk_widget_is_ancestor (focus, GTK_WIDGET (game)));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.back", NULL);
  g_assert_true (shows (window, EDUBBA_TYPE_START_PAGE));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.back", NULL);
  g_assert_true (shows (window, EDUBBA_TYPE_START_PAGE));
  window_fixture_destroy (window);
}

/* A page that lies below comes up, and is not there twice. */
static void
test_pile_once (void)
{
  EdubbaWindow *window = window_fixture_create ();
  g_autoptr (GFile) file = write_file ("good.puzzle", "[Puzzle]\nId=good\nTitle=A good one\n"
                                                      "Position=" PUZZLE_POSITION "\n"
                                                      "Goal=settles = 1\n");

  gtk_widget_activate_action (GTK_WIDGET (window), "win.new-game", NULL);
  edubba_window_open_file (window, file);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.new-game", NULL);
  g_assert_true (shows (window, EDUBBA_TYPE_NEW_GAME_PAGE));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.back", NULL);
  g_assert_true (EDUBBA_IS_PUZZLE_SITTING (get_match_page (window)));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.back", NULL);
  g_assert_true (shows (window, EDUBBA_TYPE_START_PAGE));
  window_fixture_destroy (window);
}

static void
test_position (void)
{
  EdubbaWindow *window = window_fixture_create_fresh ();

  edubba_window_open_position (window, PUZZLE_POSITION " move=2");
  g_assert_cmpint (edubba_match_get_seat_kind (
                     edubba_match_page_get_match (get_match_page (window)), 0),
                   ==, EDUBBA_SEAT_COMPUTER);
  window_fixture_destroy (window);

  window = window_fixture_create ();
  edubba_window_open_position (window, "babel/1 A:X|");
  g_assert_true (shows (window, EDUBBA_TYPE_START_PAGE));
  window_fixture_destroy (window);
}

int
main (int argc, char *argv[])
{
  display_allow_announcements ();
  window_fixture_init (&argc, &argv, plain_game_get);
  g_test_add_func ("/ui/window/pages", test_pages);
  g_test_add_func ("/ui/window/continue", test_continue);
  g_test_add_func ("/ui/window/refused", test_refused);
  g_test_add_func ("/ui/window/drill", test_drill);
  g_test_add_func ("/ui/window/damaged-save", test_damaged);
  g_test_add_func ("/ui/window/file/broken", test_broken_file);
  g_test_add_func ("/ui/window/file/puzzle", test_puzzle_file);
  g_test_add_func ("/ui/window/file/lesson", test_lesson_file);
  g_test_add_func ("/ui/window/course", test_course);
  g_test_add_func ("/ui/window/last-lesson", test_last_lesson);
  g_test_add_func ("/ui/window/completed-course", test_completed_course);
  g_test_add_func ("/ui/window/file/puzzle/game", test_puzzle_keeps_game);
  g_test_add_func ("/ui/window/pile", test_pile);
  g_test_add_func ("/ui/window/pile/once", test_pile_once);
  g_test_add_func ("/ui/window/position", test_position);
  return window_fixture_run ();
}
