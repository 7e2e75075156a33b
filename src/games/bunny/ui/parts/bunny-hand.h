/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Cards side by side, in as many rows as they need, all of one size. It has no words of its own.
 *
 * CSS node: `bunnyhand`. Accessibility: role group.
 */
#pragma once

#include "bunny-card.h"

G_BEGIN_DECLS

#define BUNNY_TYPE_HAND (bunny_hand_get_type ())

G_DECLARE_FINAL_TYPE (BunnyHand, bunny_hand, BUNNY, HAND, GtkWidget)

GtkWidget *bunny_hand_new (void);

/* Takes all cards away; adds one (floating) behind those that are there. */
void bunny_hand_clear (BunnyHand *self);
void bunny_hand_add (BunnyHand *self, GtkWidget *card);

/* Whether cards are to be large, in more rows. */
void bunny_hand_set_large (BunnyHand *self, gboolean large);

guint          bunny_hand_get_n (BunnyHand *self);
BunnyCardView *bunny_hand_get_card (BunnyHand *self, guint i);

/* The first card that presses this part, or NULL. */
BunnyCardView *bunny_hand_find_card (BunnyHand *self, const char *part);

G_END_DECLS
