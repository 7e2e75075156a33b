/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Plays actions, and reports them as events (NOTATION.md 8). Events that nobody wants cost a
 * comparison each.
 */
#pragma once

#include "meso-state.h"

G_BEGIN_DECLS

typedef enum
{
  MESO_ZONE_LAND,
  MESO_ZONE_ON,
  MESO_ZONE_SETTLERS,
  MESO_ZONE_UNDER,
  MESO_ZONE_LOADS,
  MESO_ZONE_SUPPLY,
  MESO_ZONE_OFFERED,
  MESO_ZONE_HAND,
  MESO_ZONE_STOCK,
  MESO_ZONE_SHOWN,
  MESO_ZONE_DISCARDS,
  MESO_ZONE_STACK,
  MESO_ZONE_DECK,
  MESO_N_ZONES,
} MesoZone;

typedef enum
{
  MESO_AMOUNT_MANA,
  MESO_AMOUNT_LIMIT,
  MESO_N_AMOUNTS,
} MesoAmount;

/* Faces of items; kinds of land are faces themselves. A seat, or a kind of card, from 0, is added
 * to the last four; 1 + a seat, or 0 for a neutral hut, to huts; a value to tokens. */
enum
{
  MESO_FACE_GOODS = 11,
  MESO_FACE_HUT = 20,
  MESO_FACE_HOLY = 31,
  MESO_FACE_TOKEN = 40,
  MESO_FACE_SETTLER = 51,
  MESO_FACE_CARD = 71,
};

/* What an action writes to. Private to meso-apply.c and meso-explore.c. */
typedef struct
{
  MesoState *state;
  MesoSeat  *self; /* the mover's */
  guint      mover;
  GArray    *events; /* or NULL */
} MesoWork;

/* The zone of a seat (from 0; 0 in a zone of all) at a spot, or MESO_NOWHERE for one without. */
GameZone meso_zone (MesoZone kind, guint seat, guint spot);

/* Reports that an item moves; `seen_by` as in GameEvent. Nothing without events. */
void meso_work_move (MesoWork *work, guint item, guint seen_by, GameZone from, GameZone to);

/* Moves the load of a settler of a class, if it has one, between zones. */
void meso_work_move_load (MesoWork *work, guint seat, guint klass, GameZone from, GameZone to);

/* Reports a settler's way from land to land, and that of its load, and moves it. */
void meso_work_walk (MesoWork *work, guint seat, guint klass, guint from, guint to);

/* Explores: turns up the next land for the explorer of state->due_from and the like, and goes on as
 * far as nothing has to be chosen. Then the rest of that: lays a volcano, seeds, takes. */
void meso_work_explore (MesoWork *work);
void meso_work_lay_volcano (MesoWork *work, guint spot);
void meso_work_seed (MesoWork *work, const guint8 *places);
void meso_work_show (MesoWork *work);
void meso_work_take (MesoWork *work, guint kind);

/* As the entry of GameRules. */
void meso_apply (GameState *state, GameAction action, GArray *events);

G_END_DECLS
