/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Duels: that pairs are pairs, that threads change nothing, that whoever meets himself is his own
 * equal, and what a score means in points.
 */
#include "game-duel.h"

#include <math.h>

#include "games.h"
#include "toy-heaps.h"

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

/* Whoever plays against himself is as good as himself, to the last pair. */
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

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/game/duel/sums", test_sums);
  g_test_add_func ("/game/duel/threads", test_threads);
  g_test_add_func ("/game/duel/mirror", test_mirror);
  g_test_add_func ("/game/duel/cancel", test_cancel);
  g_test_add_func ("/game/duel/elo", test_elo);
  return g_test_run ();
}
