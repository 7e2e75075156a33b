/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * One walk over the cells in board order: each joins the fief of what it touches to the left and
 * above; then towers join, and the sums are made.
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

/* The first cell of the fief that a cell belongs to; the way to it grows shorter. */
static guint
find_root (guint8 *parent, guint cell)
{
  while (parent[cell] != cell)
    {
      parent[cell] = parent[parent[cell]];
      cell = parent[cell];
    }
  return cell;
}

static void
join (guint8 *parent, guint a, guint b)
{
  guint first = find_root (parent, a);
  guint second = find_root (parent, b);

  parent[MAX (first, second)] = (guint8) MIN (first, second);
}

/* Writes the cells of a seat in board order (room for one more than it has); returns how many. */
static guint
list_cells (const BunnyTable *table, guint seat, guint8 *cells)
{
  guint n = 0;

  for (guint cell = 0; cell < BUNNY_N_CELLS; cell++)
    {
      cells[n] = (guint8) cell;
      n += bunny_table_get_owner (table, cell) == seat + 1;
    }
  return n;
}

static void
join_cell (const BunnyTable *table, guint seat, guint cell, guint8 *parent)
{
  guint map = bunny_table_get_map (table);

  parent[cell] = (guint8) cell;
  if (cell >= 10 && bunny_table_get_owner (table, cell - 10) == seat + 1 &&
      bunny_map_touches (map, cell - 10, 10))
    parent[cell] = (guint8) find_root (parent, cell - 10);
  if (cell % 10 != 0 && bunny_table_get_owner (table, cell - 1) == seat + 1 &&
      bunny_map_touches (map, cell - 1, 1))
    join (parent, cell - 1, cell);
}

static void
add_cell (const BunnyTable *table, guint cell, BunnyFief *fief)
{
  guint     land = bunny_table_get_land (table, cell);
  BunnySpot spot = bunny_table_get_spot (table, cell);
  guint     strength = bunny_cell_get_strength (table, cell);

  fief->size++;
  fief->strength = (guint8) (fief->strength + strength);
  fief->cities = (guint8) (fief->cities + (strength > 0));
  fief->unset = (guint8) (fief->unset + (spot == BUNNY_SPOT_POST));
  fief->goods |= (guint16) (bunny_land_get_goods (land) | bunny_spot_get_goods (spot));
}

void
bunny_fiefs_find (const BunnyTable *table, guint seat, BunnyFiefs *fiefs)
{
  guint8 cells[BUNNY_N_CELLS + 1];
  guint8 parent[BUNNY_N_CELLS];
  guint  n = list_cells (table, seat, cells);

  for (guint i = 0; i < n; i++)
    join_cell (table, seat, cells[i], parent);
  for (guint i = 0; i < BUNNY_N_TOWERS && table->towers[i][1]; i++)
    if (bunny_table_get_owner (table, table->towers[i][0]) == seat + 1)
      join (parent, table->towers[i][0], table->towers[i][1]);
  memset (fiefs->of, BUNNY_NO_FIEF, sizeof fiefs->of);
  fiefs->n = 0;
  for (guint i = 0; i < n; i++)
    {
      guint cell = cells[i], root = find_root (parent, cell);

      if (root == cell)
        {
          fiefs->of[cell] = (guint8) fiefs->n;
          fiefs->fief[fiefs->n++] = (BunnyFief) { 0 };
        }
      fiefs->of[cell] = fiefs->of[root];
      add_cell (table, cell, &fiefs->fief[fiefs->of[root]]);
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
