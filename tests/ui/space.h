/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The demands on any window that has been laid out: nothing cut, nothing on anything else,
 * nothing too small to be pressed.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The least width and height of a thing that can be pressed, in pixels. */
#define SPACE_TARGET 44

/* The frames drawn at each size until everything that follows a new width has followed it. */
#define SPACE_FRAMES 4

/* The width of a window's edge where it cannot be drawn outside, in pixels. */
int space_get_edge (GtkWidget *window);

/* Gives a window this size, without its edge; returns FALSE if it does not come to it. */
gboolean space_resize (GtkWidget *window, int width, int height);

/* Is told each thing that is not as it should be, in a sentence. `kind` is the same for the same
 * fault of the same kind of widget. */
typedef void (*SpaceFound) (const char *kind, const char *sentence, gpointer data);

/* A sentence about the deepest part that makes a window as wide, or as high, as it is. */
char *space_find_widest (GtkWidget *window, GtkOrientation orientation) G_GNUC_WARN_UNUSED_RESULT;

/* Looks at all that is visible in a window that has its size. `whole_texts`: the texts of titles
 * and buttons must be whole as well. `where` ends every sentence. Returns the number of widgets. */
guint space_check (GtkWidget  *window,
                   gboolean    whole_texts,
                   const char *where,
                   SpaceFound  found,
                   gpointer    data);

G_END_DECLS
