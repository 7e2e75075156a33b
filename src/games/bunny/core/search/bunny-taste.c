/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The figures of the yardstick, and their sum. Fiefs are looked at once for a hand, scrolls only
 * if there is one in it.
 */
#include "bunny-taste.h"

#include "bunny-forecast.h"
#include "bunny-scrolls.h"

/* Hundredths of carrots. Those of a round are multiplied by the number of harvests left, the
 * harvest of this round among them. */
static const struct
{
  gint gain;      /* a round: a carrot more in a harvest */
  gint neighbour; /* an own cell that touches the new one */
  gint resource;  /* land that makes something, or a printed city */
  gint city;      /* a printed city, beside that */
  gint cities[3]; /* a round, by strength */
  gint farm;      /* a round */
  gint post;
  gint luxury;
  gint tower;
  gint camp; /* once */
  gint supply;
  gint open;     /* scrolls whose worth is not to be seen: copy cards, second, double, guard */
  gint times[4]; /* another scroll: by round, for each point that it would bring now */
  gint least;    /* and at least */
  gint more[4];  /* and by round beside that */
} taste = {
  .gain = 100,
  .neighbour = 120,
  .resource = 100,
  .city = 100,
  .cities = { 110, 200, 200 },
  .farm = 110,
  .post = 110,
  .luxury = 125,
  .tower = 100,
  .camp = 150,
  .supply = 400,
  .open = 400,
  .times = { 256, 160, 112, 84 },
  .least = 100,
  .more = { 100, 100, 0, 0 },
};

/* The data that all cards of a hand need. */
typedef struct
{
  const BunnyState *seen;
  guint             seat;
  BunnyFiefs        fiefs;
  gboolean          has_scrolls; /* they have been found */
  BunnyScrolls      scrolls;
} Look;

guint
bunny_taste_count_neighbours (const BunnyTable *table, const BunnyFiefs *fiefs, guint cell)
{
  guint map = bunny_table_get_map (table);
  guint n = 0;

  n += cell >= 10 && fiefs->of[cell - 10] != BUNNY_NO_FIEF &&
       bunny_map_touches (map, cell - 10, 10);
  n += cell % 10 != 0 && fiefs->of[cell - 1] != BUNNY_NO_FIEF &&
       bunny_map_touches (map, cell - 1, 1);
  n += cell < BUNNY_N_CELLS - 10 && fiefs->of[cell + 10] != BUNNY_NO_FIEF &&
       bunny_map_touches (map, cell, 10);
  n += cell % 10 != 9 && fiefs->of[cell + 1] != BUNNY_NO_FIEF &&
       bunny_map_touches (map, cell, 1);
  return n;
}

/* Posts that are not set give nothing. */
static gint
get_gain (const Look *look, guint cell)
{
  BunnyJoin join;
  guint     carrots;

  if (look->fiefs.of[cell] != BUNNY_NO_FIEF)
    return 0;
  bunny_join_find (&look->seen->table, &look->fiefs, cell, &join);
  carrots = bunny_fief_get_yield (&join.fief);
  for (guint i = 0; i < join.n; i++)
    carrots -= bunny_fief_get_yield (&look->fiefs.fief[join.joined[i]]);
  return (gint) carrots;
}

static gint
value_territory (const Look *look, guint cell, gint left)
{
  const BunnyTable *table = &look->seen->table;
  guint             land = bunny_table_get_land (table, cell);
  gint              value = left * taste.gain * get_gain (look, cell);

  value += taste.neighbour * (gint) bunny_taste_count_neighbours (table, &look->fiefs, cell);
  if (land != BUNNY_LAND_PLAIN && land != BUNNY_LAND_MOUNTAIN)
    value += taste.resource;
  if (land == BUNNY_LAND_CITY)
    value += taste.city;
  return value;
}

static gint
value_scroll (Look *look, guint face)
{
  guint round = look->seen->table.round - 1u;
  gint  points;

  if (face >= BUNNY_GUARD)
    return taste.open;
  if (!look->has_scrolls)
    bunny_scrolls_find_own (look->seen, look->seat, &look->scrolls);
  look->has_scrolls = TRUE;
  points = (gint) bunny_scrolls_try (look->seen, &look->scrolls, look->seat, face);
  return MAX (points * taste.times[round], taste.least) + taste.more[round];
}

static gint
value_card (Look *look, guint face)
{
  gint left = 5 - look->seen->table.round;

  if (bunny_face_is_territory (face))
    return value_territory (look, face - 1, left);
  if (face <= BUNNY_CITY3)
    return left * taste.cities[face - BUNNY_CITY1];
  if (face < BUNNY_POST)
    return left * taste.farm;
  if (face == BUNNY_POST)
    return left * taste.post;
  if (face <= BUNNY_IRON)
    return left * taste.luxury;
  if (face <= BUNNY_CAMP6)
    return taste.camp;
  if (face == BUNNY_TOWER)
    return left * taste.tower;
  return face == BUNNY_SUPPLY ? taste.supply : value_scroll (look, face);
}

void
bunny_taste_find (const BunnyState *seen,
                  guint             seat,
                  const BunnyFaces *faces,
                  gint             *values)
{
  Look look;

  look.seen = seen;
  look.seat = seat;
  look.has_scrolls = FALSE;
  bunny_fiefs_find (&seen->table, seat, &look.fiefs);
  for (guint i = 0; i < faces->n; i++)
    values[i] = value_card (&look, faces->face[i]);
}
