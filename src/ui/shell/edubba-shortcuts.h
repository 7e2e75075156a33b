/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The list of keys, as a sheet of its own making: GTK's shortcuts window is deprecated in newer
 * releases.
 */
#pragma once

#include <gtk/gtk.h>

#include "edubba-game.h"

G_BEGIN_DECLS

/* The shell's own keys, in groups from 0: keys up to one without a title; NULL behind the last
 * group. Borrowed. */
const EdubbaGameKey *edubba_shortcuts_get_keys (guint group);

/* Shows all keys of the shell, and those of boards: the keys of every board, and those of each
 * game's own. `games` is NULL-terminated. */
void edubba_shortcuts_show (GtkWidget *parent, const EdubbaGame *const *games);

G_END_DECLS
