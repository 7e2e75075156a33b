/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The one place where Babel's rules, words, player and critic come together. They know nothing of
 * each other but the rules.
 */
#include "babel-module.h"

#include "babel-critic.h"
#include "babel-edits.h"
#include "babel-player.h"
#include "babel-quests-resources.h"
#include "babel-state.h"
#include "babel-words-failures.h"
#include "babel-words.h"

const GameModule babel_module = {
  .rules = &babel_rules,
  .words = &babel_words,
  .player = &babel_player,
  .quests = BABEL_QUESTS_TEXT,
  .resources = BABEL_RESOURCES_TEXT,
  .edits = &babel_edits,
  .critic = &babel_critic,
  .failures = &babel_failures,
};
