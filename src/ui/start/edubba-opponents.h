/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The part of New Game for games of two seats: the possible opponents, each with a face and a
 * description. One of them is chosen.
 */
#pragma once

#include <gtk/gtk.h>

#include "edubba-level.h"

G_BEGIN_DECLS

/* In the place of a level: another person at this screen. */
#define EDUBBA_OPPONENT_PERSON (EDUBBA_LEVEL_OWN + 1)

typedef struct _EdubbaOpponents EdubbaOpponents;

typedef void (*EdubbaOpponentsFunc) (gpointer data);

/* Fills an empty box, which must outlive the returned object; the weakest is chosen. `changed` is
 * called when another one is. Free with edubba_opponents_free (). */
EdubbaOpponents *edubba_opponents_new (GtkBox *box, EdubbaOpponentsFunc changed, gpointer data)
  G_GNUC_WARN_UNUSED_RESULT;
void edubba_opponents_free (EdubbaOpponents *self);

/* Offers somebody at the learner's level. If they were chosen and go, the weakest takes their
 * place. */
void edubba_opponents_offer_own (EdubbaOpponents *self, gboolean offered);

/* Sets that nothing is hidden in the game: then no curtain is announced. */
void edubba_opponents_set_open (EdubbaOpponents *self, gboolean open);

/* A level, EDUBBA_LEVEL_OWN, or EDUBBA_OPPONENT_PERSON. */
guint edubba_opponents_get (EdubbaOpponents *self);

/* Chooses an opponent; the weakest if this one is not offered. */
void edubba_opponents_set (EdubbaOpponents *self, guint opponent);

/* Gives the one who is chosen the focus. */
void edubba_opponents_grab_focus (EdubbaOpponents *self);

G_END_DECLS
