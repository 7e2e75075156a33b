/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A fault is a difference in results beyond four standard errors and worth speaking of; the rules
 * alone decide on the kind of the fault.
 */
#include "coach-truth.h"

#include "babel-apply.h"
#include "babel-judge.h"
#include "babel-player.h"
#include "babel-turns.h"
#include "babel-wins.h"
#include "game-goal.h"
#include "game-rng.h"
#include "game-solver.h"
#include "game-state.h"

#include <math.h>

/* The seed of the deals in which turns are played out. */
#define SEED 0xC0AC4

/* Quick games that tell whether more are worth their while. */
#define FEW_GAMES 60

/* The turns after which a game is a draw. */
#define MAX_TURNS 120

/* Worlds that tell whether more are worth their while, and the room for wins. */
#define FEW_WORLDS 10
#define WIN_NODES  200000

/* The standard errors beyond which a difference is one. */
#define SURE 4

/* Differences, in thousandths: the least that is a fault; the greatest between turns as good as
 * each other; and the least in quick games that makes the others worth their while. */
#define LEAST_FAULT 60
#define MAX_ALIKE   60
#define MIN_FAULT   200

/* The levels from which on a temple is worth a word. */
#define LEAST_TEMPLE 3

const char *const coach_truth_names[COACH_N_TRUTHS] = {
  [COACH_TRUTH_UNCLEAR] = "unclear",
  [COACH_TRUTH_MISSED] = "missed",
  [COACH_TRUTH_LETS_WIN] = "lets-win",
  [COACH_TRUTH_EXPOSED] = "exposed",
  [COACH_TRUTH_CUT_SHORT] = "cut-short",
  [COACH_TRUTH_GIVES_UP] = "gives-up",
  [COACH_TRUTH_WORSE] = "worse",
  [COACH_TRUTH_AS_GOOD] = "as-good",
};

static guint
get_seat (const CoachPair *pair)
{
  return babel_table_get_seat (&pair->base.table);
}

void
coach_truth_play_plan (
  BabelState *state, guint level, guint64 nodes, guint64 seed, GameLine *line)
{
  BabelState seen;
  GameLine   plan;

  babel_state_observe (state, babel_table_get_seat (&state->table), &seen);
  plan.n = game_player_choose (&babel_player, &babel_rules, (const GameState *) &seen,
                               babel_rules.seat ((const GameState *) &seen), level, seed, nodes,
                               NULL, plan.actions, GAME_MAX_LINE);
  for (guint i = 0; i < plan.n; i++)
    {
      babel_state_apply (state, plan.actions[i], NULL);
      if (line != NULL && line->n < GAME_MAX_LINE)
        line->actions[line->n++] = plan.actions[i];
    }
}

gboolean
coach_truth_play_line (BabelState *state, const GameLine *line)
{
  guint seat = babel_table_get_seat (&state->table);

  for (guint i = 0; i < line->n; i++)
    {
      if (babel_judge (&state->table, line->actions[i]) != BABEL_LEGAL)
        return FALSE;
      babel_state_apply (state, line->actions[i], NULL);
      while (state->table.owed > 0 && babel_table_get_seat (&state->table) != seat)
        coach_truth_play_plan (state, BABEL_LEVEL_HIGH_PRIEST, COACH_TRUTH_NODES, SEED, NULL);
    }
  return state->table.owed == 0;
}

static gboolean
is_won_by (const BabelState *state, guint seat)
{
  return state->table.result == BABEL_WON_BY_1 + seat;
}

/* Plays a game to its end; 2 if `seat` wins, 1 for a draw. */
static gint
play_out (BabelState *state, guint seat, guint level, guint64 seed)
{
  guint last = state->table.turn + MAX_TURNS;

  while (state->table.result == BABEL_PLAYING && state->table.turn < last)
    coach_truth_play_plan (state, level, COACH_TRUTH_NODES, game_rng_next (&seed), NULL);
  if (is_won_by (state, seat))
    return 2;
  return is_won_by (state, 1 - seat) ? 0 : 1;
}

