/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The player that knows Babel: whole turns, their worth, and the opponent's possible answers. It
 * sees its seat's view, and nothing else.
 */
#pragma once

#include "game-player.h"

G_BEGIN_DECLS

/* Its levels, by index: those for people, then yardsticks. */
typedef enum
{
  BABEL_LEVEL_GUEST = GAME_LEVEL_GUEST,
  BABEL_LEVEL_BEGINNER = GAME_LEVEL_BEGINNER,
  BABEL_LEVEL_PUPIL = GAME_LEVEL_PUPIL,
  BABEL_LEVEL_SCRIBE = GAME_LEVEL_SCRIBE,
  BABEL_LEVEL_BUILDER = GAME_LEVEL_BUILDER,
  BABEL_LEVEL_HIGH_PRIEST = GAME_LEVEL_HIGH_PRIEST,
  BABEL_LEVEL_KING = GAME_LEVEL_KING,
  /* One action at a time, the best at once, by weights made by hand. */
  BABEL_LEVEL_GREEDY = GAME_N_LEVELS,
  /* Whole turns, 30 wide, by weights made by hand. */
  BABEL_LEVEL_PLAIN_BEAM,
  /* Whole turns, 300 wide, by the first weights that were learnt. */
  BABEL_LEVEL_LEARNT_BEAM,
  /* The King as it was in 2026, which stays as it is. */
  BABEL_LEVEL_KING_2026,
  BABEL_N_LEVELS_OF_PLAY,
} BabelLevelOfPlay;

extern const GamePlayer babel_player;

G_END_DECLS
