/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * States and events are those of the seat whose knowledge is shown, so that nothing here can tell
 * more than that seat knows.
 */
#include "edubba-table-view.h"

#include "edubba-kit.h"

/* The greatest number of actions at once that eyes can follow. */
#define MAX_MOVED 8

/* The same events backwards. Shuffled cards stay so: nobody sees a difference. */
static GArray *
reverse (GArray *events)
{
  GArray *reversed = g_array_new (FALSE, FALSE, sizeof (GameEvent));

  for (guint i = events->len; i > 0; i--)
    {
      GameEvent event = g_array_index (events, GameEvent, i - 1);
      GameZone  to = event.from;

      event.from = event.to;
      event.to = to;
      if (event.kind == GAME_EVENT_MOVE)
        g_array_append_val (reversed, event);
    }
  return reversed;
}

GArray *
edubba_table_view_dup_events (const EdubbaTableView *view)
{
  g_autoptr (GArray) all = g_array_new (FALSE, FALSE, sizeof (GameEvent));
  guint cursor = edubba_match_get_cursor (view->match);
  guint low = MIN (view->before, cursor);
  guint high = MIN (MAX (view->before, cursor), edubba_match_get_length (view->match));

  if (high - low > MAX_MOVED)
    return g_steal_pointer (&all);
  for (guint i = low; i < high; i++)
    {
      g_autoptr (GArray) events = edubba_match_dup_events (view->match, i, view->knower);

      g_array_append_vals (all, events->data, events->len);
    }
  return view->before <= cursor ? g_steal_pointer (&all) : reverse (all);
}

GameState *
edubba_table_view_dup_seen (const EdubbaTableView *view)
{
  if (view->knower != GAME_NOBODY)
    return edubba_match_dup_view (view->match, view->knower);
  return game_state_dup (edubba_match_get_module (view->match)->rules,
                         edubba_match_get_state (view->match));
}

gboolean
edubba_table_view_waits (const EdubbaTableView *view)
{
  const EdubbaSeats *seats = edubba_match_get_seats (view->match);

  return view->occasion != EDUBBA_BOARD_EXERCISE &&
         (!view->aloud || edubba_seats_count_persons (seats, NULL) > 0);
}

gboolean
edubba_table_view_goes_on (const EdubbaTableView *view)
{
  guint cursor = edubba_match_get_cursor (view->match);

  for (guint i = view->before; i < cursor; i++)
    if (edubba_match_get_seat_kind (view->match, edubba_match_get_actor (view->match, i)) ==
        EDUBBA_SEAT_PERSON)
      return FALSE;
  return view->before == cursor ||
         (view->before < cursor && view->aloud && edubba_table_view_waits (view));
}

/* Where nothing may move only counts in the middle of a game are shown: its end has a count of its
 * own. */
static gboolean
may_count (const EdubbaTableView *view, GtkWidget *board)
{
  if (view->before >= edubba_match_get_cursor (view->match) || view->knower == GAME_NOBODY ||
      !gtk_widget_get_mapped (board))
    return FALSE;
  if (view->occasion == EDUBBA_BOARD_QUESTION || view->occasion == EDUBBA_BOARD_OVER)
    return FALSE;
  return edubba_kit_may_move (board) ||
         (!edubba_match_get_finished (view->match) && edubba_table_view_waits (view));
}

GPtrArray *
edubba_table_view_list_counts (const EdubbaTableView *view,
                               EdubbaBoard           *board,
                               const GameState       *seen)
{
  g_autofree GameState *before = NULL;
  g_autoptr (GPtrArray) counts = NULL;

  if (!may_count (view, GTK_WIDGET (board)))
    return NULL;
  before = edubba_match_dup_view_at (view->match, view->before, view->knower);
  counts = edubba_board_list_counts (board, before, seen, view->below);
  return counts != NULL && counts->len > 0 ? g_steal_pointer (&counts) : NULL;
}
