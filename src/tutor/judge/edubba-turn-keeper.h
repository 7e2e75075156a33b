/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Makes exercises of the turns that an analysis finds lost: those of which even a quiet coach would
 * have spoken, in whole games alone, for a short game ends by goals of its own. At most
 * EDUBBA_TURN_KEEPER_MOST of a game, the dearest.
 */
#pragma once

#include "edubba-analysis.h"
#include "edubba-lost-turns.h"

G_BEGIN_DECLS

#define EDUBBA_TURN_KEEPER_MOST 5

/* Starts the analysis of a match. Whenever it stops, at its end or before, the lost turns of the
 * only person are kept in the progress (NULL: nowhere); of several persons none. Against beginners
 * alone the cost of a turn is left out, and will not be told. To be called once for an analysis. */
void edubba_turn_keeper_start (EdubbaProgress *progress,
                               EdubbaAnalysis *analysis,
                               EdubbaMatch    *match);

/* The number of lost turns of a seat, among those judged so far, that are exercises now. */
guint edubba_turn_keeper_count (EdubbaProgress *progress, EdubbaAnalysis *analysis, guint seat);

G_END_DECLS
