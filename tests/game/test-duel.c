/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Duels: pairs are pairs, threads change nothing, a player is its own equal, scores mean points,
 * and a sequential test decides on pairs.
 */
#include "game-duel.h"

#include <math.h>

#include "../fixed.h"
#include "games.h"
#include "toy-heaps.h"
#include "toy-hoard.h"

#define PAIRS 12

static const GameContestant thinker = { &game_player_playouts, 4, 400 };
static const GameContestant chance = { &game_player_random, 0, 0 };

static void
play (const GameContestant *first, const GameContestant *second, guint threads, GameDuel *duel)
{
  game_duel_play (&toy_heaps_rules, first, second, PAIRS, 7, threads, NULL, duel);
}

static void
test_sums (void)
{
  GameDuel duel;
  guint64  pairs = 0;
  guint64  points = 0;

  play (&thinker, &chance, 1, &duel);
  for (guint i = 0; i < G_N_ELEMENTS (duel.pairs); i++)
    {
      pairs += duel.pairs[i];
      points += i * duel.pairs[i];
    }
  g_assert_cmpuint (pairs, ==, PAIRS);
  g_assert_cmpuint (duel.wins + duel.losses + duel.draws, ==, 2 * PAIRS);
  g_assert_cmpuint (points, ==, 2 * duel.wins + duel.draws);
  g_assert_cmpfloat (game_duel_get_score (&duel), >, 0.6);
}

static void
test_threads (void)
{
  GameDuel one;
  GameDuel three;

  play (&thinker, &chance, 1, &one);
  play (&thinker, &chance, 3, &three);
  g_assert_cmpmem (&one, sizeof one, &three, sizeof three);
}

/* A deal of three seats is three games, read back as written; the score is the mean share of the
 * others left behind. */
static void
test_many (void)
{
  GameDuelGame     games[GAME_MAX_SEATS];
  GameDuelGame     won[] = { { 4, TRUE }, { 4, TRUE }, { 4, TRUE } };
  GameDuelGame     mixed[] = { { 0, FALSE }, { 3, FALSE }, { 2, FALSE } };
  GameDuel         duel = { .seats = 3 };
  g_autofree char *all = game_duel_print_deal (3, won);
  g_autofree char *some = game_duel_print_deal (3, mixed);
  double           low;
  double           high;

  g_assert_cmpstr (all, ==, "4+,4+,4+");
  g_assert_cmpstr (some, ==, "0,3,2");
  g_assert_true (game_duel_add_text (&duel, all));
  g_assert_cmpfloat (game_duel_get_score (&duel), ==, 1);
  g_assert_true (game_duel_add_text (&duel, some));
  g_assert_cmpuint (duel.wins, ==, 3);
  g_assert_cmpuint (duel.points, ==, 17);
  g_assert_cmpfloat_with_epsilon (game_duel_get_score (&duel), 17.0 / 24, 1e-12);
  game_duel_get_interval (&duel, &low, &high);
  g_assert_cmpfloat (low, <, 0.5);
  g_assert_cmpfloat (high, ==, 1);
  g_assert_false (game_duel_add_text (&duel, "5,0,0"));
  g_assert_false (game_duel_add_text (&duel, "1,0"));
  g_assert_false (game_duel_add_text (&duel, "1,0,0,0"));
  g_assert_false (game_duel_add_text (&duel, "1,0,0++"));
  g_assert_true (game_duel_play_deal (&toy_hoard_rules, 3, &thinker, &chance, 5, NULL, games));
  for (guint i = 0; i < 3; i++)
    g_assert_true (games[i].points <= 4 && (!games[i].first || games[i].points == 4));
}

/* A player against itself is as good as itself, to the last pair. */
static void
test_mirror (void)
{
  GameDuel duel;

  play (&thinker, &thinker, 2, &duel);
  g_assert_cmpuint (duel.pairs[2], ==, PAIRS);
}

static void
test_cancel (void)
{
  const gint cancel = 1;
  GameDuel   duel;

  game_duel_play (&toy_heaps_rules, &thinker, &chance, PAIRS, 7, 2, &cancel, &duel);
  g_assert_cmpuint (duel.wins + duel.losses + duel.draws, ==, 0);
  g_assert_cmpfloat (game_duel_get_score (&duel), ==, 0.5);
}

/* 400 log10 of 3 is 190.85; the pairs' mean is 0.75, their deviation 0.5 / sqrt (3). */
static void
test_elo (void)
{
  const GameDuel duel = { .wins = 6, .losses = 2, .pairs = { [2] = 2, [4] = 2 } };
  double         error = 1.959964 * sqrt (0.25 / 3) / 2;
  double         low;
  double         high;

  g_assert_cmpfloat_with_epsilon (game_duel_get_elo (&duel, &low, &high), 190.8485, 0.001);
  g_assert_cmpfloat_with_epsilon (low, 400 * log10 ((0.75 - error) / (0.25 + error)), 0.001);
  g_assert_true (isinf (high) && high > 0);
}

/* A perfect score is no proof of infinite strength: 20 pairs say, with 97.5 % certainty, that
 * more than 83.2 in 100 are won. */
