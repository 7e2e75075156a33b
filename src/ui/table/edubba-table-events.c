/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Undo plays the events of an action backwards. Many actions at once are no movement that eyes can
 * follow: then there are no events.
 */
#include "edubba-table-events.h"

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
edubba_table_dup_events (const EdubbaTableView *view)
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
