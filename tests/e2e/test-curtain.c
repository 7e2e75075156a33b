/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Two people at one screen: behind the curtain nothing of anybody's cards can be read, in any
 * state of popovers, requests and messages before it fell, and no key brings anything of it back.
 */
#include <adwaita.h>
#include <string.h>

#include "accessible.h"
#include "babel.h"
#include "board-window.h"
#include "edubba-counting.h"
#include "edubba-curtain.h"
#include "edubba-window-private.h"
#include "game-state.h"
#include "keys.h"
#include "pointer.h"
#include "tour.h"
#include "ui-fixture.h"

/* Both have cards, settlers and temples; the three Assyrians of the first can halve the other's
 * hand. */
#define POSITION \
  "babel/1 A:AAAH|PPP/12 H:MM/1|S/123 pawns=AA hands=AAHHMMPS|AHMMPPSS stores=65|43 turn=9"

/* The first has 14 points and builds the fifteenth, the other has none. */
#define LAST \
  "babel/1 A:AAA/12| H:/123456| M:S/123456| pawns=AH hands=HHP|AHMMP stores=53|42 turn=21"

static void
show_match (BoardWindow *fixture, const char *position)
{
  const GameModule *module = babel_get_game ()->module;
  g_autoptr (GError) error = NULL;
  g_autoptr (EdubbaMatch) match = NULL;
  g_autofree GameState *state = game_position_parse_full (module->rules, position, 0, &error);

  g_assert_no_error (error);
  match = edubba_match_new (module, game_record_new_position (module->rules, state));
  edubba_window_show_match (EDUBBA_WINDOW (fixture->window), match);
  ui_settle ();
  board_window_look (fixture);
}

static void
set_up (BoardWindow *fixture, gconstpointer data)
{
  board_window_set_up (fixture, NULL);
  show_match (fixture, POSITION);
}

static void
open_curtain (BoardWindow *fixture)
{
  GtkWidget *curtain = ui_find (GTK_WIDGET (fixture->window), EDUBBA_TYPE_CURTAIN);

  g_assert_nonnull (curtain);
  pointer_click (ui_find (curtain, GTK_TYPE_BUTTON));
  board_window_look (fixture);
  g_assert_nonnull (fixture->board);
}

static void
collect (const Accessible *thing, GString *text)
{
  g_string_append_printf (text, "%s | %s\n", thing->name, thing->description);
  for (guint i = 0; i < thing->children->len; i++)
    collect (thing->children->pdata[i], text);
}

static char *
read_all (void)
{
  g_autoptr (Accessible) program = accessible_read (getpid ());
  GString *text = g_string_new (NULL);

  collect (program, text);
  return g_string_free (text, FALSE);
}

/* Returns TRUE if a text names anything on the table or in a hand. */
static gboolean
tells (const char *text)
{
  static const char *const words[] = { "Assyria", "Hatti", "Hittite", "Media", "Mede", "Persia",
                                       "Sumer", "our hand", "colonnade", "temple", "store" };

  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    if (strstr (text, words[i]) != NULL)
      return TRUE;
  return FALSE;
}

static void
assert_covered (BoardWindow *fixture)
{
  g_autofree char *text = read_all ();

  board_window_look (fixture);
  g_assert_null (fixture->board);
  g_assert_nonnull (ui_find (GTK_WIDGET (fixture->window), EDUBBA_TYPE_CURTAIN));
  if (tells (text))
    g_error ("behind the curtain this can be read:\n%s", text);
}

static void
assert_open (void)
{
  g_autofree char *text = read_all ();

  g_assert_true (tells (text));
}

/* From one to the other and back. */
static void
test_turns (BoardWindow *fixture, gconstpointer data)
{
  assert_covered (fixture);
  open_curtain (fixture);
  assert_open ();
  keys_press (fixture->window, "Control+Return");
  assert_covered (fixture);
  open_curtain (fixture);
  assert_open ();
  keys_press (fixture->window, "Control+z");
  assert_covered (fixture);
}

/* An action that reveals nothing is taken back for nothing; the end of a turn, which shows new
 * cards, is not, and both players can read that. */
static void
test_taken_back (BoardWindow *fixture, gconstpointer data)
{
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;

  open_curtain (fixture);
  keys_press (fixture->window, "h");
  keys_press (fixture->window, "Return");
  g_assert_cmpuint (edubba_match_get_cursor (fixture->match), ==, 1);
  keys_press (fixture->window, "Control+z");
  g_assert_cmpuint (edubba_match_get_cursor (fixture->match), ==, 0);
  g_assert_false (edubba_match_get_assisted (fixture->match));
  before = read_all ();
  g_assert_null (strstr (before, "ssisted"));
  keys_press (fixture->window, "Control+Return");
  open_curtain (fixture);
  keys_press (fixture->window, "Control+z");
  g_assert_true (edubba_match_get_assisted (fixture->match));
  open_curtain (fixture);
  after = read_all ();
  g_assert_nonnull (strstr (after, "ssisted"));
}

/* In newer toolkits a dialog is a part of its window; older ones have no such type. */
static gboolean
has_dialog (BoardWindow *fixture)
{
  GType type = g_type_from_name ("AdwDialog");

  return type != G_TYPE_INVALID && ui_find (GTK_WIDGET (fixture->window), type) != NULL;
}

