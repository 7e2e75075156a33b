/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The legal actions of a position, listed, counted, or drawn in random play. As the entries of
 * GameRules of these names; lists are in the byte order of the actions' texts.
 */
#pragma once

#include "zimbabwe-state.h"

G_BEGIN_DECLS

/* NOTATION.md 8 adds them up. */
#define ZIMBABWE_MAX_LEGAL 5282

guint   zimbabwe_legal (const GameState *state, guint seat, GameAction *actions);
guint   zimbabwe_legal_count (const GameState *state, guint seat);
guint64 zimbabwe_playout (GameState *state, guint64 *rng, guint64 max_actions);

G_END_DECLS
