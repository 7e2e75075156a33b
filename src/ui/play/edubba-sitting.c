/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The page's functions for sittings, and the few for the window: getters and setters, the buttons
 * of the message line, the side panel.
 */
#include "edubba-match-page-private.h"

#include "course-link.h"
#include "edubba-boxes.h"
#include "edubba-save.h"
#include "edubba-settings.h"
#include "edubba-side-panel.h"

const EdubbaGame *
edubba_match_page_get_game (EdubbaMatchPage *self)
{
  g_return_val_if_fail (EDUBBA_IS_MATCH_PAGE (self), NULL);

  return edubba_match_page_get_private (self)->game;
}

EdubbaMatch *
edubba_match_page_get_match (EdubbaMatchPage *self)
{
  g_return_val_if_fail (EDUBBA_IS_MATCH_PAGE (self), NULL);

  return edubba_match_page_get_private (self)->match;
}

EdubbaTable *
edubba_match_page_get_table (EdubbaMatchPage *self)
{
  g_return_val_if_fail (EDUBBA_IS_MATCH_PAGE (self), NULL);

  return edubba_match_page_get_private (self)->table;
}

EdubbaHistory *
edubba_match_page_get_history (EdubbaMatchPage *self)
{
  g_return_val_if_fail (EDUBBA_IS_MATCH_PAGE (self), NULL);

  return edubba_match_page_get_private (self)->history;
}

EdubbaMoveList *
edubba_match_page_get_move_list (EdubbaMatchPage *self)
{
  g_return_val_if_fail (EDUBBA_IS_MATCH_PAGE (self), NULL);

  return edubba_match_page_get_private (self)->move_list;
}

GSettings *
edubba_match_page_get_settings (EdubbaMatchPage *self)
{
  g_return_val_if_fail (EDUBBA_IS_MATCH_PAGE (self), NULL);

  return edubba_match_page_get_private (self)->settings;
}

EdubbaProgress *
edubba_match_page_get_progress (EdubbaMatchPage *self)
{
  g_return_val_if_fail (EDUBBA_IS_MATCH_PAGE (self), NULL);

  return edubba_match_page_get_private (self)->progress;
}

guint
edubba_match_page_get_viewer (EdubbaMatchPage *self)
{
  g_return_val_if_fail (EDUBBA_IS_MATCH_PAGE (self), GAME_NOBODY);

  return edubba_match_page_get_private (self)->viewer;
}

GameAddress
edubba_match_page_get_address (EdubbaMatchPage *self)
{
  g_return_val_if_fail (EDUBBA_IS_MATCH_PAGE (self), GAME_ADDRESS_YOU);

  return edubba_match_page_get_private (self)->address;
}

gboolean
edubba_match_page_get_begun (EdubbaMatchPage *self)
{
  g_return_val_if_fail (EDUBBA_IS_MATCH_PAGE (self), FALSE);

  return edubba_match_page_get_private (self)->started;
}

guint
edubba_match_page_get_cursor (EdubbaMatchPage *self)
{
  g_return_val_if_fail (EDUBBA_IS_MATCH_PAGE (self), 0);

  return edubba_match_page_get_private (self)->cursor;
}

gboolean
edubba_match_page_get_refused (EdubbaMatchPage *self)
{
  g_return_val_if_fail (EDUBBA_IS_MATCH_PAGE (self), FALSE);

  return edubba_match_page_get_private (self)->refused;
}

gboolean
edubba_match_page_is_pointing (EdubbaMatchPage *self)
{
  g_return_val_if_fail (EDUBBA_IS_MATCH_PAGE (self), FALSE);

  return edubba_match_page_get_private (self)->pointing;
}

void
edubba_match_page_set_viewer (EdubbaMatchPage *self, guint viewer)
{
  EdubbaMatchPagePrivate *page = edubba_match_page_get_private (self);

  page->viewer = viewer;
  if (viewer != GAME_NOBODY)
    edubba_history_set_viewer (page->history, edubba_match_page_get_knower (self));
}

gboolean
edubba_match_page_get_shared (EdubbaMatchPage *self)
{
  return edubba_match_page_get_private (self)->shared;
}

void
edubba_match_page_set_shared (EdubbaMatchPage *self, gboolean shared)
{
  EdubbaMatchPagePrivate *page = edubba_match_page_get_private (self);

  page->shared = shared;
  edubba_match_page_set_viewer (self, page->viewer);
}

guint
edubba_match_page_get_knower (EdubbaMatchPage *self)
{
  EdubbaMatchPagePrivate *page = edubba_match_page_get_private (self);

  return page->shared ? EDUBBA_ALL_SEATS : page->viewer;
}

GtkWidget *
edubba_match_page_get_button (EdubbaMatchPage *self, EdubbaButton button)
{
  g_return_val_if_fail (button < EDUBBA_N_BUTTONS, NULL);

  return edubba_match_page_get_private (self)->buttons[button];
}

/* The button that shows the last turn again leaves the place of "Skip" empty: a press that comes
 * a moment too late hits nothing. */
static void
keep_place (EdubbaMatchPage *self)
{
  EdubbaMatchPagePrivate *page = edubba_match_page_get_private (self);
  GtkWidget              *skip = page->buttons[EDUBBA_BUTTON_SKIP];
  graphene_rect_t         bounds;

  if (gtk_widget_get_mapped (skip) && !edubba_split_get_narrow (page->split) &&
      gtk_widget_compute_bounds (skip, skip, &bounds))
    gtk_widget_set_margin_end (page->buttons[EDUBBA_BUTTON_AGAIN], (int) bounds.size.width);
}

