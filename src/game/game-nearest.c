/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Distances of words. Only short words are compared: one without end is near to nothing, and costs
 * nothing.
 */
#include "game-nearest.h"

#include <glib/gi18n-lib.h>

#include "game-print.h"
#include "game-state.h"

/* The longest word that is compared, and the most words that a sentence lists. */
#define MAX_LENGTH 40
#define MAX_LISTED 16

/* The smallest number of changes of single letters, and swaps of neighbours, that make one word of
 * the other. */
static guint
measure (const char *one, const char *other)
{
  gsize n_one = strlen (one);
  gsize n_other = strlen (other);
  guint row[3][MAX_LENGTH + 1];

  for (guint j = 0; j <= n_other; j++)
    row[0][j] = j;
  for (guint i = 1; i <= n_one; i++)
    {
      guint       *now = row[i % 3];
      const guint *last = row[(i + 2) % 3];
      const guint *before = row[(i + 1) % 3];

      now[0] = i;
      for (guint j = 1; j <= n_other; j++)
        {
          char     a = g_ascii_tolower (one[i - 1]);
          char     b = g_ascii_tolower (other[j - 1]);
          gboolean is_swap = i > 1 && j > 1 && a == g_ascii_tolower (other[j - 2]) &&
                             g_ascii_tolower (one[i - 2]) == b;

          now[j] = MIN (MIN (last[j], now[j - 1]) + 1, last[j - 1] + (a != b));
          if (is_swap)
            now[j] = MIN (now[j], before[j - 2] + 1);
        }
    }
  return row[n_one % 3][n_other];
}

/* The number of letters at the beginning that two words share. */
static guint
count_common (const char *one, const char *other)
{
  guint n = 0;

  while (one[n] && g_ascii_tolower (one[n]) == g_ascii_tolower (other[n]))
    n++;
  return n;
}

const char *
game_nearest_find (const char *word, const char *const *known)
{
  gsize       length = strlen (word);
  guint       least = (guint) (length + 2) / 3 + 1; /* every third letter may be wrong */
  const char *nearest = NULL;

  if (length > MAX_LENGTH)
    return NULL;
  for (guint i = 0; known[i]; i++)
    {
      guint distance = strlen (known[i]) > MAX_LENGTH ? least : measure (word, known[i]);

      /* Something of the word must be left; and among equals its beginning decides. */
      if (distance > least || distance >= MAX (length, strlen (known[i])) ||
          (distance == least &&
           (!nearest || count_common (word, known[i]) <= count_common (word, nearest))))
        continue;
      least = distance;
      nearest = known[i];
    }
  return nearest;
}

/* The words with commas between them. */
static char *
list (const char *const *known)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; known[i] && i < MAX_LISTED; i++)
    game_print_to (text, "%s%s", i > 0 ? ", " : "", known[i]);
  if (g_strv_length ((GStrv) known) > MAX_LISTED)
    g_string_append (text, " …");
  return g_string_free (text, FALSE);
}

char *
game_nearest_explain (const char *word, const char *const *known)
{
  const char      *nearest = game_nearest_find (word, known);
  g_autofree char *quoted = game_text_quote (word);
  g_autofree char *all = nearest ? NULL : list (known);

  if (nearest)
    /* Translators: of two words in a file: one that is not known, and a known one. */
    return g_strdup_printf (_ ("“%1$s” is not known here. Do you mean “%2$s”?"), quoted, nearest);
  /* Translators: %1$s is a word in a file, %2$s a list of words that can stand there. */
  return g_strdup_printf (_ ("“%1$s” is not known here. These are: %2$s."), quoted, all);
}
