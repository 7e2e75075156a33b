/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Shared by the proofs of puzzles and of lessons: the check of a solution, and the number of
 * worlds in which it must be the same.
 */
#pragma once

#include "course-faults.h"
#include "course-miss.h"

G_BEGIN_DECLS

/* The number of completions of a partial position that must agree. */
#define COURSE_N_WORLDS 4

/* Returns TRUE if a position, known to be right, leaves cards open that seeds decide. */
gboolean course_is_partial (const GameRules *rules, const char *position);

/* Checks that the goal behind a key can be reached, though not at once, and as in another world
 * (NULL: none). Adds a fault, GAME_ERROR_REFUSED or, undecided, GAME_ERROR_LIMIT; of a goal out of
 * reach it says what comes nearest (`aim`). */
gboolean course_solution_check (const GameSolution *solution,
                                const GameSolution *other,
                                const CourseAim    *aim,
                                const char         *group,
                                const char         *key,
                                CourseFaults       *faults);

G_END_DECLS
