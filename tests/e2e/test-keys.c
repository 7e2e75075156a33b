/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Each key of the board, pressed once, with real presses: it has its effect, and the focus is
 * somewhere afterwards. The letters and the keys with Control also on a keyboard that writes
 * Cyrillic.
 */
#include <adwaita.h>

#include "board-window.h"
#include "edubba-rules-page.h"
#include "game-state.h"
#include "keys.h"
#include "tour.h"
#include "ui-fixture.h"

/* The pawn is in Assyria, and so are two of its settlers; one card of each nation in the hand. */
#define POSITION "babel/1 A:AA|/1 pawns=AQ hands=AHMPS|???? stores=3|4 turn=9"

/* The same with a run. */
#define RUN "babel/1 A:AAA|/1 pawns=AQ hands=AHMPS|???? stores=3|4 turn=9"

/* The focus is never lost. */
static GtkWidget *
get_focus (BoardWindow *fixture)
{
  GtkWidget *focus = gtk_window_get_focus (fixture->window);

  g_assert_nonnull (focus);
  g_assert_true (gtk_widget_get_mapped (focus));
  return focus;
}

/* The part of the board that has the focus. */
static const char *
get_part (BoardWindow *fixture)
{
  GtkWidget *focus = get_focus (fixture);

  g_assert_true (gtk_widget_is_ancestor (focus, GTK_WIDGET (fixture->board)));
  g_assert_true (GTK_IS_ACTIONABLE (focus));
  return g_variant_get_string (
    gtk_actionable_get_action_target_value (GTK_ACTIONABLE (focus)), NULL);
}

static void
focus_part (BoardWindow *fixture, const char *part)
{
  babel_board_focus_part (fixture->board, part);
  g_assert_cmpstr (get_part (fixture), ==, part);
}

static void
assert_picks (BoardWindow *fixture, const char *key, guint nation)
{
  keys_press (fixture->window, key);
  g_assert_cmpint (babel_pending_get_kind (fixture->board->choice), ==, BABEL_PENDING_CARD);
  g_assert_cmpuint (babel_pending_get_what (fixture->board->choice), ==, nation);
  get_part (fixture);
  keys_press (fixture->window, "Escape");
  g_assert_cmpint (babel_pending_get_kind (fixture->board->choice), ==, BABEL_PENDING_NONE);
  get_part (fixture);
}

static void
test_nations (BoardWindow *fixture, gconstpointer data)
{
  static const char *const letters[] = { "a", "h", "m", "p", "s" };
  static const char *const digits[] = { "1", "2", "3", "4", "5" };

  for (guint nation = 0; nation < BABEL_N_NATIONS; nation++)
    {
      assert_picks (fixture, letters[nation], nation);
      assert_picks (fixture, digits[nation], nation);
    }
}

/* Pressed again, the key of a nation goes on to the next place for the card. */
static void
test_again (BoardWindow *fixture, gconstpointer data)
{
  keys_press (fixture->window, "h");
  g_assert_cmpstr (get_part (fixture), ==, "land:H");
  keys_press (fixture->window, "h");
  g_assert_cmpstr (get_part (fixture), ==, "colonnade:me:A");
  keys_press (fixture->window, "h");
  g_assert_cmpstr (get_part (fixture), ==, "land:H");
}

/* The abilities and builds in the pawn's land. */
static void
test_questions (BoardWindow *fixture, gconstpointer data)
{
  keys_press (fixture->window, "b");
  g_assert_true (gtk_widget_get_mapped (fixture->board->offer));
  g_assert_true (ui_says (fixture->board->offer, "Your site in Assyria"));
  keys_press (fixture->window, "Escape");
  g_assert_cmpstr (get_part (fixture), ==, "temple:me:A");
  keys_press (fixture->window, "r");
  g_assert_true (gtk_widget_get_mapped (fixture->board->offer));
  g_assert_true (ui_says (fixture->board->offer, "Assyria"));
  keys_press (fixture->window, "Escape");
  g_assert_cmpstr (get_part (fixture), ==, "colonnade:me:A");
}

/* Reads the place that has the focus, the hand and the changes aloud. */
static void
test_aloud (BoardWindow *fixture, gconstpointer data)
{
  focus_part (fixture, "land:M");
  keys_press (fixture->window, "F3");
  ui_wait_until_said ("Media. You have no settlers. Your site is empty. "
                      "Builder has no settlers. Builder’s site is empty.");
  g_assert_cmpstr (get_part (fixture), ==, "land:M");
  keys_press (fixture->window, "F4");
  ui_wait_until_said ("Your hand: an Assyrian, a Hittite, a Mede, a Persian and a Sumerian.");
  keys_press (fixture->window, "F5");
  ui_wait_until_said ("Nobody else has had a turn yet.");
}

