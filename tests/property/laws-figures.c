/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The laws about figures: the standing of a game, and the amounts of its events. They hold in the
 * middle of a game as well as at its end.
 */
#include "laws.h"

/* At all times every seat has a place, which is the number of better seats plus one; and more
 * points never mean a worse place. */
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
            law_assert (walk, result.rank[t] <= result.rank[s],
                        "seat %u has more points than seat %u, and place %u behind place %u", t + 1,
                        s + 1, result.rank[t], result.rank[s]);
        }
      law_assert (walk, result.rank[s] == better + 1,
                  "%u seats are before seat %u, and its place is %u", better, s + 1,
                  result.rank[s]);
    }
}

/* The sum of the parts of a seat, their number, and the last of them. states: n of a game. */
static gint
sum_parts (const GameWords        *words,
           const GameState *const *states,
           guint                   n,
           guint                   seat,
           guint                  *n_parts,
           gint                   *last)
{
  gint sum = 0;

  *n_parts = 0;
  for (gboolean more = TRUE; more;)
    {
      gint             points = 0;
      g_autofree char *name = words->share (states, n, seat, *n_parts, &points);

      more = name != NULL;
      *n_parts += more;
      *last = more ? points : *last;
      sum += more ? points : 0;
    }
  return sum;
}

/* The sum of the single things of a seat. */
static gint
sum_pieces (Walk *walk, guint seat, guint *n_pieces)
{
  gint sum = 0;

  *n_pieces = 0;
  for (gboolean more = TRUE; more;)
    {
      gint             points = 0;
      g_autofree char *detail = NULL;
      g_autofree char *name =
        walk->game->module->words->piece (walk->state, seat, *n_pieces, &points, &detail);

      more = name != NULL;
      *n_pieces += more;
      law_assert (walk, detail == NULL || (more && g_str_has_suffix (detail, ".")),
                  "what piece %u of seat %u counts is no sentence of a piece", *n_pieces, seat + 1);
      sum += more ? points : 0;
    }
  return sum;
}

/* The pieces, if there are any, add up to the last part of their seat. */
static void
check_pieces (Walk *walk, const gint *last)
{
  gint  sums[GAME_MAX_SEATS] = { 0 };
  guint n_all = 0;

  for (guint seat = 0; seat < walk->seats; seat++)
    {
      guint n;

      sums[seat] = sum_pieces (walk, seat, &n);
      n_all += n;
    }
  for (guint seat = 0; seat < walk->seats && n_all > 0; seat++)
    law_assert (walk, sums[seat] == last[seat],
                "the pieces of seat %u add up to %d, and the last part of its points is %d",
                seat + 1, sums[seat], last[seat]);
}

static void
check_shares (Walk *walk, const GameState *const *states, guint n, const gint *points)
{
  const GameWords *words = walk->game->module->words;
  gint             last[GAME_MAX_SEATS] = { 0 };
  guint            n_parts[GAME_MAX_SEATS];

  for (guint seat = 0; seat < walk->seats; seat++)
    {
      gint sum = sum_parts (words, states, n, seat, &n_parts[seat], &last[seat]);

      law_assert (walk, sum == points[seat],
                  "the parts of the points of seat %u add up to %d, and it has %d", seat + 1, sum,
                  points[seat]);
      law_assert (walk, n_parts[seat] == n_parts[0],
                  "the points of seat %u have %u parts, those of seat 1 %u", seat + 1,
                  n_parts[seat], n_parts[0]);
    }
  if (words->piece != NULL)
    check_pieces (walk, last);
}

/* Points are the sum of their parts, where a game names any, whether only the end is known or the
 * way to it; all seats have the same ones. */
void
law_shares_check (Walk *walk)
{
  const GameWords             *words = walk->game->module->words;
  guint                        n = game_record_get_n_actions (walk->record) + 1;
  g_autofree const GameState **states = NULL;
  GameResult                   result;

  if (words == NULL || words->share == NULL)
    return;
  states = g_new (const GameState *, n);
  for (guint i = 0; i < n; i++)
    states[i] = game_record_get_state (walk->record, i);
  walk->rules->result (walk->state, &result);
  check_shares (walk, states + n - 1, 1, result.points);
  check_shares (walk, states + n / 2, n - n / 2, result.points);
  check_shares (walk, states, n, result.points);
}

/* The change of a seat's figure by the events of an action. */
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

/* A figure changes by the amounts of events, and no event counts a figure that does not exist. */
void
law_amounts_check (Walk *walk)
{
  const GameRules *rules = walk->rules;

  for (guint i = 0; i < walk->events->len; i++)
    {
      const GameEvent *event = &g_array_index (walk->events, GameEvent, i);

      if (event->kind != GAME_EVENT_AMOUNT)
        continue;
      law_assert (walk, event->item < rules->n_amounts && event->to.seat < walk->seats,
                  "event %u counts figure %u of %u for seat %u of %u", i, event->item,
                  rules->n_amounts, event->to.seat + 1u, walk->seats);
      law_assert (walk, event->amount != 0 && event->seen_by != 0,
                  "event %u counts nothing, or is seen by nobody", i);
    }
  for (guint a = 0; a < rules->n_amounts && walk->before; a++)
    for (guint s = 0; s < walk->seats; s++)
      law_assert (walk,
                  rules->amounts[a].value (walk->state, s) ==
                    rules->amounts[a].value (walk->before, s) + sum_events (walk, a, s),
                  "%s of seat %u goes from %d to %d, and the events count %d",
                  rules->amounts[a].name, s + 1, rules->amounts[a].value (walk->before, s),
                  rules->amounts[a].value (walk->state, s), sum_events (walk, a, s));
}
