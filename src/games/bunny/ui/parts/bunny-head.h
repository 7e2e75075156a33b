/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The head above the hand: the four rounds in a row, each with the direction in which hands go
 * then, and the strips of the seats.
 *
 * CSS node: `box.track` with images, one of them `now`, those before it `past`.
 */
#pragma once

#include "bunny-view.h"
#include "edubba-strips.h"

G_BEGIN_DECLS

/* The track of rounds; shows which round it is. */
GtkWidget *bunny_track_new (void);
void       bunny_track_show (GtkWidget *track, const BunnyView *view);

/* Has only the round on it that it is, or all four. */
void bunny_track_set_compact (GtkWidget *track, gboolean compact);

/* Shows the figures of the seats, and marks those that are to act. */
void bunny_strips_show (EdubbaStrips *strips, const BunnyView *view);

/* Shows points for the eye while they are counted, one for each seat; showing a view ends that. */
void bunny_strips_count (EdubbaStrips *strips, const gint *points);

G_END_DECLS
