/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A glance is the gain that the yardstick sees. The end of a turn gains nothing, so whoever looks
 * at a few actions only looks at it once nothing else seems to gain.
 */
#include "meso-policy.h"

#include "meso-greedy.h"
#include "meso-legal.h"

/* Less than any error makes good. */
#define NEVER (-10000)

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

static gint
judge (const GameState *state, guint seat)
{
  MesoWays ways;

  meso_ways_find (meso_state (state), &ways);
  return meso_worth_find (meso_state (state), &ways, seat, NULL);
}

/* Returns TRUE for goods that are picked up or dropped, which could go on without end: a level does
 * so only for a gain, however much it misjudges, for of the two only one gains. */
static gboolean
is_free (GameAction action)
{
  return action.kind == MESO_DROP || (action.kind == MESO_PICK && action.operand[2] < 2);
}

static void
glance (const GameState *seen, guint seat, const GameAction *actions, guint n, gint *glances)
{
  MesoWays ways;
  MesoLook look;

  meso_ways_find (meso_state (seen), &ways);
  meso_look_at (&look, meso_state (seen), &ways);
  for (guint i = 0; i < n; i++)
    {
      glances[i] = meso_look_weigh (&look, actions[i]);
      if (glances[i] <= MESO_NO_GAIN && is_free (actions[i]))
        glances[i] = NEVER;
    }
}

const GamePolicy meso_policy = {
  .choose = choose,
  .glance = glance,
  .idle = 1,
  .half_lead = 600,
  .rounds = 1,
  .judge = judge,
  .game_nodes = 40,
};
