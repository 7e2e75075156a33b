/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The critic for games of which only the rules are known. The best line is that of the generic
 * player, action by action, in a world that the seat holds possible; then both lines are tried in
 * the same worlds, each played on at random from the same seed. Choices of others at the same
 * time are unknown there, as they were to the seat.
 */
#include "game-critic.h"

#include <string.h>

#include "game-player.h"
#include "game-playout.h"
#include "game-rng.h"
#include "game-state.h"
#include "game-sum.h"

/* The worlds that lines are tried in, and the cost of each in nodes of a budget. */
#define WORLDS      128
#define WORLD_NODES 100
#define FEWEST      8

/* The cost of an action of the best line; the level that spends all of it. */
#define ACTION_NODES 40000
#define LEVEL        4

#define CERTAIN 1000

/* A playout longer than this counts as it stands then; others act no more often than this between
 * two actions of a seat. */
#define MAX_PLAYOUT 20000
#define MAX_OTHERS  64

typedef struct
{
  const GameRules *rules;
  guint            seat;
  GameState       *seen; /* before anybody has chosen of those who choose at once */
  GameState       *world;
  GameState       *state;
  GameAction      *actions;
} Trial;

static gboolean
is_cancelled (const gint *cancel)
{
  return cancel != NULL && g_atomic_int_get (cancel);
}

static void
trial_init (Trial *trial, const GameRules *rules, const GameState *seen)
{
  trial->rules = rules;
  trial->seat = rules->seat (seen);
  trial->seen = game_state_new (rules);
  trial->world = game_state_new (rules);
  trial->state = game_state_new (rules);
  trial->actions = g_new (GameAction, rules->max_legal);
  game_state_unseal (rules, seen, trial->seen);
}

static void
trial_clear (Trial *trial)
{
  g_free (trial->seen);
  g_free (trial->world);
  g_free (trial->state);
  g_free (trial->actions);
}

/* Lets others act at random until it is the seat's turn; FALSE if the seat has nothing to do any
 * more. */
static gboolean
wait_for (Trial *trial, guint64 *rng)
{
  const GameRules *rules = trial->rules;

  for (guint i = 0; i < MAX_OTHERS; i++)
    {
      guint n;

      if (rules->seat (trial->state) == trial->seat)
        return TRUE;
      n = game_state_legal (rules, trial->state, trial->actions);
      if (n == 0)
        return FALSE;
      rules->apply (trial->state, trial->actions[game_rng_below (rng, n)], NULL);
    }
  return FALSE;
}

static gboolean
find (const GameRules *rules,
      const GameState *seen,
      guint64          seed,
      guint64          nodes,
      const gint      *cancel,
      GameLine        *best)
{
  guint64               budget = nodes > 0 ? MIN (nodes, ACTION_NODES) : ACTION_NODES;
  guint64               rng = seed;
  gboolean              decides = FALSE;
  g_autofree GameState *view = NULL;
  Trial                 trial;

  best->n = 0;
  if (rules->seat (seen) == GAME_NOBODY)
    return FALSE;
  trial_init (&trial, rules, seen);
  view = game_state_new (rules);
  rules->complete (trial.seen, seed, trial.state);
  while (!decides && best->n < GAME_MAX_LINE && wait_for (&trial, &rng))
    {
      GameAction action;

      rules->observe (trial.state, trial.seat, view);
      if (game_player_choose (&game_player_playouts, rules, view, trial.seat, LEVEL, seed, budget,
                              cancel, &action, 1) == 0)
        break;
      best->actions[best->n++] = action;
      decides = game_state_decides (rules, trial.state, action);
      rules->apply (trial.state, action, NULL);
    }
  trial_clear (&trial);
  return best->n > 0 && !is_cancelled (cancel);
}

typedef struct
{
  gint chance;
  gint points;
} Worth;

/* Plays a line in the world, as far as it goes there, and the game on from it. */
static Worth
try_line (Trial *trial, const GameLine *line, guint64 seed)
{
  const GameRules *rules = trial->rules;
  guint64          rng = seed;
  guint            sharing = 0;
  GameResult       result;
  Worth            worth;

  game_state_copy (rules, trial->state, trial->world);
  for (guint i = 0; i < line->n; i++)
    {
      if (!wait_for (trial, &rng) ||
          rules->judge (trial->state, trial->seat, line->actions[i]) != GAME_LEGAL)
        break;
      rules->apply (trial->state, line->actions[i], NULL);
    }
  rng = ~seed;
  game_playout (rules, trial->state, &rng, MAX_PLAYOUT, trial->actions);
  rules->result (trial->state, &result);
  for (guint s = 0; s < rules->seats (trial->state); s++)
    sharing += result.rank[s] == 1;
  worth.chance = result.rank[trial->seat] == 1 ? CERTAIN / (gint) sharing : 0;
  worth.points = result.points[trial->seat];
  return worth;
}

static void
count_points (const GameSum *points, guint worlds, GameCritique *critique)
{
  gint64 least = points->sum * 10 / worlds - 2 * (gint64) game_sum_get_error (points, worlds, 10);

  if (least > 0)
    critique->points =
      (guint16) MIN ((points->sum + worlds / 2) / worlds, (gint64) G_MAXUINT16);
}

static gboolean
judge (const GameRules *rules,
       const GameState *seen,
       const GameLine  *best,
       const GameLine  *played,
       guint64          seed,
       guint64          nodes,
       const gint      *cancel,
       GameCritique    *critique)
{
  guint   worlds = nodes == 0 ? WORLDS : (guint) CLAMP (nodes / WORLD_NODES, FEWEST, WORLDS);
  guint   done = 0;
  GameSum chances = { 0 }, points = { 0 };
  gint    sums[2] = { 0 };
  Trial   trial;

  if (rules->seat (seen) == GAME_NOBODY)
    return FALSE;
  memset (critique, 0, sizeof *critique);
  critique->best = *best;
  critique->n_back = (guint16) (played->n > 0 ? played->n - 1 : 0);
  trial_init (&trial, rules, seen);
  for (; done < worlds && !is_cancelled (cancel); done++)
    {
      guint64 rng = game_rng_fork (seed, done);
      guint64 play_seed = game_rng_next (&rng);
      Worth   one, other;

      rules->complete (trial.seen, game_rng_next (&rng), trial.world);
      one = try_line (&trial, played, play_seed);
      other = try_line (&trial, best, play_seed);
      sums[0] += one.chance;
      sums[1] += other.chance;
      game_sum_add (&chances, other.chance - one.chance);
      game_sum_add (&points, other.points - one.points);
    }
  trial_clear (&trial);
  if (done < worlds)
    return FALSE;
  critique->chance = (guint16) (sums[0] / (gint) worlds);
  critique->best_chance = (guint16) MAX (sums[1] / (gint) worlds, critique->chance);
  critique->error = (guint16) game_sum_get_error (&chances, worlds, 1);
  if (critique->best_chance > critique->chance)
    count_points (&points, worlds, critique);
  return TRUE;
}

static gboolean
aim (const GameRules *rules,
     const GameState *seen,
     const GameLine  *line,
     guint64          seed,
     GameReason      *reason)
{
  return FALSE;
}

const GameCritic game_critic_playouts = {
  .find = find,
  .judge = judge,
  .aim = aim,
};
