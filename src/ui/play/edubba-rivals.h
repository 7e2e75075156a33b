/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The computers that play a game: each with its face and name, and with a word of how it plays if
 * it is alone.
 */
#pragma once

#include <gtk/gtk.h>

#include "edubba-game.h"
#include "edubba-match.h"

G_BEGIN_DECLS

/* Makes the widget for the seats as they are now; NULL if no computer plays, or nobody else. */
GtkWidget *edubba_rivals_new (const EdubbaGame *game,
                              EdubbaMatch      *match) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
