/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * If lands scroll, for want of room, the land in play is brought into view: the land of the pawn
 * of the seat to act. That happens once for each new land: a user who scrolls elsewhere stays
 * there. There is room for one land then: after scrolling, a land is brought into view as a
 * whole, and the row of all lands marks it.
 */
#include "babel-board-private.h"

/* The time of scrolling after something else has moved there too, in ms. */
#define GLIDE 250

/* The time without scrolling after which the nearest land is brought into view, in ms. */
#define REST 200

/* Callbacks come before the layout of their frame: in the second one all that was asked for has
 * been laid out. */
#define FRAMES 2

static GtkAdjustment *
get_across (BabelBoard *self)
{
  return gtk_scrolled_window_get_hadjustment (GTK_SCROLLED_WINDOW (self->lands_scroller));
}

/* The scroll position with the land in the middle; FALSE if all of it is in view. */
static gboolean
find_place (BabelBoard *self, guint in, double *place)
{
  BabelLand      *land = babel_lands_get_land (BABEL_LANDS (self->lands), in);
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
  if (self->followed != BABEL_QUARRY && find_place (self, self->followed, &place))
    scroll (self, place, self->follow_moved);
  return G_SOURCE_REMOVE;
}

static gboolean
is_gliding (BabelBoard *self)
{
  return self->glide && adw_animation_get_state (self->glide) == ADW_ANIMATION_PLAYING;
}

static gboolean
rested_cb (gpointer data)
{
  BabelBoard *self = data;

  self->align_id = 0;
  if (!is_gliding (self))
    babel_board_look_at (self, self->looked_at);
  return G_SOURCE_REMOVE;
}

/* The distance from one land to the next, if there is room for one. */
static int
get_step (BabelBoard *self)
{
  return self->land_width + BABEL_LANDS_SPACING;
}

/* The place of a land among the others on the screen, or the land in a place. */
static guint
mirror (BabelBoard *self, guint i)
{
  gboolean rtl = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;

  return rtl ? BABEL_N_NATIONS - 1 - i : i;
}

static void
scrolled_cb (BabelBoard *self)
{
  double place = gtk_adjustment_get_value (get_across (self)) / get_step (self);

  if ((self->fit & BABEL_FIT_ONE) == 0)
    return;
  self->looked_at = mirror (self, (guint) CLAMP (place + 0.5, 0, BABEL_N_NATIONS - 1));
  babel_glances_set_shown (BABEL_GLANCES (self->glances), self->looked_at);
  g_clear_handle_id (&self->align_id, g_source_remove);
  if (!is_gliding (self))
    self->align_id = g_timeout_add (REST, rested_cb, self);
}

void
babel_board_init_following (BabelBoard *self)
{
  g_signal_connect_swapped (get_across (self), "value-changed", G_CALLBACK (scrolled_cb), self);
}

void
babel_board_keep_looking (BabelBoard *self, int page)
{
  GtkAdjustment *across = get_across (self);
  int            lands = BABEL_N_NATIONS * get_step (self) - BABEL_LANDS_SPACING;
  int            whole = MAX (lands, page); /* a window that has grown is arranged anew later */

  if ((self->fit & BABEL_FIT_ONE) == 0 ||
      (gtk_adjustment_get_page_size (across) == page && gtk_adjustment_get_upper (across) == whole))
    return;
  g_clear_object (&self->glide);
  gtk_adjustment_configure (across, mirror (self, self->looked_at) * get_step (self), 0, whole,
                            gtk_adjustment_get_step_increment (across), page, page);
  babel_glances_set_shown (BABEL_GLANCES (self->glances), self->looked_at);
}

void
babel_board_look_at (BabelBoard *self, guint land)
{
  double place;

  if (find_place (self, land, &place))
    scroll (self, place, edubba_motion_can_move (GTK_WIDGET (self)));
}

void
babel_board_follow (BabelBoard *self, gboolean always)
{
  const BabelTable *table = &self->view.state.table;
  guint             land = table->pawn[table->mover];

  if (land == self->followed && !always)
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
  g_clear_handle_id (&self->align_id, g_source_remove);
  g_signal_handlers_disconnect_by_data (get_across (self), self);
  g_clear_object (&self->glide);
}
