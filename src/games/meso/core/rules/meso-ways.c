/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Breadth-first from each land. A set of lands is the bits of a number, so that all lands of one
 * distance go on at once.
 */
#include "meso-ways.h"

#include <string.h>

#define BIT(land) (G_GUINT64_CONSTANT (1) << (land))

/* Writes the steps from a land to all; nobody goes on from a land of `bars`. */
static void
fill_row (const guint64 *near, guint from, guint64 bars, guint8 *row)
{
  guint64 seen = BIT (from), front = seen;

  memset (row, MESO_FAR, MESO_MAX_LANDS);
  bars &= ~BIT (from);
  for (guint8 steps = 0; front; steps++)
    {
      guint64 next = 0;

      for (; front; front &= front - 1)
        {
          guint land = (guint) __builtin_ctzll (front);

          row[land] = steps;
          if (!(bars >> land & 1))
            next |= near[land];
        }
      front = next & ~seen;
      seen |= front;
    }
}

void
meso_ways_find (const MesoState *state, MesoWays *ways)
{
  const MesoMap *map = meso_map_get ();
  guint64        near[MESO_MAX_LANDS] = { 0 };
  guint64        temple = BIT (state->index[map->temple]);

  for (guint i = 0; i < state->n_lands; i++)
    for (guint bits = state->land[i].ways; bits; bits &= bits - 1)
      near[i] |= BIT (state->index[map->near[state->land[i].spot][__builtin_ctz (bits)]]);
  for (guint i = 0; i < state->n_lands; i++)
    {
      fill_row (near, i, 0, ways->plain[i]);
      fill_row (near, i, temple, ways->laden[i]);
    }
}
