/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The end of a game, in the window: the page over the board comes and goes at the right times,
 * counts the points, and names the rules that refused actions. The turn that decided the game is
 * the matter of test-end-turn.c.
 */
#include <adwaita.h>
#include <glib/gstdio.h>

#include "display.h"
#include "edubba-curtain.h"
#include "edubba-game-sitting.h"
#include "edubba-keepsake.h"
#include "edubba-match-page.h"
#include "edubba-message-line.h"
#include "edubba-page.h"
#include "edubba-scene.h"
#include "edubba-sound.h"
#include "edubba-standings.h"
#include "edubba-window-private.h"
#include "end-fixture.h"
#include "plain-board.h"
#include "ui-fixture.h"
#include "window-fixture.h"

/* Building the five wins at once, 15 against 0. */
#define WINS "babel/1 A:HH/12345| H:P/12345| M:AHMPS/1234| pawns=MQ hands=A|H stores=5|"

static void
test_comes_and_goes (void)
{
  EdubbaWindow *window = window_fixture_create_fresh ();
  EdubbaMatch  *match = end_fixture_show (window, WINS, EDUBBA_SEAT_COMPUTER);
  GtkWidget    *standings;

  g_assert_null (end_fixture_find (window));
  end_fixture_act (window, "build:own");
  g_assert_true (ui_says (end_fixture_wait (window), "You Win"));
  standings = ui_find (end_fixture_find (window), EDUBBA_TYPE_STANDINGS);
  g_assert_true (end_fixture_has_row (standings, "1 You 15"));
  g_assert_true (end_fixture_has_row (standings, "2 Builder 0"));
  g_assert_true (end_fixture_has_row (standings, "Assyria 5 0"));
  g_assert_true (end_fixture_has_row (standings, "Persia 0 0"));
  gtk_widget_activate_action (end_fixture_find (window), "match.see-board", NULL);
  g_assert_null (end_fixture_find (window));
  gtk_widget_activate_action (GTK_WIDGET (window->match_page), "match.show-end", NULL);
  g_assert_nonnull (end_fixture_find (window));
  edubba_match_page_undo (window->match_page);
  g_assert_null (end_fixture_find (window));
  end_fixture_finish (window, match);
}

static EdubbaMoment
find_finished (EdubbaBoard *board, const GameEvent *events, guint n_events, char **part)
{
  return EDUBBA_MOMENT_FINISHED;
}

static gboolean
has_stopped (gpointer scene)
{
  return !edubba_scene_is_running (scene);
}

static void
ended_cb (guint *n_ended)
{
  ++*n_ended;
}

/* Checks that the winner is named, with all that belongs to it, or not yet: then the user can
 * only skip. */
static void
assert_verdict (EdubbaWindow *window, gboolean told)
{
  GtkWidget  *page = ui_find (GTK_WIDGET (window), EDUBBA_TYPE_MATCH_PAGE);
  GtkWidget  *line = ui_find (page, EDUBBA_TYPE_MESSAGE_LINE);
  const char *sentence = edubba_message_line_get_sentence (EDUBBA_MESSAGE_LINE (line));

  if (told)
    g_assert_true (g_str_has_prefix (sentence, "You win, 15 against 0"));
  else
    g_assert_cmpstr (sentence, ==, "The game is over. See how it turned out.");
  g_assert_true ((ui_find_button (page, "How It Ended") != NULL) == told);
  g_assert_true ((ui_find_button (page, "Look Back") != NULL) == told);
  g_assert_true ((ui_find_button (page, "Skip") != NULL) == !told);
}

/* The last action has a moment of its own: both are seen, one behind the other, and the page comes
 * behind them. Until then nothing says who has won. */
static void
test_two_moments (void)
{
  EdubbaWindow     *window = window_fixture_create_fresh ();
  EdubbaMatch      *match = end_fixture_show (window, WINS, EDUBBA_SEAT_COMPUTER);
  GtkWidget        *board = ui_find (GTK_WIDGET (window), TYPE_PLAIN_BOARD);
  EdubbaBoardClass *klass = EDUBBA_BOARD_GET_CLASS (board);
  GtkWidget        *scene = ui_find (GTK_WIDGET (window), EDUBBA_TYPE_SCENE);
  guint             n_ended = 0;

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  klass->find_moment = find_finished;
  g_signal_connect_swapped (scene, "ended", G_CALLBACK (ended_cb), &n_ended);
  end_fixture_act (window, "build:own");
  klass->find_moment = NULL;
  g_assert_true (edubba_scene_is_running (EDUBBA_SCENE (scene)));
  g_assert_true (ui_says (scene, "Finished!"));
  assert_verdict (window, FALSE);
  edubba_scene_end (EDUBBA_SCENE (scene));
  g_assert_true (ui_says (scene, "Victory!"));
  assert_verdict (window, TRUE);
  g_assert_null (end_fixture_find (window));
  ui_wait (has_stopped, scene);
  g_assert_cmpuint (n_ended, ==, 2);
  g_assert_nonnull (end_fixture_find (window));
  end_fixture_finish (window, match);
}

