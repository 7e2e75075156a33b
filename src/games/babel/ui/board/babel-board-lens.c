/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A closer look. The pointer has it where it rests on a part that has no room to show all its
 * names and numbers; a finger that rests on one and the space bar have it anywhere. The next
 * press or state ends it.
 */
#include "babel-board-private.h"

#include <gdk/gdk.h>

/* The time for which the pointer rests before, in milliseconds. */
#define REST 500

/* The greatest share of the board's height that it takes. */
#define MOST 0.9

struct _BabelLook
{
  BabelBoard   *board;    /* the board that it belongs to; borrowed */
  GtkWidget    *lens;     /* a popover; the board's child */
  BabelLensPart rests_on; /* the part below the pointer */
  guint         id;       /* timeout: it is looked at */

  GtkEventController *motion; /* the board's */
};

static gboolean
are_equal (BabelLensPart a, BabelLensPart b)
{
  return a.kind == b.kind && a.own == b.own && a.land == b.land;
}

/* The part of the board that is looked at where a widget is. */
static BabelLensPart
find_part (BabelBoard *self, GtkWidget *widget)
{
  for (guint own = 0; widget != NULL && own < 2; own++)
    {
      BabelTempleStore *store = babel_supply_get_store (babel_board_get_stock (self), own);

      if (gtk_widget_is_ancestor (widget, GTK_WIDGET (store)))
        return (BabelLensPart) { BABEL_LENS_STORE, own, 0 };
      for (guint i = 0; i < BABEL_N_NATIONS; i++)
        {
          BabelLand *land = babel_lands_get_land (babel_board_get_lands (self), i);
          GtkWidget *colonnade = GTK_WIDGET (babel_land_get_colonnade (land, own));
          GtkWidget *site = babel_land_get_site (land, own);

          if (widget == colonnade || gtk_widget_is_ancestor (widget, colonnade))
            return (BabelLensPart) { BABEL_LENS_COLONNADE, own, i };
          if (widget == site || gtk_widget_is_ancestor (widget, site))
            return (BabelLensPart) { BABEL_LENS_TEMPLE, own, i };
        }
    }
  return (BabelLensPart) { BABEL_LENS_NOTHING, FALSE, 0 };
}

static GtkWidget *
get_widget (BabelBoard *self, BabelLensPart part)
{
  BabelLand *land = babel_lands_get_land (babel_board_get_lands (self), part.land);

  if (part.kind == BABEL_LENS_STORE)
    return GTK_WIDGET (babel_supply_get_store (babel_board_get_stock (self), part.own));
  if (part.kind == BABEL_LENS_TEMPLE)
    return babel_land_get_site (land, part.own);
  return GTK_WIDGET (babel_land_get_colonnade (land, part.own));
}

static gboolean
is_crowded (BabelBoard *self, BabelLensPart part)
{
  GtkWidget *widget = get_widget (self, part);

  if (part.kind == BABEL_LENS_STORE)
    return babel_temple_store_is_crowded (BABEL_TEMPLE_STORE (widget));
  if (part.kind == BABEL_LENS_TEMPLE)
    return babel_site_is_crowded (BABEL_SITE (widget));
  return babel_colonnade_is_crowded (BABEL_COLONNADE (widget));
}

static void
stop (BabelLook *self)
{
  g_clear_handle_id (&self->id, g_source_remove);
  gtk_popover_popdown (GTK_POPOVER (self->lens));
}

void
babel_board_stop_closer_look (BabelBoard *self)
{
  if (self->look != NULL)
    stop (self->look);
}

/* The lens opens to the right, because the part is rarely between the cursor and the rest of the
 * board then. */
