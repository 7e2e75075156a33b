/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A harvest is a sum over fiefs, so the gain from a card is found from the few fiefs that it
 * touches: no action is played to find it.
 */
#include "bunny-forecast.h"

#include "bunny-scrolls.h"

#include <string.h>

/* ---- Fiefs and the coming harvest */

static void
fill_fief (const BunnyFief *sums, guint first, BunnyForecastFief *fief)
{
  fief->first = (guint8) first;
  fief->size = sums->size;
  fief->strength = sums->strength;
  fief->wealth = (guint8) bunny_fief_get_most_wealth (sums);
  fief->goods = sums->goods;
  fief->carrots = (guint16) (fief->strength * fief->wealth);
  fief->towers = 0;
  fief->sums = *sums;
}

void
bunny_forecast_find (const BunnyTable *table, guint seat, BunnyForecast *forecast)
{
  BunnyFiefs fiefs;
  guint      n = 0;

  bunny_fiefs_find (table, seat, &fiefs);
  memset (forecast, 0, sizeof *forecast);
  memcpy (forecast->of, fiefs.of, sizeof forecast->of);
  forecast->n = fiefs.n;
  for (guint cell = 0; cell < BUNNY_N_CELLS && n < fiefs.n; cell++)
    if (fiefs.of[cell] == n)
      {
        fill_fief (&fiefs.fief[n], cell, &forecast->fief[n]);
        forecast->carrots += forecast->fief[n++].carrots;
      }
  for (guint i = 0; i < BUNNY_N_TOWERS && table->towers[i][1]; i++)
    if (fiefs.of[table->towers[i][0]] != BUNNY_NO_FIEF)
      forecast->fief[fiefs.of[table->towers[i][0]]].towers |= (guint8) (1 << i);
}

guint
bunny_forecast_harvest (const BunnyTable *table, guint seat)
{
  BunnyFiefs fiefs;
  guint      carrots = 0;

  bunny_fiefs_find (table, seat, &fiefs);
  for (guint i = 0; i < fiefs.n; i++)
    carrots += bunny_fief_get_carrots (&fiefs.fief[i]);
  return carrots;
}

typedef enum
{
  BUNNY_UP,
  BUNNY_RIGHT,
  BUNNY_DOWN,
  BUNNY_LEFT,
} BunnyDirection;

/* The cell behind a side, or BUNNY_NO_CELL. */
static guint
find_neighbour (guint cell, BunnyDirection direction)
{
  switch (direction)
    {
    case BUNNY_UP:
      return cell >= 10 ? cell - 10 : BUNNY_NO_CELL;
    case BUNNY_RIGHT:
      return cell % 10 != 9 ? cell + 1 : BUNNY_NO_CELL;
    case BUNNY_DOWN:
      return cell < BUNNY_N_CELLS - 10 ? cell + 10 : BUNNY_NO_CELL;
    default:
      return cell % 10 != 0 ? cell - 1 : BUNNY_NO_CELL;
    }
}

/* Two cells side by side. */
static gboolean
touch (const BunnyTable *table, guint a, guint b)
{
  return bunny_map_touches (bunny_table_get_map (table), MIN (a, b), MAX (a, b) - MIN (a, b));
}

/* ---- Changes of fiefs */

static guint
count_carrots_before (const BunnyTable *before, guint seat, const BunnyFiefs *now, guint fief)
{
  BunnyFiefs fiefs;
  gboolean   counted[BUNNY_N_CELLS] = { FALSE };
  guint      sum = 0;

  bunny_fiefs_find (before, seat, &fiefs);
  for (guint cell = 0; cell < BUNNY_N_CELLS; cell++)
    if (now->of[cell] == fief && fiefs.of[cell] != BUNNY_NO_FIEF && !counted[fiefs.of[cell]])
      {
        counted[fiefs.of[cell]] = TRUE;
        sum += bunny_fief_get_carrots (&fiefs.fief[fiefs.of[cell]]);
      }
  return sum;
}

guint
bunny_forecast_compare (const BunnyTable *before,
                        const BunnyTable *after,
                        guint             seat,
                        BunnyChange       changes[BUNNY_MAX_CHANGES])
{
  BunnyFiefs fiefs;
  guint      n = 0;

  bunny_fiefs_find (after, seat, &fiefs);
  for (guint cell = 0; cell < BUNNY_N_CELLS && n < BUNNY_MAX_CHANGES; cell++)
    {
      guint fief = fiefs.of[cell];

      if (before->cell[cell] == after->cell[cell] || fief == BUNNY_NO_FIEF ||
          (n > 0 && fiefs.of[changes[0].cell] == fief))
        continue;
      changes[n++] = (BunnyChange) { (guint8) cell,
                                     count_carrots_before (before, seat, &fiefs, fief),
                                     bunny_fief_get_carrots (&fiefs.fief[fief]) };
    }
  return n;
}

