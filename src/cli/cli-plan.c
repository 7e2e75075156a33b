/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The calls plan and plans: what actions would bring, and how well such plans agree with the
 * game's critic, on positions of games between players of a middle level.
 */
#include "cli-player.h"

#include "game-plan.h"
#include "game-print.h"
#include "game-rng.h"
#include "game-state.h"

/* The budget of a plan if none is given: a second's work, or less. */
#define BUDGET (1000 * 1000)

/* The most actions before a position, and the level that plays them. */
#define MOST_ACTIONS 100
#define LEVEL        GAME_LEVEL_SCRIBE

/* A loss up to which another choice is as good, in thousandths of the chance to win. */
#define AS_GOOD 30

/* Works on a plan within a budget; *first gets the nodes of its first figures. */
static GameFigures *
work (GamePlan *plan, guint64 budget, guint64 *first)
{
  gboolean goes_on = game_plan_improve (plan, MIN (budget, GAME_PLAN_FIRST_NODES), NULL);

  *first = game_plan_get_nodes (plan);
  while (goes_on && game_plan_get_nodes (plan) < budget)
    goes_on = game_plan_improve (plan, MIN (budget, GAME_PLAN_FIRST_NODES), NULL);
  return game_plan_dup_figures (plan);
}

/* ---- One plan */

static int
compare_figures (gconstpointer a, gconstpointer b)
{
  const GameFigure *x = a;
  const GameFigure *y = b;

  return x->behind < y->behind ? -1 : x->behind > y->behind;
}

static void
print_figure (const GameRules *rules, const GameFigure *figure, CliSink *sink)
{
  g_autofree char *action = game_action_print (rules, figure->action);
  g_autofree char *now = figure->has_now ? game_print ("%.1f", figure->now / 100.0)
                                         : g_strdup ("-");

  cli_sink_answer (sink, "%s now %s end %.1f behind %.1f error %.1f", action, now,
                   figure->end / 100.0, figure->behind / 100.0, figure->error / 100.0);
}

CliStatus
cli_plan (const CliArguments *arguments, CliSink *sink)
{
  const GameModule     *module;
  guint64               budget = arguments->number[CLI_OPTION_BUDGET];
  g_autofree GameState *state = cli_read_position (arguments, sink, &module);
  g_autofree GameState *seen = NULL;
  g_autoptr (GamePlan) plan = NULL;
  g_autoptr (GameFigures) figures = NULL;
  guint64 first;
  guint   seat;

  if (state == NULL)
    return CLI_MALFORMED;
  seat = module->rules->seat (state);
  if (seat == GAME_NOBODY)
    {
      cli_sink_complain (sink, "the game is over");
      return CLI_REFUSED;
    }
  seen = game_state_new (module->rules);
  game_state_observe_next (module->rules, state, seat, seen);
  plan = game_plan_new (module, seen, arguments->number[CLI_OPTION_SEED]);
  figures = work (plan, budget > 0 ? budget : BUDGET, &first);
  g_array_sort (figures->figures, compare_figures);
  for (guint i = 0; i < figures->figures->len; i++)
    print_figure (module->rules, &g_array_index (figures->figures, GameFigure, i), sink);
  for (guint i = 0; i < figures->n_passes; i++)
    cli_sink_answer (sink, "item %u gives seat %u %.1f error %.1f", figures->passes[i].item,
                     figures->passes[i].seat + 1, figures->passes[i].gives / 100.0,
                     figures->passes[i].error / 100.0);
  return CLI_DONE;
}

/* ---- Many */

typedef struct
{
  guint n;     /* positions */
  guint same;  /* with the critic's choice */
  guint good;  /* others that are as good */
  gint  worst; /* loss */
  guint error; /* of that loss */

  guint64 nodes; /* of the plans */
  guint64 first; /* the most for the first figures */
} Agreement;

