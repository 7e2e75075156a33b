/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Sealed: three seats choose simultaneously, by hidden commitments that are revealed
 * together.
 */
#pragma once

#include "game-rules.h"

extern const GameRules toy_sealed_rules;
