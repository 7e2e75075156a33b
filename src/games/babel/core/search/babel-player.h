/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The player that knows Babel: whole turns, their worth, and the opponent's possible answers. It
 * sees its seat's view, and nothing else.
 */
#pragma once

#include "game-player.h"

G_BEGIN_DECLS

/* Its levels, by index. The first five are opponents for people, the others yardsticks. */
typedef enum
{
  BABEL_LEVEL_PUPIL,
  BABEL_LEVEL_SCRIBE,
  BABEL_LEVEL_BUILDER,
  BABEL_LEVEL_HIGH_PRIEST,
  BABEL_LEVEL_KING,
  BABEL_LEVEL_GREEDY,      /* one action at a time, the best at once, by hand-made weights */
  BABEL_LEVEL_PLAIN_BEAM,  /* whole turns, 30 wide, by hand-made weights */
  BABEL_LEVEL_LEARNT_BEAM, /* whole turns, 300 wide, by the first weights that were learnt */
  BABEL_LEVEL_KING_2026,   /* the King as it was in 2026, which stays as it is */
  BABEL_N_LEVELS_OF_PLAY,
} BabelLevelOfPlay;

extern const GamePlayer babel_player;

G_END_DECLS