/* The button of the next step has its label, also for a screen reader. */
static void
test_next (void)
{
  EdubbaWindow *window = window_fixture_create_fresh ();
  EdubbaMatch  *match = end_fixture_show (window, WINS, EDUBBA_SEAT_COMPUTER);
  GtkWidget    *next;

  end_fixture_act (window, "build:own");
  end_fixture_wait (window);
  edubba_game_sitting_offer_next (EDUBBA_GAME_SITTING (window->match_page), "Next lesson: Halves",
                                  "win.lesson", "babel/halves");
  next = ui_find_button (end_fixture_find (window), "Next lesson: Halves");
  g_assert_nonnull (next);
  if (display_has_accessibles ())
    gtk_test_accessible_assert_property (next, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                         "Next lesson: Halves");
  end_fixture_finish (window, match);
}

/* Two people are players with a number. */
static void
test_two_people (void)
{
  EdubbaWindow *window = window_fixture_create_fresh ();
  EdubbaMatch  *match = end_fixture_show (window, WINS, EDUBBA_SEAT_PERSON);

  g_signal_emit_by_name (ui_find (GTK_WIDGET (window), EDUBBA_TYPE_CURTAIN), "opened");
  end_fixture_act (window, "build:own");
  g_assert_true (ui_says (end_fixture_wait (window), "Player 1 Wins"));
  g_assert_true (ui_says (end_fixture_find (window), "Player 2"));
  end_fixture_finish (window, match);
}

/* People with names are called by their names. */
static void
test_named_people (void)
{
  EdubbaWindow *window = window_fixture_create_fresh ();
  EdubbaMatch  *match = end_fixture_show (window, WINS, EDUBBA_SEAT_PERSON);
  g_autoptr (EdubbaSeats) seats = edubba_seats_copy (edubba_match_get_seats (match));

  edubba_seats_set_name (seats, 0, "Anna");
  edubba_match_set_seats (match, seats);
  g_signal_emit_by_name (ui_find (GTK_WIDGET (window), EDUBBA_TYPE_CURTAIN), "opened");
  end_fixture_act (window, "build:own");
  g_assert_true (ui_says (end_fixture_wait (window), "The Winner: Anna"));
  end_fixture_finish (window, match);
}

/* A player who gives up has lost, and the other need not be called a winner by points. */
static void
test_given_up (void)
{
  EdubbaWindow *window = window_fixture_create_fresh ();
  EdubbaMatch  *match = end_fixture_show (window, WINS, EDUBBA_SEAT_COMPUTER);

  edubba_match_page_resign (window->match_page);
  g_assert_true (ui_says (end_fixture_wait (window), "The Winner: Builder"));
  ui_press (end_fixture_find (window), "Play Again");
  g_assert_true (edubba_match_page_get_match (window->match_page) != match);
  g_assert_null (end_fixture_find (window));
  end_fixture_finish (window, match);
}

/* The rules that refused an action in this game can be practised at its end. */
static void
test_rules (void)
{
  EdubbaWindow *window = window_fixture_create_fresh ();
  EdubbaMatch  *match = end_fixture_show (window, WINS, EDUBBA_SEAT_COMPUTER);

  end_fixture_act (window, "raze");
  end_fixture_act (window, "raze");
  end_fixture_act (window, "build:own");
  g_assert_nonnull (ui_find_button (end_fixture_wait (window), "2.3 Building a Temple"));
  g_assert_nonnull (ui_find_button (end_fixture_find (window), "2.5 Abilities of the Nations"));
  g_assert_null (ui_find_button (end_fixture_find (window), "2.5.2 Hittites Steal"));
  end_fixture_finish (window, match);
}

/* The rules that the computer has practised are listed, with the number of turns that they
 * decided; each leads to an exercise. */
static void
test_sparred (void)
{
  EdubbaWindow *window = window_fixture_create_fresh ();
  EdubbaMatch  *match = end_fixture_show (window, END_FIXTURE_MISSED_WIN, EDUBBA_SEAT_COMPUTER);
  g_autoptr (EdubbaSeats) seats = edubba_seats_copy (edubba_match_get_seats (match));

  edubba_seats_set_sparring (seats, plain_game_get ()->module->player->spars);
  edubba_match_set_seats (match, seats);
  end_fixture_act (window, "travel:M");
  end_fixture_act (window, "end");
  edubba_match_page_resign (window->match_page);
  g_assert_true (
    ui_says (end_fixture_wait (window), "The computer gave you practice in these shaky rules:"));
  g_assert_nonnull (
    ui_find_button (end_fixture_find (window), "2.5.1 Assyrians Raze: decided 1 turn"));
  end_fixture_finish (window, match);
}

