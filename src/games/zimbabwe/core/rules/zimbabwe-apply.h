/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Plays actions, and reports them as events (NOTATION.md 8). Events that nobody wants cost a
 * comparison each.
 */
#pragma once

#include "zimbabwe-ground.h"

G_BEGIN_DECLS

typedef enum
{
  ZIMBABWE_ZONE_CELL,
  ZIMBABWE_ZONE_SUPPLY,
  ZIMBABWE_ZONE_HAND,
  ZIMBABWE_ZONE_PRICES,
  ZIMBABWE_ZONE_OFFER,
  ZIMBABWE_ZONE_UPPER,
  ZIMBABWE_ZONE_STOCK,
  ZIMBABWE_ZONE_ROW,
  ZIMBABWE_ZONE_TRACK,
  ZIMBABWE_ZONE_ASIDE,
  ZIMBABWE_N_ZONES,
} ZimbabweZone;

typedef enum
{
  ZIMBABWE_AMOUNT_POINTS,
  ZIMBABWE_AMOUNT_REQUIREMENT,
  ZIMBABWE_AMOUNT_CATTLE,
  ZIMBABWE_AMOUNT_CARDS,
  ZIMBABWE_AMOUNT_PLAQUE,
  ZIMBABWE_N_AMOUNTS,
} ZimbabweAmount;

/* Faces of items. A resource, a kind of craftsman, a seat or a specialist, all from 0, is added to
 * those that have one; a god's number less one to gods. */
enum
{
  ZIMBABWE_FACE_RESOURCE = 1,
  ZIMBABWE_FACE_WATER = 5,
  ZIMBABWE_FACE_USE = 6,
  ZIMBABWE_FACE_CRAFT = 8,
  ZIMBABWE_FACE_MARKER = 16,
  ZIMBABWE_FACE_DISC = 24,
  ZIMBABWE_FACE_FIRST_CARD = 32,
  ZIMBABWE_FACE_SECOND_CARD = 40,
  ZIMBABWE_FACE_PRICE = 48,
  ZIMBABWE_FACE_GOD = 50,
  ZIMBABWE_FACE_STAFF = 64,
  ZIMBABWE_FACE_PLAQUE = 72,
  ZIMBABWE_FACE_CUBE = 80,
};

/* Plays a legal action. The ground may follow an earlier state, or nothing yet. */
void zimbabwe_play (ZimbabweState  *state,
                    ZimbabweGround *ground,
                    GameAction      action,
                    GArray         *events);

/* As the entries of GameRules. */
void  zimbabwe_apply (GameState *state, GameAction action, GArray *events);
guint zimbabwe_state_contents (const GameState *state, GameZone zone, guint16 *items);

G_END_DECLS
