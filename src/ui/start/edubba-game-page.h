/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * One game among several: its picture, its subject or the learner's achievements in it, and all
 * possible steps. With one game only the start page shows all that itself.
 */
#pragma once

#include <adwaita.h>

#include "edubba-game-news.h"

G_BEGIN_DECLS

#define EDUBBA_TYPE_GAME_PAGE (edubba_game_page_get_type ())

G_DECLARE_FINAL_TYPE (EdubbaGamePage, edubba_game_page, EDUBBA, GAME_PAGE, AdwBin)

/* game: borrowed for good. The page is empty before it has news. */
EdubbaGamePage *edubba_game_page_new (const EdubbaGame *game);

/* Shows the news, which are of the page's game. */
void edubba_game_page_set_news (EdubbaGamePage *self, const EdubbaGameNews *news);

G_END_DECLS
