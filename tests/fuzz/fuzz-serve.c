/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The service for programs: every line is answered with a status.
 *
 * Calls that are meant to work for long are left out: a lucky input would ask for hours.
 */
#include "fuzz-target.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli-call.h"

/* A search of two actions is a short one. */
static gboolean
is_short_search (char **words)
{
  for (guint i = 0; words[i] != NULL; i++)
    if (g_str_equal (words[i], "--max") && words[i + 1] != NULL)
      return g_str_equal (words[i + 1], "1") || g_str_equal (words[i + 1], "2");
  return FALSE;
}

static gboolean
is_short (const char *line)
{
  static const char *const quick[] = { "new", "legal", "why", "play", "view", NULL };
  g_auto (GStrv) words = NULL;
  int n;

  if (!g_utf8_validate (line, -1, NULL) || !g_shell_parse_argv (line, &n, &words, NULL))
    return TRUE;
  if (g_str_equal (words[0], "solve"))
    return is_short_search (words);
  return g_strv_contains (quick, words[0]) || cli_call_find (words[0]) == NULL;
}

/* Returns TRUE if all lines of an input are quick to answer; with their number. */
static gboolean
check_lines (const char *text, gsize size, guint *n)
{
  for (gsize at = 0; at < size; (*n)++)
    {
      const char      *end = memchr (text + at, '\n', size - at);
      gsize            length = end ? (gsize) (end - text) - at : size - at;
      g_autofree char *line = g_strndup (text + at, length);

      if (strlen (line) == length && !is_short (line))
        return FALSE;
      at += length + 1;
    }
  return TRUE;
}

static guint
count_statuses (const char *reply)
{
  g_auto (GStrv) lines = g_strsplit (reply, "\n", -1);
  guint n = 0;

  for (guint i = 0; lines[i] != NULL; i++)
    n += g_str_equal (lines[i], "= 0") || g_str_equal (lines[i], "= 1") ||
         g_str_equal (lines[i], "= 2");
  return n;
}

/* The answers of the service; free with free (). */
static char *
serve (char *text, gsize size)
{
  const CliArguments none = { 0 };
  CliSink            sink = { 0 };
  FILE              *input = stdin, *output = stdout;
  char              *reply = NULL;
  gsize              length;

  stdin = fmemopen (text, size, "r");
  stdout = open_memstream (&reply, &length);
  g_assert_true (stdin != NULL && stdout != NULL);
  g_assert_cmpint (cli_serve (&none, &sink), ==, CLI_DONE);
  fclose (stdin);
  fclose (stdout);
  stdin = input;
  stdout = output;
  return reply;
}

int
LLVMFuzzerTestOneInput (const guint8 *data, gsize size)
{
  g_autofree char *text = fuzz_dup_text (data, size);
  char            *reply;
  guint            n = 0;

  if (text == NULL || size == 0 || !check_lines (text, size, &n))
    return 0;
  reply = serve (text, size);
  g_assert_true (g_utf8_validate (reply, -1, NULL));
  g_assert_cmpuint (count_statuses (reply), ==, n);
  free (reply);
  return 0;
}
