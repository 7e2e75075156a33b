/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A number for a table, the same for equal ones and hardly ever for others. Made for searches,
 * which ask for it more often than for anything else; it is written down nowhere.
 */
#pragma once

#include "babel-table.h"

G_BEGIN_DECLS

/* Four chains side by side, which a processor works at together. */
static inline guint64
babel_hash_table (const BabelTable *table)
{
  const guint64  factor = G_GUINT64_CONSTANT (0x9E3779B97F4A7C15);
  const guint64 *word = (const guint64 *) table;
  guint64        hash[4] = { 1, 2, 3, 4 };

  for (gsize i = 0; i < sizeof *table / sizeof *word; i++)
    {
      hash[i % 4] = (hash[i % 4] ^ word[i]) * factor;
      hash[i % 4] ^= hash[i % 4] >> 32;
    }
  for (guint i = 1; i < 4; i++)
    {
      hash[0] = (hash[0] ^ hash[i]) * factor;
      hash[0] ^= hash[0] >> 32;
    }
  return hash[0];
}

G_END_DECLS
