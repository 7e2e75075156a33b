/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The arguments behind the options on the command line: files, positions and links.
 *
 * Each is read to its end before anything is shown, so that a wrong one is refused where it was
 * written, and not in a window that somebody else may be using.
 */
#pragma once

#include <gio/gio.h>

#include "game-module.h"

G_BEGIN_DECLS

/* Sorts arguments (NULL-terminated) into `files`, which gets a GFile for each file and each link,
 * and `positions`, which gets the text of each, borrowed from `arguments`. FALSE at the first that
 * cannot be opened: `error` is a whole sentence that names it. `modules` is NULL-terminated. */
gboolean edubba_arguments_sort (const GameModule *const *modules,
                                char                   **arguments,
                                GPtrArray               *files,
                                GPtrArray               *positions,
                                GError                 **error);

/* Lets GIO keep links whole: its other handlers of files take them for file names with a tail. To
 * be called once, before the first link is met. */
void edubba_arguments_keep_links (void);

G_END_DECLS