static void
assert_moves (BoardWindow *fixture, const char *key, float across, float down)
{
  GtkWidget       *before;
  graphene_rect_t  from, to;
  graphene_point_t a, b;

  focus_part (fixture, "temple:me:M");
  before = get_focus (fixture);
  keys_press (fixture->window, key);
  g_assert_true (get_focus (fixture) != before);
  get_part (fixture);
  g_assert_true (gtk_widget_compute_bounds (before, GTK_WIDGET (fixture->board), &from));
  g_assert_true (
    gtk_widget_compute_bounds (get_focus (fixture), GTK_WIDGET (fixture->board), &to));
  graphene_rect_get_center (&from, &a);
  graphene_rect_get_center (&to, &b);
  g_assert_cmpfloat ((b.x - a.x) * across + (b.y - a.y) * down, >, 0);
}

static void
test_arrows (BoardWindow *fixture, gconstpointer data)
{
  assert_moves (fixture, "Left", -1, 0);
  assert_moves (fixture, "Right", 1, 0);
  assert_moves (fixture, "Up", 0, -1);
  assert_moves (fixture, "Down", 0, 1);
}

static void
assert_leads (BoardWindow *fixture, const char *from, const char *key, const char *to)
{
  focus_part (fixture, from);
  keys_press (fixture->window, key);
  g_assert_cmpstr (get_part (fixture), ==, to);
}

static void
test_ends (BoardWindow *fixture, gconstpointer data)
{
  assert_leads (fixture, "card:M", "Home", "card:A");
  assert_leads (fixture, "card:M", "End", "card:S");
  assert_leads (fixture, "temple:me:M", "Home", "temple:me:A");
  assert_leads (fixture, "temple:me:M", "End", "temple:me:S");
}

/* The card that had the focus is gone with the action; the focus goes to another part, and back
 * and forth with undo and redo. */
static void
test_act (BoardWindow *fixture, gconstpointer data)
{
  focus_part (fixture, "card:A");
  keys_press (fixture->window, "Return");
  keys_press (fixture->window, "a");
  g_assert_cmpstr (get_part (fixture), ==, "colonnade:me:A");
  keys_press (fixture->window, "Return");
  g_assert_cmpuint (edubba_match_get_cursor (fixture->match), ==, 1);
  get_part (fixture);
  keys_press (fixture->window, "Control+z");
  g_assert_cmpuint (edubba_match_get_cursor (fixture->match), ==, 0);
  get_part (fixture);
  keys_press (fixture->window, "Control+Shift+z");
  g_assert_cmpuint (edubba_match_get_cursor (fixture->match), ==, 1);
  keys_press (fixture->window, "Control+z");
  keys_press (fixture->window, "Control+y");
  g_assert_cmpuint (edubba_match_get_cursor (fixture->match), ==, 1);
  get_part (fixture);
}

/* A card that goes while it has the focus itself. */
static void
test_lost (BoardWindow *fixture, gconstpointer data)
{
  focus_part (fixture, "card:S");
  g_assert_true (edubba_match_act (fixture->match, "travel:S", NULL, NULL));
  keys_wait_for_frame (fixture->window);
  g_assert_true (g_str_has_prefix (get_part (fixture), "card:"));
}

static void
test_end (BoardWindow *fixture, gconstpointer data)
{
  guint seat = edubba_match_get_seat (fixture->match);

  keys_press (fixture->window, "Control+Return");
  g_assert_cmpuint (edubba_match_get_cursor (fixture->match), >, 0);
  g_assert_cmpuint (edubba_match_get_seat (fixture->match), !=, seat);
  get_focus (fixture);
}

/* Tab leads from zone to zone, out of the board and back into it. */
static void
test_tab (BoardWindow *fixture, gconstpointer data)
{
  gboolean has_left = FALSE;

  focus_part (fixture, "card:A");
  for (guint i = 0; i < 60; i++)
    {
      keys_press (fixture->window, "Tab");
      has_left |= !gtk_widget_is_ancestor (get_focus (fixture), GTK_WIDGET (fixture->board));
      if (has_left && gtk_widget_is_ancestor (get_focus (fixture), GTK_WIDGET (fixture->board)))
        return;
    }
  g_test_fail ();
}

/* From right to left the first is at the right; Left is left on the screen all the same. */
static void
test_mirrored (BoardWindow *fixture, gconstpointer data)
{
  gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
  keys_wait_for_frame (fixture->window);
  test_arrows (fixture, data);
  test_ends (fixture, data);
  assert_leads (fixture, "temple:me:M", "Right", "temple:me:H");
  assert_leads (fixture, "temple:me:M", "Left", "temple:me:P");
  assert_leads (fixture, "card:M", "Right", "card:H");
  assert_leads (fixture, "card:M", "Left", "card:P");
  test_again (fixture, data);
  test_tab (fixture, data);
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
}

