/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Replacing a file as a whole or not at all: the text goes to a temporary file beside it first,
 * which then takes its name.
 *
 * A temporary file that a dying writer left behind can be recognised in any folder: its name begins
 * with a prefix that is kept for such files, followed by a mark of the file that it was to become.
 */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* With this the names of temporary files begin, and no others. */
#define EDUBBA_REPLACE_PREFIX ".edubba-new-"

typedef enum
{
  EDUBBA_REPLACE_DEFAULT = 0,      /* it outlives the process, and not the machine */
  EDUBBA_REPLACE_DURABLE = 1 << 0, /* it is on disk when the call returns, under its name */
  EDUBBA_REPLACE_SOON = 1 << 1,    /* it will be on disk before what the disk queue does next */
  EDUBBA_REPLACE_NOTHING = 1 << 2, /* only where there is nothing yet */
} EdubbaReplaceFlags;

/* Makes `text` the content of the file at `path`, readable for the user alone. FALSE and a
 * G_FILE_ERROR with the system's own sentence if that cannot be done; then the old file is still
 * there. With EDUBBA_REPLACE_NOTHING, G_FILE_ERROR_EXIST if there is anything at `path`. */
gboolean edubba_replace (const char        *path,
                         const char        *text,
                         EdubbaReplaceFlags flags,
                         GError           **error);

/* Deletes the temporary files that dying writers of the file at `path` left beside it. */
void edubba_replace_clean (const char *path);

/* The same for all files of a folder that has no other writer. */
void edubba_replace_clean_folder (const char *folder);

G_END_DECLS
