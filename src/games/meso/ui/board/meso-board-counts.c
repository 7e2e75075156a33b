/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The count at the end of a game: the board calls the seats in it as the last state does, and has
 * it lie over sentence and buttons.
 */
#include "meso-board-private.h"
#include "meso-counts.h"

GPtrArray *
meso_board_list_counts (EdubbaBoard     *board,
                        const GameState *before,
                        const GameState *after,
                        guint            viewer)
{
  /* Seats are called as the state after that will be: what they are called by is set already. */
  MesoSight sight = MESO_BOARD (board)->sight;

  sight.state = *meso_state (after);
  sight.viewer = viewer;
  return meso_counts_list (&sight, meso_state (before));
}

void
meso_board_place_count (EdubbaBoard *board, graphene_rect_t *area)
{
  meso_counts_place (GTK_WIDGET (board), MESO_BOARD (board)->foot, area);
}
