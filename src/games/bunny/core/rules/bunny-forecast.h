/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Forecasts: the coming harvest fief by fief, the carrots that a card would add to it, and those
 * that a scroll would bring if the game ended now.
 *
 * Posts that are not set count as their owner would set them for the most carrots. All functions
 * take whole states as well as a seat's view; they know no more than the state does.
 */
#pragma once

#include "bunny-fiefs.h"
#include "bunny-state.h"

G_BEGIN_DECLS

/* A cell's number for none: nothing can be placed. */
#define BUNNY_NO_CELL 0xff

/* ---- Fiefs and the coming harvest */

typedef struct
{
  guint8    first; /* its first cell in board order */
  guint8    size;
  guint8    strength;
  guint8    wealth;  /* the most that its posts can make of it */
  guint8    towers;  /* bit i: it holds both tokens of table->towers[i] */
  guint16   goods;   /* the goods that it makes, as bits; posts that are not set left out */
  guint16   carrots; /* strength times wealth */
  BunnyFief sums;
} BunnyForecastFief;

typedef struct
{
  guint             n;
  guint             carrots;           /* of the whole harvest */
  guint8            of[BUNNY_N_CELLS]; /* a cell's fief, or BUNNY_NO_FIEF for land of others */
  BunnyForecastFief fief[BUNNY_N_RABBITS];
} BunnyForecast;

/* The fiefs of a seat, in board order of their first cells. */
void bunny_forecast_find (const BunnyTable *table, guint seat, BunnyForecast *forecast);

/* The carrots of the coming harvest alone. */
guint bunny_forecast_harvest (const BunnyTable *table, guint seat);

/* A fief that changes from one table to another: a cell of it that does, and the carrots of a
 * harvest before, from all fiefs that become one with it, and after. */
typedef struct
{
  guint8 cell;
  guint  before;
  guint  after;
} BunnyChange;

/* An action changes no more fiefs of a seat. */
#define BUNNY_MAX_CHANGES 2

/* Finds the fiefs of a seat with cells that come to it, or are built on; returns how many. */
guint bunny_forecast_compare (const BunnyTable *before,
                              const BunnyTable *after,
                              guint             seat,
                              BunnyChange       changes[BUNNY_MAX_CHANGES]);

/* ---- The gain by a card */

typedef struct
{
  gint   carrots; /* to the coming harvest */
  guint8 cell;    /* a territory's cell, or the best one for a building; or BUNNY_NO_CELL */
  guint8 other;   /* the cell of a tower's second token; or BUNNY_NO_CELL */
  guint8 size;    /* of the fief to which that cell would belong then; or 0 */
  guint8 joins;   /* the number of the seat's fiefs that this fief would join */
  guint8 ousted;  /* the seat, from 1, whose camp stands on a territory's cell; or 0 */
  guint8 points;  /* points of a scroll if the game ended now */
  guint  places;  /* the number of cells that a building may stand on now; of a tower: of pairs */
} BunnyGain;

/* Finds the gain of a seat from a card (by face) if it were played now; a building, if it could
 * be built at once. With no rabbit left in the supply a territory adds nothing and has no cell.
 * The effect of provisions and copy cards cannot be foreseen: they add nothing. */
void bunny_gain_find (const BunnyState *state, guint seat, guint face, BunnyGain *gain);

/* The carrots that would be added to the coming harvest if the seat had a rabbit on a cell, which
 * need not be legal now; a camp's own rabbit counts as a rabbit. */
gint bunny_gain_from_cell (const BunnyTable *table, guint seat, guint cell);

/* Returns TRUE if a building of this face, not a camp or tower, may stand on a cell of the seat. */
gboolean bunny_gain_may_stand (const BunnyTable *table, guint seat, guint face, guint cell);

/* The carrots that a scroll would bring the seat if the game ended now, even if it does not have
 * it; `second` by open information. A copy card brings nothing before it has copied. */
guint bunny_gain_from_scroll (const BunnyState *state, guint seat, guint face);

/* ---- The same, for frequent questions: with the seat's fiefs at hand */

/* The fief that a cell would belong to, and those of the seat that would become one with it. */
typedef struct
{
  BunnyFief fief;
  guint     n;
  guint8    joined[4];
} BunnyJoin;

/* A cell that is not the seat's. */
void bunny_join_find (const BunnyTable *table,
                      const BunnyFiefs *fiefs,
                      guint             cell,
                      BunnyJoin        *join);

/* A fief with one building more; two fiefs as one. */
BunnyFief bunny_fief_with (const BunnyFief *fief, guint face);
BunnyFief bunny_fief_joined (const BunnyFief *a, const BunnyFief *b);

/* Strength times the most wealth. */
static inline guint
bunny_fief_get_carrots (const BunnyFief *fief)
{
  return fief->strength * bunny_fief_get_most_wealth (fief);
}

G_END_DECLS
