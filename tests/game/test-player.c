/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The two players: they find the actions they must find, they stop when told to, and the one is
 * better than the other. The same question has the same answer, by law, and is tested for it.
 */
#include "game-player.h"

#include "../fixed.h"
#include "game-options.h"
#include "game-state.h"
#include "games.h"
#include "toy-heaps.h"
#include "toy-hoard.h"
#include "toys.h"

/* Nodes that no test could wait for. */
#define ENDLESS (G_GUINT64_CONSTANT (1) << 60)

static char *
choose (const GamePlayer *player, const char *position, guint64 seed)
{
  g_autoptr (GError) error = NULL;
  g_autofree GameState *state = NULL;
  GameAction            plan[4];
  guint                 n;

  state = game_position_parse_full (&toy_heaps_rules, position, 0, &error);
  g_assert_no_error (error);
  n = game_player_choose (player, &toy_heaps_rules, state, toy_heaps_rules.seat (state),
                          GAME_LEVEL_KING, seed, 4000, NULL, plan, 4);
  return n == 1 ? game_action_print (&toy_heaps_rules, plan[0]) : g_strdup ("nothing");
}

static gint
favour_first (const GameState *state, guint seat)
{
  return seat == 0 ? 30 : 0;
}

/* A policy that judges positions is followed for its rounds behind the turn that is tried; then its
 * judgement makes the chance, and the points stay those of the game. */
static void
test_rounds (void)
{
  const GameRules      *rules = &toy_hoard_rules;
  GamePolicy            policy = game_policy_random;
  g_autofree GameState *state = game_state_new (rules);
  g_autofree GameState *seen = game_state_new (rules);
  GameTrial             trial;
  GameResult            standing;
  gint                  points;

  policy.rounds = 1;
  policy.judge = favour_first;
  policy.half_lead = 10;
  rules->deal (state, 2, 0, 1);
  rules->observe (state, rules->seat (state), seen);
  game_trial_init (&trial, &policy, rules, seen, 0);
  game_trial_draw (&trial, 1, 0);
  game_trial_begin (&trial);
  game_trial_play_out (&trial, 1, NULL);
  g_assert_false (rules->result (trial.state, &standing));
  g_assert_cmpuint (rules->turn (trial.state), ==, rules->turn (seen) + 3);
  g_assert_cmpint (game_trial_get_score (&trial), ==, 750);
  g_assert_cmpint (game_trial_get_chance (&trial, &points), ==, 875);
  g_assert_cmpint (points, ==, standing.points[0]);
  game_trial_clear (&trial);
}

/* Each position has one action that wins by force. */
static void
test_wins (void)
{
  for (guint64 seed = 0; seed < 20; seed++)
    {
      g_autofree char *last = choose (&game_player_playouts, "heaps/1 0 3 0 0 4 4 5 0", seed);
      g_autofree char *misere = choose (&game_player_playouts, "heaps/1 1 0 2 0 4 4 5 0", seed);
      g_autofree char *balance = choose (&game_player_playouts, "heaps/1 0 1 3 0 4 4 5 0", seed);
      g_autofree char *over = choose (&game_player_playouts, "heaps/1 0 0 0 0 4 4 5 0", seed);

      g_assert_cmpstr (last, ==, "take:13");
      g_assert_cmpstr (misere, ==, "take:21");
      g_assert_cmpstr (balance, ==, "take:22");
      g_assert_cmpstr (over, ==, "nothing");
    }
}

static GameAction
take_most (const GameRules *rules,
           const GameState *state,
           guint            seat,
           guint64         *rng,
           GameAction      *actions)
{
  guint n = rules->legal (state, seat, actions);
  guint most = 0;

  for (guint i = 1; i < n; i++)
    if (actions[i].operand[1] > actions[most].operand[1])
      most = i;
  return actions[most];
}

static void
glance (const GameState *seen, guint seat, const GameAction *actions, guint n, gint *glances)
{
  for (guint i = 0; i < n; i++)
    glances[i] = actions[i].operand[1];
}

/* A policy is a player at once. At a glance it can err, with noise, and what it tries is played on
 * by the policy: to take two leaves an even balance. */
static void
test_policy (void)
{
  static const char *const levels[] = { "at-once", "glance", "noise", "one", "all", NULL };
  static const GamePolicy  policy = { .choose = take_most, .glance = glance, .game_nodes = 1 };
  static const GameEffort  efforts[] = { { .at_once = TRUE },
                                         { .choices = 1 },
                                         { .noise = 2 },
                                         { .choices = 1, .games = 20 },
                                         { .games = 20 } };
  static const GamePlayer  player = {
     .id = "most", .levels = levels, .policy = &policy, .efforts = efforts
  };
  static const char *const wanted[] = { "take:23", "take:23", NULL, "take:23", "take:22" };
  g_autofree GameState    *state =
    game_position_parse_full (&toy_heaps_rules, "heaps/1 0 1 3 0 4 4 5 0", 0, NULL);
  guint n_other = 0;

  for (guint64 seed = 0; seed < 20; seed++)
    for (guint level = 0; levels[level]; level++)
      {
        GamePlayerOptions options = { .level = level, .seed = seed, .exact = seed >= 10 };
        g_autofree char  *text = NULL;
        GameAction        action;

        g_assert_cmpuint (game_player_choose_with (&player, &toy_heaps_rules, state, 0, &options,
                                                   &action, 1),
                          ==, 1);
        text = game_action_print (&toy_heaps_rules, action);
        if (wanted[level] || options.exact)
          g_assert_cmpstr (text, ==, wanted[level] ? wanted[level] : "take:23");
        else
          n_other += strcmp (text, "take:23") != 0;
      }
  g_assert_cmpuint (n_other, >, 0);
}

