/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * RULES.md, NOTATION.md and the data files against the program's tables: kinds, refusals,
 * paragraphs, options, terms, counters, tiles, layouts, craftsmen, gods and specialists.
 */
#include "document.h"
#include "fixed.h"
#include "game-state.h"
#include "zimbabwe-rules.h"
#include "zimbabwe-table.h"

#include <stdlib.h>
#include <string.h>

/* The words of a column. */
static GPtrArray *
find_words (const char *file, const char *heading, guint column, const char *pattern)
{
  g_autofree char *section = document_read_section ("zimbabwe", file, heading);
  g_autofree char *cells = document_take_column (section, column);

  return document_find_words (cells, pattern);
}

static void
test_words (void)
{
  g_autoptr (GPtrArray) kinds =
    find_words ("NOTATION.md", "\n## 1 Cells, letters, actions", 0, "`([a-z]+)");
  g_autoptr (GPtrArray) counters =
    find_words ("NOTATION.md", "\n## 1 Cells, letters, actions", 2, "`([a-z]+)`");
  g_autoptr (GPtrArray) codes =
    find_words ("RULES.md", "\n## 9 Refusals", 1, "`([a-z]+(?:-[a-z]+)*)`");
  g_autoptr (GPtrArray) options = find_words ("RULES.md", "\n## 7 Options", 0, "`([a-z-]+)`");
  g_autoptr (GPtrArray) terms =
    find_words ("NOTATION.md", "\n## 5 Goals", 0, "`([a-z]+)(?:\\([^`]*\\))?`");

  for (guint i = 0; i < zimbabwe_rules.n_kinds; i++)
    {
      document_assert_has (kinds, zimbabwe_rules.kinds[i].name);
      document_assert_has (counters, zimbabwe_rules.kinds[i].counter);
    }
  g_assert_cmpuint (codes->len, ==, zimbabwe_rules.n_refusals - 1);
  for (guint i = 1; i < zimbabwe_rules.n_refusals; i++)
    g_assert_cmpstr (codes->pdata[i - 1], ==, zimbabwe_rules.refusals[i].code);
  g_assert_cmpuint (options->len, ==, zimbabwe_rules.n_options);
  for (guint i = 0; i < zimbabwe_rules.n_options; i++)
    g_assert_cmpstr (options->pdata[i], ==, zimbabwe_rules.options[i].id);
  g_assert_cmpuint (terms->len, ==, zimbabwe_rules.n_terms);
  for (guint i = 0; i < zimbabwe_rules.n_terms; i++)
    document_assert_has (terms, zimbabwe_rules.terms[i].name);
}

static void
test_paragraphs (void)
{
  g_autofree char *section = document_read_section ("zimbabwe", "NOTATION.md", "\n## 4 Refusals");
  g_autoptr (GPtrArray) named =
    document_find_words (section, "(`[a-z-]+` \\d(?:\\.\\d+)*)[,.]");

  g_assert_cmpuint (named->len, ==, zimbabwe_rules.n_paragraphs);
  for (guint i = 0; i < zimbabwe_rules.n_paragraphs; i++)
    {
      g_autofree char *words = g_strdup_printf ("`%s` %s", zimbabwe_rules.paragraphs[i].id,
                                                zimbabwe_rules.paragraphs[i].number);

      g_assert_cmpstr (named->pdata[i], ==, words);
    }
}

/* Lines of a file of data, without remarks, empty ones and headings of columns. */
static GPtrArray *
read_data (const char *name)
{
  g_autofree char *path = g_strconcat ("data/", name, NULL);
  g_autofree char *text = document_read ("zimbabwe", path);
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  GPtrArray *rows = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; lines[i]; i++)
    if (lines[i][0] != '#' && lines[i][0] != '\0' && !g_str_has_prefix (lines[i], "letter\t"))
      g_ptr_array_add (rows, g_strdup (lines[i]));
  return rows;
}

static void
test_crafts (void)
{
  g_autoptr (GPtrArray) rows = read_data ("craftsmen.tsv");

  g_assert_cmpuint (rows->len, ==, ZIMBABWE_N_CRAFTS);
  for (guint i = 0; i < rows->len; i++)
    {
      const ZimbabweCraftFacts *facts = &zimbabwe_crafts[i];
      g_auto (GStrv) columns = g_strsplit (rows->pdata[i], "\t", -1);

      g_assert_cmpint (columns[0][0], ==, facts->letter);
      g_assert_cmpstr (columns[1], ==, facts->id);
      g_assert_cmpint (g_str_equal (columns[2], "secondary"), ==, facts->is_secondary);
      g_assert_cmpint (columns[4][0], ==, zimbabwe_resource_letters[facts->resource]);
      g_assert_cmpint (g_str_equal (columns[5], "2x2"), ==, facts->is_wide);
      g_assert_cmpint (atoi (columns[6]), ==, facts->cost);
      g_assert_cmpint (atoi (columns[7]), ==, facts->points);
      g_assert_cmpint (atoi (columns[8]), ==, facts->requirement[0]);
      g_assert_cmpint (atoi (columns[9]), ==, facts->requirement[1]);
      g_assert_cmpint (atoi (columns[10]), ==, ZIMBABWE_COPIES);
      if (facts->partner != ZIMBABWE_NO_CRAFT)
        {
          g_auto (GStrv) other = g_strsplit (rows->pdata[facts->partner], "\t", -1);

          g_assert_cmpstr (other[3], ==, columns[3]);
        }
    }
}

