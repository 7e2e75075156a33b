/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The best line is that of the strongest player. What is said of another line are the mistakes that
 * beginners make.
 */
#include "meso-critic.h"

#include "meso-mistakes.h"
#include "meso-player.h"

const GameCritic meso_critic = {
  .player = &meso_player,
  .level = GAME_LEVEL_KING,
  .worlds = 96,
  .explain = meso_mistakes_find,
};
