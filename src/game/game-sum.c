/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The root is looked for from below: a judgement asks for it once or twice, after hundreds of
 * playouts.
 */
#include "game-sum.h"

void
game_sum_add (GameSum *sum, gint64 difference)
{
  sum->sum += difference;
  sum->squares += (guint64) (difference * difference);
}

guint
game_sum_get_error (const GameSum *sum, guint n, guint scale)
{
  guint64 spread = (sum->squares * n - (guint64) (sum->sum * sum->sum)) * scale * scale / n;
  guint64 root = 0;

  while (root * root < spread)
    root++;
  return (guint) (root / n);
}
