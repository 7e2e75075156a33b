/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The game in progress, kept in an archive: a match as text, and each of its steps as an entry.
 *
 * The text is a record (see GameRecord) with further headers: SeatKinds ("person computer"), Level
 * (the computers', from 1: "2", or "2 4" where they differ), Coach (a letter for each seat: - for
 * none, q for a quiet one, t for a talkative one; left out where nobody has one), Sparring (the
 * kinds of action that the computers bring about, "raze steal"), Cursor, and Assisted where help
 * was had; behind it a line "choose SEAT ACTION" for each choice that waits for others. An entry
 * is one step: "act CURSOR ACTION", "cursor N", "resign SEAT" (seats from 1, 0: nobody), "seats
 * ...", "choose SEAT ACTION", "unchoose SEAT", "leave SEAT", "back" (who left last), "assisted".
 */
#pragma once

#include "edubba-archive.h"
#include "edubba-match.h"

G_BEGIN_DECLS

/* The name of the archive of the game in progress, and how those of short games begin. */
#define EDUBBA_SAVE_NAME      "game"
#define EDUBBA_SAVE_BOUT_NAME "bout"

/* A match as text, to be freed with g_free (), and back, from a record without our headers, too.
 * The error is GAME_ERROR_SYNTAX, GAME_ERROR_REFUSED or GAME_ERROR_LIMIT, with a sentence. */
char        *edubba_save_print (EdubbaMatch *match) G_GNUC_WARN_UNUSED_RESULT;
EdubbaMatch *edubba_save_parse (const GameModule *const *modules,
                                const char              *text,
                                GError                 **error) G_GNUC_WARN_UNUSED_RESULT;

/* A match from a text and the entries behind it (NULL-terminated), as an archive gives them; NULL
 * if the text cannot be read. *whole is FALSE if not all of it could be: the match then ends with
 * the last entry that could. */
EdubbaMatch *edubba_save_replay (const GameModule *const *modules,
                                 const char              *base,
                                 const char *const       *entries,
                                 gboolean                *whole) G_GNUC_WARN_UNUSED_RESULT;

#define EDUBBA_TYPE_SAVE (edubba_save_get_type ())

G_DECLARE_FINAL_TYPE (EdubbaSave, edubba_save, EDUBBA, SAVE, GObject)

/* Property: match (EdubbaMatch or NULL), the match that is kept; every step of it is in the
 * archive when the call that made it returns.
 *
 * Errors come as EdubbaArchive::message. `modules` is NULL-terminated and must stay valid for
 * good. */
EdubbaSave *edubba_save_new (EdubbaArchive           *archive,
                             const GameModule *const *modules) G_GNUC_WARN_UNUSED_RESULT;

EdubbaArchive *edubba_save_get_archive (EdubbaSave *self);

/* Reads the game that was kept, and keeps it on from here; borrowed, or NULL if there is none. */
EdubbaMatch *edubba_save_load (EdubbaSave *self);

/* Keeps another match from now on; it takes the place of the one kept before. NULL: nothing more
 * is written, the files stay. */
EdubbaMatch *edubba_save_get_match (EdubbaSave *self);
void         edubba_save_set_match (EdubbaSave *self, EdubbaMatch *match);

G_END_DECLS
