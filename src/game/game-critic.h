/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a turn is worth, and why: the contract between a game and those who judge how it is played.
 *
 * Like a player, a critic gets what one seat sees and nothing more; whatever is hidden it draws
 * itself, from the seed, so two worlds that the seat cannot tell apart get the same judgement. It
 * never looks at the clock: budgets are in nodes, and the same call gives the same answer.
 *
 * Chances are in thousandths: how likely the seat is to win, a shared first place counting as its
 * share. At even chances each of several seats has as many parts of them.
 */
#pragma once

#include "game-rules.h"

G_BEGIN_DECLS

/* No line that is judged is longer. */
#define GAME_MAX_LINE 64

/* Nobody wants to hear more at once. */
#define GAME_MAX_REASONS 3

/* Actions of one seat in one turn, in their order. Replies forced from other seats are left out. */
typedef struct
{
  guint      n;
  GameAction actions[GAME_MAX_LINE];
} GameLine;

/* Why, in a game's own terms: GameWords.reason says it. Two reasons of equal bytes are the same. */
typedef struct
{
  guint8 kind;
  guint8 operand[9];

  /* In thousandths: in how many of the worlds that the seat holds possible it is so; 1000: by the
   * rules, in all of them. */
  guint16 share;
} GameReason;

typedef struct
{
  guint16 chance;      /* of what was played */
  guint16 best_chance; /* of the best line; both were tried in the same worlds */
  guint16 error;       /* the standard error of the difference */

  /* How many points (GameResult) the seat has less in the end, on average, than by the best line:
   * more than the sampling leaves in doubt. 0: no more than that, or not counted. */
  guint16 points;

  /* In how many of the worlds tried, in thousandths, another seat was found to win before this one
   * acts again: behind what was played, and behind the best line. */
  guint16 lost;
  guint16 best_lost;

  /* How many of the actions played, the end of the turn not counted, stand in the way of the best
   * ending. */
  guint16 n_back;

  /* From where the judgement begins: what was played, less n_back, and on from there. */
  GameLine best;

  /* What another seat may do about what was played: the proof of reason 0, if that speaks of it, in
   * a world where it holds the cards; else empty. */
  GameLine reply;

  /* The weightiest first; each is true. There may be none: no sentence says why it is worse. */
  guint      n_reasons;
  GameReason reasons[GAME_MAX_REASONS];
} GameCritique;

typedef struct
{
  /* The best line that is found from `seen` on, a partial state as the seat to act observes it, to
   * the end of the turn, this included where the game goes on.
   *
   * Where the seat must reply to another one's action, the line is that reply.
   *
   * nodes: the budget, or 0 for the critic's own (about half a second's work); cancel: as in
   * GamePlayer. FALSE if it was cancelled, if such an answer cannot be judged, or if the turn
   * cannot be ended. */
  gboolean (*find) (const GameRules *rules,
                    const GameState *seen,
                    guint64          seed,
                    guint64          nodes,
                    const gint      *cancel,
                    GameLine        *best);

  /* Judges `played`, legal from `seen` on, beside `best`, which find gave for the same state. If
   * what was played does not end the turn it is worth what can still be made of it. nodes: as
   * above (0: about a tenth of a second). FALSE if it was cancelled or cannot be judged. */
  gboolean (*judge) (const GameRules *rules,
                     const GameState *seen,
                     const GameLine  *best,
                     const GameLine  *played,
                     guint64          seed,
                     guint64          nodes,
                     const gint      *cancel,
                     GameCritique    *critique);

  /* What a line, legal from `seen` on, is good for: at most one reason, for a hint towards it.
   * FALSE if there is none to be named. */
  gboolean (*aim) (const GameRules *rules,
                   const GameState *seen,
                   const GameLine  *line,
                   guint64          seed,
                   GameReason      *reason);
} GameCritic;

/* The critic of a game that has none of its own: whole lines are compared by random games, as
 * game_player_playouts does. It names no reasons. */
extern const GameCritic game_critic_playouts;

G_END_DECLS
