/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Keys and carrying. Arrow keys go over everything; six keys by their places (edubba-walk.h) go
 * from hex to hex. Home shows the temple, Page Down goes to the next lit place, digits play cards,
 * Ctrl+Enter ends the turn, + and - zoom. A settler is carried as far as it comes, which does what
 * pressing does.
 */
#include <gdk/gdk.h>

#include "edubba-kit.h"
#include "edubba-walk.h"
#include "meso-board-private.h"

/* The hardware code (evdev and X11) of the key with the digit 1. */
#define DIGIT_CODE 10

static gboolean
walk (MesoBoard *self, EdubbaWay way)
{
  GtkWidget   *focus = edubba_board_get_focus (EDUBBA_BOARD (self));
  EdubbaPlace *next;

  if (!EDUBBA_IS_PLACE (focus))
    return FALSE;
  next = edubba_field_find_beside (self->field, EDUBBA_PLACE (focus), way);
  if (next != NULL)
    gtk_widget_grab_focus (GTK_WIDGET (next));
  return TRUE;
}

/* Goes on to the next place after the focus that has a state; round from the last to the first. */
static gboolean
jump (MesoBoard *self, EdubbaPlaceState states)
{
  guint      n = edubba_field_get_n_places (self->field);
  GtkWidget *focus = edubba_board_get_focus (EDUBBA_BOARD (self));
  guint      from = 0;

  for (guint i = 0; i < n; i++)
    if (GTK_WIDGET (edubba_field_get_place (self->field, i)) == focus)
      from = i + 1;
  for (guint i = 0; i < n; i++)
    {
      EdubbaPlace *place = edubba_field_get_place (self->field, (from + i) % n);

      if (edubba_place_get_state (place) & states)
        return gtk_widget_grab_focus (GTK_WIDGET (place));
    }
  return FALSE;
}

static gboolean
press_digit (MesoBoard *self, guint i)
{
  GtkWidget *button = gtk_widget_get_first_child (GTK_WIDGET (self->bar));

  for (; button != NULL; button = gtk_widget_get_next_sibling (button))
    if (gtk_widget_has_css_class (button, "card") && i-- == 0)
      {
        g_autofree char *part = g_strdup (edubba_kit_read_part (button));

        meso_board_press (EDUBBA_BOARD (self), part);
        return TRUE;
      }
  return FALSE;
}

gboolean
meso_board_key (EdubbaBoard *board, guint keyval, guint keycode)
{
  MesoBoard *self = MESO_BOARD (board);
  EdubbaWay  way;

  if (keyval == GDK_KEY_Home)
    {
      meso_board_press (board, "temple");
      return gtk_widget_grab_focus (GTK_WIDGET (meso_board_find_place (self, MESO_TEMPLE)));
    }
  if (keyval == GDK_KEY_Page_Down)
    return jump (self, EDUBBA_PLACE_TARGET | EDUBBA_PLACE_PICKED);
  if (edubba_walk_read_way (keycode, &way) && walk (self, way))
    return TRUE;
  return keycode >= DIGIT_CODE && keycode < DIGIT_CODE + 9 &&
         press_digit (self, keycode - DIGIT_CODE);
}

/* ---- Carrying */

/* The place at a point of the board, or MESO_NOWHERE. */
static guint
find_place_at (MesoBoard *self, double x, double y)
{
  EdubbaPlace *place = edubba_field_board_find_place_at (EDUBBA_FIELD_BOARD (self), x, y);

  if (place == NULL)
    return MESO_NOWHERE;
  return meso_place_at (edubba_place_get_column (place), edubba_place_get_row (place));
}

/* Where nobody of the viewer's stands, a press that moves pans the field. */
static gboolean
may_take (double x, double y, gpointer data)
{
  guint place = find_place_at (data, x, y);

  return place != MESO_NOWHERE && meso_board_can_take (data, place);
}

static void
take (double x, double y, gpointer data)
{
  MesoBoard *self = data;
  guint      place = find_place_at (self, x, y);

  if (place == MESO_NOWHERE || !meso_board_can_take (self, place))
    return;
  meso_board_take_place (self, place);
  edubba_carry_add (self->carry, GTK_WIDGET (meso_board_find_place (self, place)));
  edubba_carry_begin (self->carry);
}

static void
clear_answer (MesoBoard *self)
{
  edubba_field_clear_state (self->field, EDUBBA_PLACE_WORKS | EDUBBA_PLACE_FAILS);
}

/* Returns TRUE if the settler that is carried comes to a place, by a step or by more. */
static gboolean
comes_to (MesoBoard *self, guint place)
{
  guint8     way[MESO_MAX_WAY];
  GameAction action;

  return meso_choice_find (&self->choice, &self->sight, place, &action) ||
         meso_choice_find_way (&self->choice, &self->sight, place, way) > 0;
}

static void
over (double x, double y, gpointer data)
{
  MesoBoard *self = data;
  guint      place = find_place_at (self, x, y);

  clear_answer (self);
  if (place == MESO_NOWHERE || place == self->choice.place)
    return;
  edubba_place_change (meso_board_find_place (self, place),
                       comes_to (self, place) ? EDUBBA_PLACE_WORKS : EDUBBA_PLACE_FAILS, TRUE);
}

static void
put (double x, double y, gpointer data)
{
  MesoBoard *self = data;
  guint      place = find_place_at (self, x, y);

  if (!edubba_carry_drop (self->carry))
    return;
  clear_answer (self);
  if (place != MESO_NOWHERE && place != self->choice.place)
    meso_board_press_place (self, place);
}

static void
cancel (gpointer data)
{
  clear_answer (data);
  edubba_board_cancel (EDUBBA_BOARD (data));
}

const EdubbaCarrier meso_board_carrier = { may_take, take, over, put, cancel };
