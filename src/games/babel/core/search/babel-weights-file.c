/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Weights as a text: below the head a line for each group of features. A text that differs from
 * the written one in a single byte is refused, also if its checksum is right.
 *
 *   own-settlers 92 -117 ...
 *   ...
 *   other-settlers 13 ...
 *   ...
 *   one -74
 */
#include "babel-weights.h"

#include <string.h>

#include "babel-learnt-text.h"
#include "babel-weights-resources.h"
#include "game-print.h"

#define MAGIC "edubba-weights 2 babel\n"
#define WHAT  "weights"

/* The environment variable that names another file than the program's own. */
#define VARIABLE "EDUBBA_WEIGHTS"

#define MAX_BYTES (64 * 1024)

typedef struct
{
  const BabelWeights *weights;
  GString            *text;
} Print;

static gboolean
print_line (const char *name, guint first, guint n, gpointer data)
{
  const Print *print = data;

  g_string_append (print->text, name);
  for (guint i = 0; i < n; i++)
    game_print_to (print->text, " %d", print->weights->weight[first + i]);
  g_string_append_c (print->text, '\n');
  return TRUE;
}

/* The lines of the features. */
static char *
print_lines (const BabelWeights *weights)
{
  Print print = { weights, g_string_new (NULL) };

  babel_learnt_text_for_each_line (print_line, &print);
  return g_string_free (print.text, FALSE);
}

char *
babel_weights_print (const BabelWeights *weights)
{
  g_autofree char *lines = print_lines (weights);

  return babel_learnt_text_print (MAGIC, lines);
}

typedef struct
{
  BabelWeights *weights;
  const char   *text; /* the rest of the text */
} Read;

/* Reads a line; the exact form of its numbers is checked by printing them again. */
static gboolean
read_line (const char *name, guint first, guint n, gpointer data)
{
  Read *read = data;

  if (!g_str_has_prefix (read->text, name))
    return FALSE;
  read->text += strlen (name);
  for (guint i = 0; i < n; i++)
    {
      char  *end;
      gint64 number;

      if (*read->text != ' ')
        return FALSE;
      number = g_ascii_strtoll (read->text + 1, &end, 10);
      if (number < G_MININT16 || number > G_MAXINT16)
        return FALSE;
      read->weights->weight[first + i] = (gint16) number;
      read->text = end;
    }
  return *read->text++ == '\n';
}

/* Accepts only the lines that print_lines () prints: a number is written in one way. */
static gboolean
read_lines (const char *text, BabelWeights *weights)
{
  Read             read = { weights, text };
  g_autofree char *printed = NULL;

  weights->sums = NULL;
  if (!babel_learnt_text_for_each_line (read_line, &read) || *read.text != '\0')
    return FALSE;
  printed = print_lines (weights);
  return strcmp (text, printed) == 0;
}

gboolean
babel_weights_parse (const char *text, BabelWeights *weights, GError **error)
{
  const char *lines = babel_learnt_text_parse_head (text, MAGIC, WHAT, error);

  if (!lines)
    return FALSE;
  return read_lines (lines, weights) || babel_learnt_text_refuse (WHAT, error);
}

static gboolean
load (const char *path, BabelWeights *weights, GError **error)
{
  g_autofree char *text = babel_learnt_text_load (path, MAX_BYTES, WHAT, error);

  return text && babel_weights_parse (text, weights, error);
}

static gpointer
do_without (const char *file, const GError *error)
{
  g_printerr ("%s: %s; the computer plays by weights made by hand\n", file, error->message);
  return (gpointer) &babel_weights_plain;
}

static gpointer
find_learnt (gpointer data)
{
  static BabelWeights learnt;
  const char         *path = g_getenv (VARIABLE);
  g_autoptr (GError) error = NULL;

  if (path ? load (path, &learnt, &error)
           : babel_weights_parse (BABEL_WEIGHTS_TEXT, &learnt, &error))
    return &learnt;
  return do_without (path ? path : "babel.weights", error);
}

static gpointer
find_2026 (gpointer data)
{
  static BabelWeights weights;
  g_autoptr (GError) error = NULL;

  if (babel_weights_parse (BABEL_WEIGHTS_2026_TEXT, &weights, &error))
    return &weights;
  return do_without ("king-2026.weights", error);
}

const BabelWeights *
babel_weights_get_learnt (void)
{
  static GOnce once = G_ONCE_INIT;

  return g_once (&once, find_learnt, NULL);
}

const BabelWeights *
babel_weights_get_2026 (void)
{
  static GOnce once = G_ONCE_INIT;

  return g_once (&once, find_2026, NULL);
}
