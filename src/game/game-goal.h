/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Goals of puzzles and lessons: "temple(opp,H) = 0 and travels = 0" (NOTATION.md 5).
 *
 * This file owns the grammar, the comparisons, the columns of errors and the counters of
 * actions; the terms are the game's. A goal holds or does not hold for a position and a tally;
 * how to get there is the solver's.
 */
#pragma once

#include "game-rules.h"

G_BEGIN_DECLS

#define GAME_GOAL_MAX_CONDITIONS 64
#define GAME_GOAL_MAX_OPERANDS   4
#define GAME_MAX_COUNTERS        16

/* Counts the actions of `me` since the position was set up: counter 0 is "actions", the others
 * follow in the order in which GameRules.kinds first names them. */
typedef struct
{
  guint32 count[GAME_MAX_COUNTERS];
} GameTally;

typedef enum
{
  GAME_GOAL_AT_LEAST,
  GAME_GOAL_AT_MOST,
  GAME_GOAL_EQUAL,
  GAME_GOAL_MORE,
  GAME_GOAL_LESS,
} GameGoalOp;

/* term op number; the term is a game's term, or a counter if term is NULL. */
typedef struct
{
  const GameTerm *term;
  guint16         operand[GAME_GOAL_MAX_OPERANDS];
  guint8          counter;
  GameGoalOp      op;
  guint32         number;
} GameCondition;

typedef struct
{
  guint         seats; /* the number of seats */
  guint         me;    /* the seat that the goal is for */
  guint         n_conditions;
  GameCondition conditions[GAME_GOAL_MAX_CONDITIONS];
} GameGoal;

/* The seat that a goal set on this position is for: the seat to act, or the mover once the game
 * is over. */
guint game_goal_seat (const GameRules *rules, const GameState *state);

/* Reads a goal for seat `me` of `seats`. Seats are written `me` or as their numbers from 1, and
 * where two play, the other one is `opp` too. The error (GAME_ERROR_SYNTAX) is a sentence that
 * begins with the column, counted in characters from 1. */
gboolean game_goal_parse (const GameRules *rules,
                          const char      *text,
                          guint            seats,
                          guint            me,
                          GameGoal        *goal,
                          GError         **error);

/* The canonical text of a goal, which game_goal_parse reads: "me", "opp" where two play, otherwise
 * the number. */
char *game_goal_print (const GameRules *rules, const GameGoal *goal) G_GNUC_WARN_UNUSED_RESULT;

/* The number of a game's counters, "actions" included, and their names. */
guint       game_counters_get_n (const GameRules *rules);
const char *game_counters_get_name (const GameRules *rules, guint counter);

/* The counter, from 1, that a kind feeds besides "actions", or 0 if it feeds none. */
guint game_counters_find (const GameRules *rules, guint kind);

/* Counts an action of `me`. Counts stop at G_MAXUINT32. */
void game_tally_add (GameTally *tally, const GameRules *rules, GameAction action);

/* Returns TRUE if the condition is on the game's term of this name; FALSE for a condition on a
 * counter. */
gboolean game_condition_is_on (const GameCondition *condition, const char *term);

/* The value nearest to the condition's number that meets it: one more or one less where the number
 * itself does not. */
gint64 game_condition_get_wanted (const GameCondition *condition);

gboolean game_goal_holds (const GameGoal *goal, const GameState *state, const GameTally *tally);

/* FALSE if a counter is greater than the goal allows, so that no further action can help. */
gboolean game_goal_is_open (const GameGoal *goal, const GameTally *tally);

/* Returns TRUE if the goal has a condition on a counter fed by kinds that end the turn, so that
 * the turn may be ended for it. */
gboolean game_goal_counts_ends (const GameRules *rules, const GameGoal *goal);

/* Returns TRUE if an action of this kind may be played for the goal: a kind that ends the turn,
 * if the goal counts ends; a kind that turns up the unknown, if the goal has a condition on its
 * counter, or, if it feeds none, on that of another such kind; and any other kind. */
gboolean game_goal_admits (const GameRules *rules, const GameGoal *goal, guint kind);

G_END_DECLS
