/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The ends of a step of a lesson: not only by shortest lines, but by all actions that its rules
 * allow. A step that goes on from there must be right for all of them.
 */
#pragma once

#include "course-step.h"

G_BEGIN_DECLS

/* The greatest number of positions on the way, and of ends from which a step may go on. */
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
