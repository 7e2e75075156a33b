/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The player that knows Bunny Kingdom: it tries its likeliest choices in worlds that agree with
 * its seat's view and memory, each game played out by greedy players.
 */
#pragma once

#include "game-player.h"

G_BEGIN_DECLS

/* Its levels, by index: those for people, then yardsticks. */
typedef enum
{
  BUNNY_LEVEL_GUEST = GAME_LEVEL_GUEST,
  BUNNY_LEVEL_BEGINNER = GAME_LEVEL_BEGINNER,
  BUNNY_LEVEL_PUPIL = GAME_LEVEL_PUPIL,
  BUNNY_LEVEL_SCRIBE = GAME_LEVEL_SCRIBE,
  BUNNY_LEVEL_BUILDER = GAME_LEVEL_BUILDER,
  BUNNY_LEVEL_HIGH_PRIEST = GAME_LEVEL_HIGH_PRIEST,
  BUNNY_LEVEL_KING = GAME_LEVEL_KING,
  BUNNY_LEVEL_GREEDY = GAME_N_LEVELS, /* the public yardstick: one action, the best at once */
  BUNNY_LEVEL_FORGETFUL,              /* tries choices, but forgets the hands it has passed on */
  BUNNY_N_LEVELS_OF_PLAY,
} BunnyLevelOfPlay;

extern const GamePlayer bunny_player;

G_END_DECLS
