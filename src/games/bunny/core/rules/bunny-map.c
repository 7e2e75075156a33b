/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The boards as their letters stand in data/map.txt, the edges of lava between mountains, and the
 * buildings that may stand on each land.
 */
#include "bunny-map.h"

#define ANY      BUNNY_ANY_LAND
#define MOUNTAIN (1u << BUNNY_LAND_MOUNTAIN)

/* clang-format off */
#define w BUNNY_LAND_FOREST
#define f BUNNY_LAND_FIELD
#define s BUNNY_LAND_SEA
#define p BUNNY_LAND_PLAIN
#define m BUNNY_LAND_MOUNTAIN
#define C BUNNY_LAND_CITY

const guint8 bunny_lands[2][BUNNY_N_CELLS] = {
  { /* printed */
    w, w, w, C, s, s, s, w, p, s,
    m, m, C, s, s, m, C, p, C, s,
    C, m, p, s, s, m, f, m, m, p,
    p, m, C, f, m, m, f, p, C, w,
    w, p, f, p, p, C, p, f, p, C,
    w, m, m, w, w, p, f, C, w, p,
    w, C, p, p, C, p, f, p, C, p,
    p, f, C, f, p, p, C, p, p, w,
    C, p, p, s, s, p, m, m, C, w,
    w, w, C, s, s, f, m, m, s, s,
  },
  { /* newlands */
    s, p, C, f, p, C, m, s, s, s,
    s, p, p, w, C, p, m, s, s, s,
    C, m, C, p, w, p, C, f, p, w,
    f, m, f, p, m, m, p, f, p, C,
    C, p, w, w, w, p, w, m, m, p,
    f, f, C, p, m, C, w, p, p, C,
    C, p, p, p, m, p, p, w, p, f,
    w, p, w, w, C, w, m, m, C, w,
    m, m, s, s, w, C, p, C, f, C,
    m, m, s, s, C, f, p, s, s, s,
  },
};

#undef w
#undef f
#undef s
#undef p
#undef m
#undef C
/* clang-format on */

/* The cell before a lava edge in board order, and the one behind it. */
/* clang-format off */
static const guint8 lava[2][8][2] = {
  { { 10, 11 }, { 15, 25 }, { 21, 31 }, { 27, 28 },
    { 34, 35 }, { 51, 52 }, { 86, 96 }, { 87, 97 } },
  { { 6, 16 }, { 21, 31 }, { 34, 35 }, { 47, 48 },
    { 54, 64 }, { 76, 77 }, { 80, 81 }, { 90, 91 } },
};
/* clang-format on */

gboolean
bunny_map_has_lava (guint map, guint a, guint b)
{
  for (guint i = 0; i < G_N_ELEMENTS (lava[map]); i++)
    if (lava[map][i][0] == MIN (a, b) && lava[map][i][1] == MAX (a, b))
      return TRUE;
  return FALSE;
}

const guint8 bunny_building_lands[BUNNY_TOWER - BUNNY_CITY1 + 1] = {
  ANY, ANY, MOUNTAIN,                                                    /* cities */
  ANY, ANY, ANY, ANY,                                                    /* farms, posts */
  1u << BUNNY_LAND_SEA, 1u << BUNNY_LAND_FOREST, 1u << BUNNY_LAND_FIELD, /* pearl to spice */
  MOUNTAIN, MOUNTAIN, MOUNTAIN, MOUNTAIN,
  ANY, ANY, ANY, ANY, ANY, ANY, ANY /* camps, towers */
};
