/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A figure of the help: the part of a game's board that matters, in a position.
 *
 * The game's own board draws it, in the user's language, colours and size of text. A figure is only
 * to be looked at: nothing on it can be pressed or have the focus, and assistive technology finds
 * an image with a description.
 *
 * CSS node: `figure`, with the class `part` where less than the whole board is shown.
 */
#pragma once

#include <gtk/gtk.h>

#include "edubba-game.h"

G_BEGIN_DECLS

#define EDUBBA_TYPE_FIGURE (edubba_figure_get_type ())

G_DECLARE_FINAL_TYPE (EdubbaFigure, edubba_figure, EDUBBA, FIGURE, GtkWidget)

/* Makes the figure that the file `source` describes ("figures/NAME.position", TEACHING.md), which
 * is a resource of one of `games` (NULL-terminated, borrowed for the call). description: the same
 * in words, plain text. NULL if no game has the file, or it is wrong, with a warning. */
GtkWidget *edubba_figure_new (const EdubbaGame *const *games,
                              const char              *source,
                              const char              *description) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
