/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Arranges a game: the opponents, the seat that starts, the rules. The choices about the rules
 * are the game's own.
 */
#pragma once

#include <adwaita.h>

#include "edubba-game.h"
#include "edubba-match.h"

G_BEGIN_DECLS

#define EDUBBA_TYPE_NEW_GAME_PAGE (edubba_new_game_page_get_type ())

G_DECLARE_FINAL_TYPE (EdubbaNewGamePage, edubba_new_game_page, EDUBBA, NEW_GAME_PAGE, AdwBin)

/* Signals:
 *   started ()   the game is to be dealt: the handler asks for it with create_match
 */

/* Sets the source of the choices, which are kept there when a game starts; NULL: none. */
void edubba_new_game_page_set_settings (EdubbaNewGamePage *self, GSettings *settings);

/* Arranges a game of this kind, under the rules that the settings name. */
void edubba_new_game_page_set_game (EdubbaNewGamePage *self, const EdubbaGame *game);

/* Offers an opponent of this strength, in points on the scale of the game's player, as one at the
 * learner's level; 0: none. To be called after the game is set. */
void edubba_new_game_page_set_points (EdubbaNewGamePage *self, guint points);

/* Offers this level, or EDUBBA_LEVEL_OWN, until a strength has been chosen. To be called after the
 * game and the points are set. */
void edubba_new_game_page_offer_level (EdubbaNewGamePage *self, guint level);

/* A fresh deal as arranged, the seats taken. */
EdubbaMatch *edubba_new_game_page_create_match (EdubbaNewGamePage *self) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
