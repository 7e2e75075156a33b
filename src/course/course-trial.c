/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A try is a game like any other, only that it ends where the bout ends. Chance within the players
 * comes from the number of the try, so that any player in the learner's seat meets the same deal.
 */
#include "course-trial.h"

#include <glib/gi18n-lib.h>

#include "game-rng.h"
#include "game-state.h"

/* No plan is longer. */
#define MAX_PLAN 64

/* A game that goes on for longer is given up. */
#define MAX_ACTIONS 20000

/* Tries that show whether a bout is a contest. */
#define N_TRIES 40

typedef struct
{
  const CourseBout *bout;
  const GameRules  *rules;
  const gint       *cancel;
  guint             who;
  guint64           rng;
  GameState        *state;
  GameState        *seen;
  CourseStand       stand;
} Trial;

static guint
plan_by (Trial *trial, const GamePlayer *player, GamePlayerOptions *options, GameAction *plan)
{
  guint seat = trial->rules->seat (trial->state);

  options->seed = game_rng_next (&trial->rng);
  options->cancel = trial->cancel;
  return game_player_choose_with (player, trial->rules, trial->seen, seat, options, plan,
                                  MAX_PLAN);
}

/* The seat to act makes a plan. A player to whom nothing of what it knows is open plays anything
 * that is legal. */
static guint
make_plan (Trial *trial, GameAction *plan)
{
  const GameModule *module = course_bout_get_module (trial->bout);
  guint             seat = trial->rules->seat (trial->state);
  gboolean          is_own = seat == course_bout_get_seat (trial->bout);
  const GamePlayer *player =
    is_own && trial->who == COURSE_TRIAL_RANDOM ? &game_player_random : module->player;
  GamePlayerOptions options = { .level = course_bout_get_level (trial->bout) };
  guint             n;

  if (is_own)
    {
      options.kinds = course_bout_get_kinds (trial->bout);
      options.exact = trial->who == COURSE_TRIAL_LEARNER;
      options.level = trial->who >= COURSE_TRIAL_LEARNER ? 0 : trial->who;
    }
  else
    options.habit = course_bout_get_habit (trial->bout);
  trial->rules->observe (trial->state, seat, trial->seen);
  n = plan_by (trial, player, &options, plan);
  options.kinds = 0;
  return n > 0 ? n : plan_by (trial, &game_player_random, &options, plan);
}

static guint
play_plan (Trial *trial)
{
  GameAction plan[MAX_PLAN];
  guint      n = make_plan (trial, plan);

  for (guint i = 0; i < n && trial->stand.end == COURSE_STAND_OPEN; i++)
    {
      guint seat = trial->rules->seat (trial->state);

      trial->rules->apply (trial->state, plan[i], NULL);
      course_stand_follow (&trial->stand, trial->bout, seat, plan[i], trial->state);
    }
  return n;
}

CourseStandEnd
course_trial_play (const CourseBout *bout,
                   guint             who,
                   guint64           n,
                   const gint       *cancel,
                   guint            *taken)
{
  const GameRules      *rules = course_bout_get_module (bout)->rules;
  g_autofree GameState *state = course_bout_deal (bout, n);
  g_autofree GameState *seen = game_state_new (rules);
  guint                 actions = 0;
  Trial                 trial = {
                    .bout = bout,
                    .rules = rules,
                    .cancel = cancel,
                    .who = who,
                    .rng = n,
                    .state = state,
                    .seen = seen,
  };

  while (trial.stand.end == COURSE_STAND_OPEN && actions < MAX_ACTIONS)
    {
      guint played = play_plan (&trial);

      if (played == 0 || (cancel && g_atomic_int_get (cancel)))
        break;
      actions += played;
    }
  if (taken)
    *taken = trial.stand.taken;
  return trial.stand.end;
}

gboolean
course_bout_prove (const CourseBout *bout, const gint *cancel, GError **error)
{
  guint won = 0;
  guint lost = 0;

  for (guint i = 0; i < N_TRIES && (won == 0 || lost == 0); i++)
    {
      CourseStandEnd end = course_trial_play (bout, COURSE_TRIAL_LEARNER, i, cancel, NULL);

      won += end == COURSE_STAND_WON;
      lost += end == COURSE_STAND_LOST || end == COURSE_STAND_LATE;
    }
  if (won > 0 && lost > 0)
    return TRUE;
  g_set_error (error, GAME_ERROR, GAME_ERROR_REFUSED, "[Bout] Goal1: %s",
               won == 0 ? _ ("With the actions that were taught, nobody has won this bout.")
                        : _ ("With the actions that were taught, nobody has lost this bout."));
  return FALSE;
}
