/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A look at the settlers comes first, then the costs of jobs by their steps, then the parts of the
 * worth. Whoever has wood or stone walks laden steps, everybody else plain ones.
 */
#include "meso-worth.h"

typedef enum
{
  LOAD_WOOD,
  LOAD_STONE,
  LOAD_NOTHING,
  LOAD_TOKEN,
} Load;

typedef struct
{
  const guint8 *steps; /* to each land */
  guint8        land;
  guint8        load;  /* a Load */
  guint8        token; /* its value */
} Walker;

typedef struct
{
  const MesoState *state;
  const MesoWays  *ways;
  const MesoSeat  *self;
  guint            seat;
  guint            temple; /* the number of its land */
  guint            n;      /* settlers on the table */
  Walker           walker[MESO_N_SETTLERS];
  guint            lying[2][MESO_MAX_LANDS]; /* lands with wood, with stone */
  guint            n_lying[2];
  gint             left;    /* tokens to lay */
  gint             offered; /* tokens */
  gint             mana;    /* with the harvests of two turns, less the tokens carried */
  gint             carried; /* the values of these */
  gboolean         stuck;   /* too few settlers are left to win */
  gboolean         spare;   /* a settler may leave the table */
} Look;

/* ---- A look at a state */

static Load
get_load (guint klass)
{
  switch (klass)
    {
    case MESO_WOOD:
    case MESO_WOOD_THIEF:
      return LOAD_WOOD;
    case MESO_STONES:
    case MESO_STONE_THIEF:
      return LOAD_STONE;
    case MESO_EMPTY:
    case MESO_EMPTY_THIEF:
      return LOAD_NOTHING;
    default:
      return LOAD_TOKEN;
    }
}

static void
look_at_settlers (Look *look)
{
  look->n = look->self->n_settlers;
  for (guint i = 0; i < look->n; i++)
    {
      guint16 key = look->state->settler[look->seat][i];
      guint   klass = meso_key_get_class (key);
      guint8  land = look->state->index[key >> 4];
      Load    load = get_load (klass);

      look->walker[i] = (Walker) {
        .steps = load <= LOAD_STONE ? look->ways->laden[land] : look->ways->plain[land],
        .land = land,
        .load = (guint8) load,
      };
      if (load != LOAD_TOKEN)
        continue;
      look->walker[i].token =
        (guint8) meso_state_get_value (look->state, look->seat, klass - MESO_BEARER);
      look->carried += look->walker[i].token;
    }
}

static void
look_at_lands (Look *look)
{
  for (guint i = 0; i < look->state->n_lands; i++)
    {
      if (look->state->land[i].wood > 0)
        look->lying[LOAD_WOOD][look->n_lying[LOAD_WOOD]++] = i;
      if (look->state->land[i].stone > 0)
        look->lying[LOAD_STONE][look->n_lying[LOAD_STONE]++] = i;
    }
}

static void
look_at (Look *look, const MesoState *state, const MesoWays *ways, guint seat)
{
  gint needed;

  *look = (Look) {
    .state = state,
    .ways = ways,
    .self = &state->seat[seat],
    .seat = seat,
    .temple = state->index[meso_map_get ()->temple],
  };
  look_at_settlers (look);
  look_at_lands (look);
  look->left = MESO_N_TOKENS - look->self->n_tokens;
  look->offered = __builtin_popcount (look->self->offered);
  look->mana = look->self->mana + 2 * (gint) meso_state_count_yields (state, seat) - look->carried;
  needed = MESO_N_TOKENS - look->offered;
  look->stuck = look->n < 2 && (look->left > 0 || (gint) look->n < needed);
  look->spare = look->n > 2 || look->stuck || (look->left == 0 && (gint) look->n >= needed);
}

/* ---- The costs of jobs */

/* The steps of a settler that brings wood or stone to a land. */
static guint
find_way (const Look *look, const Walker *walker, Load goods, guint to)
{
  guint least = MESO_FAR;

  if (walker->load == goods)
    return walker->steps[to];
  if (walker->load != LOAD_NOTHING)
    return MESO_FAR;
  for (guint i = 0; i < look->n_lying[goods]; i++)
    {
      guint from = look->lying[goods][i];

      least = MIN (least, (guint) walker->steps[from] + look->ways->laden[from][to]);
    }
  return least;
}

