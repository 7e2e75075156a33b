/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A glance is the gain that the yardstick sees; a turn's end is always looked at.
 */
#include "meso-policy.h"

#include "meso-apply.h"
#include "meso-greedy.h"
#include "meso-legal.h"

static GameAction
choose (const GameRules *rules,
        const GameState *state,
        guint            seat,
        guint64         *rng,
        GameAction      *actions)
{
  guint    n = meso_legal (state, seat, actions);
  MesoWays ways;
  MesoLook look;

  meso_ways_find (meso_state (state), &ways);
  meso_look_at (&look, meso_state (state), &ways);
  return meso_look_choose (&look, actions, n);
}

static guint64
play_on (const GameRules *rules,
         GameState       *game,
         guint64         *rng,
         guint64          max_actions,
         GameAction      *actions)
{
  const MesoState *state = meso_state (game);
  guint            n_lands = 0;
  guint64          played = 0;
  MesoWays         ways;

  for (; played < max_actions && !state->over; played++)
    {
      guint    n = meso_legal (game, state->mover, actions);
      MesoLook look;

      if (state->n_lands != n_lands)
        meso_ways_find (state, &ways);
      n_lands = state->n_lands;
      meso_look_at (&look, state, &ways);
      meso_apply (game, meso_look_choose (&look, actions, n), NULL);
    }
  return played;
}

static void
glance (const GameState *seen, guint seat, const GameAction *actions, guint n, gint *glances)
{
  MesoWays ways;
  MesoLook look;

  meso_ways_find (meso_state (seen), &ways);
  meso_look_at (&look, meso_state (seen), &ways);
  for (guint i = 0; i < n; i++)
    glances[i] = actions[i].kind == MESO_DRAW || actions[i].kind == MESO_END
                   ? GAME_GLANCE_ALWAYS
                   : meso_look_weigh (&look, actions[i]);
}

const GamePolicy meso_policy = {
  .choose = choose,
  .play_on = play_on,
  .glance = glance,
  .idle = 1,
  .game_nodes = 250,
};
