/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * One walk over the cells in board order: each takes the label of the cells it touches to the
 * left and above, or a new one; then towers join, labels that are the same become fiefs, and the
 * sums are made.
 */
#include "bunny-fiefs.h"

#include <string.h>

guint
bunny_land_get_goods (guint land)
{
  static const guint8 goods[BUNNY_N_LANDS] = { [BUNNY_LAND_FOREST] = BUNNY_GOODS_WOOD,
                                               [BUNNY_LAND_FIELD] = BUNNY_GOODS_CARROT,
                                               [BUNNY_LAND_SEA] = BUNNY_GOODS_FISH };

  return goods[land];
}

guint
bunny_goods_get_index (guint face)
{
  return face < BUNNY_POST ? face - BUNNY_WOOD : face - BUNNY_PEARL + 3;
}

guint
bunny_spot_get_goods (BunnySpot spot)
{
  guint face = spot + BUNNY_SPOT;

  if (spot > BUNNY_SPOT_TOWER)
    return 1u << (spot - BUNNY_SPOT_TOWER - 1);
  if (face >= BUNNY_WOOD && face <= BUNNY_IRON && face != BUNNY_POST)
    return 1u << bunny_goods_get_index (face);
  return 0;
}

guint
bunny_cell_get_strength (const BunnyTable *table, guint cell)
{
  BunnySpot spot = bunny_table_get_spot (table, cell);

  if (spot != BUNNY_NOTHING && spot <= BUNNY_CITY3 - BUNNY_SPOT)
    return spot;
  return bunny_table_get_land (table, cell) == BUNNY_LAND_CITY;
}

/* The neighbours that each cell of a map touches: to the left (1), above (2). */
/* clang-format off */
static const guint8 joints[2][BUNNY_N_CELLS] = {
  {
    0, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    2, 2, 3, 3, 3, 3, 3, 3, 3, 3,
    2, 3, 3, 3, 3, 1, 3, 3, 2, 3,
    2, 1, 3, 3, 3, 2, 3, 3, 3, 3,
    2, 3, 3, 3, 3, 3, 3, 3, 3, 3,
    2, 3, 2, 3, 3, 3, 3, 3, 3, 3,
    2, 3, 3, 3, 3, 3, 3, 3, 3, 3,
    2, 3, 3, 3, 3, 3, 3, 3, 3, 3,
    2, 3, 3, 3, 3, 3, 3, 3, 3, 3,
    2, 3, 3, 3, 3, 3, 1, 1, 3, 3,
  },
  {
    0, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    2, 3, 3, 3, 3, 3, 1, 3, 3, 3,
    2, 3, 3, 3, 3, 3, 3, 3, 3, 3,
    2, 1, 3, 3, 3, 2, 3, 3, 3, 3,
    2, 3, 3, 3, 3, 3, 3, 3, 2, 3,
    2, 3, 3, 3, 3, 3, 3, 3, 3, 3,
    2, 3, 3, 3, 1, 3, 3, 3, 3, 3,
    2, 3, 3, 3, 3, 3, 3, 2, 3, 3,
    2, 2, 3, 3, 3, 3, 3, 3, 3, 3,
    2, 2, 3, 3, 3, 3, 3, 3, 3, 3,
  },
};
/* clang-format on */

/* The least label that is the same as this one. */
static inline guint
find_root (const guint8 *parent, guint label)
{
  while (parent[label] != label)
    label = parent[label];
  return label;
}

/* Makes the labels of two cells the same; returns it. */
static guint
join (guint8 *parent, guint a, guint b)
{
  guint first = find_root (parent, a);
  guint second = find_root (parent, b);

  parent[MAX (first, second)] = (guint8) MIN (first, second);
  return MIN (first, second);
}

/* Gives each cell the label of the cells it touches to the left and above, or a new one. */
static guint
label_cells (
  const BunnyTable *table, const guint8 *cells, guint n, guint8 *parent, guint8 *labels)
{
  const guint8 *touched = joints[bunny_table_get_map (table)];
  guint         n_labels = 0;

  for (guint i = 0; i < n; i++)
    {
      guint    cell = cells[i];
      gboolean left = touched[cell] & 1 && labels[cell - 1] != BUNNY_NO_FIEF;
      gboolean above = touched[cell] & 2 && labels[cell - 10] != BUNNY_NO_FIEF;

      if (left && above)
        labels[cell] = (guint8) join (parent, labels[cell - 1], labels[cell - 10]);
      else if (left || above)
        labels[cell] = labels[cell - (left ? 1 : 10)];
      else
        {
          parent[n_labels] = (guint8) n_labels;
          labels[cell] = (guint8) n_labels++;
        }
    }
  return n_labels;
}

static inline void
add_cell (const BunnyTable *table, const guint8 *lands, guint cell, BunnyFief *fief)
{
  guint     land = lands[cell];
  BunnySpot spot = bunny_table_get_spot (table, cell);
  guint     strength = land == BUNNY_LAND_CITY                             ? 1
                       : (BunnySpot) (spot - 1) < BUNNY_CITY3 - BUNNY_SPOT ? spot
                                                                           : 0;

  fief->size++;
  fief->strength = (guint8) (fief->strength + strength);
  fief->cities = (guint8) (fief->cities + (strength > 0));
  fief->unset = (guint8) (fief->unset + (spot == BUNNY_SPOT_POST));
  fief->goods |= (guint16) (bunny_land_get_goods (land) | bunny_spot_get_goods (spot));
}

void
bunny_fiefs_find (const BunnyTable *table, guint seat, BunnyFiefs *fiefs)
{
  const guint8 *lands = bunny_lands[bunny_table_get_map (table)];
  guint8        cells[BUNNY_N_CELLS], parent[BUNNY_N_CELLS], number[BUNNY_N_CELLS];
  guint         n = bunny_table_list_cells (table, seat, cells);
  guint         n_labels;

  memset (fiefs->of, BUNNY_NO_FIEF, sizeof fiefs->of);
  n_labels = label_cells (table, cells, n, parent, fiefs->of);
  for (guint i = 0; i < BUNNY_N_TOWERS && table->towers[i][1]; i++)
    if (bunny_table_get_owner (table, table->towers[i][0]) == seat + 1)
      join (parent, fiefs->of[table->towers[i][0]], fiefs->of[table->towers[i][1]]);
  fiefs->n = 0;
  for (guint i = 0; i < n_labels; i++)
    if (parent[i] == i)
      {
        number[i] = (guint8) fiefs->n;
        fiefs->fief[fiefs->n++] = (BunnyFief) { 0 };
      }
    else
      number[i] = number[find_root (parent, i)];
  for (guint i = 0; i < n; i++)
    {
      guint8 *of = &fiefs->of[cells[i]];

      *of = number[*of];
      add_cell (table, lands, cells[i], &fiefs->fief[*of]);
    }
}

guint
bunny_fief_get_most_wealth (const BunnyFief *fief)
{
  guint missing = 3 - (guint) __builtin_popcount (fief->goods & BUNNY_GOODS_BASIC);

  return (guint) __builtin_popcount (fief->goods) + MIN (missing, fief->unset);
}

guint
bunny_table_harvest (const BunnyTable *table, guint seat)
{
  BunnyFiefs fiefs;
  guint      carrots = 0;

  bunny_fiefs_find (table, seat, &fiefs);
  for (guint i = 0; i < fiefs.n; i++)
    carrots += bunny_fief_get_yield (&fiefs.fief[i]);
  return carrots;
}
