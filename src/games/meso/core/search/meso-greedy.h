/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The public yardstick: what seems best at once. No memory, no chance, nothing ahead. It is
 * described to the number, action by action.
 */
#pragma once

#include "meso-worth.h"

G_BEGIN_DECLS

/* The gain of an action that ends the turn, and of one that seems to bring nothing. */
#define MESO_NO_GAIN 0

/* What the yardstick compares with, once for all actions of a state. */
typedef struct
{
  const MesoState *state;
  const MesoWays  *ways;
  gint             worth; /* to the mover */
  MesoCosts        costs;
} MesoLook;

/* Looks at a state whose mover has something to decide. `ways` are those of its lands. */
void meso_look_at (MesoLook *look, const MesoState *state, const MesoWays *ways);

/* Returns what a legal action brings at once; that of a building or a birth counts only where
 * nothing else brings anything, and answers to what is due are compared with each other only. */
gint meso_look_weigh (const MesoLook *look, GameAction action);

/* Returns the action of the mover, of equal ones the first of the n legal ones in byte order. */
GameAction meso_look_choose (const MesoLook *look, const GameAction *actions, guint n);

G_END_DECLS
