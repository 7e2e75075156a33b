/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The list of games. Each is named here once, and nowhere else below the window.
 * The order is the order in which they are shown.
 */
#include "games.h"

#include "babel-module.h"
#include "bunny-module.h"

const GameModule *const games_modules[] = { &babel_module, &bunny_module, NULL };

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
