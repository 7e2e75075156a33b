/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Hoard, for two or three seats: a game with a hidden deck, hidden hands, long turns and
 * answers owed in the middle of them.
 */
#pragma once

#include "game-rules.h"

extern const GameRules toy_hoard_rules;
