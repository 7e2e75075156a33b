/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Sums over a table: scores, and cards left in the quarry. The functions that change a table are
 * in babel-apply.c.
 */
#include "babel-table.h"

#define FOUR(n)    n, n, n, n
#define SIXTEEN(n) FOUR (n), FOUR (n), FOUR (n), FOUR (n)

/* Looked up, for many processors are slow to find the highest bit. Bit 0 is never set. */
const guint8 babel_table_tops[] = {
  0,
  0,
  1,
  1,
  FOUR (2),
  FOUR (3),
  FOUR (3),
  SIXTEEN (4),
  SIXTEEN (5),
  SIXTEEN (5),
  SIXTEEN (6),
  SIXTEEN (6),
  SIXTEEN (6),
  SIXTEEN (6),
};

guint
babel_table_get_score (const BabelTable *table, guint side)
{
  guint score = 0;

  for (guint land = 0; land < BABEL_N_NATIONS; land++)
    score += babel_table_get_top (table, side, land);
  return score;
}

guint
babel_table_get_quarry (const BabelTable *table)
{
  return table->n_known + babel_counts_sum (table->quarry);
}