/* Plays a game to a position, after at most MOST_ACTIONS actions, in which there is something to
 * choose; NULL if it ended before. */
static GameState *
draw_position (const GameModule *module, guint seats, guint64 seed)
{
  const GameRules       *rules = module->rules;
  guint64                rng = seed;
  GameState             *state = game_state_new (rules);
  g_autofree GameState  *seen = game_state_new (rules);
  g_autofree GameAction *legal = g_new (GameAction, rules->max_legal);
  guint                  rest = game_rng_below (&rng, MOST_ACTIONS);

  rules->deal (state, seats, 0, game_rng_next (&rng));
  while (rules->seat (state) != GAME_NOBODY &&
         (rest > 0 || rules->legal (state, rules->seat (state), legal) < 2))
    {
      guint      seat = rules->seat (state);
      GameAction action;

      rules->observe (state, seat, seen);
      if (game_player_choose (module->player, rules, seen, seat, LEVEL, game_rng_next (&rng), 0,
                              NULL, &action, 1) == 0)
        break;
      rules->apply (state, action, NULL);
      rest -= rest > 0;
    }
  if (rules->seat (state) == GAME_NOBODY)
    g_clear_pointer (&state, g_free);
  return state;
}

static void
compare (const GameModule *module,
         const GameState  *state,
         guint64           seed,
         guint64           budget,
         Agreement        *agreement)
{
  const GameRules      *rules = module->rules;
  const GameCritic     *critic = module->critic;
  g_autofree GameState *seen = game_state_new (rules);
  g_autoptr (GamePlan) plan = NULL;
  g_autoptr (GameFigures) figures = NULL;
  GameLine     best, own = { .n = 1 };
  GameCritique critique;
  guint64      first;
  gint         loss;

  game_state_observe_next (rules, state, rules->seat (state), seen);
  if (!game_critic_find (critic, rules, seen, seed, 0, NULL, &best))
    return;
  plan = game_plan_new (module, seen, seed);
  figures = work (plan, budget, &first);
  own.actions[0] = figures->best;
  agreement->n++;
  agreement->nodes += game_plan_get_nodes (plan);
  agreement->first = MAX (agreement->first, first);
  if (game_action_equal (own.actions[0], best.actions[0]))
    agreement->same++;
  else if (game_critic_judge (critic, rules, seen, &best, &own, seed, 0, NULL, &critique))
    {
      loss = critique.best_chance - critique.chance;
      agreement->good += loss <= AS_GOOD;
      if (loss > agreement->worst)
        {
          agreement->worst = loss;
          agreement->error = critique.error;
        }
    }
}

CliStatus
cli_plans (const CliArguments *arguments, CliSink *sink)
{
  const GameModule *module = cli_read_game (arguments, sink);
  guint64           budget = arguments->number[CLI_OPTION_BUDGET];
  guint64           seed = arguments->number[CLI_OPTION_SEED];
  Agreement         agreement = { 0 };
  guint             seats;

  if (module == NULL || !cli_read_seats (arguments, module->rules, &seats, sink))
    return CLI_MALFORMED;
  if (module->critic == NULL)
    {
      cli_sink_complain (sink, "nobody judges turns of this game");
      return CLI_REFUSED;
    }
  while (agreement.n < arguments->number[CLI_OPTION_GAMES])
    {
      g_autofree GameState *state = draw_position (module, seats, seed++);

      if (state != NULL)
        compare (module, state, seed, budget > 0 ? budget : BUDGET, &agreement);
    }
  cli_sink_answer (sink,
                   "positions %u same %u as-good %u worse %u worst %d error %u nodes %.0f "
                   "first %" G_GUINT64_FORMAT,
                   agreement.n, agreement.same, agreement.good,
                   agreement.n - agreement.same - agreement.good, agreement.worst,
                   agreement.error, (double) agreement.nodes / MAX (agreement.n, 1),
                   agreement.first);
  return CLI_DONE;
}
