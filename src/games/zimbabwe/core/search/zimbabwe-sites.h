/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the public yardstick sees in a site for a monument or a craftsman, described to the number.
 * "Within reach" is over two hubs at most here.
 */
#pragma once

#include "zimbabwe-ground.h"

G_BEGIN_DECLS

/* What craftsmen to be placed are compared with, once for all sites of a state. */
typedef struct
{
  ZimbabweGround      *ground;
  const ZimbabweState *state;
  guint8               superseded; /* bits of kinds */

  /* Its own monuments: their areas, and the fewest hubs to a craftsman of each kind; and the areas
   * without a hub of others. */
  guint         n_own;
  ZimbabweCells own[ZIMBABWE_N_DISCS][ZIMBABWE_N_AREAS];
  guint8        hubs[ZIMBABWE_N_DISCS][ZIMBABWE_N_CRAFTS];
  guint         n_others;
  ZimbabweCells other[ZIMBABWE_N_DISCS * (ZIMBABWE_MAX_SEATS - 1)];
} ZimbabweSites;

/* The ground follows the state already. */
void zimbabwe_sites_init (ZimbabweSites       *sites,
                          ZimbabweGround      *ground,
                          const ZimbabweState *state);

/* Returns what a start cell, a new monument and a craftsman seem to be worth to the seat to act. */
gint zimbabwe_site_weigh_start (ZimbabweGround *ground, guint cell);
gint zimbabwe_sites_weigh_monument (const ZimbabweSites *sites, guint cell);
gint zimbabwe_sites_weigh_craft (const ZimbabweSites *sites,
                                 guint                kind,
                                 guint                cell,
                                 ZimbabweTurn         turn);

G_END_DECLS
