/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Random play: one game to its end, each legal action as likely as the other.
 * No good player, but the quickest way to the end: samples, tests and speed figures live on it.
 */
#pragma once

#include "game-rules.h"

G_BEGIN_DECLS

/* Plays `state` on, in place, until the game is over or max_actions were played, with choices
 * drawn from *rng. `actions` is scratch room for rules->max_legal. Returns the number of actions
 * played. Allocates nothing. */
guint64 game_playout (const GameRules *rules,
                      GameState       *state,
                      guint64         *rng,
                      guint64          max_actions,
                      GameAction      *actions);

G_END_DECLS
