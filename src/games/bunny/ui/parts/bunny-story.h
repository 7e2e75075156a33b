/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Reports of events, step by step: the cards of each seat once all have chosen. A step is a
 * sentence, and the cells that it is about.
 */
#pragma once

#include "bunny-view.h"
#include "game-event.h"

G_BEGIN_DECLS

typedef struct
{
  char  *sentence;
  guint8 cells[BUNNY_N_CELLS]; /* 1: the step is about this cell */
} BunnyStep;

/* The steps to a state, for its viewer; of BunnyStep, maybe none. events: the events that led
 * there, filtered for that seat. */
GArray *bunny_story_new (const BunnyView *after,
                         const GameEvent *events,
                         guint            n_events) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
