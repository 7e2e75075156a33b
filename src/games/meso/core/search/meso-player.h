/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The player that knows Mesopotamien: it tries its likeliest actions in worlds that agree with its
 * seat's view, a round far, and compares the positions.
 */
#pragma once

#include "game-player.h"

G_BEGIN_DECLS

/* Its yardstick behind the levels for people: one action, the best at once. */
#define MESO_LEVEL_GREEDY GAME_N_LEVELS

extern const GamePlayer meso_player;

G_END_DECLS
