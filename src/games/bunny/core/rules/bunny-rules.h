/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Bunny Kingdom as everything that works for all games knows it.
 * Who knows the game itself uses bunny-state.h.
 */
#pragma once

#include "game-rules.h"

G_BEGIN_DECLS

extern const GameRules bunny_rules;

G_END_DECLS
