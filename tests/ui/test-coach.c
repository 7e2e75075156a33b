/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The coach on the match page: the actions it holds, and the four ways to go on from there; it
 * can be used from the keyboard, and covers nothing on a narrow screen; and of two people only
 * the one with a coach hears it.
 */

#include "babel.h"
#include "display.h"
#include "edubba-coach-banner.h"
#include "edubba-curtain.h"
#include "edubba-game-sitting.h"
#include "edubba-match-page.h"
#include "edubba-message-line.h"
#include "edubba-page.h"
#include "edubba-split.h"
#include "edubba-spotlight.h"
#include "game-state.h"
#include "patience.h"
#include "ui-fixture.h"

/* The six in Hatti can be razed, which wins at once. */
#define POSITION                                                                           \
  "babel/1 A:P|/12 H:AAA|MMMMMM/123456 M:MMMMM/12345|P/123 P:PPPPP/12345| S:SSSSS/12345| " \
  "pawns=QQ hands=HM|???? turn=30"

/* The same with the seats exchanged. */
#define MIRRORED                                                                           \
  "babel/1 A:/12|P H:MMMMMM/123456|AAA M:P/123|MMMMM/12345 P:|PPPPP/12345 S:|SSSSS/12345 " \
  "pawns=QQ hands=????|HM turn=30 move=2"

#define NODES 40000

typedef struct
{
  EdubbaMatch     *match;
  EdubbaMatchPage *page;
  GtkWidget       *window;
} Fixture;

static EdubbaMatch *
make_match (const char *position)
{
  const GameModule *module = babel_get_game ()->module;
  g_autoptr (GError) error = NULL;
  g_autofree GameState *state = game_position_parse_full (module->rules, position, 1, &error);

  g_assert_no_error (error);
  return edubba_match_new (module, game_record_new_position (module->rules, state));
}

static void
show_match (Fixture *fixture, int width, int height)
{
  fixture->page = edubba_game_sitting_new (babel_get_game (), fixture->match);
  edubba_coach_set_nodes (edubba_game_sitting_find_coach (fixture->page), NODES);
  edubba_coach_set_patience (edubba_game_sitting_find_coach (fixture->page), PATIENCE_MS);
  fixture->window = ui_open_page (EDUBBA_PAGE (fixture->page), width, height);
  ui_settle ();
}

static void
set_up (Fixture *fixture, EdubbaCoaching coaching, int width, int height)
{
  fixture->match = make_match (POSITION);
  edubba_match_set_seat_kind (fixture->match, 1, EDUBBA_SEAT_COMPUTER);
  edubba_match_set_coaching (fixture->match, 0, coaching);
  show_match (fixture, width, height);
}

static void
tear_down (Fixture *fixture)
{
  ui_close_page (fixture->window, EDUBBA_PAGE (fixture->page));
  g_assert_finalize_object (fixture->match);
}

static void
act (Fixture *fixture, const char *action)
{
  gtk_widget_activate_action (GTK_WIDGET (fixture->page), "match.act", "s", action);
}

static GtkWidget *
get_banner (Fixture *fixture)
{
  return ui_find (GTK_WIDGET (fixture->page), EDUBBA_TYPE_COACH_BANNER);
}

static gboolean
is_idle (gpointer data)
{
  return !edubba_coach_get_thinking (edubba_game_sitting_find_coach (((Fixture *) data)->page));
}

static gboolean
has_banner (gpointer data)
{
  return get_banner (data) != NULL;
}

/* Plays some actions and ends the turn, and is told that this throws a win away. */
static void
end_early (Fixture *fixture, const char *actions)
{
  g_auto (GStrv) words = g_strsplit (actions, " ", -1);

  for (guint i = 0; words[i] != NULL; i++)
    act (fixture, words[i]);
  ui_wait (is_idle, fixture);
  g_assert_null (get_banner (fixture));
  act (fixture, "end");
  ui_wait (has_banner, fixture);
}

/* Throws the win away, and is told so. */
static void
blunder (Fixture *fixture)
{
  end_early (fixture, "travel:M");
  g_assert_cmpuint (edubba_match_get_cursor (fixture->match), ==, 1);
}

