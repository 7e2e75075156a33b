/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The effects of an action: movements of items between zones, and changes of figures.
 *
 * The log, the motion on the board and the screen reader are fed from events, and always from
 * events filtered for one seat: a card drawn by another seat arrives there without its face.
 * Applying the events of an action to the zones before it gives the zones after it; a law in the
 * tests holds every game to that.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* An item whose face the observer may not see. Faces are the game's own, from 1. */
#define GAME_ITEM_HIDDEN 0

/* Bit mask for GameEvent.seen_by: every seat sees the item. */
#define GAME_SEEN_BY_ALL 0xff

typedef enum
{
  GAME_EVENT_MOVE,    /* one item leaves `from` and arrives in `to` */
  GAME_EVENT_SHUFFLE, /* everything in `from` is shuffled into `to`, which may be the same zone; no
                       * item is named */
  GAME_EVENT_AMOUNT,  /* a figure of the seat in `to` changes; no zone does */
} GameEventKind;

/* A place for items: one of GameRules.zones, whose it is, which of several (a land, say), and
 * where in it. slot counts from the oldest item, 0; it is 0 in a zone without order. seat is 0
 * in a zone that all share. */
typedef struct
{
  guint8  kind;
  guint8  seat;
  guint16 index;
  guint16 slot;
} GameZone;

/* from.slot holds before this event and to.slot after it; the events of one action happen in
 * order. */
typedef struct
{
  guint8   kind;    /* a GameEventKind */
  guint8   seen_by; /* bit s: seat s sees the face, or the amount */
  guint16  item;    /* the item's face, or GAME_ITEM_HIDDEN; an index into GameRules.amounts */
  gint32   amount;  /* of an amount: its change, below 0 for a loss; else 0 */
  GameZone from;
  GameZone to;
} GameEvent;

/* The event as seat (from 0) perceives it: the same movement, its item hidden if the seat may
 * not see it; of an amount that is not seen, 0. */
static inline GameEvent
game_event_for_seat (GameEvent event, guint seat)
{
  if (event.seen_by & (1u << seat))
    return event;
  if (event.kind == GAME_EVENT_AMOUNT)
    event.amount = 0;
  else
    event.item = GAME_ITEM_HIDDEN;
  return event;
}

G_END_DECLS
