/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * RULES.md and NOTATION.md against the program's tables: kinds, refusals, paragraphs, options,
 * terms and counters.
 *
 * The other tests are for the meaning of the words.
 */
#include "fixed.h"
#include "babel-fixture.h"
#include "document.h"

#include <string.h>

/* The table of actions and the kinds are the same words. */
static void
test_kinds (void)
{
  g_autofree char *section = document_read_section ("babel", "NOTATION.md", "\n## 1 Actions");
  g_autofree char *cells = document_take_column (section, 0);
  g_autoptr (GPtrArray) words = document_find_words (cells, "`([a-z-]+)");

  g_assert_cmpuint (words->len, ==, babel_rules.n_kinds);
  for (guint i = 0; i < babel_rules.n_kinds; i++)
    document_assert_has (words, babel_rules.kinds[i].name);
}

/* Every code of the table is a refusal and the other way round; "legal" is no refusal. */
static void
test_refusals (void)
{
  g_autofree char *section = document_read_section ("babel", "NOTATION.md", "\n## 4 Refusals");
  g_autofree char *cells = document_take_column (section, 1);
  g_autoptr (GPtrArray) words = document_find_words (cells, "`([a-z]+(?:-[a-z]+)+)`");

  g_assert_cmpuint (words->len, ==, babel_rules.n_refusals - 1);
  for (guint i = 1; i < babel_rules.n_refusals; i++)
    document_assert_has (words, babel_rules.refusals[i].code);
}

/* Every paragraph that a refusal names can be looked up. */
static void
test_paragraphs (void)
{
  g_autofree char *section = document_read_section ("babel", "NOTATION.md", "\n## 4 Refusals");
  g_autoptr (GPtrArray) named = document_find_words (section, "\\((\\d(?:\\.\\d)*)");
  g_autoptr (GPtrArray) known = g_ptr_array_new ();

  for (guint i = 0; i < babel_rules.n_paragraphs; i++)
    g_ptr_array_add (known, (char *) babel_rules.paragraphs[i].number);
  g_assert_cmpuint (named->len, >, 10);
  for (guint i = 0; i < named->len; i++)
    document_assert_has (known, g_ptr_array_index (named, i));
}

/* Every paragraph stands in the rules, as a heading or in bold. */
static void
test_headings (void)
{
  g_autofree char *text = document_read ("babel", "RULES.md");
  g_autoptr (GPtrArray) headings =
    document_find_words (text, "(?:\n## |\\*\\*)(\\d(?:\\.\\d)*)");

  for (guint i = 0; i < babel_rules.n_paragraphs; i++)
    document_assert_has (headings, babel_rules.paragraphs[i].number);
}

static void
test_options (void)
{
  g_autofree char *section = document_read_section ("babel", "RULES.md", "\n## 5 Options");
  g_autofree char *cells = document_take_column (section, 0);
  g_autoptr (GPtrArray) words = document_find_words (cells, "`([a-z0-9-]+)`");

  g_assert_cmpuint (words->len, ==, babel_rules.n_options);
  for (guint i = 0; i < words->len; i++)
    g_assert_cmpstr (g_ptr_array_index (words, i), ==, babel_rules.options[i].id);
}

/* The words of goals: terms, and counters, among which "actions" belongs to every game. */
static void
test_goals (void)
{
  g_autofree char *section = document_read_section ("babel", "NOTATION.md", "\n## 5 Goals");
  g_autofree char *list = g_strndup (section, strstr (section, "(`builds`") - section);
  g_autoptr (GPtrArray) words = document_find_words (list, "`([a-z]+)(?:\\([^`]*\\))?`");
  guint n_counters = 1;

  for (guint i = 0; i < babel_rules.n_terms; i++)
    document_assert_has (words, babel_rules.terms[i].name);
  for (guint i = 0; i < babel_rules.n_kinds; i++)
    {
      const char *counter = babel_rules.kinds[i].counter;

      if (counter == NULL)
        continue;
      document_assert_has (words, counter);
      if (i == 0 || g_strcmp0 (babel_rules.kinds[i - 1].counter, counter) != 0)
        n_counters++;
    }
  document_assert_has (words, "actions");
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
