/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Texts that go out of the window can be read again, nothing hidden leaves as long as a game goes
 * on, and junk that comes in is answered and changes nothing.
 */
#include <adwaita.h>
#include <glib/gstdio.h>
#include <string.h>

#include "babel.h"
#include "clipboard-fixture.h"
#include "course-link.h"
#include "edubba-lesson-sitting.h"
#include "display.h"
#include "edubba-clipboard.h"
#include "edubba-new-game-page.h"
#include "edubba-puzzle-sitting.h"
#include "edubba-replay-page.h"
#include "edubba-window-private.h"
#include "patience.h"
#include "ui-fixture.h"
#include "window-fixture.h"

#define POSITION "babel/1 H:SSSSAPP|PSAAM/123456 S:PP| A:HH|/123 pawns=HQ hands=AHS|???????"

#define PUZZLE \
  "# a remark\n[Puzzle]\nId=shared\nTitle=Shared\nPosition=" POSITION "\nGoal=settles = 1\n"

static EdubbaMatchPage *
get_match_page (EdubbaWindow *window)
{
  return EDUBBA_MATCH_PAGE (ui_find (GTK_WIDGET (window), EDUBBA_TYPE_MATCH_PAGE));
}

static EdubbaMatchPage *
start_game (EdubbaWindow *window, gboolean persons)
{
  GtkWidget *page;
  GtkWidget *choice;

  gtk_widget_activate_action (GTK_WIDGET (window), "win.choose-game", "s", "babel");
  page = ui_find (GTK_WIDGET (window), EDUBBA_TYPE_NEW_GAME_PAGE);
  choice = ui_find_button (page, persons ? "A person at this screen" : "Pupil");
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (choice), TRUE);
  ui_press (GTK_WIDGET (window), "Start Playing");
  return get_match_page (window);
}

static gboolean
can_save (EdubbaWindow *window)
{
  g_autofree char *record = edubba_match_page_dup_record (get_match_page (window));

  return record != NULL;
}

static char *
copy (EdubbaWindow *window, const char *action)
{
  ClipboardAnswer answer;

  gtk_widget_activate_action (GTK_WIDGET (window), action, NULL);
  answer = clipboard_fixture_read (GAME_RECORD_MAX_BYTES);
  g_assert_no_error (answer.error);
  return answer.text;
}

/* As long as the game goes on, a copy has the viewer's view; when it is over, all of it. */
static void
test_secrets (void)
{
  EdubbaWindow         *window = window_fixture_create_fresh ();
  EdubbaMatch          *match = edubba_match_page_get_match (start_game (window, FALSE));
  const GameRules      *rules = edubba_match_get_module (match)->rules;
  guint                 person = edubba_match_get_seat_kind (match, 1) == EDUBBA_SEAT_PERSON;
  g_autofree GameState *seen = edubba_match_dup_view (match, person);
  g_autofree char      *view = game_position_print (rules, seen);
  g_autofree char      *position = copy (window, "win.copy-position");
  g_autofree char      *whole = NULL;
  g_autofree char      *link = NULL;
  g_autofree char      *all = NULL;
  g_autoptr (CourseLink) parsed = NULL;

  whole = game_position_print (rules, edubba_match_get_state (match));
  g_assert_cmpstr (position, ==, view);
  g_assert_cmpstr (position, !=, whole);
  g_assert_null (strstr (position, "rng="));
  g_assert_null (strstr (position, "deck="));
  g_assert_false (can_save (window));
  link = copy (window, "win.copy-link");
  parsed = course_link_parse ((const GameModule *const *) window->modules, link, NULL);
  g_assert_nonnull (parsed);
  g_assert_null (strstr (parsed->position, "rng="));

  edubba_match_page_resign (get_match_page (window));
  all = copy (window, "win.copy-position");
  g_assert_nonnull (strstr (all, "rng="));
  g_assert_true (can_save (window));
  window_fixture_destroy (window);
}

