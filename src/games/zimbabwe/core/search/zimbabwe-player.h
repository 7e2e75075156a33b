/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The players of The Great Zimbabwe: levels that judge sites and raises as the yardstick does, or
 * play their choices out by it; and the yardstick.
 */
#pragma once

#include "game-player.h"

G_BEGIN_DECLS

/* The yardstick behind the levels for people: one action, the best at once. */
#define ZIMBABWE_LEVEL_GREEDY GAME_N_LEVELS

extern const GamePlayer zimbabwe_player;

G_END_DECLS
