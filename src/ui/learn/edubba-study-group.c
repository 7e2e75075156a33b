/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Its rows are replaced whenever anything changes; there are never more than five. The switch
 * stays, since it may have the focus.
 */
#include "edubba-study-group.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "edubba-daily-drill.h"
#include "edubba-graph.h"
#include "edubba-accessible-names.h"
#include "edubba-progress-study.h"
#include "edubba-seed.h"
#include "edubba-study-words.h"

/* Fewer answers are no line of a graph. */
#define MIN_BINS 2

struct _EdubbaStudyGroup
{
  GtkWidget parent_instance;

  /* owned, as children */
  GtkWidget *list;

  /* borrowed */
  GtkWidget *toggle;
  GPtrArray *rows; /* below the switch; owned */

  /* owned */
  EdubbaCourse   *course;
  EdubbaProgress *progress;
};

G_DEFINE_FINAL_TYPE (EdubbaStudyGroup, edubba_study_group, GTK_TYPE_WIDGET)

static const char *
get_game (EdubbaStudyGroup *self)
{
  return edubba_course_get_game (self->course)->module->rules->id;
}

static GtkWidget *
create_row (const char *title, const char *subtitle)
{
  GtkWidget *row = adw_action_row_new ();

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  adw_action_row_set_title_lines (ADW_ACTION_ROW (row), 0);
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (row), 0);
  edubba_accessible_names_row (ADW_ACTION_ROW (row), title, subtitle);
  return row;
}

static void
add_row (EdubbaStudyGroup *self, GtkWidget *row)
{
  gtk_list_box_append (GTK_LIST_BOX (self->list), row);
  g_ptr_array_add (self->rows, row);
}

/* A test that waits; it is taken instead of the Daily Five. */
static void
add_test (EdubbaStudyGroup *self, guint n)
{
  g_autofree char *text =
    /* Translators: how many tasks of a test wait. */
    g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u small task, instead of the Daily Five",
                                  "%u small tasks, instead of the Daily Five", n),
                     n);

  add_row (self, create_row (_ ("A Test Waits for You"), text));
}

static void
add_state (EdubbaStudyGroup *self)
{
  guint            asked = edubba_daily_drill_count_asked (self->course, self->progress);
  g_autofree char *day = edubba_study_words_day (
    edubba_progress_get_study_day (self->progress, get_game (self)));

  if (asked > 0)
    add_test (self, asked);
  else
    /* Translators: a study that takes some weeks. */
    add_row (self, create_row (_ ("Under Way"), day));
}

/* The graph, and the meaning of its dots. */
static GtkWidget *
create_figure (GtkWidget *graph)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *legend = gtk_label_new (_ ("Round dots: what happened. Squares: what was expected."));

  gtk_widget_set_margin_top (box, 12);
  gtk_widget_set_margin_bottom (box, 12);
  gtk_widget_set_margin_start (box, 12);
  gtk_widget_set_margin_end (box, 12);
  gtk_label_set_wrap (GTK_LABEL (legend), TRUE);
  gtk_label_set_xalign (GTK_LABEL (legend), 0);
  gtk_widget_add_css_class (legend, "caption");
  gtk_widget_add_css_class (legend, "dim-label");
  gtk_box_append (GTK_BOX (box), graph);
  gtk_box_append (GTK_BOX (box), legend);
  return box;
}

/* Forecasts and outcomes, from the least sure to the surest. */
static void
add_graph (EdubbaStudyGroup *self, const EdubbaStudy *study)
{
  gint expected[EDUBBA_STUDY_N_BINS];
  gint happened[EDUBBA_STUDY_N_BINS];
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);
  EdubbaGraphData data = { .title = _ ("Expected and right answers"),
                           .n_series = 2,
                           .values = { happened, expected },
                           .top = 100,
                           .n_lines = 3,
                           .lines = { 0, 50, 100 },
                           .unit = "%d %%",
                           .texts = texts };
  GtkWidget      *graph;
  GtkWidget      *row;

  for (guint bin = 0; bin < EDUBBA_STUDY_N_BINS; bin++)
    {
      EdubbaStudyCalibration found = edubba_study_calibrate_bin (study, bin);

      if (found.n == 0)
        continue;
      expected[data.n_points] = (gint) (100 * found.forecast + 0.5);
      happened[data.n_points] = (gint) (100 * found.happened + 0.5);
      data.n_points++;
      g_ptr_array_add (texts, edubba_study_words_bin (study, bin));
    }
  if (data.n_points < MIN_BINS)
    return;
  graph = edubba_graph_new ();
  edubba_graph_set_data (EDUBBA_GRAPH (graph), &data);
  row = adw_preferences_row_new ();
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  gtk_widget_set_focusable (row, FALSE);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), create_figure (graph));
  gtk_accessible_update_relation (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_RELATION_LABELLED_BY, graph,
                                  NULL, -1);
  add_row (self, row);
}

