/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The game's rules are those of the board's class. Nothing is asked for twice between two looks, so
 * the last is enough.
 */
#include "board-fixture.h"

#include "edubba-gtk-leaks.h"
#include "game-state.h"

/* The frames until everything has its place. */
#define FRAMES 4

static void
acted_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  BoardFixture *fixture = data;

  g_free (fixture->acted);
  fixture->acted = g_variant_dup_string (parameter, NULL);
  g_ptr_array_add (fixture->heard, g_strdup (fixture->acted));
}

static void
explained_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  BoardFixture *fixture = data;
  const char   *sentence;
  const char   *paragraph;

  g_variant_get (parameter, "(&s&s)", &sentence, &paragraph);
  g_assert_cmpstr (sentence, !=, "");
  g_ptr_array_add (fixture->heard, g_strconcat ("why:", paragraph, NULL));
}

static void
called_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  ((BoardFixture *) data)->called = g_variant_get_uint32 (parameter);
}

static void
picked_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
}

static const GameRules *
get_rules (BoardFixture *fixture)
{
  return EDUBBA_BOARD_GET_CLASS (fixture->board)->rules;
}

void
board_create (BoardFixture *fixture, GType type)
{
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();
  GActionEntry entries[] = {
    { .name = "act", .parameter_type = "s", .activate = acted_cb },
    { .name = "explain", .parameter_type = "(ss)", .activate = explained_cb },
    { .name = "call", .parameter_type = "u", .activate = called_cb },
    { .name = "picked", .activate = picked_cb },
  };

  edubba_gtk_leaks_begin ();
  *fixture = (BoardFixture) { 0 };
  fixture->window = GTK_WINDOW (gtk_window_new ());
  fixture->board = g_object_new (type, NULL);
  fixture->world = game_state_new (get_rules (fixture));
  fixture->heard = g_ptr_array_new_with_free_func (g_free);
  g_action_map_add_action_entries (G_ACTION_MAP (group), entries, G_N_ELEMENTS (entries), fixture);
  gtk_widget_insert_action_group (GTK_WIDGET (fixture->window), "match", G_ACTION_GROUP (group));
  gtk_window_set_decorated (fixture->window, FALSE);
  gtk_window_set_child (fixture->window, GTK_WIDGET (fixture->board));
}

void
board_tear_down (BoardFixture *fixture, gconstpointer data)
{
  gtk_window_destroy (fixture->window);
  g_free (fixture->world);
  g_free (fixture->acted);
  g_ptr_array_unref (fixture->heard);
}

static gboolean
frame_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer left)
{
  return --*(guint *) left > 0;
}

void
board_wait_for_frames (BoardFixture *fixture)
{
  guint left = FRAMES;

  gtk_widget_add_tick_callback (GTK_WIDGET (fixture->window), frame_cb, &left, NULL);
  while (left > 0)
    g_main_context_iteration (NULL, TRUE);
}

static GameState *
read_position (BoardFixture *fixture, const char *position)
{
  GameState *state = game_state_new (get_rules (fixture));
  g_autoptr (GError) error = NULL;

  get_rules (fixture)->parse_position (position, state, &error);
  g_assert_no_error (error);
  return state;
}

void
board_show (BoardFixture *fixture, const char *position, guint viewer, int width, int height)
{
  const GameRules      *rules = get_rules (fixture);
  g_autofree GameState *seen = read_position (fixture, position);

  if (rules->is_full (seen))
    game_state_copy (rules, fixture->world, seen);
  else
    rules->complete (seen, 1, fixture->world);
  rules->observe (fixture->world, viewer, seen);
  gtk_window_set_default_size (fixture->window, width, height);
  gtk_window_present (fixture->window);
  edubba_board_show_state (fixture->board, seen, viewer, TRUE);
  board_wait_for_frames (fixture);
}

void
board_show_partial (BoardFixture *fixture, const char *position, guint viewer, gboolean active)
{
  g_autofree GameState *state = read_position (fixture, position);

  edubba_board_show_state (fixture->board, state, viewer, active);
}

GtkWidget *
board_get_part (BoardFixture *fixture, const char *part)
{
  GtkWidget *widget = edubba_board_find_part (fixture->board, part);

  if (widget == NULL)
    g_error ("The board has no part %s.", part);
  return widget;
}

EdubbaPlaceState
board_get_state (BoardFixture *fixture, const char *part)
{
  return edubba_place_get_state (EDUBBA_PLACE (board_get_part (fixture, part)));
}

void
board_press (BoardFixture *fixture, const char *part)
{
  GtkWidget *widget = board_get_part (fixture, part);

  g_assert_true (GTK_IS_BUTTON (widget));
  g_assert_true (gtk_widget_is_sensitive (widget));
  g_signal_emit_by_name (widget, "clicked");
}

/* ---- Keys */

static gboolean
press_in_phase (EdubbaBoard        *board,
                GtkPropagationPhase phase,
                guint               keyval,
                guint               code,
                GdkModifierType     modifiers)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (GTK_WIDGET (board));
  gboolean handled = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (controllers) && !handled; i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_EVENT_CONTROLLER_KEY (controller) &&
          gtk_event_controller_get_propagation_phase (controller) == phase)
        g_signal_emit_by_name (controller, "key-pressed", keyval, code, modifiers, &handled);
    }
  return handled;
}

gboolean
board_press_key (EdubbaBoard *board, guint keyval, guint code, GdkModifierType modifiers)
{
  return press_in_phase (board, GTK_PHASE_CAPTURE, keyval, code, modifiers) ||
         press_in_phase (board, GTK_PHASE_BUBBLE, keyval, code, modifiers);
}

void
board_let_go (EdubbaBoard *board, guint keyval)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (GTK_WIDGET (board));

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_EVENT_CONTROLLER_KEY (controller))
        g_signal_emit_by_name (controller, "key-released", keyval, 0, 0);
    }
}
