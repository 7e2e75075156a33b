/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Fiefs (RULES.md 4.1): the connected parts of a seat's land, their strength and their wealth.
 * Posts that are not set give nothing, unless a function says otherwise.
 */
#pragma once

#include "bunny-table.h"

G_BEGIN_DECLS

/* Resources, as bits: the three basic ones, then the luxuries in card order. */
#define BUNNY_GOODS_WOOD   (1u << 0)
#define BUNNY_GOODS_FISH   (1u << 1)
#define BUNNY_GOODS_CARROT (1u << 2)
#define BUNNY_GOODS_BASIC  7u
#define BUNNY_N_GOODS      10

#define BUNNY_NO_FIEF 0xff

typedef struct
{
  guint8  size;
  guint8  strength;
  guint8  cities;
  guint8  unset; /* posts that have not been set */
  guint16 goods; /* the goods that it makes, as bits */
} BunnyFief;

typedef struct
{
  guint     n;
  guint8    of[BUNNY_N_CELLS]; /* a cell's fief, or BUNNY_NO_FIEF for land of others */
  BunnyFief fief[BUNNY_N_CELLS];
} BunnyFiefs;

/* The fiefs of a seat, in board order of their first cells. */
void bunny_fiefs_find (const BunnyTable *table, guint seat, BunnyFiefs *fiefs);

/* The goods of a land and of a building on it, as bits; the number of a good by a farm's or
 * luxury's face (0 for wood). */
guint bunny_land_get_goods (guint land);
guint bunny_spot_get_goods (BunnySpot spot);
guint bunny_goods_get_index (guint face);

/* The strength of a city on that spot and land, or 0. */
guint bunny_cell_get_strength (const BunnyTable *table, guint cell);

/* Strength times wealth, posts that are not set giving nothing. */
static inline guint
bunny_fief_get_yield (const BunnyFief *fief)
{
  return fief->strength ? fief->strength * (guint) __builtin_popcount (fief->goods) : 0;
}

/* The largest wealth that choosing its unset posts can give. */
guint bunny_fief_get_most_wealth (const BunnyFief *fief);

/* The carrots that a harvest would bring a seat now; unset posts give nothing. */
guint bunny_table_harvest (const BunnyTable *table, guint seat);

G_END_DECLS
