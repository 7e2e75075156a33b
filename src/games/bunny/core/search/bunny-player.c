/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Levels differ in how many choices they look at and how many games they play out for them; the
 * Pupil plays out none and misjudges what it sees. The two below it are those of all games.
 */
#include "bunny-player.h"

#include "bunny-policy.h"

static const GameEffort efforts[BUNNY_N_LEVELS_OF_PLAY] = {
  [BUNNY_LEVEL_PUPIL] = { .choices = 64, .noise = 300 },
  [BUNNY_LEVEL_SCRIBE] = { .choices = 1, .at_once = TRUE },
  [BUNNY_LEVEL_BUILDER] = { .games = 4, .choices = 3 },
  [BUNNY_LEVEL_HIGH_PRIEST] = { .games = 45, .choices = 9 },
  [BUNNY_LEVEL_KING] = { .games = 200, .choices = 14 },
  [BUNNY_LEVEL_GREEDY] = { .choices = 1, .at_once = TRUE },
  [BUNNY_LEVEL_FORGETFUL] = { .games = 200, .choices = 14, .forgets = TRUE },
};

static const char *const level_ids[] = { "guest", "beginner", "pupil", "scribe",
                                         "builder", "high-priest", "king", "greedy",
                                         "forgetful", NULL };

const GamePlayer bunny_player = {
  .id = "bunny",
  .levels = level_ids,
  .policy = &bunny_policy,
  .efforts = efforts,
  .guest_span = 19,
};
