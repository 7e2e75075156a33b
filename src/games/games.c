/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The list of games. Each is named here once, and nowhere else below the window.
 * The order is the order in which they are shown.
 */
#include "games.h"

#include "babel-critic.h"
#include "babel-edits.h"
#include "babel-player.h"
#include "babel-quests.h"
#include "babel-state.h"
#include "babel-words.h"

static const GameModule babel_module = {
  .rules = &babel_rules,
  .words = &babel_words,
  .player = &babel_player,
  .quests = &babel_quests,
  .edits = &babel_edits,
  .critic = &babel_critic,
};

const GameModule *const games_modules[] = { &babel_module, NULL };

const GameModule *
games_find (const char *id)
{
  return game_modules_find (games_modules, id);
}

const GameModule *
games_find_for_position (const char *text, GError **error)
{
  return game_modules_find_for_position (games_modules, text, error);
}
