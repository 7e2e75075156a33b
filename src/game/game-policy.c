/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A world is the seen state with its hidden cards drawn from a seed that depends on the call's seed
 * and the world's number alone. All that is tried in it is played on from the same seed, so it
 * differs by what it does and not by its luck.
 */
#include "game-policy.h"

#include "game-playout.h"
#include "game-rng.h"
#include "game-state.h"

/* A game longer than this counts as it stands then. */
#define MAX_PLAYOUT 20000

/* Actions between two looks at the cancel flag: well below a millisecond. */
#define ACTIONS_PER_LOOK 256

/* Others act no more often than this between two actions of a seat. */
#define MAX_OTHERS 64

#define CERTAIN 1000

static GameAction
choose_random (const GameRules *rules,
               const GameState *state,
               guint            seat,
               guint64         *rng,
               GameAction      *actions)
{
  guint n = rules->legal (state, seat, actions);

  return actions[game_rng_below (rng, n)];
}

const GamePolicy game_policy_random = {
  .choose = choose_random,
  .play_on = game_playout,
  .game_nodes = 50,
};

/* Returns the worth of a lead, from -1000 to 1000: a point counts most where it is close. */
static gint
squash (const GameTrial *trial, gint lead)
{
  return CERTAIN * lead / (ABS (lead) + (gint) trial->policy->half_lead);
}

static guint64
play_on (GameTrial *trial, guint64 *rng, guint64 max)
{
  const GameRules *rules = trial->rules;
  guint64          played = 0;

  if (trial->policy->play_on && trial->policy->rounds == 0)
    return trial->policy->play_on (rules, trial->state, rng, max, trial->actions);
  for (; played < max; played++)
    {
      guint      seat = rules->seat (trial->state);
      GameAction action;

      if (seat == GAME_NOBODY || rules->turn (trial->state) >= trial->last)
        break;
      action = trial->policy->choose (rules, trial->state, seat, rng, trial->actions);
      rules->apply (trial->state, action, NULL);
    }
  return played;
}

/* Says whether the points of a standing count, or else its places. They are the policy's own where
 * it judges standings. `over`: the game has ended there. */
static gboolean
counts_points (const GameTrial *trial, gboolean over, GameResult *result)
{
  const GamePolicy *policy = trial->policy;

  if (!policy->judge)
    return policy->half_lead > 0;
  for (guint s = 0; s < trial->rules->seats (trial->state); s++)
    result->points[s] = policy->judge (trial->state, s);
  return !over;
}

/* Adds up the leads over all others, each of which is certain or shared. */
static gint
count_leads (const GameTrial *trial, const GameResult *result, guint seats)
{
  gint score = 0;

  for (guint s = 0; s < seats; s++)
    score += CERTAIN * ((result->rank[s] > result->rank[trial->seat]) -
                        (result->rank[s] < result->rank[trial->seat]));
  return score;
}

/* Returns the chance of a seat to come before all others, each pair taken by itself. */
static guint64
judge_leads (const GameTrial *trial, const GameResult *result, guint seats, guint seat)
{
  guint64 before_all = 1;

  for (guint other = 0; other < seats; other++)
    if (other != seat)
      before_all *= (guint64) (CERTAIN / 2 +
                               squash (trial, result->points[seat] - result->points[other]) / 2);
  return before_all;
}

void
game_trial_init (GameTrial        *trial,
                 const GamePolicy *policy,
                 const GameRules  *rules,
                 const GameState  *seen,
                 guint             seat)
{
  trial->policy = policy;
  trial->rules = rules;
  trial->seat = seat;
  trial->seen = game_state_new (rules);
  trial->world = game_state_new (rules);
  trial->state = game_state_new (rules);
  trial->actions = g_new (GameAction, rules->max_legal);
  trial->played = 0;
  trial->last = G_MAXUINT;
  if (policy->rounds > 0)
    trial->last = rules->turn (seen) + policy->rounds * rules->seats (seen) + 1;
  game_state_unseal (rules, seen, trial->seen);
}

void
game_trial_clear (GameTrial *trial)
{
  g_free (trial->seen);
  g_free (trial->world);
  g_free (trial->state);
  g_free (trial->actions);
}

guint64
game_trial_draw (GameTrial *trial, guint64 seed, guint64 number)
{
  guint64 rng = game_rng_fork (seed, number);

  trial->rules->complete (trial->seen, game_rng_next (&rng), trial->world);
  return game_rng_next (&rng);
}

void
game_trial_begin (GameTrial *trial)
{
  game_state_copy (trial->rules, trial->state, trial->world);
}

gboolean
game_trial_wait (GameTrial *trial, guint64 *rng)
{
  const GameRules *rules = trial->rules;

  for (guint i = 0; i < MAX_OTHERS; i++)
    {
      guint seat = rules->seat (trial->state);

      if (seat == trial->seat || seat == GAME_NOBODY)
        return seat == trial->seat;
      game_trial_apply (
        trial, trial->policy->choose (rules, trial->state, seat, rng, trial->actions));
    }
  return FALSE;
}

void
game_trial_apply (GameTrial *trial, GameAction action)
{
  trial->rules->apply (trial->state, action, NULL);
  trial->played++;
}

void
game_trial_play_out (GameTrial *trial, guint64 rng, const gint *cancel)
{
  guint64 rest = MAX_PLAYOUT;
  guint64 played = ACTIONS_PER_LOOK;

  while (played == ACTIONS_PER_LOOK && rest >= ACTIONS_PER_LOOK &&
         !(cancel && g_atomic_int_get (cancel)))
    {
      played = play_on (trial, &rng, ACTIONS_PER_LOOK);
      trial->played += played;
      rest -= played;
    }
}

gint
game_trial_get_score (const GameTrial *trial)
{
  guint      seats = trial->rules->seats (trial->state);
  gint       score = 0;
  GameResult result;
  gboolean   over = trial->rules->result (trial->state, &result);

  if (!counts_points (trial, over, &result))
    return over ? count_leads (trial, &result, seats) : 0;
  for (guint s = 0; s < seats; s++)
    if (s != trial->seat)
      score += squash (trial, result.points[trial->seat] - result.points[s]);
  return score;
}

gint
game_trial_get_chance (const GameTrial *trial, gint *points)
{
  guint      seats = trial->rules->seats (trial->state);
  guint64    sum = 0;
  gint       sharing = 0;
  GameResult result;
  gboolean   over = trial->rules->result (trial->state, &result);

  *points = result.points[trial->seat];
  for (guint s = 0; s < seats; s++)
    sharing += result.rank[s] == 1;
  if (!counts_points (trial, over, &result))
    return result.rank[trial->seat] == 1 ? CERTAIN / sharing : 0;
  for (guint s = 0; s < seats; s++)
    sum += judge_leads (trial, &result, seats, s);
  return (gint) (judge_leads (trial, &result, seats, trial->seat) * CERTAIN / MAX (sum, 1));
}
