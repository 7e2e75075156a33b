/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Everything beside the lands that both players share or can take
 * from: the stores, the quarry, the discards.
 */
#pragma once

#include <gtk/gtk.h>

#include "babel-store.h"

G_BEGIN_DECLS

#define BABEL_TYPE_STOCK (babel_stock_get_type ())

G_DECLARE_FINAL_TYPE (BabelStock, babel_stock, BABEL, STOCK, GtkWidget)

void babel_stock_show (BabelStock *self, const BabelView *view);

/* A row instead of a column, for narrow windows. Where text is large in these (`cramped`), the
 * discards lie below the quarry, not beside it. */
void babel_stock_set_flat (BabelStock *self, gboolean flat, gboolean cramped);

/* Parts; lent. */
BabelStore *babel_stock_get_store (BabelStock *self, gboolean own);
GtkWidget  *babel_stock_get_quarry (BabelStock *self);
GtkWidget  *babel_stock_get_discards (BabelStock *self);
GtkWidget  *babel_stock_get_pawn (BabelStock *self, gboolean own);

/* Whether the deck of nation cards is shown, with the number of its cards; and it, lent, or NULL
 * where it is not. */
void       babel_stock_set_deck_shown (BabelStock *self, gboolean shown);
GtkWidget *babel_stock_get_deck (BabelStock *self);

G_END_DECLS
