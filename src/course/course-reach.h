/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * One breadth-first pass over all positions that a turn can reach, which tests many goals at once:
 * the solver then spends its time only on those that can be reached.
 *
 * The pass ignores counters, so positions that differ only in how they came about are one. A goal
 * out of reach here is out of reach, as surely as the rules' hashes tell positions apart; a goal
 * that is reached here still has to be proved.
 */
#pragma once

#include "game-goal.h"

G_BEGIN_DECLS

/* "Never", as a length. */
#define COURSE_REACH_NEVER G_MAXUINT

/* Walks from a full state in which the goals' `me` is to act, through at most max_length actions
 * that do not end the turn. lengths[i] becomes the number of actions after which goal i can first
 * hold, or COURSE_REACH_NEVER; a goal for no seats never holds. FALSE if there are more than
 * max_positions, or it was cancelled; `lengths` is then worthless. */
gboolean course_reach (const GameRules *rules,
                       const GameState *state,
                       const GameGoal  *goals,
                       guint            n_goals,
                       guint            max_length,
                       guint64          max_positions,
                       const gint      *cancel,
                       guint           *lengths);

G_END_DECLS
