/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A turn is planned in a world that agrees with what the seat sees, action by action, up to the
 * first whose outcome that world does not know. So who plays the Pupil's turn in some turns plays
 * it to the end.
 */
#include "game-learner.h"

#include <string.h>

#include "game-print.h"
#include "game-rng.h"
#include "game-state.h"

/* Actions that are noticed, in tenths: with 25, two or three. */
#define HASTY_SPAN 20

/* Turns of 100 in which the Pupil's turn is found: by the careful learner, and by a beginner who is
 * behind. */
#define CAREFUL_CARE  25
#define BEGINNER_CARE 90

typedef struct
{
  const GamePlayer        *player;
  const GameRules         *rules;
  const GamePlayerOptions *options;
  guint                    seat;
  guint                    span;
  gboolean                 idles;
  gboolean                 finds_turn; /* it plays the Pupil's turn, this time */
  guint64                  rng;
  GameState               *world;
  GameState               *seen;
  GameState               *bare; /* without the memory of the seat */
  GameAction              *actions;
  gint                    *glances;
} Learner;

const char *const game_learner_names[] = { "random", "idle", "hasty", "careful", NULL };

static gboolean
is_cancelled (const Learner *learner)
{
  return learner->options->cancel && g_atomic_int_get (learner->options->cancel);
}

static gboolean
ends_turn (const Learner *learner, GameAction action)
{
  return (learner->rules->kinds[action.kind].flags & GAME_KIND_ENDS_TURN) != 0;
}

/* ---- A single action */

/* Moves the known actions to the front, or of an idle learner those that end the turn, if there are
 * any; returns how many they are. */
static guint
list_actions (Learner *learner)
{
  guint n = learner->rules->legal (learner->seen, learner->seat, learner->actions);
  guint known = 0;
  guint last = 0;

  for (guint i = 0; i < n; i++)
    if (game_player_knows (learner->options, learner->rules, learner->actions[i]))
      learner->actions[known++] = learner->actions[i];
  for (guint i = 0; i < known && learner->idles; i++)
    if (ends_turn (learner, learner->actions[i]))
      learner->actions[last++] = learner->actions[i];
  return last > 0 ? last : known;
}

/* Moves the actions that are noticed to the front; returns how many they are. */
static guint
notice (Learner *learner, guint n)
{
  guint span = learner->span / 10 + (game_rng_below (&learner->rng, 10) < learner->span % 10);

  span = MIN (MAX (span, 1), n);
  for (guint i = 0; i < span; i++)
    {
      guint      drawn = i + game_rng_below (&learner->rng, n - i);
      GameAction action = learner->actions[drawn];

      learner->actions[drawn] = learner->actions[i];
      learner->actions[i] = action;
    }
  return span;
}

static void
glance_at (Learner *learner, guint n)
{
  const GamePolicy *policy = learner->player->policy;

  memset (learner->glances, 0, n * sizeof *learner->glances);
  if (!policy || !policy->glance)
    return;
  if (policy->forget)
    policy->forget (learner->seen, learner->seat, learner->bare);
  policy->glance (policy->forget ? learner->bare : learner->seen, learner->seat,
                  learner->actions, n, learner->glances);
  for (guint i = 0; i < n; i++)
    if (learner->glances[i] == GAME_GLANCE_ALWAYS)
      learner->glances[i] = policy->idle;
}

/* Of equal actions that which ends the turn is better. */
static guint
choose_action (Learner *learner, GameAction *plan)
{
  guint n = list_actions (learner);
  guint best = 0;

  if (n == 0)
    return 0;
  n = notice (learner, n);
  glance_at (learner, n);
  for (guint i = 1; i < n; i++)
    if (learner->glances[i] > learner->glances[best] ||
        (learner->glances[i] == learner->glances[best] && ends_turn (learner, learner->actions[i])))
      best = i;
  plan[0] = learner->actions[best];
  return 1;
}

static guint
choose_as_pupil (Learner *learner, GameAction *plan, guint max)
{
  GamePlayerOptions options = *learner->options;

  options.learner = GAME_LEARNER_NONE;
  options.level = GAME_LEVEL_PUPIL;
  options.points = 0;
  options.seed = game_rng_next (&learner->rng);
  return game_player_choose_with (learner->player, learner->rules, learner->seen, learner->seat,
                                  &options, plan, max);
}

/* ---- A turn */

/* The points of a seat, or those that it is as good as having. */
static gint
value_standing (const Learner *learner, const GameResult *result, guint seat)
{
  const GamePolicy *policy = learner->player->policy;

  return policy && policy->judge ? policy->judge (learner->world, seat) : result->points[seat];
}

/* Returns TRUE if another seat has more points. */
static gboolean
is_behind (const Learner *learner)
{
  guint      seats = learner->rules->seats (learner->world);
  GameResult result;
  gint       own;

  learner->rules->result (learner->world, &result);
  own = value_standing (learner, &result, learner->seat);
  for (guint s = 0; s < seats; s++)
    if (value_standing (learner, &result, s) > own)
      return TRUE;
  return FALSE;
}

/* Decides how this turn is played. */
static void
set_manner (Learner *learner)
{
  const GamePlayerOptions *options = learner->options;
  gboolean                 is_level = options->learner == GAME_LEARNER_NONE;
  guint                    care = 0;

  learner->span = HASTY_SPAN;
  if (is_level && options->level == GAME_LEVEL_GUEST)
    learner->span = learner->player->guest_span;
  if (options->learner == GAME_LEARNER_CAREFUL)
    care = CAREFUL_CARE;
  if (is_level && options->level == GAME_LEVEL_BEGINNER && is_behind (learner))
    care = BEGINNER_CARE;
  learner->idles = options->learner == GAME_LEARNER_IDLE;
  learner->finds_turn = game_rng_below (&learner->rng, 100) < care;
}

