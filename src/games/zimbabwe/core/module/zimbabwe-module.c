/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The one place where The Great Zimbabwe's rules, words and player come together. They know nothing
 * of each other but the rules.
 */
#include "zimbabwe-module.h"

#include "zimbabwe-player.h"
#include "zimbabwe-rules.h"
#include "zimbabwe-words.h"

const GameModule zimbabwe_module = {
  .rules = &zimbabwe_rules,
  .words = &zimbabwe_words,
  .player = &zimbabwe_player,
};
