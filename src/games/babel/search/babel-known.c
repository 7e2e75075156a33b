/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A table with one place for each hash; what comes later takes the place of what was there.
 * Colonnades that are longer than their words are judged anew each time.
 */
#include "babel-known.h"

#include "babel-column.h"

void
babel_known_begin (BabelKnown *known, const BabelWeights *weights)
{
  if (memcmp (&known->weights, weights, sizeof *weights) == 0)
    return;
  memset (known->lands, 0, sizeof known->lands);
  known->weights = *weights;
}

/* All that the facts of a land tell apart beside the colonnades; never 0. */
static inline guint32
read_rest (const BabelTable *table, guint side, guint land)
{
  guint32 rest = 1;

  for (guint i = 0; i < 2; i++)
    {
      guint seat = i == 0 ? side : 1 - side;

      rest = rest << 3 | babel_table_get_top (table, seat, land);
      rest = rest << 3 | babel_table_get_store_top (table, seat);
      rest = rest << 1 | (table->pawn[seat] == land);
    }
  return rest;
}

static inline guint
get_place (const guint64 columns[2], guint32 rest)
{
  guint64 hash = columns[0] * G_GUINT64_CONSTANT (0xff51afd7ed558ccd) +
                 columns[1] * G_GUINT64_CONSTANT (0xc4ceb9fe1a85ec53);

  hash = (hash ^ hash >> 32 ^ rest) * G_GUINT64_CONSTANT (0x9E3779B97F4A7C15);
  return (guint) (hash >> 48) % BABEL_N_KNOWN_LANDS;
}

gint32
babel_known_weigh (BabelKnown       *known,
                   const BabelTable *table,
                   guint             side,
                   guint             land,
                   guint8            abilities[2])
{
  guint64         columns[2] = { table->column[side][land], table->column[1 - side][land] };
  guint32         rest = read_rest (table, side, land);
  BabelKnownLand *place = &known->lands[get_place (columns, rest)];

  if (table->settlers[0][land] > BABEL_WORD_CARDS || table->settlers[1][land] > BABEL_WORD_CARDS)
    return babel_features_weigh_land (known->weights.weight, table, side, land, abilities);
  if (place->rest != rest || memcmp (place->columns, columns, sizeof columns) != 0)
    {
      memcpy (place->columns, columns, sizeof columns);
      place->rest = rest;
      place->worth = babel_features_weigh_land (known->weights.weight, table, side, land,
                                                place->abilities);
    }
  memcpy (abilities, place->abilities, sizeof place->abilities);
  return place->worth;
}
