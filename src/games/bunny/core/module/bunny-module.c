/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The one place where Bunny Kingdom's rules and words come together.
 * It is played by the players for any game.
 */
#include "bunny-module.h"

#include "bunny-rules.h"
#include "bunny-words.h"

const GameModule bunny_module = {
  .rules = &bunny_rules,
  .words = &bunny_words,
  .player = &game_player_playouts,
};
