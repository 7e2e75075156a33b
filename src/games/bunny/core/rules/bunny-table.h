/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Open information: the board, the trays, the scores and the stage of the game.
 *
 * It is all that a building turn changes, kept small so that a search copies only this. Equal
 * tables have equal bytes: values without meaning in a phase are 0.
 */
#pragma once

#include "bunny-map.h"

G_BEGIN_DECLS

#define BUNNY_MAX_SEATS 4
#define BUNNY_N_RABBITS 36
#define BUNNY_N_TOWERS  3
#define BUNNY_N_ROUNDS  4

typedef enum
{
  BUNNY_NEWLANDS = 1 << 0,
  BUNNY_TOWER_ANYWHERE = 1 << 1,
  BUNNY_CAMPS_STANDING = 1 << 2,
  BUNNY_WIDEST_SHARED = 1 << 3,
  BUNNY_DOUBLE_TWICE = 1 << 4,
  BUNNY_SECOND_ALONE = 1 << 5,
} BunnyOptions;

#define BUNNY_N_OPTIONS 6

/* Their words, in this order. */
extern const char *const bunny_options[BUNNY_N_OPTIONS];

typedef enum
{
  BUNNY_EXPLORE,
  BUNNY_BUILD,
  BUNNY_HARVEST,
  BUNNY_FINAL,
  BUNNY_OVER,
  BUNNY_N_PHASES,
} BunnyPhase;

/* The building on a cell: nothing, a building's face less BUNNY_SPOT, or a post that is set. */
typedef guint8 BunnySpot;

#define BUNNY_NOTHING         0
#define BUNNY_SPOT            BUNNY_N_CELLS
#define BUNNY_SPOT_POST       (BUNNY_POST - BUNNY_SPOT)
#define BUNNY_SPOT_CAMP(n)    (BUNNY_CAMP1 - BUNNY_SPOT + (n) -1)
#define BUNNY_SPOT_TOWER      (BUNNY_TOWER - BUNNY_SPOT)
#define BUNNY_SPOT_SET(goods) (BUNNY_SPOT_TOWER + 1 + (goods))
#define BUNNY_SPOT_LAST       BUNNY_SPOT_SET (2)

typedef struct
{
  guint8  cell[BUNNY_N_CELLS];    /* BunnySpot * 8 + (seat + 1, or 0) */
  guint32 tray[BUNNY_MAX_SEATS];  /* counts of buildings, packed (bunny_tray_get) */
  guint16 score[BUNNY_MAX_SEATS]; /* carrots harvested */
  guint32 turn;                   /* from 1 */
  guint8  n_cells[BUNNY_MAX_SEATS];
  guint8  towers[BUNNY_N_TOWERS][2]; /* cells, by the first; both 0 where no tower stands */
  guint8  options;                   /* BunnyOptions */
  guint8  seats;
  guint8  round;  /* 1 to 4 */
  guint8  phase;  /* a BunnyPhase */
  guint8  pick;   /* from 1; 1 but while exploring */
  guint8  mover;  /* the seat whose building turn it is, from 0; 0 in other phases */
  guint8  camp;   /* announced, or 0 */
  guint8  asked;  /* the lower camp whose holder is asked, or 0 */
  guint8  kept;   /* bit n: camp n was announced and kept in this phase */
  guint8  open;   /* 1: the state is partial */
  guint8  viewer; /* the seat whose view a partial state is, from 1, or 0 */
} BunnyTable;

static inline guint
bunny_table_get_owner (const BunnyTable *table, guint cell)
{
  return table->cell[cell] & 7;
}

static inline BunnySpot
bunny_table_get_spot (const BunnyTable *table, guint cell)
{
  return table->cell[cell] >> 3;
}

static inline guint
bunny_table_get_map (const BunnyTable *table)
{
  return table->options & BUNNY_NEWLANDS;
}

static inline guint
bunny_table_get_land (const BunnyTable *table, guint cell)
{
  return bunny_lands[bunny_table_get_map (table)][cell];
}

static inline gboolean
bunny_spot_is_camp (BunnySpot spot)
{
  return bunny_face_is_camp (spot + BUNNY_SPOT);
}

