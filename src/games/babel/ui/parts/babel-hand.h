/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The viewer's hand: cards of one nation lie
 * together, for they are all alike.
 */
#pragma once

#include <gtk/gtk.h>

#include "babel-view.h"

G_BEGIN_DECLS

#define BABEL_TYPE_HAND (babel_hand_get_type ())

G_DECLARE_FINAL_TYPE (BabelHand, babel_hand, BABEL, HAND, GtkWidget)

void babel_hand_show (BabelHand *self, const BabelView *view);

/* Marks the nation whose card has been picked, or none with BABEL_UNKNOWN. */
void babel_hand_set_picked (BabelHand *self, guint nation);

/* The button of a nation's cards, hidden while there are none; borrowed. */
GtkWidget *babel_hand_get_stack (BabelHand *self, guint nation);

/* Card i of a nation, from 0, the last that is drawn standing in for all above it; BABEL_UNKNOWN
 * for those face down. NULL if there is none; borrowed. */
GtkWidget *babel_hand_get_card (BabelHand *self, guint nation, guint i);

/* The visible stack nearest to a nation's place, or NULL if the hand is empty; borrowed. */
GtkWidget *babel_hand_get_nearest (BabelHand *self, guint nation);

G_END_DECLS