/* The two settlers that are nearest to a land, as far as there are two. */
typedef struct
{
  guint first;
  guint second;
  guint who; /* the first one */
} Nearest;

static Nearest
find_nearest (const Look *look, guint land)
{
  Nearest nearest = { MESO_FAR, MESO_FAR, MESO_N_SETTLERS };

  for (guint i = 0; i < look->n; i++)
    {
      guint steps = look->walker[i].steps[land];

      if (steps < nearest.first)
        nearest = (Nearest) { steps, nearest.first, i };
      else if (steps < nearest.second)
        nearest.second = steps;
    }
  return nearest;
}

/* The cost of a building of wood or stone in a land: two settlers must come, and the goods. */
static guint
find_cost_in (const Look *look, Load goods, guint land)
{
  const MesoLand *there = &look->state->land[land];
  Nearest         nearest = find_nearest (look, land);
  guint           least = MESO_FAR;

  if ((goods == LOAD_WOOD ? there->wood : there->stone) > 0)
    least = MIN (least, nearest.first + nearest.second);
  for (guint i = 0; i < look->n; i++)
    {
      guint other = i == nearest.who ? nearest.second : nearest.first;

      least = MIN (least, find_way (look, &look->walker[i], goods, land) + other);
    }
  return least;
}

static gboolean
takes_hut (const MesoLand *land)
{
  return land->kind == MESO_KIND_PLAIN && land->hut[1] == 0 && land->holy == 0;
}

static gboolean
takes_holy_place (const Look *look, const MesoLand *land)
{
  return land->kind == MESO_KIND_PLAIN && land->hut[0] == 0 && land->holy == 0 &&
         (land->crowd & ~(15u << (4 * look->seat))) == 0;
}

static guint
find_hut_cost (const Look *look)
{
  guint least = MESO_FAR;

  for (guint i = 0; i < look->state->n_lands; i++)
    if (takes_hut (&look->state->land[i]))
      least = MIN (least, find_cost_in (look, LOAD_WOOD, i));
  return least;
}

static guint
find_holy_cost (const Look *look)
{
  guint least = MESO_FAR;

  for (guint i = 0; i < look->state->n_lands; i++)
    if (takes_holy_place (look, &look->state->land[i]))
      least = MIN (least, find_cost_in (look, LOAD_STONE, i));
  return least;
}

static guint
find_birth_cost (const Look *look)
{
  guint least = MESO_FAR;

  for (guint i = 0; i < look->state->n_lands; i++)
    if (meso_land_count_free_huts (&look->state->land[i], look->seat) > 0)
      {
        Nearest nearest = find_nearest (look, i);

        least = MIN (least, nearest.first + nearest.second);
      }
  return least;
}

static guint
find_stone_cost (const Look *look)
{
  guint least = MESO_FAR;

  for (guint i = 0; i < look->n; i++)
    least = MIN (least, find_way (look, &look->walker[i], LOAD_STONE, look->temple));
  return least;
}

static void
find_costs (const Look *look, MesoCosts *costs)
{
  costs->hut = look->left > 0 && look->self->n_huts < MESO_N_HUTS ? find_hut_cost (look) : 0;
  costs->holy = look->self->n_holies < MESO_N_HOLIES ? find_holy_cost (look) : 0;
  costs->stone = find_stone_cost (look);
}

/* ---- The parts of the worth */

static gint
value_possessions (const Look *look)
{
  static const gint settlers[] = { 0, 60, 120, 180, 240, 280, 310, 330, 340 };
  static const gint holies[] = { 0, 120, 210, 260 };
  const MesoSeat   *self = look->self;

  return 1500 * look->offered + 40 * MIN (self->limit, 7) + 24 * self->mana +
         250 * (self->n_tokens - look->offered) + settlers[look->n] + holies[self->n_holies] -
         (look->stuck ? 1200 : 0) + (look->spare ? 300 : 0);
}

/* The seat's own holy places at which a settler of its prays. */
static gint
value_prayers (const Look *look)
{
  gint n = 0;

  for (guint i = 0; i < look->state->n_lands; i++)
    n += look->state->land[i].holy == look->seat + 1 &&
         meso_land_count_settlers (&look->state->land[i], look->seat) > 0;
  return n * (look->self->mana < look->self->limit ? 30 : 6);
}

