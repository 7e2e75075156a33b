/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The levels of the player: the width of their search and the size of their errors; and the steps
 * between levels, for a strength in points.
 */
#pragma once

#include "babel-net.h"
#include "babel-player.h"
#include "babel-weights.h"

G_BEGIN_DECLS

typedef enum
{
  BABEL_JUDGE_BY_HAND, /* the weights made by hand */
  BABEL_JUDGE_LINEAR,  /* the first that were learnt */
  BABEL_JUDGE_LEARNT,
  BABEL_JUDGE_2026, /* those that were the learnt ones in 2026 */
} BabelJudge;

typedef struct
{
  BabelJudge judge;        /* by whose weights */
  guint      nodes;        /* positions of a turn that are looked at */
  guint      full;         /* up to this number of positions all are followed */
  guint      width;        /* after that only this number of a step */
  guint      noise;        /* the greatest error of a judgement, in thousandths of log odds */
  guint      candidates;   /* turns tried against answers; 0: none */
  guint      answers;      /* answers looked for in all */
  guint      answer_width; /* width of the beam that finds one */
  guint      wins;         /* positions among which a win this turn is looked for */
  guint      ends;         /* of its own turn, the best, which the net judges; 0: no net */
  guint      answer_ends;  /* the same of an answer */
  gboolean   at_once;      /* no turns: one action at a time, by its immediate worth */
} BabelLevel;

/* The names of the levels of play, up to NULL. */
extern const char *const babel_level_ids[];

/* The strengths in points of GamePlayerOptions. */
extern const GameScale babel_scale;

/* Sets the level or the strength in points that the options ask for. */
void babel_level_init (BabelLevel *self, const GamePlayerOptions *options);

/* The weights by which it judges; borrowed. */
const BabelWeights *babel_level_get_weights (const BabelLevel *self);

/* The net that corrects them, or NULL; borrowed. */
const BabelNet *babel_level_get_net (const BabelLevel *self);

/* The error of its judgement of a position, up to its noise either way: a number that depends on
 * seed and position alone. */
gint32 babel_level_err (const BabelLevel *self, guint64 seed, const BabelTable *table);

/* GamePlayer.describe. */
char *babel_level_describe (guint number) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
