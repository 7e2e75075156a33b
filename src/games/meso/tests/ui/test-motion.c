/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Settlers that glide from land to land: the board comes to rest once for each action, at once
 * where nothing may move; presses mean meanwhile what they mean at rest, and the lands show
 * everybody again in the end.
 */
#include "display.h"
#include "game-state.h"
#include "meso-board-fixture.h"
#include "meso-board-private.h"
#include "meso-rules.h"

#define STEPS "meso/1 J8:p,h1,1e H9:f,w2,1w I9:t J9:p,2e H10:q,s2 mana=1/3|1/3 moves=4 turn=5"
#define FROM  "place:H9"
#define TO    "place:H10"
#define STEP  "step:H9w-H10"

static guint n_settled;

static void
settled_cb (void)
{
  n_settled++;
}

static void
set_up (BoardFixture *fixture, gconstpointer data)
{
  board_set_up (fixture, data);
  n_settled = 0;
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  g_signal_connect (fixture->board, "settled", G_CALLBACK (settled_cb), NULL);
  board_show (fixture, STEPS, 0, 900, 700);
  board_wait_for_frames (fixture);
}

/* Plays an action of the world. */
static void
play (BoardFixture *fixture, const char *text)
{
  g_autofree GameState *seen = game_state_new (&meso_rules);
  g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (GameEvent));
  GameAction action;

  g_assert_true (meso_rules.parse_action (text, &action, NULL));
  g_assert_cmpuint (meso_rules.judge (fixture->world, 0, action), ==, GAME_LEGAL);
  meso_rules.apply (fixture->world, action, events);
  meso_rules.observe (fixture->world, 0, seen);
  edubba_board_play (fixture->board, seen, 0, TRUE, (const GameEvent *) (gpointer) events->data,
                     events->len);
}

/* The settlers with wood that the lands show in a place. */
static guint
count_shown (BoardFixture *fixture, const char *part)
{
  MesoBoard *board = MESO_BOARD (fixture->board);
  guint8     n[MESO_N_CLASSES];

  meso_sight_count_classes (meso_glide_look (board->glide, &board->sight), 0,
                            meso_place_read_part (part), n);
  return n[MESO_WOOD];
}

static void
test_step (BoardFixture *fixture, gconstpointer data)
{
  play (fixture, STEP);
  g_assert_true (edubba_board_is_moving (fixture->board));
  g_assert_cmpuint (count_shown (fixture, FROM), ==, 0);
  g_assert_cmpuint (count_shown (fixture, TO), ==, 0);
  g_assert_cmpuint (n_settled, ==, 0);
  while (edubba_board_is_moving (fixture->board))
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (n_settled, ==, 1);
  g_assert_cmpuint (count_shown (fixture, TO), ==, 1);
}

/* Whoever is still on the way can be taken on at once. */
static void
test_press (BoardFixture *fixture, gconstpointer data)
{
  play (fixture, STEP);
  board_press (fixture, TO);
  board_press (fixture, FROM);
  g_assert_cmpstr (fixture->acted, ==, "step:H10w-H9");
  g_assert_true (edubba_board_is_moving (fixture->board));
  play (fixture, fixture->acted);
  g_assert_cmpuint (n_settled, ==, 1);
  edubba_board_finish_motion (fixture->board);
  g_assert_cmpuint (n_settled, ==, 2);
  g_assert_cmpuint (count_shown (fixture, FROM), ==, 1);
}

/* What does not go from land to land is there at once; so is everything where nothing may move. */
static void
test_still (BoardFixture *fixture, gconstpointer data)
{
  play (fixture, "drop:H9w");
  g_assert_false (edubba_board_is_moving (fixture->board));
  g_assert_cmpuint (n_settled, ==, 1);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  play (fixture, "step:H9e-H10");
  g_assert_false (edubba_board_is_moving (fixture->board));
  g_assert_cmpuint (n_settled, ==, 2);
}

/* A board that goes away takes whoever is on the way along. */
static void
test_gone (BoardFixture *fixture, gconstpointer data)
{
  play (fixture, STEP);
  gtk_widget_set_visible (GTK_WIDGET (fixture->window), FALSE);
  g_assert_false (edubba_board_is_moving (fixture->board));
  g_assert_cmpuint (n_settled, ==, 1);
  gtk_window_present (fixture->window);
  board_wait_for_frames (fixture);
  play (fixture, "step:H10w-H9");
}

int
main (int argc, char *argv[])
{
  static const struct
  {
    const char *path;
    void (*test) (BoardFixture *fixture, gconstpointer data);
  } tests[] = {
    { "/ui/meso/motion/step", test_step },
    { "/ui/meso/motion/press", test_press },
    { "/ui/meso/motion/still", test_still },
    { "/ui/meso/motion/gone", test_gone },
  };

  display_test_init (&argc, &argv);
  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, BoardFixture, NULL, set_up, tests[i].test, board_tear_down);
  return g_test_run ();
}
