/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Where a step of a lesson can end: not only by shortest lines, but by all that its rules let the
 * learner do. A step that goes on from there must be right for all of them.
 */
#pragma once

#include "course-step.h"

G_BEGIN_DECLS

/* How many positions may be met on the way, and how many ends one step may go on from. */
#define COURSE_OUTCOMES_MAX_MET 50000
#define COURSE_OUTCOMES_MAX     200

/* Appends to `ends` (of GameState, freed by the array) each distinct position in which a goal that
 * the step asks for can be the first to hold, from `start`, where the learner is to act; the first
 * was reached in the fewest actions. Sets the bit of each goal that can be the first to hold in
 * *replies. FALSE if there are too many positions, or it was cancelled (as in game_solve ()). */
gboolean course_outcomes_find (const GameRules  *rules,
                               const CourseStep *step,
                               const GameState  *start,
                               GPtrArray        *ends,
                               guint            *replies,
                               const gint       *cancel);

G_END_DECLS