static gint64
tell_late (gpointer data)
{
  return *(gint64 *) data;
}

/* The kinds that the computers practise in a match begun by this button. */
static guint64
begin (EdubbaWindow *window, const char *button)
{
  EdubbaMatch *match;

  ui_press (GTK_WIDGET (window), button);
  match = edubba_match_page_get_match (window->match_page);
  return edubba_seats_get_sparring (edubba_match_get_seats (match));
}

/* A game that begins takes over the shaky rules of that time, and so does the next one, unless
 * the settings say no. */
static void
test_sparring_begins (void)
{
  EdubbaWindow *window = window_fixture_create_fresh ();
  guint64       spars = plain_game_get ()->module->player->spars;
  gint64        now = edubba_progress_get_now (window->progress);
  guint64       first;

  edubba_progress_note_rule (window->progress, "babel", "2.5.1", EDUBBA_RULE_MET);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.new-game", NULL);
  gtk_toggle_button_set_active (
    GTK_TOGGLE_BUTTON (ui_find_button (GTK_WIDGET (window), "Pupil")), TRUE);
  g_assert_cmphex (begin (window, "Start Playing"), ==, 0);
  edubba_match_page_resign (window->match_page);
  now += G_GINT64_CONSTANT (86400) * 400;
  edubba_progress_set_clock (window->progress, tell_late, &now);
  ui_press (end_fixture_wait (window), "Play Again");
  first = edubba_seats_get_sparring (
    edubba_match_get_seats (edubba_match_page_get_match (window->match_page)));
  g_assert_cmphex (first & spars, ==, first);
  g_assert_cmphex (first, !=, 0);
  edubba_progress_note_rule (window->progress, "babel", "2.5.1", EDUBBA_RULE_MET);
  edubba_match_page_resign (window->match_page);
  end_fixture_wait (window);
  g_assert_cmphex (begin (window, "Play Again"), ==, 0);
  edubba_progress_set_clock (window->progress, NULL, NULL);
  window_fixture_destroy (window);
}

/* A level that tries answers does not spar. */
static void
test_nobody_spars (void)
{
  EdubbaWindow *window = window_fixture_create_fresh ();
  EdubbaMatch  *match = end_fixture_show (window, END_FIXTURE_MISSED_WIN, EDUBBA_SEAT_COMPUTER);
  g_autoptr (EdubbaSeats) seats = edubba_seats_copy (edubba_match_get_seats (match));
  gint64 now = edubba_progress_get_now (window->progress);

  edubba_progress_note_rule (window->progress, "babel", "2.5.1", EDUBBA_RULE_MET);
  now += G_GINT64_CONSTANT (86400) * 400;
  edubba_progress_set_clock (window->progress, tell_late, &now);
  for (guint level = 0; level < GAME_N_LEVELS; level++)
    {
      guint64 kinds;

      edubba_seats_set_levels (seats, level);
      edubba_match_set_seats (match, seats);
      edubba_window_arrange_sparring (window, match);
      kinds = edubba_seats_get_sparring (edubba_match_get_seats (match));
      g_assert_cmpint (kinds != 0, ==,
                       level >= GAME_LEVEL_PUPIL &&
                         level < plain_game_get ()->module->player->n_sparring_levels);
    }
  edubba_progress_set_clock (window->progress, NULL, NULL);
  end_fixture_finish (window, match);
}

/* If the practice has come to nothing, nobody hears of it. */
static void
test_not_sparred (void)
{
  EdubbaWindow *window = window_fixture_create_fresh ();
  EdubbaMatch  *match = end_fixture_show (window, WINS, EDUBBA_SEAT_COMPUTER);
  g_autoptr (EdubbaSeats) seats = edubba_seats_copy (edubba_match_get_seats (match));

  edubba_seats_set_sparring (seats, plain_game_get ()->module->player->spars);
  edubba_match_set_seats (match, seats);
  end_fixture_act (window, "build:own");
  g_assert_false (ui_says (end_fixture_wait (window),
                           "The computer gave you practice in these shaky rules:"));
  end_fixture_finish (window, match);
}

static void
heard_cb (EdubbaSound sound, gpointer data)
{
  *(guint *) data |= 1u << sound;
}

