/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The board where several persons look at it at once: a hand that lies face down is seen while the
 * space bar is held, and chosen from by keys; scrolls are seen between two presses.
 */
#include "board-hands.h"

#include <gdk/gdk.h>

#include "bunny-board-private.h"
#include "bunny-rules.h"
#include "display.h"
#include "game-state.h"

#define EXPLORE                                                                               \
  "bunny/1 seats=3 round=3 pick=4 land=A1,A2,A4|J1,J2|F1 hands=A3,C4,city1,city1,gem3,wood1|" \
  "?,?,?,?,?,?|?,?,?,?,?,? for=1"
#define BUILD                                                                \
  "bunny/1 seats=3 round=2 phase=build move=1 land=A1,A2,C4,J4,J5|J1,J2|F1 " \
  "tray=city1,city3,pearl,camp2,tower|camp1|"
#define TENTS "bunny/1 phase=build move=1 land=A1,C4,E5|J1 built=A1:camp2 towers=C4-E5 tray=city1|"
#define TWO                                                                          \
  "bunny/1 hands=A3,C4,D1,E1,F2,G3,H4,city1,city2,gem3,wood1|?,?,?,?,?,?,?,?,?,?,? " \
  "reserve=?,?,?,?,?,?,?,?,?|?,?,?,?,?,?,?,?,? for=1"

typedef struct
{
  GtkWidget   *window;
  EdubbaBoard *board;
  char        *acted;  /* what was asked for last, or NULL */
  guint        called; /* the seat that was called last */
} Fixture;

static void
acted_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  Fixture *fixture = data;

  g_free (fixture->acted);
  fixture->acted = g_variant_dup_string (parameter, NULL);
}

static void
called_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  Fixture *fixture = data;

  fixture->called = g_variant_get_uint32 (parameter);
}

static void
picked_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();
  GActionEntry entries[] = { { .name = "act", .parameter_type = "s", .activate = acted_cb },
                             { .name = "call", .parameter_type = "u", .activate = called_cb },
                             { .name = "picked", .activate = picked_cb } };

  fixture->window = gtk_window_new ();
  fixture->board = EDUBBA_BOARD (bunny_board_new ());
  g_action_map_add_action_entries (G_ACTION_MAP (group), entries, G_N_ELEMENTS (entries), fixture);
  gtk_widget_insert_action_group (fixture->window, "match", G_ACTION_GROUP (group));
  gtk_window_set_decorated (GTK_WINDOW (fixture->window), FALSE);
  gtk_window_set_child (GTK_WINDOW (fixture->window), GTK_WIDGET (fixture->board));
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  g_free (fixture->acted);
}

static gboolean
frame_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer left)
{
  return --*(guint *) left > 0;
}

static void
wait_for_frames (Fixture *fixture)
{
  guint left = 4;

  gtk_widget_add_tick_callback (fixture->window, frame_cb, &left, NULL);
  while (left > 0)
    g_main_context_iteration (NULL, TRUE);
}

static void
show (Fixture *fixture, const char *position, guint viewer, int width, int height)
{
  g_autofree GameState *state = game_state_new (&bunny_rules);
  g_autofree GameState *seen = game_state_new (&bunny_rules);
  g_autoptr (GError) error = NULL;

  bunny_rules.parse_position (position, state, &error);
  g_assert_no_error (error);
  bunny_rules.complete (state, 1, seen);
  bunny_rules.observe (seen, viewer, state);
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), width, height);
  gtk_window_present (GTK_WINDOW (fixture->window));
  edubba_board_show_state (fixture->board, state, viewer, TRUE);
  wait_for_frames (fixture);
}

static EdubbaPlaceState
get_state (Fixture *fixture, const char *cell)
{
  return edubba_place_get_state (EDUBBA_PLACE (edubba_board_find_part (fixture->board, cell)));
}

static void
press (Fixture *fixture, const char *part)
{
  hands_press (fixture->board, HANDS_POINTER, part);
}

