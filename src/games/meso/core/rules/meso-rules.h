/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The rules of Mesopotamien as a table for code that works for any game. NOTATION.md and RULES.md
 * are normative for all of it.
 */
#pragma once

#include "game-rules.h"

G_BEGIN_DECLS

extern const GameRules meso_rules;

G_END_DECLS
