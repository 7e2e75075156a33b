/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * RULES.md and NOTATION.md against the program's tables: kinds, refusals, paragraphs, options,
 * terms and counters.
 *
 * The other tests are for the meaning of the words.
 */
#include "fixed.h"
#include "bunny-rules.h"
#include "document.h"

/* The heading of the table of actions. */
#define ACTIONS "\n## 1 Cards and actions"

/* The table of actions and the kinds are the same words. */
static void
test_kinds (void)
{
  g_autofree char *section = document_read_section ("bunny", "NOTATION.md", ACTIONS);
  g_autofree char *cells = document_take_column (section, 0);
  g_autoptr (GPtrArray) words = document_find_words (cells, "`([a-z-]+)");

  g_assert_cmpuint (words->len, ==, bunny_rules.n_kinds);
  for (guint i = 0; i < bunny_rules.n_kinds; i++)
    document_assert_has (words, bunny_rules.kinds[i].name);
}

/* Every code of the table is a refusal and the other way round; "legal" is no refusal. */
static void
test_refusals (void)
{
  g_autofree char *section = document_read_section ("bunny", "RULES.md", "\n## 8 Refusals");
  g_autofree char *cells = document_take_column (section, 1);
  g_autoptr (GPtrArray) words = document_find_words (cells, "`([a-z]+(?:-[a-z]+)*)`");

  g_assert_cmpuint (words->len, ==, bunny_rules.n_refusals - 1);
  for (guint i = 1; i < bunny_rules.n_refusals; i++)
    document_assert_has (words, bunny_rules.refusals[i].code);
}

/* Ids and numbers of paragraphs as NOTATION.md 4 lists them; each stands in the rules in bold. */
static void
test_paragraphs (void)
{
  g_autofree char *section = document_read_section ("bunny", "NOTATION.md", "\n## 4 Refusals");
  g_autoptr (GPtrArray) named = document_find_words (section, "(`[a-z-]+` \\d\\.\\d)");
  g_autofree char *text = document_read ("bunny", "RULES.md");
  g_autoptr (GPtrArray) headings = document_find_words (text, "\\*\\*(\\d\\.\\d)");

  g_assert_cmpuint (named->len, ==, bunny_rules.n_paragraphs);
  for (guint i = 0; i < bunny_rules.n_paragraphs; i++)
    {
      const GameParagraph *paragraph = &bunny_rules.paragraphs[i];
      g_autofree char     *words = g_strdup_printf ("`%s` %s", paragraph->id, paragraph->number);

      document_assert_has (named, words);
      document_assert_has (headings, paragraph->number);
    }
}

static void
test_options (void)
{
  g_autofree char *section = document_read_section ("bunny", "RULES.md", "\n## 6 Options");
  g_autofree char *cells = document_take_column (section, 0);
  g_autoptr (GPtrArray) words = document_find_words (cells, "`([a-z0-9-]+)`");

  g_assert_cmpuint (words->len, ==, bunny_rules.n_options);
  for (guint i = 0; i < words->len; i++)
    g_assert_cmpstr (g_ptr_array_index (words, i), ==, bunny_rules.options[i].id);
}

/* The table of terms, and the counters in the table of actions. */
static void
test_goals (void)
{
  g_autofree char *terms = document_read_section ("bunny", "NOTATION.md", "\n## 5 Goals");
  g_autofree char *cells = document_take_column (terms, 0);
  g_autoptr (GPtrArray) words = document_find_words (cells, "`([a-z]+)(?:\\([^`]*\\))?`");
  g_autofree char *actions = document_read_section ("bunny", "NOTATION.md", ACTIONS);
  g_autofree char *flags = document_take_column (actions, 2);
  g_autoptr (GPtrArray) counters = document_find_words (flags, "`([a-z]+)`");

  g_assert_cmpuint (words->len, ==, bunny_rules.n_terms);
  for (guint i = 0; i < bunny_rules.n_terms; i++)
    document_assert_has (words, bunny_rules.terms[i].name);
  for (guint i = 0; i < bunny_rules.n_kinds; i++)
    if (bunny_rules.kinds[i].counter)
      document_assert_has (counters, bunny_rules.kinds[i].counter);
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
