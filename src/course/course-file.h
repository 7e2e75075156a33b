/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Reads text files that come from anywhere: bounded, and checked before anyone parses them. The
 * contents are another matter: each kind of file has its own reader.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The type of a file, by its name. */
typedef enum
{
  COURSE_FILE_RECORD, /* any other name */
  COURSE_FILE_PUZZLE, /* *.puzzle */
  COURSE_FILE_LESSON, /* *.lesson */
  COURSE_FILE_BOUT,   /* *.bout */
} CourseFileKind;

CourseFileKind course_file_get_kind (const char *path);

/* Reads a regular file of at most max_bytes, and waits for nothing else; the text ends in a 0 byte
 * that *length does not count. Fails with a sentence (G_FILE_ERROR, GAME_ERROR_REFUSED if it is a
 * pipe or a device, or GAME_ERROR_LIMIT) that does not name the file. */
char *course_file_read (const char *path,
                        gsize       max_bytes,
                        gsize      *length,
                        GError    **error) G_GNUC_WARN_UNUSED_RESULT;

/* Returns TRUE if a text is UTF-8 without 0 bytes; otherwise GAME_ERROR_SYNTAX names the line. */
gboolean course_text_check (const char *text, gsize length, GError **error);

G_END_DECLS
