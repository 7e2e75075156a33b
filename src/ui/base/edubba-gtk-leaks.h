/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Workarounds for leaks of GTK 4.8 and some later releases in destroyed widgets. Nothing else in
 * the program has to know of them.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Looks after every scrolled window and every popover of the process from now on: once it is gone,
 * nothing of it listens to the settings any more, and nothing of it is kept. To be called when the
 * toolkit is there; a second call changes nothing. */
void edubba_gtk_leaks_begin (void);

/* Takes the focus from a widget that is about to be hidden, or from a descendant: before it draws
 * again a window remembers only one such widget, and keeps any other for ever. */
void edubba_gtk_leaks_take_focus (GtkWidget *widget);

G_END_DECLS
