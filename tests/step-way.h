/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Finds a learner's way to a certain goal of a lesson's step, also to a goal that the step
 * foresees as a mistake.
 */
#pragma once

#include "course-step.h"

/* The learner's actions, with blanks between, after which this goal is the first of the step's to
 * hold; NULL if there is no such way. The caller frees it. */
char *step_way_find (const GameRules  *rules,
                     const CourseStep *step,
                     const GameState  *start,
                     guint             goal) G_GNUC_WARN_UNUSED_RESULT;
