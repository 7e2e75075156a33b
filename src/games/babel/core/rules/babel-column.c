/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Colonnades where a word is not enough, and everything that need not be fast.
 *
 * A long colonnade's cards from number 21 on lie in the table's spill words, 21 to a word. The
 * words are dealt out in the order of side and land, so that equal colonnades always have equal
 * bytes.
 */
#include "babel-column.h"

#define CARD_MASK G_GUINT64_CONSTANT (7)

static guint
spill_words (guint n)
{
  return n <= BABEL_WORD_CARDS ? 0 : (n - 1) / BABEL_WORD_CARDS;
}

/* The first spill word of a colonnade: those before it in order have taken theirs. */
static guint
first_spill (const BabelTable *table, guint side, guint land)
{
  guint word = 0;

  for (guint i = 0; i < side * BABEL_N_NATIONS + land; i++)
    word += spill_words (table->settlers[i / BABEL_N_NATIONS][i % BABEL_N_NATIONS]);
  return word;
}

static guint
unpack (guint64 word, guint n, guint8 *nations)
{
  n = MIN (n, BABEL_WORD_CARDS);
  for (guint i = 0; i < n; i++)
    nations[i] = (guint8) (((word >> (3 * i)) & CARD_MASK) - 1);
  return n;
}

static guint64
pack (const guint8 *nations, guint n)
{
  guint64 word = 0;

  n = MIN (n, BABEL_WORD_CARDS);
  for (guint i = 0; i < n; i++)
    word |= (guint64) (nations[i] + 1) << (3 * i);
  return word;
}

guint
babel_column_get (const BabelTable *table, guint side, guint land, guint8 *nations)
{
  guint n = table->settlers[side][land];
  guint done = unpack (table->column[side][land], n, nations);

  for (guint word = done < n ? first_spill (table, side, land) : 0; done < n; word++)
    done += unpack (table->spill[word], n - done, nations + done);
  return n;
}

void
babel_column_set (BabelTable *table, guint side, guint land, const guint8 *nations, guint n)
{
  guint   own_first = first_spill (table, side, land);
  guint   old_words = spill_words (table->settlers[side][land]);
  guint   new_words = spill_words (n);
  guint64 spill[G_N_ELEMENTS (table->spill)] = { 0 };

  /* Words of colonnades before this one stay, those behind it move up or down. */
  for (guint i = 0; i < G_N_ELEMENTS (spill); i++)
    {
      if (i < own_first)
        spill[i] = table->spill[i];
      else if (i < own_first + new_words)
        spill[i] = pack (nations + BABEL_WORD_CARDS * (i - own_first + 1),
                         n - BABEL_WORD_CARDS * (i - own_first + 1));
      else if (i - new_words + old_words < G_N_ELEMENTS (spill))
        spill[i] = table->spill[i - new_words + old_words];
    }
  memcpy (table->spill, spill, sizeof spill);
  table->column[side][land] = pack (nations, n);
  table->settlers[side][land] = (guint8) n;
}

void
babel_column_push_long (BabelTable *table, guint side, guint land, guint nation)
{
  guint8 nations[BABEL_N_NATION_CARDS + 1];
  guint  n = babel_column_get (table, side, land, nations);

  g_assert (n < BABEL_N_NATION_CARDS);
  nations[n] = (guint8) nation;
  babel_column_set (table, side, land, nations, n + 1);
}

void
babel_column_remove_long (BabelTable *table, guint side, guint land, guint i)
{
  guint8 nations[BABEL_N_NATION_CARDS];
  guint  n = babel_column_get (table, side, land, nations);

  memmove (nations + i, nations + i + 1, n - i - 1);
  babel_column_set (table, side, land, nations, n - 1);
}

guint
babel_column_get_card_long (const BabelTable *table, guint side, guint land, guint i)
{
  guint8 nations[BABEL_N_NATION_CARDS];

  babel_column_get (table, side, land, nations);
  return nations[i];
}

guint
babel_column_get_runs (const BabelTable *table, guint side, guint land, BabelRun *runs)
{
  guint8 nations[BABEL_N_NATION_CARDS];
  guint  n = babel_column_get (table, side, land, nations);
  guint  found = 0;

  for (guint first = 0, i = 1; i <= n; i++)
    if (i == n || nations[i] != nations[first])
      {
        if (i - first >= 3)
          runs[found++] = (BabelRun) { nations[first], (guint8) first, (guint8) (i - first) };
        first = i;
      }
  return found;
}

guint
babel_column_get_longest (const BabelTable *table, guint side, guint land, guint nation)
{
  guint8 nations[BABEL_N_NATION_CARDS];
  guint  n = babel_column_get (table, side, land, nations);
  guint  longest = 0;

  for (guint i = 0, length = 0; i < n; i++)
    {
      length = nations[i] == nation ? length + 1 : 0;
      longest = MAX (longest, length);
    }
  return longest;
}

guint
babel_column_count (const BabelTable *table, guint side, guint land, guint nation)
{
  guint8 nations[BABEL_N_NATION_CARDS];
  guint  n = babel_column_get (table, side, land, nations);
  guint  count = 0;

  for (guint i = 0; i < n; i++)
    count += nations[i] == nation;
  return count;
}
