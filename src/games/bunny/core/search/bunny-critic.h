/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Bunny Kingdom's critic: the worth of a pick or a building turn beside the best one found, and
 * the reasons.
 *
 * It plays games out as the strongest player does. Each reason it gives (bunny-reason.h) is
 * counted by the rules, from the seat's view alone.
 */
#pragma once

#include "game-critic.h"

G_BEGIN_DECLS

extern const GameCritic bunny_critic;

G_END_DECLS
