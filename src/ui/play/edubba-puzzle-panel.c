/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The verdict is a coloured box with a picture and a sentence: the colour alone says nothing that
 * the sentence does not.
 */
#include "edubba-puzzle-panel.h"

#include <glib/gi18n.h>

#include "edubba-optional-label.h"
#include "edubba-puzzle-words.h"
#include "edubba-row-layout.h"
#include "edubba-settings.h"
#include "edubba-verdict.h"

struct _EdubbaPuzzlePanel
{
  AdwBin parent_instance;

  /* template */
  GtkBox      *reason_box;
  GtkLevelBar *place_bar;
  GtkLabel    *place_label;
  GtkLabel    *rule_label;
  GtkLabel    *reason_label;
  GtkLabel    *source_label;
  GtkLabel    *title_label;
  GtkLabel    *say_label;
  GtkBox      *verdict_box;
  GtkImage    *verdict_image;
  GtkLabel    *verdict_label;
  GtkLabel    *outcome_label;
  GtkBox      *buttons_box;
  GtkBox      *ways_box;
  GtkWidget   *previous_button;
  GtkWidget   *skip_button;
  GtkWidget   *unrated_button;

  /* owned */
  EdubbaTask    *task;
  EdubbaAttempt *attempt; /* or NULL */
};

G_DEFINE_FINAL_TYPE (EdubbaPuzzlePanel, edubba_puzzle_panel, ADW_TYPE_BIN)

static const struct
{
  const char *css_class;
  const char *icon;
} looks[] = {
  [EDUBBA_TASK_THINKING] = { "thinking", "content-loading-symbolic" },
  [EDUBBA_TASK_SOLVABLE] = { "solvable", "find-location-symbolic" },
  [EDUBBA_TASK_SOLVED] = { "solved", "object-select-symbolic" },
  [EDUBBA_TASK_UNREACHABLE] = { "unreachable", "dialog-warning-symbolic" },
  [EDUBBA_TASK_MISSED] = { "unreachable", "dialog-warning-symbolic" },
  [EDUBBA_TASK_UNKNOWN] = { "unknown", "dialog-question-symbolic" },
  [EDUBBA_TASK_OPEN] = { "solvable", "find-location-symbolic" },
};

static void
update_verdict (EdubbaPuzzlePanel *self)
{
  EdubbaTaskState  state = edubba_task_get_state (self->task);
  g_autofree char *verdict = edubba_verdict_describe_briefly (self->task);

  for (guint i = 0; i < G_N_ELEMENTS (looks); i++)
    gtk_widget_remove_css_class (GTK_WIDGET (self->verdict_box), looks[i].css_class);
  gtk_widget_add_css_class (GTK_WIDGET (self->verdict_box), looks[state].css_class);
  gtk_image_set_from_icon_name (self->verdict_image, looks[state].icon);
  gtk_label_set_label (self->verdict_label, verdict);
  gtk_widget_set_visible (self->skip_button,
                          state != EDUBBA_TASK_SOLVED &&
                            gtk_actionable_get_action_name (
                              GTK_ACTIONABLE (self->skip_button)) != NULL);
}

static void
update_outcome (EdubbaPuzzlePanel *self)
{
  g_autofree char *outcome = edubba_puzzle_words_outcome (self->attempt);

  edubba_optional_label_set (self->outcome_label, outcome);
  gtk_widget_set_visible (self->unrated_button, edubba_attempt_may_count (self->attempt));
}

static void
unrated_changed_cb (EdubbaPuzzlePanel *self)
{
  gboolean unrated = gtk_check_button_get_active (GTK_CHECK_BUTTON (self->unrated_button));

  if (edubba_attempt_may_count (self->attempt))
    edubba_attempt_set_unrated (self->attempt, unrated);
}

static void
edubba_puzzle_panel_dispose (GObject *object)
{
  EdubbaPuzzlePanel *self = EDUBBA_PUZZLE_PANEL (object);

  g_clear_object (&self->task);
  g_clear_object (&self->attempt);

  G_OBJECT_CLASS (edubba_puzzle_panel_parent_class)->dispose (object);
}

