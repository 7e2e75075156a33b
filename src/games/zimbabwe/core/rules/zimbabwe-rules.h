/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The Great Zimbabwe as a GameRules table: the only door to its rules for code that works for any
 * game.
 */
#pragma once

#include "game-rules.h"

G_BEGIN_DECLS

extern const GameRules zimbabwe_rules;

G_END_DECLS
