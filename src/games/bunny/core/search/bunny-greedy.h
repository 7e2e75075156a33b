/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The public yardstick: what seems best at once. No memory, no chance, nothing ahead. It is
 * described to the number, action by action.
 */
#pragma once

#include "bunny-taste.h"

G_BEGIN_DECLS

/* The action of a seat that is to act, of equal ones the first in byte order; the game is not
 * over. Takes whole states and the seat's views. */
GameAction bunny_greedy_choose (const BunnyState *seen, guint seat);

G_END_DECLS
