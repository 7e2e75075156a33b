/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Proves goals that a seat can reach within its turn: the fewest actions to a goal and the number
 * of shortest lines (NOTATION.md 5).
 *
 * Breadth first over distinct positions, so the first level that reaches the goal is the proof.
 * Forced replies by other seats are played for them, the first in byte order. The turn is ended
 * only if the goal names its end, and only as the last action. Nothing is searched
 * beyond the turn.
 */
#pragma once

#include "game-goal.h"

G_BEGIN_DECLS

typedef enum
{
  GAME_SOLVABLE,   /* length and count are proved */
  GAME_UNSOLVABLE, /* proved */
  GAME_UNKNOWN,    /* nothing up to length; cancelled, or a limit was met */
} GameVerdict;

typedef struct
{
  GameVerdict verdict;
  guint       length; /* the fewest actions; if unknown: none up to here reaches it */
  guint64     count;  /* the number of lines of that length, stopping at G_MAXUINT64 */
  GPtrArray  *lines;  /* of char *: the first lines in byte order, in notation */
  guint64     met;    /* distinct positions in fewer actions; if unsolvable: in all of the turn */
} GameSolution;

/* No limit on the length. */
#define GAME_SOLVE_ANY_LENGTH G_MAXUINT

/* The default memory limit of a proof, in bytes. */
#define GAME_SOLVE_MEMORY (G_GUINT64_CONSTANT (1) << 30)

/* A filter of the actions that `me` may play. */
typedef struct
{
  gboolean (*allows) (gconstpointer data, GameAction action);
  gconstpointer data;
} GameFilter;

/* Solves from a full state. tally: the counters so far (NULL: all 0). max_length: the most
 * actions to try. max_lines: the most lines to write down, the first in byte order; fewer come if
 * they would need more than `memory` bytes. memory: the limit of the search in bytes, from which
 * a limit of its steps follows. cancel: set to non-zero from any thread to stop soon (may be
 * NULL); the verdict is then GAME_UNKNOWN.
 *
 * With a limit on the length GAME_UNKNOWN says that some sequence of that length can be
 * continued without overrunning a counter of the goal; otherwise nothing longer exists, and the
 * verdict is GAME_UNSOLVABLE. Forced replies by another seat in `state` are played first.
 * Free with game_solution_free (). */
GameSolution *game_solve (const GameRules *rules,
                          const GameState *state,
                          const GameGoal  *goal,
                          const GameTally *tally,
                          guint            max_length,
                          guint64          max_lines,
                          guint64          memory,
                          const gint      *cancel) G_GNUC_WARN_UNUSED_RESULT;

/* The same with only the actions that a filter (NULL: none) allows. Forced replies by other seats
 * are exempt from the filter. */
GameSolution *game_solve_filtered (const GameRules  *rules,
                                   const GameState  *state,
                                   const GameGoal   *goal,
                                   const GameTally  *tally,
                                   const GameFilter *filter,
                                   guint             max_length,
                                   guint64           max_lines,
                                   guint64           memory,
                                   const gint       *cancel) G_GNUC_WARN_UNUSED_RESULT;

void game_solution_free (GameSolution *solution);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (GameSolution, game_solution_free)

G_END_DECLS