/* Refusals and victories have sounds. */
static void
test_sounds (void)
{
  EdubbaWindow *window = window_fixture_create_fresh ();
  EdubbaMatch  *match = end_fixture_show (window, WINS, EDUBBA_SEAT_COMPUTER);
  guint         heard = 0;

  g_object_set (gtk_settings_get_default (), "gtk-enable-event-sounds", TRUE, NULL);
  edubba_sound_overhear (heard_cb, &heard);
  end_fixture_act (window, "raze");
  g_assert_cmpuint (heard, ==, 1u << EDUBBA_SOUND_REFUSAL);
  end_fixture_act (window, "build:own");
  g_assert_cmpuint (heard, ==, 1u << EDUBBA_SOUND_REFUSAL | 1u << EDUBBA_SOUND_WIN);
  edubba_sound_overhear (NULL, NULL);
  end_fixture_finish (window, match);
}

static void
write_keepsake (EdubbaKeepsake *keepsake, const char *name, const char *path, char **contents)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GdkTexture) picture = NULL;
  g_autoptr (GError) error = NULL;

  edubba_keepsake_set_name (keepsake, name);
  edubba_keepsake_write (keepsake, file, &error);
  g_assert_no_error (error);
  picture = gdk_texture_new_from_file (file, &error);
  g_assert_no_error (error);
  g_assert_cmpint (gdk_texture_get_width (picture), ==, EDUBBA_KEEPSAKE_WIDTH);
  g_assert_cmpint (gdk_texture_get_height (picture), ==, EDUBBA_KEEPSAKE_HEIGHT);
  g_assert_true (g_file_load_contents (file, NULL, contents, NULL, NULL, NULL));
  g_remove (path);
}

/* The tablet is a picture with the name on it; where it cannot be written, that is said. */
static void
test_keepsake (void)
{
  EdubbaKeepsake *keepsake =
    g_object_ref_sink (EDUBBA_KEEPSAKE (edubba_keepsake_new ("babel", "Babel")));
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "tablet.png", NULL);
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;
  g_autoptr (GFile) nowhere = g_file_new_for_path ("/nowhere/tablet.png");
  g_autoptr (GError) error = NULL;

  write_keepsake (keepsake, "Enheduanna", path, &first);
  write_keepsake (keepsake, "Ur-Nammu", path, &second);
  g_assert_cmpint (memcmp (first, second, 4096), !=, 0);
  g_assert_false (edubba_keepsake_write (keepsake, nowhere, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_FAILED);
  g_assert_finalize_object (keepsake);
}

/* On a telephone that lies on its side it scrolls. */
static void
test_keepsake_low (void)
{
  GtkWidget *keepsake = g_object_ref_sink (edubba_keepsake_new ("babel", "Babel"));
  int        least;

  gtk_widget_measure (keepsake, GTK_ORIENTATION_VERTICAL, 360, &least, NULL, NULL, NULL);
  g_assert_cmpint (least, <, 200);
  g_assert_finalize_object (keepsake);
}

/* The tablet can be had for the game that was learnt. */
static void
test_keepsake_asked_for (void)
{
  EdubbaWindow *window = window_fixture_create_fresh ();

  gtk_widget_activate_action (GTK_WIDGET (window), "win.keepsake", "s", "babel");
  ui_settle ();
  g_assert_nonnull (ui_find_button_anywhere ("Save…"));
  /* Before libadwaita 1.5 a sheet is a window of its own. */
  for (guint i = 0; i < g_list_model_get_n_items (gtk_window_get_toplevels ()); i++)
    {
      g_autoptr (GtkWindow) other =
        g_list_model_get_item (gtk_window_get_toplevels (), i);

      if (other != GTK_WINDOW (window))
        gtk_window_destroy (other);
    }
  window_fixture_destroy (window);
}

int
main (int argc, char *argv[])
{
  display_allow_announcements ();
  window_fixture_init (&argc, &argv, plain_game_get);

  g_test_add_func ("/ends/comes-and-goes", test_comes_and_goes);
  g_test_add_func ("/ends/two-moments", test_two_moments);
  g_test_add_func ("/ends/next", test_next);
  g_test_add_func ("/ends/two-people", test_two_people);
  g_test_add_func ("/ends/named-people", test_named_people);
  g_test_add_func ("/ends/given-up", test_given_up);
  g_test_add_func ("/ends/rules", test_rules);
  g_test_add_func ("/ends/sparred", test_sparred);
  g_test_add_func ("/ends/not-sparred", test_not_sparred);
  g_test_add_func ("/ends/sparring-begins", test_sparring_begins);
  g_test_add_func ("/ends/nobody-spars", test_nobody_spars);
  g_test_add_func ("/ends/sounds", test_sounds);
  g_test_add_func ("/ends/keepsake", test_keepsake);
  g_test_add_func ("/ends/keepsake-low", test_keepsake_low);
  g_test_add_func ("/ends/keepsake-asked-for", test_keepsake_asked_for);

  return window_fixture_run ();
}
