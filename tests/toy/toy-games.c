/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The list of games of a program that knows the toys and nothing else: it takes the place of
 * src/games/games.c, so it has all that this has.
 */
#include "games.h"
#include "toys.h"

#define MODULES                                                     \
  {                                                                 \
    &toy_hoard_module, &toy_heaps_module, &toy_sealed_module, NULL, \
  }

const GameModule *const games_modules[] = MODULES;
const GameModule *const games_all_modules[] = MODULES;

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

void
games_bind_texts (const char *folder)
{
  for (guint i = 0; games_modules[i]; i++)
    game_module_bind_texts (games_modules[i], folder);
}
