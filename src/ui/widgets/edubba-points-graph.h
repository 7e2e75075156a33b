/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A game as a graph: the points of its seats by turn, at the end of a game and in its analysis,
 * for which nothing has to have been judged; and the chances of more than two. In a game for more
 * than two, lines have the marks that the seats wear on the board.
 */
#pragma once

#include "edubba-analysis.h"
#include "edubba-graph.h"

G_BEGIN_DECLS

/* Draws the points of all seats by turn. own: the seat of the only person, who is spoken to as
 * "you", and of two has the first line, or GAME_NOBODY: then all are players with a number, or a
 * name. */
void edubba_points_graph_draw (EdubbaGraph *graph, EdubbaAnalysis *analysis, guint own);

/* Draws the chances of all seats to win, where there are more than two: the lines and points are
 * those of the other graph. marked: for each stage, or NULL. */
void edubba_points_graph_draw_chances (EdubbaGraph    *graph,
                                       EdubbaAnalysis *analysis,
                                       guint           own,
                                       const char     *title,
                                       gboolean       *marked);

/* The legend of the lines: a sentence about shapes, or the mark of each seat beside its name. */
GtkWidget *edubba_points_graph_create_legend (EdubbaAnalysis *analysis,
                                              guint           own) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
