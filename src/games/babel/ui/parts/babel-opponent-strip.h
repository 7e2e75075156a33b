/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The strip of the other player: the number of their cards, their score, and their distance from
 * winning.
 */
#pragma once

#include <gtk/gtk.h>

#include "babel-race.h"
#include "babel-view.h"
#include "edubba-board.h"

G_BEGIN_DECLS

#define BABEL_TYPE_OPPONENT_STRIP (babel_opponent_strip_get_type ())

G_DECLARE_FINAL_TYPE (BabelOpponentStrip, babel_opponent_strip, BABEL, OPPONENT_STRIP, GtkWidget)

void babel_opponent_strip_show (BabelOpponentStrip *self, const BabelView *view);

/* A narrow window has no room for the sentence. */
void babel_opponent_strip_set_narrow (BabelOpponentStrip *self, gboolean narrow);

/* The back of card i in the hand, or NULL where there is no room for backs; borrowed. */
GtkWidget *babel_opponent_strip_get_back (BabelOpponentStrip *self, guint i);

/* Their score; borrowed. */
GtkWidget *babel_opponent_strip_get_gauge (BabelOpponentStrip *self);

/* The button for the cards in the hand; borrowed. */
GtkWidget *babel_opponent_strip_get_hand (BabelOpponentStrip *self);

/* Sets the opponent's name (NULL: just the opponent), and the board's occasion. */
void babel_opponent_strip_introduce (BabelOpponentStrip *self,
                                     const char         *name,
                                     EdubbaBoardOccasion occasion);

/* The opponent as the strip calls them; the caller frees it. */
char *babel_opponent_strip_dup_title (BabelOpponentStrip *self,
                                      const BabelView    *view) G_GNUC_WARN_UNUSED_RESULT;

/* Sets the goal of the opponent's gauge. To be called after babel_opponent_strip_introduce (). */
void babel_opponent_strip_set_race (BabelOpponentStrip *self, const BabelRace *race);

G_END_DECLS
