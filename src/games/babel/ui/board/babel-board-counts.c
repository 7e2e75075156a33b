/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The count at the end of a game. Its table may cover what nobody needs any more: everything below
 * the sites, where the viewer's settlers and hand are.
 */
#include "babel-board-private.h"

#include "babel-points.h"

/* The greatest width of the table, in pixels. */
#define WIDTH 480

GPtrArray *
babel_board_list_counts (EdubbaBoard     *board,
                         const GameState *before,
                         const GameState *after,
                         guint            viewer)
{
  BabelBoard      *self = BABEL_BOARD (board);
  BabelView        view = self->view;
  g_autofree char *rival = NULL;
  GPtrArray       *counts = g_ptr_array_new_with_free_func ((GDestroyNotify) edubba_count_free);

  memcpy (&view.state, after, sizeof view.state);
  view.viewer = viewer;
  rival = babel_opponent_strip_dup_title (BABEL_OPPONENT_STRIP (self->rival), &view);
  if (babel_state (before)->table.result == BABEL_PLAYING &&
      view.state.table.result != BABEL_PLAYING)
    g_ptr_array_add (counts, babel_points_count (&view, rival));
  return counts;
}

void
babel_board_place_count (EdubbaBoard *board, graphene_rect_t *area)
{
  BabelBoard     *self = BABEL_BOARD (board);
  graphene_rect_t at;

  if (!gtk_widget_compute_bounds (self->middle, GTK_WIDGET (board), area))
    return;
  for (guint land = 0; land < BABEL_N_NATIONS; land++)
    {
      GtkWidget *site =
        babel_land_get_site (babel_lands_get_land (BABEL_LANDS (self->lands), land), TRUE);

      if (!gtk_widget_get_mapped (site) ||
          !gtk_widget_compute_bounds (site, GTK_WIDGET (board), &at))
        continue;
      area->origin.y = at.origin.y + at.size.height;
      area->size.height = (float) gtk_widget_get_height (GTK_WIDGET (board)) - area->origin.y;
    }
  area->origin.x += MAX (0, (area->size.width - WIDTH) / 2);
  area->size.width = MIN (area->size.width, WIDTH);
}
