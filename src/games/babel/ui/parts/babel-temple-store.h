/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * One player's store of temple cards, whose top can be taken,
 * and their starter as long as they hold it.
 */
#pragma once

#include <gtk/gtk.h>

#include "babel-view.h"

G_BEGIN_DECLS

#define BABEL_TYPE_TEMPLE_STORE (babel_temple_store_get_type ())

G_DECLARE_FINAL_TYPE (BabelTempleStore, babel_temple_store, BABEL, TEMPLE_STORE, GtkWidget)

/* Sets the owner of the store; once, before anything is shown. */
void babel_temple_store_set_own (BabelTempleStore *self, gboolean own);

/* Lays the cards out from left to right instead of from top to bottom; cramped: where there is
 * hardly any room. */
void babel_temple_store_set_flat (BabelTempleStore *self, gboolean flat, gboolean cramped);

void babel_temple_store_show (BabelTempleStore *self, const BabelView *view);

/* Returns TRUE if its bricks show less of themselves than their natural height. */
gboolean babel_temple_store_is_crowded (BabelTempleStore *self);

/* Parts; borrowed. */
GtkWidget *babel_temple_store_get_top (BabelTempleStore *self);
GtkWidget *babel_temple_store_get_starter (BabelTempleStore *self);

/* Brick i, counted from the oldest, or NULL; borrowed. */
GtkWidget *babel_temple_store_get_brick (BabelTempleStore *self, guint i);

G_END_DECLS