/* ---- Fiefs made of others */

BunnyFief
bunny_fief_with (const BunnyFief *fief, guint face)
{
  BunnyFief sum = *fief;

  if (face <= BUNNY_CITY3)
    {
      sum.strength = (guint8) (sum.strength + face - BUNNY_CITY1 + 1);
      sum.cities++;
    }
  else if (face == BUNNY_POST)
    sum.unset++;
  else if (face <= BUNNY_IRON)
    sum.goods |= (guint16) (1u << bunny_goods_get_index (face));
  return sum;
}

BunnyFief
bunny_fief_joined (const BunnyFief *a, const BunnyFief *b)
{
  return (BunnyFief) { (guint8) (a->size + b->size), (guint8) (a->strength + b->strength),
                       (guint8) (a->cities + b->cities), (guint8) (a->unset + b->unset),
                       (guint16) (a->goods | b->goods) };
}

static gboolean
has_joined (const BunnyJoin *join, guint fief)
{
  for (guint i = 0; i < join->n; i++)
    if (join->joined[i] == fief)
      return TRUE;
  return FALSE;
}

void
bunny_join_find (const BunnyTable *table, const BunnyFiefs *fiefs, guint cell, BunnyJoin *join)
{
  guint land = bunny_table_get_land (table, cell);
  guint city = land == BUNNY_LAND_CITY;

  join->fief = (BunnyFief) { 1, (guint8) city, (guint8) city, 0,
                             (guint16) bunny_land_get_goods (land) };
  join->n = 0;
  for (BunnyDirection direction = BUNNY_UP; direction <= BUNNY_LEFT; direction++)
    {
      guint next = find_neighbour (cell, direction);
      guint fief = next == BUNNY_NO_CELL ? BUNNY_NO_FIEF : fiefs->of[next];

      if (fief == BUNNY_NO_FIEF || has_joined (join, fief) || !touch (table, cell, next))
        continue;
      join->joined[join->n++] = (guint8) fief;
      join->fief = bunny_fief_joined (&join->fief, &fiefs->fief[fief]);
    }
}

/* ---- Gains from a card */

static gint
get_join_gain (const BunnyFiefs *fiefs, const BunnyJoin *join)
{
  guint carrots = bunny_fief_get_carrots (&join->fief);

  for (guint i = 0; i < join->n; i++)
    carrots -= bunny_fief_get_carrots (&fiefs->fief[join->joined[i]]);
  return (gint) carrots;
}

gint
bunny_gain_from_cell (const BunnyTable *table, guint seat, guint cell)
{
  BunnyFiefs fiefs;
  BunnyJoin  join;

  if (bunny_table_get_owner (table, cell) == seat + 1)
    return 0;
  bunny_fiefs_find (table, seat, &fiefs);
  bunny_join_find (table, &fiefs, cell, &join);
  return get_join_gain (&fiefs, &join);
}

static gint
get_building_gain (const BunnyFief *fief, guint face)
{
  BunnyFief with = bunny_fief_with (fief, face);

  return (gint) bunny_fief_get_carrots (&with) - (gint) bunny_fief_get_carrots (fief);
}

static gint
get_tower_gain (const BunnyFiefs *fiefs, guint a, guint b)
{
  const BunnyFief *first = &fiefs->fief[a], *second = &fiefs->fief[b];
  BunnyFief        both = bunny_fief_joined (first, second);

  if (a == b)
    return 0;
  return (gint) bunny_fief_get_carrots (&both) -
         (gint) (bunny_fief_get_carrots (first) + bunny_fief_get_carrots (second));
}

gboolean
bunny_gain_may_stand (const BunnyTable *table, guint seat, guint face, guint cell)
{
  return bunny_table_get_owner (table, cell) == seat + 1 && !bunny_table_is_built (table, cell) &&
         (bunny_building_get_lands (face) >> bunny_table_get_land (table, cell) & 1);
}

guint
bunny_gain_from_scroll (const BunnyState *state, guint seat, guint face)
{
  BunnyScrolls scrolls;

  bunny_scrolls_find (state, face, seat, &scrolls);
  return bunny_scrolls_get_worth (state, &scrolls, seat, face);
}

/* A rabbit on a cell of nobody, or of a camp. */
static void
find_cell_gain (const BunnyTable *table, const BunnyFiefs *fiefs, guint cell, BunnyGain *gain)
{
  BunnyJoin join;

  bunny_join_find (table, fiefs, cell, &join);
  gain->cell = (guint8) cell;
  gain->carrots = get_join_gain (fiefs, &join);
  gain->size = join.fief.size;
  gain->joins = (guint8) join.n;
}

