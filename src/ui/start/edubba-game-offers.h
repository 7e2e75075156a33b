/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * All steps possible in one game, as large buttons: the next step is the first, and stands out;
 * the others lie below it, in two columns if there is room. It only offers; the buttons activate
 * the window's actions.
 */
#pragma once

#include "edubba-game-news.h"
#include "edubba-offer.h"

G_BEGIN_DECLS

#define EDUBBA_TYPE_GAME_OFFERS (edubba_game_offers_get_type ())

G_DECLARE_FINAL_TYPE (EdubbaGameOffers, edubba_game_offers, EDUBBA, GAME_OFFERS, GtkBox)

GtkWidget *edubba_game_offers_new (void);

/* Shows the present offers. An offer with the focus keeps it as long as it is offered. */
void edubba_game_offers_set_news (EdubbaGameOffers *self, const EdubbaGameNews *news);

/* Puts the focus on the first button. */
void edubba_game_offers_focus_first (EdubbaGameOffers *self);

/* Makes a button offer a step of a game. */
void edubba_game_offers_dress (EdubbaOffer *offer, const EdubbaGameNews *news, EdubbaStep step);

G_END_DECLS
