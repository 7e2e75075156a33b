/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The turn that decided a game: where looking back at it begins by itself. Until the analysis knows
 * which one it is the page shows the beginning; whoever goes somewhere meanwhile is left there.
 */
#include "edubba-replay-page-private.h"

#include <glib/gi18n.h>

/* Shows where a decision was to be made, with the eyes of whoever made it. */
static void
show_decision (EdubbaReplayPage *self, const EdubbaDecision *decision)
{
  edubba_replay_page_leave_branch (self);
  edubba_replay_page_set_knower (self, decision->seat);
  edubba_replay_page_seek (self, decision->from);
  edubba_replay_page_show (self);
}

void
edubba_replay_page_follow_analysis (EdubbaReplayPage *self)
{
  const EdubbaDecision *decision;

  if (!self->seeking || !edubba_analysis_is_complete (self->analysis))
    return;
  self->seeking = FALSE;
  decision = edubba_analysis_find_turning_point (self->analysis);
  if (decision != NULL)
    show_decision (self, decision);
}

void
edubba_replay_page_show_moment (EdubbaReplayPage *self, guint i)
{
  show_decision (self, edubba_analysis_get_decision (self->analysis, i));
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
