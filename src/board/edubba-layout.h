/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Shared by the layouts of the shell and of boards: sizes are counted in lines of text, and from
 * right to left everything is placed as in a mirror.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The most children of a row; more than any row has. */
#define EDUBBA_LAYOUT_MAX_CHILDREN 8

/* The height of a line of text in a widget, in pixels, with its font and size there.
 */
int edubba_layout_measure_line (GtkWidget *widget);

/* The size of text in a widget beside that of the desktop's usual font, from 1 to 2: for words that
 * are drawn as large as something else lets them be. */
double edubba_layout_measure_scale (GtkWidget *widget);

/* The children of a widget that take up room, in their order, but no more of them than
 * EDUBBA_LAYOUT_MAX_CHILDREN. Returns their number. */
int edubba_layout_list_children (GtkWidget *widget, GtkWidget *children[]);

/* The natural width of a child in pixels, and in *least (may be NULL) its least width; its
 * natural height in a width, or in any width for -1. 0 for NULL. */
int edubba_layout_measure_width (GtkWidget *child, int *least);
int edubba_layout_measure_height (GtkWidget *child, int width);

/* Gives a child its area within its parent, which has got its own, as if all texts were read from
 * left to right: where they are read from right to left it gets the mirrored one. A child that
 * takes up no room, and NULL, get none. */
void edubba_layout_place (GtkWidget *child, GtkAllocation area);

G_END_DECLS
