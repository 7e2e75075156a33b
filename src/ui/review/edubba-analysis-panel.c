/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Everything is updated whenever the analysis has got further; the list of moments only if it is
 * another one, so that the focus stays in it.
 */
#include "edubba-analysis-panel.h"

#include <glib/gi18n.h>

#include "edubba-analysis-numbers.h"
#include "edubba-analysis-words.h"
#include "edubba-clear.h"
#include "edubba-accessible-names.h"
#include "edubba-points-graph.h"

/* The most turns that are named. */
#define N_MOMENTS 3

struct _EdubbaAnalysisPanel
{
  AdwBin parent_instance;

  /* template */
  GtkWidget      *intro_box;
  GtkWidget      *progress_box;
  GtkProgressBar *progress_bar;
  GtkLabel       *skill_label;
  GtkLabel       *luck_label;
  GtkLabel       *account_label;
  GtkWidget      *advice_box;
  GtkLabel       *advice_label;
  GtkBox         *legend_box;
  GtkWidget      *moments_box;
  GtkListBox     *moments_list;
  GtkWidget      *chance_box;
  GtkLabel       *chance_label;
  GtkWidget      *points_box;
  GtkWidget      *numbers_expander;
  GtkLabel       *numbers_label;
  GtkLabel       *estimate_label;

  /* borrowed: children made in code */
  EdubbaGraph *chance_graph;
  EdubbaGraph *points_graph;

  /* owned */
  EdubbaAnalysis *analysis;
  EdubbaMatch    *match;
  EdubbaEndCause *cause; /* or NULL */

  guint    own;
  gboolean many; /* more than two play */
  guint    cursor;
  guint    moments[N_MOMENTS];
  guint    n_moments;
};

G_DEFINE_FINAL_TYPE (EdubbaAnalysisPanel, edubba_analysis_panel, ADW_TYPE_BIN)

