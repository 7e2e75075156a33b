/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The critic by a policy. The best line is that of its player, action by action, in a world that
 * the seat holds possible; then both lines are tried in the same worlds, each played on by the
 * policy. Choices of others at the same time are unknown there, as they were to the seat.
 */
#include "game-critic.h"

#include <string.h>

#include "game-state.h"
#include "game-sum.h"

/* No judgement rests on fewer worlds. */
#define FEWEST 8

/* Lines are compared in pairs of games. */
#define LINES 2

static gboolean
is_cancelled (const gint *cancel)
{
  return cancel != NULL && g_atomic_int_get (cancel);
}

static gboolean
ends_turn (const GameRules *rules, GameAction action)
{
  return (rules->kinds[action.kind].flags & GAME_KIND_ENDS_TURN) != 0;
}

/* Returns FALSE if nobody is to act, or if the critic does not judge such a reply. */
static gboolean
judges (const GameCritic *critic, const GameRules *rules, const GameState *seen)
{
  GameAction answer;

  return rules->seat (seen) != GAME_NOBODY &&
         !(critic->skips_replies && game_answer_find (rules, seen, &answer));
}

static gboolean
find_line (const GameCritic *critic,
           GameTrial        *trial,
           guint64           seed,
           guint64           nodes,
           const gint       *cancel,
           GameLine         *best)
{
  const GameRules      *rules = trial->rules;
  g_autofree GameState *view = game_state_new (rules);
  guint64               rng = seed;
  gboolean              decides = FALSE;

  best->n = 0;
  rules->complete (trial->seen, seed, trial->state);
  while (!decides && best->n < GAME_MAX_LINE && game_trial_wait (trial, &rng))
    {
      GameAction action;

      rules->observe (trial->state, trial->seat, view);
      if (game_player_choose (critic->player, rules, view, trial->seat, critic->level, seed, nodes,
                              cancel, &action, 1) == 0)
        break;
      best->actions[best->n++] = action;
      decides = game_state_decides (rules, trial->state, action);
      game_trial_apply (trial, action);
    }
  return best->n > 0 && !is_cancelled (cancel);
}

static gboolean
find_by_policy (const GameCritic *critic,
                const GameRules  *rules,
                const GameState  *seen,
                guint64           seed,
                guint64           nodes,
                const gint       *cancel,
                GameLine         *best)
{
  GameTrial trial;
  gboolean  found;

  if (!judges (critic, rules, seen))
    return FALSE;
  if (critic->action_nodes > 0)
    nodes = nodes > 0 ? MIN (nodes, critic->action_nodes) : critic->action_nodes;
  game_trial_init (&trial, critic->player->policy, rules, seen, rules->seat (seen));
  found = find_line (critic, &trial, seed, nodes, cancel, best);
  game_trial_clear (&trial);
  return found;
}

typedef struct
{
  gint chance;
  gint points;
} Worth;