static void
learner_init (Learner                 *learner,
              const GamePlayer        *player,
              const GameRules         *rules,
              const GameState         *seen,
              guint                    seat,
              const GamePlayerOptions *options)
{
  *learner = (Learner) {
    .player = player,
    .rules = rules,
    .options = options,
    .seat = seat,
    .rng = options->seed,
    .world = game_state_new (rules),
    .seen = game_state_new (rules),
    .bare = game_state_new (rules),
    .actions = g_new (GameAction, rules->max_legal),
    .glances = g_new (gint, rules->max_legal),
  };
  game_state_copy (rules, learner->seen, seen);
  rules->complete (seen, game_rng_next (&learner->rng), learner->world);
}

static void
learner_clear (Learner *learner)
{
  g_free (learner->world);
  g_free (learner->seen);
  g_free (learner->bare);
  g_free (learner->actions);
  g_free (learner->glances);
}

/* Plays n actions of a plan in the world. Returns how many can be planned: up to the first after
 * which the seat has decided, or something unknown is turned up; *done says if it was there. */
static guint
follow (Learner *learner, const GameAction *plan, guint n, gboolean *done)
{
  const GameRules *rules = learner->rules;

  for (guint i = 0; i < n; i++)
    {
      *done = rules->seat (learner->world) != learner->seat ||
              game_state_decides (rules, learner->world, plan[i]) ||
              (rules->kinds[plan[i].kind].flags & GAME_KIND_CHANCE) != 0;
      if (*done)
        return i + 1;
      rules->apply (learner->world, plan[i], NULL);
    }
  *done = rules->seat (learner->world) != learner->seat;
  if (!*done)
    rules->observe (learner->world, learner->seat, learner->seen);
  return n;
}

static guint
plan_turn (Learner *learner, GameAction *plan, guint max)
{
  gboolean done = FALSE;
  guint    length = 0;

  while (!done && length < max)
    {
      guint n = learner->finds_turn ? choose_as_pupil (learner, plan + length, max - length)
                                    : choose_action (learner, plan + length);

      if (is_cancelled (learner))
        return 0;
      if (n == 0)
        break;
      length += follow (learner, plan + length, n, &done);
    }
  return length;
}

/* ---- Levels */

/* Plays as one of the two levels around the strength, as the upper one with the square of the share
 * of the way to it: a few good turns win many games. */
static guint
choose_mixed (const GamePlayer        *player,
              const GameRules         *rules,
              const GameState         *seen,
              guint                    seat,
              const GamePlayerOptions *options,
              GameAction              *plan,
              guint                    max)
{
  const guint      *strengths = player->scale->levels;
  GamePlayerOptions mixed = *options;
  guint64           rng = options->seed;
  guint             upper = 1;

  while (upper + 1 < GAME_N_LEVELS && options->points >= strengths[upper])
    upper++;
  mixed.points = 0;
  mixed.level = upper;
  for (guint draw = 0; draw < 2 && mixed.level == upper; draw++)
    if (strengths[upper - 1] + game_rng_below (&rng, strengths[upper] - strengths[upper - 1]) >=
        options->points)
      mixed.level--;
  mixed.seed = game_rng_next (&rng);
  return game_player_choose_with (player, rules, seen, seat, &mixed, plan, max);
}

gboolean
game_learner_find (const char *name, GameLearner *learner)
{
  for (guint i = 0; game_learner_names[i]; i++)
    if (strcmp (name, game_learner_names[i]) == 0)
      {
        *learner = GAME_LEARNER_RANDOM + i;
        return TRUE;
      }
  return FALSE;
}

char *
game_learner_describe (const GamePlayer *player, GameLearner learner, guint level)
{
  switch (learner)
    {
    case GAME_LEARNER_RANDOM:
      return g_strdup ("nothing");
    case GAME_LEARNER_IDLE:
      return g_strdup ("the end of its turn");
    case GAME_LEARNER_HASTY:
      return game_print ("%u actions at a glance", HASTY_SPAN / 10);
    case GAME_LEARNER_CAREFUL:
      return game_print ("%u actions at a glance, and the Pupil's turn in %u of 100",
                         HASTY_SPAN / 10, CAREFUL_CARE);
    default:
      break;
    }
  if (level == GAME_LEVEL_GUEST)
    return game_print ("%u.%u actions at a glance", player->guest_span / 10,
                       player->guest_span % 10);
  return game_print ("%u actions at a glance, and when behind the Pupil's turn in %u of 100",
                     HASTY_SPAN / 10, BEGINNER_CARE);
}

gboolean
game_learner_plays (const GamePlayer *player, const GamePlayerOptions *options)
{
  if (options->learner != GAME_LEARNER_NONE)
    return TRUE;
  if (player->scale && options->points > 0)
    return options->points < player->scale->mixed;
  return player->guest_span > 0 && options->level < GAME_LEVEL_PUPIL;
}

guint
game_learner_choose (const GamePlayer        *player,
                     const GameRules         *rules,
                     const GameState         *seen,
                     guint                    seat,
                     const GamePlayerOptions *options,
                     GameAction              *plan,
                     guint                    max)
{
  Learner learner;
  guint   n;

  if (rules->seat (seen) == GAME_NOBODY)
    return 0;
  if (options->learner == GAME_LEARNER_RANDOM)
    return game_player_random.choose (rules, seen, seat, options, plan, max);
  if (options->learner == GAME_LEARNER_NONE && player->scale && options->points > 0)
    return choose_mixed (player, rules, seen, seat, options, plan, max);
  learner_init (&learner, player, rules, seen, seat, options);
  set_manner (&learner);
  n = plan_turn (&learner, plan, max);
  learner_clear (&learner);
  return n;
}