enum
{
  SOUGHT,
  MOMENT,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* The seat from whose side the game is looked at. */
static guint
get_side (EdubbaAnalysisPanel *self)
{
  return self->own != GAME_NOBODY ? self->own : 0;
}

/* A short game is judged for the learner alone: nobody's luck and skill are told. */
static gboolean
is_bout (EdubbaAnalysisPanel *self)
{
  return edubba_analysis_get_bout (self->analysis) != NULL;
}

/* Shows the number of good decisions of the only person, and advice for the next time. */
static void
show_account (EdubbaAnalysisPanel *self)
{
  g_autofree char *account = edubba_analysis_words_account (self->analysis, self->own);
  g_autofree char *advice = NULL;

  gtk_widget_set_visible (GTK_WIDGET (self->account_label), account != NULL);
  gtk_label_set_label (self->account_label, account != NULL ? account : "");
  if (account != NULL)
    advice = edubba_analysis_describe_advice (self->analysis, self->own);
  gtk_widget_set_visible (self->advice_box, advice != NULL);
  gtk_label_set_label (self->advice_label, advice != NULL ? advice : "");
}

static void
show_words (EdubbaAnalysisPanel *self)
{
  gboolean complete = edubba_analysis_is_complete (self->analysis) &&
                      edubba_analysis_get_n_decisions (self->analysis) > 0;
  g_autofree char *skill = NULL;
  g_autofree char *luck = NULL;
  g_autofree char *numbers = NULL;

  gtk_widget_set_visible (GTK_WIDGET (self->skill_label), complete && !is_bout (self));
  gtk_widget_set_visible (GTK_WIDGET (self->luck_label), complete && !is_bout (self));
  gtk_widget_set_visible (self->numbers_expander,
                          complete && (self->n_moments > 0 || !is_bout (self)));
  if (!complete)
    return;
  skill = edubba_analysis_words_skill (self->analysis, self->own);
  luck = edubba_analysis_words_luck (self->analysis, self->own);
  numbers = edubba_analysis_numbers_describe (self->analysis, self->own, self->moments,
                                              self->n_moments);
  gtk_label_set_label (self->skill_label, skill);
  gtk_label_set_label (self->luck_label, luck);
  gtk_label_set_label (self->numbers_label, numbers);
  show_account (self);
}

static GtkWidget *
create_arrow (void)
{
  return g_object_new (GTK_TYPE_IMAGE, "icon-name", "go-next-symbolic", "accessible-role",
                       GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
}

static void
add_row (EdubbaAnalysisPanel *self, const char *title, const char *loss)
{
  AdwActionRow *row = ADW_ACTION_ROW (adw_action_row_new ());

  g_object_set (row, "use-markup", FALSE, "title", title, "title-lines", 0, "subtitle", loss,
                "subtitle-lines", 0, "activatable", TRUE, NULL);
  adw_action_row_add_suffix (row, create_arrow ());
  edubba_accessible_names_row (row, title, loss);
  gtk_list_box_append (self->moments_list, GTK_WIDGET (row));
}

static void
add_moment (EdubbaAnalysisPanel *self, guint i)
{
  const EdubbaDecision *decision = edubba_analysis_get_decision (self->analysis, i);
  g_autofree char      *loss = NULL;
  g_autofree char      *title = edubba_analysis_panel_describe (self, decision, &loss);

  add_row (self, title, loss);
}

/* Returns TRUE if the game was decided by turns without an action, of which this cost most. */
static gboolean
is_passes (EdubbaAnalysisPanel *self, const EdubbaDecision *decision)
{
  return self->cause != NULL && self->cause->kind == EDUBBA_END_CAUSE_PASSES &&
         self->cause->from == decision->from;
}

/* Returns TRUE if the end was named after something that is not among the moments: it comes first
 * in their list. */
static gboolean
has_cause_apart (EdubbaAnalysisPanel *self)
{
  if (self->cause == NULL || self->cause->kind == EDUBBA_END_CAUSE_NONE)
    return FALSE;
  for (guint i = 0; i < self->n_moments; i++)
    if (self->cause->kind == EDUBBA_END_CAUSE_TURN &&
        edubba_analysis_get_decision (self->analysis, self->moments[i]) == self->cause->turn)
      return FALSE;
  return TRUE;
}

static void
show_moments (EdubbaAnalysisPanel *self)
{
  guint    moments[N_MOMENTS] = { 0 };
  guint    n = edubba_analysis_find_moments (self->analysis, self->own, moments, N_MOMENTS);
  gboolean ended = self->cause == NULL && edubba_analysis_is_complete (self->analysis);

  if (ended)
    self->cause = edubba_end_cause_new (self->analysis, self->match, self->own);
  if (n == self->n_moments && memcmp (moments, self->moments, sizeof moments) == 0 &&
      (!ended || self->cause == NULL))
    return;
  self->n_moments = n;
  memcpy (self->moments, moments, sizeof moments);
  edubba_clear_list (self->moments_list);
  if (has_cause_apart (self))
    add_row (self, self->cause->what, self->cause->cost);
  for (guint i = 0; i < n; i++)
    add_moment (self, moments[i]);
  gtk_widget_set_visible (self->moments_box, n > 0 || has_cause_apart (self));
}

static char *
describe_chance (EdubbaAnalysisPanel *self, const EdubbaStage *stage)
{
  guint            chance = (guint) (stage->chances[get_side (self)] + 5) / 10;
  g_autofree char *moment = NULL;

  if (stage->chances[0] < 0)
    return g_strdup (_ ("Not known yet"));
  if (stage->turn == 0 && self->own == GAME_NOBODY)
    return g_strdup_printf (_ ("At the beginning Player 1’s chance to win is %u%%"), chance);
  if (stage->turn == 0)
    return g_strdup_printf (_ ("At the beginning your chance to win is %u%%"), chance);
  moment = edubba_analysis_dup_moment (self->analysis, stage->cursor - 1);
  if (moment != NULL && self->own == GAME_NOBODY)
    /* Translators: %1$s: when it is in a game: "Round 2, pick 3". */
    return g_strdup_printf (_ ("%1$s. Player 1’s chance to win is %2$u%%"), moment, chance);
  if (moment != NULL)
    /* Translators: %1$s: when it is in a game: "Round 2, pick 3". */
    return g_strdup_printf (_ ("%1$s. Your chance to win is %2$u%%"), moment, chance);
  if (self->own == GAME_NOBODY)
    return g_strdup_printf (_ ("After turn %1$u Player 1’s chance to win is %2$u%%"),
                            stage->turn, chance);
  return g_strdup_printf (_ ("After turn %1$u your chance to win is %2$u%%"), stage->turn,
                          chance);
}

/* Marks the stage that a decision led to, or the last one. */
static void
mark_stage (EdubbaAnalysisPanel *self, gboolean *marked, const EdubbaDecision *decision)
{
  guint to = decision != NULL ? decision->to : G_MAXUINT;
  guint i = 0;

  while (i + 1 < edubba_analysis_get_n_stages (self->analysis) &&
         edubba_analysis_get_stage (self->analysis, i).cursor < to)
    i++;
  marked[i] = TRUE;
}

/* Marks the stages that what is listed led to. */
static void
mark_moments (EdubbaAnalysisPanel *self, gboolean *marked)
{
  for (guint m = 0; m < self->n_moments; m++)
    mark_stage (self, marked, edubba_analysis_get_decision (self->analysis, self->moments[m]));
  if (has_cause_apart (self))
    mark_stage (self, marked,
                self->cause->kind != EDUBBA_END_CAUSE_GIVEN_UP
                  ? edubba_analysis_find_decision (self->analysis, self->cause->from)
                  : NULL);
}

/* The chance of the person who looks, or of the first of two. */
static void
draw_chance (EdubbaAnalysisPanel *self, gboolean *marked)
{
  guint n = edubba_analysis_get_n_stages (self->analysis);
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);
  g_autofree gint *chances = g_new (gint, n);
  EdubbaGraphData  data = { .title = gtk_label_get_label (self->chance_label),
                            .n_series = 1,
                            .n_points = n,
                            .values = { chances },
                            .top = 100,
                            .n_lines = 3,
                            .lines = { 0, 50, 100 },
                            /* Translators: a number beside a graph, in percent. */
                            .unit = _ ("%d%%"),
                            .texts = texts,
                            .marked = marked };

  for (guint i = 0; i < n; i++)
    {
      EdubbaStage stage = edubba_analysis_get_stage (self->analysis, i);

      chances[i] = EDUBBA_GRAPH_NONE;
      if (stage.chances[0] >= 0)
        chances[i] = (stage.chances[get_side (self)] + 5) / 10;
      g_ptr_array_add (texts, describe_chance (self, &stage));
    }
  edubba_graph_set_data (self->chance_graph, &data);
}

static void
show_chances (EdubbaAnalysisPanel *self)
{
  guint                n = edubba_analysis_get_n_stages (self->analysis);
  g_autofree gboolean *marked = g_new0 (gboolean, n);

  mark_moments (self, marked);
  if (self->many)
    edubba_points_graph_draw_chances (self->chance_graph, self->analysis, self->own,
                                      gtk_label_get_label (self->chance_label), marked);
  else
    draw_chance (self, marked);
  gtk_widget_set_visible (self->chance_box, edubba_analysis_get_done (self->analysis) > 0);
}

/* Shows the progress, and the buttons to stop or resume. */
static void
show_progress (EdubbaAnalysisPanel *self)
{
  gboolean         running = edubba_analysis_get_running (self->analysis);
  guint            done = edubba_analysis_get_done (self->analysis);
  guint            n = edubba_analysis_get_n_decisions (self->analysis);
  g_autofree char *text = NULL;

  gtk_widget_set_visible (self->intro_box,
                          !running && !edubba_analysis_is_complete (self->analysis));
  gtk_widget_set_visible (self->progress_box, running);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "analysis.start", !running);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "analysis.stop", running);
  if (n == 0)
    return;
  /* Translators: how many decisions of a game have been looked at; the second number decides on
   * the plural. */
  text = g_strdup_printf (
    g_dngettext (GETTEXT_PACKAGE, "%1$u of %2$u decision", "%1$u of %2$u decisions", n), done, n);
  gtk_progress_bar_set_fraction (self->progress_bar, (double) done / n);
  gtk_progress_bar_set_text (self->progress_bar, text);
}