/* Plays both turns out from the same deals. */
static void
play_out_both (CoachPair *pair, guint level, guint games)
{
  guint  seat = get_seat (pair);
  gint   sums[2] = { 0, 0 };
  double squares = 0;
  double mean;

  for (guint game = 0; game < games; game++)
    {
      guint64 rng = game_rng_fork (SEED, game);
      guint64 world_seed = game_rng_next (&rng);
      gint    points[2];

      for (guint i = 0; i < 2; i++)
        {
          BabelState state;

          game_state_resample (&babel_rules, (const GameState *) &pair->base, seat, world_seed,
                               (GameState *) &state);
          coach_truth_play_line (&state, &pair->turns[i].line);
          points[i] = play_out (&state, seat, level, rng);
          sums[i] += points[i];
        }
      squares += (points[0] - points[1]) * (points[0] - points[1]);
    }
  for (guint i = 0; i < 2; i++)
    pair->chance[i] = sums[i] * 500 / (gint) games;
  mean = (double) (sums[0] - sums[1]) / games;
  pair->error = (gint) lround (500 * sqrt ((squares / games - mean * mean) / (games - 1)));
  pair->games = games;
}

/* The number of `worlds` worlds in which the opponent can win in the turn after this one. */
static guint
count_losses (const CoachPair *pair, guint which, guint worlds)
{
  g_autoptr (BabelWins) wins = babel_wins_new (WIN_NODES);
  guint seat = get_seat (pair);
  guint lost = 0;

  for (guint w = 0; w < worlds; w++)
    {
      BabelState state;
      GameAction win[BABEL_MAX_LINE];

      game_state_resample (&babel_rules, (const GameState *) &pair->base, seat, w,
                           (GameState *) &state);
      coach_truth_play_line (&state, &pair->turns[which].line);
      if (state.table.result == BABEL_PLAYING)
        lost += babel_wins_find (wins, &state.table, NULL, win) > 0;
      else
        lost += is_won_by (&state, 1 - seat);
    }
  return lost;
}

gboolean
coach_truth_find_win (const BabelState *base, CoachTurn *turn)
{
  g_autoptr (BabelWins) wins = babel_wins_new (WIN_NODES);

  if (base->table.owed > 0)
    return FALSE;
  turn->line.n = babel_wins_find (wins, &base->table, NULL, turn->line.actions);
  turn->end = *base;
  return turn->line.n > 0 && coach_truth_play_line (&turn->end, &turn->line);
}

/* The table at the end of a turn, as its side sees it. */
static BabelTable
get_end (const CoachPair *pair, guint which)
{
  BabelState state = pair->base;
  GameLine   line = pair->turns[which].line;

  line.n -= line.n > 0 && line.actions[line.n - 1].kind == BABEL_END;
  coach_truth_play_line (&state, &line);
  return state.table;
}

static guint
count_settlers (const BabelTable *table, guint side)
{
  guint n = 0;

  for (guint land = 0; land < BABEL_N_NATIONS; land++)
    n += table->settlers[side][land];
  return n;
}

/* Returns TRUE if the other turn ends with no less of anything: temples, cards, settlers. */
static gboolean
costs_nothing (const CoachPair *pair)
{
  BabelTable less = get_end (pair, 0);
  BabelTable more = get_end (pair, 1);
  guint      me = get_seat (pair);

  return babel_table_get_score (&more, me) >= babel_table_get_score (&less, me) &&
         babel_table_get_score (&more, 1 - me) <= babel_table_get_score (&less, 1 - me) &&
         babel_counts_sum (more.hand[me]) >= babel_counts_sum (less.hand[me]) &&
         count_settlers (&more, me) >= count_settlers (&less, me);
}

/* The number of worlds in which the opponent can bring the temple in a land below its level in
 * the turn after this one, by any turn; a world that takes too long to look through counts as
 * `unknown`. */
static guint
count_falls (const CoachPair *pair, guint which, guint land, guint level, gboolean unknown)
{
  guint            seat = get_seat (pair);
  g_autofree char *text =
    g_strdup_printf ("temple(opp,%c) < %u", babel_rules.letters[land], level);
  GameGoal goal;
  guint    falls = 0;

  if (!game_goal_parse (&babel_rules, text, 2, 1 - seat, &goal, NULL))
    return 0;
  for (guint w = 0; w < COACH_TRUTH_WORLDS; w++)
    {
      g_autoptr (GameSolution) solution = NULL;
      BabelState state;

      game_state_resample (&babel_rules, (const GameState *) &pair->base, seat, w,
                           (GameState *) &state);
      coach_truth_play_line (&state, &pair->turns[which].line);
      if (state.table.result != BABEL_PLAYING)
        continue;
      solution = game_solve (&babel_rules, (const GameState *) &state, &goal, NULL,
                             GAME_SOLVE_ANY_LENGTH, 0, GAME_SOLVE_MEMORY / 4, NULL);
      falls += solution->verdict == GAME_SOLVABLE ||
               (solution->verdict == GAME_UNKNOWN && unknown);
    }
  return falls;
}

