/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Documents are read as they are: nothing is known of them here but headings and tables. So a word
 * that is added to a document or to the program alone is found.
 */
#include "document.h"

#include <string.h>

char *
document_read (const char *game, const char *name)
{
  const char      *root = g_getenv ("EDUBBA_SOURCE_DIR");
  g_autofree char *path = g_build_filename (root, "src", "games", game, name, NULL);
  g_autoptr (GError) error = NULL;
  char *text = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  return text;
}

char *
document_read_section (const char *game, const char *name, const char *heading)
{
  g_autofree char *text = document_read (game, name);
  const char      *start;
  const char      *end;

  start = strstr (text, heading);
  g_assert_nonnull (start);
  end = strstr (start + strlen (heading), "\n## ");
  return end != NULL ? g_strndup (start, end - start) : g_strdup (start);
}

char *
document_take_column (const char *section, guint column)
{
  g_autoptr (GString) cells = g_string_new (NULL);
  g_auto (GStrv) lines = g_strsplit (section, "\n", -1);

  for (guint i = 0; lines[i] != NULL; i++)
    {
      g_auto (GStrv) parts = NULL;

      if (lines[i][0] != '|' || (lines[i + 1] != NULL && strstr (lines[i + 1], "| ---") != NULL))
        continue;
      parts = g_strsplit (lines[i], "|", -1);
      if (g_strv_length (parts) > column + 1)
        g_string_append_printf (cells, "%s\n", parts[column + 1]);
    }
  return g_string_free (g_steal_pointer (&cells), FALSE);
}

GPtrArray *
document_find_words (const char *text, const char *pattern)
{
  GPtrArray *words = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GRegex) regex = g_regex_new (pattern, 0, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;

  g_assert_nonnull (regex);
  g_regex_match (regex, text, 0, &match);
  for (; g_match_info_matches (match); g_match_info_next (match, NULL))
    {
      g_autofree char *word = g_match_info_fetch (match, 1);

      if (!g_ptr_array_find_with_equal_func (words, word, g_str_equal, NULL))
        g_ptr_array_add (words, g_steal_pointer (&word));
    }
  return words;
}

void
document_assert_has (GPtrArray *words, const char *word)
{
  if (!g_ptr_array_find_with_equal_func (words, word, g_str_equal, NULL))
    g_error ("the document does not have “%s”", word);
}
