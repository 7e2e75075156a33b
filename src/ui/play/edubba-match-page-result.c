/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * How a game went, above its moves, once it is over: the points of both by turn. They lay open all
 * the time, so there is nothing to be judged or hidden; whoever wants more looks back.
 */
#include "edubba-match-page-private.h"

#include <glib/gi18n.h>

#include "edubba-points-graph.h"

static GtkWidget *
add_label (GtkWidget *box, const char *text, const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_add_css_class (label, css_class);
  gtk_box_append (GTK_BOX (box), label);
  return label;
}

void
edubba_match_page_lay_out_result (EdubbaMatchPage *self)
{
  self->result_box =
    g_object_new (GTK_TYPE_BOX, "orientation", GTK_ORIENTATION_VERTICAL, "spacing", 6, "visible",
                  FALSE, "margin-top", 8, "margin-start", 14, "margin-end", 14, NULL);
  add_label (self->result_box, _ ("Points by Turn"), "heading");
  self->result_graph = EDUBBA_GRAPH (edubba_graph_new ());
  gtk_box_append (GTK_BOX (self->result_box), GTK_WIDGET (self->result_graph));
  self->result_legend = add_label (self->result_box, "", "caption");
  gtk_box_prepend (self->side_panel, self->result_box);
}

/* Among more than two nothing has to be judged for it. FALSE if that is not so here. */
static gboolean
draw_many (EdubbaMatchPage *self)
{
  g_autofree char *legend = NULL;
  guint            last = 0;

  if (edubba_match_get_n_seats (self->match) == 2)
    return FALSE;
  edubba_points_graph_draw_match (self->result_graph, self->match);
  while (edubba_graph_get_text (self->result_graph, last + 1) != NULL)
    last++;
  edubba_graph_set_position (self->result_graph, last);
  legend = edubba_points_graph_dup_legend (self->match);
  gtk_label_set_label (GTK_LABEL (self->result_legend), legend);
  return TRUE;
}

void
edubba_match_page_show_result (EdubbaMatchPage *self)
{
  guint    own = self->address == GAME_ADDRESS_YOU ? self->viewer : GAME_NOBODY;
  gboolean over = !edubba_match_page_is_task (self) && edubba_match_get_finished (self->match) &&
                  (edubba_analysis_is_possible (self->match) ||
                   edubba_match_get_n_seats (self->match) > 2);

  if (over && !gtk_widget_get_visible (self->result_box) && !draw_many (self))
    {
      g_autoptr (EdubbaAnalysis) analysis = edubba_analysis_new (self->match, 0);

      edubba_points_graph_draw (self->result_graph, analysis, own);
      edubba_graph_set_position (self->result_graph, edubba_analysis_get_n_stages (analysis) - 1);
      gtk_label_set_label (GTK_LABEL (self->result_legend), edubba_points_graph_get_legend (own));
    }
  gtk_widget_set_visible (self->result_box, over);
}
