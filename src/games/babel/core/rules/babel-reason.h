/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Reasons for a turn of Babel to be worse than another, or good: search finds them, words say
 * them.
 *
 * Operands of a GameReason, in order. Threats: land, amount, then the number of cards of each
 * nation that the opponent must hold, one byte each, then the land that three settlers migrate
 * from, or BABEL_QUARRY. Others: land (BABEL_QUARRY if none is meant), amount, and the cards that
 * they speak of.
 */
#pragma once

#include "babel-table.h"
#include "game-critic.h"

G_BEGIN_DECLS

typedef enum
{
  BABEL_REASON_NONE,

  /* Threats: the opponent's next turn; the share counts the possible hands that allow it. */
  BABEL_REASON_THEY_WIN,
  BABEL_REASON_THEY_RAZE,     /* amount: the top level of the temple */
  BABEL_REASON_THEY_STEAL,    /* amount: the level */
  BABEL_REASON_THEY_EXPEL,    /* amount: settlers, of one nation */
  BABEL_REASON_THEY_WIN_OVER, /* amount: settlers */

  /* Effects of the better turn that the turn played does not have. */
  BABEL_REASON_WIN,
  BABEL_REASON_RAZE,     /* amount: the top level */
  BABEL_REASON_STEAL,    /* amount: the level */
  BABEL_REASON_BUILD,    /* amount: the temple's top at the end of the turn */
  BABEL_REASON_HALVE,    /* amount: cards that the opponent gives up */
  BABEL_REASON_EXPEL,    /* amount: settlers */
  BABEL_REASON_WIN_OVER, /* amount: settlers */
  BABEL_REASON_KEEP,     /* amount: cards left in hand */

  /* Advice for a halved hand; the cards count those that are meant, as in threats. */
  BABEL_REASON_KEEP_RUN, /* keep these, of one nation, and enough for a run */
  BABEL_REASON_GIVE_UP,  /* give up these */

  /* The aim of a line, in a hint. */
  BABEL_REASON_AIM_WIN,
  BABEL_REASON_AIM_STOP,   /* keep the opponent from winning at once */
  BABEL_REASON_AIM_DEFEND, /* land: where the threat is */
  BABEL_REASON_AIM_CHAIN,
  BABEL_REASON_AIM_ATTACK, /* land */
  BABEL_REASON_AIM_BUILD,  /* land */
  BABEL_REASON_AIM_HAND,
  BABEL_N_REASONS,
} BabelReasonKind;

/* Places of the operands. */
#define BABEL_REASON_LAND   0
#define BABEL_REASON_AMOUNT 1
#define BABEL_REASON_CARDS  2
#define BABEL_REASON_FROM   (BABEL_REASON_CARDS + BABEL_N_NATIONS)

G_STATIC_ASSERT (BABEL_REASON_FROM < G_N_ELEMENTS (((GameReason *) 0)->operand));

G_END_DECLS
