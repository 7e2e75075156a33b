/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Most of the work is adding up the weights of the facts of a land. Their sum depends on the
 * cards in that land and on top of the stores, so it is cached by these, for the next position in
 * which a land looks the same: that is nearly every one.
 *
 * Loops run over whole rows of units, which compilers turn into a few instructions.
 */
#include "babel-net.h"

#include "babel-column.h"

/* The size of the cache of lands, by a hash of their facts. */
#define N_KEPT 4096

/* All that the facts of a land depend on, the own side first. */
typedef struct
{
  guint64 column[2];
  guint64 rest; /* settlers, temples, tops of stores, where the pawns are; 0 is no land */
} Key;

/* The units and uses of a land. */
typedef struct
{
  Key    key;
  gint16 unit[BABEL_NET_UNITS];
  guint  uses[2];
} Land;

struct _BabelNetLands
{
  Land kept[N_KEPT];
  Land spare; /* for one that is not kept */
};

BabelNetLands *
babel_net_lands_new (void)
{
  return g_new0 (BabelNetLands, 1);
}

void
babel_net_lands_free (BabelNetLands *lands)
{
  g_free (lands);
}

static void
add_rows (const BabelNet *net, const guint16 *features, guint n, gint16 *restrict unit)
{
  for (guint f = 0; f < n; f++)
    {
      const gint16 *restrict row = net->fact[features[f]];

      for (guint i = 0; i < BABEL_NET_UNITS; i++)
        unit[i] = (gint16) (unit[i] + row[i]);
    }
}

/* Reads a land; `rest` holds the sums outside of all lands. Adds the values of its units to
 * `sums`. */
static void
read_land (const gint16 *restrict land, const gint16 *restrict rest, gint16 *restrict sums)
{
  for (guint i = 0; i < BABEL_NET_LAND_UNITS; i++)
    {
      gint16 sum = (gint16) (land[i] + rest[i]);

      sum = MAX (sum, 0);
      sums[i] = (gint16) (sums[i] + MIN (sum, BABEL_NET_ONE));
    }
}

/* The middle and the end, given the values of the land and whole units. */
static gint32
judge_units (const BabelNet *net, const gint16 *restrict unit)
{
  gint32 worth = 0;

  for (guint m = 0; m < BABEL_NET_MIDDLE_UNITS; m++)
    {
      const gint16 *restrict row = net->middle[m];
      gint32 sum = net->bias[m] * BABEL_NET_ONE;

      for (guint i = 0; i < BABEL_NET_UNITS; i++)
        sum += unit[i] * row[i];
      worth += CLAMP (sum / BABEL_NET_ONE, 0, BABEL_NET_MIDDLE_MAX) * net->end[m];
    }
  return worth / BABEL_NET_ONE;
}

/* All lands, and the facts of no land. */
static gint32
judge (const BabelNet *net, const gint16 *const lands[BABEL_N_NATIONS], const gint16 *rest)
{
  gint16 unit[BABEL_NET_UNITS] = { 0 };

  for (guint land = 0; land < BABEL_N_NATIONS; land++)
    read_land (lands[land], rest, unit);
  for (guint i = BABEL_NET_LAND_UNITS; i < BABEL_NET_UNITS; i++)
    {
      gint32 sum = rest[i];

      for (guint land = 0; land < BABEL_N_NATIONS; land++)
        sum += lands[land][i];
      unit[i] = (gint16) CLAMP (sum, 0, BABEL_NET_ONE);
    }
  return judge_units (net, unit);
}

static Key
get_key (const BabelTable *table, guint side, guint land)
{
  guint other = 1 - side;
  guint tops = babel_table_get_store_top (table, side) * BABEL_N_TOPS +
               babel_table_get_store_top (table, other);
  guint pawns = (table->pawn[side] == land) << 1 | (table->pawn[other] == land);

  return (Key) {
    { table->column[side][land], table->column[other][land] },
    table->settlers[side][land] | (guint64) table->settlers[other][land] << 8 |
      (guint64) table->temple[side][land] << 16 | (guint64) table->temple[other][land] << 24 |
      (guint64) tops << 32 | (guint64) pawns << 40 | G_GUINT64_CONSTANT (1) << 48,
  };
}

static guint
hash_key (const Key *key)
{
  guint64 hash = key->column[0] * G_GUINT64_CONSTANT (0x9e3779b97f4a7c15);

  hash = (hash ^ hash >> 29 ^ key->column[1]) * G_GUINT64_CONSTANT (0xbf58476d1ce4e5b9);
  hash = (hash ^ hash >> 29 ^ key->rest) * G_GUINT64_CONSTANT (0x94d049bb133111eb);
  return (guint) (hash >> 32) % N_KEPT;
}

static gboolean
is_same (const Key *a, const Key *b)
{
  return a->column[0] == b->column[0] && a->column[1] == b->column[1] && a->rest == b->rest;
}

static const Land *
sum_land (const BabelNet   *net,
          BabelNetLands    *lands,
          const BabelTable *table,
          guint             side,
          guint             number)
{
  Key      key = get_key (table, side, number);
  gboolean is_long = MAX (table->settlers[0][number], table->settlers[1][number]) >
                     BABEL_WORD_CARDS;
  Land   *land = is_long ? &lands->spare : &lands->kept[hash_key (&key)];
  guint16 features[BABEL_MAX_LAND_FEATURES];

  if (!is_long && is_same (&land->key, &key))
    return land;
  land->key = key;
  memset (land->unit, 0, sizeof land->unit);
  add_rows (net, features,
            babel_features_list_land (table, side, number, land->uses, features), land->unit);
  return land;
}

gint32
babel_net_correct (const BabelNet *net, BabelNetLands *lands, const BabelTable *table, guint side)
{
  const gint16 *sums[BABEL_N_NATIONS];
  Land          found[BABEL_N_NATIONS];
  guint16       features[BABEL_MAX_LAND_FEATURES];
  gint16        rest[BABEL_NET_UNITS] = { 0 };
  guint         uses[2] = { 0, 0 };

  for (guint land = 0; land < BABEL_N_NATIONS; land++)
    {
      found[land] = *sum_land (net, lands, table, side, land);
      sums[land] = found[land].unit;
      uses[0] += found[land].uses[0];
      uses[1] += found[land].uses[1];
    }
  add_rows (net, features, babel_features_list_rest (table, side, uses, features), rest);
  return judge (net, sums, rest);
}

gint32
babel_net_correct_facts (const BabelNet *net, const guint16 *features, guint n)
{
  gint16        unit[BABEL_N_NATIONS + 1][BABEL_NET_UNITS] = { 0 };
  const gint16 *sums[BABEL_N_NATIONS];
  guint         place = 0;

  for (guint f = 0; f < n; f++)
    {
      place += f > 0 && babel_features_begin_place (features[f]);
      add_rows (net, &features[f], 1, unit[place]);
    }
  for (guint land = 0; land < BABEL_N_NATIONS; land++)
    sums[land] = unit[land];
  return judge (net, sums, unit[BABEL_N_NATIONS]);
}