/* Returns TRUE if a temple can be lost that the other turn keeps, in more than half of the
 * worlds, and keeping it costs nothing. */
static gboolean
is_exposed (CoachPair *pair)
{
  BabelTable end = get_end (pair, 0);
  guint      me = get_seat (pair);

  if (!costs_nothing (pair))
    return FALSE;
  for (guint land = 0; land < BABEL_N_NATIONS; land++)
    {
      guint level = babel_table_get_top (&end, me, land);

      if (level < LEAST_TEMPLE)
        continue;
      pair->razed[0] = count_falls (pair, 0, land, level, FALSE);
      if (pair->razed[0] <= COACH_TRUTH_WORLDS / 2)
        continue;
      pair->razed[1] = count_falls (pair, 1, land, level, TRUE);
      if (pair->razed[0] >= pair->razed[1] + COACH_TRUTH_WORLDS / 2)
        return TRUE;
    }
  pair->razed[0] = 0;
  return FALSE;
}

/* Returns TRUE if the other turn is this one, and goes on with abilities and actions that they
 * allow: it takes no card from the hand, and changes the score. */
static gboolean
is_cut_short (const CoachPair *pair)
{
  const GameLine *less = &pair->turns[0].line;
  const GameLine *more = &pair->turns[1].line;
  guint           n = less->n - (less->n > 0);
  BabelTable      ends[2] = { get_end (pair, 0), get_end (pair, 1) };
  guint           me = get_seat (pair);
  guint           abilities = 0;

  if (less->n == 0 || less->actions[n].kind != BABEL_END || more->n <= n ||
      memcmp (less->actions, more->actions, n * sizeof *less->actions) != 0)
    return FALSE;
  for (guint i = n; i < more->n; i++)
    {
      guint kind = more->actions[i].kind;

      if (kind == BABEL_TRAVEL || kind == BABEL_SETTLE)
        return FALSE;
      abilities += kind >= BABEL_RAZE && kind <= BABEL_HALVE;
    }
  return abilities > 0 && (babel_table_get_score (&ends[1], me) >
                             babel_table_get_score (&ends[0], me) ||
                           babel_table_get_score (&ends[1], 1 - me) <
                             babel_table_get_score (&ends[0], 1 - me));
}

CoachTruth
coach_truth_play_out (CoachPair *pair, guint games)
{
  gint more;

  play_out_both (pair, BABEL_LEVEL_HIGH_PRIEST, games);
  more = pair->chance[1] - pair->chance[0];
  if (more <= SURE * pair->error || more < LEAST_FAULT)
    return more + 2 * pair->error <= LEAST_FAULT ? COACH_TRUTH_AS_GOOD : COACH_TRUTH_UNCLEAR;
  if (pair->base.table.owed > 0)
    return COACH_TRUTH_GIVES_UP;
  if (is_cut_short (pair))
    return COACH_TRUTH_CUT_SHORT;
  return is_exposed (pair) ? COACH_TRUTH_EXPOSED : COACH_TRUTH_WORSE;
}

gboolean
coach_truth_is_promising (CoachPair *pair)
{
  gint more;

  play_out_both (pair, BABEL_LEVEL_BUILDER, FEW_GAMES);
  more = pair->chance[1] - pair->chance[0];
  return more <= MAX_ALIKE || more >= MIN_FAULT;
}

CoachTruth
coach_truth_prove (CoachPair *pair)
{
  for (guint i = 0; i < 2; i++)
    pair->wins[i] = is_won_by (&pair->turns[i].end, get_seat (pair));
  if (pair->wins[0] || pair->wins[1])
    return pair->wins[0] ? COACH_TRUTH_UNCLEAR : COACH_TRUTH_MISSED;
  if (count_losses (pair, 0, FEW_WORLDS) <= FEW_WORLDS / 2)
    return COACH_TRUTH_UNCLEAR;
  for (guint i = 0; i < 2; i++)
    pair->lost[i] = count_losses (pair, i, COACH_TRUTH_WORLDS);
  pair->worlds = COACH_TRUTH_WORLDS;
  return pair->lost[0] >= pair->lost[1] + COACH_TRUTH_WORLDS / 2 ? COACH_TRUTH_LETS_WIN
                                                                 : COACH_TRUTH_UNCLEAR;
}
