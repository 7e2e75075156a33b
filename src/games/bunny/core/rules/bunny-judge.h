/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The law of Bunny Kingdom: is an action of a seat legal, and if not, why not.
 *
 * Stated once, in the order of RULES.md 8. bunny-legal.c is the same law written as a list, and
 * bunny-playout.c as numbers; laws in the tests hold the three together.
 */
#pragma once

#include "bunny-action.h"
#include "bunny-state.h"

G_BEGIN_DECLS

/* BUNNY_LEGAL, or the first refusal that applies to this action of a seat that is to act. */
BunnyRefusal bunny_judge (const BunnyState *state, guint seat, GameAction action);

/* The phase that a kind of action belongs to. */
BunnyPhase bunny_kind_get_phase (guint kind);

/* Writes the legal actions of a seat that is to act (room for BUNNY_MAX_LEGAL), in byte order of
 * their texts, and returns how many. */
guint bunny_legal (const BunnyState *state, guint seat, GameAction *actions);

/* The number of actions that bunny_legal () would write. */
guint bunny_legal_count (const GameState *state, guint seat);

G_END_DECLS
