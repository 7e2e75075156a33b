/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The points need nothing but the positions of the game, so they are there before anything has
 * been judged.
 */
#include "edubba-points-graph.h"

#include <glib/gi18n.h>

#include "edubba-analysis-words.h"
#include "edubba-mark.h"

/* Between the marks of a legend and their names, and between two of these, in pixels. */
#define NAME_SPACING   5
#define LEGEND_SPACING 8

/* The names of a legend that stand side by side. */
#define LEGEND_COLUMNS 2

/* "After turn 7. You: 12, Player 2: 9, ...", or "Round 2, pick 3. You: ...". */
static char *
describe_stage (EdubbaAnalysis    *analysis,
                guint              own,
                const EdubbaStage *stage,
                const gint        *numbers,
                gboolean           chance)
{
  g_autoptr (GString) list = g_string_new (NULL);
  g_autofree char *moment = NULL;

  for (guint s = 0; s < edubba_analysis_get_n_seats (analysis); s++)
    {
      g_autofree char *name = edubba_analysis_words_name (analysis, s, own);

      if (s > 0)
        g_string_append (list, ", ");
      if (chance)
        /* Translators: a player and their chance to win, in a list: "Player 2: 30%". */
        g_string_append_printf (list, _ ("%1$s: %2$d%%"), name, numbers[s]);
      else
        /* Translators: a player and their points, in a list: "Player 2: 9". */
        g_string_append_printf (list, _ ("%1$s: %2$d"), name, numbers[s]);
    }
  if (stage->turn == 0)
    /* Translators: %s is a list of players and their points, or chances. */
    return chance ? g_strdup_printf (_ ("The beginning. %s"), list->str)
                  : g_strdup (_ ("The beginning"));
  moment = edubba_analysis_dup_moment (analysis, stage->cursor - 1);
  if (moment != NULL)
    /* Translators: when it is in a game, and a list of players and their points, or chances. */
    return g_strdup_printf (_ ("%1$s. %2$s"), moment, list->str);
  /* Translators: %2$s is a list of players and their points, or chances. */
  return g_strdup_printf (_ ("After turn %1$u. %2$s"), stage->turn, list->str);
}

static gboolean
has_marks (EdubbaAnalysis *analysis)
{
  return edubba_mark_is_worn (edubba_analysis_get_module (analysis)->rules);
}

static guint
get_mark (EdubbaAnalysis *analysis, guint own, guint seat)
{
  return edubba_mark_of_seat (seat, edubba_analysis_get_n_seats (analysis), own);
}

/* Points, or chances in per cent: a line for each seat, which without marks begin with the
 * viewer's. */
static void
draw (EdubbaGraph *graph, EdubbaAnalysis *analysis, guint own, EdubbaGraphData *data)
{
  gboolean chance = data->n_lines > 0;
  guint    n = edubba_analysis_get_n_stages (analysis);
  guint    n_seats = edubba_analysis_get_n_seats (analysis);
  guint    first = has_marks (analysis) || own == GAME_NOBODY ? 0 : own;
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);
  g_autofree gint *values = g_new0 (gint, (gsize) EDUBBA_GRAPH_MAX_SERIES * n);
  guint            marks[EDUBBA_GRAPH_MAX_SERIES] = { 0 };

  data->n_series = n_seats;
  data->n_points = n;
  data->texts = texts;
  data->marks = has_marks (analysis) ? marks : NULL;
  for (guint s = 0; s < data->n_series; s++)
    marks[s] = get_mark (analysis, own, s);
  for (guint s = 0; s < EDUBBA_GRAPH_MAX_SERIES; s++)
    data->values[s] = values + (gsize) s * n;
  for (guint i = 0; i < n; i++)
    {
      EdubbaStage stage = edubba_analysis_get_stage (analysis, i);
      gint        numbers[GAME_MAX_SEATS] = { 0 };
      gboolean    known = TRUE;

      for (guint s = 0; s < data->n_series; s++)
        {
          known &= !chance || stage.chances[s] >= 0;
          numbers[s] = chance ? (stage.chances[s] + 5) / 10 : stage.points[s];
          values[(gsize) ((s + n_seats - first) % n_seats) * n + i] =
            known ? MAX (numbers[s], 0) : EDUBBA_GRAPH_NONE;
          data->top = MAX (data->top, numbers[s]);
        }
      g_ptr_array_add (texts, known ? describe_stage (analysis, own, &stage, numbers, chance)
                                    : g_strdup (_ ("Not known yet")));
    }
  if (!chance)
    {
      data->n_lines = 2;
      data->lines[1] = data->top;
    }
  edubba_graph_set_data (graph, data);
}

