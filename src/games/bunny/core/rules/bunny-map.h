/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The two boards: the land of each cell, and the cells that touch.
 *
 * Cells count from 0 in board order, row by row. data/map.txt says the same, and a test compares
 * the two.
 */
#pragma once

#include "bunny-cards.h"

G_BEGIN_DECLS

typedef enum
{
  BUNNY_LAND_FOREST,
  BUNNY_LAND_FIELD,
  BUNNY_LAND_SEA,
  BUNNY_LAND_PLAIN,
  BUNNY_LAND_MOUNTAIN,
  BUNNY_LAND_CITY, /* printed, of strength 1 */
  BUNNY_N_LANDS,
} BunnyLand;

/* Any land a building may stand on, in a set of lands (bit: BunnyLand). */
#define BUNNY_ANY_LAND ((1u << BUNNY_LAND_CITY) - 1)

/* The land of each cell of the printed board (0) and of newlands (1). */
extern const guint8 bunny_lands[2][BUNNY_N_CELLS];

/* Returns TRUE if lava lies between two cells side by side. */
gboolean bunny_map_has_lava (guint map, guint a, guint b);

/* Returns TRUE if cell + step (1: to the right, 10: downwards) exists and touches the cell. */
static inline gboolean
bunny_map_touches (guint map, guint cell, guint step)
{
  guint next = cell + step;

  if (step == 1 ? cell % 10 == 9 : next >= BUNNY_N_CELLS)
    return FALSE;
  return bunny_lands[map][cell] != BUNNY_LAND_MOUNTAIN ||
         bunny_lands[map][next] != BUNNY_LAND_MOUNTAIN || !bunny_map_has_lava (map, cell, next);
}

extern const guint8 bunny_building_lands[BUNNY_TOWER - BUNNY_CITY1 + 1];

/* The lands that a building may stand on, as a set. */
static inline guint
bunny_building_get_lands (guint face)
{
  return bunny_building_lands[face - BUNNY_CITY1];
}

static inline gboolean
bunny_cell_is_border (guint cell)
{
  return cell < 10 || cell >= 90 || cell % 10 == 0 || cell % 10 == 9;
}

static inline gboolean
bunny_cell_is_corner (guint cell)
{
  return cell == 0 || cell == 9 || cell == 90 || cell == 99;
}

G_END_DECLS
