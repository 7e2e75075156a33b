/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Where an archive's two files lie, and everything that is done to a disk.
 *
 * Files are replaced as a whole or not at all. A file that could not be moved aside blocks the
 * shelf: nothing is written over it. Snapshots may be written from any thread; the rest belongs
 * to one.
 */
#pragma once

#include "edubba-lock.h"

G_BEGIN_DECLS

/* Larger than any save; nobody reads more than this. */
#define EDUBBA_SHELF_MAX_BYTES (16 * 1024 * 1024)

typedef enum
{
  EDUBBA_SHELF_SAVE,
  EDUBBA_SHELF_JOURNAL,
  EDUBBA_SHELF_N_FILES,
} EdubbaShelfFile;

typedef struct _EdubbaShelf EdubbaShelf;

EdubbaShelf *edubba_shelf_new (const char *folder, const char *name) G_GNUC_WARN_UNUSED_RESULT;
EdubbaShelf *edubba_shelf_ref (EdubbaShelf *self);
void         edubba_shelf_unref (EdubbaShelf *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (EdubbaShelf, edubba_shelf_unref)

/* From now on nothing is written, moved or removed unless the lock is held; NULL: whatever. */
void edubba_shelf_set_lock (EdubbaShelf *self, EdubbaLock *lock);

/* Whether the files are ours to write now, from any thread; if not, an error with the reason. The
 * lock may have been lost and taken again, and another process may have written meanwhile: then
 * *taken_again is set, and nothing is written before edubba_shelf_accept (). */
gboolean edubba_shelf_check (EdubbaShelf *self, gboolean *taken_again, GError **error);

/* What lies on the shelf was looked at, and may be written over. */
void edubba_shelf_accept (EdubbaShelf *self);

/* Removes the temporary files that dying writers of the two files left, and nothing else. */
void edubba_shelf_clean (EdubbaShelf *self);

/* The whole file; NULL and G_FILE_ERROR_NOENT if there is none, or another error. */
char *edubba_shelf_read (EdubbaShelf    *self,
                         EdubbaShelfFile file,
                         gsize          *length,
                         GError        **error) G_GNUC_WARN_UNUSED_RESULT;

/* Whether there is anything at that file's place. */
gboolean edubba_shelf_exists (EdubbaShelf *self, EdubbaShelfFile file);

/* Replaces the journal, and opens it for appending: a file descriptor, or -1 and an error. */
int edubba_shelf_write_journal (EdubbaShelf *self, const char *text, GError **error);

/* Opens the journal for appending, cut to `bytes`: a file descriptor, or -1 and an error. */
int edubba_shelf_open_journal (EdubbaShelf *self, gsize bytes, GError **error);

/* How often files were removed or set aside. */
guint edubba_shelf_get_epoch (EdubbaShelf *self);

/* Replaces the snapshot durably, from any thread; not if a later one (by number) is there
 * already, nor if the shelf's epoch is another one. */
gboolean edubba_shelf_write_save (EdubbaShelf *self,
                                  guint        epoch,
                                  guint64      seq,
                                  const char  *text,
                                  GError     **error);

/* Moves a file to a new name beside it, or makes a copy there. Gives that name, without folder;
 * or NULL and an error (then the shelf is blocked). */
char *edubba_shelf_set_aside (EdubbaShelf    *self,
                              EdubbaShelfFile file,
                              gboolean        copy,
                              GError        **error) G_GNUC_WARN_UNUSED_RESULT;

/* Deletes both files. */
void edubba_shelf_remove (EdubbaShelf *self);

G_END_DECLS
