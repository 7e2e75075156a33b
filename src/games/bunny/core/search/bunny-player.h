/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The player that knows Bunny Kingdom: it tries its likeliest choices in worlds that agree with
 * its seat's view and memory, each game played out by greedy players.
 */
#pragma once

#include "game-player.h"

G_BEGIN_DECLS

/* Its levels, by index. The first five are opponents for people, the others yardsticks. */
typedef enum
{
  BUNNY_LEVEL_PUPIL,
  BUNNY_LEVEL_SCRIBE,
  BUNNY_LEVEL_BUILDER,
  BUNNY_LEVEL_HIGH_PRIEST,
  BUNNY_LEVEL_KING,
  BUNNY_LEVEL_GREEDY,    /* the public yardstick: one action, the best at once */
  BUNNY_LEVEL_FORGETFUL, /* tries choices, but forgets the hands it has passed on */
  BUNNY_N_LEVELS_OF_PLAY,
} BunnyLevelOfPlay;

extern const GamePlayer bunny_player;

G_END_DECLS