gboolean
babel_board_look_closer (BabelBoard *self, GtkWidget *widget)
{
  GtkWidget      *lens = babel_look_get_lens (self->look);
  GtkWidget      *offer = GTK_WIDGET (babel_board_get_offer (self));
  BabelLensPart   part = find_part (self, widget);
  graphene_rect_t bounds;
  int             height = gtk_widget_get_height (GTK_WIDGET (self));

  babel_board_stop_closer_look (self);
  if (part.kind == BABEL_LENS_NOTHING || gtk_widget_get_visible (offer) ||
      !gtk_widget_compute_bounds (get_widget (self, part), GTK_WIDGET (self), &bounds) ||
      !babel_lens_fill (BABEL_LENS (lens), &self->view, part,
                        (int) (MOST * height)))
    return FALSE;
  gtk_popover_set_position (GTK_POPOVER (lens), GTK_POS_RIGHT);
  gtk_popover_set_pointing_to (GTK_POPOVER (lens),
                               &(GdkRectangle) { (int) bounds.origin.x, (int) bounds.origin.y,
                                                 MAX (1, (int) bounds.size.width),
                                                 MAX (1, (int) bounds.size.height) });
  gtk_popover_popup (GTK_POPOVER (lens));
  return TRUE;
}

static gboolean
rested_cb (gpointer user_data)
{
  BabelLook *self = user_data;

  self->id = 0;
  babel_board_look_closer (self->board, get_widget (self->board, self->rests_on));
  return G_SOURCE_REMOVE;
}

static void
pointer_moved_cb (GtkEventControllerMotion *motion, double x, double y, BabelLook *self)
{
  BabelLensPart part =
    find_part (self->board, gtk_widget_pick (GTK_WIDGET (self->board), x, y, GTK_PICK_DEFAULT));

  if (are_equal (part, self->rests_on))
    return;
  stop (self);
  self->rests_on = part;
  if (self->board->shown && part.kind != BABEL_LENS_NOTHING &&
      is_crowded (self->board, part))
    self->id = g_timeout_add (REST, rested_cb, self);
}

static void
pointer_left_cb (GtkEventControllerMotion *motion, BabelLook *self)
{
  self->rests_on.kind = BABEL_LENS_NOTHING;
  stop (self);
}

static void
long_pressed_cb (GtkGesture *press, double x, double y, BabelBoard *self)
{
  GtkWidget *widget = gtk_widget_pick (GTK_WIDGET (self), x, y, GTK_PICK_DEFAULT);

  if (self->shown && babel_board_look_closer (self, widget))
    gtk_gesture_set_state (press, GTK_EVENT_SEQUENCE_CLAIMED);
}

/* While something is being placed, or the position is edited, the space bar presses like Enter. */
gboolean
babel_board_read_closer_look (BabelBoard *self, guint keyval)
{
  GtkWidget    *focus = edubba_board_get_focus (EDUBBA_BOARD (self));
  BabelLensPart seen = babel_lens_get_part (
    BABEL_LENS (babel_look_get_lens (self->look)));

  babel_board_stop_closer_look (self);
  if ((keyval != GDK_KEY_space && keyval != GDK_KEY_KP_Space) || focus == NULL ||
      edubba_board_get_editing (EDUBBA_BOARD (self)) ||
      babel_pending_get_kind (self->choice) != BABEL_PENDING_NONE)
    return FALSE;
  if (seen.kind != BABEL_LENS_NOTHING && are_equal (seen, find_part (self, focus)))
    return TRUE;
  return babel_board_look_closer (self, focus);
}

BabelLook *
babel_look_new (BabelBoard *board)
{
  BabelLook          *self = g_new0 (BabelLook, 1);
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkGesture         *press = gtk_gesture_long_press_new ();

  self->board = board;
  self->lens = babel_lens_new ();
  gtk_widget_set_parent (self->lens, GTK_WIDGET (board));
  g_signal_connect (motion, "motion", G_CALLBACK (pointer_moved_cb), self);
  g_signal_connect (motion, "leave", G_CALLBACK (pointer_left_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (board), motion);
  gtk_gesture_single_set_touch_only (GTK_GESTURE_SINGLE (press), TRUE);
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (press), GTK_PHASE_CAPTURE);
  g_signal_connect (press, "pressed", G_CALLBACK (long_pressed_cb), board);
  gtk_widget_add_controller (GTK_WIDGET (board), GTK_EVENT_CONTROLLER (press));
  self->motion = motion;
  return self;
}

/* The board's controllers live as long as the board does: they are to say nothing any more. */
void
babel_look_free (BabelLook *self)
{
  g_clear_handle_id (&self->id, g_source_remove);
  g_signal_handlers_disconnect_by_data (self->motion, self);
  gtk_widget_unparent (self->lens);
  g_free (self);
}

GtkWidget *
babel_look_get_lens (BabelLook *self)
{
  return self->lens;
}
