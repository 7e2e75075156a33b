/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Shows the result of a game: a page over the board, which comes when the last move has come to
 * rest, and the points by turn above the list of moves, which stay when that page is closed. The
 * game is looked through meanwhile; looking back uses that analysis.
 */
#include "edubba-game-sitting-private.h"

#include <glib/gi18n.h>

#include "edubba-level.h"
#include "edubba-page.h"
#include "edubba-points-graph.h"
#include "edubba-turn-keeper.h"
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
add_end (EdubbaGameSitting *self)
{
  EdubbaGameSittingPrivate *sitting = edubba_game_sitting_get_private (self);
  GtkWidget                *overlay = gtk_overlay_new ();

  g_object_ref (sitting->table);
  adw_bin_set_child (ADW_BIN (self), NULL);
  gtk_overlay_set_child (GTK_OVERLAY (overlay), GTK_WIDGET (sitting->table));
  g_object_unref (sitting->table);
  sitting->game_end = g_object_new (EDUBBA_TYPE_GAME_END, "visible", FALSE, NULL);
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), GTK_WIDGET (sitting->game_end));
  adw_bin_set_child (ADW_BIN (self), overlay);
}

static void
refused_cb (EdubbaGameSitting *self, const char *number)
{
  GPtrArray *stumbles = edubba_game_sitting_get_private (self)->stumbles;

  if (!g_strv_contains ((const char *const *) stumbles->pdata, number))
    g_ptr_array_insert (stumbles, (gint) stumbles->len - 1, g_strdup (number));
}

void
edubba_game_sitting_lay_out_result (EdubbaGameSitting *self)
{
  EdubbaGameSittingPrivate *sitting = edubba_game_sitting_get_private (self);
  GtkWidget                *button = gtk_button_new_with_label (_ ("How It Ended"));

  sitting->result_box =
    g_object_new (GTK_TYPE_BOX, "orientation", GTK_ORIENTATION_VERTICAL, "spacing", 6, "visible",
                  FALSE, "margin-top", 8, "margin-start", 14, "margin-end", 14, NULL);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "match.show-end");
  gtk_box_append (GTK_BOX (sitting->result_box), button);
  sitting->result_head = add_label (sitting->result_box, _ ("Points by Turn"), "heading");
  sitting->result_graph = EDUBBA_GRAPH (edubba_graph_new ());
  gtk_box_append (GTK_BOX (sitting->result_box), GTK_WIDGET (sitting->result_graph));
  edubba_match_page_add_panel_head (EDUBBA_MATCH_PAGE (self), sitting->result_box);
  sitting->stumbles = g_ptr_array_new_with_free_func (g_free);
  g_ptr_array_add (sitting->stumbles, NULL);
  g_signal_connect (self, "refused", G_CALLBACK (refused_cb), NULL);
  g_signal_connect_swapped (sitting->table, "settled",
                            G_CALLBACK (edubba_game_sitting_show_end_in_time), self);
  add_end (self);
}

/* The seat of the only person who looks, or GAME_NOBODY. */
static guint
get_own (EdubbaGameSitting *self)
{
  if (edubba_game_sitting_get_address (self) != GAME_ADDRESS_YOU)
    return GAME_NOBODY;
  return edubba_game_sitting_get_viewer (self);
}

/* Shows the graph; with more than two seats even if nothing can be judged. */
static void
show_graph (EdubbaGameSitting *self)
{
  EdubbaGameSittingPrivate *sitting = edubba_game_sitting_get_private (self);
  guint                     own = get_own (self);
  gboolean                  shown =
    edubba_match_get_finished (sitting->match) &&
    (sitting->analysis != NULL || edubba_match_get_n_seats (sitting->match) > 2);
  g_autoptr (EdubbaAnalysis) stages = NULL;

  gtk_widget_set_visible (sitting->result_head, shown);
  gtk_widget_set_visible (GTK_WIDGET (sitting->result_graph), shown);
  if (sitting->result_legend != NULL)
    gtk_box_remove (GTK_BOX (sitting->result_box), sitting->result_legend);
  sitting->result_legend = NULL;
  if (!shown)
    return;
  if (sitting->analysis != NULL)
    stages = g_object_ref (sitting->analysis);
  else
    stages = edubba_level_analyse (sitting->match, NULL);
  edubba_points_graph_draw (sitting->result_graph, stages, own);
  edubba_graph_set_position (sitting->result_graph, edubba_analysis_get_n_stages (stages) - 1);
  sitting->result_legend = edubba_points_graph_create_legend (stages, own);
  gtk_box_append (GTK_BOX (sitting->result_box), sitting->result_legend);
}

