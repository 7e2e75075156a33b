/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Keeps one growing text on disk so that no step of it is lost when the process dies.
 *
 * A text is kept as a base and the entries that have been added to it since. An entry is safe
 * from the death of the process once append () returns (a line in a journal, written at once),
 * and from the death of the machine about a second later (a snapshot, written off the main
 * thread). The meaning of base and entries is their owner's business.
 *
 *   NAME.save      "edubba-save 1 ID SEQ BYTES HASH", then a base with entries up to number SEQ
 *   NAME.journal   "edubba-journal 1 ID HASH", then lines "HASH SEQ = BASE" or "HASH SEQ + ENTRY"
 *
 * A file that cannot be trusted is moved aside under a new name (NAME.save.damaged-1), never
 * written over. A failing disk loses nothing in memory: the failure is reported, and writing is
 * tried again.
 */
#pragma once

#include "edubba-lock.h"

G_BEGIN_DECLS

#define EDUBBA_TYPE_ARCHIVE (edubba_archive_get_type ())

G_DECLARE_FINAL_TYPE (EdubbaArchive, edubba_archive, EDUBBA, ARCHIVE, GObject)

/* Properties, read-only:
 *   failing (boolean)   the last attempt to write failed, or nothing may be written
 *
 * Signals:
 *   message (string)    a sentence for the user: a file was moved aside, writing fails; detailed:
 *                       "message::aside" if a file was
 */

/* The sentences of the messages, for gettext; %s is the system's own sentence, or a file's name. */
typedef struct
{
  const char *failing; /* writing fails: %s */
  const char *again;   /* it works again */
  const char *newer;   /* a file comes from a later version; it was kept as %s */
  const char *part;    /* part of a file cannot be read; it was kept as %s */
  const char *damaged; /* a file cannot be read; it was kept as %s */
  const char *stuck;   /* nor can it be moved aside: %s */
  const char *other;   /* another process has kept something meanwhile; it was kept as %s */
} EdubbaArchiveTexts;

/* Gives the whole text as it is now, all entries included; free with g_free (). */
typedef char *(*EdubbaArchiveSource) (gpointer data);

/* The folder is made when it is first needed; name is a file name without extension. */
EdubbaArchive *edubba_archive_new (const char *folder, const char *name) G_GNUC_WARN_UNUSED_RESULT;

/* From now on nothing is written, moved or removed unless the lock is held (edubba_lock_hold ()):
 * without it the archive is failing. Text that another process has written while it was lost is
 * moved aside, with a message. To be called before anything is loaded. */
void edubba_archive_set_lock (EdubbaArchive *self, EdubbaLock *lock);

/* The texts of messages, which must stay valid for good. At first they speak of a game. */
void edubba_archive_set_texts (EdubbaArchive *self, const EdubbaArchiveTexts *texts);

/* Sets the source of snapshots; NULL: none. */
void edubba_archive_set_source (EdubbaArchive *self, EdubbaArchiveSource source, gpointer data);

/* Reads the files on disk and removes temporary files that were left behind. Gives the base, and
 * in *entries a NULL-terminated array of the entries added since; or NULL if there is no text.
 * Damaged files are moved aside with a message; their readable part is given. */
char *edubba_archive_load (EdubbaArchive *self, GStrv *entries) G_GNUC_WARN_UNUSED_RESULT;

/* Starts again from a base, which replaces the former text. */
void edubba_archive_begin (EdubbaArchive *self, const char *base);

/* Adds an entry. */
void edubba_archive_append (EdubbaArchive *self, const char *entry);

/* Writes a snapshot now, if one is due, and waits for it, however slow the disk is. */
void edubba_archive_flush (EdubbaArchive *self);

/* Begins to write a snapshot now; the disk queue tells when it is done. FALSE if none is due. */
gboolean edubba_archive_start_flush (EdubbaArchive *self);

/* Moves both files aside with a message: their owner could not make sense of them, or they are of
 * a later version than it knows. */
void edubba_archive_set_aside (EdubbaArchive *self, gboolean newer);

/* Deletes the text. */
void edubba_archive_clear (EdubbaArchive *self);

gboolean edubba_archive_get_failing (EdubbaArchive *self);

/* Returns TRUE if the end of the program would lose something: a base or an entry could not be
 * written yet. */
gboolean edubba_archive_get_unsaved (EdubbaArchive *self);

G_END_DECLS