static void
test_cards (void)
{
  g_autoptr (GPtrArray) gods = read_data ("gods.tsv");
  g_autoptr (GPtrArray) staff = read_data ("specialists.tsv");

  g_assert_cmpuint (gods->len, ==, ZIMBABWE_N_GODS);
  for (guint i = 0; i < gods->len; i++)
    {
      g_auto (GStrv) columns = g_strsplit (gods->pdata[i], "\t", -1);

      g_assert_cmpint (columns[0][0], ==, zimbabwe_gods[i + 1].letter);
      g_assert_cmpstr (columns[1], ==, zimbabwe_gods[i + 1].id);
      g_assert_cmpint (atoi (columns[2]), ==, zimbabwe_gods[i + 1].requirement);
      g_assert_cmpint (atoi (columns[4]), ==, zimbabwe_gods[i + 1].for_beginners);
    }
  g_assert_cmpuint (staff->len, ==, ZIMBABWE_N_STAFF);
  for (guint i = 0; i < staff->len; i++)
    {
      g_auto (GStrv) columns = g_strsplit (staff->pdata[i], "\t", -1);

      g_assert_cmpint (columns[0][0], ==, zimbabwe_staff[i].letter);
      g_assert_cmpstr (columns[1], ==, zimbabwe_staff[i].id);
      g_assert_cmpint (atoi (columns[2]), ==, zimbabwe_staff[i].requirement);
      g_assert_cmpint (atoi (columns[3]), ==, zimbabwe_staff[i].price);
    }
}

static void
test_tiles (void)
{
  g_autoptr (GPtrArray) rows = read_data ("tiles.txt");

  g_assert_cmpuint (rows->len, ==, 2 * ZIMBABWE_N_SET * (ZIMBABWE_TILE_SIDE + 1));
  for (guint tile = 0; tile < 2 * ZIMBABWE_N_SET; tile++)
    for (guint row = 0; row < ZIMBABWE_TILE_SIDE; row++)
      {
        const char *line = rows->pdata[tile * (ZIMBABWE_TILE_SIDE + 1) + 1 + row];

        for (guint column = 0; column < ZIMBABWE_TILE_SIDE; column++)
          {
            g_assert_cmpint (zimbabwe_tile_get_cell (tile, 0, column, row), ==, line[column]);
            g_assert_cmpint (zimbabwe_tile_get_cell (tile, 1, ZIMBABWE_TILE_SIDE - 1 - row,
                                                     column),
                             ==, line[column]);
          }
      }
}

static void
test_layouts (void)
{
  g_autoptr (GPtrArray) rows = read_data ("layouts.txt");
  guint at = 0;

  for (guint seats = 2; seats <= 5; seats++)
    {
      const ZimbabweLayout *layout = zimbabwe_layout_get (seats);
      guint                 n = 0;

      at++;
      for (guint row = 0; at < rows->len && !g_str_has_prefix (rows->pdata[at], "seats"); row++)
        {
          const char *line = rows->pdata[at++];

          for (guint column = 0; line[column]; column++)
            if (line[column] != '-')
              {
                g_assert_cmpuint (layout->slot[n], ==, column + 3 * row);
                g_assert_cmpint (layout->start == n, ==, line[column] == '*');
                n++;
              }
        }
      g_assert_cmpuint (layout->n_tiles, ==, n);
    }
}

int
main (int argc, char **argv)
{
  fixed_test_init (&argc, &argv);
  g_test_add_func ("/zimbabwe/documents/words", test_words);
  g_test_add_func ("/zimbabwe/documents/paragraphs", test_paragraphs);
  g_test_add_func ("/zimbabwe/documents/crafts", test_crafts);
  g_test_add_func ("/zimbabwe/documents/cards", test_cards);
  g_test_add_func ("/zimbabwe/documents/tiles", test_tiles);
  g_test_add_func ("/zimbabwe/documents/layouts", test_layouts);
  return g_test_run ();
}
