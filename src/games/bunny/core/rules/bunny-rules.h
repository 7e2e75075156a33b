/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Bunny Kingdom as GameRules, for code that works for all games. Code for this game alone uses
 * bunny-state.h.
 */
#pragma once

#include "game-rules.h"

G_BEGIN_DECLS

extern const GameRules bunny_rules;

G_END_DECLS
