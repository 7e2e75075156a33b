/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The one place where Bunny Kingdom's rules, words and player come together.
 * They know nothing of each other but the rules.
 */
#include "bunny-module.h"

#include "bunny-critic.h"
#include "bunny-player.h"
#include "bunny-questions.h"
#include "bunny-quests-resources.h"
#include "bunny-rules.h"
#include "bunny-words-failures.h"
#include "bunny-words.h"

const GameModule bunny_module = {
  .rules = &bunny_rules,
  .words = &bunny_words,
  .player = &bunny_player,
  .critic = &bunny_critic,
  .failures = &bunny_failures,
  .quests = BUNNY_QUESTS_TEXT,
  .resources = BUNNY_RESOURCES_TEXT,
  .questions = &bunny_questions,
};