static void
test_elo_whole (void)
{
  const GameDuel won = { .wins = 40, .pairs = { [4] = 20 } };
  const GameDuel lost = { .losses = 40, .pairs = { [0] = 20 } };
  const GameDuel none = { 0 };
  double         low;
  double         high;

  g_assert_true (isinf (game_duel_get_elo (&won, &low, &high)) && isinf (high));
  g_assert_cmpfloat_with_epsilon (game_elo_get_score (low), 0.8316, 1e-4);
  g_assert_true (isinf (game_duel_get_elo (&lost, &low, &high)) && isinf (low));
  g_assert_cmpfloat_with_epsilon (game_elo_get_score (high), 1 - 0.8316, 1e-4);
  game_duel_get_interval (&none, &low, &high);
  g_assert_cmpfloat (low, ==, 0);
  g_assert_cmpfloat (high, ==, 1);
}

static void
test_text (void)
{
  const guint      points[2] = { 2, 1 };
  g_autofree char *text = game_duel_print_pair (points);
  GameDuel         duel = { 0 };

  g_assert_true (game_duel_add_text (&duel, text));
  g_assert_cmpuint (duel.wins, ==, 1);
  g_assert_cmpuint (duel.draws, ==, 1);
  g_assert_cmpuint (duel.pairs[3], ==, 1);
  g_assert_false (game_duel_add_text (&duel, ""));
  g_assert_false (game_duel_add_text (&duel, "2"));
  g_assert_false (game_duel_add_text (&duel, "23"));
  g_assert_false (game_duel_add_text (&duel, "200"));
  g_assert_cmpuint (duel.wins, ==, 1);
}

/* If every pair is won or lost whole, the generalized ratio is Wald's own: each pair won counts
 * ln (s1 / s0), each lost one ln ((1 - s1) / (1 - s0)). */
static void
test_llr_wald (void)
{
  const GameDuel duel = { .pairs = { [0] = 40, [4] = 60 } };
  double         s0 = game_elo_get_score (0);
  double         s1 = game_elo_get_score (26);

  g_assert_cmpfloat (s0, ==, 0.5);
  g_assert_cmpfloat_with_epsilon (game_duel_get_llr (&duel, 0, 26),
                                  60 * log (s1 / s0) + 40 * log ((1 - s1) / (1 - s0)), 1e-3);
}

/* A mixed result: 5.139463, worked out once in another language; close to that the normal
 * approximation gives 5.52. */
static void
test_llr_mixed (void)
{
  const GameDuel duel = { .pairs = { 10, 20, 100, 40, 30 } };
  const GameDuel mirror = { .pairs = { 30, 40, 100, 20, 10 } };

  g_assert_cmpfloat_with_epsilon (game_duel_get_llr (&duel, 0, 20), 5.139463, 1e-5);
  g_assert_cmpfloat_with_epsilon (game_duel_get_llr (&mirror, -20, 0), -5.139463, 1e-5);
  g_assert_cmpfloat_with_epsilon (game_duel_get_llr (&(GameDuel) { 0 }, 0, 20), 0, 1e-2);
}

/* Of equals, hardly more than one in twenty tests may say that one is better. Pairs are drawn from
 * a mixture with the mean of the hypothesis that is true. */
static void
test_llr_errors (void)
{
  const guint shares[] = { 1, 2, 4, 2, 1 };
  guint       wrong = 0;
  guint       undecided = 0;

  for (guint round = 0; round < 400; round++)
    {
      GameDuel duel = { 0 };
      double   llr = 0;

      for (guint n = 0; n < 5000 && ABS (llr) < GAME_SPRT_BOUND; n++)
        {
          gint  draw = g_test_rand_int_range (0, 10);
          guint points = 0;

          while (draw >= (gint) shares[points])
            draw -= (gint) shares[points++];
          duel.pairs[points]++;
          llr = game_duel_get_llr (&duel, 0, 40);
        }
      wrong += llr >= GAME_SPRT_BOUND;
      undecided += ABS (llr) < GAME_SPRT_BOUND;
    }
  g_assert_cmpuint (undecided, ==, 0);
  g_assert_cmpuint (wrong, <, 400 / 10);
}

int
main (int argc, char **argv)
{
  fixed_test_init (&argc, &argv);
  g_test_add_func ("/game/duel/sums", test_sums);
  g_test_add_func ("/game/duel/threads", test_threads);
  g_test_add_func ("/game/duel/mirror", test_mirror);
  g_test_add_func ("/game/duel/cancel", test_cancel);
  g_test_add_func ("/game/duel/elo", test_elo);
  g_test_add_func ("/game/duel/elo-whole", test_elo_whole);
  g_test_add_func ("/game/duel/text", test_text);
  g_test_add_func ("/game/duel/llr/wald", test_llr_wald);
  g_test_add_func ("/game/duel/llr/mixed", test_llr_mixed);
  g_test_add_func ("/game/duel/llr/errors", test_llr_errors);
  g_test_add_func ("/game/duel/many", test_many);
  return g_test_run ();
}
