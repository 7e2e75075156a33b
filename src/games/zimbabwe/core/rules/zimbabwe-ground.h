/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What follows from a state about its map: land, lakes, resources, ranges and ways (RULES.md 3).
 *
 * A ground belongs to whoever asks, on the stack, and follows a state from action to action: only
 * what has changed since is worked out again, and only when it is asked for.
 */
#pragma once

#include "zimbabwe-state.h"

G_BEGIN_DECLS

#define ZIMBABWE_MAX_RESOURCES 48
#define ZIMBABWE_MAX_LAKES     60
#define ZIMBABWE_FAR           99 /* hubs: out of reach; steps: not on the map */
#define ZIMBABWE_N_AREAS       3

/* A craftsman with what it reaches. */
typedef struct
{
  ZimbabweCraft craft;
  ZimbabweCells cells;
  guint64       range[2]; /* resources of its kind within 3 steps, and within 6, by number */
  guint8        has_range;
  guint8        has_ways;
  ZimbabweCells area[ZIMBABWE_N_AREAS]; /* cells that it reaches over so many hubs at most */
  ZimbabweCells reach;                  /* over any number */
  guint8        hubs[ZIMBABWE_N_CELLS]; /* for monuments and craftsmen within reach */
} ZimbabweLot;

typedef struct
{
  /* Made from these. */
  guint8        tile[ZIMBABWE_MAX_TILES];
  guint8        tile_turns[ZIMBABWE_MAX_TILES];
  guint8        seats;
  guint8        blocks; /* monuments bar the way to resources */
  guint8        far;    /* 1: six steps stand for three */
  guint8        n_extras;
  guint16       extra[ZIMBABWE_MAX_EXTRAS];
  ZimbabweCells rain;
  ZimbabweCells monuments;
  ZimbabweCraft craft[ZIMBABWE_MAX_CRAFTS];
  guint         n_crafts;

  ZimbabweCells land;
  ZimbabweCells water;
  ZimbabweCells map; /* both */
  ZimbabweCells starts;
  ZimbabweCells bare;   /* land that is no start cell and has no printed resource */
  ZimbabweCells empty;  /* empty land (RULES.md 0.1) */
  ZimbabweCells pieces; /* cells of craftsmen */

  ZimbabweCells lake[ZIMBABWE_MAX_LAKES];
  guint8        n_lakes;
  guint8        lake_at[ZIMBABWE_N_WORDS * 64]; /* by the bits of a set: the lake of a water cell */

  guint8        n_printed;
  guint8        n_resources; /* the printed ones by cell, then the loose ones by cell */
  guint16       resource_cell[ZIMBABWE_MAX_RESOURCES];
  guint8        resource_kind[ZIMBABWE_MAX_RESOURCES];
  guint64       of_kind[ZIMBABWE_N_RESOURCES];
  guint64       has_near[2];
  ZimbabweCells near[2][ZIMBABWE_MAX_RESOURCES]; /* cells within 3 steps of it, and within 6 */

  guint8      at[ZIMBABWE_MAX_CRAFTS]; /* the lot of each craftsman of the state */
  ZimbabweLot lot[ZIMBABWE_MAX_CRAFTS];
} ZimbabweGround;

/* A ground that follows nothing yet. */
static inline void
zimbabwe_ground_init (ZimbabweGround *ground)
{
  ground->seats = 0;
}

/* Follows a state: with the steps that count in it, or with six if `far`. */
void zimbabwe_ground_follow (ZimbabweGround *ground, const ZimbabweState *state);
void zimbabwe_ground_follow_as (ZimbabweGround      *ground,
                                const ZimbabweState *state,
                                gboolean             far);

/* Cells on the map without monuments, craftsmen and anything else that moves; for readers. */
void zimbabwe_ground_lay (ZimbabweGround *ground, const ZimbabweState *state);

/* The cells within range of a resource, and the resources of its kind within that of a
 * craftsman of the state. */
const ZimbabweCells *zimbabwe_ground_get_near (ZimbabweGround *ground, guint resource);
guint64              zimbabwe_ground_get_range (ZimbabweGround *ground, guint craft);

/* A craftsman of the state with its ways. */
const ZimbabweLot *zimbabwe_ground_get_ways (ZimbabweGround *ground, guint craft);

/* The cells that a monument reaches over no hub, over one at most, and over two. */
void zimbabwe_ground_find_areas (const ZimbabweGround *ground,
                                 guint                 cell,
                                 ZimbabweCells         areas[ZIMBABWE_N_AREAS]);

/* The fewest hubs from a cell with a monument, or from a craftsman, to a craftsman, or
 * ZIMBABWE_FAR. */
guint zimbabwe_ground_count_hubs (ZimbabweGround *ground, guint cell, guint craft);
guint zimbabwe_ground_count_hubs_between (ZimbabweGround *ground, guint from, guint to);

/* The resources that are barred to a new craftsman of a kind (RULES.md 2.5.3). */
guint64 zimbabwe_ground_get_claimed (ZimbabweGround      *ground,
                                     const ZimbabweState *state,
                                     guint                kind);

/* The number of the resource on a cell, or n_resources. */
guint zimbabwe_ground_find_resource (const ZimbabweGround *ground, guint cell);

/* The fewest steps between two cells, or ZIMBABWE_FAR if one is not on the map. */
guint zimbabwe_ground_count_steps (const ZimbabweGround *ground, guint from, guint to);

G_END_DECLS
