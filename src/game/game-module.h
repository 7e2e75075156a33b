/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A game without its face: rules, words and player, as src/games/games.c lists them.
 * The tools that need no display, and the shell beneath its widgets, know a game by this alone.
 */
#pragma once

#include "game-critic.h"
#include "game-edits.h"
#include "game-failure.h"
#include "game-player.h"
#include "game-question.h"
#include "game-rules.h"
#include "game-words.h"

G_BEGIN_DECLS

typedef struct
{
  const GameRules  *rules;
  const GameWords  *words;
  const GamePlayer *player;
  const char       *quests;    /* the text of its quests (course-quests.h), or NULL */
  const char       *resources; /* the list of its files, for GResource's compiler; or NULL */
  const GameEdits  *edits;     /* or NULL */
  const GameCritic *critic;    /* or NULL: nobody judges turns */

  const GameQuestions *questions; /* or NULL: the game asks nothing */

  const GameFailures *failures; /* or NULL: the game has no sentences about goals out of reach */
} GameModule;

/* The module with this id among `modules` (NULL-terminated), or NULL. */
const GameModule *game_modules_find (const GameModule *const *modules, const char *id);

/* The module whose position `text` claims to be ("chess/1 ..."), or NULL and GAME_ERROR_SYNTAX,
 * a sentence that begins with the column. Only the id before the stroke is looked at. */
const GameModule *game_modules_find_for_position (const GameModule *const *modules,
                                                  const char              *text,
                                                  GError                 **error);

/* Finds its texts, the domain edubba-ID, and those of its lessons and puzzles,
 * edubba-ID-lessons, in the catalogues below this folder. */
void game_module_bind_texts (const GameModule *module, const char *folder);

G_END_DECLS
