/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Files from outside: never more bytes than allowed, whatever the file claims to be (a pipe, a
 * device), and never a text that is not UTF-8.
 */
#include "course-file.h"

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <stdio.h>

#include "game-state.h"

static gboolean
fail_with_errno (GError **error)
{
  int number = errno;

  /* Translators: %s is the system's reason, such as "No such file or directory". */
  g_set_error (error,
               G_FILE_ERROR,
               g_file_error_from_errno (number),
               _ ("The file cannot be read: %s"),
               g_strerror (number));
  return FALSE;
}

static gboolean
read_stream (FILE *stream, GByteArray *bytes, gsize max_bytes, GError **error)
{
  guint8 chunk[4096];
  gsize  n;

  while ((n = fread (chunk, 1, sizeof chunk, stream)) > 0)
    {
      if (bytes->len + n > max_bytes)
        {
          g_set_error (error,
                       GAME_ERROR,
                       GAME_ERROR_LIMIT,
                       /* Translators: %u is a number of bytes. */
                       _ ("The file is longer than %u bytes."),
                       (guint) max_bytes);
          return FALSE;
        }
      g_byte_array_append (bytes, chunk, (guint) n);
    }
  return ferror (stream) ? fail_with_errno (error) : TRUE;
}

CourseFileKind
course_file_get_kind (const char *path)
{
  if (g_str_has_suffix (path, ".puzzle"))
    return COURSE_FILE_PUZZLE;
  if (g_str_has_suffix (path, ".lesson"))
    return COURSE_FILE_LESSON;
  return COURSE_FILE_RECORD;
}

char *
course_file_read (const char *path, gsize max_bytes, gsize *length, GError **error)
{
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  FILE    *stream = g_fopen (path, "rbe");
  gboolean fine;

  if (!stream)
    {
      fail_with_errno (error);
      return NULL;
    }
  fine = read_stream (stream, bytes, max_bytes, error);
  fclose (stream);
  if (!fine)
    return NULL;
  *length = bytes->len;
  g_byte_array_append (bytes, (const guint8 *) "", 1);
  return (char *) g_byte_array_free (g_steal_pointer (&bytes), FALSE);
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
