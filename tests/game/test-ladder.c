/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The ladder: strangers whose strength is known to the test alone, and whose games are drawn by the
 * odds of that strength, meet opponents whom they beat in about half of all games.
 */
#include "game-ladder.h"

#include "../fixed.h"
#include "game-duel.h"
#include "game-rng.h"

#define N_STRANGERS 2000
#define N_GAMES     25
#define N_FIRST     5

static const GameScale scale = { { 500, 750, 1000, 1250, 1520, 1780, 1975 }, 750 };

/* A number from 0 to 1. */
static double
draw (guint64 *rng)
{
  return (double) game_rng_below (rng, 1000000) / 1000000.0;
}

/* A stranger is taken for a beginner, so the strong need some games more. */
static void
test_strangers (void)
{
  guint64 rng = 1;

  for (guint strength = 700; strength <= 1800; strength += 100)
    {
      double won = 0.0;

      for (guint i = 0; i < N_STRANGERS; i++)
        {
          GameLadder ladder;

          game_ladder_init (&ladder, &scale);
          for (guint game = 0; game < N_GAMES; game++)
            {
              guint    points = game_ladder_get_points (&ladder, &scale);
              gboolean wins = draw (&rng) < game_elo_get_score ((double) strength - points);

              game_ladder_note (&ladder, &scale, points, wins);
              won += wins && game >= N_FIRST;
            }
        }
      won /= N_STRANGERS * (N_GAMES - N_FIRST);
      g_test_message ("%u: %.3f", strength, won);
      g_assert_cmpfloat_with_epsilon (won, 0.5, strength <= 1600 ? 0.05 : 0.1);
    }
}

/* A winner meets a stronger opponent, a loser a weaker one, within the scale. */
static void
test_ends (void)
{
  for (guint side = 0; side < 2; side++)
    {
      GameLadder ladder;
      guint      before;

      game_ladder_init (&ladder, &scale);
      before = game_ladder_get_points (&ladder, &scale);
      for (guint i = 0; i < 60; i++)
        {
          guint after;

          game_ladder_note (&ladder, &scale, before, side);
          after = game_ladder_get_points (&ladder, &scale);
          g_assert_cmpuint (after % 5, ==, 0);
          if (before != scale.levels[0] && before != scale.levels[GAME_N_LEVELS - 1])
            g_assert_true (side ? after > before : after < before);
          before = after;
        }
      g_assert_cmpuint (before, ==, side ? 1975 : 500);
      g_assert_cmpuint (ladder.games, ==, 60);
    }
}

/* A surprising result changes the rating more than an expected one. */
static void
test_surprise (void)
{
  GameLadder expected;
  GameLadder surprise;

  game_ladder_init (&expected, &scale);
  surprise = expected;
  game_ladder_note (&expected, &scale, scale.levels[0], 1.0);
  game_ladder_note (&surprise, &scale, 1975, 1.0);
  g_assert_cmpfloat (surprise.points, >, expected.points);
}

int
main (int argc, char **argv)
{
  fixed_test_init (&argc, &argv);
  g_test_add_func ("/ladder/strangers", test_strangers);
  g_test_add_func ("/ladder/ends", test_ends);
  g_test_add_func ("/ladder/surprise", test_surprise);
  return g_test_run ();
}
