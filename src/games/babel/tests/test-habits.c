/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Options of the player that knows Babel: a habit shows in its actions and costs no more than its
 * limit, actions that it was not taught it does not play, and without its errors it is the better
 * player.
 */
#include "fixed.h"
#include "babel-fixture.h"
#include "babel-player.h"
#include "babel-turns.h"
#include "game-rng.h"

#define MAX_PLAN 64
#define N_GAMES  16
#define ROOM     20000

#define BIT(kind) (G_GUINT64_CONSTANT (1) << (kind))

/* The number of actions of each kind by the second seat, and of games won by the first. */
typedef struct
{
  guint played[BABEL_N_KINDS];
  guint won;
} Tally;

/* Plays games between two sets of options; the deal and all chance come from the game's number. */
static Tally
play_games (const GamePlayerOptions options[2])
{
  Tally tally = { 0 };

  for (guint64 game = 0; game < N_GAMES; game++)
    {
      g_autofree GameState *state = game_state_new (&babel_rules);
      g_autofree GameState *seen = game_state_new (&babel_rules);
      guint64               rng = game;
      guint                 seat;

      babel_rules.deal (state, 2, 0, game);
      while ((seat = babel_rules.seat (state)) != GAME_NOBODY)
        {
          GamePlayerOptions own = options[seat];
          GameAction        plan[MAX_PLAN];
          guint             n;

          own.seed = game_rng_next (&rng);
          babel_rules.observe (state, seat, seen);
          n = game_player_choose_with (&babel_player, &babel_rules, seen, seat, &own, plan,
                                       MAX_PLAN);
          g_assert_cmpuint (n, >, 0);
          for (guint i = 0; i < n; i++)
            {
              tally.played[plan[i].kind] += seat == 1;
              babel_rules.apply (state, plan[i], NULL);
            }
        }
      tally.won += game_winner (&babel_rules, state) == 0;
    }
  return tally;
}

/* A player with a habit for an ability uses it more often than the same player without. */
static void
test_liked (gconstpointer data)
{
  guint             kind = GPOINTER_TO_UINT (data);
  GamePlayerOptions options[2] = { { .level = BABEL_LEVEL_SCRIBE },
                                   { .level = BABEL_LEVEL_SCRIBE } };
  Tally             plain = play_games (options);
  Tally             fond;

  options[1].habit = (GameHabit) { .liked = BIT (kind), .lean = 500 };
  fond = play_games (options);
  g_test_message ("%s: %u times, and %u times with the habit", babel_rules.kinds[kind].name,
                  plain.played[kind], fond.played[kind]);
  g_assert_cmpuint (fond.played[kind], >, plain.played[kind]);
}

/* The worth of the chosen turn by the weights of the level. */
static gint32
judge_choice (const BabelState *state, const GamePlayerOptions *options, gboolean *has_kind)
{
  BabelState after = *state;
  GameAction plan[MAX_PLAN];
  guint      n = game_player_choose_with (&babel_player, &babel_rules, (const GameState *) state,
                                          0, options, plan, MAX_PLAN);

  *has_kind = FALSE;
  for (guint i = 0; i < n && plan[i].kind != BABEL_END; i++)
    {
      *has_kind |= plan[i].kind == BABEL_RAZE;
      babel_state_apply (&after, plan[i], NULL);
    }
  return babel_evaluate (&babel_weights_plain, &after.table, 0);
}

/* Three Assyrians can raze a single level, which is worth little. No player without the habit
 * razes it; a player with the habit does as soon as the habit may cost that much, and no sooner. */
static void
test_price (void)
{
  BabelState state =
    fixture_position ("babel/1 A:AAA/12|P/1 H:HP/1| pawns=AH hands=S|?????");
  GamePlayerOptions options = { .level = BABEL_LEVEL_PLAIN_BEAM };
  gboolean          razed;
  gint32            best = judge_choice (&state, &options, &razed);
  gboolean          before = razed;

  for (guint lean = 1; lean <= 4096; lean *= 2)
    {
      gint32 worth;

      options.habit = (GameHabit) { .liked = BIT (BABEL_RAZE), .lean = lean };
      worth = judge_choice (&state, &options, &razed);
      g_assert_cmpint (worth, >=, best - (gint32) lean);
      g_assert_true (razed || !before);
      before = razed;
    }
  g_assert_true (razed);
}

static void
test_kinds (void)
{
  GamePlayerOptions options[2] = { { .level = BABEL_LEVEL_PUPIL },
                                   { .level = BABEL_LEVEL_BUILDER } };
  Tally             tally;

  options[1].kinds = BIT (BABEL_TRAVEL) | BIT (BABEL_SETTLE) | BIT (BABEL_BUILD) |
                     BIT (BABEL_MIGRATE);
  tally = play_games (options);
  g_assert_cmpuint (tally.played[BABEL_BUILD], >, 0);
  for (guint kind = BABEL_RAZE; kind <= BABEL_HALVE; kind++)
    g_assert_cmpuint (tally.played[kind], ==, 0);
}

static void
test_exact (void)
{
  GamePlayerOptions options[2] = { { .level = BABEL_LEVEL_PUPIL, .exact = TRUE },
                                   { .level = BABEL_LEVEL_PUPIL } };
  Tally             tally = play_games (options);

  g_test_message ("%u of %u", tally.won, N_GAMES);
  g_assert_cmpuint (tally.won, >, N_GAMES * 3 / 4);
}

/* A strength in points is the better player the more points it has, and the strongest is the King
 * to the last action. */
static void
test_strengths (void)
{
  static const guint ladder[] = { 750, 1000, 1250, 1500 };
  BabelState         state;
  GameAction         king[MAX_PLAN];
  GameAction         top[MAX_PLAN];
  GamePlayerOptions  options = { .level = BABEL_LEVEL_KING, .seed = 3, .nodes = 20000 };
  guint              n;

  for (guint i = 1; i < G_N_ELEMENTS (ladder); i++)
    {
      GamePlayerOptions both[2] = { { .points = ladder[i] }, { .points = ladder[i - 1] } };
      Tally             tally = play_games (both);

      g_test_message ("%u to %u: %u of %u", ladder[i], ladder[i - 1], tally.won, N_GAMES);
      g_assert_cmpuint (tally.won, >, N_GAMES / 2);
    }
  babel_state_deal (&state, 0, 1);
  n = game_player_choose_with (&babel_player, &babel_rules, (const GameState *) &state, 0,
                               &options, king, MAX_PLAN);
  options.points = babel_player.scale->levels[BABEL_LEVEL_KING];
  options.level = 0;
  g_assert_cmpuint (game_player_choose_with (&babel_player, &babel_rules,
                                             (const GameState *) &state, 0, &options, top,
                                             MAX_PLAN),
                    ==, n);
  g_assert_cmpmem (king, n * sizeof *king, top, n * sizeof *top);
}

int
main (int argc, char **argv)
{
  static const guint kinds[] = { BABEL_RAZE, BABEL_STEAL, BABEL_EXPEL, BABEL_WIN_OVER, BABEL_SKIP };

  fixed_test_init (&argc, &argv);
  for (gsize i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      g_autofree char *path = g_strdup_printf ("/habits/%s", babel_rules.kinds[kinds[i]].name);

      g_test_add_data_func (path, GUINT_TO_POINTER (kinds[i]), test_liked);
    }
  g_test_add_func ("/habits/price", test_price);
  g_test_add_func ("/habits/kinds", test_kinds);
  g_test_add_func ("/habits/exact", test_exact);
  g_test_add_func ("/habits/strengths", test_strengths);
  return g_test_run ();
}
