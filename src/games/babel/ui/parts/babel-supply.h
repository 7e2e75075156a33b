/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Everything beside the lands that both players share or can take
 * from: the stores, the quarry, the discards.
 */
#pragma once

#include <gtk/gtk.h>

#include "babel-temple-store.h"

G_BEGIN_DECLS

#define BABEL_TYPE_SUPPLY (babel_supply_get_type ())

G_DECLARE_FINAL_TYPE (BabelSupply, babel_supply, BABEL, SUPPLY, GtkWidget)

void babel_supply_show (BabelSupply *self, const BabelView *view);

/* A row instead of a column, for narrow windows. If text is large in these (`cramped`), the
 * discards lie below the quarry, not beside it. */
void babel_supply_set_flat (BabelSupply *self, gboolean flat, gboolean cramped);

/* Parts; borrowed. */
BabelTempleStore *babel_supply_get_store (BabelSupply *self, gboolean own);
GtkWidget        *babel_supply_get_quarry (BabelSupply *self);
GtkWidget        *babel_supply_get_discards (BabelSupply *self);
GtkWidget        *babel_supply_get_pawn (BabelSupply *self, gboolean own);

/* Shows or hides the deck of nation cards, with the number of its cards; and the deck, borrowed,
 * or NULL if it is hidden. */
void       babel_supply_set_deck_shown (BabelSupply *self, gboolean shown);
GtkWidget *babel_supply_get_deck (BabelSupply *self);

G_END_DECLS
