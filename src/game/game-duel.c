/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Pairs are handed out to threads one by one and written down by number; they are added up when all
 * is over, so it does not matter who played which.
 */
#include "game-duel.h"

#include <math.h>

#include "game-rng.h"
#include "game-state.h"

/* Beyond so many actions a game is a draw. */
#define MAX_ACTIONS 20000

/* No plan is longer. */
#define MAX_PLAN 64

/* 95 % of a normal distribution lie within so many deviations. */
#define DEVIATIONS 1.959964

typedef struct
{
  const GameRules      *rules;
  const GameContestant *contestants[2];
  guint64               n_pairs;
  guint64               seed;
  const gint           *cancel;
  gint                  next;   /* the next pair to be played; atomic */
  guint8               *points; /* by game: 0 to 2, or UNPLAYED */
} Contest;

#define UNPLAYED 0xff

static gboolean
is_cancelled (const Contest *contest)
{
  return contest->cancel && g_atomic_int_get (contest->cancel);
}

/* Plays a game out; contestant `seating` has the first seat. The points of contestant 0. */
static guint8
play_game (const Contest *contest, guint64 seed, guint seating)
{
  const GameRules      *rules = contest->rules;
  g_autofree GameState *state = game_state_new (rules);
  g_autofree GameState *seen = game_state_new (rules);
  guint64               rng = seed;
  guint                 winner;
  guint                 seat;

  rules->deal (state, 2, 0, seed);
  for (guint n = 0; n < MAX_ACTIONS && (seat = rules->seat (state)) != GAME_NOBODY;)
    {
      const GameContestant *contestant = contest->contestants[seat ^ seating];
      GameAction            plan[MAX_PLAN];
      guint                 length;

      rules->observe (state, seat, seen);
      length =
        contestant->player->choose (rules, seen, contestant->level, game_rng_next (&rng),
                                    contestant->nodes, contest->cancel, plan, MAX_PLAN);
      if (length == 0)
        return UNPLAYED;
      for (guint i = 0; i < length; i++, n++)
        rules->apply (state, plan[i], NULL);
    }
  winner = game_winner (rules, state);
  return winner == GAME_NOBODY ? 1 : (winner ^ seating) == 0 ? 2
                                                             : 0;
}

static gpointer
play_pairs (gpointer data)
{
  Contest *contest = data;

  while (!is_cancelled (contest))
    {
      guint64 pair = (guint64) g_atomic_int_add (&contest->next, 1);

      if (pair >= contest->n_pairs)
        break;
      for (guint seating = 0; seating < 2; seating++)
        contest->points[2 * pair + seating] = play_game (contest, contest->seed + pair, seating);
    }
  return NULL;
}

static void
add_up (const Contest *contest, GameDuel *duel)
{
  memset (duel, 0, sizeof *duel);
  for (guint64 pair = 0; pair < contest->n_pairs; pair++)
    {
      const guint8 *points = &contest->points[2 * pair];

      if (points[0] == UNPLAYED || points[1] == UNPLAYED)
        continue;
      for (guint i = 0; i < 2; i++)
        {
          duel->wins += points[i] == 2;
          duel->draws += points[i] == 1;
          duel->losses += points[i] == 0;
        }
      duel->pairs[points[0] + points[1]]++;
    }
}

void
game_duel_play (const GameRules      *rules,
                const GameContestant *first,
                const GameContestant *second,
                guint64               n_pairs,
                guint64               seed,
                guint                 threads,
                const gint           *cancel,
                GameDuel             *duel)
{
  Contest contest = {
    .rules = rules,
    .contestants = { first, second },
    .n_pairs = n_pairs,
    .seed = seed,
    .cancel = cancel,
  };
  g_autoptr (GPtrArray) workers = g_ptr_array_new ();

  g_return_if_fail (n_pairs <= G_MAXINT32);
  g_return_if_fail (threads >= 1);

  contest.points = g_malloc (2 * n_pairs + 1);
  memset (contest.points, UNPLAYED, 2 * n_pairs);
  for (guint i = 1; i < threads; i++)
    g_ptr_array_add (workers, g_thread_new ("duel", play_pairs, &contest));
  play_pairs (&contest);
  for (guint i = 0; i < workers->len; i++)
    g_thread_join (g_ptr_array_index (workers, i));
  add_up (&contest, duel);
  g_free (contest.points);
}

double
game_duel_get_score (const GameDuel *duel)
{
  guint64 games = duel->wins + duel->losses + duel->draws;

  return games ? ((double) duel->wins + (double) duel->draws / 2) / (double) games : 0.5;
}

static double
get_elo (double score)
{
  if (score <= 0)
    return -INFINITY;
  if (score >= 1)
    return INFINITY;
  return 400 * log10 (score / (1 - score));
}

double
game_duel_get_elo (const GameDuel *duel, double *low, double *high)
{
  double score = game_duel_get_score (duel);
  double pairs = 0;
  double spread = 0;
  double error;

  for (guint i = 0; i < G_N_ELEMENTS (duel->pairs); i++)
    {
      double off = i / 4.0 - score;

      pairs += (double) duel->pairs[i];
      spread += (double) duel->pairs[i] * off * off;
    }
  error = pairs > 1 ? DEVIATIONS * sqrt (spread / (pairs - 1) / pairs) : 1;
  *low = get_elo (score - error);
  *high = get_elo (score + error);
  return get_elo (score);
}
