/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Weights as a text: a head that says for which features they are and what the rest of the text
 * adds up to, then a line for each feature. A text that differs from what was written in a single
 * byte is refused.
 *
 *   edubba-weights 1 babel
 *   features SHA256   of the names of all features, a line each
 *   checksum SHA256   of everything below this line
 *   settlers 92 -117  of the side's own block and of the other's
 *   ...
 *   hand-A 46         of a nation in the side's own hand
 *   ...
 *   one -74
 */
#include "babel-weights.h"

#include "babel-state.h"
#include "babel-weights-resources.h"
#include "game-state.h"

#define MAGIC "edubba-weights 1 babel\n"

/* Where another file than the program's own is named. */
#define VARIABLE "EDUBBA_WEIGHTS"

#define MAX_BYTES (64 * 1024)

static const char *const names[BABEL_FEATURE_SCORE] = {
  [BABEL_FEATURE_SETTLERS] = "settlers",
  [BABEL_FEATURE_SETTLERS_HERE] = "settlers-here",
  [BABEL_FEATURE_ROOM] = "room",
  [BABEL_FEATURE_BUILDABLE] = "buildable",
  [BABEL_FEATURE_FITTING] = "fitting",
  [BABEL_FEATURE_HAND] = "hand",
  [BABEL_FEATURE_LARGE_HAND] = "large-hand",
  [BABEL_FEATURE_TEMPLES] = "temples",
  [BABEL_FEATURE_HIGHEST] = "highest",
  [BABEL_FEATURE_RAZE] = "raze",
  [BABEL_FEATURE_RAZE_HERE] = "raze-here",
  [BABEL_FEATURE_RAZE_PAIR] = "raze-pair",
  [BABEL_FEATURE_RAZE_ONE] = "raze-one",
  [BABEL_FEATURE_STEAL] = "steal",
  [BABEL_FEATURE_STEAL_HERE] = "steal-here",
  [BABEL_FEATURE_STEAL_PAIR] = "steal-pair",
  [BABEL_FEATURE_EXPEL] = "expel",
  [BABEL_FEATURE_EXPEL_PAIR] = "expel-pair",
  [BABEL_FEATURE_WIN_OVER] = "win-over",
  [BABEL_FEATURE_WIN_OVER_PAIR] = "win-over-pair",
  [BABEL_FEATURE_SKIP] = "skip",
  [BABEL_FEATURE_SKIP_PAIR] = "skip-pair",
  [BABEL_FEATURE_CHARGES] = "charges",
  [BABEL_FEATURE_CHARGES_HERE] = "charges-here",
  [BABEL_FEATURE_ASSYRIANS] = "assyrians",
  [BABEL_FEATURE_PAIRS] = "pairs",
  [BABEL_FEATURE_STARTER] = "starter",
  [BABEL_FEATURE_LOW_IN_FINAL] = "low-in-final",
};

/* The name of a feature of a side's block, or of one behind the blocks. */
static char *
print_name (guint feature)
{
  if (feature >= BABEL_FEATURE_ONE)
    return g_strdup ("one");
  if (feature >= BABEL_FEATURE_OWN_HAND)
    return g_strdup_printf ("hand-%c", BABEL_LETTERS[feature - BABEL_FEATURE_OWN_HAND]);
  if (feature >= BABEL_FEATURE_SCORE)
    return g_strdup_printf ("score-%u", feature - BABEL_FEATURE_SCORE);
  return g_strdup (names[feature]);
}

/* The first feature of the line behind that of `feature`. */
static guint
get_next (guint feature)
{
  return feature + 1 == BABEL_N_SIDE_FEATURES ? BABEL_FEATURE_OWN_HAND : feature + 1;
}

static char *
print_features_checksum (void)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < BABEL_N_FEATURES; i = get_next (i))
    {
      g_autofree char *name = print_name (i);

      g_string_append_printf (text, "%s\n", name);
    }
  return g_compute_checksum_for_string (G_CHECKSUM_SHA256, text->str, -1);
}

/* The lines of the features. */
static char *
print_lines (const BabelWeights *weights)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < BABEL_N_FEATURES; i = get_next (i))
    {
      g_autofree char *name = print_name (i);

      g_string_append_printf (text, "%s %d", name, weights->weight[i]);
      if (i < BABEL_N_SIDE_FEATURES)
        g_string_append_printf (text, " %d", weights->weight[BABEL_N_SIDE_FEATURES + i]);
      g_string_append_c (text, '\n');
    }
  return g_string_free (text, FALSE);
}

char *
babel_weights_print (const BabelWeights *weights)
{
  g_autofree char *lines = print_lines (weights);
  g_autofree char *checksum = g_compute_checksum_for_string (G_CHECKSUM_SHA256, lines, -1);
  g_autofree char *features = print_features_checksum ();

  return g_strdup_printf (MAGIC "features %s\nchecksum %s\n%s", features, checksum, lines);
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

/* Reads up to two numbers of a line; FALSE if that is not what it holds. */
static gboolean
read_line (const char **text, guint feature, BabelWeights *weights)
{
  g_autofree char *name = print_name (feature);
  g_autofree char *value = take_line (text, name);
  g_auto (GStrv) words = value ? g_strsplit (value, " ", -1) : NULL;
  guint n = feature < BABEL_N_SIDE_FEATURES ? 2 : 1;

  if (!words || g_strv_length (words) != n)
    return FALSE;
  for (guint i = 0; i < n; i++)
    {
      gint64 number;

      if (!g_ascii_string_to_signed (words[i], 10, G_MININT16, G_MAXINT16, &number, NULL))
        return FALSE;
      weights->weight[feature + i * BABEL_N_SIDE_FEATURES] = (gint16) number;
    }
  return TRUE;
}

static gboolean
read_lines (const char *text, BabelWeights *weights)
{
  for (guint i = 0; i < BABEL_N_FEATURES; i = get_next (i))
    if (!read_line (&text, i, weights))
      return FALSE;
  return *text == '\0';
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
  g_autofree char *expected = print_features_checksum ();
  g_autofree char *features = NULL;
  g_autofree char *checksum = NULL;
  g_autofree char *sum = NULL;

  if (!g_str_has_prefix (text, MAGIC))
    return refuse (error, "these are no weights of this version");
  text += strlen (MAGIC);
  features = take_line (&text, "features");
  if (g_strcmp0 (features, expected) != 0)
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

  if (!g_file_get_contents (path, &text, &length, error))
    return FALSE;
  if (length > MAX_BYTES || strlen (text) != length)
    return refuse (error, "the weights are damaged");
  return babel_weights_parse (text, weights, error);
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
  g_printerr ("%s: %s; the computer plays by weights made by hand\n",
              path ? path : "babel.weights", error->message);
  return (gpointer) &babel_weights_plain;
}

const BabelWeights *
babel_weights_get_learnt (void)
{
  static GOnce once = G_ONCE_INIT;

  return g_once (&once, find_learnt, NULL);
}
