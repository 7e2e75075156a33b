/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The part of New Game where more than two can play: how many, and a row for each seat that says
 * who takes it. Two seats need no list, and have the page's own choices.
 */
#pragma once

#include <gtk/gtk.h>

#include "edubba-game.h"
#include "edubba-seats.h"

G_BEGIN_DECLS

typedef struct _EdubbaSeatRows EdubbaSeatRows;

typedef void (*EdubbaSeatRowsFunc) (gpointer data);

/* Fills an empty box, which must outlive the returned object; `changed` is called whenever
 * somebody else has taken a seat. Free with edubba_seat_rows_free (). */
EdubbaSeatRows *edubba_seat_rows_new (GtkBox *box, EdubbaSeatRowsFunc changed, gpointer data)
  G_GNUC_WARN_UNUSED_RESULT;
void edubba_seat_rows_free (EdubbaSeatRows *self);

/* Offers as many seats as a game can have, at first the fewest: the user takes one, computers of a
 * level the others. */
void edubba_seat_rows_offer (EdubbaSeatRows *self, const EdubbaGame *game, guint level);

/* Returns TRUE if a seat has been given to the computer. */
gboolean edubba_seat_rows_has_computer (EdubbaSeatRows *self);

/* The players chosen; the caller frees them. If lots decide, the seats are shuffled. */
EdubbaSeats *edubba_seat_rows_create_seats (EdubbaSeatRows *self) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
