/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The games there are. A new game is one folder, and its word in GAMES here.
 * Nothing outside src/games, src/app and tests knows a game by its own name.
 */
#pragma once

#include "game-module.h"

G_BEGIN_DECLS

/* The modules of the games that people can play, NULL-terminated; and behind these those of games
 * of which only the rules are there yet (GAMES), for command line tool and laws. */
extern const GameModule *const games_modules[];
extern const GameModule *const games_all_modules[];

/* Both look among all. The module with this id, or NULL. */
const GameModule *games_find (const char *id);

/* The module whose position `text` claims to be ("babel/1 ..."), or NULL and GAME_ERROR_SYNTAX. */
const GameModule *games_find_for_position (const char *text, GError **error);

/* Finds the texts of all games, and of their lessons, in the catalogues below this folder. */
void games_bind_texts (const char *folder);

G_END_DECLS