static void
add_results (EdubbaStudyGroup *self, const EdubbaStudy *study)
{
  static const char *const titles[EDUBBA_STUDY_N_TESTS] = {
    [EDUBBA_STUDY_WEEK] = N_ ("After 7 Days"),
    [EDUBBA_STUDY_MONTH] = N_ ("After 30 Days"),
  };
  g_autofree char *forecast = edubba_study_words_forecast (study);

  for (guint test = 0; test < EDUBBA_STUDY_N_TESTS; test++)
    {
      g_autofree char *text = edubba_study_words_difference (study, test);

      add_row (self, create_row (_ (titles[test]), text));
    }
  /* Translators: what was expected of somebody's memory. */
  add_row (self, create_row (_ ("Forecast"), forecast));
  add_graph (self, study);
}

static void
toggled_cb (EdubbaStudyGroup *self)
{
  if (gtk_switch_get_active (GTK_SWITCH (self->toggle)))
    edubba_daily_drill_begin_study (self->course, self->progress, edubba_seed_draw ());
  else
    edubba_progress_end_study (self->progress, get_game (self));
  edubba_study_group_update (self);
}

static void
create_switch (EdubbaStudyGroup *self)
{
  const char *title = _ ("Find Out Whether Reminders Help You");
  const char *text = _ ("For 30 days the Daily Five leave out a third of your rules, drawn by lot. "
                        "After 7 days and after 30, small tasks test all of them. Nothing leaves "
                        "this computer.");
  GtkWidget  *row = create_row (title, text);

  self->toggle = gtk_switch_new ();
  gtk_widget_set_valign (self->toggle, GTK_ALIGN_CENTER);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), self->toggle);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), self->toggle);
  edubba_accessible_names_switch (self->toggle, title, text);
  g_signal_connect_object (self->toggle, "notify::active", G_CALLBACK (toggled_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_list_box_append (GTK_LIST_BOX (self->list), row);
}

static void
edubba_study_group_dispose (GObject *object)
{
  EdubbaStudyGroup *self = EDUBBA_STUDY_GROUP (object);

  g_clear_pointer (&self->list, gtk_widget_unparent);
  g_clear_pointer (&self->rows, g_ptr_array_unref);
  g_clear_object (&self->course);
  g_clear_object (&self->progress);
  G_OBJECT_CLASS (edubba_study_group_parent_class)->dispose (object);
}

static void
edubba_study_group_class_init (EdubbaStudyGroupClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = edubba_study_group_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
edubba_study_group_init (EdubbaStudyGroup *self)
{
  self->rows = g_ptr_array_new ();
  self->list = g_object_new (GTK_TYPE_LIST_BOX, "selection-mode", GTK_SELECTION_NONE, NULL);
  gtk_widget_add_css_class (self->list, "boxed-list");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->list), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Do reminders help?"), -1);
  gtk_widget_set_parent (self->list, GTK_WIDGET (self));
  create_switch (self);
}

GtkWidget *
edubba_study_group_new (EdubbaCourse *course, EdubbaProgress *progress)
{
  EdubbaStudyGroup *self;

  g_return_val_if_fail (EDUBBA_IS_COURSE (course), NULL);
  g_return_val_if_fail (EDUBBA_IS_PROGRESS (progress), NULL);

  self = g_object_new (EDUBBA_TYPE_STUDY_GROUP, NULL);
  self->course = g_object_ref (course);
  self->progress = g_object_ref (progress);
  edubba_study_group_update (self);
  return GTK_WIDGET (self);
}

void
edubba_study_group_update (EdubbaStudyGroup *self)
{
  const EdubbaStudy *study;
  gboolean           running;
  gboolean           answered;

  g_return_if_fail (EDUBBA_IS_STUDY_GROUP (self));

  study = edubba_progress_get_study (self->progress, get_game (self));
  running = edubba_progress_is_studying (self->progress, get_game (self));
  answered = study != NULL && study->answers->len > 0;
  for (guint i = 0; i < self->rows->len; i++)
    gtk_list_box_remove (GTK_LIST_BOX (self->list), g_ptr_array_index (self->rows, i));
  g_ptr_array_set_size (self->rows, 0);
  g_signal_handlers_block_by_func (self->toggle, toggled_cb, self);
  gtk_switch_set_active (GTK_SWITCH (self->toggle), running);
  g_signal_handlers_unblock_by_func (self->toggle, toggled_cb, self);
  if (running)
    add_state (self);
  else if (answered)
    add_results (self, study);
  gtk_widget_set_visible (GTK_WIDGET (self),
                          running || answered ||
                            edubba_daily_drill_count_studied (self->course, self->progress) >=
                              EDUBBA_STUDY_MIN_RULES);
}
