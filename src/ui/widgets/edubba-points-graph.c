/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The points need nothing but the positions of the game, so they are there before anything has
 * been judged.
 */
#include "edubba-points-graph.h"

#include <glib/gi18n.h>

static char *
describe_points (const EdubbaStage *stage, guint own)
{
  if (stage->turn == 0)
    return g_strdup (_ ("The beginning"));
  if (own == GAME_NOBODY)
    return g_strdup_printf (_ ("After turn %1$u: Player 1 has %2$u, Player 2 has %3$u"),
                            stage->turn, stage->points[0], stage->points[1]);
  return g_strdup_printf (_ ("After turn %1$u: you have %2$u, your opponent has %3$u"),
                          stage->turn, stage->points[own], stage->points[1 - own]);
}

void
edubba_points_graph_draw (EdubbaGraph *graph, EdubbaAnalysis *analysis, guint own)
{
  guint side = own != GAME_NOBODY ? own : 0;
  guint n = edubba_analysis_get_n_stages (analysis);
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);
  g_autofree gint *first = g_new (gint, n);
  g_autofree gint *second = g_new (gint, n);
  EdubbaGraphData  data = { .title = _ ("Points by turn"),
                            .n_series = 2,
                            .n_points = n,
                            .values = { first, second },
                            .top = 20,
                            .n_lines = 3,
                            .lines = { 0, 10, 20 },
                            .unit = "%d",
                            .texts = texts };

  for (guint i = 0; i < n; i++)
    {
      EdubbaStage stage = edubba_analysis_get_stage (analysis, i);

      first[i] = (gint) stage.points[side];
      second[i] = (gint) stage.points[1 - side];
      data.top = MAX (data.top, MAX (first[i], second[i]));
      g_ptr_array_add (texts, describe_points (&stage, own));
    }
  edubba_graph_set_data (graph, &data);
}

const char *
edubba_points_graph_get_legend (guint own)
{
  return own == GAME_NOBODY ? _ ("Round dots: Player 1. Squares: Player 2.")
                            : _ ("Round dots: you. Squares: your opponent.");
}
