/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What is printed on the pieces: tiles, craftsmen, gods and specialists. The files in data say the
 * same, and a test compares them.
 */
#pragma once

#include <glib.h>

#include "zimbabwe-cells.h"

G_BEGIN_DECLS

#define ZIMBABWE_MAX_SEATS    5
#define ZIMBABWE_MAX_TILES    9
#define ZIMBABWE_N_CRAFTS     7
#define ZIMBABWE_N_RESOURCES  4
#define ZIMBABWE_N_GODS       12
#define ZIMBABWE_N_STAFF      5
#define ZIMBABWE_N_SET        11 /* tiles of a set, the start tile first */
#define ZIMBABWE_TILE_SIDE    6
#define ZIMBABWE_COPIES       3 /* craftsmen of a kind */
#define ZIMBABWE_N_DISCS      21
#define ZIMBABWE_N_DROPS      16 /* halves of water pieces */
#define ZIMBABWE_MAX_EXTRAS   16
#define ZIMBABWE_MAX_CRAFTS   21
#define ZIMBABWE_TOP_LEVEL    5
#define ZIMBABWE_NO_CRAFT     7 /* no kind of craftsman */
#define ZIMBABWE_PLAIN_VR     20
#define ZIMBABWE_MAX_VR       40
#define ZIMBABWE_MAX_CATTLE   999
#define ZIMBABWE_MAX_BID      1002
#define ZIMBABWE_LAST_ROUND   40
#define ZIMBABWE_FIRST_CATTLE 3

/* The letters of kinds of craftsmen, gods and specialists, in their order. */
#define ZIMBABWE_CRAFT_LETTERS "WPIDSVT"
#define ZIMBABWE_GOD_LETTERS   "SEDHGOATNQIX"
#define ZIMBABWE_STAFF_LETTERS "RSBHN"

/* Kinds of craftsmen, in the order of the notation. */
typedef enum
{
  ZIMBABWE_WOOD_CARVER,
  ZIMBABWE_POTTER,
  ZIMBABWE_IVORY_CARVER,
  ZIMBABWE_DIAMOND_CUTTER,
  ZIMBABWE_SCULPTOR,
  ZIMBABWE_VESSEL_MAKER,
  ZIMBABWE_THRONE_MAKER,
} ZimbabweCraftKind;

/* Gods, from 1: 0 is none. */
typedef enum
{
  ZIMBABWE_NO_GOD,
  ZIMBABWE_SHADIPINYI,
  ZIMBABWE_ELEGUA,
  ZIMBABWE_DZIVA,
  ZIMBABWE_ESHU,
  ZIMBABWE_GU,
  ZIMBABWE_OBATALA,
  ZIMBABWE_ATETE,
  ZIMBABWE_TSUI_GOAB,
  ZIMBABWE_ANANSI,
  ZIMBABWE_QAMATA,
  ZIMBABWE_ENGAI,
  ZIMBABWE_XANGO,
} ZimbabweGod;

typedef enum
{
  ZIMBABWE_STAFF_RAIN,
  ZIMBABWE_STAFF_SHAMAN,
  ZIMBABWE_STAFF_BUILDER,
  ZIMBABWE_STAFF_HERD,
  ZIMBABWE_STAFF_NOMADS,
} ZimbabweStaff;

/* The turns of a craftsman or water piece. */
typedef enum
{
  ZIMBABWE_WIDE,   /* two by two cells */
  ZIMBABWE_ACROSS, /* the other cell to the right */
  ZIMBABWE_DOWN,   /* the other cell below */
} ZimbabweTurn;

typedef struct
{
  char        letter;
  const char *id;
  guint8      resource; /* 0 to 3: wood, clay, ivory, diamonds */
  guint8      partner;  /* the other kind of its line, or ZIMBABWE_NO_CRAFT */
  gboolean    is_secondary;
  gboolean    is_wide;
  guint8      cost;
  guint8      points;
  guint8      requirement[2]; /* of the first and the second technology card */
} ZimbabweCraftFacts;

typedef struct
{
  char        letter;
  const char *id;
  gint8       requirement;
  gboolean    for_beginners;
} ZimbabweGodFacts;

typedef struct
{
  char        letter;
  const char *id;
  guint8      requirement;
  guint8      price; /* the least */
} ZimbabweStaffFacts;

extern const ZimbabweCraftFacts zimbabwe_crafts[ZIMBABWE_N_CRAFTS];
extern const ZimbabweGodFacts   zimbabwe_gods[ZIMBABWE_N_GODS + 1]; /* from 1 */
extern const ZimbabweStaffFacts zimbabwe_staff[ZIMBABWE_N_STAFF];
extern const char               zimbabwe_resource_letters[];

/* Loose resources, and VP of a monument by level. */
extern const guint8 zimbabwe_loose[ZIMBABWE_N_RESOURCES];
extern const guint8 zimbabwe_values[ZIMBABWE_TOP_LEVEL + 1];

/* The 36 cells of a tile, row by row as it lies without a turn: tiles 0 to 10 are A to K, 11 to 21
 * are a to k. */
extern const char *const zimbabwe_tiles[2 * ZIMBABWE_N_SET];

/* The layout for a number of seats: how many tiles, and for each slot its place in the square of
 * slots (column + 3 x row), row by row; the slot of the start tile. */
typedef struct
{
  guint8 n_tiles;
  guint8 slot[ZIMBABWE_MAX_TILES];
  guint8 start;
} ZimbabweLayout;

const ZimbabweLayout *zimbabwe_layout_get (guint seats);

/* What is printed on a cell of a tile, by column and row after the turns. */
char zimbabwe_tile_get_cell (guint tile, guint turns, guint column, guint row);

G_END_DECLS
