/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Positions that are learnt from, as many as fit the memory: of each its features, and the
 * outcome; and the positions of a game as text, for games that are played elsewhere.
 */
#pragma once

#include "babel-features.h"

G_BEGIN_DECLS

/* The end of a turn. */
typedef struct
{
  guint32  first; /* of its features */
  guint8   n;
  guint8   side;
  gboolean strayed; /* the turn was not the best that was found */
  gint32   best;    /* the worth of the best turn */
  double   target;  /* the chance to win that is to be learnt */
} TrainSample;

typedef struct
{
  GArray *samples;  /* of TrainSample */
  GArray *features; /* of guint16 */
} TrainSamples;

TrainSamples *train_samples_new (void) G_GNUC_WARN_UNUSED_RESULT;
void          train_samples_free (TrainSamples *samples);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TrainSamples, train_samples_free)

void train_samples_append (TrainSamples *samples, const TrainSamples *more);

/* All but the targets, as text in one line (g_free () it), and back; NULL if a text is none. */
char         *train_samples_print (const TrainSamples *samples) G_GNUC_WARN_UNUSED_RESULT;
TrainSamples *train_samples_parse (const char *text) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
