/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The events of the tried world are played on the zones as the seat sees them: an item that comes
 * out hidden there is one that the seat does not know.
 */
#include "game-preview.h"

#include "game-state.h"

/* A zone as the seat knows it. */
typedef struct
{
  GameZone zone;
  GArray  *items; /* of guint16 */
} Known;

static void
known_clear (gpointer data)
{
  g_array_unref (((Known *) data)->items);
}

static GArray *
find_items (const GameRules *rules, const GameState *seen, GArray *zones, GameZone zone)
{
  Known               known = { .zone = zone };
  g_autofree guint16 *items = NULL;
  guint               n;

  for (guint i = 0; i < zones->len; i++)
    {
      const Known *other = &g_array_index (zones, Known, i);

      if (other->zone.kind == zone.kind && other->zone.seat == zone.seat &&
          other->zone.index == zone.index)
        return other->items;
    }
  items = g_new (guint16, rules->max_items);
  n = rules->contents (seen, zone, items);
  known.items = g_array_new (FALSE, FALSE, sizeof (guint16));
  g_array_append_vals (known.items, items, n);
  g_array_append_val (zones, known);
  return known.items;
}

/* The index of the item that an event takes out of a zone; the number of items if the seat does
 * not know it. */
static guint
find_item (const GameZoneKind *kind, const GArray *items, const GameEvent *event)
{
  guint at = 0;

  if (kind->ordered)
    at = event->from.slot;
  else
    while (at < items->len && g_array_index (items, guint16, at) != event->item)
      at++;
  return at < items->len && g_array_index (items, guint16, at) == event->item ? at : items->len;
}

/* Plays a movement on the zones; FALSE if the seat does not know what moves. */
static gboolean
play_move (const GameRules *rules, const GameState *seen, GArray *zones, const GameEvent *event)
{
  GArray *from = find_items (rules, seen, zones, event->from);
  GArray *to = find_items (rules, seen, zones, event->to);
  guint   at = find_item (&rules->zones[event->from.kind], from, event);
  guint   slot = rules->zones[event->to.kind].ordered ? event->to.slot : to->len;

  if (at == from->len)
    return FALSE;
  g_array_remove_index (from, at);
  g_array_insert_val (to, MIN (slot, to->len), event->item);
  return TRUE;
}

/* Takes over the events that are certain. */
static void
take_events (GamePreview *self, const GameRules *rules, const GameState *seen, const GArray *events)
{
  g_autoptr (GArray) zones = g_array_new (FALSE, FALSE, sizeof (Known));

  g_array_set_clear_func (zones, known_clear);
  for (guint i = 0; i < events->len && !self->chance; i++)
    {
      GameEvent event = game_event_for_seat (g_array_index (events, GameEvent, i), self->seat);

      self->chance = event.kind == GAME_EVENT_SHUFFLE ||
                     (event.kind == GAME_EVENT_MOVE && (event.item == GAME_ITEM_HIDDEN ||
                                                        !play_move (rules, seen, zones, &event)));
      if (!self->chance)
        g_array_append_val (self->events, event);
    }
}

/* Returns TRUE if the seat chooses while others do. */
static gboolean
is_alone (const GameRules *rules, guint kind)
{
  return rules->apply_alone != NULL && (rules->kinds[kind].flags & GAME_KIND_SECRET) != 0;
}

/* Plays the action in a world; FALSE if the seat cannot do that. */
static gboolean
try_action (GamePreview     *self,
            const GameRules *rules,
            const GameState *seen,
            guint64          seed,
            GameState       *world,
            GArray          *events)
{
  if (rules->is_full (seen))
    game_state_copy (rules, world, seen);
  else
    rules->complete (seen, seed, world);
  if (is_alone (rules, self->action.kind))
    return rules->apply_alone (world, self->seat, self->action, events);
  if (rules->seat (seen) != self->seat ||
      rules->judge (seen, self->seat, self->action) != GAME_LEGAL)
    return FALSE;
  rules->apply (world, self->action, events);
  return TRUE;
}

/* The seat that an action in the middle of a turn hands over to. */
static guint
find_answering (const GamePreview *self, const GameRules *rules)
{
  guint next = self->after != NULL ? rules->seat (self->after) : self->seat;

  return next == self->seat || is_alone (rules, self->action.kind) ||
             (rules->kinds[self->action.kind].flags & (GAME_KIND_ENDS_TURN | GAME_KIND_REPLY)) != 0
           ? GAME_NOBODY
           : next;
}

GamePreview *
game_preview_new (const GameRules *rules,
                  const GameState *seen,
                  guint            seat,
                  GameAction       action,
                  guint64          seed)
{
  g_autoptr (GamePreview) self = g_new0 (GamePreview, 1);
  g_autofree GameState *world = game_state_new (rules);
  g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (GameEvent));
  GameResult result = { 0 };

  self->action = action;
  self->seat = seat;
  self->events = g_array_new (FALSE, FALSE, sizeof (GameEvent));
  if ((game_state_to_act (rules, seen) >> seat & 1) == 0 ||
      !try_action (self, rules, seen, seed, world, events))
    return NULL;
  take_events (self, rules, seen, events);
  rules->result (seen, &result);
  memcpy (self->points, result.points, sizeof self->points);
  if (!self->chance)
    {
      self->after = game_state_new (rules);
      rules->observe (world, seat, self->after);
      rules->result (self->after, &result);
    }
  memcpy (self->points_after, result.points, sizeof self->points_after);
  self->answers = find_answering (self, rules);
  return g_steal_pointer (&self);
}

void
game_preview_free (GamePreview *self)
{
  g_array_unref (self->events);
  g_free (self->after);
  g_free (self);
}
