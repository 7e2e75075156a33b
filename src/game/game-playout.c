/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Random play, the inner loop of playouts and of the speed figures. No allocation, no events: to
 * show a game, play it action by action instead.
 */
#include "game-playout.h"

#include "game-rng.h"
#include "game-state.h"

guint64
game_playout (const GameRules *rules,
              GameState       *state,
              guint64         *rng,
              guint64          max_actions,
              GameAction      *actions)
{
  guint64 played = 0;

  if (rules->playout)
    return rules->playout (state, rng, max_actions);
  while (played < max_actions)
    {
      guint n = game_state_legal (rules, state, actions);

      if (n == 0)
        break;
      rules->apply (state, actions[game_rng_below (rng, n)], NULL);
      played++;
    }
  return played;
}
