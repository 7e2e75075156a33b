/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A small net, which corrects the learnt weights' judgement of a position: they add up the worth
 * of each fact by itself, and the net sees the facts that stand together. It reads a position
 * land by land, with the same weights for each, and knows the facts of no land while it reads
 * one. Its numbers are whole, so that the same position has the same worth on every machine.
 */
#pragma once

#include "babel-features.h"

G_BEGIN_DECLS

/* Units that read a land, units that read the whole, both with a weight for each fact, and units
 * that read the values of those: the land units' sums over all lands, and the others. */
#define BABEL_NET_LAND_UNITS   32
#define BABEL_NET_WHOLE_UNITS  16
#define BABEL_NET_UNITS        (BABEL_NET_LAND_UNITS + BABEL_NET_WHOLE_UNITS)
#define BABEL_NET_MIDDLE_UNITS 16

/* A unit is at most 1, and a middle one at most 4; BABEL_NET_ONE stands for 1. */
#define BABEL_NET_ONE        256
#define BABEL_NET_MIDDLE_MAX (4 * BABEL_NET_ONE)

/* The limits of the weights, so that no sum overflows: those of facts and those of the middle, as
 * multiples of BABEL_NET_ONE, and those of the end, in thousandths of log odds. */
#define BABEL_NET_FACT_LIMIT   (2 * BABEL_NET_ONE)
#define BABEL_NET_MIDDLE_LIMIT (8 * BABEL_NET_ONE)
#define BABEL_NET_END_LIMIT    8000

typedef struct
{
  gint16 fact[BABEL_N_FEATURES][BABEL_NET_UNITS];
  gint16 middle[BABEL_NET_MIDDLE_UNITS][BABEL_NET_UNITS];
  gint16 bias[BABEL_NET_MIDDLE_UNITS];
  gint16 end[BABEL_NET_MIDDLE_UNITS];
} BabelNet;

/* A cache of lands read before, for positions that have lands in common. */
typedef struct _BabelNetLands BabelNetLands;

BabelNetLands *babel_net_lands_new (void) G_GNUC_WARN_UNUSED_RESULT;
void           babel_net_lands_free (BabelNetLands *lands);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BabelNetLands, babel_net_lands_free)

/* The correction of the worth of a table in which `side` ends its turn and the game goes on, in
 * thousandths of log odds. `lands` are always used with the same net. */
gint32 babel_net_correct (const BabelNet   *net,
                          BabelNetLands    *lands,
                          const BabelTable *table,
                          guint             side);

/* The same, given the facts as babel_features_list () writes them. */
gint32 babel_net_correct_facts (const BabelNet *net, const guint16 *features, guint n);

/* Learnt from self-play: the net of the file that the environment variable EDUBBA_NET names, or the
 * program's own (data/babel.net, which train-babel writes). If it cannot be read, that is said
 * once, and there is none: NULL. */
const BabelNet *babel_net_get_learnt (void);

/* As a text, and back. The error (GAME_ERROR_SYNTAX) names the fault: another version, other
 * features, or any damage. */
char    *babel_net_print (const BabelNet *net) G_GNUC_WARN_UNUSED_RESULT;
gboolean babel_net_parse (const char *text, BabelNet *net, GError **error);

G_END_DECLS
