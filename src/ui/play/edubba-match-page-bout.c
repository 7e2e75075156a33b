/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A bout is played on the page of an ordinary game, with the opponent at the side of the board, or
 * in a strip above it where there is no panel. All that is different is the end: once the bout is
 * over nobody acts any more, and the message line says why, with another try beside it.
 */
#include "edubba-match-page-private.h"

#include <glib/gi18n.h>

static gboolean
is_over (EdubbaMatchPage *self)
{
  return edubba_bout_get_end (self->bout) != COURSE_STAND_OPEN;
}

static gboolean
is_won (EdubbaMatchPage *self)
{
  return edubba_bout_get_end (self->bout) == COURSE_STAND_WON;
}

const char *
edubba_match_page_find_end_of_bout (EdubbaMatchPage *self)
{
  if (self->bout == NULL || !is_over (self))
    return NULL;
  return _ ("This short game is over. Take back an action, or try it again.");
}

/* What comes next lies under one's finger as soon as the bout is over. */
static void
offer_next (EdubbaMatchPage *self)
{
  if (is_won (self) && self->next_button != NULL)
    gtk_widget_grab_focus (self->next_button);
  else
    gtk_widget_grab_focus (self->rematch_button);
}

/* Before anything was played the task is said, where there is room for it: both goals are in sight
 * anyway. */
static gboolean
begin_to_speak (EdubbaMatchPage *self)
{
  CourseBout *file = edubba_bout_get_file (self->bout);

  if (edubba_match_get_cursor (self->match) > 0 || edubba_split_get_narrow (self->split) ||
      edubba_match_get_seat (self->match) != self->viewer)
    return FALSE;
  edubba_table_say (self->table, EDUBBA_MESSAGE_PROMPT,
                    course_bout_get_text (file, COURSE_BOUT_SAY), NULL);
  return TRUE;
}

gboolean
edubba_match_page_speak_bout (EdubbaMatchPage *self)
{
  gboolean was_over = self->bout_over;

  if (self->bout == NULL)
    return FALSE;
  self->bout_over = is_over (self);
  if (!self->bout_over)
    return begin_to_speak (self);
  edubba_table_say (self->table,
                    is_won (self) ? EDUBBA_MESSAGE_SUCCESS : EDUBBA_MESSAGE_RESULT,
                    edubba_bout_get_reason (self->bout), NULL);
  gtk_button_set_label (GTK_BUTTON (self->rematch_button),
                        is_won (self) ? _ ("Once More") : _ ("Try Again"));
  gtk_widget_set_visible (self->skip_button, FALSE);
  gtk_widget_set_visible (self->moves_hint_button, FALSE);
  gtk_widget_set_visible (self->rematch_button, TRUE);
  gtk_widget_set_visible (self->leave_button, TRUE);
  if (!was_over)
    offer_next (self);
  return TRUE;
}

/* The opponent stops where the bout does. */
static void
bout_changed_cb (EdubbaMatchPage *self)
{
  edubba_opponent_set_paused (self->opponent, is_over (self));
}

/* The opponent is there however narrow the window is, and whether or not the panel is. */
static void
place_bar (EdubbaMatchPage *self)
{
  GtkWidget *bar = GTK_WIDGET (self->bout_bar);
  GtkWidget *parent = gtk_widget_get_parent (bar);
  gboolean   narrow = edubba_split_get_narrow (self->split);
  gboolean   beside = !narrow && edubba_split_get_panel_shown (self->split);

  edubba_bout_bar_set_form (self->bout_bar, beside   ? EDUBBA_BOUT_BAR_COLUMN
                                            : narrow ? EDUBBA_BOUT_BAR_NARROW
                                                     : EDUBBA_BOUT_BAR_WIDE);
  if (parent != NULL && (parent == GTK_WIDGET (self->side_panel)) == beside)
    return;
  g_object_ref_sink (bar);
  if (parent != NULL)
    gtk_box_remove (GTK_BOX (parent), bar);
  if (beside)
    gtk_box_prepend (self->side_panel, bar);
  else
    edubba_table_add_head (self->table, bar);
  g_object_unref (bar);
}

static void
narrow_changed_cb (EdubbaMatchPage *self)
{
  place_bar (self);
  if (edubba_match_get_cursor (self->match) == 0)
    edubba_match_page_speak (self, FALSE);
}

EdubbaMatchPage *
edubba_match_page_new_for_bout (const EdubbaGame *game, EdubbaBout *bout)
{
  EdubbaMatchPage *self;
  CourseBout      *file;

  g_return_val_if_fail (game != NULL, NULL);
  g_return_val_if_fail (EDUBBA_IS_BOUT (bout), NULL);

  file = edubba_bout_get_file (bout);
  self = edubba_match_page_create (game, edubba_bout_get_match (bout),
                                   course_bout_get_text (file, COURSE_BOUT_TITLE), GAME_NOBODY);
  self->bout = g_object_ref (bout);
  edubba_match_page_begin_coach (self);
  self->subtitle = edubba_match_page_describe_turn (self);
  edubba_opponent_set_engine (self->opponent, edubba_bout_get_engine (bout));
  self->bout_bar = EDUBBA_BOUT_BAR (edubba_bout_bar_new (game, bout));
  place_bar (self);
  g_signal_connect_object (self->split, "notify::panel-shown", G_CALLBACK (place_bar), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->split, "notify::narrow", G_CALLBACK (narrow_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (bout, "changed", G_CALLBACK (bout_changed_cb), self, G_CONNECT_SWAPPED);
  return self;
}

EdubbaBout *
edubba_match_page_get_bout (EdubbaMatchPage *self)
{
  g_return_val_if_fail (EDUBBA_IS_MATCH_PAGE (self), NULL);

  return self->bout;
}
