/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A large button that offers something to do: a picture, a title, and a line that says more. It
 * has an action, as any button.
 */
#pragma once

#include <gtk/gtk.h>

#include "edubba-game.h"

G_BEGIN_DECLS

#define EDUBBA_TYPE_OFFER (edubba_offer_get_type ())

G_DECLARE_FINAL_TYPE (EdubbaOffer, edubba_offer, EDUBBA, OFFER, GtkButton)

/* Properties: icon (string), title (string), subtitle (string). */
GtkWidget *edubba_offer_new (const char *icon, const char *title, const char *subtitle);

void edubba_offer_set_icon (EdubbaOffer *self, const char *icon);

/* Shows a game's picture, larger than an icon, or the icon as large if the game has none. */
void edubba_offer_set_picture (EdubbaOffer *self, const EdubbaGame *game);

/* Shows somebody of a game's story instead of the icon: see edubba_face_new (); NULL: the icon. */
void edubba_offer_set_face (EdubbaOffer *self, const EdubbaGame *game, const char *id);

void edubba_offer_set_title (EdubbaOffer *self, const char *title);
void edubba_offer_set_subtitle (EdubbaOffer *self, const char *subtitle);

G_END_DECLS
