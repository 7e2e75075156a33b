/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Everything is updated whenever the analysis has got further; the list of moments only if it is
 * another one, so that the focus stays in it.
 */
#include "edubba-analysis-panel.h"

#include <glib/gi18n.h>

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

  /* borrowed */
  const GameModule *module;

  /* owned */
  EdubbaAnalysis *analysis;

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

/* Tenths of a percent, as numbers are written here. */
static double
get_percent (gint thousandths)
{
  return thousandths / 10.0;
}

/* Describes skill and luck of each of two. */
static void
describe_both (EdubbaAnalysisPanel *self, GString *text)
{
  guint       side = get_side (self);
  gint        mine = edubba_analysis_get_skill (self->analysis, side);
  gint        theirs = edubba_analysis_get_skill (self->analysis, 1 - side);
  gint        luck = edubba_analysis_get_luck (self->analysis, side);
  gint        even = edubba_analysis_get_even (self->analysis);
  const char *rival = edubba_analysis_words_rival (self->analysis, self->own);

  if (self->own == GAME_NOBODY)
    g_string_append_printf (
      text,
      _ ("Lost by decisions: Player 1 %1$.1f%%, Player 2 %2$.1f%%\nLuck of Player 1: %3$+.1f%%\n"
         "Result of Player 1 without luck: %4$.1f%%"),
      get_percent (-mine), get_percent (-theirs), get_percent (luck),
      get_percent (even + mine - theirs));
  else if (rival != NULL)
    /* Translators: %2$s is a name in its basic form. */
    g_string_append_printf (
      text,
      _ ("Lost by decisions: you %1$.1f%%, %2$s %3$.1f%%\nYour luck: %4$+.1f%%\n"
         "Your result without luck: %5$.1f%%"),
      get_percent (-mine), rival, get_percent (-theirs), get_percent (luck),
      get_percent (even + mine - theirs));
  else
    g_string_append_printf (
      text,
      _ ("Lost by decisions: you %1$.1f%%, your opponent %2$.1f%%\nYour luck: %3$+.1f%%\n"
         "Your result without luck: %4$.1f%%"),
      get_percent (-mine), get_percent (-theirs), get_percent (luck),
      get_percent (even + mine - theirs));
}

/* The same for more than two. */
static void
describe_seats (EdubbaAnalysisPanel *self, GString *text)
{
  for (guint s = 0; s < edubba_analysis_get_n_seats (self->analysis); s++)
    {
      g_autofree char *name = edubba_analysis_words_name (self->analysis, s, self->own);

      if (s > 0)
        g_string_append_c (text, '\n');
      /* Translators: a player, and what they lost by their own decisions and had by luck. */
      g_string_append_printf (text, _ ("%1$s: lost by decisions %2$.1f%%, luck %3$+.1f%%"), name,
                              get_percent (-edubba_analysis_get_skill (self->analysis, s)),
                              get_percent (edubba_analysis_get_luck (self->analysis, s)));
    }
}

/* A short game is judged for the learner alone: nobody's luck and skill are told. */
static gboolean
is_bout (EdubbaAnalysisPanel *self)
{
  return edubba_analysis_get_bout (self->analysis) != NULL;
}

/* Describes skill and luck of each seat, as lines of text: a table would not fit everywhere. */
static char *
describe_numbers (EdubbaAnalysisPanel *self)
{
  GString *text = g_string_new (NULL);

  if (self->many)
    describe_seats (self, text);
  else if (!is_bout (self))
    describe_both (self, text);
  for (guint i = 0; i < self->n_moments; i++)
    {
      const EdubbaDecision *decision =
        edubba_analysis_get_decision (self->analysis, self->moments[i]);
      g_autofree char *moment =
        edubba_analysis_words_moment (self->analysis, decision->turn, decision->from);

      if (text->len > 0)
        g_string_append_c (text, '\n');
      /* Translators: %1$s: when it was: "Turn 9", "Round 2, pick 3". */
      g_string_append_printf (text, _ ("%1$s: %2$.1f%% as played, %3$.1f%% at best"), moment,
                              get_percent (decision->end), get_percent (decision->start));
    }
  return g_string_free (text, FALSE);
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
  numbers = describe_numbers (self);
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
add_moment (EdubbaAnalysisPanel *self, guint i)
{
  const EdubbaDecision *decision = edubba_analysis_get_decision (self->analysis, i);
  AdwActionRow         *row = ADW_ACTION_ROW (adw_action_row_new ());
  g_autofree char      *title = NULL;
  g_autofree char      *loss = NULL;

  title = edubba_analysis_words_decision (self->analysis, decision, self->own);
  loss = edubba_analysis_words_loss (self->analysis, decision, self->own);
  g_object_set (row, "use-markup", FALSE, "title", title, "title-lines", 0, "subtitle", loss,
                "subtitle-lines", 0, "activatable", TRUE, NULL);
  adw_action_row_add_suffix (row, create_arrow ());
  edubba_accessible_names_row (row, title, loss);
  gtk_list_box_append (self->moments_list, GTK_WIDGET (row));
}

static void
show_moments (EdubbaAnalysisPanel *self)
{
  guint moments[N_MOMENTS] = { 0 };
  guint n = edubba_analysis_find_moments (self->analysis, self->own, moments, N_MOMENTS);

  if (n == self->n_moments && memcmp (moments, self->moments, sizeof moments) == 0)
    return;
  self->n_moments = n;
  memcpy (self->moments, moments, sizeof moments);
  edubba_clear_list (self->moments_list);
  for (guint i = 0; i < n; i++)
    add_moment (self, moments[i]);
  gtk_widget_set_visible (self->moments_box, n > 0);
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

/* Marks the stages that the moments led to. */
static void
mark_moments (EdubbaAnalysisPanel *self, gboolean *marked)
{
  for (guint m = 0; m < self->n_moments; m++)
    {
      guint to = edubba_analysis_get_decision (self->analysis, self->moments[m])->to;
      guint i = 0;

      while (i + 1 < edubba_analysis_get_n_stages (self->analysis) &&
             edubba_analysis_get_stage (self->analysis, i).cursor < to)
        i++;
      marked[i] = TRUE;
    }
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
  g_signal_emit (self, signals[MOMENT], 0, self->moments[gtk_list_box_row_get_index (row)]);
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
                                    const GameModule    *module,
                                    guint                own)
{
  g_return_if_fail (EDUBBA_IS_ANALYSIS_PANEL (self));
  g_return_if_fail (EDUBBA_IS_ANALYSIS (analysis));
  g_return_if_fail (self->analysis == NULL);

  self->analysis = g_object_ref (analysis);
  self->module = module;
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

void
edubba_analysis_panel_set_cursor (EdubbaAnalysisPanel *self, guint cursor)
{
  g_return_if_fail (EDUBBA_IS_ANALYSIS_PANEL (self));

  self->cursor = cursor;
  if (self->analysis != NULL)
    mark_cursor (self);
}