void
edubba_points_graph_draw (EdubbaGraph *graph, EdubbaAnalysis *analysis, guint own)
{
  EdubbaGraphData data = { .title = _ ("Points by turn"), .top = 1, .unit = "%d" };

  g_return_if_fail (EDUBBA_IS_ANALYSIS (analysis));

  edubba_graph_set_game (graph, edubba_analysis_get_module (analysis)->rules->id);
  draw (graph, analysis, own, &data);
}

void
edubba_points_graph_draw_chances (
  EdubbaGraph *graph, EdubbaAnalysis *analysis, guint own, const char *title, gboolean *marked)
{
  EdubbaGraphData data = { .title = title,
                           .top = 100,
                           .n_lines = 3,
                           .lines = { 0, 50, 100 },
                           /* Translators: a number beside a graph, in percent. */
                           .unit = _ ("%d%%"),
                           .marked = marked };

  g_return_if_fail (EDUBBA_IS_ANALYSIS (analysis));

  draw (graph, analysis, own, &data);
}

static GtkWidget *
create_name (EdubbaAnalysis *analysis, guint own, guint seat)
{
  GtkWidget       *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, NAME_SPACING);
  g_autofree char *name = edubba_analysis_words_name (analysis, seat, own);

  gtk_box_append (GTK_BOX (box), edubba_mark_create_image (get_mark (analysis, own, seat)));
  gtk_box_append (GTK_BOX (box),
                  g_object_new (GTK_TYPE_LABEL, "label", name, "wrap", TRUE, "wrap-mode",
                                PANGO_WRAP_WORD_CHAR, "xalign", 0.0f, NULL));
  return box;
}

/* Describes the dots of the two lines. */
static char *
describe_dots (EdubbaAnalysis *analysis, guint own)
{
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;

  if (edubba_analysis_words_rival (analysis, own) != NULL)
    /* Translators: whose line in a graph has which dots; %s is a name in its basic form. */
    return g_strdup_printf (_ ("Round dots: you. Squares: %s."),
                            edubba_analysis_words_rival (analysis, own));
  if (own != GAME_NOBODY)
    return g_strdup (_ ("Round dots: you. Squares: your opponent."));
  first = edubba_analysis_words_name (analysis, 0, own);
  second = edubba_analysis_words_name (analysis, 1, own);
  /* Translators: whose line in a graph has which dots: names in their basic form, or "Player 1". */
  return g_strdup_printf (_ ("Round dots: %1$s. Squares: %2$s."), first, second);
}

GtkWidget *
edubba_points_graph_create_legend (EdubbaAnalysis *analysis, guint own)
{
  GtkWidget *legend;

  g_return_val_if_fail (EDUBBA_IS_ANALYSIS (analysis), NULL);

  if (!has_marks (analysis))
    {
      g_autofree char *dots = describe_dots (analysis, own);

      legend = gtk_label_new (dots);
      gtk_label_set_wrap (GTK_LABEL (legend), TRUE);
      gtk_label_set_xalign (GTK_LABEL (legend), 0);
      gtk_widget_add_css_class (legend, "caption");
      return legend;
    }
  legend = g_object_new (GTK_TYPE_GRID, "column-homogeneous", TRUE, "column-spacing",
                         LEGEND_SPACING, NULL);
  for (guint s = 0; s < edubba_analysis_get_n_seats (analysis); s++)
    gtk_grid_attach (GTK_GRID (legend), create_name (analysis, own, s), (int) s % LEGEND_COLUMNS,
                     (int) s / LEGEND_COLUMNS, 1, 1);
  return legend;
}
