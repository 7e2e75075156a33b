/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A card in hand, a building that waits, or a scroll: its picture, its name, and its gain.
 *
 * CSS node: `bunnycard`, with the classes `picked` and `buried` while it is chosen, and `idle` if
 * it cannot be played. Accessibility: a button, named by a sentence.
 */
#pragma once

#include <gtk/gtk.h>

#include "bunny-view.h"

G_BEGIN_DECLS

#define BUNNY_TYPE_CARD (bunny_card_get_type ())

G_DECLARE_FINAL_TYPE (BunnyCardView, bunny_card, BUNNY, CARD_VIEW, GtkButton)

/* Shows a face; `part` is the part that pressing it presses. */
GtkWidget *bunny_card_new (const BunnyView *view, guint face, const char *part);

/* A card that lies face down, the one with this number. */
GtkWidget *bunny_card_new_back (guint number, const char *key, const char *part);

/* Shows the key that chooses the card. */
void bunny_card_set_key (BunnyCardView *self, const char *key);

/* 0 for a card that lies face down. */
guint       bunny_card_get_face_shown (BunnyCardView *self);
const char *bunny_card_get_part (BunnyCardView *self);

/* 0: not chosen; 1: to be played; 2: to be played, or buried, as second; 3: to be built. */
void bunny_card_set_chosen (BunnyCardView *self, guint place, gboolean buried);

/* Returns TRUE if it has an effect besides its name. It shows that if it is so wide, or lies on its
 * side. */
gboolean bunny_card_has_effect (BunnyCardView *self);

#define BUNNY_CARD_TELLING 96

/* What it is in sentences, with its effect; borrowed. */
const char *bunny_card_get_sentence (BunnyCardView *self);

/* Returns TRUE if all its words had room when it was drawn last, and none had to be broken. */
gboolean bunny_card_is_whole (BunnyCardView *self);

G_END_DECLS