/* What is due is known to a player that knows nothing else. */
static void
test_due (void)
{
  GameKind              kinds[] = { toy_heaps_rules.kinds[0] };
  GameRules             rules = toy_heaps_rules;
  GamePlayerOptions     options = { .kinds = G_GUINT64_CONSTANT (1) << 63 };
  g_autofree GameState *state = game_state_new (&rules);
  GameAction            action;

  rules.kinds = kinds;
  rules.deal (state, 2, 0, 1);
  for (guint due = 0; due < 2; due++)
    {
      kinds[0].flags = due ? GAME_KIND_DUE : GAME_KIND_PLAIN;
      g_assert_cmpuint (
        game_player_choose_with (&game_player_random, &rules, state, 0, &options, &action, 1), ==,
        due);
    }
}

/* Every action comes about as often: 400 draws of 4. */
static void
test_random (void)
{
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  GHashTableIter iter;
  gpointer       times;

  for (guint64 seed = 0; seed < 400; seed++)
    {
      char    *action = choose (&game_player_random, "heaps/1 0 3 1 0 4 4 5 0", seed);
      gpointer before = g_hash_table_lookup (seen, action);

      g_hash_table_insert (seen, action, GUINT_TO_POINTER (GPOINTER_TO_UINT (before) + 1));
    }
  g_assert_cmpuint (g_hash_table_size (seen), ==, 4);
  g_hash_table_iter_init (&iter, seen);
  while (g_hash_table_iter_next (&iter, NULL, &times))
    g_assert_cmpuint (GPOINTER_TO_UINT (times), >, 50);
}

static gpointer
set_after_a_while (gpointer flag)
{
  g_usleep (20000);
  g_atomic_int_set ((gint *) flag, 1);
  return NULL;
}

/* A call that would last for ever ends when it is cancelled, and gives no advice. */
static void
test_cancel (gconstpointer data)
{
  const GameRules      *rules = data;
  g_autofree GameState *state = game_state_new (rules);
  g_autofree GameState *seen = game_state_new (rules);
  GThread              *thread;
  GameAction            plan[4];
  gint                  cancel = 0;

  rules->deal (state, rules->min_seats, 0, 1);
  rules->observe (state, rules->seat (state), seen);
  thread = g_thread_new ("cancel", set_after_a_while, &cancel);
  g_assert_cmpuint (
    game_player_choose (&game_player_playouts, rules, seen, rules->seat (seen), GAME_LEVEL_KING, 1,
                        ENDLESS, &cancel, plan, 4),
    ==, 0);
  g_thread_join (thread);
}

/* The first value of each option that has values: of a number of rounds, the smallest. */
static guint32
get_shortest (const GameRules *rules)
{
  guint32 options = 0;

  for (guint i = 0; i < rules->n_options; i++)
    if (game_option_get_n_values (rules, i) > 1)
      options = game_option_set (rules, options, i, 1);
  return options;
}

/* Plays a game; seat 0's player first. Returns the winner. */
static guint
play_game (const GameRules *rules, const GamePlayer *const *players, guint64 seed)
{
  g_autofree GameState *state = game_state_new (rules);
  g_autofree GameState *seen = game_state_new (rules);
  GameAction            plan[8];

  rules->deal (state, 2, get_shortest (rules), seed);
  while (rules->seat (state) != GAME_NOBODY)
    {
      guint seat = rules->seat (state);
      guint n;

      rules->observe (state, seat, seen);
      n = game_player_choose (players[seat], rules, seen, rules->seat (seen), GAME_LEVEL_KING,
                              seed++, 3000, NULL, plan, 8);
      g_assert_cmpuint (n, >, 0);
      for (guint i = 0; i < n; i++)
        rules->apply (state, plan[i], NULL);
    }
  return game_winner (rules, state);
}

/* Over 20 pairs of games with one deal and both seatings, playouts win at least 30 of 40. */
static void
test_strength (gconstpointer data)
{
  const GameRules        *rules = data;
  const GamePlayer *const seatings[2][2] = { { &game_player_playouts, &game_player_random },
                                             { &game_player_random, &game_player_playouts } };
  guint                   n_won = 0;

  for (guint i = 0; i < 40; i++)
    n_won += play_game (rules, seatings[i % 2], 1000 + i / 2) == i % 2;
  g_test_message ("%u of 40", n_won);
  g_assert_cmpuint (n_won, >=, 30);
}

static void
add_module (const GameModule *module)
{
  g_autofree char *cancel = g_strconcat ("/game/player/cancel/", module->rules->id, NULL);
  g_autofree char *strength = g_strconcat ("/game/player/strength/", module->rules->id, NULL);

  g_test_add_data_func (cancel, module->rules, test_cancel);
  if (module->rules->min_seats == 2)
    g_test_add_data_func (strength, module->rules, test_strength);
}

int
main (int argc, char **argv)
{
  fixed_test_init (&argc, &argv);
  g_test_add_func ("/game/player/wins", test_wins);
  g_test_add_func ("/game/player/random", test_random);
  g_test_add_func ("/game/player/policy", test_policy);
  g_test_add_func ("/game/player/rounds", test_rounds);
  g_test_add_func ("/game/player/due", test_due);
  for (guint i = 0; toys[i]; i++)
    add_module (toys[i]);
  for (guint i = 0; games_modules[i]; i++)
    add_module (games_modules[i]);
  return g_test_run ();
}
