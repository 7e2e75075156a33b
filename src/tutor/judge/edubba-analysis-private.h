/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Shared by the files of an analysis: its struct. One file lists the decisions and has them
 * judged (edubba-analysis.c), the other works out the sums (edubba-analysis-sums.c).
 */
#pragma once

#include "edubba-analysis.h"

G_BEGIN_DECLS

/* A question under way; lives until its answer comes. */
typedef struct
{
  EdubbaAnalysis *analysis; /* NULL once nobody waits for it any more */
} Errand;

struct _EdubbaAnalysis
{
  GObject parent_instance;

  /* borrowed */
  const GameModule *module;
  Errand           *errand;

  /* owned */
  GameRecord   *record;
  CourseBout   *bout; /* the short game that it is a try at, or NULL */
  char         *names[GAME_MAX_SEATS];
  GStrv         seat_names;  /* as in the match, for GameWords */
  GArray       *decisions;   /* of EdubbaDecision */
  GArray       *stages;      /* of EdubbaStage */
  GCancellable *cancellable; /* of the judgement under way, or NULL */

  guint64 nodes;
  guint   n_seats;
  guint   done;
};

static inline EdubbaDecision *
edubba_analysis_at (EdubbaAnalysis *self, guint i)
{
  return &g_array_index (self->decisions, EdubbaDecision, i);
}

/* The chance of a seat behind the first n decisions: the one after its own last decision; of two
 * seats also the complement of the other's. */
gint edubba_analysis_find_last (EdubbaAnalysis *self, guint n, guint seat);

G_END_DECLS
