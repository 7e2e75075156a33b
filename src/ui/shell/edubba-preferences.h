/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The preferences: a row for everything that can be set, and the way to forget all progress. They
 * are a sheet above the window, and no page of it.
 */
#pragma once

#include <gtk/gtk.h>

#include "edubba-game.h"
#include "edubba-progress.h"

G_BEGIN_DECLS

/* The preferences as a widget that stands for itself. `settings` may be NULL (no schema is
 * installed): then only the data kept elsewhere are there. `games` ends with NULL and must stay
 * valid for good. */
GtkWidget *edubba_preferences_new (GSettings               *settings,
                                   const EdubbaGame *const *games,
                                   EdubbaProgress          *progress) G_GNUC_WARN_UNUSED_RESULT;

/* Shows them above a window. */
void edubba_preferences_show (GtkWidget               *parent,
                              GSettings               *settings,
                              const EdubbaGame *const *games,
                              EdubbaProgress          *progress);

G_END_DECLS
