/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A pair depends on its deal alone; pairs are added up by number when all is over, so it does not
 * matter who played which.
 */
#include "game-duel.h"

#include <math.h>

#include "game-job.h"
#include "game-rng.h"
#include "game-state.h"

/* Beyond so many actions a game is a draw. */
#define MAX_ACTIONS 20000

/* No plan is longer. */
#define MAX_PLAN 64

/* 95 % of a normal distribution lie within so many deviations. */
#define DEVIATIONS 1.959964

/* What such an interval leaves out at either end. */
#define TAIL 0.025

/* What a game brings that was not played to its end. */
#define UNPLAYED 0xff

/* A result that has not come up counts as so much of a pair, so that it stays possible. */
#define UNSEEN 1e-3

/* Steps of a bisection: beyond them a double has no more digits. */
#define HALVINGS 100

typedef struct
{
  const GameRules      *rules;
  const GameContestant *contestants[2];
  guint64               seed;
} Contest;

/* Plays a game out; contestant `seating` has the first seat. The points of contestant 0. */
static guint8
play_game (const GameRules            *rules,
           const GameContestant *const contestants[2],
           guint64                     seed,
           guint                       seating,
           const gint                 *cancel)
{
  g_autofree GameState *state = game_state_new (rules);
  g_autofree GameState *seen = game_state_new (rules);
  guint64               rng = seed;
  guint                 winner;
  guint                 seat;

  rules->deal (state, 2, 0, seed);
  for (guint n = 0; n < MAX_ACTIONS && (seat = rules->seat (state)) != GAME_NOBODY;)
    {
      const GameContestant *contestant = contestants[seat ^ seating];
      GameAction            plan[MAX_PLAN];
      guint                 length;

      rules->observe (state, seat, seen);
      length = game_player_choose (contestant->player, rules, seen, rules->seat (seen),
                                   contestant->level, game_rng_next (&rng), contestant->nodes,
                                   cancel, plan, MAX_PLAN);
      if (length == 0)
        return UNPLAYED;
      for (guint i = 0; i < length; i++, n++)
        rules->apply (state, plan[i], NULL);
    }
  winner = game_winner (rules, state);
  return winner == GAME_NOBODY ? 1 : (winner ^ seating) == 0 ? 2
                                                             : 0;
}

gboolean
game_duel_play_pair (const GameRules      *rules,
                     const GameContestant *first,
                     const GameContestant *second,
                     guint64               seed,
                     const gint           *cancel,
                     guint                 points[2])
{
  const GameContestant *const contestants[] = { first, second };

  for (guint seating = 0; seating < 2; seating++)
    {
      points[seating] = play_game (rules, contestants, seed, seating, cancel);
      if (points[seating] == UNPLAYED || (cancel && g_atomic_int_get (cancel)))
        return FALSE;
    }
  return TRUE;
}

void
game_duel_add_pair (GameDuel *duel, const guint points[2])
{
  for (guint i = 0; i < 2; i++)
    {
      duel->wins += points[i] == 2;
      duel->draws += points[i] == 1;
      duel->losses += points[i] == 0;
    }
  duel->pairs[points[0] + points[1]]++;
}

static char *
play_item (guint64 item, const gint *cancel, gpointer data)
{
  const Contest *contest = data;
  guint          points[2];

  if (!game_duel_play_pair (contest->rules, contest->contestants[0], contest->contestants[1],
                            contest->seed + item, cancel, points))
    return NULL;
  return game_duel_print_pair (points);
}

char *
game_duel_print_pair (const guint points[2])
{
  return g_strdup_printf ("%u%u", points[0], points[1]);
}

gboolean
game_duel_add_text (GameDuel *duel, const char *text)
{
  guint points[2] = { (guint) (text[0] - '0'), text[0] ? (guint) (text[1] - '0') : 0 };

  if (points[0] > 2 || points[1] > 2 || text[2] != '\0')
    return FALSE;
  game_duel_add_pair (duel, points);
  return TRUE;
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
  const gint never = 0;
  Contest    contest = { rules, { first, second }, seed };
  GameJob    job = {
       .run = play_item,
       .data = &contest,
       .threads = threads,
       .cancel = cancel ? cancel : &never,
  };
  g_autoptr (GamePart) part = game_part_new ("", n_pairs, 1, 1);

  game_job_run (&job, part, NULL);
  memset (duel, 0, sizeof *duel);
  for (guint64 pair = 0; pair < n_pairs; pair++)
    if (game_part_get (part, pair))
      game_duel_add_text (duel, game_part_get (part, pair));
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

void
game_duel_get_interval (const GameDuel *duel, double *low, double *high)
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
  *low = MAX (score - error, 0);
  *high = MIN (score + error, 1);
  if (pairs > 0 && score >= 1)
    *low = pow (TAIL, 1 / pairs);
  if (pairs > 0 && score <= 0)
    *high = 1 - pow (TAIL, 1 / pairs);
}

double
game_duel_get_elo (const GameDuel *duel, double *low, double *high)
{
  game_duel_get_interval (duel, low, high);
  *low = get_elo (*low);
  *high = get_elo (*high);
  return get_elo (game_duel_get_score (duel));
}

double
game_elo_get_score (double elo)
{
  return 1 / (1 + pow (10, -elo / 400));
}

/* The multiplier x with which the likeliest distribution of the mean `score` is
 * p / (1 + x (a - score)) for each a in quarters that has the share p. */
static double
find_multiplier (const double shares[5], double score)
{
  double low = -1 / (1 - score);
  double high = 1 / score;

  for (guint n = 0; n < HALVINGS; n++)
    {
      double middle = (low + high) / 2;
      double sum = 0;

      for (guint i = 0; i < 5; i++)
        sum += shares[i] * (i / 4.0 - score) / (1 + middle * (i / 4.0 - score));
      if (sum > 0)
        low = middle;
      else
        high = middle;
    }
  return (low + high) / 2;
}

double
game_duel_get_llr (const GameDuel *duel, double elo0, double elo1)
{
  double score[2] = { game_elo_get_score (elo0), game_elo_get_score (elo1) };
  double multiplier[2];
  double shares[5];
  double pairs = 0;
  double llr = 0;

  for (guint i = 0; i < 5; i++)
    pairs += shares[i] = MAX ((double) duel->pairs[i], UNSEEN);
  for (guint i = 0; i < 5; i++)
    shares[i] /= pairs;
  for (guint h = 0; h < 2; h++)
    multiplier[h] = find_multiplier (shares, score[h]);
  for (guint i = 0; i < 5; i++)
    llr += shares[i] * log ((1 + multiplier[0] * (i / 4.0 - score[0])) /
                            (1 + multiplier[1] * (i / 4.0 - score[1])));
  return pairs * llr;
}