static void
test_off (void)
{
  Fixture fixture;

  set_up (&fixture, EDUBBA_COACHING_OFF, 1000, 700);
  act (&fixture, "travel:M");
  act (&fixture, "end");
  g_assert_cmpuint (edubba_match_get_cursor (fixture.match), >=, 2);
  g_assert_null (get_banner (&fixture));
  tear_down (&fixture);
}

static void
test_keep (void)
{
  Fixture fixture;

  set_up (&fixture, EDUBBA_COACHING_TALKATIVE, 1000, 700);
  blunder (&fixture);
  g_assert_nonnull (strstr (edubba_coach_banner_get_sentence (
                              EDUBBA_COACH_BANNER (get_banner (&fixture))),
                            "You can win the game this very turn."));
  ui_press (get_banner (&fixture), "Keep It");
  g_assert_cmpuint (edubba_match_get_cursor (fixture.match), >=, 2);
  g_assert_null (get_banner (&fixture));
  g_assert_nonnull (ui_find (GTK_WIDGET (fixture.page), EDUBBA_TYPE_MESSAGE_LINE));
  g_assert_false (edubba_match_get_assisted (fixture.match));
  tear_down (&fixture);
}

/* The focus is on the way back; Escape takes it. Asked once more, the coach has nothing to add. */
static void
test_think (void)
{
  Fixture    fixture;
  GtkWidget *focus;

  set_up (&fixture, EDUBBA_COACHING_TALKATIVE, 1000, 700);
  blunder (&fixture);
  focus = gtk_root_get_focus (GTK_ROOT (fixture.window));
  g_assert_true (focus == ui_find_button (get_banner (&fixture), "Let Me Think"));
  gtk_widget_activate_action (GTK_WIDGET (fixture.page), "match.coach-think", NULL);
  g_assert_null (get_banner (&fixture));
  g_assert_cmpuint (edubba_match_get_cursor (fixture.match), ==, 1);
  act (&fixture, "end");
  g_assert_cmpuint (edubba_match_get_cursor (fixture.match), >=, 2);
  tear_down (&fixture);
}

static gboolean
has_hint (gpointer data)
{
  Fixture   *fixture = data;
  GtkWidget *line = ui_find (GTK_WIDGET (fixture->page), EDUBBA_TYPE_MESSAGE_LINE);

  return line != NULL &&
         edubba_message_line_get_kind (EDUBBA_MESSAGE_LINE (line)) == EDUBBA_MESSAGE_HINT;
}

/* The bad action is taken back, and nothing else, and the hint leads to the better turn. */
static void
check_hint (const char *actions, guint n_kept)
{
  Fixture    fixture;
  GtkWidget *line;

  set_up (&fixture, EDUBBA_COACHING_TALKATIVE, 1000, 700);
  end_early (&fixture, actions);
  ui_press (get_banner (&fixture), "Give Me a Hint");
  ui_wait (has_hint, &fixture);
  line = ui_find (GTK_WIDGET (fixture.page), EDUBBA_TYPE_MESSAGE_LINE);
  g_assert_cmpstr (edubba_message_line_get_sentence (EDUBBA_MESSAGE_LINE (line)), ==,
                   "The game can be won this turn.");
  g_assert_cmpuint (edubba_match_get_cursor (fixture.match), ==, n_kept);
  g_assert_true (edubba_match_get_assisted (fixture.match));
  tear_down (&fixture);
}

static void
test_hint (void)
{
  check_hint ("travel:M", 1);
  check_hint ("travel:H migrate:H-A settle:M", 1);
}

/* The better turn is shown without being played, and all of it can be read from the first step on.
 */
