/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A game as a graph: the points of its seats by turn, at the end of a game and in its analysis.
 * Nothing has to have been judged for that.
 */
#pragma once

#include "edubba-analysis.h"
#include "edubba-graph.h"

G_BEGIN_DECLS

/* Draws the points of both seats by turn. own: the seat of the only person, who is spoken to as
 * "you" and has the first line, or GAME_NOBODY: then both are players with a number. */
void edubba_points_graph_draw (EdubbaGraph *graph, EdubbaAnalysis *analysis, guint own);

/* Which line is whose; borrowed. */
const char *edubba_points_graph_get_legend (guint own);

G_END_DECLS
