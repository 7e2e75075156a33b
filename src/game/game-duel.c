/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A deal's games depend on it alone; they are added up by number when all is over, so it does not
 * matter who played which.
 */
#include "game-duel.h"

#include <math.h>

#include "game-job.h"
#include "game-print.h"
#include "game-rng.h"
#include "game-state.h"

/* A longer game is a draw. */
#define MAX_ACTIONS 20000

/* The longest plan. */
#define MAX_PLAN 64

/* The number of deviations within which 95 % of a normal distribution lie. */
#define DEVIATIONS 1.959964

/* The share of results outside such an interval at either end. */
#define TAIL 0.025

/* The points of a game that was not played to its end. */
#define UNPLAYED 0xff

/* The weight of a result that has not come up, in pairs, so that it stays possible. */
#define UNSEEN 1e-3

/* Steps of a bisection: beyond them a double has no more digits. */
#define HALVINGS 100

typedef struct
{
  const GameRules      *rules;
  const GameContestant *contestants[2];
  guint64               seed;
} Contest;

/* Counts two points for each seat behind this one, and one for each other on the same place. */
static guint
count_points (const GameRules *rules, const GameState *state, guint seat)
{
  guint      seats = rules->seats (state);
  guint      points = 0;
  GameResult result;

  if (!rules->result (state, &result))
    return seats - 1;
  for (guint s = 0; s < seats; s++)
    if (s != seat)
      points += (result.rank[s] > result.rank[seat]) * 2u +
                (result.rank[s] == result.rank[seat]);
  return points;
}

GamePlayerOptions
game_contestant_get_options (const GameContestant *contestant)
{
  return (GamePlayerOptions) { .level = contestant->level,
                               .nodes = contestant->nodes,
                               .points = contestant->points,
                               .sparring = contestant->sparring,
                               .learner = contestant->learner };
}

/* Plays a game out; the first contestant has the seat `own`. */
static GameDuelGame
play_game (const GameRules            *rules,
           guint                       seats,
           const GameContestant *const contestants[2],
           guint64                     seed,
           guint                       own,
           GameDuelWatch               watch,
           gpointer                    data,
           const gint                 *cancel)
{
  g_autofree GameState *state = game_state_new (rules);
  g_autofree GameState *seen = game_state_new (rules);
  guint64               rng = seed;
  guint                 seat;

  rules->deal (state, seats, 0, seed);
  for (guint n = 0; n < MAX_ACTIONS && (seat = rules->seat (state)) != GAME_NOBODY;)
    {
      const GameContestant *contestant = contestants[seat != own];
      GamePlayerOptions     options = game_contestant_get_options (contestant);
      GameAction            plan[MAX_PLAN];
      guint                 length;

      options.seed = game_rng_next (&rng);
      options.cancel = cancel;
      if (watch)
        watch (data, state, seat);
      rules->observe (state, seat, seen);
      length = game_player_choose_with (contestant->player, rules, seen, seat, &options, plan,
                                        MAX_PLAN);
      if (length == 0)
        return (GameDuelGame) { .points = UNPLAYED };
      for (guint i = 0; i < length; i++, n++)
        rules->apply (state, plan[i], NULL);
    }
  return (GameDuelGame) { count_points (rules, state, own), game_winner (rules, state) == own };
}

gboolean
game_duel_play_game (const GameRules      *rules,
                     guint                 seats,
                     const GameContestant *first,
                     const GameContestant *second,
                     guint64               seed,
                     guint                 own,
                     const gint           *cancel,
                     GameDuelGame         *game)
{
  return game_duel_watch_game (rules, seats, first, second, seed, own, NULL, NULL, cancel, game);
}

gboolean
game_duel_watch_game (const GameRules      *rules,
                      guint                 seats,
                      const GameContestant *first,
                      const GameContestant *second,
                      guint64               seed,
                      guint                 own,
                      GameDuelWatch         watch,
                      gpointer              data,
                      const gint           *cancel,
                      GameDuelGame         *game)
{
  const GameContestant *const contestants[] = { first, second };

  *game = play_game (rules, seats, contestants, seed, own, watch, data, cancel);
  return game->points != UNPLAYED && !(cancel && g_atomic_int_get (cancel));
}

