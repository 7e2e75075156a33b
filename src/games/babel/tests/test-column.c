/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Packed colonnades against plain arrays, with up to 60 cards in one colonnade and in several.
 * The arrays are slow and plainly right; the packed form must agree after every change.
 */
#include "fixed.h"
#include "babel-column.h"

#define MAX_CARDS BABEL_N_NATION_CARDS

typedef struct
{
  guint8 nations[2][BABEL_N_NATIONS][MAX_CARDS];
  guint  n[2][BABEL_N_NATIONS];
  guint  total;
} Naive;

static void
naive_remove (Naive *naive, guint side, guint land, guint i)
{
  guint8 *column = naive->nations[side][land];

  for (guint j = i; j + 1 < naive->n[side][land]; j++)
    column[j] = column[j + 1];
  naive->n[side][land]--;
  naive->total--;
}

static guint
naive_runs (const guint8 *column, guint n, BabelRun *runs)
{
  guint found = 0;

  for (guint i = 0; i < n;)
    {
      guint length = 1;

      while (i + length < n && column[i + length] == column[i])
        length++;
      if (length >= 3)
        runs[found++] = (BabelRun) { column[i], (guint8) i, (guint8) length };
      i += length;
    }
  return found;
}

static void
assert_same_runs (const BabelTable *table, const Naive *naive, guint side, guint land)
{
  BabelRun runs[BABEL_MAX_RUNS], expected[BABEL_MAX_RUNS];
  guint    n = babel_column_get_runs (table, side, land, runs);
  guint    m = naive_runs (naive->nations[side][land], naive->n[side][land], expected);

  g_assert_cmpmem (runs, n * sizeof *runs, expected, m * sizeof *expected);
  if (naive->n[side][land] <= BABEL_WORD_CARDS)
    g_assert_cmpint (babel_word_triples (table->column[side][land]) != 0, ==, m > 0);
}

static void
assert_same (const BabelTable *table, const Naive *naive)
{
  for (guint i = 0; i < 2 * BABEL_N_NATIONS; i++)
    {
      guint  side = i / BABEL_N_NATIONS, land = i % BABEL_N_NATIONS;
      guint8 nations[MAX_CARDS];
      guint  n = babel_column_get (table, side, land, nations);

      g_assert_cmpmem (nations, n, naive->nations[side][land], naive->n[side][land]);
      for (guint c = 0; c < n; c++)
        g_assert_cmpuint (babel_column_get_card (table, side, land, c), ==, nations[c]);
      assert_same_runs (table, naive, side, land);
    }
}

/* Equal colonnades have equal bytes, however they came about. */
static void
assert_canonical (const BabelTable *table, const Naive *naive)
{
  BabelTable fresh = { 0 };

  for (guint i = 0; i < 2 * BABEL_N_NATIONS; i++)
    {
      guint side = i / BABEL_N_NATIONS, land = i % BABEL_N_NATIONS;

      for (guint c = 0; c < naive->n[side][land]; c++)
        babel_column_push (&fresh, side, land, naive->nations[side][land][c]);
    }
  g_assert_cmpmem (&fresh, sizeof fresh, table, sizeof *table);
}

static void
step (BabelTable *table, Naive *naive, guint n_columns)
{
  guint column = (guint) g_test_rand_int_range (0, (gint32) n_columns);
  guint side = column % 2, land = column / 2;
  guint n = naive->n[side][land];

  if (naive->total < MAX_CARDS && (n == 0 || g_test_rand_int_range (0, 5) > 0))
    {
      guint nation = (guint) g_test_rand_int_range (0, BABEL_N_NATIONS);

      babel_column_push (table, side, land, nation);
      naive->nations[side][land][naive->n[side][land]++] = (guint8) nation;
      naive->total++;
    }
  else if (n > 0)
    {
      guint i = (guint) g_test_rand_int_range (0, (gint32) n);

      babel_column_remove (table, side, land, i);
      naive_remove (naive, side, land, i);
    }
}

static void
test_against_arrays (void)
{
  for (guint n_columns = 1; n_columns <= 2 * BABEL_N_NATIONS; n_columns++)
    for (guint round = 0; round < 20; round++)
      {
        BabelTable table = { 0 };
        Naive      naive = { 0 };

        for (guint i = 0; i < 150; i++)
          {
            step (&table, &naive, n_columns);
            assert_same (&table, &naive);
          }
        assert_canonical (&table, &naive);
      }
}

static void
test_longest (void)
{
  static const guint8 nations[] = { 0, 0, 1, 0, 0, 0, 2, 2 };
  BabelTable          table = { 0 };

  babel_column_set (&table, 1, 4, nations, G_N_ELEMENTS (nations));
  g_assert_cmpuint (babel_column_get_longest (&table, 1, 4, BABEL_ASSYRIA), ==, 3);
  g_assert_cmpuint (babel_column_get_longest (&table, 1, 4, BABEL_HATTI), ==, 1);
  g_assert_cmpuint (babel_column_get_longest (&table, 1, 4, BABEL_MEDIA), ==, 2);
  g_assert_cmpuint (babel_column_get_longest (&table, 1, 4, BABEL_SUMER), ==, 0);
  g_assert_cmpuint (babel_column_count (&table, 1, 4, BABEL_ASSYRIA), ==, 5);
  g_assert_cmpuint (babel_column_get_last (&table, 1, 4), ==, BABEL_MEDIA);
}

int
main (int argc, char *argv[])
{
  fixed_test_init (&argc, &argv);
  g_test_add_func ("/babel/column/against-arrays", test_against_arrays);
  g_test_add_func ("/babel/column/longest-row", test_longest);
  return g_test_run ();
}
