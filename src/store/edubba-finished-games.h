/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The games that were played to their end: the last ones are kept, each as a record in a file of
 * its own that can be read, copied and shared like any other.
 *
 * A file is written as a whole or not at all, and only those that were written here are ever
 * removed: the oldest of a board game, when there are too many.
 */
#pragma once

#include "edubba-match.h"

G_BEGIN_DECLS

/* The number of games that are kept of each board game. */
#define EDUBBA_FINISHED_GAMES_MAX 50

/* A kept game. */
typedef struct
{
  char *path;
  char *id;   /* of the board game, as the record names it; "" if it names none */
  char *text; /* as edubba_save_parse () reads it */
} EdubbaFinishedGame;

void edubba_finished_game_free (EdubbaFinishedGame *game);

/* Keeps a finished match in `folder`, which is made if need be, with today's date unless it has
 * one. Keeping the same match again replaces its file, and so does the last game read once more,
 * should the program have died after this. FALSE and an error (G_FILE_ERROR) if it cannot be
 * written. */
gboolean edubba_finished_games_keep (const char *folder, EdubbaMatch *match, GError **error);

/* Replaces the record of a kept game, notes and day not looked at, by another one of the same game,
 * with its day. FALSE with *known FALSE if no such game is kept; FALSE and an error (G_FILE_ERROR)
 * if it cannot be written. */
gboolean edubba_finished_games_replace (const char *folder,
                                        const char *before,
                                        const char *after,
                                        gboolean   *known,
                                        GError    **error);

/* The games in `folder`, the last one first: an array of EdubbaFinishedGame, with at most
 * EDUBBA_FINISHED_GAMES_MAX of each board game. Only the last few hundred files are looked at;
 * those of them that cannot be read are left out. It may be called in any thread. */
GPtrArray *edubba_finished_games_list (const char *folder) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
