/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The legal answers to what the mover owes, in byte order: places for a volcano, lands for goods,
 * tokens, lands to take.
 */
#include "meso-judge.h"
#include "meso-rows.h"

static void
add_volcanoes (MesoRows *rows)
{
  guint64 places[MESO_N_PLACES / 64 + 1] = { 0 };

  for (guint i = 0; i < rows->state->n_lands; i++)
    for (guint k = 0; k < MESO_N_NEAR; k++)
      if (rows->state->land[i].edge >> k & 1)
        {
          guint spot = rows->map->near[rows->state->land[i].spot][k];

          places[spot / 64] |= G_GUINT64_CONSTANT (1) << spot % 64;
        }
  for (guint spot = 0; spot < MESO_N_PLACES; spot++)
    if ((places[spot / 64] >> spot % 64 & 1) && spot != rows->state->due_spot)
      meso_rows_add_plain (rows, MESO_VOLCANO, rows->map->place[spot]);
}

/* Returns TRUE if the text of one choice of lands comes before that of another. */
static gboolean
is_before (const MesoRows *rows, GameAction a, GameAction b)
{
  for (guint i = 0; i < 3 && a.operand[i] != MESO_NOWHERE; i++)
    if (a.operand[i] != b.operand[i])
      return rows->map->spot[a.operand[i]] < rows->map->spot[b.operand[i]];
  return FALSE;
}

static void
add_seed (MesoRows *rows, GameAction action)
{
  guint at = rows->n;

  meso_rows_add (rows, action);
  for (; at > 0 && is_before (rows, action, rows->row[at - 1].action); at--)
    rows->row[at].action = rows->row[at - 1].action;
  rows->row[at].action = action;
}

/* Adds every choice of n of the lands whose places rise in `places`. */
static void
add_choices (MesoRows *rows, const guint8 *places, guint n_places, guint n)
{
  for (guint set = 1; set < 1u << n_places; set++)
    {
      GameAction action = meso_action (MESO_SEED, MESO_NOWHERE, MESO_NOWHERE, MESO_NOWHERE, 0);
      guint      k = 0;

      if ((guint) __builtin_popcount (set) != n)
        continue;
      for (guint i = 0; i < n_places; i++)
        if (set >> i & 1)
          action.operand[k++] = places[i];
      add_seed (rows, action);
    }
}

static void
add_seeds (MesoRows *rows)
{
  guint  spot = rows->state->due_spot;
  guint  kind = meso_state_get_land (rows->state, spot)->kind;
  guint8 places[MESO_MAX_LANDS];
  guint  n = 0;

  for (guint i = 0; i < rows->state->n_lands; i++)
    {
      guint8 place = rows->map->place[rows->state->land[i].spot];
      guint  at = n;

      if (rows->state->land[i].kind != kind || rows->state->land[i].spot == spot)
        continue;
      for (; at > 0 && places[at - 1] > place; at--)
        places[at] = places[at - 1];
      places[at] = place;
      n++;
    }
  add_choices (rows, places, n, meso_state_count_seeds (rows->state, kind));
}

void
meso_rows_add_answers (MesoRows *rows)
{
  static const guint8 values[] = { 1, 2, 4, 6, 7 };
  static const guint8 takes[] = { 2, 1, 3, 4 }; /* f p q v */

  switch (rows->state->due)
    {
    case MESO_DUE_VOLCANO:
      add_volcanoes (rows);
      break;
    case MESO_DUE_SEED:
      add_seeds (rows);
      break;
    case MESO_DUE_TAKE:
      for (guint i = 0; i < G_N_ELEMENTS (takes); i++)
        if (rows->state->shown[takes[i] + 1] > 0)
          meso_rows_add_plain (rows, MESO_TAKE, takes[i]);
      break;
    default:
      for (guint i = 0; i < G_N_ELEMENTS (values); i++)
        if (meso_judge (rows->state, meso_action (MESO_LAY, values[i], 0, 0, 0)) == MESO_LEGAL)
          meso_rows_add_plain (rows, MESO_LAY, values[i]);
    }
}
