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
