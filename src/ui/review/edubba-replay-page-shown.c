/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Shows the current point of the game, or of a branch. It remembers the state that the board was
 * shown last, so that nothing is drawn twice and a step forward is a movement.
 *
 * Looking back begins where the game was decided: until the analysis knows where that is, the
 * page shows the beginning, and a user who goes elsewhere meanwhile is left there.
 */
#include "edubba-replay-page-private.h"

#include <glib/gi18n.h>

#include "edubba-level.h"

/* Returns TRUE if the state shown last is one action behind, seen with the same eyes. */
static gboolean
has_stepped (EdubbaReplayPage *self)
{
  return self->shown == self->match && self->shown_below == self->below &&
         self->shown_knower == self->knower &&
         self->shown_cursor + 1 == edubba_match_get_cursor (self->match);
}

static gboolean
is_shown (EdubbaReplayPage *self)
{
  return self->shown == self->match && self->shown_below == self->below &&
         self->shown_knower == self->knower &&
         self->shown_cursor == edubba_match_get_cursor (self->match) &&
         self->shown_active == edubba_replay_page_can_act (self);
}

static void
remember_shown (EdubbaReplayPage *self)
{
  self->shown = self->match;
  self->shown_cursor = edubba_match_get_cursor (self->match);
  self->shown_below = self->below;
  self->shown_knower = self->knower;
  self->shown_active = edubba_replay_page_can_act (self);
}

/* Shows the aims of the side below and of the other one in a short game. */
static void
show_aims (EdubbaReplayPage *self, EdubbaTableView *view)
{
  gboolean by_rival = self->below != course_bout_get_seat (self->bout);

  view->occasion = EDUBBA_BOARD_BOUT;
  for (guint side = 0; side < 2; side++)
    view->aims[side].goals =
      course_bout_get_goals (self->bout, by_rival != (side == 1), &view->aims[side].n);
}

/* A step forward is seen as movement; any other change is just there. Only the single person of
 * that game is "you" in it. */
static void
show_board (EdubbaReplayPage *self)
{
  guint            cursor = edubba_match_get_cursor (self->match);
  g_autofree char *rival = NULL;
  g_auto (GStrv) names = NULL;
  EdubbaTableView view = {
    .match = self->match,
    .before = has_stepped (self) ? cursor - 1 : cursor,
    .knower = self->knower,
    .below = self->below,
    .active = edubba_replay_page_can_act (self),
    .address = edubba_replay_page_get_address (self),
    .person = self->own,
    .occasion = EDUBBA_BOARD_GAME,
  };
  GameAction action;

  if (is_shown (self))
    return;
  if (self->bout != NULL)
    show_aims (self, &view);
  view.rival = rival = edubba_level_dup_rival (self->played, self->below);
  names = edubba_seats_dup_names (edubba_match_get_seats (self->played));
  view.names = (const char *const *) names;
  edubba_table_show (self->table, &view);
  remember_shown (self);
  if (cursor == 0)
    return;
  action = edubba_match_get_action_for (self->match, cursor - 1,
                                        edubba_replay_page_get_viewer (self));
  edubba_board_highlight (edubba_table_get_board (self->table), &action);
}

static void
update_buttons (EdubbaReplayPage *self)
{
  gboolean in_branch = self->branch != EDUBBA_BRANCH_NONE;
  gboolean has_better = !in_branch && edubba_replay_page_find_decision (self) != NULL;

  gtk_widget_set_visible (self->better_button, has_better);
  gtk_widget_set_visible (self->try_button, has_better);
  gtk_widget_set_visible (self->leave_button, in_branch);
  gtk_widget_set_visible (self->play_on_button,
                          in_branch ? edubba_replay_page_can_play_on (self)
                                    : edubba_replay_page_is_unfinished (self));
}

static void
update_place (EdubbaReplayPage *self)
{
  guint            cursor = edubba_match_get_cursor (self->match);
  guint            length = edubba_match_get_length (self->match);
  g_autofree char *place = NULL;
  g_autofree char *name = NULL;

  /* The line may be broken behind the stroke. */
  place = g_strdup_printf ("%u/\u200b%u", cursor, length);
  /* Translators: the second number is how many actions the game has, and decides on the plural. */
  name = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$u of %2$u action played",
                                       "%1$u of %2$u actions played", length),
                          cursor, length);
  gtk_label_set_label (self->place_label, place);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->place_label), name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->place_label),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

static void
update_actions (EdubbaReplayPage *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  guint      cursor = edubba_match_get_cursor (self->match);
  gboolean   at_end = cursor == edubba_match_get_length (self->match);

  gtk_widget_action_set_enabled (widget, "replay.first", cursor > 0);
  gtk_widget_action_set_enabled (widget, "replay.back", edubba_replay_page_can_go_back (self));
  gtk_widget_action_set_enabled (widget, "replay.forward", !at_end);
  gtk_widget_action_set_enabled (widget, "replay.last", !at_end);
  gtk_widget_action_set_enabled (widget, "replay.try", edubba_replay_page_can_try (self));
}

void
edubba_replay_page_show (EdubbaReplayPage *self)
{
  show_board (self);
  edubba_replay_page_speak (self);
  update_buttons (self);
  update_place (self);
  update_actions (self);
  edubba_replay_page_show_branch (self);
  edubba_move_list_show_row (self->move_list, edubba_match_get_cursor (self->match));
  edubba_analysis_panel_set_cursor (self->analysis_panel, edubba_match_get_cursor (self->played));
  edubba_page_retitle (EDUBBA_PAGE (self));
}

void
edubba_replay_page_follow_analysis (EdubbaReplayPage *self)
{
  const EdubbaEndCause *cause;

  if (!self->seeking || !edubba_analysis_is_complete (self->analysis))
    return;
  self->seeking = FALSE;
  cause = edubba_analysis_panel_get_cause (self->analysis_panel);
  if (cause != NULL && cause->kind != EDUBBA_END_CAUSE_NONE)
    edubba_replay_page_show_moment (self, cause->from);
}

void
edubba_replay_page_show_moment (EdubbaReplayPage *self, guint cursor)
{
  const EdubbaDecision *decision = edubba_analysis_find_decision (self->analysis, cursor);

  edubba_replay_page_leave_branch (self);
  if (decision != NULL)
    edubba_replay_page_set_knower (self, decision->seat);
  self->below = self->own != GAME_NOBODY ? self->own : self->below;
  edubba_replay_page_seek (self, cursor);
  edubba_replay_page_show (self);
}

void
edubba_replay_page_seek_turning_point (EdubbaReplayPage *self)
{
  g_return_if_fail (EDUBBA_IS_REPLAY_PAGE (self));

  if (self->analysis == NULL || edubba_replay_page_is_unfinished (self))
    return;
  gtk_stack_set_visible_child (self->panel_stack, GTK_WIDGET (self->analysis_panel));
  self->seeking = TRUE;
  edubba_analysis_start (self->analysis);
  edubba_replay_page_follow_analysis (self);
  edubba_replay_page_show (self);
}

void
edubba_replay_page_try_turn (EdubbaReplayPage *self, guint cursor)
{
  guint seat;

  g_return_if_fail (EDUBBA_IS_REPLAY_PAGE (self));
  g_return_if_fail (cursor <= edubba_match_get_length (self->played));

  edubba_replay_page_leave_branch (self);
  edubba_replay_page_seek (self, cursor);
  seat = edubba_match_get_seat (self->played);
  if (seat == GAME_NOBODY)
    return;
  edubba_replay_page_set_knower (self, seat);
  edubba_replay_page_try (self);
}
