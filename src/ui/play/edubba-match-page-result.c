/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * How a game went, once it is over: a page over the board, which comes when the last move has come
 * to rest, and the points by turn above the list of moves, which stay when that page is closed. The
 * game is looked through meanwhile; whoever looks back gets what was found.
 */
#include "edubba-match-page-private.h"

#include <glib/gi18n.h>

#include "edubba-points-graph.h"
#include "game-state.h"

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

/* The page lies over everything else of this one. */
static void
add_end (EdubbaMatchPage *self)
{
  GtkWidget *overlay = gtk_overlay_new ();

  gtk_overlay_set_child (GTK_OVERLAY (overlay), GTK_WIDGET (self->table));
  self->game_end = g_object_new (EDUBBA_TYPE_GAME_END, "visible", FALSE, NULL);
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), GTK_WIDGET (self->game_end));
  adw_bin_set_child (ADW_BIN (self), overlay);
}

void
edubba_match_page_lay_out_result (EdubbaMatchPage *self)
{
  GtkWidget *button = gtk_button_new_with_label (_ ("How It Ended"));

  self->result_box =
    g_object_new (GTK_TYPE_BOX, "orientation", GTK_ORIENTATION_VERTICAL, "spacing", 6, "visible",
                  FALSE, "margin-top", 8, "margin-start", 14, "margin-end", 14, NULL);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "match.show-end");
  gtk_box_append (GTK_BOX (self->result_box), button);
  self->result_head = add_label (self->result_box, _ ("Points by Turn"), "heading");
  self->result_graph = EDUBBA_GRAPH (edubba_graph_new ());
  gtk_box_append (GTK_BOX (self->result_box), GTK_WIDGET (self->result_graph));
  self->result_legend = add_label (self->result_box, "", "caption");
  gtk_box_prepend (self->side_panel, self->result_box);
  self->stumbles = g_ptr_array_new_with_free_func (g_free);
  g_ptr_array_add (self->stumbles, NULL);
  add_end (self);
}

void
edubba_match_page_note_stumble (EdubbaMatchPage *self, const char *number)
{
  if (g_strv_contains ((const char *const *) self->stumbles->pdata, number))
    return;
  g_ptr_array_insert (self->stumbles, (gint) self->stumbles->len - 1, g_strdup (number));
}

/* The seat of the only person who looks, or GAME_NOBODY. */
static guint
get_own (EdubbaMatchPage *self)
{
  return self->address == GAME_ADDRESS_YOU ? self->viewer : GAME_NOBODY;
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

static void
show_graph (EdubbaMatchPage *self)
{
  guint    own = get_own (self);
  gboolean many = draw_many (self);
  gboolean shown = many || self->analysis != NULL;

  gtk_widget_set_visible (self->result_head, shown);
  gtk_widget_set_visible (GTK_WIDGET (self->result_graph), shown);
  gtk_widget_set_visible (self->result_legend, shown);
  if (many || !shown)
    return;
  edubba_points_graph_draw (self->result_graph, self->analysis, own);
  edubba_graph_set_position (self->result_graph,
                             edubba_analysis_get_n_stages (self->analysis) - 1);
  gtk_label_set_label (GTK_LABEL (self->result_legend), edubba_points_graph_get_legend (own));
}

/* Nothing below the page can be reached while it is there. */
static void
set_end_shown (EdubbaMatchPage *self, gboolean shown)
{
  gtk_widget_set_visible (GTK_WIDGET (self->game_end), shown);
  gtk_widget_set_can_focus (GTK_WIDGET (self->table), !shown);
  gtk_widget_set_can_target (GTK_WIDGET (self->table), !shown);
}

static void
open_end (EdubbaMatchPage *self)
{
  g_autofree char *sentence = edubba_match_page_describe_result (self);

  edubba_game_end_show (self->game_end, self->match, self->viewer, self->address, sentence,
                        self->analysis, (const char *const *) self->stumbles->pdata);
  set_end_shown (self, TRUE);
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    edubba_game_end_focus_start (self->game_end);
}

/* What moves is seen to its end first. */
void
edubba_match_page_show_end_in_time (EdubbaMatchPage *self)
{
  if (!self->awaits || edubba_table_is_covered (self->table) ||
      !edubba_table_is_still (self->table))
    return;
  self->awaits = FALSE;
  open_end (self);
}

static void
tell_end (EdubbaMatchPage *self)
{
  guint resigned = edubba_match_get_resigned (self->match);
  guint winner = game_winner (self->game->module->rules, edubba_match_get_state (self->match));

  if (resigned != GAME_NOBODY)
    winner = edubba_match_get_n_seats (self->match) == 2 ? 1 - resigned : GAME_NOBODY;
  if (winner == GAME_NOBODY || edubba_match_get_abandoned (self->match))
    return;
  /* Of two people one has won, and both look. */
  if (self->address == GAME_ADDRESS_YOU && winner != self->viewer)
    edubba_table_tell_moment (self->table, EDUBBA_MOMENT_LOST, NULL);
  else
    edubba_table_tell_moment (self->table, EDUBBA_MOMENT_WON, NULL);
}

void
edubba_match_page_show_result (EdubbaMatchPage *self)
{
  gboolean over = !edubba_match_page_is_task (self) && edubba_match_get_finished (self->match);

  if (over == self->over)
    return;
  self->over = self->awaits = over;
  gtk_widget_set_visible (self->result_box, over);
  edubba_match_page_drop_analysis (self);
  if (!over)
    {
      set_end_shown (self, FALSE);
      return;
    }
  if (edubba_analysis_is_possible (self->match))
    {
      self->analysis = edubba_analysis_new (self->match, 0);
      edubba_analysis_start (self->analysis);
    }
  show_graph (self);
  tell_end (self);
  edubba_match_page_show_end_in_time (self);
}

void
edubba_match_page_drop_analysis (EdubbaMatchPage *self)
{
  if (self->analysis != NULL)
    edubba_analysis_stop (self->analysis);
  g_clear_object (&self->analysis);
}

static void
see_board_activated_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  EdubbaMatchPage *self = EDUBBA_MATCH_PAGE (widget);

  set_end_shown (self, FALSE);
  edubba_page_focus_start (EDUBBA_PAGE (self));
}

static void
show_end_activated_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  EdubbaMatchPage *self = EDUBBA_MATCH_PAGE (widget);

  if (self->over)
    open_end (self);
}

static void
try_turn_activated_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  g_autofree char *record = edubba_match_page_dup_record (EDUBBA_MATCH_PAGE (widget));

  if (record != NULL)
    gtk_widget_activate_action (widget, "win.try-turn", "(su)", record,
                                g_variant_get_uint32 (parameter));
}

void
edubba_match_page_install_result_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "match.see-board", NULL, see_board_activated_cb);
  gtk_widget_class_install_action (widget_class, "match.show-end", NULL, show_end_activated_cb);
  gtk_widget_class_install_action (widget_class, "match.try-turn", "u", try_turn_activated_cb);
}

EdubbaAnalysis *
edubba_match_page_get_analysis (EdubbaMatchPage *self)
{
  g_return_val_if_fail (EDUBBA_IS_MATCH_PAGE (self), NULL);

  return self->analysis;
}

void
edubba_match_page_offer_next (EdubbaMatchPage *self,
                              const char      *label,
                              const char      *action,
                              const char      *target)
{
  g_return_if_fail (EDUBBA_IS_MATCH_PAGE (self));

  edubba_game_end_set_next (self->game_end, label, action, target);
}