void
edubba_match_page_show_button (EdubbaMatchPage *self, EdubbaButton button, gboolean shown)
{
  GtkWidget *widget = edubba_match_page_get_button (self, button);

  if (widget != NULL && button == EDUBBA_BUTTON_SKIP && !shown)
    keep_place (self);
  if (widget != NULL)
    gtk_widget_set_visible (widget, shown);
}

void
edubba_match_page_add_panel (EdubbaMatchPage *self, GtkWidget *panel)
{
  EdubbaMatchPagePrivate *page = edubba_match_page_get_private (self);

  gtk_box_insert_child_after (page->side_panel, panel, GTK_WIDGET (page->moves_header));
}

void
edubba_match_page_add_panel_head (EdubbaMatchPage *self, GtkWidget *head)
{
  gtk_box_prepend (edubba_match_page_get_private (self)->side_panel, head);
}

void
edubba_match_page_add_panel_foot (EdubbaMatchPage *self, GtkWidget *foot)
{
  edubba_boxes_move_last (foot, edubba_match_page_get_private (self)->panel);
}

void
edubba_match_page_show_moves_head (EdubbaMatchPage *self, gboolean shown)
{
  EdubbaMatchPagePrivate *page = edubba_match_page_get_private (self);

  gtk_widget_set_visible (GTK_WIDGET (page->moves_header), shown);
}

void
edubba_match_page_show_moves_hint (EdubbaMatchPage *self, gboolean shown)
{
  gtk_widget_set_visible (edubba_match_page_get_private (self)->moves_hint_button, shown);
}

void
edubba_match_page_show_assisted (EdubbaMatchPage *self, gboolean shown)
{
  EdubbaMatchPagePrivate *page = edubba_match_page_get_private (self);

  gtk_widget_set_visible (GTK_WIDGET (page->assisted_label), shown);
}

const char *
edubba_match_page_find_hindrance (EdubbaMatchPage *self)
{
  return EDUBBA_MATCH_PAGE_GET_CLASS (self)->find_hindrance (self);
}

void
edubba_match_page_act (EdubbaMatchPage *self, const char *action)
{
  EDUBBA_MATCH_PAGE_GET_CLASS (self)->act (self, action);
}

void
edubba_match_page_set_next (EdubbaMatchPage *self,
                            const char      *label,
                            const char      *action,
                            const char      *target)
{
  EdubbaMatchPagePrivate *page;
  GtkWidget              *button;

  g_return_if_fail (EDUBBA_IS_MATCH_PAGE (self));

  page = edubba_match_page_get_private (self);
  g_return_if_fail (page->buttons[EDUBBA_BUTTON_NEXT] == NULL);

  gtk_widget_remove_css_class (page->buttons[EDUBBA_BUTTON_REMATCH], "suggested-action");
  button = edubba_table_add_button (page->table, label, NULL, "suggested-action");
  if (target != NULL)
    gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", target);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  page->buttons[EDUBBA_BUTTON_NEXT] = button;
}

void
edubba_match_page_set_course (EdubbaMatchPage *self,
                              EdubbaCourse    *course,
                              EdubbaProgress  *progress,
                              CourseLesson    *current)
{
  EdubbaMatchPagePrivate *page;

  g_return_if_fail (EDUBBA_IS_MATCH_PAGE (self));

  page = edubba_match_page_get_private (self);
  g_set_object (&page->course, course);
  g_set_object (&page->progress, progress);
  g_clear_pointer (&page->current, course_lesson_unref);
  page->current = current != NULL ? course_lesson_ref (current) : NULL;
}

void
edubba_match_page_toggle_panel (EdubbaMatchPage *self)
{
  EdubbaMatchPagePrivate *page;

  g_return_if_fail (EDUBBA_IS_MATCH_PAGE (self));

  page = edubba_match_page_get_private (self);
  edubba_side_panel_set_shown (
    page->split, EDUBBA_MATCH_PAGE_GET_CLASS (self)->keeps_panel ? page->settings : NULL,
    EDUBBA_SETTINGS_SIDE_PANEL, !edubba_split_get_panel_shown (page->split));
}

/* The part of a match that may leave the program: as long as it is played, the viewer's view, and
 * nothing from behind the curtain; once it is over, everything. */

static gboolean
is_over (EdubbaMatchPage *self)
{
  EdubbaMatchPageClass *klass = EDUBBA_MATCH_PAGE_GET_CLASS (self);

  return klass->tells_the_end && (edubba_match_get_finished (edubba_match_page_get_match (self)) ||
                                  (klass->is_decided != NULL && klass->is_decided (self)));
}

char *
edubba_match_page_dup_position (EdubbaMatchPage *self, gboolean *whole)
{
  EdubbaMatchPagePrivate *page;
  const GameRules        *rules;
  g_autofree GameState   *seen = NULL;

  g_return_val_if_fail (EDUBBA_IS_MATCH_PAGE (self), NULL);

  page = edubba_match_page_get_private (self);
  if (edubba_table_is_covered (page->table) || page->viewer == GAME_NOBODY)
    return NULL;
  rules = page->game->module->rules;
  if (whole != NULL)
    *whole = is_over (self);
  if (is_over (self))
    return game_position_print (rules, edubba_match_get_state (page->match));
  seen = edubba_match_dup_view (page->match, edubba_match_page_get_knower (self));
  return game_position_print (rules, seen);
}

char *
edubba_match_page_dup_record (EdubbaMatchPage *self)
{
  g_return_val_if_fail (EDUBBA_IS_MATCH_PAGE (self), NULL);

  return is_over (self) ? edubba_save_print (edubba_match_page_get_match (self)) : NULL;
}
