/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A game without its face: rules, words and player, as the list in src/games/games.c names them.
 */
#pragma once

#include "game-player.h"
#include "game-rules.h"
#include "game-words.h"

G_BEGIN_DECLS

typedef struct
{
  const GameRules  *rules;
  const GameWords  *words;
  const GamePlayer *player;
} GameModule;

G_END_DECLS
