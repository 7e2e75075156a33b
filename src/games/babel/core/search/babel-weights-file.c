/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Weights as a text: a head that says for which features they are and what the rest of the text
 * adds up to, then a line for each group of features. A text that differs from what was written in
 * a single byte is refused, also if its checksum is right.
 *
 *   edubba-weights 2 babel
 *   features SHA256   of the names and sizes of all groups, a line each
 *   checksum SHA256   of everything below this line
 *   own-settlers 92 -117 ...
 *   ...
 *   other-settlers 13 ...
 *   ...
 *   one -74
 */
#include "babel-weights.h"

#include "babel-state.h"
#include "babel-weights-resources.h"
#include "game-file.h"
#include "game-print.h"
#include "game-state.h"

#define MAGIC "edubba-weights 2 babel\n"

/* Where another file than the program's own is named. */
#define VARIABLE "EDUBBA_WEIGHTS"

#define MAX_BYTES (64 * 1024)

/* Calls for every line, in order, until one says FALSE; `first` is that of its first feature. */
typedef gboolean (*LineFunc) (const char *name, guint first, guint n, gpointer data);

static gboolean
for_each_line (LineFunc each, gpointer data)
{
  static const char *const sides[] = { "own-", "other-" };
  const BabelFeatureGroup *group;

  for (guint side = 0; side < 2; side++)
    for (group = babel_feature_groups; group->first < BABEL_N_SIDE_FEATURES; group++)
      {
        g_autofree char *name = g_strconcat (sides[side], group->name, NULL);

        if (!each (name, group->first + side * BABEL_N_SIDE_FEATURES, group->n, data))
          return FALSE;
      }
  for (; group->name; group++)
    if (!each (group->name, group->first, group->n, data))
      return FALSE;
  return TRUE;
}

static gboolean
print_size (const char *name, guint first, guint n, gpointer data)
{
  game_print_to (data, "%s %u\n", name, n);
  return TRUE;
}

static gpointer
print_features_checksum (gpointer data)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for_each_line (print_size, text);
  return g_compute_checksum_for_string (G_CHECKSUM_SHA256, text->str, -1);
}

/* It is the same as long as the program runs. */
static const char *
get_features_checksum (void)
{
  static GOnce once = G_ONCE_INIT;

  return g_once (&once, print_features_checksum, NULL);
}

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

  for_each_line (print_line, &print);
  return g_string_free (print.text, FALSE);
}

char *
babel_weights_print (const BabelWeights *weights)
{
  g_autofree char *lines = print_lines (weights);
  g_autofree char *checksum = g_compute_checksum_for_string (G_CHECKSUM_SHA256, lines, -1);

  return game_print (MAGIC "features %s\nchecksum %s\n%s", get_features_checksum (), checksum,
                     lines);
}

/* Takes the line "KEY VALUE" off *text; the value, or NULL if there is no such line. */
static char *
take_line (const char **text, const char *key)
{
  const char *value;
  const char *end = strchr (*text, '\n');

  if (!end || !g_str_has_prefix (*text, key) || (*text)[strlen (key)] != ' ')
    return NULL;
  value = *text + strlen (key) + 1;
  *text = end + 1;
  return g_strndup (value, (gsize) (end - value));
}

typedef struct
{
  BabelWeights *weights;
  const char   *text; /* what is still to be read */
} Read;

/* A line without its end; what its numbers look like in detail is seen when they are printed. */
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

/* Only what print_lines () prints is taken: a number is written in one way. */
static gboolean
read_lines (const char *text, BabelWeights *weights)
{
  Read             read = { weights, text };
  g_autofree char *printed = NULL;

  weights->sums = NULL;
  if (!for_each_line (read_line, &read) || *read.text != '\0')
    return FALSE;
  printed = print_lines (weights);
  return strcmp (text, printed) == 0;
}

static gboolean
refuse (GError **error, const char *why)
{
  g_set_error_literal (error, GAME_ERROR, GAME_ERROR_SYNTAX, why);
  return FALSE;
}

gboolean
babel_weights_parse (const char *text, BabelWeights *weights, GError **error)
{
  g_autofree char *features = NULL;
  g_autofree char *checksum = NULL;
  g_autofree char *sum = NULL;

  if (!g_str_has_prefix (text, MAGIC))
    return refuse (error, "these are no weights of this version");
  text += strlen (MAGIC);
  features = take_line (&text, "features");
  if (g_strcmp0 (features, get_features_checksum ()) != 0)
    return refuse (error, "the weights are for other features");
  checksum = take_line (&text, "checksum");
  sum = g_compute_checksum_for_string (G_CHECKSUM_SHA256, text, -1);
  if (g_strcmp0 (checksum, sum) != 0 || !read_lines (text, weights))
    return refuse (error, "the weights are damaged");
  return TRUE;
}

static gboolean
load (const char *path, BabelWeights *weights, GError **error)
{
  g_autofree char *text = NULL;
  gsize            length;

  text = game_file_read (path, MAX_BYTES, &length, error);
  if (!text)
    return FALSE;
  if (strlen (text) != length)
    return refuse (error, "the weights are damaged");
  return babel_weights_parse (text, weights, error);
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
