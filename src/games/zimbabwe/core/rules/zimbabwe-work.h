/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * An action under way: the state that it changes, and the events that it reports. Private to
 * zimbabwe-apply.c, which plays actions in turns, and zimbabwe-rounds.c, which plays what is around
 * them.
 */
#pragma once

#include "zimbabwe-apply.h"

G_BEGIN_DECLS

typedef struct
{
  ZimbabweState  *state;
  ZimbabweGround *ground;
  ZimbabweSeat   *self; /* the mover's */
  guint           mover;
  GArray         *events; /* or NULL */
} ZimbabweWork;

/* A zone of a seat (0 in one of all) by its index and slot. */
static inline GameZone
zimbabwe_zone (ZimbabweZone kind, guint seat, guint index, guint slot)
{
  return (GameZone) {
    .kind = (guint8) kind, .seat = (guint8) seat, .index = (guint16) index, .slot = (guint16) slot
  };
}

/* Reports that an item moves, and that an amount of a seat changes, unless by 0. */
void zimbabwe_work_move (ZimbabweWork *work, guint item, GameZone from, GameZone to);
void zimbabwe_work_report (ZimbabweWork *work, ZimbabweAmount amount, guint seat, gint by);

/* Adds cattle to a purse, or to the cattle on a seat's cards; what is beyond the limit goes to the
 * stock. */
void zimbabwe_work_add_cattle (ZimbabweWork *work, guint seat, ZimbabweAmount amount, guint n);

/* Takes cattle out of the mover's purse. */
void zimbabwe_work_pay (ZimbabweWork *work, guint n);

/* Adds a disc to the mover's monument on a cell, or begins one there. */
void zimbabwe_work_add_disc (ZimbabweWork *work, guint cell);

/* Plays a founding, a bid, a pass or the end of a turn, and what follows by itself. */
void zimbabwe_work_found (ZimbabweWork *work, guint cell);
void zimbabwe_work_bid (ZimbabweWork *work, guint n);
void zimbabwe_work_pass (ZimbabweWork *work);
void zimbabwe_work_end_turn (ZimbabweWork *work);

G_END_DECLS
