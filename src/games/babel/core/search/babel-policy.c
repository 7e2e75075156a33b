/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A side that must give up cards first gives up those of the nation that it has most of, as the
 * search of whole turns has it.
 */
#include "babel-policy.h"

#include "babel-apply.h"
#include "babel-legal.h"
#include "babel-state.h"
#include "babel-turns.h"

/* About the number of actions of a game. */
#define GAME_NODES 250

/* Writes the worths that the table would have for the side after each of n legal actions, were the
 * turn to end there. */
static void
weigh (const BabelWeights *weights,
       const BabelTable   *table,
       guint               side,
       const GameAction   *actions,
       guint               n,
       gint               *worths)
{
  for (guint i = 0; i < n; i++)
    {
      BabelTable after = *table;

      if (actions[i].kind != BABEL_END)
        babel_apply (&after, actions[i], NULL, NULL);
      if (after.owed && actions[i].kind != BABEL_DISCARD)
        babel_turns_discard (&after);
      worths[i] = babel_evaluate (weights, &after, side);
    }
}

GameAction
babel_policy_choose (const BabelWeights *weights,
                     const BabelTable   *table,
                     guint               side,
                     const GameAction   *actions,
                     guint               n)
{
  gint  worths[BABEL_MAX_LEGAL];
  guint best = 0;

  weigh (weights, table, side, actions, n, worths);
  for (guint i = 1; i < n; i++)
    if (worths[i] > worths[best] || (worths[i] == worths[best] && actions[i].kind == BABEL_END))
      best = i;
  return actions[best];
}

static void
glance (const GameState *seen, guint seat, const GameAction *actions, guint n, gint *glances)
{
  const BabelTable *table = &babel_state (seen)->table;
  gint32            now = babel_evaluate (babel_weights_get_learnt (), table, seat);

  weigh (babel_weights_get_learnt (), table, seat, actions, n, glances);
  for (guint i = 0; i < n; i++)
    glances[i] = actions[i].kind == BABEL_END ? GAME_GLANCE_ALWAYS : glances[i] - now;
}

static GameAction
choose (const GameRules *rules,
        const GameState *state,
        guint            seat,
        guint64         *rng,
        GameAction      *actions)
{
  guint n = rules->legal (state, seat, actions);

  return babel_policy_choose (babel_weights_get_learnt (), &babel_state (state)->table, seat,
                              actions, n);
}

const GamePolicy babel_policy = {
  .choose = choose,
  .glance = glance,
  .game_nodes = GAME_NODES,
};
