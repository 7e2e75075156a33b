/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Linear evaluation of the reference players: sums over all lands, each unit of a sum worth the
 * same.
 *
 * Frozen, so that old measurements stay comparable: it judged the first players, and still judges
 * the reference players that others are measured against. Stronger players use babel-features.h.
 */
#pragma once

#include "babel-table.h"

G_BEGIN_DECLS

/* Scores from here on are alike. */
#define BABEL_TOP_SUM_SCORE 24

/* A side's block. "Here": in the land of its pawn. A threat counts the cards or levels that it
 * can be used on. */
typedef enum
{
  BABEL_SUM_SETTLERS,      /* cards in colonnades, at most 7 each */
  BABEL_SUM_SETTLERS_HERE, /* the same, here */
  BABEL_SUM_ROOM,          /* lands with more settlers than the temple has levels */
  BABEL_SUM_BUILDABLE,     /* lands where a store's top fits, settlers enough */
  BABEL_SUM_FITTING,       /* the same, one settler short */
  BABEL_SUM_HAND,          /* cards in hand */
  BABEL_SUM_LARGE_HAND,    /* of these, beyond six */
  BABEL_SUM_TEMPLES,       /* temples begun */
  BABEL_SUM_HIGHEST,       /* the highest top */
  BABEL_SUM_RAZE,          /* levels under the tops that runs of Assyrians can raze */
  BABEL_SUM_RAZE_HERE,     /* the same, here */
  BABEL_SUM_RAZE_PAIR,     /* lands with two Assyrians at the end of the colonnade */
  BABEL_SUM_RAZE_ONE,      /* lands with one Assyrian at the end */
  BABEL_SUM_STEAL,         /* tops that runs of Hittites can steal */
  BABEL_SUM_STEAL_HERE,    /* the same, here */
  BABEL_SUM_STEAL_PAIR,    /* lands with two Hittites at the end of the colonnade */
  BABEL_SUM_EXPEL,         /* the most cards of a nation that runs of Medes can expel */
  BABEL_SUM_EXPEL_PAIR,    /* lands with two Medes at the end of the colonnade */
  BABEL_SUM_WIN_OVER,      /* cards that runs of Sumerians can win over */
  BABEL_SUM_WIN_OVER_PAIR, /* lands with two Sumerians at the end of the colonnade */
  BABEL_SUM_SKIP,          /* levels that runs of Persians can lay, skipping one */
  BABEL_SUM_SKIP_PAIR,     /* lands with two Persians at the end of the colonnade */
  BABEL_SUM_CHARGES,       /* abilities in all runs, at most 6 */
  BABEL_SUM_CHARGES_HERE,  /* the same, here */
  BABEL_SUM_ASSYRIANS,     /* Assyrians facing a temple, at most 3 a land */
  BABEL_SUM_PAIRS,         /* two equal cards at the end of a colonnade */
  BABEL_SUM_STARTER,       /* the starter is unbuilt */
  BABEL_SUM_LOW_IN_FINAL,  /* in the final phase: points short of 14 */
  BABEL_SUM_SCORE,         /* one of these is 1: the score, from 0 */
  BABEL_N_SIDE_SUMS = BABEL_SUM_SCORE + BABEL_TOP_SUM_SCORE + 1,
} BabelSum;

/* Behind the blocks: the side's hand by nation, and a constant 1. */
#define BABEL_SUM_OWN_HAND (2 * BABEL_N_SIDE_SUMS)
#define BABEL_SUM_ONE      (BABEL_SUM_OWN_HAND + BABEL_N_NATIONS)
#define BABEL_N_SUMS       (BABEL_SUM_ONE + 1)

/* The worth of each sum, in thousandths of log odds. */
typedef struct
{
  gint16 weight[BABEL_N_SUMS];
} BabelSumWeights;

/* Made by hand, by rules of thumb of a player. */
extern const BabelSumWeights babel_sum_weights_plain;

/* The first that were learnt: a logistic regression on the results of 20000 games. */
extern const BabelSumWeights babel_sum_weights_linear;

/* The sum for a table in which `side` (0 or 1) ends its turn and which is not decided. */
gint32
babel_reference_eval_evaluate (const BabelSumWeights *weights, const BabelTable *table, guint side);

G_END_DECLS
