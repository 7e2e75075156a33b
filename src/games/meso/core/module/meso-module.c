/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The one place where Mesopotamien's rules, words and player come together. They know nothing of
 * each other but the rules.
 */
#include "meso-module.h"

#include "meso-critic.h"
#include "meso-player.h"
#include "meso-questions.h"
#include "meso-quests-resources.h"
#include "meso-rules.h"
#include "meso-words.h"

const GameModule meso_module = {
  .rules = &meso_rules,
  .words = &meso_words,
  .player = &meso_player,
  .critic = &meso_critic,
  .quests = MESO_QUESTS_TEXT,
  .resources = MESO_RESOURCES_TEXT,
  .questions = &meso_questions,
};
