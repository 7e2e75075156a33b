/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a seat sees of a state, and states that agree with that (NOTATION.md 2); and what lies in a
 * zone (NOTATION.md 8).
 */
#pragma once

#include "meso-state.h"

G_BEGIN_DECLS

/* As the entries of GameRules of these names. */
void     meso_state_observe (const GameState *state, guint seat, GameState *seen);
void     meso_state_cover (GameState *seen);
gboolean meso_state_is_full (const GameState *state);
void     meso_state_complete (const GameState *seen, guint64 seed, GameState *world);
guint    meso_state_contents (const GameState *state, GameZone zone, guint16 *items);

/* The number of copies of a kind of land that are in no known place. */
guint meso_state_count_land_left (const MesoState *state, guint kind);

G_END_DECLS
