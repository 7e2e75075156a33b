/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The two files of an archive, and all operations on the disk there.
 *
 * Files are replaced as a whole or not at all. A file that could not be moved aside stays there:
 * nothing is written over it. Snapshots may be written from any thread; the rest belongs to one.
 */
#pragma once

#include "edubba-lock.h"

G_BEGIN_DECLS

/* Larger than any save; nobody reads more than this. */
#define EDUBBA_ARCHIVE_DISK_MAX_BYTES (16 * 1024 * 1024)

typedef enum
{
  EDUBBA_ARCHIVE_DISK_SAVE,
  EDUBBA_ARCHIVE_DISK_JOURNAL,
  EDUBBA_ARCHIVE_DISK_N_FILES,
} EdubbaArchiveDiskFile;

typedef struct _EdubbaArchiveDisk EdubbaArchiveDisk;

EdubbaArchiveDisk *edubba_archive_disk_new (const char *folder,
                                            const char *name) G_GNUC_WARN_UNUSED_RESULT;
EdubbaArchiveDisk *edubba_archive_disk_ref (EdubbaArchiveDisk *self);
void               edubba_archive_disk_unref (EdubbaArchiveDisk *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (EdubbaArchiveDisk, edubba_archive_disk_unref)

/* From now on nothing is written, moved or removed unless the lock is held; NULL: no lock is
 * needed. */
void edubba_archive_disk_set_lock (EdubbaArchiveDisk *self, EdubbaLock *lock);

/* Returns TRUE if the files are ours to write now, from any thread; otherwise FALSE and an error
 * with the reason. The lock may have been lost and taken again, and another process may have
 * written meanwhile: then *taken_again is set, and nothing is written before
 * edubba_archive_disk_accept (). */
gboolean edubba_archive_disk_check (EdubbaArchiveDisk *self, gboolean *taken_again, GError **error);

/* The files that lie there were looked at, and may be written over. */
void edubba_archive_disk_accept (EdubbaArchiveDisk *self);

/* Removes the temporary files that dying writers of the two files left, and nothing else. */
void edubba_archive_disk_clean (EdubbaArchiveDisk *self);

/* The whole file; NULL and G_FILE_ERROR_NOENT if there is none, or another error. */
char *edubba_archive_disk_read (EdubbaArchiveDisk    *self,
                                EdubbaArchiveDiskFile file,
                                gsize                *length,
                                GError              **error) G_GNUC_WARN_UNUSED_RESULT;

/* Returns TRUE if there is anything at that file's place. */
gboolean edubba_archive_disk_exists (EdubbaArchiveDisk *self, EdubbaArchiveDiskFile file);

/* Replaces the journal, and opens it for appending: a file descriptor, or -1 and an error. */
int edubba_archive_disk_write_journal (EdubbaArchiveDisk *self, const char *text, GError **error);

/* Opens the journal for appending, cut to `bytes`: a file descriptor, or -1 and an error. */
int edubba_archive_disk_open_journal (EdubbaArchiveDisk *self, gsize bytes, GError **error);

/* The number of times that files were removed or set aside. */
guint edubba_archive_disk_get_epoch (EdubbaArchiveDisk *self);

/* Replaces the snapshot durably, from any thread; not if a later one (by number) is there
 * already, nor if the epoch is another one. */
gboolean edubba_archive_disk_write_save (EdubbaArchiveDisk *self,
                                         guint              epoch,
                                         guint64            seq,
                                         const char        *text,
                                         GError           **error);

/* Moves a file to a new name beside it, or makes a copy there. Gives that name, without folder;
 * or NULL and an error (then nothing more is written). */
char *edubba_archive_disk_set_aside (EdubbaArchiveDisk    *self,
                                     EdubbaArchiveDiskFile file,
                                     gboolean              copy,
                                     GError              **error) G_GNUC_WARN_UNUSED_RESULT;

/* Deletes both files. */
void edubba_archive_disk_remove (EdubbaArchiveDisk *self);

G_END_DECLS
