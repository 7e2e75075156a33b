/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The backs of a hand that the viewer does not see; or its cards, if somebody looks back at a
 * game and sees everything.
 */
#pragma once

#include <gtk/gtk.h>

#include "babel-view.h"

G_BEGIN_DECLS

#define BABEL_TYPE_HIDDEN_HAND (babel_hidden_hand_get_type ())

G_DECLARE_FINAL_TYPE (BabelHiddenHand, babel_hidden_hand, BABEL, HIDDEN_HAND, GtkWidget)

/* Shows as many backs as the other player holds cards, or, if the hand is open, their faces. */
void babel_hidden_hand_show (BabelHiddenHand *self, const BabelView *view, gboolean is_open);

/* Describes the number of these cards in a sentence. */
char *babel_hidden_hand_describe (const BabelView *view) G_GNUC_WARN_UNUSED_RESULT;

/* Card i, or NULL; borrowed. */
GtkWidget *babel_hidden_hand_get_card (BabelHiddenHand *self, guint i);

G_END_DECLS
