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
#include "babel-fixture.h"

#include <string.h>

/* The part of a document below a heading, up to the next one of its rank. */
static char *
read_section (const char *document, const char *heading)
{
  const char      *root = g_getenv ("EDUBBA_SOURCE_DIR");
  g_autofree char *path = g_build_filename (root, "src", "games", "babel", document, NULL);
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
  g_autofree char *section = read_section ("NOTATION.md", "\n## 1 Actions");
  g_autofree char *cells = take_column (section, 0);
  g_autoptr (GPtrArray) words = find_words (cells, "`([a-z-]+)");

  g_assert_cmpuint (words->len, ==, babel_rules.n_kinds);
  for (guint i = 0; i < babel_rules.n_kinds; i++)
    assert_has (words, babel_rules.kinds[i].name);
}

/* Every code of the table is a refusal and the other way round; "legal" is no refusal. */
static void
test_refusals (void)
{
  g_autofree char *section = read_section ("NOTATION.md", "\n## 4 Refusals");
  g_autofree char *cells = take_column (section, 1);
  g_autoptr (GPtrArray) words = find_words (cells, "`([a-z]+(?:-[a-z]+)+)`");

  g_assert_cmpuint (words->len, ==, babel_rules.n_refusals - 1);
  for (guint i = 1; i < babel_rules.n_refusals; i++)
    assert_has (words, babel_rules.refusals[i].code);
}

/* Whatever paragraph a refusal names is one that can be looked up. */
static void
test_paragraphs (void)
{
  g_autofree char *section = read_section ("NOTATION.md", "\n## 4 Refusals");
  g_autoptr (GPtrArray) named = find_words (section, "\\((\\d(?:\\.\\d)*)");
  g_autoptr (GPtrArray) known = g_ptr_array_new ();

  for (guint i = 0; i < babel_rules.n_paragraphs; i++)
    g_ptr_array_add (known, (char *) babel_rules.paragraphs[i].number);
  g_assert_cmpuint (named->len, >, 10);
  for (guint i = 0; i < named->len; i++)
    assert_has (known, g_ptr_array_index (named, i));
}

/* Every paragraph stands in the rules, as a heading or in bold. */
static void
test_headings (void)
{
  const char      *root = g_getenv ("EDUBBA_SOURCE_DIR");
  g_autofree char *path = g_build_filename (root, "src/games/babel/RULES.md", NULL);
  g_autofree char *text = NULL;
  g_autoptr (GPtrArray) headings = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  headings = find_words (text, "(?:\n## |\\*\\*)(\\d(?:\\.\\d)*)");
  for (guint i = 0; i < babel_rules.n_paragraphs; i++)
    assert_has (headings, babel_rules.paragraphs[i].number);
}

static void
test_options (void)
{
  g_autofree char *section = read_section ("RULES.md", "\n## 5 Options");
  g_autofree char *cells = take_column (section, 0);
  g_autoptr (GPtrArray) words = find_words (cells, "`([a-z0-9-]+)`");

  g_assert_cmpuint (words->len, ==, babel_rules.n_options);
  for (guint i = 0; i < words->len; i++)
    g_assert_cmpstr (g_ptr_array_index (words, i), ==, babel_rules.options[i].id);
}

/* What goals can speak of: terms, and counters, among which "actions" belongs to every game. */
static void
test_goals (void)
{
  g_autofree char *section = read_section ("NOTATION.md", "\n## 5 Goals");
  g_autofree char *list = g_strndup (section, strstr (section, "(`builds`") - section);
  g_autoptr (GPtrArray) words = find_words (list, "`([a-z]+)(?:\\([^`]*\\))?`");
  guint n_counters = 1;

  for (guint i = 0; i < babel_rules.n_terms; i++)
    assert_has (words, babel_rules.terms[i].name);
  for (guint i = 0; i < babel_rules.n_kinds; i++)
    {
      const char *counter = babel_rules.kinds[i].counter;

      if (counter == NULL)
        continue;
      assert_has (words, counter);
      if (i == 0 || g_strcmp0 (babel_rules.kinds[i - 1].counter, counter) != 0)
        n_counters++;
    }
  assert_has (words, "actions");
  g_assert_cmpuint (words->len, ==, babel_rules.n_terms + n_counters);
}

int
main (int argc, char **argv)
{
  fixed_test_init (&argc, &argv);
  g_test_add_func ("/babel/documents/kinds", test_kinds);
  g_test_add_func ("/babel/documents/refusals", test_refusals);
  g_test_add_func ("/babel/documents/paragraphs", test_paragraphs);
  g_test_add_func ("/babel/documents/headings", test_headings);
  g_test_add_func ("/babel/documents/options", test_options);
  g_test_add_func ("/babel/documents/goals", test_goals);
  return g_test_run ();
}
