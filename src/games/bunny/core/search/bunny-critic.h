/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Bunny Kingdom's critic: what a pick or a building turn is worth beside the best that was found,
 * and why.
 *
 * It plays games out as the strongest player does. What it gives as a reason (bunny-reason.h) is
 * counted by the rules, from what the seat sees alone.
 */
#pragma once

#include "game-critic.h"

G_BEGIN_DECLS

extern const GameCritic bunny_critic;

G_END_DECLS