static void
test_show (void)
{
  Fixture     fixture;
  const char *more;

  set_up (&fixture, EDUBBA_COACHING_TALKATIVE, 1000, 700);
  blunder (&fixture);
  ui_press (get_banner (&fixture), "Show Me");
  ui_settle ();
  g_assert_nonnull (get_banner (&fixture));
  more = edubba_coach_banner_get_more (EDUBBA_COACH_BANNER (get_banner (&fixture)));
  g_assert_nonnull (strstr (more, "1. "));
  g_assert_nonnull (strstr (more, "2. "));
  g_assert_cmpuint (edubba_match_get_cursor (fixture.match), ==, 1);
  g_assert_true (edubba_match_get_assisted (fixture.match));
  gtk_widget_activate_action (GTK_WIDGET (fixture.page), "match.coach-think", NULL);
  g_assert_null (get_banner (&fixture));
  tear_down (&fixture);
}

/* Taking back takes the banner away. */
static void
test_undo (void)
{
  Fixture fixture;

  set_up (&fixture, EDUBBA_COACHING_TALKATIVE, 1000, 700);
  blunder (&fixture);
  edubba_match_undo (fixture.match);
  ui_settle ();
  g_assert_null (get_banner (&fixture));
  tear_down (&fixture);
}

static graphene_rect_t
find_board (Fixture *fixture)
{
  GtkWidget      *board = ui_find (GTK_WIDGET (fixture->page), EDUBBA_TYPE_SPOTLIGHT);
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (board, GTK_WIDGET (fixture->page), &bounds));
  return bounds;
}

static gboolean
is_in_panel (Fixture *fixture)
{
  return gtk_widget_get_ancestor (get_banner (fixture), EDUBBA_TYPE_SPLIT) != NULL;
}

/* Beside the board the banner stands in the side panel, and nothing of the board moves. If the
 * panel is folded away meanwhile it stands below the board. */
static void
test_wide (void)
{
  Fixture         fixture;
  graphene_rect_t before, after;

  set_up (&fixture, EDUBBA_COACHING_TALKATIVE, 1280, 800);
  before = find_board (&fixture);
  blunder (&fixture);
  ui_settle ();
  after = find_board (&fixture);
  g_assert_true (graphene_rect_equal (&before, &after));
  g_assert_true (is_in_panel (&fixture));
  g_assert_nonnull (ui_find (GTK_WIDGET (fixture.page), EDUBBA_TYPE_MESSAGE_LINE));
  g_assert_true (gtk_root_get_focus (GTK_ROOT (fixture.window)) ==
                 ui_find_button (get_banner (&fixture), "Let Me Think"));
  g_object_set (fixture.page, "panel-shown", FALSE, NULL);
  ui_settle ();
  g_assert_false (is_in_panel (&fixture));
  g_assert_null (ui_find (GTK_WIDGET (fixture.page), EDUBBA_TYPE_MESSAGE_LINE));
  g_assert_true (gtk_root_get_focus (GTK_ROOT (fixture.window)) ==
                 ui_find_button (get_banner (&fixture), "Let Me Think"));
  tear_down (&fixture);
}

static gboolean
is_laid_out (gpointer data)
{
  return gtk_widget_get_height (get_banner (data)) > 0;
}

/* On a telephone the banner is whole, and stands below the board, not on it. */
static void
test_narrow (void)
{
  Fixture          fixture;
  GtkWidget       *board;
  graphene_point_t bottom;

  set_up (&fixture, EDUBBA_COACHING_TALKATIVE, 360, 600);
  blunder (&fixture);
  ui_wait (is_laid_out, &fixture);
  board = ui_find (GTK_WIDGET (fixture.page), EDUBBA_TYPE_SPOTLIGHT);
  g_assert_true (gtk_widget_compute_point (
    board, GTK_WIDGET (fixture.page),
    &GRAPHENE_POINT_INIT (0, (float) gtk_widget_get_height (board)), &bottom));
  g_assert_cmpint (gtk_widget_get_width (get_banner (&fixture)), <=, 360);
  g_assert_cmpfloat (bottom.y + gtk_widget_get_height (get_banner (&fixture)), <=,
                     gtk_widget_get_height (GTK_WIDGET (fixture.page)) + 0.5);
  tear_down (&fixture);
}

