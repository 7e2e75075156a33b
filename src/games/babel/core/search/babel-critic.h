/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Babel's critic: the worth of a turn beside the best one found, and the reasons.
 *
 * It judges as the strongest player does, by learnt weights and answers in sampled worlds. Each
 * reason it gives (babel-reason.h) it has tried by the rules.
 */
#pragma once

#include "game-critic.h"

G_BEGIN_DECLS

extern const GameCritic babel_critic;

G_END_DECLS
