/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Sparring: the rules that decide a turn; a player who spars makes them decide more often, gives
 * away no more than its limit, and knows nothing more.
 */
#include "fixed.h"
#include "babel-fixture.h"
#include "babel-player.h"
#include "babel-weights.h"
#include "game-rng.h"

#define MAX_PLAN 64
#define N_GAMES  2
#define MAX_TURN 60

/* A hundredth of a win. */
#define BAND 655

#define BIT(kind) (G_GUINT64_CONSTANT (1) << (kind))

typedef struct
{
  const char *name;
  const char *position;
  guint64     kinds; /* the kinds that decide the turn of player 1 */
} Case;

static const Case cases[] = {
  { "used",
    "babel/1 A:P|/12 H:AAA|MMMMMM/123456 M:MMMMM/12345|P/123 P:PPPPP/12345| S:SSSSS/12345| "
    "pawns=QQ hands=HM|???? turn=30",
    BIT (BABEL_RAZE) | BIT (BABEL_EXPEL) },
  { "threatened", "babel/1 A:PPPP/1234|AAA/1 H:HP/1| pawns=HQ hands=|?????", BIT (BABEL_RAZE) },
  { "too-little-threatened", "babel/1 A:PPPP/12|AAA/1 H:HP/1| pawns=HQ hands=|?????", 0 },
  { "too-far", "babel/1 A:PPPP/1234|A/1 H:HP/1| pawns=HQ hands=|?????", 0 },
  { "over", "babel/1 A:HH/12345| H:P/12345| M:AHMPS/12345| result=1", 0 },
};

static void
test_deciding (gconstpointer data)
{
  const Case *test = data;
  BabelState  state = fixture_position (test->position);
  BabelState  seen;
  guint64     kinds = babel_player.spars & ~BIT (BABEL_HALVE);

  babel_rules.observe ((const GameState *) &state, 0, (GameState *) &seen);
  g_assert_cmphex (babel_player.find_deciding ((const GameState *) &seen, 0, kinds), ==,
                   test->kinds);
  g_assert_cmphex (babel_player.find_deciding ((const GameState *) &seen, 0, BIT (BABEL_SKIP)), ==,
                   0);
  g_assert_cmphex (babel_player.find_deciding ((const GameState *) &seen, 1, kinds), ==, 0);
}

/* The worth of a plan's end of the turn, by the learnt weights. */
static gint32
judge_plan (const GameState *seen, guint seat, const GameAction *plan, guint n)
{
  BabelState after = *babel_state (seen);

  for (guint i = 0; i < n && plan[i].kind != BABEL_END; i++)
    {
      if (plan[i].kind == BABEL_HALVE)
        return G_MAXINT32; /* the turn goes on from there */
      babel_state_apply (&after, plan[i], NULL);
    }
  return babel_worth_squash (
    babel_evaluate (babel_weights_get_learnt (), &after.table, seat));
}

/* Holds the choice in a position to that without sparring. A level that looks no further than its
 * turn may be held to the weights; the Builder takes no turn that is worse. */
static gboolean
check_choice (const GameState *seen, guint seat, GamePlayerOptions options)
{
  GameAction plans[3][MAX_PLAN];
  guint      n[3];
  gint32     worths[2];
  BabelState other;

  options.exact = TRUE;
  n[0] = game_player_choose_with (&babel_player, &babel_rules, seen, seat, &options, plans[0],
                                  MAX_PLAN);
  options.sparring = babel_player.spars;
  n[1] = game_player_choose_with (&babel_player, &babel_rules, seen, seat, &options, plans[1],
                                  MAX_PLAN);
  babel_rules.complete (seen, options.seed, (GameState *) &other);
  babel_rules.observe ((const GameState *) &other, seat, (GameState *) &other);
  n[2] = game_player_choose_with (&babel_player, &babel_rules, (const GameState *) &other, seat,
                                  &options, plans[2], MAX_PLAN);
  g_assert_cmpmem (plans[1], n[1] * sizeof (GameAction), plans[2], n[2] * sizeof (GameAction));
  for (guint i = 0; i < 2; i++)
    worths[i] = judge_plan (seen, seat, plans[i], n[i]);
  if (worths[0] != G_MAXINT32 && worths[1] != G_MAXINT32)
    {
      g_assert_cmpint (ABS (worths[1] - worths[0]), <=, BAND);
      g_assert_true (options.points > 0 || worths[1] >= worths[0]);
    }
  return n[0] != n[1] || memcmp (plans[0], plans[1], n[0] * sizeof (GameAction)) != 0;
}

/* Every choice is within a hundredth of a win of that without sparring, and many differ. */
static void
test_price (void)
{
  guint other = 0;
  guint turns = 0;

  for (guint64 game = 0; game < N_GAMES; game++)
    {
      g_autofree GameState *state = game_state_new (&babel_rules);
      g_autofree GameState *seen = game_state_new (&babel_rules);
      guint64               rng = game;
      guint                 seat;

      babel_rules.deal (state, 2, 0, game);
      while ((seat = babel_rules.seat (state)) != GAME_NOBODY &&
             babel_rules.turn (state) < MAX_TURN)
        {
          GamePlayerOptions options = { .level = BABEL_LEVEL_BUILDER, .points = 1200 };
          GameAction        plan[MAX_PLAN];
          guint             n;

          options.seed = game_rng_next (&rng);
          babel_rules.observe (state, seat, seen);
          if (seat == babel_rules.mover (state))
            {
              other += check_choice (seen, seat, options);
              options.points = 0;
              check_choice (seen, seat, options);
            }
          turns++;
          n = game_player_choose_with (&babel_player, &babel_rules, seen, seat, &options, plan,
                                       MAX_PLAN);
          for (guint i = 0; i < n; i++)
            babel_rules.apply (state, plan[i], NULL);
        }
    }
  g_test_message ("%u of %u turns differ", other, turns);
  g_assert_cmpuint (other * 4, >, turns);
}

/* A win is taken, even if there is a rule to be practised. */
static void
test_win (void)
{
  BabelState        state = fixture_position (cases[0].position);
  GamePlayerOptions options = { .level = BABEL_LEVEL_KING, .sparring = BIT (BABEL_SKIP) };
  BabelState        seen;
  GameAction        plan[MAX_PLAN];
  guint             n;

  babel_rules.observe ((const GameState *) &state, 0, (GameState *) &seen);
  n = game_player_choose_with (&babel_player, &babel_rules, (const GameState *) &seen, 0, &options,
                               plan, MAX_PLAN);
  for (guint i = 0; i < n; i++)
    babel_state_apply (&state, plan[i], NULL);
  g_assert_cmpuint (state.table.result, ==, BABEL_WON_BY_1);
}

int
main (int argc, char **argv)
{
  fixed_test_init (&argc, &argv);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/sparring/deciding/%s", cases[i].name);

      g_test_add_data_func (path, &cases[i], test_deciding);
    }
  g_test_add_func ("/sparring/price", test_price);
  g_test_add_func ("/sparring/win", test_win);
  return g_test_run ();
}
