/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Sums over a table: scores, and cards left in the quarry.
 * What changes a table is in babel-apply.c.
 */
#include "babel-table.h"

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
