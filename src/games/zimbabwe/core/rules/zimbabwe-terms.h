/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The terms of goals (NOTATION.md 5), in the order of the table there. Values may be below 0, and
 * "far" is 99.
 */
#pragma once

#include "game-rules.h"

G_BEGIN_DECLS

#define ZIMBABWE_N_TERMS 23

extern const GameTerm zimbabwe_terms[ZIMBABWE_N_TERMS];

G_END_DECLS
