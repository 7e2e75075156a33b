/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Describes a position to the side that has just finished a turn as a list of small facts, the
 * same for all worlds that this side cannot tell apart.
 *
 * Meant for the end of a turn, before the reveal; in the middle of one the facts are right and say
 * little. Nearly all of them are about one land and two numbers in it, so that they need not add up
 * in a straight line, and nearly all lands stay as they are when an action is taken. The lands
 * share their facts: what is good in Media is good in Persia.
 */
#pragma once

#include "babel-table.h"

G_BEGIN_DECLS

/* Scores, hands and colonnades from here on are alike. */
#define BABEL_TOP_SCORE    20
#define BABEL_TOP_HAND     12
#define BABEL_TOP_SETTLERS 8

/* Tops of temples and of stores: 0 to 6. */
#define BABEL_N_TOPS (BABEL_N_LEVELS + 1)

/* The fit of a store's top to a temple. */
enum
{
  BABEL_FITS,
  BABEL_FITS_SOON, /* one settler short */
  BABEL_FITS_SKIPPING,
  BABEL_N_FITS,
};

/* A side's block: where each group of its facts begins. In brackets the indices of a fact, the last
 * counting fastest; "mine" and "theirs" are the tops of the two temples in a land, "here" is
 * whether the side's pawn stands there, "many" whether an ability can be used more than once. */
typedef enum
{
  BABEL_FEATURE_SETTLERS = 0,                                /* [mine][settlers] */
  BABEL_FEATURE_ROW = BABEL_FEATURE_SETTLERS + 63,           /* [nation][row at the end][theirs] */
  BABEL_FEATURE_ROW_MINE = BABEL_FEATURE_ROW + 105,          /* [nation][row at the end][mine] */
  BABEL_FEATURE_RAZE = BABEL_FEATURE_ROW_MINE + 105,         /* [here][many][theirs] */
  BABEL_FEATURE_STEAL = BABEL_FEATURE_RAZE + 28,             /* [here][many][tops to steal] */
  BABEL_FEATURE_EXPEL = BABEL_FEATURE_STEAL + 28,            /* [here][many][most of a nation] */
  BABEL_FEATURE_WIN_OVER = BABEL_FEATURE_EXPEL + 24,         /* [here][many][the row at the end] */
  BABEL_FEATURE_WIN_OVER_SOON = BABEL_FEATURE_WIN_OVER + 24, /* [row of Sumerians][their row] */
  BABEL_FEATURE_SKIP = BABEL_FEATURE_WIN_OVER_SOON + 12,     /* [here][many][levels to lay] */
  BABEL_FEATURE_HERE = BABEL_FEATURE_SKIP + 28,              /* [settlers][abilities] */
  BABEL_FEATURE_STORE = BABEL_FEATURE_HERE + 32,             /* [whose][top][how it fits] */
  BABEL_FEATURE_HAND = BABEL_FEATURE_STORE + 42,             /* [cards in hand] */
  BABEL_FEATURE_HAND_NATION = BABEL_FEATURE_HAND + 13,       /* [nation][cards of it] */
  BABEL_FEATURE_STARTER = BABEL_FEATURE_HAND_NATION + 30,    /* the starter is unbuilt */
  BABEL_FEATURE_AT_QUARRY = BABEL_FEATURE_STARTER + 1,       /* the pawn stands in no land */
  BABEL_FEATURE_ABILITIES = BABEL_FEATURE_AT_QUARRY + 1,     /* [abilities in all runs] */
  BABEL_FEATURE_TEMPLES = BABEL_FEATURE_ABILITIES + 8,       /* [temples begun] */
  BABEL_FEATURE_NEXT_STORE = BABEL_FEATURE_TEMPLES + 6,      /* [below the top of the store] */
  BABEL_N_SIDE_FEATURES = BABEL_FEATURE_NEXT_STORE + 7,
} BabelFeature;

/* After the side's own block and the other's: the facts of no side. */
typedef enum
{
  BABEL_FEATURE_TOPS = 2 * BABEL_N_SIDE_FEATURES,    /* [mine][theirs], in a land */
  BABEL_FEATURE_SCORES = BABEL_FEATURE_TOPS + 49,    /* [final phase][own][other] */
  BABEL_FEATURE_STORES = BABEL_FEATURE_SCORES + 882, /* [own top][other top] */
  BABEL_FEATURE_QUARRY = BABEL_FEATURE_STORES + 49,  /* [fives of cards][behind, level, ahead] */
  BABEL_FEATURE_ONE = BABEL_FEATURE_QUARRY + 30,     /* always */
  BABEL_N_FEATURES = BABEL_FEATURE_ONE + 1,
} BabelCommonFeature;

/* The most facts that hold in a land, and in a whole position. */
#define BABEL_MAX_LAND_FEATURES 32
#define BABEL_MAX_FEATURES      (6 * BABEL_MAX_LAND_FEATURES)

/* A group of facts and its name in the file of weights. */
typedef struct
{
  const char *name;
  guint       first;
  guint       n;
} BabelFeatureGroup;

/* The groups of a side's block, then the others, each in order and without a gap; the last name is
 * NULL. */
extern const BabelFeatureGroup babel_feature_groups[];

/* Writes all facts that hold in a position (room for BABEL_MAX_FEATURES) for `side` (0 or 1), whose
 * turn ends, and returns how many. */
guint babel_features_list (const BabelTable *table, guint side, guint16 *features);

/* The same list in its two parts, one after the other: the facts of each land (room for
 * BABEL_MAX_LAND_FEATURES), the first of them always one of BABEL_FEATURE_TOPS; then those of no
 * land (room for BABEL_MAX_LAND_FEATURES), the first of them always one of the own
 * BABEL_FEATURE_HAND. `uses` are the sums of the abilities of both sides' runs, the own first:
 * the first function writes those of a land, the second takes those of all lands. */
guint babel_features_list_land (const BabelTable *table,
                                guint             side,
                                guint             land,
                                guint             uses[2],
                                guint16          *features);
guint babel_features_list_rest (const BabelTable *table,
                                guint             side,
                                const guint       uses[2],
                                guint16          *features);

/* Returns TRUE if a fact is the first of a land's, or of those of no land. */
static inline gboolean
babel_features_begin_place (guint feature)
{
  return (feature >= BABEL_FEATURE_TOPS && feature < BABEL_FEATURE_SCORES) ||
         (feature >= BABEL_FEATURE_HAND && feature < BABEL_FEATURE_HAND_NATION);
}

/* The greatest number of cards of one nation that can be expelled from a side's colonnade in a
 * land. */
guint babel_features_count_most (const BabelTable *table, guint side, guint land);

/* The share of a land in that worth, kept so that positions which differ in one land are judged
 * by looking at that land; and the counts over all lands, in lanes of 8 bits. */
typedef struct
{
  gint32  worth;
  guint32 counts;
} BabelLandWorth;

typedef struct
{
  BabelLandWorth land[BABEL_N_NATIONS];
} BabelLandWorths;

/* All lands, as bits. */
#define BABEL_ALL_LANDS ((1u << BABEL_N_NATIONS) - 1)

/* The sum of the weights of a position's facts; the facts are not listed. */
gint32 babel_features_weigh (const gint16 *weights, const BabelTable *table, guint side);

/* The same, given the lands' shares of the sum before an action, and the lands (as bits) that it
 * may have changed; `lands` is brought up to date. */
gint32 babel_features_weigh_changed (const gint16     *weights,
                                     const BabelTable *table,
                                     guint             side,
                                     guint             changed,
                                     BabelLandWorths  *lands);

G_END_DECLS
