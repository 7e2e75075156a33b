/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Where lands scroll, for want of room, the one in play is brought into view: the one where the
 * pawn of whoever is to act stands. That happens when it is another one than before, and not again:
 * whoever scrolls elsewhere to look stays there.
 */
#include "babel-board-private.h"

/* How long it takes where something else has just moved there too, in ms. */
#define GLIDE 250

/* Callbacks come before the layout of their frame: in the second one all that was asked for has
 * been laid out. */
#define FRAMES 2

static GtkAdjustment *
get_across (BabelBoard *self)
{
  return gtk_scrolled_window_get_hadjustment (GTK_SCROLLED_WINDOW (self->lands_scroller));
}

/* Where the lands are to be scrolled to, so that the one in play is in the middle; FALSE if all of
 * it is in view. */
static gboolean
find_place (BabelBoard *self, double *place)
{
  BabelLand      *land = babel_lands_get_land (BABEL_LANDS (self->lands), self->followed);
  double          value = gtk_adjustment_get_value (get_across (self));
  double          page = gtk_adjustment_get_page_size (get_across (self));
  graphene_rect_t bounds;

  if (!gtk_widget_compute_bounds (GTK_WIDGET (land), self->lands, &bounds) ||
      (bounds.origin.x >= value && bounds.origin.x + bounds.size.width <= value + page))
    return FALSE;
  *place = bounds.origin.x + (bounds.size.width - page) / 2;
  return TRUE;
}

static void
scroll (BabelBoard *self, double place, gboolean glide)
{
  GtkAdjustment *across = get_across (self);
  double         most = gtk_adjustment_get_upper (across) - gtk_adjustment_get_page_size (across);
  double         end = CLAMP (place, 0, most);

  g_clear_object (&self->glide);
  if (!glide)
    {
      gtk_adjustment_set_value (across, end);
      return;
    }
  self->glide = adw_timed_animation_new (GTK_WIDGET (self), gtk_adjustment_get_value (across), end,
                                         GLIDE,
                                         adw_property_animation_target_new (G_OBJECT (across),
                                                                            "value"));
  adw_animation_play (self->glide);
}

static gboolean
frame_begun_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  BabelBoard *self = BABEL_BOARD (widget);
  gboolean    moving = edubba_board_is_moving (EDUBBA_BOARD (self));
  double      place;

  self->follow_moved |= moving;
  if (++self->follow_frames < FRAMES || moving || self->refit != 0)
    return G_SOURCE_CONTINUE;
  self->follow_id = 0;
  if (self->followed != BABEL_QUARRY && find_place (self, &place))
    scroll (self, place, self->follow_moved);
  return G_SOURCE_REMOVE;
}

void
babel_board_follow (BabelBoard *self, gboolean anew)
{
  const BabelTable *table = &self->view.state.table;
  guint             land = table->pawn[table->mover];

  if (land == self->followed && !anew)
    return;
  self->followed = land;
  self->follow_frames = 0;
  self->follow_moved = FALSE;
  if (land != BABEL_QUARRY && self->follow_id == 0)
    self->follow_id = gtk_widget_add_tick_callback (GTK_WIDGET (self), frame_begun_cb, NULL, NULL);
}

void
babel_board_stop_following (BabelBoard *self)
{
  if (self->follow_id != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->follow_id);
  self->follow_id = 0;
  g_clear_object (&self->glide);
}
