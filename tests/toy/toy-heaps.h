/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Heaps: an open game of one-action turns. The player who takes the last stick wins, or, with the
 * option "misere", loses.
 */
#pragma once

#include "game-rules.h"

extern const GameRules toy_heaps_rules;