/* Plays a line in the world, as far as it goes there, and the game on from it. */
static Worth
try_line (GameTrial *trial, const GameLine *line, guint64 seed)
{
  const GameRules *rules = trial->rules;
  guint64          rng = seed;
  Worth            worth;

  game_trial_begin (trial);
  for (guint i = 0; i < line->n; i++)
    {
      if (!game_trial_wait (trial, &rng) ||
          rules->judge (trial->state, trial->seat, line->actions[i]) != GAME_LEGAL)
        break;
      game_trial_apply (trial, line->actions[i]);
    }
  game_trial_play_out (trial, ~seed, NULL);
  worth.chance = game_trial_get_chance (trial, &worth.points);
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
compare (GameTrial      *trial,
         const GameLine *played,
         guint64         seed,
         guint           worlds,
         const gint     *cancel,
         GameCritique   *critique)
{
  GameSum chances = { 0 }, points = { 0 };
  gint    sums[LINES] = { 0 };

  for (guint i = 0; i < worlds; i++)
    {
      guint64 play_seed;
      Worth   one, other;

      if (is_cancelled (cancel))
        return FALSE;
      play_seed = game_trial_draw (trial, seed, i);
      one = try_line (trial, played, play_seed);
      other = try_line (trial, &critique->best, play_seed);
      sums[0] += one.chance;
      sums[1] += other.chance;
      game_sum_add (&chances, other.chance - one.chance);
      game_sum_add (&points, other.points - one.points);
    }
  critique->chance = (guint16) (sums[0] / (gint) worlds);
  critique->best_chance = (guint16) MAX (sums[1] / (gint) worlds, critique->chance);
  critique->error = (guint16) game_sum_get_error (&chances, worlds, 1);
  /* A seat far ahead, or far behind, has points to lose though no chance. */
  if (sums[1] >= sums[0])
    count_points (&points, worlds, critique);
  return TRUE;
}

/* Counts the actions that were played behind those that both lines begin with, less the end of the
 * turn. */
static guint
count_back (const GameRules *rules, const GameLine *played, const GameLine *best)
{
  guint n = played->n - ends_turn (rules, played->actions[played->n - 1]);
  guint common = 0;

  while (common < n && common < best->n &&
         game_action_equal (played->actions[common], best->actions[common]))
    common++;
  return n - common;
}

static gboolean
judge_by_policy (const GameCritic *critic,
                 const GameRules  *rules,
                 const GameState  *seen,
                 const GameLine   *best,
                 const GameLine   *played,
                 guint64           seed,
                 guint64           nodes,
                 const gint       *cancel,
                 GameCritique     *critique)
{
  const GamePolicy *policy = critic->player->policy;
  guint             worlds = critic->worlds;
  GameTrial         trial;
  gboolean          judged;

  if (!judges (critic, rules, seen))
    return FALSE;
  if (nodes > 0)
    worlds = (guint) CLAMP (nodes / (LINES * policy->game_nodes), FEWEST, worlds);
  memset (critique, 0, sizeof *critique);
  critique->best = *best;
  game_trial_init (&trial, policy, rules, seen, rules->seat (seen));
  judged = compare (&trial, played, seed, worlds, cancel, critique);
  game_trial_clear (&trial);
  if (judged && (critique->best_chance > critique->chance || critique->points > 0) &&
      played->n > 0)
    {
      critique->n_back = (guint16) count_back (rules, played, best);
      if (critic->explain)
        critic->explain (seen, played, seed, critique);
    }
  return judged;
}

const GameCritic game_critic_playouts = {
  .player = &game_player_playouts,
  .level = GAME_LEVEL_KING,
  .action_nodes = 40000,
  .worlds = 128,
};

gboolean
game_critic_find (const GameCritic *critic,
                  const GameRules  *rules,
                  const GameState  *seen,
                  guint64           seed,
                  guint64           nodes,
                  const gint       *cancel,
                  GameLine         *best)
{
  if (critic->find)
    return critic->find (rules, seen, seed, nodes, cancel, best);
  return find_by_policy (critic, rules, seen, seed, nodes, cancel, best);
}

gboolean
game_critic_judge (const GameCritic *critic,
                   const GameRules  *rules,
                   const GameState  *seen,
                   const GameLine   *best,
                   const GameLine   *played,
                   guint64           seed,
                   guint64           nodes,
                   const gint       *cancel,
                   GameCritique     *critique)
{
  if (critic->judge)
    return critic->judge (rules, seen, best, played, seed, nodes, cancel, critique);
  return judge_by_policy (critic, rules, seen, best, played, seed, nodes, cancel, critique);
}

gboolean
game_critic_aim (const GameCritic *critic,
                 const GameRules  *rules,
                 const GameState  *seen,
                 const GameLine   *line,
                 guint64           seed,
                 GameReason       *reason)
{
  return critic->aim && critic->aim (rules, seen, line, seed, reason);
}
