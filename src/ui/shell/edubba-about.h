/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The program about itself: its authors, its news, the places to turn to, and the facts that a
 * report of a fault needs.
 */
#pragma once

#include <gtk/gtk.h>

#include "edubba-game.h"

G_BEGIN_DECLS

/* Shows that in a dialog above a window. `games` ends with NULL. */
void edubba_about_show (GtkWidget *parent, const char *version, const EdubbaGame *const *games);

/* The facts about the system for a report, one to a line, in English and without the user's name.
 * To be freed. */
char *edubba_about_dup_troubles (GtkWidget *widget, const char *version) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
