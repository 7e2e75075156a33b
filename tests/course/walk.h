/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Somebody on the way to a goal, in a puzzle or in a step of a lesson; and the ways there, which
 * the solver finds and the walk tries.
 */
#pragma once

#include "game-solver.h"

G_BEGIN_DECLS

typedef struct
{
  const GameRules *rules;
  const GameGoal  *goal;
  GameFilter       filter; /* without a function everything is allowed */
  GameState       *state;
  GameTally        tally;
} Walk;

/* A copy of `from`, to be ended with walk_end (). */
void walk_copy (Walk *to, const Walk *from);

void walk_end (Walk *walk);

/* The action must be legal and allowed; the answers of the other seat are nobody's business. */
void walk_act (Walk *walk, GameAction action);

/* Plays an action in notation. */
void walk_say (Walk *walk, const char *text);

/* The shortest ways from here; free with game_solution_free (). */
GameSolution *walk_solve (const Walk *walk, guint64 max_lines);

/* Every shortest line leads there with its last action, and not before. */
void walk_try_lines (const Walk *start, const GameSolution *solution);

/* Leaves the first of the shortest lines, wherever it can, with the first action that makes the
 * way longer and does not spoil it, and follows the first way from there; returns the number of
 * actions, or 0 if there is no such action, or no way at all. */
guint walk_find_longer (const Walk *start);

G_END_DECLS
