/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The public yardstick: plays the action that seems best at once, by a taste. It has no memory,
 * uses no chance, and does not look ahead. With bunny_taste_plain it is the player that is
 * described to the number, action by action.
 */
#pragma once

#include "bunny-taste.h"

G_BEGIN_DECLS

/* The action of a seat that is to act, of equal ones the first in byte order; the game is not
 * over. Takes whole states and the seat's views. */
GameAction bunny_greedy_choose (const BunnyTaste *taste, const BunnyState *seen, guint seat);

/* Plays a full state to its end. Returns the number of actions. */
guint bunny_greedy_play_out (const BunnyTaste *taste, BunnyState *state);

G_END_DECLS
