/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The games in progress: one of each game there is, each in an archive of its own.
 *
 * The first game's archive is "game", the others' are "game-ID". Earlier versions, which knew a
 * single game in progress, kept any game in "game": the game whose match is found there has that
 * archive, and the first game has "game-ID" then.
 */
#pragma once

#include "edubba-save.h"

G_BEGIN_DECLS

/* Makes the archive of this name; the caller owns it. It is loaded after that. */
typedef EdubbaArchive *(*EdubbaSavesOpen) (const char *name, gpointer data);

/* Opens and loads a save for each of `modules` (NULL-terminated, borrowed for good): a new array of
 * EdubbaSave in their order, which owns them. A match that lies in another game's archive is set
 * aside, with a message of that archive. */
GPtrArray *edubba_saves_load (const GameModule *const *modules,
                              EdubbaSavesOpen          open,
                              gpointer                 data) G_GNUC_WARN_UNUSED_RESULT;

/* Returns TRUE if an archive of this name holds a game in progress, a short one too. */
gboolean edubba_saves_is_name (const char *name);

G_END_DECLS
