/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The count at the end of a game. Its table covers what nobody needs any more: sentence and
 * buttons, and if they are below the land the lower part of that.
 */
#include "meso-board-private.h"
#include "meso-counts.h"

/* The greatest width of the table in pixels, and a height that has room for most. */
#define WIDTH  480
#define HEIGHT 330

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
  GtkWidget *widget = GTK_WIDGET (board);
  float      height = MIN (HEIGHT, (float) gtk_widget_get_height (widget) / 2);

  if (!gtk_widget_compute_bounds (MESO_BOARD (board)->foot, widget, area))
    return;
  area->origin.x += MAX (0, (area->size.width - WIDTH) / 2);
  area->size.width = MIN (area->size.width, WIDTH);
  area->origin.y -= MAX (0, height - area->size.height);
  area->size.height = MAX (area->size.height, height);
}