/* Nothing comes from behind the curtain. */
static void
test_curtain (void)
{
  EdubbaWindow    *window = window_fixture_create_fresh ();
  EdubbaMatchPage *page = start_game (window, TRUE);
  g_autofree char *position = NULL;

  g_assert_null (edubba_match_page_dup_position (page, NULL));
  clipboard_fixture_put ("as it was");
  position = copy (window, "win.copy-position");
  g_assert_cmpstr (position, ==, "as it was");
  window_fixture_destroy (window);
}

static gboolean
has_match (gpointer window)
{
  return get_match_page (window) != NULL;
}

static void
paste (EdubbaWindow *window, const char *text)
{
  clipboard_fixture_put (text);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.paste", NULL);
}

static void
test_paste (void)
{
  EdubbaWindow *window = window_fixture_create_fresh ();

  paste (window, "  " POSITION "\n");
  ui_wait (has_match, window);
  g_assert_false (EDUBBA_IS_PUZZLE_SITTING (get_match_page (window)));
  edubba_window_show_start (window);
  paste (window, PUZZLE);
  ui_wait (has_match, window);
  g_assert_true (EDUBBA_IS_PUZZLE_SITTING (get_match_page (window)));
  edubba_window_show_start (window);
  paste (window, "edubba:babel/1?pawns=HQ&hands=AH%7C&goal=travels%20=%201");
  ui_wait (has_match, window);
  g_assert_true (EDUBBA_IS_PUZZLE_SITTING (get_match_page (window)));
  window_fixture_destroy (window);
}

static GtkWidget *
find_toast (gpointer window)
{
  GType type = g_type_from_name ("AdwToastWidget");

  return type != 0 ? ui_find (window, type) : NULL;
}

static gboolean
has_toast (gpointer window)
{
  return find_toast (window) != NULL;
}

/* A copied text is offered first on a page that would be left for it; and a text that is being
 * written takes it in. */
static void
test_paste_elsewhere (void)
{
  EdubbaWindow *window = window_fixture_create_fresh ();
  GtkWidget    *entry;

  gtk_widget_activate_action (GTK_WIDGET (window), "win.choose-game", "s", "babel");
  paste (window, "<edubba:babel/1?pawns=HQ\r\n&hands=AH%7C&goal=travels%20=%201>");
  ui_wait (has_toast, window);
  g_assert_null (get_match_page (window));
  ui_press (find_toast (window), "Open What Was Copied");
  ui_wait (has_match, window);
  g_assert_true (EDUBBA_IS_PUZZLE_SITTING (get_match_page (window)));
  window_fixture_destroy (window);

  window = window_fixture_create_fresh ();
  gtk_widget_activate_action (GTK_WIDGET (window), "win.edit", "s", "babel");
  entry = ui_find (GTK_WIDGET (window), GTK_TYPE_TEXT_VIEW);
  gtk_widget_grab_focus (entry);
  paste (window, PUZZLE);
  ui_settle ();
  g_assert_null (find_toast (window));
  window_fixture_destroy (window);
}

/* A record goes out and comes back as the same game: one in which nothing happened. */
static void
test_record (void)
{
  EdubbaWindow    *window = window_fixture_create_fresh ();
  g_autofree char *record = NULL;
  g_autofree char *again = NULL;

  start_game (window, FALSE);
  edubba_match_page_resign (get_match_page (window));
  record = edubba_match_page_dup_record (get_match_page (window));
  edubba_window_show_start (window);
  paste (window, record);
  ui_wait (has_match, window);
  again = edubba_match_page_dup_record (get_match_page (window));
  g_assert_cmpstr (again, ==, record);
  window_fixture_destroy (window);
}

static gboolean
has_replay (gpointer window)
{
  return ui_find (GTK_WIDGET (window), EDUBBA_TYPE_REPLAY_PAGE) != NULL;
}

/* The copy of a game is the text that would be saved: nothing before it is over; and after
 * pasting it the user can look at the game again, and copy it from there, in any view. */
