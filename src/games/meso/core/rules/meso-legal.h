/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The legal actions of a position in byte order of their texts: listed, counted, or one of them by
 * its number.
 */
#pragma once

#include "meso-state.h"

G_BEGIN_DECLS

#define MESO_MAX_LEGAL 2048

/* As the entries of GameRules of these names; the seat is the mover. */
guint   meso_legal (const GameState *state, guint seat, GameAction *actions);
guint   meso_legal_count (const GameState *state, guint seat);
guint64 meso_playout (GameState *state, guint64 *rng, guint64 max_actions);

G_END_DECLS
