/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Applies actions (RULES.md 1 to 5) and writes the events that tell of them (NOTATION.md 8).
 *
 * Assumes that bunny_judge () allowed the action. Events may be NULL.
 */
#pragma once

#include "bunny-action.h"
#include "bunny-state.h"

G_BEGIN_DECLS

typedef enum
{
  BUNNY_ZONE_DECK,
  BUNNY_ZONE_RESERVE,
  BUNNY_ZONE_HAND,
  BUNNY_ZONE_SEALED,
  BUNNY_ZONE_TRAY,
  BUNNY_ZONE_SCROLLS,
  BUNNY_ZONE_DISCARDS,
  BUNNY_ZONE_SPENT,
  BUNNY_ZONE_CELL,
  BUNNY_ZONE_SUPPLY,
  BUNNY_ZONE_BOX,
  BUNNY_N_ZONES,
} BunnyZone;

/* The one figure of a seat that events count. */
#define BUNNY_AMOUNT_SCORE 0

/* An end of an event: a zone, whose it is, a cell where the zone is one, and the slot. */
static inline GameZone
bunny_zone (guint kind, guint seat, guint index, guint slot)
{
  return (GameZone) { (guint8) kind, (guint8) seat, (guint16) index, (guint16) slot };
}

/* Appends a movement. */
void bunny_events_add (GArray *events, guint item, guint seen_by, GameZone from, GameZone to);

/* The same, unless events is NULL: then nothing is put together. */
static inline void
bunny_events_move (GArray *events, guint item, guint seen_by, GameZone from, GameZone to)
{
  if (events)
    bunny_events_add (events, item, seen_by, from, to);
}

/* Plays a legal action of a seat that is to act. */
void bunny_apply (BunnyState *state, guint seat, GameAction action, GArray *events);

/* Plays a choice of two cards, or of the first alone (0 for the second), as if nobody else
 * chose; FALSE if the hand has no such cards. */
gboolean bunny_apply_alone (BunnyState *state, guint seat, GameAction action, GArray *events);

/* The choice of a seat is revealed. */
void bunny_apply_sealed (BunnyState *state, guint seat, GArray *events);

/* Plays a legal action of a building turn that changes nothing but the table: all but `done`. */
void bunny_apply_in_turn (BunnyTable *table, guint seat, GameAction action, GArray *events);

/* The deal of a round, and the first card of each reserve. */
void bunny_apply_deal (BunnyState *state, GArray *events);

/* All have chosen: the cards are played and the hands passed, or the building phase follows. */
void bunny_apply_reveal (BunnyState *state, GArray *events);

/* Goes on once nobody has posts to set: the harvest, and the next round or the end. */
void bunny_apply_harvest (BunnyState *state, GArray *events);

/* Begins the building phase; or the phase after it if nobody has anything to build. */
void bunny_apply_building (BunnyState *state, GArray *events);

G_END_DECLS
