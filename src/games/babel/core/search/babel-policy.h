/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The greedy player, and the policy of the learnt weights: a glance at an action is the worth that
 * it adds to the table at once, in thousandths of log odds. Nothing is foreseen.
 */
#pragma once

#include "babel-weights.h"
#include "game-policy.h"

G_BEGIN_DECLS

extern const GamePolicy babel_policy;

/* Returns that of n (from 1) legal actions after which, by these weights, `side` would be best off,
 * were the turn to end there; of equals the end of the turn, or the first. */
GameAction babel_policy_choose (const BabelWeights *weights,
                                const BabelTable   *table,
                                guint               side,
                                const GameAction   *actions,
                                guint               n);

G_END_DECLS
