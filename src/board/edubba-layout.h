/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the layouts of the shell and of boards have in common: sizes are counted in lines of text,
 * and from right to left everything lies as in a mirror.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* More children than anybody puts into a row. */
#define EDUBBA_LAYOUT_MAX_CHILDREN 8

/* How high a line of text in a widget is, in pixels, with the font and the size that it has there.
 */
int edubba_layout_measure_line (GtkWidget *widget);

/* The children of a widget that take up room, in their order, but no more of them than
 * EDUBBA_LAYOUT_MAX_CHILDREN. Returns how many there are. */
int edubba_layout_list_children (GtkWidget *widget, GtkWidget *children[]);

/* How wide a child likes to be, in pixels, and in *least (may be NULL) how wide it must be; how
 * high it likes to be in a width, or whatever width it gets for -1. 0 of NULL. */
int edubba_layout_measure_width (GtkWidget *child, int *least);
int edubba_layout_measure_height (GtkWidget *child, int width);

/* Gives a child its area within its parent, which has got its own, as if all texts were read from
 * left to right: where they are read from right to left it gets the mirrored one. A child that
 * takes up no room, and NULL, get none. */
void edubba_layout_place (GtkWidget *child, GtkAllocation area);

G_END_DECLS
