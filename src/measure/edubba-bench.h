/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The program measures itself and leaves: the time until its window is there, the cost of a frame
 * of motion, and that nothing is drawn while nothing happens. One line of figures goes to
 * standard output. For developers: no translation.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* begun: when the program began, monotonic time. frames: as many frames of motion are measured on
 * the board in the window, which must show a game; 0: only the start. To be called before the
 * window is shown; the application ends by itself. */
void edubba_bench_start (GtkApplication *application,
                         GtkWindow      *window,
                         gint64          begun,
                         guint           frames);

G_END_DECLS
