/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A game's sentences for a goal that has gone out of reach: the things that an action used up,
 * and those missing now. The solver finds that a goal is out of reach; the game says so.
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
  /* The conditions that a condition on a term implies and that can be tried alone: a temple of
   * level 4 needs 4 settlers. Writes them in the order in which to look at them, and returns
   * their number. */
  guint (*needs) (const GameState     *state,
                  guint                me,
                  const GameCondition *condition,
                  GameCondition        needs[GAME_MAX_NEEDS]);

  /* Names what an action of `me` used up: "Your pawn has left Hatti, and you hold no Hittite to
   * carry it back." condition: the one that cannot be met any more, or NULL. */
  char *(*cause) (const GameState *before, GameAction action, const GameCondition *condition);

  /* Says that an action of `me` was one too many for a condition on a counter: "This was to be
   * done without travelling." NULL if there is nothing to say. */
  char *(*overrun) (const GameCondition *condition);

  /* Names the thing missing for a condition on a term: "One settler too few in Hatti." `best` is
   * the value nearest to it that can still be reached. NULL if there is nothing to say. */
  char *(*missing) (const GameState *state, guint me, const GameCondition *condition, gint64 best);

  /* Says the value of a term at the end of a turn in which its condition does not hold: "A
   * harvest would bring you 3 now." NULL if there is nothing to say; the entry may be NULL. */
  char *(*ended) (const GameState *state, guint me, const GameCondition *condition);
} GameFailures;

G_END_DECLS
