/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The terms that goals of puzzles and lessons can be about (NOTATION.md 5). They are read off
 * full states.
 */
#pragma once

#include "game-rules.h"

G_BEGIN_DECLS

#define BUNNY_N_TERMS 20

extern const GameTerm bunny_terms[BUNNY_N_TERMS];

G_END_DECLS
