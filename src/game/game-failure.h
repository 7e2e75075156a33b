/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a game can say of a goal that has gone out of reach: what an action used up, and what is
 * missing now. What is out of reach the solver finds; the game names it.
 *
 * All strings are new and belong to the caller: whole translated sentences, said to the seat that
 * the goal is for.
 */
#pragma once

#include "game-goal.h"

G_BEGIN_DECLS

#define GAME_MAX_NEEDS 4

typedef struct
{
  /* What a condition on a term asks for besides itself, as conditions that can be tried alone: a
   * temple of level 4 needs 4 settlers. Writes the first to look at first, and says how many. */
  guint (*needs) (const GameState     *state,
                  guint                me,
                  const GameCondition *condition,
                  GameCondition        needs[GAME_MAX_NEEDS]);

  /* What an action of `me` used up: "You travelled, so a card left your hand." */
  char *(*cause) (const GameState *before, GameAction action);

  /* That an action of `me` was one too many for a condition on a counter: "This was to be done
   * without travelling." NULL where there is nothing to say. */
  char *(*overrun) (const GameCondition *condition);

  /* What is missing for a condition on a term: "One settler too few in Hatti." `best` is the value
   * nearest to it that can still be reached. NULL where there is nothing to say. */
  char *(*missing) (const GameState *state, guint me, const GameCondition *condition, gint64 best);

  /* How a condition on a term stands that does not hold at the end of a turn: "A harvest would
   * bring you 3 now." NULL where there is nothing to say; the entry may be NULL. */
  char *(*ended) (const GameState *state, guint me, const GameCondition *condition);
} GameFailures;

G_END_DECLS
