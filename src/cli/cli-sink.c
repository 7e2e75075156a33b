/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Answers and messages on standard output and standard error, in UTF-8 whatever the locale.
 * Errors in writing are left to the stream, which remembers them until it is flushed.
 */
#include "cli-sink.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

/* Whether a terminal or a reader of lines might take the character for more than a letter. */
static gboolean
is_control (gunichar character)
{
  GUnicodeType type = g_unichar_type (character);

  return type == G_UNICODE_CONTROL || type == G_UNICODE_LINE_SEPARATOR ||
         type == G_UNICODE_PARAGRAPH_SEPARATOR;
}

void
cli_sink_answer (CliSink *sink, const char *format, ...)
{
  va_list arguments;

  va_start (arguments, format);
  vfprintf (stdout, format, arguments);
  va_end (arguments);
  fputc ('\n', stdout);
}

CliStatus
cli_sink_complain (CliSink *sink, const char *format, ...)
{
  g_autofree char *message = NULL;
  g_autofree char *line = NULL;
  va_list          arguments;

  va_start (arguments, format);
  message = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  line = cli_text_escape (message);
  if (sink->serving)
    fprintf (stdout, "! %s\n", line);
  else
    fprintf (stderr, "edubba-cli: %s\n", line);
  return CLI_MALFORMED;
}

char *
cli_text_escape (const char *text)
{
  g_autofree char *valid = g_utf8_make_valid (text, -1);
  GString         *line = g_string_sized_new (strlen (valid));

  for (const char *p = valid; *p; p = g_utf8_next_char (p))
    {
      gunichar character = g_utf8_get_char (p);

      if (is_control (character))
        g_string_append_printf (line, "\\x%02x", character);
      else
        g_string_append_unichar (line, character);
    }
  return g_string_free (line, FALSE);
}

gboolean
cli_sink_flush (CliSink *sink)
{
  return fflush (stdout) == 0 && !ferror (stdout);
}
