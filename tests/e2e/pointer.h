/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The pointer, moved and pressed through the X server, for tests that show their windows
 * themselves. Each call returns when the window has heard of it and has been drawn again. keys_init
 * () comes first.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Moves the pointer to a point of a widget that is shown, in the widget's own coordinates, or to
 * its middle. */
void pointer_move (GtkWidget *widget, double x, double y);
void pointer_point_at (GtkWidget *widget);

/* Presses a button of the mouse (GDK_BUTTON_PRIMARY) where the pointer is, or lets it go. */
void pointer_press (GtkWindow *window, guint button);
void pointer_release (GtkWindow *window, guint button);

/* Turns the wheel by one notch, down or up, where the pointer is. */
void pointer_turn (GtkWindow *window, gboolean down);

/* Presses and lets go on the middle of a widget. */
void pointer_click (GtkWidget *widget);

G_END_DECLS
