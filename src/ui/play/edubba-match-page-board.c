/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the match page gives its board to show: the position as whoever looks sees it, how those
 * at it are spoken of, and what was done last.
 */
#include "edubba-match-page-private.h"

#include "edubba-level.h"

static EdubbaBoardOccasion
get_occasion (EdubbaMatchPage *self)
{
  if (edubba_match_page_is_task (self))
    return EDUBBA_BOARD_EXERCISE;
  if (self->bout != NULL)
    return EDUBBA_BOARD_BOUT;
  return edubba_match_get_resigned (self->match) != GAME_NOBODY ? EDUBBA_BOARD_OVER
                                                                : EDUBBA_BOARD_GAME;
}

/* Whether whoever looks may act. */
static gboolean
is_active (EdubbaMatchPage *self)
{
  return edubba_match_page_may_act (self) &&
         (self->lesson == NULL || self->phase == EDUBBA_PHASE_DOING);
}

/* In a task nobody in particular is across the board. At the end of a game both may look: none of
 * the two is "you" then. */
void
edubba_match_page_show_board (EdubbaMatchPage *self, guint before)
{
  guint            cursor = edubba_match_get_cursor (self->match);
  gboolean         is_task = edubba_match_page_is_task (self);
  g_autofree char *rival = NULL;
  EdubbaTableView  view = {
     .match = self->match,
     .before = before,
     .knower = self->viewer,
     .below = self->viewer,
     .active = is_active (self),
     .aloud = TRUE,
     .address = GAME_ADDRESS_YOU,
     .occasion = get_occasion (self),
  };
  GameAction action;

  if (!is_task && self->viewer != GAME_NOBODY)
    view.rival = rival = edubba_level_dup_rival (self->match, self->viewer);
  if (!is_task && edubba_match_get_finished (self->match))
    view.address = self->address;
  edubba_table_show (self->table, &view);
  if (cursor == 0 || edubba_match_get_actor (self->match, cursor - 1) == self->viewer)
    return;
  action = edubba_match_get_action_for (self->match, cursor - 1, self->viewer);
  edubba_board_highlight (edubba_table_get_board (self->table), &action);
}
