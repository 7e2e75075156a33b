/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * One rule for each kind of decision.
 * Everything runs in byte order and keeps the first of equals.
 */
#include "bunny-greedy.h"

#include "bunny-forecast.h"
#include "bunny-scrolls.h"

/* The least gain from settling a camp before the last round, in tenths of a carrot, which it must
 * exceed; and the tenths that an own neighbour adds to it. */
#define LEAST_OF_CAMP 5
#define NEIGHBOUR     2

/* ---- Picks */

static GameAction
choose_pick (const BunnyState *seen, guint seat)
{
  gboolean   two = seen->table.seats == 2;
  gint       second = two ? BUNNY_TASTE_SECOND : 100;
  gint       values[BUNNY_MAX_HAND];
  gint       best = G_MININT;
  guint      x = 0, y = 0;
  BunnyFaces faces;

  bunny_faces_find (seen, seat, &faces);
  bunny_taste_find (seen, seat, &faces, values);
  for (guint i = 0; i < faces.n; i++)
    for (guint j = 0; j < faces.n; j++)
      {
        gboolean fits = i == j ? faces.twice >> i & 1 : two || faces.face[i] < faces.face[j];
        gint     sum = 100 * values[i] + second * values[j];

        if (!fits || sum <= best)
          continue;
        best = sum;
        x = i;
        y = j;
      }
  return bunny_action (BUNNY_DO_PICK, faces.face[x], faces.face[y], two);
}

/* ---- Building turns */

/* The best so far. */
typedef struct
{
  GameAction action;
  gint       gain;
} Best;

static void
try_building (const BunnyTable *table,
              const BunnyFiefs *fiefs,
              const BunnyFree  *free,
              guint             face,
              Best             *best)
{
  guint lands = bunny_building_get_lands (face);

  for (guint i = 0; i < free->n; i++)
    {
      guint            cell = free->cell[i];
      const BunnyFief *fief = &fiefs->fief[fiefs->of[cell]];
      BunnyFief        with;
      gint             gain;

      if (!(lands >> bunny_table_get_land (table, cell) & 1))
        continue;
      with = bunny_fief_with (fief, face);
      gain = (gint) bunny_fief_get_carrots (&with) - (gint) bunny_fief_get_carrots (fief);
      if (gain <= best->gain)
        continue;
      best->gain = gain;
      best->action = bunny_action (BUNNY_DO_BUILD, face, cell + 1, 0);
    }
}

static void
try_tower (const BunnyFiefs *fiefs, guint a, guint b, Best *best)
{
  const BunnyFief *first = &fiefs->fief[fiefs->of[a]], *second = &fiefs->fief[fiefs->of[b]];
  BunnyFief        both = bunny_fief_joined (first, second);
  gint             gain = (gint) bunny_fief_get_carrots (&both) -
              (gint) (bunny_fief_get_carrots (first) + bunny_fief_get_carrots (second));

  if (first == second || gain <= best->gain)
    return;
  best->gain = gain;
  best->action = bunny_action (BUNNY_DO_TOWER, a + 1, b + 1, 0);
}

static GameAction
choose_in_turn (const BunnyTable *table, guint seat)
{
  guint32    tray = table->tray[seat];
  guint      camps = bunny_tray_get_camps (tray) & ~(guint) (table->kept >> 1);
  Best       best = { .gain = 0 };
  BunnyFiefs fiefs;
  BunnyFree  free;

  bunny_fiefs_find (table, seat, &fiefs);
  bunny_free_find (table, seat, &free);
  for (guint i = 0; i < BUNNY_N_PLAIN_BUILDINGS; i++)
    if (bunny_tray_get (tray, bunny_building_at_rank (i)))
      try_building (table, &fiefs, &free, bunny_building_at_rank (i), &best);
  for (guint i = 0; i < free.n && bunny_tray_get (tray, BUNNY_TOWER); i++)
    for (guint j = 0; j < free.n; j++)
      if (free.cell[i] < free.cell[j])
        try_tower (&fiefs, free.cell[i], free.cell[j], &best);
  if (best.gain > 0)
    return best.action;
  if (camps != 0)
    return bunny_action (BUNNY_DO_CAMP, (guint) __builtin_ctz (camps) + 1, 0, 0);
  return bunny_action (BUNNY_DO_DONE, 0, 0, 0);
}

