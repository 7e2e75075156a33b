/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The one place where Mesopotamien's rules and player come together. So far it has the players for
 * any game, and no words but the codes of refusals.
 */
#include "meso-module.h"

#include "meso-rules.h"

const GameModule meso_module = {
  .rules = &meso_rules,
  .player = &game_player_playouts,
};