static void
edubba_puzzle_panel_class_init (EdubbaPuzzlePanelClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = edubba_puzzle_panel_dispose;

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/edubba/Edubba/ui/edubba-puzzle-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, EdubbaPuzzlePanel, reason_box);
  gtk_widget_class_bind_template_child (widget_class, EdubbaPuzzlePanel, place_bar);
  gtk_widget_class_bind_template_child (widget_class, EdubbaPuzzlePanel, place_label);
  gtk_widget_class_bind_template_child (widget_class, EdubbaPuzzlePanel, rule_label);
  gtk_widget_class_bind_template_child (widget_class, EdubbaPuzzlePanel, reason_label);
  gtk_widget_class_bind_template_child (widget_class, EdubbaPuzzlePanel, source_label);
  gtk_widget_class_bind_template_child (widget_class, EdubbaPuzzlePanel, title_label);
  gtk_widget_class_bind_template_child (widget_class, EdubbaPuzzlePanel, say_label);
  gtk_widget_class_bind_template_child (widget_class, EdubbaPuzzlePanel, verdict_box);
  gtk_widget_class_bind_template_child (widget_class, EdubbaPuzzlePanel, verdict_image);
  gtk_widget_class_bind_template_child (widget_class, EdubbaPuzzlePanel, verdict_label);
  gtk_widget_class_bind_template_child (widget_class, EdubbaPuzzlePanel, outcome_label);
  gtk_widget_class_bind_template_child (widget_class, EdubbaPuzzlePanel, buttons_box);
  gtk_widget_class_bind_template_child (widget_class, EdubbaPuzzlePanel, ways_box);
  gtk_widget_class_bind_template_child (widget_class, EdubbaPuzzlePanel, previous_button);
  gtk_widget_class_bind_template_child (widget_class, EdubbaPuzzlePanel, skip_button);
  gtk_widget_class_bind_template_child (widget_class, EdubbaPuzzlePanel, unrated_button);
}

static void
edubba_puzzle_panel_init (EdubbaPuzzlePanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  edubba_row_layout_apply (self->buttons_box, 8);
  edubba_row_layout_apply (self->ways_box, 8);
}

void
edubba_puzzle_panel_set_puzzle (EdubbaPuzzlePanel  *self,
                                const CoursePuzzle *puzzle,
                                EdubbaTask         *task)
{
  g_return_if_fail (EDUBBA_IS_PUZZLE_PANEL (self));
  g_return_if_fail (EDUBBA_IS_TASK (task));
  g_return_if_fail (self->task == NULL);

  self->task = g_object_ref (task);
  edubba_optional_label_set (self->source_label, course_puzzle_get_source (puzzle));
  edubba_optional_label_set (self->title_label, course_puzzle_get_title (puzzle));
  edubba_optional_label_set (self->say_label, course_puzzle_get_say (puzzle));
  g_signal_connect_object (task, "verdict", G_CALLBACK (update_verdict), self, G_CONNECT_SWAPPED);
  update_verdict (self);
}

void
edubba_puzzle_panel_set_attempt (EdubbaPuzzlePanel *self,
                                 EdubbaAttempt     *attempt,
                                 GSettings         *settings)
{
  g_return_if_fail (EDUBBA_IS_PUZZLE_PANEL (self));
  g_return_if_fail (EDUBBA_IS_ATTEMPT (attempt));
  g_return_if_fail (self->attempt == NULL);

  self->attempt = g_object_ref (attempt);
  g_signal_connect_object (attempt, "noted", G_CALLBACK (update_outcome), self, G_CONNECT_SWAPPED);
  if (settings != NULL)
    g_settings_bind (settings, EDUBBA_SETTINGS_UNRATED, self->unrated_button, "active",
                     G_SETTINGS_BIND_DEFAULT);
  g_signal_connect_swapped (self->unrated_button, "toggled", G_CALLBACK (unrated_changed_cb), self);
  unrated_changed_cb (self);
  update_outcome (self);
}

void
edubba_puzzle_panel_set_reason (
  EdubbaPuzzlePanel *self, const char *rule, const char *reason, guint i, guint n)
{
  /* Translators: which one this is of a few tasks: "2 of 5". */
  g_autofree char *place = g_strdup_printf (C_ ("task", "%1$u of %2$u"), i, n);

  g_return_if_fail (EDUBBA_IS_PUZZLE_PANEL (self));
  g_return_if_fail (i > 0 && i <= n);

  gtk_level_bar_set_max_value (self->place_bar, n);
  gtk_level_bar_set_value (self->place_bar, i);
  gtk_label_set_label (self->place_label, place);
  gtk_label_set_label (self->rule_label, rule);
  edubba_optional_label_set (self->reason_label, reason);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->place_bar),
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, place, -1);
  gtk_widget_set_visible (GTK_WIDGET (self->reason_box), TRUE);
}

static void
set_way (GtkWidget *button, const char *action, const char *target)
{
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", target);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
}

void
edubba_puzzle_panel_offer_ways (EdubbaPuzzlePanel *self,
                                const char        *previous,
                                const char        *skip,
                                const char        *target)
{
  g_return_if_fail (EDUBBA_IS_PUZZLE_PANEL (self));
  g_return_if_fail (self->task != NULL);
  g_return_if_fail (skip != NULL && target != NULL);

  if (previous != NULL)
    set_way (self->previous_button, previous, target);
  gtk_widget_set_visible (self->previous_button, previous != NULL);
  set_way (self->skip_button, skip, target);
  update_verdict (self);
}