static void
assert_helps (BoardWindow *fixture, const char *part, const char *page)
{
  GtkWidget *rules;

  focus_part (fixture, part);
  keys_press (fixture->window, "F1");
  rules = ui_find (GTK_WIDGET (fixture->window), EDUBBA_TYPE_RULES_PAGE);
  g_assert_nonnull (rules);
  g_assert_cmpstr (edubba_rules_page_get_open (EDUBBA_RULES_PAGE (rules)), ==, page);
  keys_press (fixture->window, "Alt+Left");
  g_assert_cmpstr (get_part (fixture), ==, part);
}

static void
test_help (BoardWindow *fixture, gconstpointer data)
{
  assert_helps (fixture, "temple:me:A", "babel-rule-2-3");
  assert_helps (fixture, "land:M", "babel-rule-2-1");
  assert_helps (fixture, "card:A", "babel-rule-2-2");
  assert_helps (fixture, "card:H", "babel-rule-2-1");
  assert_helps (fixture, "end", "babel-rule-3");
}

static char *
dup_position_in_words (BoardWindow *fixture)
{
  const GameWords      *words = edubba_match_get_module (fixture->match)->words;
  g_autofree GameState *seen = edubba_match_dup_view (fixture->match, 0);
  g_auto (GStrv) names = edubba_seats_dup_names (edubba_match_get_seats (fixture->match));

  return words->position (seen, 0, (const char *const *) names);
}

static void
test_read (BoardWindow *fixture, gconstpointer data)
{
  g_autofree char *text = dup_position_in_words (fixture);

  g_assert_false (ui_says_anywhere (text));
  keys_press (fixture->window, "Control+l");
  ui_wait_until_said (text);
}

static void
test_list (BoardWindow *fixture, gconstpointer data)
{
  const char *text = "Move about the board";

  g_assert_false (ui_says_anywhere (text));
  keys_press (fixture->window, "question");
  ui_wait_until_said (text);
}

/* ---- A keyboard that writes Cyrillic ---- */

/* The symbol that the key of the letter A writes. */
static guint
translate_a (BoardWindow *fixture)
{
  guint keyval = 0;

  gdk_display_translate_key (gtk_widget_get_display (GTK_WIDGET (fixture->window)), 38, 0, 0,
                             &keyval, NULL, NULL, NULL);
  return keyval;
}

typedef struct
{
  BoardWindow *fixture;
  guint        a;
} Layout;

static gboolean
has_layout (gpointer data)
{
  const Layout *layout = data;

  return translate_a (layout->fixture) == layout->a;
}

/* FALSE if there is nothing that can do it. */
static gboolean
set_layout (BoardWindow *fixture, const char *layout, guint a)
{
  const char *argv[] = { "setxkbmap", layout, NULL };
  int         status;

  if (!g_spawn_sync (NULL, (char **) argv, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, NULL, NULL,
                     &status, NULL))
    return FALSE;
  g_assert_true (g_spawn_check_wait_status (status, NULL));
  ui_wait (has_layout, &(Layout) { fixture, a });
  return TRUE;
}

static void
test_cyrillic (BoardWindow *fixture, gconstpointer data)
{
  /* The keys A H M P S, and then L and Z, by their places. */
  static const char *const codes[] = { "#38", "#43", "#58", "#33", "#39" };
  g_autofree char         *text = dup_position_in_words (fixture);

  if (!set_layout (fixture, "ru,us", GDK_KEY_Cyrillic_ef))
    {
      g_test_skip ("no setxkbmap");
      return;
    }
  for (guint nation = 0; nation < BABEL_N_NATIONS; nation++)
    assert_picks (fixture, codes[nation], nation);
  g_assert_true (edubba_match_act (fixture->match, "travel:S", NULL, NULL));
  keys_press (fixture->window, "Control+#52");
  g_assert_cmpuint (edubba_match_get_cursor (fixture->match), ==, 0);
  keys_press (fixture->window, "Control+#46");
  ui_wait_until_said (text);
  set_layout (fixture, "us", GDK_KEY_a);
}

int
main (int argc, char *argv[])
{
  static const BoardWindowTest tests[] = {
    { "/e2e/keys/nations", POSITION, test_nations },
    { "/e2e/keys/again", POSITION, test_again },
    { "/e2e/keys/questions", RUN, test_questions },
    { "/e2e/keys/aloud", POSITION, test_aloud },
    { "/e2e/keys/arrows", POSITION, test_arrows },
    { "/e2e/keys/ends", POSITION, test_ends },
    { "/e2e/keys/mirrored", POSITION, test_mirrored },
    { "/e2e/keys/act", POSITION, test_act },
    { "/e2e/keys/lost", POSITION, test_lost },
    { "/e2e/keys/end", POSITION, test_end },
    { "/e2e/keys/tab", POSITION, test_tab },
    { "/e2e/keys/help", POSITION, test_help },
    { "/e2e/keys/read", POSITION, test_read },
    { "/e2e/keys/list", POSITION, test_list },
    { "/e2e/keys/cyrillic", POSITION, test_cyrillic },
  };

  return board_window_run (argc, argv, tests, G_N_ELEMENTS (tests));
}
