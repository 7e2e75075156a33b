/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Areas of monuments stand for ways to craftsmen that are not there yet: a way has as many hubs in
 * either direction.
 */
#include "zimbabwe-sites.h"

/* ---- Founding */

gint
zimbabwe_site_weigh_start (ZimbabweGround *ground, guint cell)
{
  guint kinds = 0, n = 0;

  for (guint i = 0; i < ground->n_resources; i++)
    if (zimbabwe_cells_has (zimbabwe_ground_get_near (ground, i), cell))
      {
        kinds |= 1u << ground->resource_kind[i];
        n++;
      }
  return 4 * __builtin_popcount (kinds) + (gint) n;
}

/* ---- What is there */

/* The fewest hubs from a cell to a craftsman of each kind, or ZIMBABWE_N_AREAS. */
static void
find_hubs (const ZimbabweSites *sites, guint cell, guint8 *hubs)
{
  for (guint kind = 0; kind < ZIMBABWE_N_CRAFTS; kind++)
    hubs[kind] = ZIMBABWE_N_AREAS;
  for (guint i = 0; i < sites->state->n_crafts; i++)
    {
      const ZimbabweLot *lot = zimbabwe_ground_get_ways (sites->ground, i);
      guint8            *least = &hubs[lot->craft.kind];

      for (guint8 n = 0; n < *least; n++)
        if (zimbabwe_cells_has (&lot->area[n], cell))
          *least = n;
    }
}

void
zimbabwe_sites_init (ZimbabweSites *sites, ZimbabweGround *ground, const ZimbabweState *state)
{
  sites->ground = ground;
  sites->state = state;
  sites->superseded = 0;
  sites->n_own = sites->n_others = 0;
  for (guint kind = 0; kind < ZIMBABWE_N_CRAFTS; kind++)
    if (zimbabwe_state_is_superseded (state, kind))
      sites->superseded |= (guint8) (1u << kind);
  for (guint seat = 0; seat < state->seats; seat++)
    {
      ZimbabweCells left = state->own[seat];
      guint         cell;

      while ((cell = zimbabwe_cells_take (&left)) != ZIMBABWE_NOWHERE)
        if (seat == state->mover)
          {
            find_hubs (sites, cell, sites->hubs[sites->n_own]);
            zimbabwe_ground_find_areas (ground, cell, sites->own[sites->n_own++]);
          }
        else
          {
            ZimbabweCells areas[ZIMBABWE_N_AREAS];

            zimbabwe_ground_find_areas (ground, cell, areas);
            sites->other[sites->n_others++] = areas[0];
          }
    }
}

/* ---- Monuments */

gint
zimbabwe_sites_weigh_monument (const ZimbabweSites *sites, guint cell)
{
  gint   value = 40 - 16 * (gint) sites->n_own;
  guint8 hubs[ZIMBABWE_N_CRAFTS];

  find_hubs (sites, cell, hubs);
  for (guint kind = 0; kind < ZIMBABWE_N_CRAFTS; kind++)
    if (hubs[kind] < ZIMBABWE_N_AREAS && !(sites->superseded >> kind & 1))
      value += 12 - 3 * hubs[kind];
  return MAX (value, 1);
}

/* ---- Craftsmen */

/* Resources of its kind that nobody claims, three at most. */
static gint
count_free (const ZimbabweSites *sites, guint kind, const ZimbabweCells *cells)
{
  guint64 left = sites->ground->of_kind[zimbabwe_crafts[kind].resource] &
                 ~zimbabwe_ground_get_claimed (sites->ground, sites->state, kind);
  gint n = 0;

  for (; left && n < 3; left &= left - 1)
    n += zimbabwe_cells_meet (
      zimbabwe_ground_get_near (sites->ground, (guint) __builtin_ctzll (left)), cells);
  return n;
}

/* The hubs to the good that one of a kind would be compared with, or ZIMBABWE_N_AREAS. */
static guint
get_old_hubs (const ZimbabweSites *sites, guint monument, guint kind)
{
  const guint8 *hubs = sites->hubs[monument];

  if (hubs[kind] < ZIMBABWE_N_AREAS && !(sites->superseded >> kind & 1))
    return hubs[kind];
  kind = zimbabwe_crafts[kind].is_secondary ? zimbabwe_crafts[kind].partner : ZIMBABWE_NO_CRAFT;
  return kind != ZIMBABWE_NO_CRAFT && !(sites->superseded >> kind & 1) ? hubs[kind]
                                                                       : ZIMBABWE_N_AREAS;
}

/* What a craftsman would bring its owner's monuments. */
static gint
weigh_own (const ZimbabweSites *sites, guint kind, const ZimbabweCells *cells)
{
  gint value = 0;

  for (guint i = 0; i < sites->n_own && !(sites->superseded >> kind & 1); i++)
    {
      guint old = get_old_hubs (sites, i, kind);
      guint hubs = 0;

      while (hubs < ZIMBABWE_N_AREAS && !zimbabwe_cells_meet (&sites->own[i][hubs], cells))
        hubs++;
      if (hubs == ZIMBABWE_N_AREAS)
        continue;
      value += old == ZIMBABWE_N_AREAS ? 36 - 6 * (gint) hubs : old > hubs ? 6 * (gint) (old - hubs)
                                                                           : 0;
    }
  return value;
}

gint
zimbabwe_sites_weigh_craft (const ZimbabweSites *sites,
                            guint                kind,
                            guint                cell,
                            ZimbabweTurn         turn)
{
  const ZimbabweState *state = sites->state;
  ZimbabweCells        cells = { { 0 } };
  guint                list[4];
  gint                 value = 10 * zimbabwe_crafts[kind].points - zimbabwe_crafts[kind].cost;

  for (guint i = zimbabwe_piece_list_cells (cell, turn, list); i > 0; i--)
    zimbabwe_cells_add (&cells, list[i - 1]);
  if (state->seat[state->mover].tech[kind] == 0)
    value -= 10 * (gint) zimbabwe_state_get_rise (state, state->mover, kind);
  value += 8 * count_free (sites, kind, &cells) + weigh_own (sites, kind, &cells);
  for (guint i = 0; i < sites->n_others; i++)
    value += zimbabwe_cells_meet (&sites->other[i], &cells) ? 4 : 0;
  return value;
}