/* The screen goes to the other player once the dialog for reading is closed. */
static void
close_dialogs (BoardWindow *fixture)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = g_list_model_get_n_items (windows); i > 0; i--)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i - 1);

      if (window != fixture->window)
        gtk_window_close (window);
    }
  while (has_dialog (fixture))
    keys_press (fixture->window, "Escape");
  keys_wait_for_frame (fixture->window);
}

/* A dialog that was opened before the curtain fell is gone with the board. */
static void
test_left_open (BoardWindow *fixture, gconstpointer key)
{
  open_curtain (fixture);
  keys_press (fixture->window, key);
  tour_wait_a_moment ();
  close_dialogs (fixture);
  keys_press (fixture->window, "Control+Return");
  assert_covered (fixture);
}

/* A card half played. */
static void
test_half_made (BoardWindow *fixture, gconstpointer data)
{
  open_curtain (fixture);
  keys_press (fixture->window, "p");
  g_assert_cmpint (babel_pending_get_kind (fixture->board->choice), ==, BABEL_PENDING_CARD);
  keys_press (fixture->window, "Control+Return");
  assert_covered (fixture);
}

/* In the middle of a player's turn the other is asked, and only the other sees the cards; then
 * the first goes on. */
static void
test_halved (BoardWindow *fixture, gconstpointer data)
{
  guint n = 0;

  open_curtain (fixture);
  g_assert_true (edubba_match_act (fixture->match, "halve:A", NULL, NULL));
  assert_covered (fixture);
  g_assert_true (ui_says (GTK_WIDGET (fixture->window), "Over to Player 2"));
  open_curtain (fixture);
  while (edubba_match_get_seat (fixture->match) == 1)
    {
      GtkWidget *card = babel_hand_get_nearest (BABEL_HAND (fixture->board->hand), 0);

      pointer_click (card);
      n++;
      g_assert_cmpuint (edubba_match_get_cursor (fixture->match), ==, n + 1);
    }
  g_assert_cmpuint (n, ==, 4);
  assert_covered (fixture);
  g_assert_true (ui_says (GTK_WIDGET (fixture->window), "Over to Player 1"));
  open_curtain (fixture);
  g_assert_cmpuint (edubba_match_get_seat (fixture->match), ==, 0);
}

/* Returns TRUE once the board has shown the last action to its end and the winner is named. Points
 * that are counted wait for presses. */
static gboolean
is_winner_told (gpointer data)
{
  BoardWindow     *fixture = data;
  GtkWidget       *counting = ui_find (GTK_WIDGET (fixture->window), EDUBBA_TYPE_COUNTING);
  g_autofree char *text = read_all ();

  edubba_counting_press (EDUBBA_COUNTING (counting));

  return strstr (text, "Player 1 wins") != NULL;
}

/* At the end both look: no word speaks to one of them alone, both are called by their numbers. */
static void
test_end (BoardWindow *fixture, gconstpointer data)
{
  g_autofree char *text = NULL;

  show_match (fixture, LAST);
  open_curtain (fixture);
  pointer_click (board_window_get_part (fixture, "store:me"));
  pointer_click (board_window_get_part (fixture, "temple:me:A"));
  g_assert_true (edubba_match_get_finished (fixture->match));
  ui_wait (is_winner_told, fixture);
  text = read_all ();
  g_assert_nonnull (strstr (text, "Player 1’s colonnade"));
  g_assert_nonnull (strstr (text, "Player 2’s colonnade"));
  if (g_regex_match_simple ("\\b(you|yours?|opponent|opponent’s)\\b", text, G_REGEX_CASELESS, 0))
    g_error ("somebody is spoken to:\n%s", text);
}

/* Keys that say, show or copy something of a game have nothing to say there. */
static void
test_keys (BoardWindow *fixture, gconstpointer data)
{
  static const char *const keys[] = { "Control+l", "Control+h", "Control+r", "Control+Shift+c",
                                      "F9", "F1", "Escape", "a", "Control+Return" };

  open_curtain (fixture);
  keys_press (fixture->window, "Control+Return");
  assert_covered (fixture);
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      keys_press (fixture->window, keys[i]);
      tour_wait_a_moment ();
      if (g_str_equal (keys[i], "F1"))
        keys_press (fixture->window, "Alt+Left");
      g_test_message ("%s", keys[i]);
      assert_covered (fixture);
    }
  g_assert_cmpuint (edubba_match_get_cursor (fixture->match), ==, 1);
}

int
main (int argc, char *argv[])
{
  static const struct
  {
    const char *path;
    const char *key;
    void (*test) (BoardWindow *, gconstpointer);
  } tests[] = {
    { "/e2e/curtain/turns", NULL, test_turns },
    { "/e2e/curtain/taken-back", NULL, test_taken_back },
    { "/e2e/curtain/read", "Control+l", test_left_open },
    { "/e2e/curtain/hint", "Control+h", test_left_open },
    { "/e2e/curtain/copied", "Control+Shift+c", test_left_open },
    { "/e2e/curtain/half-made", NULL, test_half_made },
    { "/e2e/curtain/halved", NULL, test_halved },
    { "/e2e/curtain/keys", NULL, test_keys },
    { "/e2e/curtain/end", NULL, test_end },
  };

  tour_init (&argc, &argv);
  keys_init ();
  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, BoardWindow, tests[i].key, set_up, tests[i].test,
                board_window_tear_down);
  return tour_run ();
}
