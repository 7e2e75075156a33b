/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Learners and the levels of their kind, in every game of the table: each is better than the one
 * before it. Seeds are fixed.
 */
#include "game-duel.h"

#include "../fixed.h"
#include "games.h"

#define SEED 1

/* The first of each pair wins less than this share of its games against the second. */
static const struct
{
  const char *first;
  const char *second;
  guint       games;
  double      most;
} pairs[] = {
  { "idle", "hasty", 40, 0.2 },
  { "random", "hasty", 80, 0.45 },
  { "random", "guest", 80, 0.4 },
  { "hasty", "careful", 200, 0.45 },
  { "guest", "beginner", 60, 0.4 },
  { "beginner", "pupil", 60, 0.4 },
  { "guest", "pupil", 40, 0.15 },
};

static void
find (const GameModule *module, const char *name, GameContestant *contestant)
{
  *contestant = (GameContestant) { .player = module->player };
  g_assert_true (game_learner_find (name, &contestant->learner) ||
                 game_player_find_level (module->player, name, &contestant->level));
}

static void
test_order (gconstpointer data)
{
  const GameModule *module = data;

  for (guint i = 0; i < G_N_ELEMENTS (pairs); i++)
    {
      GameContestant first;
      GameContestant second;
      GameDuel       duel;

      find (module, pairs[i].first, &first);
      find (module, pairs[i].second, &second);
      game_duel_play (module->rules, &first, &second, pairs[i].games / 2, SEED, 1, NULL, &duel);
      g_test_message ("%s, %s: %.3f", pairs[i].first, pairs[i].second,
                      game_duel_get_score (&duel));
      g_assert_cmpfloat (game_duel_get_score (&duel), <, pairs[i].most);
    }
}

/* With more than two seats the guest is behind the Pupil, too. */
static void
test_seats (gconstpointer data)
{
  const GameModule *module = data;
  GameContestant    guest;
  GameContestant    pupil;

  find (module, "guest", &guest);
  find (module, "pupil", &pupil);
  for (guint seats = 3; seats <= MIN (module->rules->max_seats, 4); seats++)
    {
      GameDuelGame games[GAME_MAX_SEATS];
      guint        points = 0;

      for (guint64 deal = 0; deal < 4; deal++)
        {
          g_assert_true (game_duel_play_deal (module->rules, seats, &guest, &pupil, SEED + deal,
                                              NULL, games));
          for (guint i = 0; i < seats; i++)
            points += games[i].points;
        }
      g_assert_cmpuint (points, <, 4 * seats * (seats - 1) / 2);
    }
}

/* A strength between two levels is one of them in each turn; that of a level is the level. */
static void
test_mixture (gconstpointer data)
{
  const GameModule *module = data;
  const GameScale  *scale = module->player->scale;
  GameContestant    middle = { .player = module->player };
  GameContestant    level = middle;

  if (scale == NULL)
    return;
  middle.points = (scale->levels[GAME_LEVEL_GUEST] + scale->levels[GAME_LEVEL_BEGINNER]) / 2;
  for (guint side = GAME_LEVEL_GUEST; side <= GAME_LEVEL_BEGINNER; side++)
    {
      GameDuel duel;

      level.level = side;
      game_duel_play (module->rules, &middle, &level, 50, SEED, 1, NULL, &duel);
      g_test_message ("level %u: %.3f", side, game_duel_get_score (&duel));
      if (side == GAME_LEVEL_GUEST)
        g_assert_cmpfloat (game_duel_get_score (&duel), >, 0.5);
      else
        g_assert_cmpfloat (game_duel_get_score (&duel), <, 0.5);
    }
}

/* The numbers of levels stand in saved games and records, and never change. */
static void
test_numbers (void)
{
  static const guint numbers[] = { 7, 8, 1, 2, 3, 4, 5, 6 };
  guint              level;

  for (guint i = 0; i <= GAME_N_LEVELS; i++)
    {
      g_assert_cmpuint (game_level_get_number (i), ==, numbers[i]);
      g_assert_true (game_level_find (numbers[i], &level));
      g_assert_cmpuint (level, ==, i);
    }
  g_assert_false (game_level_find (0, &level));
  g_assert_false (game_level_find (9, &level));
}

int
main (int argc, char **argv)
{
  fixed_test_init (&argc, &argv);
  g_test_add_func ("/learner/numbers", test_numbers);
  for (guint i = 0; games_modules[i]; i++)
    {
      const char      *id = games_modules[i]->rules->id;
      g_autofree char *order = g_strconcat ("/learner/order/", id, NULL);
      g_autofree char *seats = g_strconcat ("/learner/seats/", id, NULL);
      g_autofree char *mixture = g_strconcat ("/learner/mixture/", id, NULL);

      g_test_add_data_func (order, games_modules[i], test_order);
      g_test_add_data_func (seats, games_modules[i], test_seats);
      g_test_add_data_func (mixture, games_modules[i], test_mixture);
    }
  return g_test_run ();
}
