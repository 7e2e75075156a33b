/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a position looks like to whoever has just finished a turn: a row of small numbers, the same
 * for every world that this side cannot tell apart.
 *
 * Meant for the end of a turn, before the reveal; in the middle of one the numbers are right and
 * say little. Two blocks of equal shape, the side's own first, then its own hand, which it alone
 * knows.
 */
#pragma once

#include "babel-table.h"

G_BEGIN_DECLS

/* Scores from here on are alike. */
#define BABEL_TOP_SCORE 24

/* A side's block. "Here": in the land of its pawn. A threat counts what it can be used on. */
typedef enum
{
  BABEL_FEATURE_SETTLERS,      /* cards in colonnades, at most 7 each */
  BABEL_FEATURE_SETTLERS_HERE, /* the same, here */
  BABEL_FEATURE_ROOM,          /* lands with more settlers than the temple has levels */
  BABEL_FEATURE_BUILDABLE,     /* lands where a store's top fits, settlers enough */
  BABEL_FEATURE_FITTING,       /* the same, one settler short */
  BABEL_FEATURE_HAND,          /* cards in hand */
  BABEL_FEATURE_LARGE_HAND,    /* of these, beyond six */
  BABEL_FEATURE_TEMPLES,       /* temples begun */
  BABEL_FEATURE_HIGHEST,       /* the highest top */
  BABEL_FEATURE_RAZE,          /* levels under the tops that runs of Assyrians can raze */
  BABEL_FEATURE_RAZE_HERE,     /* the same, here */
  BABEL_FEATURE_RAZE_PAIR,     /* where two Assyrians end the colonnade */
  BABEL_FEATURE_RAZE_ONE,      /* where one does */
  BABEL_FEATURE_STEAL,         /* tops that runs of Hittites can steal */
  BABEL_FEATURE_STEAL_HERE,    /* the same, here */
  BABEL_FEATURE_STEAL_PAIR,    /* where two Hittites end the colonnade */
  BABEL_FEATURE_EXPEL,         /* the most cards of a nation that runs of Medes can expel */
  BABEL_FEATURE_EXPEL_PAIR,    /* where two Medes end the colonnade */
  BABEL_FEATURE_WIN_OVER,      /* cards that runs of Sumerians can win over */
  BABEL_FEATURE_WIN_OVER_PAIR, /* where two Sumerians end the colonnade */
  BABEL_FEATURE_SKIP,          /* levels that runs of Persians can lay, skipping one */
  BABEL_FEATURE_SKIP_PAIR,     /* where two Persians end the colonnade */
  BABEL_FEATURE_CHARGES,       /* abilities in all runs, at most 6 */
  BABEL_FEATURE_CHARGES_HERE,  /* the same, here */
  BABEL_FEATURE_ASSYRIANS,     /* Assyrians facing a temple, at most 3 a land */
  BABEL_FEATURE_PAIRS,         /* two equal cards at the end of a colonnade */
  BABEL_FEATURE_STARTER,       /* the starter is unbuilt */
  BABEL_FEATURE_LOW_IN_FINAL,  /* in the final phase: points short of 14 */
  BABEL_FEATURE_SCORE,         /* one of these is 1: the score, from 0 */
  BABEL_N_SIDE_FEATURES = BABEL_FEATURE_SCORE + BABEL_TOP_SCORE + 1,
} BabelFeature;

/* Behind the blocks: the side's hand by nation, and a constant 1. */
#define BABEL_FEATURE_OWN_HAND (2 * BABEL_N_SIDE_FEATURES)
#define BABEL_FEATURE_ONE      (BABEL_FEATURE_OWN_HAND + BABEL_N_NATIONS)
#define BABEL_N_FEATURES       (BABEL_FEATURE_ONE + 1)

/* Writes all BABEL_N_FEATURES of a table in which `side` (0 or 1) ends its turn. */
void babel_features (const BabelTable *table, guint side, gint16 *features);

G_END_DECLS
