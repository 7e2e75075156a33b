/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Overlapping rows. A long colonnade stays readable because a run shows its name once and then only
 * the edges of its further cards; only when that is not enough do the names give way too, all
 * alike.
 */
#include "babel-fan.h"

/* The sliver of a repeated card that can be counted at ease, and that can be counted at all. */
#define SLIVER 4.0
#define THIN   2.5

/* The share of a strip from which on its name can be read. */
#define READABLE 0.65

/* How much less a repeated card shows than a leading one once everything is squeezed. */
#define REPEAT_WEIGHT 0.35

typedef struct
{
  double lead;
  double repeat;
} Pitches;

/* What each kind of card may show of itself, so that all of it fits into `room`. */
static Pitches
squeeze (guint n_leads, guint n_repeats, double pitch, double room)
{
  double needed = n_leads * pitch + n_repeats * pitch;
  double unit;

  if (needed <= room)
    return (Pitches) { pitch, pitch };
  if (n_repeats > 0 && n_leads * pitch + n_repeats * SLIVER <= room)
    return (Pitches) { pitch, (room - n_leads * pitch) / n_repeats };

  unit = n_leads > 0 ? MIN (pitch, (room - n_repeats * THIN) / n_leads) : 0;
  if (n_repeats > 0 && unit >= READABLE * pitch)
    return (Pitches) { unit, (room - n_leads * unit) / n_repeats };
  unit = MIN (pitch, room / MAX (REPEAT_WEIGHT, n_leads + n_repeats * REPEAT_WEIGHT));
  return (Pitches) { unit, unit * REPEAT_WEIGHT };
}

int
babel_fan_place (
  guint n, const gboolean *lead, guint focus, int pitch, int last, int room, int *offsets)
{
  double  at = 0, rest;
  guint   n_leads = 0, n_repeats = 0;
  Pitches pitches;

  if (n == 0)
    return 0;

  rest = MAX (0, room - last);
  if (focus + 1 < n && focus != BABEL_FAN_NONE && rest > pitch)
    rest -= pitch;
  else
    focus = BABEL_FAN_NONE;

  for (guint i = 0; i + 1 < n; i++)
    {
      if (i == focus)
        continue;
      if (i == 0 || lead[i])
        n_leads++;
      else
        n_repeats++;
    }
  pitches = squeeze (n_leads, n_repeats, pitch, rest);

  for (guint i = 0; i < n; i++)
    {
      offsets[i] = (int) (at + 0.5);
      at += i == focus ? pitch : i == 0 || lead[i] ? pitches.lead
                                                   : pitches.repeat;
    }
  return offsets[n - 1] + last;
}
