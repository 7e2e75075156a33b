/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * RULES.md and NOTATION.md against the program's tables: kinds, refusals, paragraphs, options,
 * terms and counters.
 *
 * The texts are read as they stand, so a word added to either side alone is found. What the
 * words mean is for the other tests.
 */
#include "fixed.h"
#include "bunny-rules.h"

#include <string.h>

/* The part of a document below a heading, up to the next one of its rank. */
static char *
read_section (const char *document, const char *heading)
{
  const char      *root = g_getenv ("EDUBBA_SOURCE_DIR");
  g_autofree char *path = g_build_filename (root, "src", "games", "bunny", document, NULL);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  const char *start;
  const char *end;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  start = strstr (text, heading);
  g_assert_nonnull (start);
  end = strstr (start + strlen (heading), "\n## ");
  return end != NULL ? g_strndup (start, end - start) : g_strdup (start);
}

/* One column of the tables in a section, their heads left out. */
static char *
take_column (const char *section, guint column)
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

/* What the first group of a pattern takes from a text, each once, in order of appearance. */
static GPtrArray *
find_words (const char *text, const char *pattern)
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

static void
assert_has (GPtrArray *words, const char *word)
{
  if (!g_ptr_array_find_with_equal_func (words, word, g_str_equal, NULL))
    g_error ("the document does not have “%s”", word);
}

/* The table of actions and the kinds are the same words. */
static void
test_kinds (void)
{
  g_autofree char *section = read_section ("NOTATION.md", "\n## 1 Cards and actions");
  g_autofree char *cells = take_column (section, 0);
  g_autoptr (GPtrArray) words = find_words (cells, "`([a-z-]+)");

  g_assert_cmpuint (words->len, ==, bunny_rules.n_kinds);
  for (guint i = 0; i < bunny_rules.n_kinds; i++)
    assert_has (words, bunny_rules.kinds[i].name);
}

/* Every code of the table is a refusal and the other way round; "legal" is no refusal. */
static void
test_refusals (void)
{
  g_autofree char *section = read_section ("RULES.md", "\n## 8 Refusals");
  g_autofree char *cells = take_column (section, 1);
  g_autoptr (GPtrArray) words = find_words (cells, "`([a-z]+(?:-[a-z]+)*)`");

  g_assert_cmpuint (words->len, ==, bunny_rules.n_refusals - 1);
  for (guint i = 1; i < bunny_rules.n_refusals; i++)
    assert_has (words, bunny_rules.refusals[i].code);
}

/* Ids and numbers of paragraphs as NOTATION.md 4 lists them; each stands in the rules in bold. */
static void
test_paragraphs (void)
{
  g_autofree char *section = read_section ("NOTATION.md", "\n## 4 Refusals");
  g_autoptr (GPtrArray) named = find_words (section, "(`[a-z-]+` \\d\\.\\d)");
  g_autofree char *path = g_build_filename (g_getenv ("EDUBBA_SOURCE_DIR"),
                                            "src/games/bunny/RULES.md", NULL);
  g_autofree char *text = NULL;
  g_autoptr (GPtrArray) headings = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  headings = find_words (text, "\\*\\*(\\d\\.\\d)");
  g_assert_cmpuint (named->len, ==, bunny_rules.n_paragraphs);
  for (guint i = 0; i < bunny_rules.n_paragraphs; i++)
    {
      const GameParagraph *paragraph = &bunny_rules.paragraphs[i];
      g_autofree char     *words = g_strdup_printf ("`%s` %s", paragraph->id, paragraph->number);

      assert_has (named, words);
      assert_has (headings, paragraph->number);
    }
}

static void
test_options (void)
{
  g_autofree char *section = read_section ("RULES.md", "\n## 6 Options");
  g_autofree char *cells = take_column (section, 0);
  g_autoptr (GPtrArray) words = find_words (cells, "`([a-z0-9-]+)`");

  g_assert_cmpuint (words->len, ==, bunny_rules.n_options);
  for (guint i = 0; i < words->len; i++)
    g_assert_cmpstr (g_ptr_array_index (words, i), ==, bunny_rules.options[i].id);
}

/* The table of terms, and the counters in the table of actions. */
static void
test_goals (void)
{
  g_autofree char *terms = read_section ("NOTATION.md", "\n## 5 Goals");
  g_autofree char *cells = take_column (terms, 0);
  g_autoptr (GPtrArray) words = find_words (cells, "`([a-z]+)(?:\\([^`]*\\))?`");
  g_autofree char *actions = read_section ("NOTATION.md", "\n## 1 Cards and actions");
  g_autofree char *flags = take_column (actions, 2);
  g_autoptr (GPtrArray) counters = find_words (flags, "`([a-z]+)`");

  g_assert_cmpuint (words->len, ==, bunny_rules.n_terms);
  for (guint i = 0; i < bunny_rules.n_terms; i++)
    assert_has (words, bunny_rules.terms[i].name);
  for (guint i = 0; i < bunny_rules.n_kinds; i++)
    if (bunny_rules.kinds[i].counter)
      assert_has (counters, bunny_rules.kinds[i].counter);
}

int
main (int argc, char **argv)
{
  fixed_test_init (&argc, &argv);
  g_test_add_func ("/bunny/documents/kinds", test_kinds);
  g_test_add_func ("/bunny/documents/refusals", test_refusals);
  g_test_add_func ("/bunny/documents/paragraphs", test_paragraphs);
  g_test_add_func ("/bunny/documents/options", test_options);
  g_test_add_func ("/bunny/documents/goals", test_goals);
  return g_test_run ();
}
