/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The games of the window, from the list that the program is made from: tests over all games name
 * none.
 */
#pragma once

#include "edubba-game.h"

#define GAME(word) const EdubbaGame *word##_get_game (void);
#include "window-games-list.h"
#undef GAME

typedef const EdubbaGame *(*GetGame) (void);

/* clang-format off */
static const GetGame listed_games[] = {
#define GAME(word) word##_get_game,
#include "window-games-list.h"
#undef GAME
};
/* clang-format on */
