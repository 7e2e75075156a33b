/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The events are played on rows of paths as a law of the rules plays them on zones: a card that
 * leaves a row is taken out of it, one that joins is put in, and each card's last place is the
 * end of its path. A hand is a row sorted by face.
 */
#include "babel-paths.h"

#define N_SEATS   2
#define N_INDEXES (BABEL_N_NATIONS + 1)
#define N_ROWS    (BABEL_N_ZONES * N_SEATS * N_INDEXES)

typedef struct
{
  GArray *paths;        /* of BabelPath */
  GArray *rows[N_ROWS]; /* of guint, indices into paths; NULL while empty */
} Trace;

/* Returns TRUE if the cards of a zone lie open to view, one by one. */
static gboolean
is_laid_out (GameZone zone)
{
  return zone.kind < BABEL_ZONE_DECK;
}

static GArray *
get_row (Trace *trace, GameZone zone)
{
  guint i = (zone.kind * N_SEATS + zone.seat) * N_INDEXES + zone.index;

  g_assert (i < N_ROWS);
  if (!trace->rows[i])
    trace->rows[i] = g_array_new (FALSE, FALSE, sizeof (guint));
  return trace->rows[i];
}

static BabelPath *
get_path (Trace *trace, GArray *row, guint i)
{
  return &g_array_index (trace->paths, BabelPath, g_array_index (row, guint, i));
}

static guint
add_path (Trace *trace, GameZone from, guint16 item, gboolean shown)
{
  BabelPath path = { from, from, item, shown, BABEL_PATH_REST };

  g_array_append_val (trace->paths, path);
  return trace->paths->len - 1;
}

static void
lay_out_zone (Trace *trace, const BabelState *before, GameZone zone)
{
  guint16 items[BABEL_N_NATION_CARDS];
  guint   n = babel_state_contents ((const GameState *) before, zone, items);
  guint   rank = 0;

  for (guint i = 0; i < n; i++)
    {
      guint path;

      rank = i > 0 && items[i] == items[i - 1] ? rank + 1 : 0;
      zone.slot = (guint8) (zone.kind == BABEL_ZONE_HAND ? rank : i);
      path = add_path (trace, zone, items[i], items[i] != GAME_ITEM_HIDDEN);
      g_array_append_val (get_row (trace, zone), path);
    }
}

static void
lay_out (Trace *trace, const BabelState *before)
{
  for (guint8 kind = 0; kind < BABEL_ZONE_DECK; kind++)
    for (guint8 seat = 0; seat < N_SEATS; seat++)
      for (guint8 index = 0; index < babel_rules.zones[kind].indexes; index++)
        lay_out_zone (trace, before, (GameZone) { kind, seat, index, 0 });
}

/* The place in a hand of the last card with this face, of any other if there is none, or -1. */
static int
find_in_hand (Trace *trace, GArray *row, guint16 item)
{
  for (guint i = row->len; i > 0; i--)
    if (get_path (trace, row, i - 1)->item == item)
      return (int) i - 1;
  return (int) row->len - 1;
}

/* Takes the card that an event moves out of its row; a new one if it lay nowhere in sight. */
static guint
take (Trace *trace, const GameEvent *event)
{
  GArray *row = get_row (trace, event->from);
  int     at = event->from.slot;
  guint   path;

  if (event->from.kind == BABEL_ZONE_HAND)
    at = find_in_hand (trace, row, event->item);
  if (!is_laid_out (event->from) || at < 0 || at >= (int) row->len)
    return add_path (trace, event->from, GAME_ITEM_HIDDEN, FALSE);
  path = g_array_index (row, guint, at);
  g_array_remove_index (row, (guint) at);
  return path;
}

static void
put (Trace *trace, GameZone to, guint path)
{
  GArray *row = get_row (trace, to);
  guint   at = MIN (to.slot, row->len);
  guint16 item = g_array_index (trace->paths, BabelPath, path).item;

  if (to.kind == BABEL_ZONE_HAND)
    {
      at = row->len;
      while (at > 0 && get_path (trace, row, at - 1)->item != item)
        at--;
      if (at == 0)
        at = row->len;
    }
  g_array_insert_val (row, at, path);
}

static void
follow (Trace *trace, const GameEvent *event, guint order)
{
  guint      i = take (trace, event);
  BabelPath *path = &g_array_index (trace->paths, BabelPath, i);

  if (event->kind == GAME_EVENT_MOVE && event->item != GAME_ITEM_HIDDEN)
    {
      path->shown |= event->from.kind != BABEL_ZONE_HAND && event->from.kind != BABEL_ZONE_DECK &&
                     event->from.kind != BABEL_ZONE_QUARRY;
      path->item = event->item;
    }
  path->order = MIN (path->order, order);
  path->to = event->to;
  put (trace, event->to, i);
}

/* Sets the ends of all paths to the present places. */
static void
arrive (Trace *trace)
{
  for (guint r = 0; r < N_ROWS; r++)
    for (guint i = 0; trace->rows[r] && i < trace->rows[r]->len; i++)
      {
        BabelPath *path = get_path (trace, trace->rows[r], i);
        guint8     rank = 0;

        for (guint j = 0; j < i; j++)
          rank += get_path (trace, trace->rows[r], j)->item == path->item;
        path->to.slot = path->to.kind == BABEL_ZONE_HAND ? rank : (guint8) i;
      }
}

GArray *
babel_paths_trace (const BabelState *before, const GameEvent *events, guint n_events)
{
  Trace trace = { .paths = g_array_new (FALSE, TRUE, sizeof (BabelPath)) };

  lay_out (&trace, before);
  for (guint i = 0; i < n_events; i++)
    follow (&trace, &events[i], i);
  arrive (&trace);
  for (guint r = 0; r < N_ROWS; r++)
    if (trace.rows[r])
      g_array_unref (trace.rows[r]);
  return trace.paths;
}