/* What two settlers can do together. */
static gint
value_work (const Look *look, const MesoCosts *costs)
{
  gint best = 0;

  if (look->left > 0 && look->self->n_huts < MESO_N_HUTS)
    best = MAX (best, 180 - 12 * (gint) costs->hut);
  if (look->self->n_holies < MESO_N_HOLIES)
    best = MAX (best, 130 - 9 * (gint) costs->holy);
  if (look->n < 6)
    {
      gint birth = (gint) find_birth_cost (look);

      best = MAX (best, look->spare ? 60 - 6 * birth : 300 - 20 * birth);
    }
  return best;
}

static gint
value_stone (const Look *look, const MesoCosts *costs)
{
  gint steps = (gint) costs->stone;

  if (look->self->limit < 7)
    return steps < 12 ? 60 - 5 * steps : 0;
  return look->self->mana < look->self->limit && steps < 10 ? 20 - 2 * steps : 0;
}

/* Tokens on their way, if there is the mana for all of them. */
static gint
value_bearers (const Look *look)
{
  gint value = 0;

  if (!look->spare || look->mana < 0)
    return 0;
  for (guint i = 0; i < look->n; i++)
    if (look->walker[i].load == LOAD_TOKEN && look->self->limit >= look->walker[i].token)
      value += 400 - 30 * look->walker[i].steps[look->temple];
  return value;
}

/* The steps of the settler that is first at a land with empty hands; it goes three steps further to
 * get rid of goods. */
static guint
find_hands (const Look *look, guint land)
{
  guint least = MESO_FAR;

  for (guint i = 0; i < look->n; i++)
    if (look->walker[i].load != LOAD_TOKEN)
      least = MIN (least, (guint) look->walker[i].steps[land] +
                            (look->walker[i].load == LOAD_NOTHING ? 0 : 3));
  return least;
}

/* The nearest token under a hut for which there is the mana. */
static gint
value_sealed (const Look *look)
{
  guint least = MESO_FAR;

  for (guint i = 0; i < look->state->n_lands && look->spare; i++)
    for (guint k = 0; k < 2; k++)
      {
        guint hut = look->state->land[i].hut[k], token = MESO_HUT_GET_TOKEN (hut);
        gint  value;

        if (MESO_HUT_GET_OWNER (hut) != look->seat + 1 || token == 0)
          continue;
        value = (gint) meso_state_get_value (look->state, look->seat, token - 1);
        if (look->self->limit >= value && look->mana >= value)
          least = MIN (least, find_hands (look, i));
      }
  return least < 12 ? 240 - 20 * (gint) least : 0;
}

/* The steps of a settler with wood to the nearest plain for a hut. */
static guint
find_site (const Look *look, const Walker *walker)
{
  guint least = MESO_FAR;

  for (guint i = 0; i < look->state->n_lands; i++)
    if (takes_hut (&look->state->land[i]))
      least = MIN (least, (guint) walker->steps[i]);
  return least;
}

static gint
value_goods (const Look *look)
{
  gboolean wants_stone = look->self->mana < look->self->limit || look->self->limit < 7 ||
                         look->self->n_holies < MESO_N_HOLIES;
  gint value = 0;

  for (guint i = 0; i < look->n; i++)
    {
      const Walker *walker = &look->walker[i];

      if (walker->load == LOAD_STONE && wants_stone)
        value += 15 - 2 * MIN (walker->steps[look->temple], 7);
      if (walker->load == LOAD_WOOD && look->left > 0)
        value += 12 - 2 * (gint) MIN (find_site (look, walker), 6);
    }
  return value;
}

gint
meso_worth_find (const MesoState *state, const MesoWays *ways, guint seat, MesoCosts *costs)
{
  MesoCosts own;
  Look      look;

  look_at (&look, state, ways, seat);
  if (!costs)
    costs = &own;
  find_costs (&look, costs);
  return value_possessions (&look) + value_prayers (&look) + value_work (&look, costs) +
         value_stone (&look, costs) + value_bearers (&look) + value_sealed (&look) +
         value_goods (&look);
}
