/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A computer player, and the generic one that plays any game in the table.
 *
 * A player gets what its seat sees and nothing more: it cannot peek, because the hidden cards
 * are not there. It never looks at the clock: its budget is in nodes (actions applied), so that
 * the same call gives the same answer on any machine.
 */
#pragma once

#include "game-rules.h"

G_BEGIN_DECLS

typedef struct _GamePlayer GamePlayer;

struct _GamePlayer
{
  const char *id; /* "playouts" */

  /* Chooses for the seat to act in `seen`, a partial state as that seat observes it.
   *
   * level: 0 and up, stronger; nodes: the budget; cancel: set to non-zero from any thread to
   * stop soon (may be NULL). Writes a plan of legal actions in order to `plan` (room for `max`,
   * from 1), ending before anything that depends on chance or on another seat, and returns its
   * length: at least 1 unless the game is over or the call was cancelled. */
  guint (*choose) (const GameRules *rules,
                   const GameState *seen,
                   guint            level,
                   guint64          seed,
                   guint64          nodes,
                   const gint      *cancel,
                   GameAction      *plan,
                   guint            max);
};

/* Any legal action, each as likely: the yardstick. */
extern const GamePlayer game_player_random;

/* Flat Monte Carlo: every legal action is tried in the same sampled worlds and played out at
 * random; the actions that do worse are dropped round by round (sequential halving: Karnin,
 * Koren and Somekh 2013). */
extern const GamePlayer game_player_playouts;

G_END_DECLS
