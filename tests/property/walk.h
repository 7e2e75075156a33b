/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Random games for laws to look at: a law is called for every position met and every action played.
 *
 * All chance comes from g_test_rand_*, so the seed that GLib prints repeats a failure.
 */
#pragma once

#include "game-module.h"
#include "game-record.h"
#include "game-state.h"

G_BEGIN_DECLS

/* A game under the laws. writable: every action that can be written, as words in which {a,b}
 * stands for either; more may be listed than ever become legal, and each kind must be there. If
 * these are more than a few thousand, each position sees some of them, half drawn from the words
 * and half near the position: a legal action with another choice in one pair of braces. Words that
 * cannot be read are passed over then. */
typedef struct
{
  const GameModule *module;
  const char       *writable;
  guint             share; /* it is long: of this many games that others play it plays one; or 0 */
} WalkGame;

typedef struct
{
  const WalkGame  *game;
  const GameRules *rules;
  guint            seats;
  guint32          options;
  guint64          seed;
  GArray          *writable;  /* of GameAction: WalkGame.writable read */
  gboolean         is_sample; /* writable holds some of them only */

  GameRecord      *record;
  const GameState *state; /* the position */
  GameAction      *legal; /* its legal actions */
  guint            n_legal;
  const GameState *before; /* the position before the last action, NULL at first */
  GameAction       action; /* the last action */
  GArray          *events; /* its events */
} Walk;

/* A law. Any of its functions may be NULL. */
typedef struct
{
  const char *name;
  void (*at_position) (Walk *walk); /* at every position, the last one included */
  void (*at_end) (Walk *walk);      /* at the end of the game */
} Law;

/* Plays random games of every choice of seats and options under a law. */
void walk_games (const WalkGame *game, guint32 options, const Law *law);

/* Draws other writable actions, where they are too many to be looked at. */
void walk_draw_writable (Walk *walk);

/* The number of random games that each law sees per game and set of options: 50, in a slow run
 * 1000, or the value of the environment variable EDUBBA_LAW_GAMES. */
guint walk_get_n_games (void);

/* Fails the test, telling game, options, seed, actions and position. */
void walk_fail (const Walk *walk, const char *law, const char *file, int line) G_GNUC_NORETURN;

/* Fails unless the condition, which is the law, holds. */
#define law_assert(walk, condition)                     \
  G_STMT_START                                          \
  {                                                     \
    if (G_UNLIKELY (!(condition)))                      \
      walk_fail (walk, #condition, __FILE__, __LINE__); \
  }                                                     \
  G_STMT_END

G_END_DECLS
