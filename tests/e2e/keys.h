/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Keys pressed through the X server, for tests that show their windows themselves: the toolkit
 * and nobody else decides on the effect of a press.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Connects to the server or the library that presses keys. */
void keys_init (void);

/* Makes the keyboard belong to a window that is shown: to the one below the pointer. */
void keys_aim (GtkWindow *window);

/* Presses a key ("Tab", "Control+l"), and runs the main loop until its effect has been drawn. A
 * number behind # is a key's place on the keyboard, its hardware code ("Control+#46"). */
void keys_press (GtkWindow *window, const char *keys);

/* Runs the main loop until a window has been drawn again. */
void keys_wait_for_frame (GtkWindow *window);

G_END_DECLS
