/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Shared by the files of an analysis: its struct. One lists the decisions and has them judged
 * (edubba-analysis.c), the other works out what adds up (edubba-analysis-sums.c).
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
  GCancellable *cancellable; /* of what is being judged, or NULL */

  guint64 nodes;
  guint   n_seats;
  guint   done;
};

static inline EdubbaDecision *
edubba_analysis_at (EdubbaAnalysis *self, guint i)
{
  return &g_array_index (self->decisions, EdubbaDecision, i);
}

/* The chance of a seat behind the first n decisions: that of its last one, and of two seats also
 * what the other's leaves. */
gint edubba_analysis_find_last (EdubbaAnalysis *self, guint n, guint seat);

G_END_DECLS
