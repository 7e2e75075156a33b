/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The laws about figures: where a game stands, and what its events count. They hold in the middle
 * of a game as well as at its end.
 */
#include "laws.h"

/* At all times every seat has a place, which says how many are better; and more points never mean a
 * worse place. */
void
law_standing_check (Walk *walk)
{
  guint      seats = walk->rules->seats (walk->state);
  GameResult result;

  walk->rules->result (walk->state, &result);
  for (guint s = 0; s < seats; s++)
    {
      guint better = 0;

      for (guint t = 0; t < seats; t++)
        {
          better += result.rank[t] < result.rank[s];
          if (result.points[t] > result.points[s])
            law_assert (walk, result.rank[t] <= result.rank[s]);
        }
      law_assert (walk, result.rank[s] == better + 1);
    }
}

/* Points are the sum of their parts, where a game names any; all seats have the same ones. */
void
law_shares_check (Walk *walk)
{
  const GameWords *words = walk->game->module->words;
  guint            n_parts = 0;
  GameResult       result;

  if (words == NULL || words->share == NULL)
    return;
  walk->rules->result (walk->state, &result);
  for (guint seat = 0; seat < walk->seats; seat++)
    {
      guint n = 0;
      gint  sum = 0;

      for (gboolean more = TRUE; more;)
        {
          gint             points = 0;
          g_autofree char *name = words->share (walk->state, seat, n, &points);

          more = name != NULL;
          n += more;
          sum += more ? points : 0;
        }
      law_assert (walk, sum == result.points[seat]);
      law_assert (walk, seat == 0 || n == n_parts);
      n_parts = n;
    }
}

/* What the events of an action count of a figure of a seat. */
static gint
sum_events (Walk *walk, guint amount, guint seat)
{
  gint sum = 0;

  for (guint i = 0; i < walk->events->len; i++)
    {
      const GameEvent *event = &g_array_index (walk->events, GameEvent, i);

      if (event->kind == GAME_EVENT_AMOUNT && event->item == amount && event->to.seat == seat)
        sum += event->amount;
    }
  return sum;
}

/* A figure changes by what is counted, and nothing is counted that does not exist. */
void
law_amounts_check (Walk *walk)
{
  const GameRules *rules = walk->rules;

  for (guint i = 0; i < walk->events->len; i++)
    {
      const GameEvent *event = &g_array_index (walk->events, GameEvent, i);

      if (event->kind != GAME_EVENT_AMOUNT)
        continue;
      law_assert (walk, event->item < rules->n_amounts && event->to.seat < walk->seats);
      law_assert (walk, event->amount != 0 && event->seen_by != 0);
    }
  for (guint a = 0; a < rules->n_amounts && walk->before; a++)
    for (guint s = 0; s < walk->seats; s++)
      law_assert (walk, rules->amounts[a].value (walk->state, s) ==
                          rules->amounts[a].value (walk->before, s) + sum_events (walk, a, s));
}
