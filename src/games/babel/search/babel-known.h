/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What lands are worth, remembered. In one search the same few hundred lands come up over and over,
 * in other company or after other actions; reading the facts off them is what takes most of its
 * time. All that the facts of a land depend on is compared, so nothing changes but the speed.
 */
#pragma once

#include "babel-weights.h"

G_BEGIN_DECLS

/* Of which the last that came is remembered in each place; a power of two. */
#define BABEL_N_KNOWN_LANDS 1024

/* A land as one side sees it. */
typedef struct
{
  guint64 columns[2]; /* the side's own first */
  guint32 rest;       /* tops of temples and stores, and the pawns; 0 if nothing is known */
  gint32  worth;
  guint8  abilities[2];
  guint8  spare[6];
} BabelKnownLand;

struct _BabelKnown
{
  BabelWeights   weights; /* by which they were judged */
  BabelKnownLand lands[BABEL_N_KNOWN_LANDS];
};

/* To be called before a search by some weights, and first on memory that is all zero: what was
 * judged by others is forgotten. */
void babel_known_begin (BabelKnown *known, const BabelWeights *weights);

/* What a land adds to the worth of a position for `side`, and the abilities in it, as
 * babel_features_weigh_land () has it. */
gint32 babel_known_weigh (BabelKnown       *known,
                          const BabelTable *table,
                          guint             side,
                          guint             land,
                          guint8            abilities[2]);

G_END_DECLS
