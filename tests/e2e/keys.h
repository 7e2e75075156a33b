/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Keys pressed through the X server, for tests that show their windows themselves: what comes of a
 * press is decided by the toolkit and by nobody else.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Connects to whatever presses keys. */
void keys_init (void);

/* Makes the keyboard belong to a window that is shown: to the one below the pointer. */
void keys_aim (GtkWindow *window);

/* Presses a key ("Tab", "Control+l"), and runs the main loop until what comes of it has been
 * drawn. */
void keys_press (GtkWindow *window, const char *keys);

/* The same with a key known by its place on the keyboard: its hardware code. */
void keys_press_code (GtkWindow *window, guint code);

/* Runs the main loop until a window has been drawn anew. */
void keys_wait_for_frame (GtkWindow *window);

G_END_DECLS
