/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The one place where Mesopotamien's rules, words and player come together. So far its players are
 * those for any game.
 */
#include "meso-module.h"

#include "meso-rules.h"
#include "meso-words.h"

const GameModule meso_module = {
  .rules = &meso_rules,
  .words = &meso_words,
  .player = &game_player_playouts,
};
