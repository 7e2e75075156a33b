/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Widgets that stand in one box or in another, as there is room: they keep their state, but for the
 * focus.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Puts a child into a box behind one of its children, or first for NULL, from the box that it is
 * in, if it is in any. A child that is in this box already stays where it is. */
void edubba_boxes_move (GtkWidget *child, GtkBox *box, GtkWidget *sibling);

/* The same, behind all children of the box. */
void edubba_boxes_move_last (GtkWidget *child, GtkBox *box);

G_END_DECLS