/* Nothing below the page can be reached while it is there. */
static void
set_end_shown (EdubbaGameSitting *self, gboolean shown)
{
  EdubbaGameSittingPrivate *sitting = edubba_game_sitting_get_private (self);

  gtk_widget_set_visible (GTK_WIDGET (sitting->game_end), shown);
  gtk_widget_set_can_focus (GTK_WIDGET (sitting->table), !shown);
  gtk_widget_set_can_target (GTK_WIDGET (sitting->table), !shown);
}

static void
open_end (EdubbaGameSitting *self)
{
  EdubbaGameSittingPrivate *sitting = edubba_game_sitting_get_private (self);
  EdubbaGameSittingClass   *klass = EDUBBA_GAME_SITTING_GET_CLASS (self);
  g_autofree char          *sentence = klass->describe_result (self);
  EdubbaGameEndView         view = {
            .match = sitting->match,
            .viewer = edubba_game_sitting_get_viewer (self),
            .address = edubba_game_sitting_get_address (self),
            .winner = klass->find_winner (self),
            .counts = edubba_match_get_finished (sitting->match),
            .sentence = sentence,
            .analysis = sitting->analysis,
            .progress = edubba_match_page_get_progress (EDUBBA_MATCH_PAGE (self)),
            .refused = (const char *const *) sitting->stumbles->pdata,
  };

  /* A hidden widget does not move: the page would open with the count at its end. */
  set_end_shown (self, TRUE);
  edubba_game_end_show (sitting->game_end, &view);
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    edubba_game_end_focus_start (sitting->game_end);
}

static void
tell_end (EdubbaGameSitting *self)
{
  EdubbaGameSittingPrivate *sitting = edubba_game_sitting_get_private (self);
  guint                     winner = EDUBBA_GAME_SITTING_GET_CLASS (self)->find_winner (self);

  if (winner == GAME_NOBODY)
    return;
  /* If two people look, the winner is one of them. */
  if (edubba_game_sitting_get_address (self) == GAME_ADDRESS_YOU &&
      winner != edubba_game_sitting_get_viewer (self))
    edubba_table_tell_moment (sitting->table, EDUBBA_MOMENT_LOST, NULL);
  else
    edubba_table_tell_moment (sitting->table, EDUBBA_MOMENT_WON, NULL);
}

/* Returns TRUE if this call has told it. */
static gboolean
tell_end_in_time (EdubbaGameSitting *self)
{
  EdubbaGameSittingPrivate *sitting = edubba_game_sitting_get_private (self);

  if (!sitting->untold || !edubba_table_is_still (sitting->table))
    return FALSE;
  sitting->untold = FALSE;
  gtk_widget_set_visible (sitting->result_box, TRUE);
  tell_end (self);
  return TRUE;
}

/* The board tells the effects of the last action, and shows its moment to the end, before
 * anything names the winner; the page over the board comes after that. */
void
edubba_game_sitting_show_end_in_time (EdubbaGameSitting *self)
{
  EdubbaGameSittingPrivate *sitting = edubba_game_sitting_get_private (self);

  if (tell_end_in_time (self) || (sitting->counted && edubba_table_is_still (sitting->table)))
    edubba_match_page_speak (EDUBBA_MATCH_PAGE (self), FALSE);
  if (!sitting->awaits || edubba_table_is_covered (sitting->table) ||
      !edubba_table_is_still (sitting->table))
    return;
  sitting->awaits = FALSE;
  open_end (self);
}

