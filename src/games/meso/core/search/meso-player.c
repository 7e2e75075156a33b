/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The upper two levels differ in how many actions they try, and in how many worlds. From the Pupil
 * to the Builder none is tried, and what is seen is misjudged less and less. The two levels below
 * are those of all games.
 */
#include "meso-player.h"

#include "meso-policy.h"

static const GameEffort efforts[MESO_LEVEL_GREEDY + 1] = {
  [GAME_LEVEL_PUPIL] = { .choices = 64, .noise = 70 },
  [GAME_LEVEL_SCRIBE] = { .choices = 64, .noise = 28 },
  [GAME_LEVEL_BUILDER] = { .choices = 64, .noise = 9 },
  [GAME_LEVEL_HIGH_PRIEST] = { .games = 6, .choices = 2 },
  [GAME_LEVEL_KING] = { .games = 400, .choices = 10 },
  [MESO_LEVEL_GREEDY] = { .choices = 1, .at_once = TRUE },
};

static const char *const level_ids[] = { "guest", "beginner", "pupil", "scribe", "builder",
                                         "high-priest", "king", "greedy", NULL };

const GamePlayer meso_player = {
  .id = "meso",
  .levels = level_ids,
  .policy = &meso_policy,
  .efforts = efforts,
  .guest_span = 22,
};
