/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What decided a game that has been looked through: a turn, turns in which nothing was done, giving
 * up, or nothing in particular.
 */
#pragma once

#include "edubba-analysis.h"

G_BEGIN_DECLS

typedef enum
{
  EDUBBA_END_CAUSE_NONE, /* nothing in particular */
  EDUBBA_END_CAUSE_TURN,
  EDUBBA_END_CAUSE_PASSES,
  EDUBBA_END_CAUSE_GIVEN_UP,
} EdubbaEndCauseKind;

typedef struct
{
  EdubbaEndCauseKind    kind;
  char                 *what;     /* whole sentence or "Turn 9: a mistake" */
  char                 *cost;     /* or NULL */
  const EdubbaDecision *turn;     /* the turn named, also below giving up; or NULL; borrowed */
  guint                 from;     /* number of actions of the record before it */
  gboolean              is_tried; /* a person can try it again from there */
} EdubbaEndCause;

/* Finds it in a complete analysis of a match, for the only person's seat or GAME_NOBODY. NULL where
 * no turn was judged and nobody gave up: then there is nothing to say. */
EdubbaEndCause *edubba_end_cause_new (EdubbaAnalysis *analysis,
                                      EdubbaMatch    *match,
                                      guint           own) G_GNUC_WARN_UNUSED_RESULT;
void            edubba_end_cause_free (EdubbaEndCause *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (EdubbaEndCause, edubba_end_cause_free)

G_END_DECLS
