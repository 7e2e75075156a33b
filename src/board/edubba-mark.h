/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The mark of a seat: a shape and a colour; either alone is enough. The colours differ in how light
 * they are, so that no kind of colour blindness makes two the same.
 */
#pragma once

#include <gtk/gtk.h>

#include "game-rules.h"

G_BEGIN_DECLS

#define EDUBBA_N_MARKS 5

/* Returns TRUE if seats are told apart by marks, as on boards for more than two. */
gboolean edubba_mark_is_worn (const GameRules *rules);

/* The mark of a seat among n_seats. person: the seat of the only person, who wears the first mark
 * in any seat, and the seats behind it the next ones; GAME_NOBODY: each seat wears its own. */
guint edubba_mark_of_seat (guint seat, guint n_seats, guint person);

/* The colour of a mark, and one that can be read on it. */
GdkRGBA edubba_mark_get_color (guint mark);
GdkRGBA edubba_mark_get_ink (guint mark);

/* Has a level bar of the shell wear the colour of a mark instead of its own. */
void edubba_mark_color (GtkWidget *bar, guint mark);

/* Adds the shape of a mark to a path: it fills a circle of this radius. */
void edubba_mark_trace (cairo_t *cr, guint mark, double x, double y, double radius);

/* Draws the mark there, with an edge that shows on any ground. */
void edubba_mark_draw (cairo_t *cr, guint mark, double x, double y, double radius);

/* The same as a picture that scales. */
GdkPaintable *edubba_mark_new (guint mark) G_GNUC_WARN_UNUSED_RESULT;

/* The picture of a mark as a widget, to stand beside a name that says the same. */
GtkWidget *edubba_mark_create_image (guint mark) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
