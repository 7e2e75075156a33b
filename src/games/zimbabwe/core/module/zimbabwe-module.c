/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The one place where The Great Zimbabwe's rules and player come together. So far it has the
 * players for any game, and no words but the codes of refusals.
 */
#include "zimbabwe-module.h"

#include "zimbabwe-rules.h"

const GameModule zimbabwe_module = {
  .rules = &zimbabwe_rules,
  .player = &game_player_playouts,
};