static inline gboolean
bunny_spot_is_post (BunnySpot spot)
{
  return spot == BUNNY_SPOT_POST || spot > BUNNY_SPOT_TOWER;
}

/* The face of the card behind a spot that is not empty. */
static inline guint
bunny_spot_get_face (BunnySpot spot)
{
  return spot > BUNNY_SPOT_TOWER ? BUNNY_POST : spot + BUNNY_SPOT;
}

/* Returns TRUE if a building, printed or not, stands on the cell. */
static inline gboolean
bunny_table_is_built (const BunnyTable *table, guint cell)
{
  return bunny_table_get_spot (table, cell) != BUNNY_NOTHING ||
         bunny_table_get_land (table, cell) == BUNNY_LAND_CITY;
}

/* Returns TRUE if a camp may go there: neither rabbit nor building. */
static inline gboolean
bunny_table_is_empty (const BunnyTable *table, guint cell)
{
  return table->cell[cell] == 0 && bunny_table_get_land (table, cell) != BUNNY_LAND_CITY;
}

static inline guint
bunny_table_get_rabbits (const BunnyTable *table, guint seat)
{
  return BUNNY_N_RABBITS - table->n_cells[seat];
}

static inline guint
bunny_table_get_left (const BunnyTable *table, guint seat)
{
  return seat + 1 == table->seats ? 0 : seat + 1;
}

static inline guint
bunny_table_get_right (const BunnyTable *table, guint seat)
{
  return seat == 0 ? table->seats - 1u : seat - 1;
}

static inline guint
bunny_table_get_first_builder (const BunnyTable *table)
{
  return (table->round - 1u) % table->seats;
}

/* Writes the cells whose bytes, under `mask`, are `want`, in board order, and returns how many.
 * `cells` has room for them. */
guint bunny_table_list (const BunnyTable *table, guint8 mask, guint8 want, guint8 *cells);

/* The cells of a seat. */
static inline guint
bunny_table_list_cells (const BunnyTable *table, guint seat, guint8 *cells)
{
  return bunny_table_list (table, 7, (guint8) (seat + 1), cells);
}

/* The number of choices in a phase of exploring. */
static inline guint
bunny_table_get_picks (const BunnyTable *table)
{
  return table->seats == 2 ? 10 : table->seats == 3 ? 6
                                                    : 5;
}

/* The number of cards dealt into a seat's hand. */
static inline guint
bunny_table_get_deal (const BunnyTable *table)
{
  return table->seats == 3 ? 12 : 10;
}

/* ---- Trays: four bits for city1 and city2, two for city3, post and tower, one for the others. */

static inline guint
bunny_tray_get_shift (guint face)
{
  static const guint8 shift[BUNNY_TOWER - BUNNY_CITY1 + 1] = {
    0, 4, 8, 10, 11, 12, 13, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28
  };

  return shift[face - BUNNY_CITY1];
}

static inline guint
bunny_tray_get (guint32 tray, guint face)
{
  static const guint8 mask[BUNNY_TOWER - BUNNY_CITY1 + 1] = {
    15, 15, 3, 1, 1, 1, 3, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 3
  };

  return (tray >> bunny_tray_get_shift (face)) & mask[face - BUNNY_CITY1];
}

static inline guint32
bunny_tray_one (guint face)
{
  return 1u << bunny_tray_get_shift (face);
}

/* The camps of a tray: bit n - 1 is camp n. */
static inline guint
bunny_tray_get_camps (guint32 tray)
{
  return (tray >> 22) & 63;
}

/* The seat that has this camp in its tray, or `seats`. */
guint bunny_table_find_camp (const BunnyTable *table, guint camp);

/* The lowest camp above `after` that must be asked about an announcement of `camp`, or 0. */
guint bunny_table_find_asked (const BunnyTable *table, guint camp, guint after);

/* Returns TRUE if a building in a seat's tray may still be placed in this round: in the seat's
 * own building turn, or, being a camp, if it may step in. Free cells are not looked for. */
gboolean bunny_table_is_buildable (const BunnyTable *table, guint seat, guint face);

/* The first seat with a post that is not set, or `seats`. */
guint bunny_table_find_unset (const BunnyTable *table);

G_END_DECLS
