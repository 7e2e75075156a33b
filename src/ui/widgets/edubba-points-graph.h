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

/* The same for a match of more than two seats, of which nothing has to be judged either: what its
 * rules count as points. */
void edubba_points_graph_draw_match (EdubbaGraph *graph, EdubbaMatch *match);

/* Which line is whose there; the caller frees it. */
char *edubba_points_graph_dup_legend (EdubbaMatch *match) G_GNUC_WARN_UNUSED_RESULT;

/* Which line is whose; borrowed. */
const char *edubba_points_graph_get_legend (guint own);

G_END_DECLS
