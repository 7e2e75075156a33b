/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Rates the difficulty of a task by its proof alone: facts that the solver can vouch for, and a
 * rating made of them on the scale on which learners are rated too.
 *
 * Nothing here is measured with a clock or drawn by chance: a position and a goal have the same
 * rating on every machine.
 */
#pragma once

#include "game-solver.h"

G_BEGIN_DECLS

#define COURSE_RATING_MIN 400
#define COURSE_RATING_MAX 2400

/* Look-alikes are counted up to here. */
#define COURSE_MAX_LOOK_ALIKES 1024

/* The facts that make a task hard. Of several shortest lines the first in byte order is looked
 * at. */
typedef struct
{
  guint   length;      /* the fewest actions, at least 1 */
  guint64 positions;   /* distinct ones that can be met before the last action, at least 1 */
  guint   ideas;       /* shortest lines, those of the same actions counted once, at least 1 */
  guint   paragraphs;  /* different paragraphs of the rules in the line, at least 1 */
  guint   look_alikes; /* lines of the same kinds of action that are legal and miss the goal */
  guint   spoilers;    /* first actions, in percent, after which even one more action than the
                        * fewest does not reach the goal */
  gboolean greedy;     /* a player who always takes the action nearest to the goal finds it */
  guint    reading;    /* what is to be read: half the bytes of the position, as the seat sees it,
                        * and 20 for each condition of the goal after the first */
} CourseDifficulty;

/* Measures a task set on a full state in which the goal's `me` is to act, or other seats must
 * still reply. `solution` is its proof: solvable in one action or more, with its first
 * COURSE_MAX_LINES lines. `memory` and `cancel` as in game_solve (); a goal whose proof does not
 * fit in the memory counts as out of reach. FALSE if it was cancelled; *difficulty is then
 * worthless. */
gboolean course_difficulty_measure (const GameRules    *rules,
                                    const GameState    *state,
                                    const GameGoal     *goal,
                                    const GameSolution *solution,
                                    guint64             memory,
                                    const gint         *cancel,
                                    CourseDifficulty   *difficulty);

/* The rating, in whole points. It is the sum of these; lb is the logarithm to base 2:
 *
 *   400                   to begin with
 *   120 (length - 1)      up to 8 actions, and 30 for each one more
 *   40 lb (positions)     the more there is to look through
 *   40 lb (look_alikes + 1)
 *   60 (paragraphs - 1)
 *   3 spoilers
 *   -80 lb (ideas)        the more ways there are, the easier one is found
 *   -250                  if the greedy player finds it
 *   reading               up to 120, for a single action, which is found by reading alone
 *
 * Below 600 the sum has little to tell tasks apart by, so the points there count two fifths of one.
 * The rating is held between the two ends of the scale. It rises, or stays, with all but ideas and
 * greed. */
guint course_difficulty_rate (const CourseDifficulty *difficulty);

/* Returns TRUE if the greedy player reaches the goal in at most `length` actions. It takes the
 * action after which the least is missing from `guide`, the first in byte order among equals, and
 * gives up if no action reduces that. `guide` is the goal itself, or a goal that measures
 * nearness better: it is only measured, and need not hold. */
gboolean course_difficulty_is_greedy (const GameRules *rules,
                                      const GameState *state,
                                      const GameGoal  *goal,
                                      const GameGoal  *guide,
                                      guint            length);

G_END_DECLS
