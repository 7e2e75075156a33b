/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The modules of all games, by the words in src/games/GAMES: WORD_module, which each game's
 * core/module defines.
 */
#include "games.h"

#define GAME(word)  extern const GameModule word##_module;
#define RULES(word) GAME (word)
#include "games-list.h"
#undef RULES
#undef GAME

/* clang-format off */
const GameModule *const games_modules[] = {
#define GAME(word) &word##_module,
#include "games-list.h"
#undef GAME
  NULL,
};

const GameModule *const games_all_modules[] = {
#define GAME(word)  &word##_module,
#define RULES(word) GAME (word)
#include "games-list.h"
#undef RULES
#undef GAME
  NULL,
};
/* clang-format on */

const GameModule *
games_find (const char *id)
{
  return game_modules_find (games_all_modules, id);
}

const GameModule *
games_find_for_position (const char *text, GError **error)
{
  return game_modules_find_for_position (games_all_modules, text, error);
}

void
games_bind_texts (const char *folder)
{
  for (guint i = 0; games_all_modules[i]; i++)
    game_module_bind_texts (games_all_modules[i], folder);
}
