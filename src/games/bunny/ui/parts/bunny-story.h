/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Reports of events, step by step: the cards of each seat once all have chosen, the harvest fief
 * by fief, at the end scroll by scroll. A step is a sentence, the cells that it is about, and the
 * points that everybody has by then.
 */
#pragma once

#include "bunny-view.h"
#include "game-event.h"

G_BEGIN_DECLS

typedef struct
{
  char  *sentence;
  guint8 cells[BUNNY_N_CELLS];    /* 1: the step is about this cell */
  guint  points[BUNNY_MAX_SEATS]; /* the points of all seats with this step and those before it */
} BunnyStep;

/* The steps from one state to the next, for the viewer of the second; of BunnyStep, maybe none.
 * events: the events between them, filtered for that seat. */
GArray *bunny_story_new (const BunnyView *before,
                         const BunnyView *after,
                         const GameEvent *events,
                         guint            n_events) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
