/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Answers and messages on standard output and standard error, in UTF-8 in any locale. Errors in
 * writing are left to the stream, which remembers them until it is flushed.
 */
#include "cli-sink.h"

#include <stdarg.h>
#include <stdio.h>

#include "game-text.h"

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
  line = game_text_clean (message);
  if (sink->serving)
    fprintf (stdout, "! %s\n", line);
  else
    fprintf (stderr, "edubba-cli: %s\n", line);
  return CLI_MALFORMED;
}

gboolean
cli_sink_flush (CliSink *sink)
{
  return fflush (stdout) == 0 && !ferror (stdout);
}
