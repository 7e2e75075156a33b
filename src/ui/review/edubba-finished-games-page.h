/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The games that were played to their end, the last one first; one that is chosen is looked at
 * again (win.replay).
 */
#pragma once

#include <adwaita.h>

#include "game-module.h"

G_BEGIN_DECLS

#define EDUBBA_TYPE_FINISHED_GAMES_PAGE (edubba_finished_games_page_get_type ())

G_DECLARE_FINAL_TYPE (
  EdubbaFinishedGamesPage, edubba_finished_games_page, EDUBBA, FINISHED_GAMES_PAGE, AdwBin)

/* Lists the games that are kept in a folder (edubba-finished-games.h) and are of one of `modules`
 * (NULL-terminated; must stay valid for good). */
EdubbaFinishedGamesPage *edubba_finished_games_page_new (const char              *folder,
                                                         const GameModule *const *modules);

G_END_DECLS
