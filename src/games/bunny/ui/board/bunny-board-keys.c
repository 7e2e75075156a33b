/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Arrow keys go from place to place and from card to card; digits press the cards of the hand, or
 * what waits in the tray, in their order; Ctrl+Enter ends what can be ended; + and - zoom. Any key
 * or press ends the story that is told.
 */
#include <gdk/gdkkeysyms.h>

#include "bunny-board-private.h"
#include "edubba-walk.h"

/* The hardware code (evdev and X11) of the key with the digit 1. */
#define DIGIT_CODE 10

/* The card that a digit stands for, 0 for the tenth; -1 if the key is none. */
static int
read_digit (guint keyval, guint keycode)
{
  guint digit = keyval - GDK_KEY_0;

  if (keyval >= GDK_KEY_KP_0 && keyval <= GDK_KEY_KP_9)
    digit = keyval - GDK_KEY_KP_0;
  else if (keyval < GDK_KEY_0 || keyval > GDK_KEY_9)
    {
      /* Layouts that write digits with Shift. */
      if (keyval < 128 || keycode < DIGIT_CODE || keycode >= DIGIT_CODE + 10)
        return -1;
      return (int) (keycode - DIGIT_CODE);
    }
  return digit == 0 ? 9 : (int) digit - 1;
}

static gboolean
move_focus (BunnyBoard *self, GtkDirectionType direction)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));
  GtkWidget *next =
    focus != NULL ? edubba_walk_find_next (GTK_WIDGET (self), focus, direction, NULL, NULL) : NULL;

  if (next != NULL)
    gtk_widget_grab_focus (next);
  return focus != NULL;
}

static gboolean
press_digit (BunnyBoard *self, guint i)
{
  if (i >= bunny_hand_get_n (self->hand))
    return FALSE;
  gtk_widget_grab_focus (GTK_WIDGET (bunny_hand_get_card (self->hand, i)));
  bunny_board_press (self, bunny_card_get_part (bunny_hand_get_card (self->hand, i)));
  return TRUE;
}

static gboolean
key_pressed_cb (
  GtkEventControllerKey *keys, guint keyval, guint keycode, GdkModifierType state, BunnyBoard *self)
{
  GdkModifierType  modifiers = state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK);
  GtkDirectionType direction;
  int              digit;

  if (GTK_IS_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))))
    gtk_window_set_focus_visible (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))), TRUE);
  if (gtk_widget_get_visible (self->lists))
    return FALSE;
  if (edubba_zoom_press_key (EDUBBA_ZOOM (self->zoom), keyval, state))
    return TRUE;
  if (modifiers == GDK_CONTROL_MASK && (keyval == GDK_KEY_Return || keyval == GDK_KEY_KP_Enter))
    {
      bunny_board_press (self, "end");
      return TRUE;
    }
  if (modifiers != 0)
    return FALSE;
  if (keyval == GDK_KEY_Escape)
    return edubba_board_cancel (EDUBBA_BOARD (self));
  if (edubba_walk_read_direction (keyval, &direction))
    return move_focus (self, direction);
  digit = read_digit (keyval, keycode);
  return digit >= 0 && press_digit (self, (guint) digit);
}

static gboolean
key_anywhere_cb (
  GtkEventControllerKey *keys, guint keyval, guint keycode, GdkModifierType state, BunnyBoard *self)
{
  edubba_board_settle (EDUBBA_BOARD (self));
  return FALSE;
}

static void
pointer_pressed_cb (GtkGestureClick *click, int n_press, double x, double y, BunnyBoard *self)
{
  edubba_board_settle (EDUBBA_BOARD (self));
  if (gtk_gesture_single_get_current_button (GTK_GESTURE_SINGLE (click)) == GDK_BUTTON_SECONDARY)
    edubba_board_cancel (EDUBBA_BOARD (self));
}

void
bunny_board_add_keys (BunnyBoard *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkEventController *any = gtk_event_controller_key_new ();
  GtkGesture         *click = gtk_gesture_click_new ();

  g_signal_connect (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  gtk_event_controller_set_propagation_phase (any, GTK_PHASE_CAPTURE);
  g_signal_connect (any, "key-pressed", G_CALLBACK (key_anywhere_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), any);
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (click), 0);
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (click), GTK_PHASE_CAPTURE);
  g_signal_connect (click, "pressed", G_CALLBACK (pointer_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
}