/* Large text makes no window larger than the screen of a telephone. */
static void
test_large_text (void)
{
  Fixture fixture;
  int     width, height;

  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 2 * 96 * 1024, NULL);
  set_up (&fixture, EDUBBA_COACHING_TALKATIVE, 360, 600);
  blunder (&fixture);
  ui_wait (is_laid_out, &fixture);
  gtk_widget_measure (GTK_WIDGET (fixture.page), GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL,
                      NULL, NULL);
  gtk_widget_measure (GTK_WIDGET (fixture.page), GTK_ORIENTATION_VERTICAL, 360, &height, NULL, NULL,
                      NULL);
  g_assert_cmpint (width, <=, 360);
  g_assert_cmpint (height, <=, 294);
  tear_down (&fixture);
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 96 * 1024, NULL);
}

static void
open_curtain (Fixture *fixture)
{
  GtkWidget *curtain = ui_find (GTK_WIDGET (fixture->page), EDUBBA_TYPE_CURTAIN);

  g_assert_nonnull (curtain);
  g_signal_emit_by_name (curtain, "opened");
  ui_settle ();
}

/* Two people, of whom `coached` has a coach; the one to act throws the win away. */
static void
blunder_beside (Fixture *fixture, guint seat, guint coached)
{
  fixture->match = make_match (seat == 0 ? POSITION : MIRRORED);
  edubba_match_set_coaching (fixture->match, coached, EDUBBA_COACHING_TALKATIVE);
  show_match (fixture, 1000, 700);
  open_curtain (fixture);
  g_assert_cmpuint (edubba_match_get_seat (fixture->match), ==, seat);
  if (seat == coached)
    {
      blunder (fixture);
      ui_press (get_banner (fixture), "Keep It");
      return;
    }
  act (fixture, "travel:M");
  g_assert_true (is_idle (fixture));
  act (fixture, "end");
}

/* Every action of a seat in its turn is played at once, and the coach judges none. */
static void
play_unasked (Fixture *fixture, guint seat)
{
  const GameRules *rules = edubba_match_get_module (fixture->match)->rules;

  while (edubba_match_get_seat (fixture->match) == seat)
    {
      guint cursor = edubba_match_get_cursor (fixture->match);
      g_autoptr (GArray) legal =
        game_legal_sorted (rules, edubba_match_get_state (fixture->match));
      g_autofree char *action = game_action_print (rules, g_array_index (legal, GameAction, 0));

      g_assert_true (is_idle (fixture));
      act (fixture, action);
      g_assert_cmpuint (edubba_match_get_cursor (fixture->match), ==, cursor + 1);
      g_assert_null (get_banner (fixture));
    }
}

/* A player without a coach is told nothing of the very turn of which the other is told, and no
 * advice is left for them. */
static void
test_one_of_two (void)
{
  for (guint seat = 0; seat < 2; seat++)
    for (guint coached = 0; coached < 2; coached++)
      {
        Fixture fixture;

        blunder_beside (&fixture, seat, coached);
        g_assert_cmpuint (edubba_match_get_cursor (fixture.match), ==, 2);
        g_assert_cmpuint (edubba_match_get_seat (fixture.match), ==, 1 - seat);
        g_assert_null (get_banner (&fixture));
        open_curtain (&fixture);
        g_assert_null (get_banner (&fixture));
        if (seat == coached)
          play_unasked (&fixture, 1 - seat);
        tear_down (&fixture);
      }
}

int
main (int argc, char *argv[])
{
  display_allow_announcements ();
  ui_init (&argc, &argv);

  g_test_add_func ("/ui/coach/off", test_off);
  g_test_add_func ("/ui/coach/keep", test_keep);
  g_test_add_func ("/ui/coach/think", test_think);
  g_test_add_func ("/ui/coach/hint", test_hint);
  g_test_add_func ("/ui/coach/show", test_show);
  g_test_add_func ("/ui/coach/undo", test_undo);
  g_test_add_func ("/ui/coach/narrow", test_narrow);
  g_test_add_func ("/ui/coach/wide", test_wide);
  g_test_add_func ("/ui/coach/large-text", test_large_text);
  g_test_add_func ("/ui/coach/one-of-two", test_one_of_two);
  return g_test_run ();
}