static void
drop_analysis (EdubbaGameSittingPrivate *sitting)
{
  if (sitting->analysis != NULL)
    edubba_analysis_stop (sitting->analysis);
  g_clear_object (&sitting->analysis);
}

/* An end that counts by now is not said to be undone. */
static void
retell_end (EdubbaGameSitting *self)
{
  EdubbaGameSittingPrivate *sitting = edubba_game_sitting_get_private (self);
  gboolean                  undoable = edubba_match_get_can_undo (sitting->match);

  if (undoable == sitting->undoable)
    return;
  sitting->undoable = undoable;
  if (gtk_widget_get_visible (GTK_WIDGET (sitting->game_end)))
    open_end (self);
}

void
edubba_game_sitting_show_result (EdubbaGameSitting *self)
{
  EdubbaGameSittingPrivate *sitting = edubba_game_sitting_get_private (self);
  EdubbaProgress           *progress = edubba_match_page_get_progress (EDUBBA_MATCH_PAGE (self));
  gboolean                  over = edubba_game_sitting_is_over (self);

  if (over && sitting->over)
    retell_end (self);
  if (over == sitting->over)
    return;
  sitting->over = sitting->awaits = sitting->untold = over;
  sitting->undoable = edubba_match_get_can_undo (sitting->match);
  gtk_widget_set_visible (sitting->result_box, FALSE);
  drop_analysis (sitting);
  if (!over)
    {
      set_end_shown (self, FALSE);
      return;
    }
  sitting->analysis = EDUBBA_GAME_SITTING_GET_CLASS (self)->analyse (self);
  if (sitting->analysis != NULL)
    edubba_turn_keeper_start (progress, sitting->analysis, sitting->match);
  show_graph (self);
  tell_end_in_time (self);
  edubba_game_sitting_show_end_in_time (self);
}

static void
see_board_activated_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  EdubbaGameSitting *self = EDUBBA_GAME_SITTING (widget);

  set_end_shown (self, FALSE);
  edubba_page_focus_start (EDUBBA_PAGE (self));
}

static void
show_end_activated_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  EdubbaGameSitting        *self = EDUBBA_GAME_SITTING (widget);
  EdubbaGameSittingPrivate *sitting = edubba_game_sitting_get_private (self);

  if (sitting->over)
    open_end (self);
}

static void
try_turn_activated_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  EdubbaGameSitting *self = EDUBBA_GAME_SITTING (widget);

  EDUBBA_GAME_SITTING_GET_CLASS (self)->try_turn (self, g_variant_get_uint32 (parameter));
}

static guint
edubba_game_sitting_find_winner (EdubbaGameSitting *self)
{
  EdubbaMatch *match = edubba_game_sitting_get_private (self)->match;
  guint        resigned = edubba_match_get_resigned (match);

  if (edubba_match_get_abandoned (match))
    return GAME_NOBODY;
  if (resigned == GAME_NOBODY)
    return game_winner (edubba_match_get_module (match)->rules, edubba_match_get_state (match));
  return edubba_match_get_n_seats (match) == 2 ? 1 - resigned : GAME_NOBODY;
}

static const char *
describe_left (EdubbaMatch *match)
{
  return edubba_match_get_can_undo (match)
           ? _ ("You’ve left the game. You can still undo that and play on.")
           : _ ("You’ve left the game.");
}

