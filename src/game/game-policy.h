/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A policy: the action that seems best at once. It is enough for a player of several levels and for
 * a critic (game-player.h, game-critic.h): they try choices in worlds that a seat holds possible,
 * and the policy plays each of these games on.
 *
 * The same call gives the same answer; all chance comes from the generator that is handed over.
 */
#pragma once

#include "game-rules.h"

G_BEGIN_DECLS

/* The glance of an action that cannot be weighed against others, as the end of a turn: it is always
 * looked at. */
#define GAME_GLANCE_ALWAYS (G_MAXINT / 2)

typedef struct
{
  /* Returns the action of `seat`, one of those to act in `state`, a full state or that which the
   * seat sees. `actions` has room for max_legal. */
  GameAction (*choose) (const GameRules *rules,
                        const GameState *state,
                        guint            seat,
                        guint64         *rng,
                        GameAction      *actions);

  /* Plays a full state on, in place, as choose would for every seat, until the game is over or
   * max_actions were played. Returns how many were. NULL: choose is asked each time. */
  guint64 (*play_on) (const GameRules *rules,
                      GameState       *state,
                      guint64         *rng,
                      guint64          max_actions,
                      GameAction      *actions);

  /* Writes to `glances` how good each of n legal actions of a seat seems to be. NULL: as good as
   * any other. */
  void (*glance) (const GameState  *seen,
                  guint             seat,
                  const GameAction *actions,
                  guint             n,
                  gint             *glances);

  /* Writes to `bare` the seen state without the memory of the seat. NULL: nothing is remembered
   * that could not be seen. */
  void (*forget) (const GameState *seen, guint seat, GameState *bare);

  /* The glance of GAME_GLANCE_ALWAYS beside others, where nothing is tried. */
  gint idle;

  /* A lead of so many points (GameResult) makes three wins of four, and is worth half of all that
   * a lead can be worth. 0: places count, and no points. */
  guint half_lead;

  /* A game is played on for so many rounds after the turn that is tried, and then the points of a
   * seat are those that `judge` says it is as good as having; at its end places count. 0: it is
   * played to the end, and judge is NULL. */
  guint rounds;
  gint (*judge) (const GameState *state, guint seat);

  /* The price of a game to its end, of a budget in nodes. */
  guint game_nodes;
} GamePolicy;

/* Any legal action, each as likely. */
extern const GamePolicy game_policy_random;

/* Games that are tried by a policy, for one seat. */
typedef struct
{
  const GamePolicy *policy;
  const GameRules  *rules;
  guint             seat;
  GameState        *seen;  /* before anybody has chosen of those who choose at once */
  GameState        *world; /* in which games begin */
  GameState        *state; /* of the game that is tried */
  GameAction       *actions;
  guint64           played; /* how many actions, in all games */
  guint             last;   /* the turn before which games stop */
} GameTrial;

/* `seen` is what `seat`, one of those to act, observes. */
void game_trial_init (GameTrial        *trial,
                      const GamePolicy *policy,
                      const GameRules  *rules,
                      const GameState  *seen,
                      guint             seat);
void game_trial_clear (GameTrial *trial);

/* Draws the world of this number, and a seed for the games that begin in it. Both depend on `seed`
 * and the number alone. */
guint64 game_trial_draw (GameTrial *trial, guint64 seed, guint64 number);

/* Begins a game: the state becomes that of the world. */
void game_trial_begin (GameTrial *trial);

/* Has other seats act until the seat is the next. FALSE if it has nothing to do any more. */
gboolean game_trial_wait (GameTrial *trial, guint64 *rng);

void game_trial_apply (GameTrial *trial, GameAction action);

/* Plays the game on as far as the policy looks, or until that takes too long or *cancel (may be
 * NULL) is set. */
void game_trial_play_out (GameTrial *trial, guint64 rng, const gint *cancel);

/* Returns the worth of the game to the seat, on a scale of the policy's: leads over all others,
 * or the seats left behind. */
gint game_trial_get_score (const GameTrial *trial);

/* Returns the chance of the seat to win, in thousandths, and gives its points. The chances of all
 * seats make a whole. */
gint game_trial_get_chance (const GameTrial *trial, gint *points);

G_END_DECLS