static void
mark_cursor (EdubbaAnalysisPanel *self)
{
  guint at = 0;

  for (guint i = 0; i < edubba_analysis_get_n_stages (self->analysis); i++)
    if (edubba_analysis_get_stage (self->analysis, i).cursor <= self->cursor)
      at = i;
  edubba_graph_set_position (self->chance_graph, at);
  edubba_graph_set_position (self->points_graph, at);
}

static void
show_all (EdubbaAnalysisPanel *self)
{
  show_progress (self);
  show_moments (self);
  show_words (self);
  show_chances (self);
  mark_cursor (self);
}

static void
point_chosen_cb (EdubbaAnalysisPanel *self, guint point)
{
  g_signal_emit (self, signals[SOUGHT], 0,
                 edubba_analysis_get_stage (self->analysis, point).cursor);
}

static void
row_activated_cb (EdubbaAnalysisPanel *self, GtkListBoxRow *row)
{
  guint place = (guint) gtk_list_box_row_get_index (row);
  guint first = has_cause_apart (self) ? 1 : 0;
  guint cursor = self->cause != NULL ? self->cause->from : 0;

  if (place >= first)
    cursor = edubba_analysis_get_decision (self->analysis, self->moments[place - first])->from;
  g_signal_emit (self, signals[MOMENT], 0, cursor);
}