/* Chooses the cell for an announced camp, or for one whose holder is asked. Worths are in tenths
 * of carrots. */
static GameAction
choose_camp (const BunnyTable *table, guint seat)
{
  gint       best = table->round == 4 ? 0 : LEAST_OF_CAMP;
  guint8     cells[BUNNY_N_CELLS + 1];
  guint      n = bunny_table_get_rabbits (table, seat) ? bunny_table_list_empty (table, cells) : 0;
  guint      found = BUNNY_NO_CELL;
  BunnyFiefs fiefs;

  bunny_fiefs_find (table, seat, &fiefs);
  for (guint i = 0; i < n; i++)
    {
      BunnyJoin join;
      gint      worth;

      bunny_join_find (table, &fiefs, cells[i], &join);
      worth = 10 * (gint) bunny_fief_get_yield (&join.fief) +
              NEIGHBOUR * (gint) bunny_taste_count_neighbours (table, &fiefs, cells[i]);
      for (guint k = 0; k < join.n; k++)
        worth -= 10 * (gint) bunny_fief_get_yield (&fiefs.fief[join.joined[k]]);
      if (worth <= best)
        continue;
      best = worth;
      found = cells[i];
    }
  if (found == BUNNY_NO_CELL)
    return bunny_action (table->asked ? BUNNY_DO_PASS : BUNNY_DO_KEEP, 0, 0, 0);
  return bunny_action (table->asked ? BUNNY_DO_STEP_IN : BUNNY_DO_SETTLE, found + 1, 0, 0);
}

/* ---- Posts and copies */

static GameAction
choose_trade (const BunnyTable *table, guint seat)
{
  guint8     cells[BUNNY_N_CELLS];
  guint      n = bunny_table_list_unset (table, seat, cells);
  gint       best = -1;
  GameAction action = { 0 };
  BunnyFiefs fiefs;

  bunny_fiefs_find (table, seat, &fiefs);
  for (guint i = 0; i < n; i++)
    for (guint good = BUNNY_CARROT; good >= BUNNY_WOOD; good--)
      {
        const BunnyFief *fief = &fiefs.fief[fiefs.of[cells[i]]];
        BunnyFief        with = bunny_fief_with (fief, good);
        gint             gain = (gint) (bunny_fief_get_yield (&with) - bunny_fief_get_yield (fief));

        if (gain <= best)
          continue;
        best = gain;
        action = bunny_action (BUNNY_DO_TRADE, cells[i] + 1u, good, 0);
      }
  return action;
}

static GameAction
choose_copy (const BunnyState *seen, guint seat)
{
  gint       best = -1;
  GameAction action = { 0 };

  for (gint which = 1; which >= 0; which--)
    {
      guint8 faces[BUNNY_N_SCROLLS];
      guint  n = bunny_state_list_copies (seen, seat, (guint) which, faces);

      for (guint i = 0; i < n; i++)
        {
          BunnyState after = *seen;
          guint      totals[BUNNY_MAX_SEATS];

          after.copied[seat][which] = faces[i];
          bunny_state_get_totals (&after, totals);
          if ((gint) totals[seat] <= best)
            continue;
          best = (gint) totals[seat];
          action = bunny_action (BUNNY_DO_COPY, (guint) which, faces[i], 0);
        }
    }
  return action;
}

GameAction
bunny_greedy_choose (const BunnyState *seen, guint seat)
{
  const BunnyTable *table = &seen->table;

  switch (table->phase)
    {
    case BUNNY_EXPLORE:
      return choose_pick (seen, seat);
    case BUNNY_BUILD:
      return table->camp ? choose_camp (table, seat) : choose_in_turn (table, seat);
    case BUNNY_HARVEST:
      return choose_trade (table, seat);
    default:
      return choose_copy (seen, seat);
    }
}
