/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the proofs of puzzles and of lessons share: when a solution is one, and in how many worlds
 * it must be the same.
 */
#pragma once

#include "game-solver.h"

G_BEGIN_DECLS

/* How many completions of a partial position must agree. */
#define COURSE_N_WORLDS 4

/* Whether a position, known to be right, leaves cards open that seeds decide. */
gboolean course_is_partial (const GameRules *rules, const char *position);

/* Whether the goal behind a key can be reached, though not at once, and as in another world
 * (NULL: none). Fails with GAME_ERROR_REFUSED or, undecided, GAME_ERROR_LIMIT. */
gboolean course_solution_check (const GameSolution *solution,
                                const GameSolution *other,
                                const char         *group,
                                const char         *key,
                                GError            **error);

G_END_DECLS
