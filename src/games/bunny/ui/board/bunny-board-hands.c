/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Arrow keys go from place to place and from card to card; digits press the cards of the hand, or
 * the buildings in the tray, in their order; Ctrl+Enter ends the turn or the phase; + and - zoom.
 * Any key or press ends the story that is shown. Cards are carried from the hand to one of the
 * two slots, or to the board, which is the next free slot, and from the tray to a cell; that is
 * no other action than pressing.
 */
#include <gdk/gdk.h>

#include "bunny-board-private.h"
#include "bunny-words.h"
#include "edubba-kit.h"

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
press_digit (BunnyBoard *self, guint i)
{
  if (i >= bunny_hand_get_n (self->hand))
    return FALSE;
  gtk_widget_grab_focus (GTK_WIDGET (bunny_hand_get_card (self->hand, i)));
  bunny_board_press (EDUBBA_BOARD (self),
                     bunny_card_get_part (bunny_hand_get_card (self->hand, i)));
  return TRUE;
}

gboolean
bunny_board_key (EdubbaBoard *board, guint keyval, guint keycode)
{
  int digit = read_digit (keyval, keycode);

  return digit >= 0 && press_digit (BUNNY_BOARD (board), (guint) digit);
}

/* ---- Carrying */

static BunnyCardView *
pick_card (BunnyBoard *self, double x, double y)
{
  GtkWidget *widget = gtk_widget_pick (GTK_WIDGET (self), x, y, GTK_PICK_DEFAULT);

  for (; widget != NULL && widget != GTK_WIDGET (self); widget = gtk_widget_get_parent (widget))
    if (BUNNY_IS_CARD_VIEW (widget))
      return BUNNY_CARD_VIEW (widget);
  return NULL;
}

static gboolean
may_take (double x, double y, gpointer data)
{
  BunnyBoard    *self = data;
  BunnyCardView *card = pick_card (self, x, y);
  const char    *part = card != NULL ? bunny_card_get_part (card) : NULL;

  return part != NULL && self->view.active && self->view.n_legal > 0 &&
         (g_str_has_prefix (part, "card:") ||
          (g_str_has_prefix (part, "tray:") && self->view.state.table.camp == 0 &&
           bunny_card_get_face_shown (card) < BUNNY_CAMP1));
}

/* As wide as a cell: a card of the hand would hide the cells that are lit for it. */
static void
hang_card (BunnyBoard *self, GtkWidget *card)
{
  GtkWidget      *cell = GTK_WIDGET (edubba_field_get_place (self->field, 0));
  graphene_rect_t area;

  edubba_carry_add (self->carry, card);
  if (gtk_widget_compute_bounds (cell, GTK_WIDGET (self), &area))
    edubba_carry_set_widest (self->carry, area.size.width);
}

void
bunny_board_take_card (BunnyBoard *self, const char *part)
{
  BunnyCardView *card = bunny_hand_find_card (self->hand, part);

  if (card == NULL)
    return;
  edubba_board_finish_motion (EDUBBA_BOARD (self));
  g_free (self->carried);
  self->carried = g_strdup (bunny_card_get_part (card));
  hang_card (self, GTK_WIDGET (card));
  if (g_str_has_prefix (self->carried, "tray:"))
    {
      bunny_board_take_building (self, self->carried);
      bunny_board_light (self);
    }
  gtk_widget_grab_focus (GTK_WIDGET (card));
  edubba_carry_begin (self->carry);
}

static void
take (double x, double y, gpointer data)
{
  BunnyCardView *card = pick_card (data, x, y);

  if (card != NULL)
    bunny_board_take_card (data, bunny_card_get_part (card));
}

/* The cell that a point of the board means, or BUNNY_NONE. */
static int
find_cell (BunnyBoard *self, double x, double y)
{
  EdubbaPlace *place = edubba_field_board_find_place_at (EDUBBA_FIELD_BOARD (self), x, y);

  return place != NULL ? bunny_board_read_cell (edubba_place_get_part (place)) : BUNNY_NONE;
}

static void
clear_answer (BunnyBoard *self)
{
  edubba_field_clear_state (self->field, EDUBBA_PLACE_WORKS | EDUBBA_PLACE_FAILS);
  for (guint i = 0; i < 2; i++)
    if (self->slots[i] != NULL)
      edubba_kit_toggle (self->slots[i], "works", FALSE);
}

static void
over (double x, double y, gpointer data)
{
  BunnyBoard *self = data;
  int         cell = find_cell (self, x, y);
  GameAction  action;

  clear_answer (self);
  for (guint i = 0; i < 2; i++)
    if (self->slots[i] != NULL)
      edubba_kit_toggle (self->slots[i], "works",
                         edubba_field_board_is_in (data, self->slots[i], x, y));
  if (cell == BUNNY_NONE || !bunny_board_aim (self, (guint) cell, &action))
    return;
  edubba_place_change (edubba_field_get_place (self->field, (guint) cell),
                       bunny_view_offers (&self->view, action) ? EDUBBA_PLACE_WORKS
                                                               : EDUBBA_PLACE_FAILS,
                       TRUE);
}

void
bunny_board_put_card (BunnyBoard *self, double x, double y)
{
  g_autofree char *part = g_steal_pointer (&self->carried);
  int              cell = find_cell (self, x, y);

  if (!edubba_carry_drop (self->carry) || part == NULL)
    return;
  clear_answer (self);
  if (g_str_has_prefix (part, "card:"))
    {
      for (int i = 0; i < 2; i++)
        if (edubba_field_board_is_in (EDUBBA_FIELD_BOARD (self), self->slots[i], x, y))
          {
            bunny_board_pick (self, part, i);
            return;
          }
      if (edubba_field_board_is_in (EDUBBA_FIELD_BOARD (self), self->zoom, x, y))
        bunny_board_pick (self, part, self->picked[0] == BUNNY_NONE ? 0 : 1);
    }
  else if (cell != BUNNY_NONE)
    {
      g_autofree char *place = bunny_board_dup_cell_part ((guint) cell);

      bunny_board_press (EDUBBA_BOARD (self), place);
    }
  else
    bunny_board_unpick (EDUBBA_FIELD_BOARD (self));
}

static void
put (double x, double y, gpointer data)
{
  bunny_board_put_card (data, x, y);
}

static void
cancel (gpointer data)
{
  edubba_board_cancel (EDUBBA_BOARD (data));
}

static const EdubbaCarrier carrier = { may_take, take, over, put, cancel };

void
bunny_board_init_drag (BunnyBoard *self)
{
  self->carry = edubba_field_board_add_carry (EDUBBA_FIELD_BOARD (self), &carrier);
}
