/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * One walk through all that a turn can come to, for many goals at once: which of them are worth
 * the solver's time.
 *
 * Counters are left out of it, so that positions need not be told apart by how they came about:
 * what the survey finds out of reach is out of reach, and what it finds is to be proved.
 */
#pragma once

#include "game-goal.h"

G_BEGIN_DECLS

/* "Never", as a length. */
#define COURSE_SURVEY_NEVER G_MAXUINT

/* Walks from a full state in which the goals' `me` is to act, through at most max_length actions
 * that do not end the turn. lengths[i] becomes the number of actions after which goal i can first
 * hold, or COURSE_SURVEY_NEVER. FALSE if there are more than max_positions, or it was cancelled;
 * `lengths` is then worthless. */
gboolean course_survey (const GameRules *rules,
                        const GameState *state,
                        const GameGoal  *goals,
                        guint            n_goals,
                        guint            max_length,
                        guint64          max_positions,
                        const gint      *cancel,
                        guint           *lengths);

G_END_DECLS
