/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a game hands to the shell: its module, and where its face and its texts lie. The shell never names a
 * game; it works with a list of these.
 */
#pragma once

#include <glib-object.h>

#include "game-module.h"

G_BEGIN_DECLS

typedef struct
{
  const GameModule *module;
  GType (*get_board_type) (void);   /* a GtkWidget that implements EdubbaBoard */
  const char        *resource_path; /* "/io/github/edubba/Edubba/games/babel/": puzzles/ and art/ below it */
  const char        *first_puzzle;  /* file name of the puzzle that the start page offers: "hatti.puzzle" */
  const char *const *rule_presets;  /* alternating preset id and option ids "sumer-all,final15", NULL-terminated */
  char *(*preset_title) (const char *id);
  const char *const *authors;   /* who invented the game, NULL-terminated; credited in the about dialog */
  const char        *publisher; /* who first published it */
} EdubbaGame;

G_END_DECLS
