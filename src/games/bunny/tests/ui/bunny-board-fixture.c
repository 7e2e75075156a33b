/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The window has no decoration, so that its size is the board's. Nothing is asked for twice between
 * two looks, so the last is enough.
 */
#include "bunny-board-fixture.h"

#include "board-hands.h"
#include "bunny-board-private.h"
#include "bunny-rules.h"
#include "edubba-gtk-leaks.h"
#include "game-state.h"

static void
acted_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  BoardFixture *fixture = data;

  g_free (fixture->acted);
  fixture->acted = g_variant_dup_string (parameter, NULL);
}

static void
called_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  BoardFixture *fixture = data;

  fixture->called = g_variant_get_uint32 (parameter);
}

static void
picked_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
}

void
board_set_up (BoardFixture *fixture, gconstpointer data)
{
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();
  GActionEntry entries[] = { { .name = "act", .parameter_type = "s", .activate = acted_cb },
                             { .name = "call", .parameter_type = "u", .activate = called_cb },
                             { .name = "picked", .activate = picked_cb } };

  edubba_gtk_leaks_begin ();
  fixture->window = gtk_window_new ();
  fixture->board = EDUBBA_BOARD (bunny_board_new ());
  g_action_map_add_action_entries (G_ACTION_MAP (group), entries, G_N_ELEMENTS (entries), fixture);
  gtk_widget_insert_action_group (fixture->window, "match", G_ACTION_GROUP (group));
  gtk_window_set_decorated (GTK_WINDOW (fixture->window), FALSE);
  gtk_window_set_child (GTK_WINDOW (fixture->window), GTK_WIDGET (fixture->board));
}

void
board_tear_down (BoardFixture *fixture, gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  g_free (fixture->acted);
}

static gboolean
frame_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer left)
{
  return --*(guint *) left > 0;
}

void
board_wait_for_frames (BoardFixture *fixture)
{
  guint left = 4;

  gtk_widget_add_tick_callback (fixture->window, frame_cb, &left, NULL);
  while (left > 0)
    g_main_context_iteration (NULL, TRUE);
}

void
board_show (BoardFixture *fixture, const char *position, guint viewer, int width, int height)
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
  board_wait_for_frames (fixture);
}

EdubbaPlaceState
board_get_state (BoardFixture *fixture, const char *cell)
{
  return edubba_place_get_state (EDUBBA_PLACE (edubba_board_find_part (fixture->board, cell)));
}

void
board_press (BoardFixture *fixture, const char *part)
{
  hands_press (fixture->board, HANDS_POINTER, part);
}
