/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the program opens with: go on with the game in progress, play, solve puzzles.
 *
 * It only offers; its buttons activate the window's actions win.continue, win.choose-game,
 * win.daily-puzzle, win.puzzles and win.daily-five.
 */
#pragma once

#include <adwaita.h>

#include "edubba-game.h"

G_BEGIN_DECLS

#define EDUBBA_TYPE_START_PAGE (edubba_start_page_get_type ())

G_DECLARE_FINAL_TYPE (EdubbaStartPage, edubba_start_page, EDUBBA, START_PAGE, AdwBin)

/* Offers what there is of each game; to be called once. */
void edubba_start_page_set_games (EdubbaStartPage *self, const EdubbaGame *const *games);

/* Offers to go on with a match of a game (its id), described in a sentence; NULL takes the offer
 * away. */
void edubba_start_page_set_continue (EdubbaStartPage *self,
                                     const char      *game,
                                     const char      *description);

/* How it stands with a game's puzzle of the day, in a sentence. */
void edubba_start_page_set_daily_puzzle (EdubbaStartPage *self, guint game, const char *text);

/* How it stands with the daily five; NULL takes the offer away. */
void edubba_start_page_set_daily_five (EdubbaStartPage *self, guint game, const char *text);

/* Offers to go on with a lesson ("GAME/ID") of this title; NULL takes the offer away. */
void edubba_start_page_set_lesson (EdubbaStartPage *self, const char *target, const char *title);

/* Offers to open what lies on the clipboard; text: what that is, or NULL: nothing. */
void edubba_start_page_set_pasted (EdubbaStartPage *self, const char *text);

G_END_DECLS