static void
start_activated_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  edubba_analysis_start (EDUBBA_ANALYSIS_PANEL (widget)->analysis);
}

static void
stop_activated_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  edubba_analysis_stop (EDUBBA_ANALYSIS_PANEL (widget)->analysis);
}

static void
edubba_analysis_panel_dispose (GObject *object)
{
  EdubbaAnalysisPanel *self = EDUBBA_ANALYSIS_PANEL (object);

  if (self->analysis != NULL)
    g_signal_handlers_disconnect_by_data (self->analysis, self);
  g_clear_object (&self->analysis);
  g_clear_object (&self->match);
  g_clear_pointer (&self->cause, edubba_end_cause_free);

  G_OBJECT_CLASS (edubba_analysis_panel_parent_class)->dispose (object);
}

static void
bind_children (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, EdubbaAnalysisPanel, intro_box);
  gtk_widget_class_bind_template_child (widget_class, EdubbaAnalysisPanel, progress_box);
  gtk_widget_class_bind_template_child (widget_class, EdubbaAnalysisPanel, progress_bar);
  gtk_widget_class_bind_template_child (widget_class, EdubbaAnalysisPanel, skill_label);
  gtk_widget_class_bind_template_child (widget_class, EdubbaAnalysisPanel, luck_label);
  gtk_widget_class_bind_template_child (widget_class, EdubbaAnalysisPanel, account_label);
  gtk_widget_class_bind_template_child (widget_class, EdubbaAnalysisPanel, advice_box);
  gtk_widget_class_bind_template_child (widget_class, EdubbaAnalysisPanel, advice_label);
  gtk_widget_class_bind_template_child (widget_class, EdubbaAnalysisPanel, legend_box);
  gtk_widget_class_bind_template_child (widget_class, EdubbaAnalysisPanel, moments_box);
  gtk_widget_class_bind_template_child (widget_class, EdubbaAnalysisPanel, moments_list);
  gtk_widget_class_bind_template_child (widget_class, EdubbaAnalysisPanel, chance_box);
  gtk_widget_class_bind_template_child (widget_class, EdubbaAnalysisPanel, chance_label);
  gtk_widget_class_bind_template_child (widget_class, EdubbaAnalysisPanel, points_box);
  gtk_widget_class_bind_template_child (widget_class, EdubbaAnalysisPanel, numbers_expander);
  gtk_widget_class_bind_template_child (widget_class, EdubbaAnalysisPanel, numbers_label);
  gtk_widget_class_bind_template_child (widget_class, EdubbaAnalysisPanel, estimate_label);
}

static guint
add_signal (GType type, const char *name)
{
  return g_signal_new (name, type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                       G_TYPE_UINT);
}

static void
edubba_analysis_panel_class_init (EdubbaAnalysisPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GType           type = G_TYPE_FROM_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = edubba_analysis_panel_dispose;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/edubba/Edubba/ui/edubba-analysis-panel.ui");
  bind_children (widget_class);
  gtk_widget_class_install_action (widget_class, "analysis.start", NULL, start_activated_cb);
  gtk_widget_class_install_action (widget_class, "analysis.stop", NULL, stop_activated_cb);
  signals[SOUGHT] = add_signal (type, "sought");
  signals[MOMENT] = add_signal (type, "moment");
}

