/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Babel once more, as slowly and plainly as RULES.md says it.
 *
 * A second opinion on the rules: written from RULES.md and NOTATION.md alone, and sharing not a
 * line with src/games/babel/core/rules. Everything is a list of letters or digits and is found by
 * looking through it; actions, refusals and positions are texts. A change of the rules is made here
 * from the same two documents, and never by copying.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define NAIVE_LETTERS "AHMPS"
#define NAIVE_N_LANDS 5
#define NAIVE_NOWHERE (-1) /* the land of a pawn at the quarry */

/* A row of cards, oldest or next first: letters of nations or digits of levels, and a 0. */
typedef struct
{
  int  n;
  char card[64];
} NaiveCards;

typedef struct
{
  gboolean hands35, sumer_all, final15;

  NaiveCards colonnade[2][NAIVE_N_LANDS];
  NaiveCards temple[2][NAIVE_N_LANDS];
  NaiveCards hand[2];
  NaiveCards store[2];
  NaiveCards deck;    /* next card first */
  NaiveCards quarry;  /* next card first */
  NaiveCards discard; /* in the order in which they were laid there */
  gboolean   starter[2];
  int        pawn[2]; /* index of a land, or NAIVE_NOWHERE */
  int        known;   /* the number of the next quarry cards that both players know */
  int        turn;
  int        mover;
  gboolean   migrated;
  int        owed;
  gboolean   final;
  int        result; /* 0, the winner's number, or 3 for a draw */
  guint64    generator;

  GPtrArray *moves; /* of char *: the moves of the last action, "CARD FROM TO SEEN"; or NULL */
} NaiveBabel;

/* A new game. `moves` is left alone by everything here but naive_babel_play (). */
void naive_babel_deal (
  NaiveBabel *game, gboolean hands35, gboolean sumer_all, gboolean final15, guint64 seed);

/* "legal", or the code of NOTATION.md 4 that refuses an action written as NOTATION.md 1 says. */
const char *naive_babel_judge (const NaiveBabel *game, const char *action);

/* Plays a legal action. If `moves` is not NULL it is emptied, and then lists each card that went
 * somewhere, in no particular order: "A hand1 discards 12" is an Assyrian that both players
 * saw go, "o pawn1 pawnA1 12" player 1's pawn coming from the quarry. Places are hand, store and
 * starter; colonnade, temple and pawn (with the land); deck, quarry and discards. "* discards deck
 * -" is a shuffle. */
void naive_babel_play (NaiveBabel *game, const char *action);

/* Sum of the tops of a player's temples. Players are 0 and 1. */
int naive_babel_score (const NaiveBabel *game, int player);

/* The seat to act: 0 or 1, or -1 once the game is over. */
int naive_babel_seat (const NaiveBabel *game);

/* The canonical full position (NOTATION.md 2); free with g_free (). */
char *naive_babel_print (const NaiveBabel *game) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
