/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Settlers glide from land to land. The board itself is in the new state at once, so that
 * presses wait for nobody; only the lands wait with drawing whoever is on the way.
 */
#include "edubba-motion.h"
#include "meso-board-private.h"

static void
settled_cb (gpointer board)
{
  edubba_board_settled (board);
}

void
meso_board_play (EdubbaBoard     *board,
                 const GameState *seen,
                 guint            viewer,
                 gboolean         active,
                 const GameEvent *events,
                 guint            n_events)
{
  MesoBoard *self = MESO_BOARD (board);
  MesoState  before = self->sight.state;
  gboolean   moves = self->shown && self->sight.viewer == viewer &&
                   edubba_motion_can_move (GTK_WIDGET (self->field));

  edubba_board_show_state (board, seen, viewer, active);
  if (!moves || !meso_glide_begin (self->glide, &before, &self->sight, events, n_events))
    edubba_board_settled (board);
}

void
meso_board_finish_motion (EdubbaBoard *board)
{
  meso_glide_stop (MESO_BOARD (board)->glide);
}

gboolean
meso_board_is_moving (EdubbaBoard *board)
{
  return meso_glide_is_running (MESO_BOARD (board)->glide);
}

void
meso_board_init_motion (MesoBoard *self)
{
  self->glide = meso_glide_new (self->field, settled_cb, self);
}