static char *
edubba_game_sitting_describe_result (EdubbaGameSitting *self)
{
  EdubbaMatchPage      *page = EDUBBA_MATCH_PAGE (self);
  EdubbaMatch          *match = edubba_match_page_get_match (page);
  guint                 viewer = edubba_match_page_get_viewer (page);
  GameAddress           address = edubba_match_page_get_address (page);
  guint                 resigned = edubba_match_get_resigned (match);
  g_autofree GameState *seen = edubba_match_dup_view (match, viewer);
  g_auto (GStrv) names = edubba_seats_dup_names (edubba_match_get_seats (match));

  if (edubba_match_get_abandoned (match))
    return g_strdup (address == GAME_ADDRESS_YOU ? describe_left (match)
                                                 : _ ("Everybody has left the game."));
  if (resigned == GAME_NOBODY)
    return edubba_match_get_module (match)->words->result (seen, viewer, address,
                                                           (const char *const *) names);
  if (address == GAME_ADDRESS_NUMBER)
    return edubba_level_describe_resigned (match);
  if (resigned == viewer)
    return g_strdup (edubba_match_get_can_undo (match)
                       ? _ ("You’ve given up. You can still undo that and play on.")
                       : _ ("You’ve given up."));
  return g_strdup (_ ("Your opponent has given up: you win."));
}

static EdubbaAnalysis *
edubba_game_sitting_analyse (EdubbaGameSitting *self)
{
  EdubbaMatch *match = edubba_game_sitting_get_private (self)->match;

  return edubba_analysis_is_possible (match) ? edubba_level_analyse (match, NULL) : NULL;
}

static void
edubba_game_sitting_try_turn (EdubbaGameSitting *self, guint cursor)
{
  g_autofree char *record = edubba_match_page_dup_record (EDUBBA_MATCH_PAGE (self));

  if (record != NULL)
    gtk_widget_activate_action (GTK_WIDGET (self), "win.try-turn", "(su)", record, cursor);
}

void
edubba_game_sitting_end_class_init (EdubbaGameSittingClass *klass)
{
  klass->find_winner = edubba_game_sitting_find_winner;
  klass->describe_result = edubba_game_sitting_describe_result;
  klass->analyse = edubba_game_sitting_analyse;
  klass->try_turn = edubba_game_sitting_try_turn;
}

void
edubba_game_sitting_install_result_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "match.see-board", NULL, see_board_activated_cb);
  gtk_widget_class_install_action (widget_class, "match.show-end", NULL, show_end_activated_cb);
  gtk_widget_class_install_action (widget_class, "match.try-turn", "u", try_turn_activated_cb);
}

void
edubba_game_sitting_drop_result (EdubbaGameSitting *self)
{
  EdubbaGameSittingPrivate *sitting = edubba_game_sitting_get_private (self);

  sitting->awaits = FALSE;
  drop_analysis (sitting);
  g_clear_pointer (&sitting->stumbles, g_ptr_array_unref);
}

EdubbaAnalysis *
edubba_game_sitting_find_analysis (EdubbaMatchPage *page)
{
  if (!EDUBBA_IS_GAME_SITTING (page))
    return NULL;
  return edubba_game_sitting_get_private (EDUBBA_GAME_SITTING (page))->analysis;
}

void
edubba_game_sitting_offer_next (EdubbaGameSitting *self,
                                const char        *label,
                                const char        *action,
                                const char        *target)
{
  g_return_if_fail (EDUBBA_IS_GAME_SITTING (self));

  edubba_game_end_set_next (edubba_game_sitting_get_private (self)->game_end, label, action,
                            target);
}

void
edubba_game_sitting_suggest_next (EdubbaGameSitting *self)
{
  g_return_if_fail (EDUBBA_IS_GAME_SITTING (self));

  edubba_game_end_suggest_next (edubba_game_sitting_get_private (self)->game_end);
}

void
edubba_game_sitting_set_again (EdubbaGameSitting *self, const char *label)
{
  g_return_if_fail (EDUBBA_IS_GAME_SITTING (self));

  edubba_game_end_set_again (edubba_game_sitting_get_private (self)->game_end, label);
}

void
edubba_game_sitting_set_speech (EdubbaGameSitting *self,
                                const char        *face,
                                const char        *name,
                                const char        *line,
                                const char        *lesson)
{
  EdubbaGameSittingPrivate *sitting;

  g_return_if_fail (EDUBBA_IS_GAME_SITTING (self));

  sitting = edubba_game_sitting_get_private (self);
  edubba_game_end_set_speech (sitting->game_end, sitting->game, face, name, line, lesson);
}
