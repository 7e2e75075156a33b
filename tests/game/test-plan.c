/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Plans of every game and toy: every legal action has figures within the work that the first ones
 * may take, the same calls give the same ones, better ones are surer, and nothing that the seat
 * cannot see makes a difference. How good they are is asked of the program (tests/cli).
 */
#include "game-plan.h"

#include "../fixed.h"
#include "game-rng.h"
#include "game-state.h"
#include "games.h"
#include "toy-heaps.h"
#include "toys.h"

/* Positions of each game, the most random actions before one, and the stages of a plan. */
#define POSITIONS 12
#define MANY      200
#define MOST      60
#define STAGES    2

/* The actions of the two longest games: a stage may exceed its nodes by a try of each action, and
 * of the end of the turn behind it. */
#define PRICE 8000

/* A position with something to choose, as the seat to act sees it; `world` gets another one that
 * this seat cannot tell apart, seen by it. */
static GameState *
draw_position (const GameRules *rules, guint64 *rng, GameState *other)
{
  g_autofree GameState  *state = game_state_new (rules);
  g_autofree GameState  *world = game_state_new (rules);
  g_autofree GameAction *actions = g_new (GameAction, rules->max_legal);
  GameState             *seen = game_state_new (rules);
  guint                  spread = rules->max_seats - rules->min_seats + 1;
  guint                  rest;
  guint                  seat;

  do
    {
      rest = game_rng_below (rng, MOST);
      rules->deal (state, rules->min_seats + game_rng_below (rng, spread), 0, game_rng_next (rng));
      for (; rest > 0 && rules->seat (state) != GAME_NOBODY; rest--)
        {
          guint n = rules->legal (state, rules->seat (state), actions);

          rules->apply (state, actions[game_rng_below (rng, n)], NULL);
        }
      seat = rules->seat (state);
    }
  while (seat == GAME_NOBODY);
  game_state_observe_next (rules, state, seat, seen);
  game_state_resample (rules, state, seat, game_rng_next (rng), world);
  game_state_observe_next (rules, world, seat, other);
  return seen;
}

static GameFigures *
work (GamePlan *plan, guint stages)
{
  for (guint i = 0; i < stages; i++)
    if (!game_plan_improve (plan, GAME_PLAN_FIRST_NODES, NULL))
      break;
  return game_plan_dup_figures (plan);
}

static void
check_same (const GameFigures *one, const GameFigures *other)
{
  g_assert_cmpuint (one->figures->len, ==, other->figures->len);
  for (guint i = 0; i < one->figures->len; i++)
    g_assert_cmpmem (&g_array_index (one->figures, GameFigure, i), sizeof (GameFigure),
                     &g_array_index (other->figures, GameFigure, i), sizeof (GameFigure));
  g_assert_cmpmem (one->passes, one->n_passes * sizeof (GamePass), other->passes,
                   other->n_passes * sizeof (GamePass));
}

/* Each legal action has its figure, and one is the best. */
static void
check_figures (const GameModule *module, const GameState *seen, const GameFigures *figures)
{
  g_autoptr (GArray) legal =
    game_legal_sorted_for (module->rules, seen, module->rules->seat (seen));
  guint n_best = 0;

  g_assert_cmpuint (figures->figures->len, ==, legal->len);
  for (guint i = 0; i < legal->len; i++)
    {
      GameFigure figure;

      g_assert_true (
        game_figures_find (figures, g_array_index (legal, GameAction, i), &figure));
      g_assert_true (
        game_action_equal (figure.action, g_array_index (legal, GameAction, i)));
      g_assert_cmpint (figure.behind, >=, 0);
      n_best += figure.is_best;
      if (figures->unit == GAME_UNIT_POINTS)
        continue;
      g_assert_cmpint (figure.end, >=, 0);
      g_assert_cmpint (figure.end, <=, 100 * 100);
    }
  g_assert_cmpuint (n_best, ==, 1);
}

static void
test_module (gconstpointer data)
{
  const GameModule     *module = data;
  const GameRules      *rules = module->rules;
  g_autofree GameState *other = game_state_new (rules);
  guint64               rng = (guint64) g_test_rand_int ();

  for (guint i = 0; i < (g_test_slow () ? MANY : POSITIONS); i++)
    {
      g_autofree GameState *seen = draw_position (rules, &rng, other);
      g_autoptr (GamePlan) plan = game_plan_new (module, seen, i);
      g_autoptr (GamePlan) there = game_plan_new (module, other, i);
      g_autoptr (GameFigures) figures = NULL;
      g_autoptr (GameFigures) figures_there = NULL;
      g_autoptr (GameFigures) first = NULL;

      g_assert_null (game_plan_dup_figures (plan));
      first = work (plan, 1);
      check_figures (module, seen, first);
      g_assert_cmpuint (game_plan_get_nodes (plan), <=,
                        GAME_PLAN_FIRST_NODES + PRICE * first->figures->len);
      figures = work (plan, STAGES);
      check_figures (module, seen, figures);
      figures_there = work (there, 1 + STAGES);
      check_same (figures, figures_there);
    }
}

/* Taking the last stones wins; leaving one gives the win away. */
static void
test_win (void)
{
  g_autofree GameState *state =
    game_position_parse_full (&toy_heaps_rules, "heaps/1 0 3 0 0 4 4 5 0", 0, NULL);
  g_autoptr (GamePlan) plan = game_plan_new (&toy_heaps_module, state, 1);
  g_autoptr (GameFigures) figures = work (plan, STAGES);
  GameAction action;
  GameFigure figure;

  g_assert_cmpint (figures->unit, ==, GAME_UNIT_GAMES);
  g_assert_true (toy_heaps_rules.parse_action ("take:13", &action, NULL));
  g_assert_true (game_figures_find (figures, action, &figure));
  g_assert_true (figure.is_best);
  g_assert_cmpint (figure.end, ==, 100 * 100);
  g_assert_true (toy_heaps_rules.parse_action ("take:12", &action, NULL));
  g_assert_true (game_figures_find (figures, action, &figure));
  g_assert_cmpint (figure.end, ==, 0);
  g_assert_cmpint (figure.behind, ==, 100 * 100);
}

/* A plan that is called off has no figures. */
static void
test_cancelled (void)
{
  const GameRules      *rules = toy_sealed_module.rules;
  g_autofree GameState *state = game_state_new (rules);
  g_autofree GameState *seen = game_state_new (rules);
  const gint            cancel = 1;
  g_autoptr (GamePlan) plan = NULL;
  g_autoptr (GameFigures) figures = NULL;

  rules->deal (state, rules->min_seats, 0, 1);
  game_state_observe_next (rules, state, 0, seen);
  plan = game_plan_new (&toy_sealed_module, seen, 1);
  g_assert_false (game_plan_improve (plan, GAME_PLAN_FIRST_NODES, &cancel));
  g_assert_null (game_plan_dup_figures (plan));
}

static void
add (const GameModule *module)
{
  g_autofree char *path = g_strconcat ("/game/plan/", module->rules->id, NULL);

  g_test_add_data_func (path, module, test_module);
}

int
main (int argc, char **argv)
{
  fixed_test_init (&argc, &argv);
  for (const GameModule *const *toy = toys; *toy != NULL; toy++)
    add (*toy);
  for (const GameModule *const *game = games_all_modules; *game != NULL; game++)
    add (*game);
  g_test_add_func ("/game/plan/win", test_win);
  g_test_add_func ("/game/plan/cancelled", test_cancelled);
  return g_test_run ();
}
