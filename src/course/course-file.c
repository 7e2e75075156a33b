/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Files from outside: never more bytes than allowed, never anything but a regular file, and never
 * a text that is not UTF-8. Errors are in the reader's language.
 */
#include "course-file.h"

#include <glib/gi18n-lib.h>

#include "game-file.h"
#include "game-state.h"

CourseFileKind
course_file_get_kind (const char *path)
{
  if (g_str_has_suffix (path, ".puzzle"))
    return COURSE_FILE_PUZZLE;
  if (g_str_has_suffix (path, ".lesson"))
    return COURSE_FILE_LESSON;
  if (g_str_has_suffix (path, ".bout"))
    return COURSE_FILE_BOUT;
  return COURSE_FILE_RECORD;
}

char *
course_file_read (const char *path, gsize max_bytes, gsize *length, GError **error)
{
  g_autoptr (GError) wrong = NULL;
  char *text = game_file_read (path, max_bytes, length, &wrong);

  if (text != NULL)
    return text;
  if (g_error_matches (wrong, GAME_ERROR, GAME_ERROR_LIMIT))
    g_set_error (error, GAME_ERROR, GAME_ERROR_LIMIT,
                 /* Translators: %u is a number of bytes. */
                 _ ("The file is longer than %u bytes."), (guint) max_bytes);
  else if (g_error_matches (wrong, GAME_ERROR, GAME_ERROR_REFUSED))
    g_set_error_literal (error, GAME_ERROR, GAME_ERROR_REFUSED,
                         _ ("This is a pipe or a device, not a file."));
  else
    /* Translators: %s is the system's reason, such as "No such file or directory". */
    g_set_error (error, wrong->domain, wrong->code, _ ("The file cannot be read: %s"),
                 wrong->message);
  return NULL;
}

gboolean
course_text_check (const char *text, gsize length, GError **error)
{
  const char *end;
  guint       line = 1;

  if (g_utf8_validate_len (text, length, &end))
    return TRUE;
  for (const char *p = text; p < end; p++)
    line += *p == '\n';
  /* Translators: %u is the number of a line in a file. */
  g_set_error (error, GAME_ERROR, GAME_ERROR_SYNTAX, _ ("line %u: This is not UTF-8 text."), line);
  return FALSE;
}