static void
test_copied_record (void)
{
  EdubbaWindow    *window = window_fixture_create_fresh ();
  EdubbaMatch     *match;
  g_autofree char *nothing = NULL;
  g_autofree char *record = NULL;
  g_autofree char *saved = NULL;
  g_autofree char *again = NULL;

  edubba_window_open_text (window, POSITION);
  match = edubba_match_page_get_match (get_match_page (window));
  g_assert_true (edubba_match_act (match, "settle:A", NULL, NULL));
  clipboard_fixture_put ("as it was");
  nothing = copy (window, "win.copy-record");
  g_assert_cmpstr (nothing, ==, "as it was");
  edubba_match_resign_seat (match, 1);
  saved = edubba_match_page_dup_record (get_match_page (window));
  record = copy (window, "win.copy-record");
  g_assert_nonnull (saved);
  g_assert_cmpstr (record, ==, saved);

  edubba_window_show_start (window);
  clipboard_fixture_put ("something else");
  g_free (nothing);
  nothing = copy (window, "win.copy-record");
  g_assert_cmpstr (nothing, ==, "something else");
  paste (window, record);
  ui_wait (has_replay, window);
  gtk_widget_activate_action (ui_find (GTK_WIDGET (window), EDUBBA_TYPE_REPLAY_PAGE), "replay.try",
                              NULL);
  clipboard_fixture_put ("something else");
  again = copy (window, "win.copy-record");
  g_assert_cmpstr (again, ==, record);
  window_fixture_destroy (window);
}

static gboolean
has_saved (gpointer window)
{
  return ui_says (window, "Saved as “saved”.");
}

/* Records from elsewhere may name the players: a replay tells it, and a player without a name has
 * a number. */
static void
test_named_record (void)
{
  static const struct
  {
    const char *second;
    const char *title;
  } rows[] = {
    { "Boris", "Anna – Boris, turn 1" },
    { NULL, "Anna – Player 2, turn 1" },
  };
  EdubbaWindow *window = window_fixture_create_fresh ();

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      const GameRules *rules = babel_get_game ()->module->rules;
      g_autoptr (GameRecord) record = game_record_new_seed (rules, 2, 0, 7);
      g_autofree char *text = NULL;

      game_record_set_header (record, "Player1", "Anna");
      game_record_set_header (record, "Player2", rows[i].second);
      text = game_record_print (record);
      gtk_widget_activate_action (GTK_WIDGET (window), "win.replay", "s", text);
      ui_settle ();
      g_assert_cmpstr (adw_window_title_get_subtitle (window->window_title), ==, rows[i].title);
    }
  window_fixture_destroy (window);
}

