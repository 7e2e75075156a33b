/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The patterns of the nations on their cards: stripes, dots, lines, a lattice, reeds.
 *
 * They are what tells nations apart where colours do not. Each is drawn once for each size and kept
 * as a picture: a board shows a hundred of them at a time.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Draws the pattern of a nation over a card of this size, within its border; BABEL_UNKNOWN: that of
 * a back. radius: of the card's corners. */
void babel_pattern_snapshot (
  GtkWidget *widget, GtkSnapshot *snapshot, guint nation, int width, int height, int radius);

G_END_DECLS
