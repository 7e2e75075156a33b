/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Past events on the board: their story, the points that they brought, and their moments. The
 * board itself shows the new state at once.
 */
#include "bunny-apply.h"
#include "bunny-board-private.h"
#include "bunny-counts.h"
#include "bunny-telling.h"
#include "edubba-kit.h"

/* Claimed and built cells stay marked when the story is over. */
static void
mark_changes (BunnyBoard *self, const GameEvent *events, guint n_events)
{
  for (guint i = 0; i < n_events; i++)
    if (events[i].kind == GAME_EVENT_MOVE && events[i].to.kind == BUNNY_ZONE_CELL &&
        events[i].to.index < BUNNY_N_CELLS)
      bunny_board_mark_changed (self, events[i].to.index);
}

void
bunny_board_play (EdubbaBoard     *board,
                  const GameState *seen,
                  guint            viewer,
                  gboolean         active,
                  const GameEvent *events,
                  guint            n_events)
{
  BunnyBoard *self = BUNNY_BOARD (board);
  gboolean    moves;

  bunny_board_finish_motion (board);
  moves = self->shown && gtk_widget_get_mapped (GTK_WIDGET (self)) &&
          edubba_kit_may_move (GTK_WIDGET (self));
  bunny_board_show (self, seen, viewer, active);
  mark_changes (self, events, n_events);
  bunny_board_light (self);
  bunny_telling_begin (self->telling,
                       moves ? bunny_story_new (&self->view, events, n_events) : NULL);
}

void
bunny_board_finish_motion (EdubbaBoard *board)
{
  bunny_telling_stop (BUNNY_BOARD (board)->telling);
}

gboolean
bunny_board_is_moving (EdubbaBoard *board)
{
  return bunny_telling_is_running (BUNNY_BOARD (board)->telling);
}

GPtrArray *
bunny_board_list_counts (EdubbaBoard     *board,
                         const GameState *before,
                         const GameState *after,
                         guint            viewer)
{
  g_autofree BunnyView *view =
    g_memdup2 (&BUNNY_BOARD (board)->view, sizeof (BunnyView));

  /* Seats are called as the state after that will be: what they are called by is set already. */
  memcpy (&view->state, after, sizeof view->state);
  view->viewer = viewer;
  return bunny_counts_list (view, bunny_state (before), bunny_state (after));
}

void
bunny_board_show_count (EdubbaBoard *board, const EdubbaCount *count, guint n_rows)
{
  bunny_telling_count (BUNNY_BOARD (board)->telling, count, n_rows);
}

void
bunny_board_place_count (EdubbaBoard *board, graphene_rect_t *area)
{
  GtkWidget    *widget = GTK_WIDGET (board);
  GdkRectangle *foot = &BUNNY_BOARD (board)->foot;
  int           x = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL
                      ? gtk_widget_get_width (widget) - foot->x - foot->width
                      : foot->x;

  *area = GRAPHENE_RECT_INIT ((float) x, (float) foot->y, (float) foot->width,
                              (float) foot->height);
}

EdubbaMoment
bunny_board_find_moment (EdubbaBoard     *board,
                         const GameEvent *events,
                         guint            n_events,
                         char           **part)
{
  EdubbaMoment moment = EDUBBA_MOMENT_NONE;

  for (guint i = 0; i < n_events; i++)
    if (events[i].kind == GAME_EVENT_AMOUNT)
      moment = MAX (moment, EDUBBA_MOMENT_TURN);
    else if (events[i].to.kind == BUNNY_ZONE_CELL && events[i].from.kind == BUNNY_ZONE_TRAY)
      {
        moment = MAX (moment, EDUBBA_MOMENT_BUILD);
        if (*part == NULL)
          *part = bunny_board_dup_cell_part (events[i].to.index);
      }
    else if (events[i].from.kind == BUNNY_ZONE_SEALED)
      moment = MAX (moment, EDUBBA_MOMENT_CARD);
  return moment;
}