/* Saves the record, which must be this one. */
static void
assert_saves (EdubbaWindow *window, const char *record)
{
  g_autofree char *folder = g_dir_make_tmp ("edubba-saved-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "saved", NULL);
  g_autofree char *contents = NULL;

  g_assert_true (g_str_has_prefix (window_fixture_save (window, "win.save-record", NULL, path),
                                   "babel-"));
  ui_wait (has_saved, window);
  g_assert_true (g_file_get_contents (path, &contents, NULL, NULL));
  g_assert_cmpstr (contents, ==, record);
  g_unlink (path);
  g_rmdir (folder);
}

/* A game that is over is saved as its record, on the page where it was played and on that for
 * looking back. */
static void
test_saved_record (void)
{
  EdubbaWindow    *window = window_fixture_create_fresh ();
  EdubbaMatch     *match;
  g_autofree char *record = NULL;

  edubba_window_open_text (window, POSITION);
  match = edubba_match_page_get_match (get_match_page (window));
  g_assert_null (window_fixture_save (window, "win.save-record", NULL, NULL));
  edubba_match_resign_seat (match, 1);
  record = edubba_match_page_dup_record (get_match_page (window));
  assert_saves (window, record);
  window_fixture_destroy (window);

  window = window_fixture_create_fresh ();
  gtk_widget_activate_action (GTK_WIDGET (window), "win.replay", "s", record);
  ui_wait (has_replay, window);
  assert_saves (window, record);
  window_fixture_destroy (window);
}

/* The link to a puzzle is the puzzle, wherever one stands in it. */
static void
test_puzzle_link (void)
{
  EdubbaWindow    *window = window_fixture_create_fresh ();
  g_autofree char *link = NULL;
  g_autoptr (CourseLink) parsed = NULL;

  edubba_window_open_text (window, PUZZLE);
  g_assert_true (
    edubba_match_act (edubba_match_page_get_match (get_match_page (window)), "settle:A", NULL,
                      NULL));
  link = copy (window, "win.copy-link");
  parsed = course_link_parse ((const GameModule *const *) window->modules, link, NULL);
  g_assert_nonnull (parsed);
  g_assert_cmpstr (parsed->goal, ==, "settles = 1");
  g_assert_nonnull (parsed->texts[COURSE_LINK_TITLE]);
  g_assert_nonnull (strstr (parsed->position, "hands=AHS|"));
  window_fixture_destroy (window);
}

/* A puzzle over two turns arrives as one over two turns. */
static void
test_puzzle_link_turns (void)
{
  EdubbaWindow    *window = window_fixture_create_fresh ();
  g_autofree char *link = NULL;
  g_autoptr (CourseLink) parsed = NULL;

  edubba_window_open_text (window, PUZZLE "Turns=2\n");
  link = copy (window, "win.copy-link");
  parsed = course_link_parse ((const GameModule *const *) window->modules, link, NULL);
  g_assert_nonnull (parsed);
  g_assert_cmpstr (parsed->goal, ==, "settles = 1");
  g_assert_cmpuint (parsed->turns, ==, 2);
  window_fixture_destroy (window);
}

/* A lesson comes by a link, and goes on by the same. */
static void
test_lesson_link (void)
{
  static const char text[] =
    "edubba:lesson?%5BLesson%5D%0AId=one%0ATitle=One%0ASummary=One+step%0ARules=2.1%0A"
    "%5BStep+1%5D%0APosition=babel/1+hands=A%7C+pawns=HQ%0ASay=Go.%0AGoal1=travels+=+1%0A"
    "Done1=There.%0A%5BTask+1%5D%0APosition=babel/1+hands=A%7C+pawns=HQ%0ASay=Go.%0A"
    "Goal=travels+=+1%0ADone=There.%0A";
  EdubbaWindow    *window = window_fixture_create_fresh ();
  g_autofree char *link = NULL;

  edubba_window_open_link (window, text);
  g_assert_nonnull (edubba_lesson_sitting_find_lesson (get_match_page (window)));
  link = copy (window, "win.copy-link");
  g_assert_cmpstr (link, ==, text);
  window_fixture_destroy (window);
}

/* A text that cannot be read leaves the window as it is. */
static void
test_junk (void)
{
  static const char *const rows[] = {
    "Dear player, shall we?",
    "babel/1 pawns=ZZ",
    "edubba:babel/1?pawns=%ff",
    "[Puzzle]\nId=x\n",
    "[Game \"babel\"]\n[Format \"1\"]\n",
  };
  EdubbaWindow *window = window_fixture_create_fresh ();

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      edubba_window_open_text (window, rows[i]);
      ui_settle ();
      g_assert_null (get_match_page (window));
      if (edubba_pasted_guess (rows[i]) != EDUBBA_PASTED_NOTHING)
        ui_answer ("_Close");
      g_assert_cmpuint (window->pages->len, ==, 1);
    }
  window_fixture_destroy (window);
}

int
main (int argc, char *argv[])
{
  display_allow_announcements ();
  window_fixture_init (&argc, &argv, babel_get_game);
  edubba_clipboard_set_patience (PATIENCE_MS);
  g_test_add_func ("/ui/sharing/secrets", test_secrets);
  g_test_add_func ("/ui/sharing/curtain", test_curtain);
  g_test_add_func ("/ui/sharing/paste", test_paste);
  g_test_add_func ("/ui/sharing/paste-elsewhere", test_paste_elsewhere);
  g_test_add_func ("/ui/sharing/record", test_record);
  g_test_add_func ("/ui/sharing/copied-record", test_copied_record);
  g_test_add_func ("/ui/sharing/saved-record", test_saved_record);
  g_test_add_func ("/ui/sharing/record/named", test_named_record);
  g_test_add_func ("/ui/sharing/puzzle-link", test_puzzle_link);
  g_test_add_func ("/ui/sharing/puzzle-link-turns", test_puzzle_link_turns);
  g_test_add_func ("/ui/sharing/lesson-link", test_lesson_link);
  g_test_add_func ("/ui/sharing/junk", test_junk);
  return window_fixture_run ();
}