/* Shows what all may see, with what the viewer sees besides lent to the board. */
static void
show_covered (Fixture *fixture, const char *position)
{
  g_autofree GameState *own = game_state_new (&bunny_rules);
  g_autofree GameState *seen = NULL;

  show (fixture, position, 0, 1000, 700);
  memcpy (own, &BUNNY_BOARD (fixture->board)->view.state, sizeof (BunnyState));
  seen = game_state_dup (&bunny_rules, own);
  bunny_rules.cover (seen);
  edubba_board_lend_own (fixture->board, own);
  edubba_board_show_state (fixture->board, seen, 0, TRUE);
}

/* How many of the cards before the viewer show what they are, or are named so. */
static guint
count_open (Fixture *fixture)
{
  BunnyHand *hand = BUNNY_BOARD (fixture->board)->hand;
  guint      n = 0;

  for (guint i = 0; i < bunny_hand_get_n (hand); i++)
    {
      BunnyCardView *card = bunny_hand_get_card (hand, i);
      const char    *name = gtk_widget_get_tooltip_text (GTK_WIDGET (card));

      n += bunny_card_get_face_shown (card) != 0 || strstr (name, "face down") == NULL;
    }
  return n;
}

/* A covered hand is seen while the space bar is held, chosen from by one's own row of keys, and
 * another row calls another person. */
static void
test_covered (Fixture *fixture, gconstpointer data)
{
  BunnyBoard *board = BUNNY_BOARD (fixture->board);

  show_covered (fixture, EXPLORE);
  g_assert_cmpuint (bunny_hand_get_n (board->hand), ==, 6);
  g_assert_cmpuint (count_open (fixture), ==, 0);
  g_assert_false (get_state (fixture, "cell:A3") & EDUBBA_PLACE_TARGET);
  hands_press_key (fixture->board, GDK_KEY_space, 0);
  g_assert_cmpuint (count_open (fixture), ==, 6);
  hands_let_go (fixture->board, GDK_KEY_space);
  g_assert_cmpuint (count_open (fixture), ==, 0);
  press (fixture, "look");
  g_assert_cmpuint (count_open (fixture), ==, 6);
  press (fixture, "look");
  hands_press_code (fixture->board, 10);
  hands_press_code (fixture->board, 14);
  g_assert_cmpuint (count_open (fixture), ==, 0);
  hands_press_key (fixture->board, GDK_KEY_Return, 0);
  g_assert_cmpstr (fixture->acted, ==, "pick:A3+gem3");
  hands_press_code (fixture->board, 38);
  g_assert_cmpuint (fixture->called, ==, 2);
  edubba_board_lend_own (fixture->board, NULL);
  show (fixture, EXPLORE, 0, 1000, 700);
  g_assert_cmpuint (count_open (fixture), ==, 6);
}

/* While building there are scrolls to look at, and the tray lies open. */
static void
test_covered_scrolls (Fixture *fixture, gconstpointer data)
{
  BunnyBoard *board = BUNNY_BOARD (fixture->board);

  show_covered (fixture, BUILD " scrolls=gem2,fish7||");
  g_assert_null (edubba_board_find_part (fixture->board, "scroll:fish7"));
  g_assert_cmpuint (bunny_hand_get_n (board->hand), ==, 5);
  press (fixture, "look");
  g_assert_nonnull (edubba_board_find_part (fixture->board, "scroll:fish7"));
  press (fixture, "look");
  g_assert_null (edubba_board_find_part (fixture->board, "scroll:fish7"));
  press (fixture, "tray:city1");
  press (fixture, "cell:J4");
  g_assert_cmpstr (fixture->acted, ==, "build:city1-J4");
}

int
main (int argc, char *argv[])
{
  display_test_init (&argc, &argv);
  g_test_add ("/ui/bunny/covered/hand", Fixture, NULL, set_up, test_covered, tear_down);
  g_test_add ("/ui/bunny/covered/scrolls", Fixture, NULL, set_up, test_covered_scrolls, tear_down);
  return g_test_run ();
}
