/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Cards side by side, all of one size, in as many rows as let them be largest in the room that
 * there is. It has no words of its own.
 *
 * CSS node: `bunnyhand`. Accessibility: role group.
 */
#pragma once

#include "bunny-card.h"

G_BEGIN_DECLS

#define BUNNY_TYPE_HAND (bunny_hand_get_type ())

G_DECLARE_FINAL_TYPE (BunnyHand, bunny_hand, BUNNY, HAND, GtkWidget)

/* Signals:
 *   pointed (BunnyCardView *card)   the pointer or the focus has come to a card; or NULL: has left
 *                                   all of them
 */

GtkWidget *bunny_hand_new (void);

/* Takes all cards away; adds one (floating) behind those that are there. */
void bunny_hand_clear (BunnyHand *self);
void bunny_hand_add (BunnyHand *self, GtkWidget *card);

/* Sets the greatest width of cards: to be called before there are any. */
void bunny_hand_set_most (BunnyHand *self, int width);

/* Keeps the size of its cards while it shrinks: they lie as if there were `full` of them, or as
 * many as there were since it last grew at this moment of the game; of many, as if half were there
 * once half are gone. To be said when all cards are there. */
void bunny_hand_keep_size (BunnyHand *self, guint full, guint moment);

/* The height of its cards, as large as they are in an area of this size; more than its height if
 * they do not fit. */
int bunny_hand_measure_in (BunnyHand *self, int width, int height);

/* Returns TRUE if its cards show their effects in an area of this size, or have none. */
gboolean bunny_hand_is_read_in (BunnyHand *self, int width, int height);

guint          bunny_hand_get_n (BunnyHand *self);
BunnyCardView *bunny_hand_get_card (BunnyHand *self, guint i);

/* The first card that presses this part, or NULL. */
BunnyCardView *bunny_hand_find_card (BunnyHand *self, const char *part);

G_END_DECLS
