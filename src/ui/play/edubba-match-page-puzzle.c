/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a puzzle's page does beyond its task: notes what comes of it, and offers what to go on with.
 * Without a progress nothing is noted, and the page is complete all the same.
 */
#include "edubba-match-page-private.h"

static gboolean
is_solved (EdubbaMatchPage *self)
{
  return edubba_task_get_state (self->task) == EDUBBA_TASK_SOLVED;
}

gboolean
edubba_match_page_can_go_on (EdubbaMatchPage *self)
{
  if (self->bout != NULL)
    return edubba_bout_get_end (self->bout) == COURSE_STAND_WON;
  return is_solved (self) || (self->may_pass && self->attempt != NULL &&
                              edubba_attempt_get_troubled (self->attempt));
}

/* What one has to do next lies under one's finger. */
static void
attempt_noted_cb (EdubbaMatchPage *self)
{
  if (self->next_button == NULL || !edubba_match_page_can_go_on (self))
    return;
  gtk_widget_set_visible (self->next_button, TRUE);
  if (is_solved (self))
    gtk_widget_grab_focus (self->next_button);
}

void
edubba_match_page_set_progress (EdubbaMatchPage *self, EdubbaProgress *progress)
{
  g_return_if_fail (EDUBBA_IS_MATCH_PAGE (self));
  g_return_if_fail (EDUBBA_IS_PROGRESS (progress));
  g_return_if_fail (self->puzzle != NULL && self->attempt == NULL);

  self->attempt = edubba_attempt_new (progress, self->puzzle, self->task);
  edubba_puzzle_panel_set_attempt (self->puzzle_panel, self->attempt);
  g_signal_connect_object (self->attempt, "noted", G_CALLBACK (attempt_noted_cb), self,
                           G_CONNECT_SWAPPED);
}

EdubbaAttempt *
edubba_match_page_get_attempt (EdubbaMatchPage *self)
{
  g_return_val_if_fail (EDUBBA_IS_MATCH_PAGE (self), NULL);

  return self->attempt;
}

void
edubba_match_page_set_next (EdubbaMatchPage *self,
                            const char      *label,
                            const char      *action,
                            const char      *target)
{
  GtkWidget *button;

  g_return_if_fail (EDUBBA_IS_MATCH_PAGE (self));
  g_return_if_fail (self->puzzle != NULL || self->bout != NULL);
  g_return_if_fail (self->next_button == NULL);

  button = gtk_button_new_with_label (label);
  gtk_widget_set_visible (button, FALSE);
  gtk_widget_add_css_class (button, "suggested-action");
  gtk_widget_remove_css_class (self->rematch_button, "suggested-action");
  if (target != NULL)
    gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", target);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  edubba_message_line_add_button (self->message_line, button);
  self->next_button = button;
}

void
edubba_match_page_set_reason (
  EdubbaMatchPage *self, const char *rule, const char *reason, guint i, guint n)
{
  g_return_if_fail (EDUBBA_IS_MATCH_PAGE (self));
  g_return_if_fail (self->puzzle != NULL);

  self->may_pass = TRUE;
  edubba_puzzle_panel_set_reason (self->puzzle_panel, rule, reason, i, n);
}

void
edubba_match_page_set_coming (EdubbaMatchPage *self, const char *const *coming)
{
  g_return_if_fail (EDUBBA_IS_MATCH_PAGE (self));

  g_strfreev (self->coming);
  self->coming = g_strdupv ((char **) coming);
}

void
edubba_match_page_set_way_back (EdubbaMatchPage *self, const char *label)
{
  g_return_if_fail (EDUBBA_IS_MATCH_PAGE (self));
  g_return_if_fail (self->puzzle != NULL || self->lesson != NULL);

  if (self->puzzle != NULL)
    edubba_match_page_set_next (self, label, "win.back", NULL);
  else
    edubba_lesson_panel_offer_way_back (self->lesson_panel, label);
}
