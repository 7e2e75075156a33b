/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Reads files that come from anywhere and are not trusted; and writes the output of a tool to the
 * path in its arguments: a file, a link to one, a device or a pipe.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Reads a regular file, also through a link, and never waits for anything else: a pipe, a device
 * or a folder is not even opened. The text ends in a 0 byte that *length (or NULL) does not
 * count; free with g_free (). NULL and an error whose message names no file: G_FILE_ERROR with
 * the system's own sentence, GAME_ERROR_REFUSED if it is a pipe or a device, GAME_ERROR_LIMIT if
 * it is longer than max_bytes. */
char *game_file_read (const char *path,
                      gsize       max_bytes,
                      gsize      *length,
                      GError    **error) G_GNUC_WARN_UNUSED_RESULT;

/* Returns TRUE if a file can be written at `path` without waiting for anything: there is a
 * regular file already, or nothing. Otherwise FALSE and an error with a message that names it. */
gboolean game_file_check (const char *path, GError **error);

/* Makes `text` the content of the file at `path`. A file is replaced as a whole or not at all,
 * and the target of a symbolic link is replaced in its own folder; there may be no file yet. A
 * path that is no file, such as /dev/null or a pipe, is written to and stays a device or a pipe.
 * FALSE and a G_FILE_ERROR whose message names the path if that cannot be done. */
gboolean game_file_write (const char *path, const char *text, GError **error);

/* For main (): from now on a file that grows beyond a limit of the user's (ulimit -f) cannot be
 * written, as on a full disk; without this the system ends the program. And a closed standard
 * stream is replaced by one that cannot be written; without it the next file that is opened takes
 * its number, and complaints of libraries are written into a saved game. */
void game_file_prepare (void);

G_END_DECLS
