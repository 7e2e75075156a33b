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

#include <setjmp.h>

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

  const struct _Law *law;
  jmp_buf            out; /* leads out of the game when the law is broken */
} Walk;

/* A law. Any of its functions may be NULL. */
typedef struct _Law
{
  const char *name;
  const char *says;                 /* the law in a sentence */
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

/* Fails the test, and leaves the game: tells the law, what is wrong (a sentence, as printf () has
 * it), the game with its options and seed, the record and the position. The other tests go on. */
void walk_fail (Walk *walk, const char *format, ...) G_GNUC_PRINTF (2, 3) G_GNUC_NORETURN;

/* For the sentence of a failure: an action in notation and in words; a position, with the hash
 * that tells states with one text apart. They are never freed. */
const char *walk_say_action (const Walk *walk, GameAction action);
const char *walk_say_state (const Walk *walk, const GameState *state);

/* Fails with a sentence unless the condition holds. */
#define law_assert(walk, condition, ...) \
  G_STMT_START                           \
  {                                      \
    if (G_UNLIKELY (!(condition)))       \
      walk_fail (walk, __VA_ARGS__);     \
  }                                      \
  G_STMT_END

G_END_DECLS