gboolean
game_duel_play_deal (const GameRules      *rules,
                     guint                 seats,
                     const GameContestant *first,
                     const GameContestant *second,
                     guint64               seed,
                     const gint           *cancel,
                     GameDuelGame          games[GAME_MAX_SEATS])
{
  for (guint own = 0; own < seats; own++)
    if (!game_duel_play_game (rules, seats, first, second, seed, own, cancel, &games[own]))
      return FALSE;
  return TRUE;
}

gboolean
game_duel_play_pair (const GameRules      *rules,
                     const GameContestant *first,
                     const GameContestant *second,
                     guint64               seed,
                     const gint           *cancel,
                     guint                 points[2])
{
  GameDuelGame games[GAME_MAX_SEATS];

  if (!game_duel_play_deal (rules, 2, first, second, seed, cancel, games))
    return FALSE;
  for (guint own = 0; own < 2; own++)
    points[own] = games[own].points;
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
  return game_print ("%u%u", points[0], points[1]);
}

/* The points of the games, a + behind those in which the first contestant was alone first. */
char *
game_duel_print_deal (guint seats, const GameDuelGame *games)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < seats && seats == 2; i++)
    game_print_to (text, "%u", games[i].points);
  for (guint i = 0; i < seats && seats > 2; i++)
    game_print_to (text, "%s%u%s", i > 0 ? "," : "", games[i].points,
                   games[i].first ? "+" : "");
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static gboolean
parse_deal (const char *text, guint seats, GameDuelGame *games)
{
  for (guint i = 0; i < seats; i++)
    {
      guint64 points;

      if (i > 0 && *text++ != ',')
        return FALSE;
      if (!game_number_parse (text, 2 * (seats - 1), &points, &text))
        return FALSE;
      games[i] = (GameDuelGame) { (guint) points, *text == '+' };
      text += *text == '+';
    }
  return *text == '\0';
}

static void
add_deal (GameDuel *duel, const GameDuelGame *games)
{
  guint64 points = 0;

  for (guint i = 0; i < duel->seats; i++)
    {
      points += games[i].points;
      duel->wins += games[i].first;
    }
  duel->deals++;
  duel->points += points;
  duel->squares += points * points;
}

gboolean
game_duel_add_text (GameDuel *duel, const char *text)
{
  guint        points[2] = { (guint) (text[0] - '0'), text[0] ? (guint) (text[1] - '0') : 0 };
  GameDuelGame games[GAME_MAX_SEATS];

  if (duel->seats > 2)
    {
      if (!parse_deal (text, duel->seats, games))
        return FALSE;
      add_deal (duel, games);
      return TRUE;
    }
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
  g_autoptr (GameCheckpoint) part = game_checkpoint_new ("", n_pairs, 1, 1);

  game_job_run (&job, part, NULL);
  memset (duel, 0, sizeof *duel);
  for (guint64 pair = 0; pair < n_pairs; pair++)
    if (game_checkpoint_get (part, pair))
      game_duel_add_text (duel, game_checkpoint_get (part, pair));
}

/* The most points of a deal. */
static double
get_full (const GameDuel *duel)
{
  return duel->seats > 2 ? 2.0 * duel->seats * (duel->seats - 1) : 4;
}

double
game_duel_get_score (const GameDuel *duel)
{
  guint64 games = duel->wins + duel->losses + duel->draws;

  if (duel->seats > 2)
    return duel->deals ? (double) duel->points / (double) duel->deals / get_full (duel) : 0.5;
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
  if (duel->seats > 2)
    {
      pairs = (double) duel->deals;
      spread = (double) duel->squares / (get_full (duel) * get_full (duel)) -
               pairs * score * score;
      spread = MAX (spread, 0);
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
