/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The files that lie beside an archive's own: those that it has set aside because it could not
 * read them, and texts that something else has replaced. Lists them, and gives a way back to
 * their content; another version or a repair may make the first kind readable.
 *
 * Nothing here changes or removes such a file unless it was asked to.
 */
#pragma once

#include "edubba-journal.h"

G_BEGIN_DECLS

typedef struct
{
  char    *path;
  char    *name;        /* the file's, without folder */
  char    *archive;     /* the archive it is from: the name that edubba_archive_new () was given */
  gboolean is_replaced; /* something else took the place of its content, which can be read */
  gint64   time;        /* time of the last writing, in seconds since 1970, UTC */
  guint64  size;        /* in bytes */
} EdubbaRecoveryFile;

void edubba_recovery_file_free (EdubbaRecoveryFile *file);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (EdubbaRecoveryFile, edubba_recovery_file_free)

/* All that were set aside in `folder`, the last written first: an array of EdubbaRecoveryFile
 * that frees them. Links and everything else that is no file are left out. */
GPtrArray *edubba_recovery_list (const char *folder) G_GNUC_WARN_UNUSED_RESULT;

/* One of them by its name; NULL if there is none of that name. */
EdubbaRecoveryFile *edubba_recovery_find (const char *folder,
                                          const char *name) G_GNUC_WARN_UNUSED_RESULT;

/* Reads a file again. *base is the base that edubba_archive_load () would give of it, or NULL if
 * there is none, and *entries (NULL-terminated) the entries after it; free with g_free () and
 * g_strfreev (). EDUBBA_FILE_GOOD if the file is complete. */
EdubbaFileState edubba_recovery_read (const EdubbaRecoveryFile *file, char **base, GStrv *entries);

/* Puts aside a text that `archive` keeps as its base, and that is about to be replaced there. It is
 * safe from the death of the process when the call returns, and on disk before the next snapshot.
 * The name of the new file, to be freed with g_free (); or NULL and a G_FILE_ERROR. */
char *edubba_recovery_keep (const char *folder,
                            const char *archive,
                            const char *text,
                            GError    **error) G_GNUC_WARN_UNUSED_RESULT;

/* The name of a file that holds just this text, which was put aside before; or NULL. The caller
 * frees it. */
char *edubba_recovery_find_kept (const char *folder,
                                 const char *archive,
                                 const char *text) G_GNUC_WARN_UNUSED_RESULT;

/* Deletes a file. FALSE and a G_FILE_ERROR if it is still there. */
gboolean edubba_recovery_delete (const EdubbaRecoveryFile *file, GError **error);

G_END_DECLS
