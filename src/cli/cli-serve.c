/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The call serve: calls on standard input, one per line, each answered at once and closed by `=
 * STATUS`.
 *
 * Made for programs on the other side of a pipe. No line ends the service or makes it grow: a
 * line lives in one fixed buffer, and the rest of a longer line is read and thrown away.
 */
#include "cli-call.h"

#include <errno.h>
#include <stdio.h>

#include "game-text.h"

#define MAX_LINE 65536

typedef enum
{
  LINE_GOOD,
  LINE_NUL,
  LINE_LONG,
  LINE_NONE, /* the end of the input */
} LineKind;

/* Reads up to a line break, which is taken off, or up to the end of the input. */
static LineKind
read_line (FILE *stream, char *line)
{
  LineKind kind = LINE_GOOD;
  gsize    length = 0;
  int      byte;

  while ((byte = getc (stream)) != EOF && byte != '\n')
    {
      if (byte == '\0' && kind == LINE_GOOD)
        kind = LINE_NUL;
      if (length < MAX_LINE)
        line[length++] = (char) byte;
      else
        kind = LINE_LONG;
    }
  if (byte == EOF && length == 0)
    return LINE_NONE;
  line[length] = '\0';
  return kind;
}

/* Without a byte order mark before it and the carriage return of other systems behind it. */
static CliStatus
answer_line (char *line, CliSink *sink)
{
  gsize length = strlen (line);
  g_auto (GStrv) words = NULL;
  g_autoptr (GError) error = NULL;
  int n_words;

  if (!g_utf8_validate (line, -1, NULL))
    return cli_sink_complain (sink, "the line is not UTF-8 text");
  if (length > 0 && line[length - 1] == '\r')
    line[length - 1] = '\0';
  if (!g_shell_parse_argv (game_text_skip_mark (line), &n_words, &words, &error))
    {
      if (g_error_matches (error, G_SHELL_ERROR, G_SHELL_ERROR_EMPTY_STRING))
        return cli_sink_complain (sink, "the line is empty");
      return cli_sink_complain (sink, "the line's quotes do not match");
    }
  return cli_call_run ((const char *const *) words, (guint) n_words, sink);
}

static CliStatus
answer (LineKind kind, char *line, CliSink *sink)
{
  switch (kind)
    {
    case LINE_NUL:
      return cli_sink_complain (sink, "the line holds a NUL byte");
    case LINE_LONG:
      return cli_sink_complain (sink, "the line is longer than %d bytes", MAX_LINE);
    case LINE_GOOD:
    case LINE_NONE:
    default:
      return answer_line (line, sink);
    }
}

CliStatus
cli_serve (const CliArguments *arguments, CliSink *sink)
{
  g_autofree char *line = g_malloc (MAX_LINE + 1);
  CliSink          served = { .serving = TRUE };
  LineKind         kind;

  while ((kind = read_line (stdin, line)) != LINE_NONE)
    {
      cli_sink_answer (&served, "= %d", answer (kind, line, &served));
      if (!cli_sink_flush (&served))
        return CLI_MALFORMED;
    }
  if (ferror (stdin))
    return cli_sink_complain (sink, "the input cannot be read: %s", g_strerror (errno));
  return CLI_DONE;
}
