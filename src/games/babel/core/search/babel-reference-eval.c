/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The sums are read off in one walk over each colonnade. Nothing is looked up in the other
 * side's hand but its size.
 */
#include "babel-reference-eval.h"

#include "babel-column.h"

/* A colonnade as the sums see it. */
typedef struct
{
  guint       n;
  BabelCounts cards;   /* by nation */
  BabelCounts charges; /* by nation: a run of n serves n - 2 times (RULES.md 2.5) */
  guint       last;    /* the nation of the last card */
  guint       row;     /* number of its cards at the end of the colonnade */
} Column;

static void
read_column (const BabelTable *table, guint side, guint land, Column *column)
{
  guint before = BABEL_UNKNOWN;
  guint row = 0;

  column->n = table->settlers[side][land];
  column->cards = 0;
  column->charges = 0;
  for (guint i = 0; i < column->n; i++)
    {
      guint nation = babel_column_get_card (table, side, land, i);

      row = nation == before ? row + 1 : 1;
      before = nation;
      column->cards += BABEL_ONE (nation);
      column->charges += row >= 3 ? BABEL_ONE (nation) : 0;
    }
  column->last = before;
  column->row = row;
}

static guint
get_most (BabelCounts counts)
{
  guint most = 0;

  for (; counts; counts >>= 8)
    most = MAX (most, (guint) (counts & 0xff));
  return most;
}

static gboolean
ends_in (const Column *column, guint nation, guint row)
{
  return column->last == nation && column->row == row;
}

/* Adds a colonnade's threats, present and near. `mine` and `theirs` are the tops. */
static void
add_threats (gint16       *block,
             const Column *column,
             const Column *other,
             guint         mine,
             guint         theirs,
             gboolean      here)
{
  guint stealable = theirs > mine && column->n >= theirs ? theirs : 0;

  if (babel_counts_get (column->charges, BABEL_ASSYRIA))
    {
      block[BABEL_SUM_RAZE] += (gint16) theirs;
      block[BABEL_SUM_RAZE_HERE] += (gint16) (here ? theirs : 0);
    }
  if (babel_counts_get (column->charges, BABEL_HATTI))
    {
      block[BABEL_SUM_STEAL] += (gint16) stealable;
      block[BABEL_SUM_STEAL_HERE] += (gint16) (here ? stealable : 0);
    }
  if (babel_counts_get (column->charges, BABEL_MEDIA))
    block[BABEL_SUM_EXPEL] += (gint16) get_most (other->cards);
  if (babel_counts_get (column->charges, BABEL_SUMER))
    block[BABEL_SUM_WIN_OVER] += (gint16) other->row;
  if (ends_in (column, BABEL_ASSYRIA, 2))
    block[BABEL_SUM_RAZE_PAIR] += (gint16) theirs;
  if (ends_in (column, BABEL_ASSYRIA, 1))
    block[BABEL_SUM_RAZE_ONE] += (gint16) theirs;
  if (ends_in (column, BABEL_HATTI, 2))
    block[BABEL_SUM_STEAL_PAIR] += (gint16) (theirs > mine ? theirs : 0);
  if (ends_in (column, BABEL_MEDIA, 2))
    block[BABEL_SUM_EXPEL_PAIR] += (gint16) MIN (get_most (other->cards), 4);
  if (ends_in (column, BABEL_SUMER, 2))
    block[BABEL_SUM_WIN_OVER_PAIR] += (gint16) MIN (other->row, 4);
  if (theirs > 0)
    block[BABEL_SUM_ASSYRIANS] +=
      (gint16) MIN (babel_counts_get (column->cards, BABEL_ASSYRIA), 3);
}