static void
find_territory_gain (const BunnyTable *table,
                     const BunnyFiefs *fiefs,
                     guint             seat,
                     guint             cell,
                     BunnyGain        *gain)
{
  guint owner = bunny_table_get_owner (table, cell);

  if (owner == seat + 1)
    {
      gain->cell = (guint8) cell;
      gain->size = fiefs->fief[fiefs->of[cell]].size;
      return;
    }
  if (bunny_table_get_rabbits (table, seat) == 0)
    return;
  gain->ousted = (guint8) owner;
  find_cell_gain (table, fiefs, cell, gain);
}

/* Finds the best cell for a building; of equal cells the first in board order. */
static void
find_building_gain (const BunnyTable *table,
                    const BunnyFiefs *fiefs,
                    guint             seat,
                    guint             face,
                    BunnyGain        *gain)
{
  for (guint cell = 0; cell < BUNNY_N_CELLS; cell++)
    {
      const BunnyFief *fief;
      gint             carrots;

      if (!bunny_gain_may_stand (table, seat, face, cell))
        continue;
      fief = &fiefs->fief[fiefs->of[cell]];
      carrots = get_building_gain (fief, face);
      if (gain->places++ > 0 && carrots <= gain->carrots)
        continue;
      gain->cell = (guint8) cell;
      gain->carrots = carrots;
      gain->size = fief->size;
    }
}

static void
find_camp_gain (const BunnyTable *table, const BunnyFiefs *fiefs, guint seat, BunnyGain *gain)
{
  for (guint cell = 0; cell < BUNNY_N_CELLS && bunny_table_get_rabbits (table, seat) > 0; cell++)
    {
      BunnyGain here = { 0 };

      if (!bunny_table_is_empty (table, cell))
        continue;
      find_cell_gain (table, fiefs, cell, &here);
      here.places = gain->places + 1;
      here.other = BUNNY_NO_CELL;
      if (gain->places == 0 || here.carrots > gain->carrots)
        *gain = here;
      gain->places = here.places;
    }
}

/* The gain of a pair, if it is better than that of the pairs before it. */
static void
try_pair (const BunnyFiefs *fiefs, guint a, guint b, BunnyGain *gain)
{
  guint first = fiefs->of[a], second = fiefs->of[b];
  gint  carrots = get_tower_gain (fiefs, first, second);

  if (gain->places++ > 0 && carrots <= gain->carrots)
    return;
  gain->carrots = carrots;
  gain->cell = (guint8) a;
  gain->other = (guint8) b;
  gain->joins = first == second ? 1 : 2;
  gain->size = fiefs->fief[first].size;
  if (first != second)
    gain->size = (guint8) (gain->size + fiefs->fief[second].size);
}

/* Finds the best pair of cells; of equal pairs the first in board order. */
static void
find_tower_gain (const BunnyTable *table, const BunnyFiefs *fiefs, guint seat, BunnyGain *gain)
{
  gboolean anywhere = (table->options & BUNNY_TOWER_ANYWHERE) != 0;
  guint8   cells[BUNNY_N_CELLS];
  guint    n = 0;

  for (guint cell = 0; cell < BUNNY_N_CELLS; cell++)
    if (bunny_table_get_owner (table, cell) == seat + 1 && !bunny_table_is_built (table, cell))
      cells[n++] = (guint8) cell;
  for (guint i = 0; i < n; i++)
    for (guint j = i + 1; j < n; j++)
      if (anywhere || fiefs->of[cells[i]] != fiefs->of[cells[j]])
        try_pair (fiefs, cells[i], cells[j], gain);
}

void
bunny_gain_find (const BunnyState *state, guint seat, guint face, BunnyGain *gain)
{
  const BunnyTable *table = &state->table;
  BunnyFiefs        fiefs;

  *gain = (BunnyGain) { .cell = BUNNY_NO_CELL, .other = BUNNY_NO_CELL };
  if (bunny_face_is_scroll (face))
    {
      gain->points = (guint8) MIN (bunny_gain_from_scroll (state, seat, face), G_MAXUINT8);
      return;
    }
  bunny_fiefs_find (table, seat, &fiefs);
  if (bunny_face_is_territory (face))
    find_territory_gain (table, &fiefs, seat, face - 1, gain);
  else if (bunny_face_is_camp (face))
    find_camp_gain (table, &fiefs, seat, gain);
  else if (face == BUNNY_TOWER)
    find_tower_gain (table, &fiefs, seat, gain);
  else if (bunny_face_is_building (face))
    find_building_gain (table, &fiefs, seat, face, gain);
}
