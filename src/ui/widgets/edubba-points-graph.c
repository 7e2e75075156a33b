/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The points need nothing but the positions of the game, so they are there before anything has
 * been judged.
 */
#include "edubba-points-graph.h"

#include <glib/gi18n.h>

#include "edubba-level.h"
#include "game-state.h"

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

/* Whether position i is one that somebody could have looked at: a turn has ended, and nothing that
 * was chosen waits to be revealed. */
static gboolean
is_stage (EdubbaMatch *match, guint i)
{
  const GameRules      *rules = edubba_match_get_module (match)->rules;
  const GameRecord     *record = edubba_match_get_record (match);
  g_autofree GameState *before = game_state_new (rules);

  if (i > 0 && !game_record_ends_line (record, i - 1))
    return FALSE;
  game_state_unseal (rules, game_record_get_state (record, i), before);
  return game_state_equal (rules, game_record_get_state (record, i), before);
}

/* "After turn 7: Anna 12, Player 2 9, ..." */
static char *
describe_stage (EdubbaMatch *match, guint turn, const GameResult *result)
{
  g_autoptr (GString) list = g_string_new (NULL);

  if (turn == 0)
    return g_strdup (_ ("The beginning"));
  for (guint s = 0; s < edubba_match_get_n_seats (match); s++)
    {
      g_autofree char *name = edubba_level_dup_name (match, s);

      if (s > 0)
        g_string_append (list, ", ");
      /* Translators: a player and their points, in a list: "Player 2: 9". */
      g_string_append_printf (list, _ ("%1$s: %2$d"), name, result->points[s]);
    }
  /* Translators: %2$s is a list of players and their points. */
  return g_strdup_printf (_ ("After turn %1$u. %2$s"), turn, list->str);
}

void
edubba_points_graph_draw_match (EdubbaGraph *graph, EdubbaMatch *match)
{
  const GameRules  *rules = edubba_match_get_module (match)->rules;
  const GameRecord *record = edubba_match_get_record (match);
  guint             length = edubba_match_get_length (match);
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);
  g_autofree gint *values = g_new0 (gint, (gsize) EDUBBA_GRAPH_MAX_SERIES * (length + 1));
  EdubbaGraphData  data = { .title = _ ("Points by turn"),
                            .n_series = edubba_match_get_n_seats (match),
                            .top = 1,
                            .unit = "%d",
                            .texts = texts };

  for (guint s = 0; s < EDUBBA_GRAPH_MAX_SERIES; s++)
    data.values[s] = values + (gsize) s * (length + 1);
  for (guint i = 0; i <= length; i++)
    {
      GameResult result;

      if (!is_stage (match, i))
        continue;
      rules->result (game_record_get_state (record, i), &result);
      for (guint s = 0; s < data.n_series; s++)
        {
          values[(gsize) s * (length + 1) + data.n_points] = MAX (result.points[s], 0);
          data.top = MAX (data.top, result.points[s]);
        }
      data.n_points++;
      g_ptr_array_add (
        texts, describe_stage (
                 match, i > 0 ? rules->turn (game_record_get_state (record, i - 1)) : 0, &result));
    }
  data.n_lines = 2;
  data.lines[1] = data.top;
  edubba_graph_set_data (graph, &data);
}

char *
edubba_points_graph_dup_legend (EdubbaMatch *match)
{
  /* Translators: whose line in a graph has which dots. */
  static const char *const legends[EDUBBA_GRAPH_MAX_SERIES] = {
    N_ ("Round dots: %s."),
    N_ ("Squares: %s."),
    N_ ("Diamonds: %s."),
    N_ ("Rings: %s."),
    N_ ("Crosses: %s."),
  };
  GString *text = g_string_new (NULL);

  for (guint s = 0; s < edubba_match_get_n_seats (match); s++)
    {
      g_autofree char *name = edubba_level_dup_name (match, s);
      g_auto (GStrv) parts = g_strsplit (_ (legends[s]), "%s", 2);

      g_string_append_printf (text, "%s%s%s%s", s > 0 ? " " : "", parts[0], name,
                              parts[1] != NULL ? parts[1] : "");
    }
  return g_string_free (text, FALSE);
}
