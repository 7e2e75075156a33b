/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A clay tablet, as pupils of the tablet house wrote on: it stands round words that are worth
 * keeping, at the end of a game, a lesson or the course. The signs pressed into its edges mean
 * nothing.
 *
 * CSS node: `tablet`. It has the child of a bin.
 */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define EDUBBA_TYPE_TABLET (edubba_tablet_get_type ())

G_DECLARE_FINAL_TYPE (EdubbaTablet, edubba_tablet, EDUBBA, TABLET, GtkWidget)

/* The height of the band of signs above and below the writing, in pixels. */
#define EDUBBA_TABLET_BAND 30

/* A tablet round a child (floating). */
GtkWidget *edubba_tablet_new (GtkWidget *child);

/* Baked tablets are warm and light, raw ones are grey: a game that was lost. */
void edubba_tablet_set_raw (EdubbaTablet *self, gboolean raw);

/* Draws a tablet with two bands of signs of this height into a surface. seed: chooses the signs. */
void edubba_tablet_draw (
  cairo_t *cr, double width, double height, double band, gboolean raw, guint seed);

G_END_DECLS
