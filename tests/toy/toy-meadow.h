/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Meadow: an open game on hexes that are laid beside each other, so that its board grows. A seat
 * has a point for each two of its hexes that touch.
 */
#pragma once

#include "game-rules.h"

#define TOY_MEADOW_REACH 3 /* steps from the middle */

extern const GameRules toy_meadow_rules;

/* Returns 1 + the seat whose hex lies at a column and row from the middle, 3 for the first hex,
 * which is nobody's, and 0 for an empty place. */
guint toy_meadow_get_owner (const GameState *state, int column, int row);