/* Adds the cards that a side can build with a colonnade and the two tops of the stores. */
static void
add_building (gint16 *block, const Column *column, guint mine, const guint tops[2])
{
  gboolean skips = babel_counts_get (column->charges, BABEL_PERSIA) > 0;

  block[BABEL_SUM_SETTLERS] += (gint16) MIN (column->n, 7);
  block[BABEL_SUM_ROOM] += column->n > mine && mine < BABEL_N_LEVELS;
  block[BABEL_SUM_TEMPLES] += mine > 0;
  block[BABEL_SUM_HIGHEST] = MAX (block[BABEL_SUM_HIGHEST], (gint16) mine);
  for (guint i = 0; i < 2; i++)
    if (tops[i] == mine + 1)
      {
        block[BABEL_SUM_BUILDABLE] += column->n >= tops[i];
        block[BABEL_SUM_FITTING] += column->n + 1 == tops[i];
      }
    else if (tops[i] == mine + 2 && column->n >= tops[i])
      {
        block[BABEL_SUM_SKIP] += (gint16) (skips ? tops[i] : 0);
        block[BABEL_SUM_SKIP_PAIR] +=
          (gint16) (ends_in (column, BABEL_PERSIA, 2) ? tops[i] : 0);
      }
}

static void
add_side (const BabelTable *table,
          guint             side,
          const Column      columns[2][BABEL_N_NATIONS],
          gint16           *block)
{
  guint tops[2] = { babel_table_get_store_top (table, 0), babel_table_get_store_top (table, 1) };
  guint hand = babel_counts_sum (table->hand[side]);
  guint score = 0;
  guint charges = 0;

  for (guint land = 0; land < BABEL_N_NATIONS; land++)
    {
      const Column *column = &columns[side][land];
      guint         mine = babel_table_get_top (table, side, land);
      guint         theirs = babel_table_get_top (table, 1 - side, land);
      gboolean      here = table->pawn[side] == land;

      score += mine;
      add_building (block, column, mine, tops);
      if (column->n == 0)
        continue;
      add_threats (block, column, &columns[1 - side][land], mine, theirs, here);
      charges += babel_counts_sum (column->charges);
      block[BABEL_SUM_PAIRS] += column->row == 2;
      if (here)
        {
          block[BABEL_SUM_SETTLERS_HERE] = (gint16) MIN (column->n, 7);
          block[BABEL_SUM_CHARGES_HERE] = (gint16) MIN (babel_counts_sum (column->charges), 6);
        }
    }
  block[BABEL_SUM_CHARGES] = (gint16) MIN (charges, 6);
  block[BABEL_SUM_HAND] = (gint16) hand;
  block[BABEL_SUM_LARGE_HAND] = (gint16) (hand > 6 ? hand - 6 : 0);
  block[BABEL_SUM_STARTER] = (table->starter >> side) & 1;
  block[BABEL_SUM_LOW_IN_FINAL] = (gint16) (table->final && score < 14 ? 14 - score : 0);
  block[BABEL_SUM_SCORE + MIN (score, BABEL_TOP_SUM_SCORE)] = 1;
}

static void
add_up (const BabelTable *table, guint side, gint16 *sums)
{
  Column columns[2][BABEL_N_NATIONS];

  memset (sums, 0, BABEL_N_SUMS * sizeof *sums);
  for (guint s = 0; s < 2; s++)
    for (guint land = 0; land < BABEL_N_NATIONS; land++)
      read_column (table, s, land, &columns[s][land]);
  add_side (table, side, columns, sums);
  add_side (table, 1 - side, columns, sums + BABEL_N_SIDE_SUMS);
  for (guint nation = 0; nation < BABEL_N_NATIONS; nation++)
    sums[BABEL_SUM_OWN_HAND + nation] =
      (gint16) babel_counts_get (table->hand[side], nation);
  sums[BABEL_SUM_ONE] = 1;
}

gint32
babel_reference_eval_evaluate (const BabelSumWeights *weights, const BabelTable *table, guint side)
{
  gint16 sums[BABEL_N_SUMS];
  gint32 worth = 0;

  add_up (table, side, sums);
  for (guint i = 0; i < BABEL_N_SUMS; i++)
    worth += weights->weight[i] * sums[i];
  return worth;
}
