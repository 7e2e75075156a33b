/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The strip of the other player: how many cards they hold,
 * their score, and how far they are from winning.
 */
#pragma once

#include <gtk/gtk.h>

#include "babel-view.h"
#include "edubba-board.h"

G_BEGIN_DECLS

#define BABEL_TYPE_RIVAL (babel_rival_get_type ())

G_DECLARE_FINAL_TYPE (BabelRival, babel_rival, BABEL, RIVAL, GtkWidget)

void babel_rival_show (BabelRival *self, const BabelView *view);

/* A narrow window has no room for the sentence. */
void babel_rival_set_narrow (BabelRival *self, gboolean narrow);

/* The back of card i in the hand, or NULL where there is no room for backs; lent. */
GtkWidget *babel_rival_get_back (BabelRival *self, guint i);

/* Their score; lent. */
GtkWidget *babel_rival_get_gauge (BabelRival *self);

/* The button for the cards in the hand; lent. */
GtkWidget *babel_rival_get_hand (BabelRival *self);

/* Who it is (NULL: just the opponent), and what the board is for. */
void babel_rival_introduce (BabelRival *self, const char *name, EdubbaBoardOccasion occasion);

G_END_DECLS
