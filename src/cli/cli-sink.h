/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The place for answers and messages: the only difference between a plain call and a line of
 * `serve`.
 *
 * A plain call answers on standard output and complains on standard error; a served call does
 * both on standard output. No call knows which of the two it is.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The exit status of a call. */
typedef enum
{
  CLI_DONE = 0,
  CLI_REFUSED = 1,
  CLI_MALFORMED = 2,
} CliStatus;

typedef struct
{
  gboolean serving;
} CliSink;

/* A line of the answer; the line break is added. */
void cli_sink_answer (CliSink *sink, const char *format, ...) G_GNUC_PRINTF (2, 3);

/* A message of one line: breaks and control characters in it are escaped. Returns CLI_MALFORMED,
 * so that a call can end with it. */
CliStatus cli_sink_complain (CliSink *sink, const char *format, ...) G_GNUC_PRINTF (2, 3);

/* Flushes the answers. FALSE if standard output takes no more (errno has the error). */
gboolean cli_sink_flush (CliSink *sink);

G_END_DECLS
