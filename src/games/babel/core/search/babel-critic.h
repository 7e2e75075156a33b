/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Babel's critic: what a turn is worth beside the best that was found, and why.
 *
 * It judges as the strongest player does, by learnt weights and answers in sampled worlds. What it
 * gives as a reason (babel-reason.h) it has seen done by the rules.
 */
#pragma once

#include "game-critic.h"

G_BEGIN_DECLS

extern const GameCritic babel_critic;

G_END_DECLS
