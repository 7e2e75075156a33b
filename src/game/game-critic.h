/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The contract between a game and the judges of play: the worth of a turn, and the reasons.
 *
 * Like a player, a critic gets the view of one seat and nothing more; it draws all hidden things
 * itself, from the seed, so two worlds that the seat cannot tell apart get the same judgement. It
 * never looks at the clock: budgets are in nodes, and the same call gives the same answer.
 *
 * Chances are in thousandths: of the seat to win, a shared first place counting as its share. At
 * even chances they are the same for every seat.
 */
#pragma once

#include "game-player.h"

G_BEGIN_DECLS

/* The longest line that is judged. */
#define GAME_MAX_LINE 64

/* The most reasons that a player wants to hear at once. */
#define GAME_MAX_REASONS 3

/* Actions of one seat in one turn, in their order. Replies forced from other seats are left out. */
typedef struct
{
  guint      n;
  GameAction actions[GAME_MAX_LINE];
} GameLine;

/* A reason in a game's own terms: GameWords.reason says it. Two reasons of equal bytes are the
 * same. */
typedef struct
{
  guint8 kind;
  guint8 operand[9];

  /* The thousandths of the worlds that the seat holds possible in which the reason is true; 1000:
   * in all of them, by the rules. */
  guint16 share;
} GameReason;

typedef struct
{
  guint16 chance;      /* of the line played */
  guint16 best_chance; /* of the best line; both were tried in the same worlds */
  guint16 error;       /* the standard error of the difference */

  /* The loss in points (GameResult) at the end, on average, beside the best line, as far as it
   * exceeds the error of sampling. 0: it does not, or points are not counted. */
  guint16 points;

  /* The share of the worlds tried, in thousandths, in which another seat was found to win before
   * this seat acts again: after the line played, and after the best line. */
  guint16 lost;
  guint16 best_lost;

  /* The number of actions to take back from the line played, not counting the end of the turn,
   * before the best end can be reached. */
  guint16 n_back;

  /* Begins with the line played, less n_back actions, and goes on to the best end. */
  GameLine best;

  /* Another seat's reply to the line played: the proof of reason 0, if that speaks of it, in a
   * world in which the seat holds the cards; else empty. */
  GameLine reply;

  /* The weightiest first; each is true. There may be none: no sentence says why it is worse. */
  guint      n_reasons;
  GameReason reasons[GAME_MAX_REASONS];
} GameCritique;

/* The help of a critic with a search of its own for plans (game-plan.h). All calls for one plan
 * share what `open` returned. */
typedef struct
{
  /* Begins for the seat to act in `seen`, which stays as it is until `close`. NULL: the policy
   * serves here. */
  gpointer (*open) (const GameRules *rules, const GameState *seen, guint64 seed);
  void (*close) (gpointer plan);

  /* Writes the best line found that begins with a legal action, to the end of the turn, which is
   * included if the game goes on. Returns the nodes that this took. */
  guint64 (*find) (gpointer plan, GameAction first, const gint *cancel, GameLine *line);

  /* Plays a line in the world of this number and on from there; returns the chance of the seat to
   * win, in thousandths. */
  gint (*try_line) (gpointer plan, const GameLine *line, guint64 world);

  guint try_nodes; /* the price of that, of a budget in nodes */
} GamePlanner;

/* A critic plays and judges by the policy of its player; or it has find and judge of its own. */
typedef struct
{
  const GamePlayer *player; /* finds the best line; one by a policy (GamePlayer.policy) */
  guint             level;
  guint64           action_nodes; /* the most nodes an action of that line may take; 0: the
                                   * level's own */
  guint    worlds;                /* in which lines are tried, if the budget allows */
  gboolean skips_replies;         /* answers to another seat's action are not judged */

  /* Adds reasons to a critique by policy, whose best line is worth more than the line played.
   * NULL: there are none. */
  void (*explain) (const GameState *seen,
                   const GameLine  *played,
                   guint64          seed,
                   GameCritique    *critique);

  /* See game_critic_find () and game_critic_judge (). NULL: by policy. */
  gboolean (*find) (const GameRules *rules,
                    const GameState *seen,
                    guint64          seed,
                    guint64          nodes,
                    const gint      *cancel,
                    GameLine        *best);
  gboolean (*judge) (const GameRules *rules,
                     const GameState *seen,
                     const GameLine  *best,
                     const GameLine  *played,
                     guint64          seed,
                     guint64          nodes,
                     const gint      *cancel,
                     GameCritique    *critique);

  /* See game_critic_aim (). NULL: nothing is named. */
  gboolean (*aim) (const GameRules *rules,
                   const GameState *seen,
                   const GameLine  *line,
                   guint64          seed,
                   GameReason      *reason);

  /* NULL: plans are tried by the policy. */
  const GamePlanner *planner;

  /* Returns the points that a legal action of a seat adds at once, as people count them on the
   * board; also of a choice among several at once that is half made (GameRules.apply_alone). NULL:
   * the change of GameResult.points. */
  gint (*gain) (const GameState *seen, guint seat, GameAction action);
} GameCritic;

/* Finds the best line from `seen` on, a partial state as the seat to act observes it, to the end
 * of the turn, which is included if the game goes on.
 *
 * If the seat must reply to an action of another seat, the line is that reply.
 *
 * nodes: the budget, or 0 for the critic's own (about half a second's work); cancel: as in
 * GamePlayer. FALSE if it was cancelled, if such a reply cannot be judged, or if the turn cannot be
 * ended. */
gboolean game_critic_find (const GameCritic *critic,
                           const GameRules  *rules,
                           const GameState  *seen,
                           guint64           seed,
                           guint64           nodes,
                           const gint       *cancel,
                           GameLine         *best);

/* Judges `played`, legal from `seen` on, beside `best`, which game_critic_find () gave for the same
 * state. If `played` does not end the turn it is worth the best that can still be made of it.
 * nodes: as above (0: about a tenth of a second). FALSE if it was cancelled or cannot be judged. */
gboolean game_critic_judge (const GameCritic *critic,
                            const GameRules  *rules,
                            const GameState  *seen,
                            const GameLine   *best,
                            const GameLine   *played,
                            guint64           seed,
                            guint64           nodes,
                            const gint       *cancel,
                            GameCritique     *critique);

/* Finds the aim of a line that is legal from `seen` on: one reason at most, for a hint towards the
 * line. FALSE if there is no aim to name. */
gboolean game_critic_aim (const GameCritic *critic,
                          const GameRules  *rules,
                          const GameState  *seen,
                          const GameLine   *line,
                          guint64           seed,
                          GameReason       *reason);

/* The critic of a game that has none of its own: whole lines are compared by random games, as
 * game_player_playouts does. It names no reasons. */
extern const GameCritic game_critic_playouts;

G_END_DECLS
