/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The upper two levels differ in how many choices they play out, each once: the yardstick plays
 * without chance. The three below them try none and misjudge what they see less and less. With two
 * seats, neighbours are some 170 to 300 Elo points apart (40 games each).
 */
#include "zimbabwe-player.h"

#include "zimbabwe-greedy.h"

static const GameEffort efforts[ZIMBABWE_LEVEL_GREEDY + 1] = {
  [GAME_LEVEL_PUPIL] = { .choices = 64, .noise = 24 },
  [GAME_LEVEL_SCRIBE] = { .choices = 64, .noise = 9 },
  [GAME_LEVEL_BUILDER] = { .choices = 64, .noise = 3 },
  [GAME_LEVEL_HIGH_PRIEST] = { .games = 6, .choices = 6 },
  [GAME_LEVEL_KING] = { .games = 24, .choices = 24 },
  [ZIMBABWE_LEVEL_GREEDY] = { .choices = 1, .at_once = TRUE },
};

static const char *const level_ids[] = { "guest", "beginner", "pupil", "scribe", "builder",
                                         "high-priest", "king", "greedy", NULL };

const GamePlayer zimbabwe_player = {
  .id = "zimbabwe",
  .levels = level_ids,
  .policy = &zimbabwe_policy,
  .efforts = efforts,
  .guest_span = 22,
};
