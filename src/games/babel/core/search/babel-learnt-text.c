/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Heads are compared to the byte, for there is one way to write them. The caller that asks for
 * the lines reads their numbers.
 */
#include "babel-learnt-text.h"

#include <string.h>

#include "babel-features.h"
#include "game-file.h"
#include "game-print.h"
#include "game-state.h"

gboolean
babel_learnt_text_for_each_line (BabelLineFunc each, gpointer data)
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

  babel_learnt_text_for_each_line (print_size, text);
  return g_compute_checksum_for_string (G_CHECKSUM_SHA256, text->str, -1);
}

/* The checksum of the features, which is worked out once. */
static const char *
get_features_checksum (void)
{
  static GOnce once = G_ONCE_INIT;

  return g_once (&once, print_features_checksum, NULL);
}

char *
babel_learnt_text_print (const char *magic, const char *lines)
{
  g_autofree char *checksum = g_compute_checksum_for_string (G_CHECKSUM_SHA256, lines, -1);

  return g_strconcat (magic, "features ", get_features_checksum (), "\nchecksum ", checksum, "\n",
                      lines, NULL);
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

const char *
babel_learnt_text_parse_head (const char *text,
                              const char *magic,
                              const char *what,
                              GError    **error)
{
  g_autofree char *features = NULL;
  g_autofree char *checksum = NULL;
  g_autofree char *sum = NULL;

  if (!g_str_has_prefix (text, magic))
    {
      g_set_error (error, GAME_ERROR, GAME_ERROR_SYNTAX, "these are no %s of this version", what);
      return NULL;
    }
  text += strlen (magic);
  features = take_line (&text, "features");
  if (g_strcmp0 (features, get_features_checksum ()) != 0)
    {
      g_set_error (error, GAME_ERROR, GAME_ERROR_SYNTAX, "the %s are for other features", what);
      return NULL;
    }
  checksum = take_line (&text, "checksum");
  sum = g_compute_checksum_for_string (G_CHECKSUM_SHA256, text, -1);
  if (g_strcmp0 (checksum, sum) == 0)
    return text;
  babel_learnt_text_refuse (what, error);
  return NULL;
}

gboolean
babel_learnt_text_refuse (const char *what, GError **error)
{
  g_set_error (error, GAME_ERROR, GAME_ERROR_SYNTAX, "the %s are damaged", what);
  return FALSE;
}

char *
babel_learnt_text_load (const char *path, gsize max, const char *what, GError **error)
{
  gsize            length;
  g_autofree char *text = game_file_read (path, max, &length, error);

  if (!text)
    return NULL;
  if (strlen (text) == length)
    return g_steal_pointer (&text);
  babel_learnt_text_refuse (what, error);
  return NULL;
}
