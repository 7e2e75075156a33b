/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Writing what a tool has made to where it was told to, whatever that is: a file, a link to one, a
 * device or a pipe.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Makes `text` the content of what `path` names. A file is replaced as a whole or not at all, and
 * one that a symbolic link leads to is replaced where it lies; there may be none yet. What is no
 * file, such as /dev/null or a pipe, is written to and stays what it is. FALSE and a G_FILE_ERROR
 * whose message names the path if that cannot be done. */
gboolean game_file_write (const char *path, const char *text, GError **error);

G_END_DECLS
