/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The first page of the program. With one game it offers all steps, the next one first. With
 * several it offers the next step in one of them, and below that a shelf: a button for each game,
 * with its picture, its next step and the tasks due today, which leads to the game's page.
 *
 * It only offers; its buttons activate the window's actions.
 */
#pragma once

#include <adwaita.h>

#include "edubba-game-news.h"

G_BEGIN_DECLS

#define EDUBBA_TYPE_START_PAGE (edubba_start_page_get_type ())

G_DECLARE_FINAL_TYPE (EdubbaStartPage, edubba_start_page, EDUBBA, START_PAGE, AdwBin)

/* Shows the news of the games: an array of EdubbaGameNews, at least one and always the same
 * number; first: the game whose next step is the first of all. */
void edubba_start_page_set_news (EdubbaStartPage *self, GPtrArray *news, guint first);

/* Offers to open the contents of the clipboard; text: their description, or NULL: none. */
void edubba_start_page_set_pasted (EdubbaStartPage *self, const char *text);

G_END_DECLS