static EdubbaGraph *
add_graph (EdubbaAnalysisPanel *self, GtkWidget *box)
{
  GtkWidget *graph = edubba_graph_new ();

  g_signal_connect_swapped (graph, "chosen", G_CALLBACK (point_chosen_cb), self);
  gtk_box_append (GTK_BOX (box), graph);
  return EDUBBA_GRAPH (graph);
}

static void
edubba_analysis_panel_init (EdubbaAnalysisPanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->chance_graph = add_graph (self, self->chance_box);
  self->points_graph = add_graph (self, self->points_box);
  edubba_graph_align (self->chance_graph, self->points_graph);
  g_signal_connect_swapped (self->moments_list, "row-activated", G_CALLBACK (row_activated_cb),
                            self);
}

void
edubba_analysis_panel_set_analysis (EdubbaAnalysisPanel *self,
                                    EdubbaAnalysis      *analysis,
                                    EdubbaMatch         *match,
                                    guint                own)
{
  g_return_if_fail (EDUBBA_IS_ANALYSIS_PANEL (self));
  g_return_if_fail (EDUBBA_IS_ANALYSIS (analysis));
  g_return_if_fail (self->analysis == NULL);

  self->analysis = g_object_ref (analysis);
  self->match = g_object_ref (match);
  self->own = own;
  self->many = edubba_analysis_get_n_seats (analysis) > 2;
  if (is_bout (self))
    gtk_label_set_label (self->estimate_label,
                         _ ("These are estimates: how often you win this short game from there if "
                            "you play on with what you have learnt so far."));
  if (self->many)
    {
      gtk_label_set_label (self->chance_label, _ ("Chances to Win"));
      gtk_label_set_label (self->estimate_label,
                           _ ("These are estimates. What a player loses by a decision the others "
                              "win in equal parts; whatever else happened counts as luck. Those "
                              "far behind have hardly any chance left to lose."));
    }
  else
    gtk_label_set_label (self->chance_label, own == GAME_NOBODY ? _ ("Player 1’s Chance to Win")
                                                                : _ ("Your Chance to Win"));
  /* Of two seats, only the points have more than one line. */
  gtk_box_append (self->many ? self->legend_box : GTK_BOX (self->points_box),
                  edubba_points_graph_create_legend (analysis, own));
  g_signal_connect_swapped (analysis, "notify", G_CALLBACK (show_all), self);
  edubba_graph_set_game (self->chance_graph, edubba_analysis_get_module (analysis)->rules->id);
  edubba_points_graph_draw (self->points_graph, analysis, own);
  show_all (self);
}

const EdubbaEndCause *
edubba_analysis_panel_get_cause (EdubbaAnalysisPanel *self)
{
  g_return_val_if_fail (EDUBBA_IS_ANALYSIS_PANEL (self), NULL);

  return self->cause;
}

const EdubbaDecision *
edubba_analysis_panel_find_told (EdubbaAnalysisPanel *self, guint cursor)
{
  const EdubbaDecision *decision = NULL;

  g_return_val_if_fail (EDUBBA_IS_ANALYSIS_PANEL (self), NULL);

  if (self->analysis != NULL)
    decision = edubba_analysis_find_decision (self->analysis, cursor);
  if (decision == NULL || decision->from != cursor || !decision->judged)
    return NULL;
  return decision->judgement != EDUBBA_JUDGEMENT_FINE || is_passes (self, decision) ? decision
                                                                                    : NULL;
}

char *
edubba_analysis_panel_describe (EdubbaAnalysisPanel  *self,
                                const EdubbaDecision *decision,
                                char                **cost)
{
  g_return_val_if_fail (EDUBBA_IS_ANALYSIS_PANEL (self), NULL);
  g_return_val_if_fail (decision != NULL, NULL);

  if (is_passes (self, decision))
    {
      *cost = g_strdup (self->cause->cost);
      return g_strdup (self->cause->what);
    }
  *cost = edubba_analysis_words_loss (self->analysis, decision, self->own);
  return edubba_analysis_words_decision (self->analysis, decision, self->own);
}

void
edubba_analysis_panel_set_cursor (EdubbaAnalysisPanel *self, guint cursor)
{
  g_return_if_fail (EDUBBA_IS_ANALYSIS_PANEL (self));

  self->cursor = cursor;
  if (self->analysis != NULL)
    mark_cursor (self);
}
