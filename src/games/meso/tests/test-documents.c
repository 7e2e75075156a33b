/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * RULES.md, NOTATION.md and the data files against the program's tables: kinds, refusals,
 * paragraphs, options, terms, counters, copies of cards and lands, and the first positions.
 */
#include "document.h"
#include "fixed.h"
#include "game-state.h"
#include "meso-rules.h"
#include "meso-state.h"

#include <string.h>

/* The words of a column. */
static GPtrArray *
find_words (const char *file, const char *heading, guint column, const char *pattern)
{
  g_autofree char *section = document_read_section ("meso", file, heading);
  g_autofree char *cells = document_take_column (section, column);

  return document_find_words (cells, pattern);
}

static void
test_words (void)
{
  g_autoptr (GPtrArray) kinds =
    find_words ("NOTATION.md", "\n## 1 Places and actions", 0, "`([a-z]+)");
  g_autoptr (GPtrArray) counters =
    find_words ("NOTATION.md", "\n## 1 Places and actions", 2, "`([a-z]+)`");
  g_autoptr (GPtrArray) codes =
    find_words ("RULES.md", "\n## 8 Refusals", 1, "`([a-z]+(?:-[a-z]+)*)`");
  g_autoptr (GPtrArray) options = find_words ("RULES.md", "\n## 6 Variants", 0, "`([a-z-]+)`");
  g_autoptr (GPtrArray) terms =
    find_words ("NOTATION.md", "\n## 5 Goals", 0, "`([a-z]+)(?:\\([^`]*\\))?`");

  for (guint i = 0; i < meso_rules.n_kinds; i++)
    {
      document_assert_has (kinds, meso_rules.kinds[i].name);
      if (meso_rules.kinds[i].counter)
        document_assert_has (counters, meso_rules.kinds[i].counter);
    }
  for (guint i = 1; i < meso_rules.n_refusals; i++)
    document_assert_has (codes, meso_rules.refusals[i].code);
  g_assert_cmpuint (options->len, ==, meso_rules.n_options);
  for (guint i = 0; i < meso_rules.n_options; i++)
    g_assert_cmpstr (options->pdata[i], ==, meso_rules.options[i].id);
  g_assert_cmpuint (terms->len, ==, meso_rules.n_terms);
  for (guint i = 0; i < meso_rules.n_terms; i++)
    document_assert_has (terms, meso_rules.terms[i].name);
}

static void
test_paragraphs (void)
{
  g_autofree char *section = document_read_section ("meso", "NOTATION.md", "\n## 4 Refusals");
  g_autoptr (GPtrArray) named =
    document_find_words (section, "(`[a-z-]+` \\d(?:\\.\\d)*(?:\\.[A-Z])?)[,.]");

  g_assert_cmpuint (named->len, ==, meso_rules.n_paragraphs);
  for (guint i = 0; i < meso_rules.n_paragraphs; i++)
    {
      g_autofree char *words =
        g_strdup_printf ("`%s` %s", meso_rules.paragraphs[i].id, meso_rules.paragraphs[i].number);

      document_assert_has (named, words);
    }
}

/* Lines of a file of data, without remarks. */
static GPtrArray *
read_data (const char *name)
{
  g_autofree char *path = g_strconcat ("data/", name, NULL);
  g_autofree char *text = document_read ("meso", path);
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  GPtrArray *rows = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; lines[i]; i++)
    if (lines[i][0] != '#' && lines[i][0] != '\0')
      g_ptr_array_add (rows, g_strdup (lines[i]));
  return rows;
}

static void
test_copies (void)
{
  g_autoptr (GPtrArray) cards = read_data ("cards.tsv");
  g_autoptr (GPtrArray) lands = read_data ("tiles.tsv");

  g_assert_cmpuint (cards->len, ==, MESO_N_CARDS);
  for (guint card = 0; card < cards->len; card++)
    {
      g_auto (GStrv) columns = g_strsplit (cards->pdata[card], "\t", -1);

      g_assert_cmpint (columns[0][0], ==, meso_card_letters[card]);
      g_assert_cmpuint (meso_card_get_copies (card, 3), ==, (guint) (columns[2][0] - '0'));
      g_assert_cmpuint (meso_card_get_copies (card, 2), ==, (guint) (columns[3][0] - '0'));
    }
  g_assert_cmpuint (lands->len, ==, MESO_N_LAND_KINDS - 1);
  for (guint kind = 1; kind < MESO_N_LAND_KINDS; kind++)
    {
      g_auto (GStrv) columns = g_strsplit (lands->pdata[kind - 1], "\t", -1);

      g_assert_cmpint (columns[0][0], ==, meso_land_letters[kind]);
      for (guint seats = 2; seats <= 4; seats++)
        g_assert_cmpuint (meso_land_get_copies (kind, seats), ==,
                          g_ascii_strtoull (columns[2 + seats], NULL, 10));
    }
}

/* A deal, without what chance decides, is the line of start.txt. */
static void
test_start (void)
{
  g_autoptr (GPtrArray) lines = read_data ("start.txt");

  for (guint seats = 2; seats <= 4; seats++)
    {
      g_autofree GameState *state = game_state_new (&meso_rules);
      g_autofree GameState *seen = game_state_new (&meso_rules);
      g_autofree char      *text = NULL;

      meso_rules.deal (state, seats, 0, seats);
      meso_rules.observe (state, 0, seen);
      text = game_position_print (&meso_rules, seen);
      g_assert_cmpstr (text, ==, lines->pdata[seats - 2]);
    }
}

int
main (int argc, char **argv)
{
  fixed_test_init (&argc, &argv);
  g_test_add_func ("/meso/documents/words", test_words);
  g_test_add_func ("/meso/documents/paragraphs", test_paragraphs);
  g_test_add_func ("/meso/documents/copies", test_copies);
  g_test_add_func ("/meso/documents/start", test_start);
  return g_test_run ();
}
