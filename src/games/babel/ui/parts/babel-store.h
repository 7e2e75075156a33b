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

#define BABEL_TYPE_STORE (babel_store_get_type ())

G_DECLARE_FINAL_TYPE (BabelStore, babel_store, BABEL, STORE, GtkWidget)

/* Whose store it is; once, before anything is shown. */
void babel_store_set_own (BabelStore *self, gboolean own);

/* Lays the cards out from left to right instead of from top to bottom; cramped: where there is
 * hardly any room. */
void babel_store_set_flat (BabelStore *self, gboolean flat, gboolean cramped);

void babel_store_show (BabelStore *self, const BabelView *view);

/* Whether its bricks show less of themselves than they like. */
gboolean babel_store_is_crowded (BabelStore *self);

/* Parts; lent. */
GtkWidget *babel_store_get_top (BabelStore *self);
GtkWidget *babel_store_get_starter (BabelStore *self);

/* Brick i, counted from the oldest, or NULL; lent. */
GtkWidget *babel_store_get_brick (BabelStore *self, guint i);

G_END_DECLS
