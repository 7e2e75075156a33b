/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the program says of itself: whose it is, what is new, where to turn to, and what a report of
 * a fault needs to say.
 */
#pragma once

#include <gtk/gtk.h>

#include "edubba-game.h"

G_BEGIN_DECLS

/* Shows that in a dialog above a window. `games` ends with NULL. */
void edubba_about_show (GtkWidget *parent, const char *version, const EdubbaGame *const *games);

/* What matters of the system, one thing to a line, in English and without the user's name. To be
 * freed. */
char *edubba_about_dup_troubles (GtkWidget *widget, const char *version) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
