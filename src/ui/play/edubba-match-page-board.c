/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the match page gives its board to show: the position as whoever looks sees it, and what
 * moves when it changes. Events are filtered for the viewer before the board gets them.
 */
#include "edubba-match-page-private.h"

#include "edubba-level.h"

/* More actions than these at once are no change that one could follow. */
#define MAX_MOVED 8

/* The same events backwards. What was shuffled stays so: nobody sees a difference. */
static GArray *
reverse (GArray *events)
{
  GArray *reversed = g_array_new (FALSE, FALSE, sizeof (GameEvent));

  for (guint i = events->len; i > 0; i--)
    {
      GameEvent event = g_array_index (events, GameEvent, i - 1);
      GameZone  to = event.from;

      event.from = event.to;
      event.to = to;
      if (event.kind == GAME_EVENT_MOVE)
        g_array_append_val (reversed, event);
    }
  return reversed;
}

/* What leads from one cursor to another, forwards or backwards. */
static GArray *
dup_events_between (EdubbaMatchPage *self, guint from, guint to)
{
  g_autoptr (GArray) all = g_array_new (FALSE, FALSE, sizeof (GameEvent));
  guint low = MIN (from, to);
  guint high = MIN (MAX (from, to), edubba_match_get_length (self->match));

  if (high - low > MAX_MOVED)
    return g_steal_pointer (&all);
  for (guint i = low; i < high; i++)
    {
      g_autoptr (GArray) events = edubba_match_dup_events (self->match, i, self->viewer);

      g_array_append_vals (all, events->data, events->len);
    }
  return from <= to ? g_steal_pointer (&all) : reverse (all);
}

static EdubbaBoard *
ensure_board (EdubbaMatchPage *self)
{
  AdwBin *bin = ADW_BIN (self->board_bin);

  if (adw_bin_get_child (bin) == NULL)
    adw_bin_set_child (bin, g_object_new (self->game->get_board_type (), NULL));
  return EDUBBA_BOARD (adw_bin_get_child (bin));
}

static EdubbaBoardOccasion
get_occasion (EdubbaMatchPage *self)
{
  if (edubba_match_page_is_task (self))
    return EDUBBA_BOARD_EXERCISE;
  return edubba_match_get_resigned (self->match) != GAME_NOBODY ? EDUBBA_BOARD_OVER
                                                                : EDUBBA_BOARD_GAME;
}

/* In a task nobody in particular is across the board. At the end of a game both may look: none of
 * the two is "you" then. */
static void
introduce (EdubbaMatchPage *self, EdubbaBoard *board)
{
  gboolean         is_task = edubba_match_page_is_task (self);
  GameAddress      address = GAME_ADDRESS_YOU;
  g_autofree char *rival = NULL;

  if (!is_task && self->viewer != GAME_NOBODY)
    rival = edubba_level_dup_rival (self->match, self->viewer);
  if (!is_task && edubba_match_get_finished (self->match))
    address = self->address;
  edubba_board_introduce (board, address, rival, get_occasion (self));
}

/* Whether whoever looks may act. */
static gboolean
is_active (EdubbaMatchPage *self)
{
  return edubba_match_page_may_act (self) &&
         (self->lesson == NULL || self->phase == EDUBBA_PHASE_DOING);
}

void
edubba_match_page_show_board (EdubbaMatchPage *self, guint before)
{
  EdubbaBoard          *board = ensure_board (self);
  guint                 cursor = edubba_match_get_cursor (self->match);
  g_autofree GameState *seen = edubba_match_dup_view (self->match, self->viewer);
  g_autoptr (GArray) events = dup_events_between (self, before, cursor);
  GameAction action;

  introduce (self, board);
  if (events->len > 0)
    edubba_board_play (board, seen, self->viewer, is_active (self),
                       (const GameEvent *) (gpointer) events->data, events->len);
  else
    edubba_board_show_state (board, seen, self->viewer, is_active (self));
  if (events->len > 0 && cursor > before)
    edubba_match_page_tell_events (self, (const GameEvent *) (gpointer) events->data,
                                   events->len);
  edubba_board_highlight (board, NULL);
  if (cursor == 0 || edubba_match_get_actor (self->match, cursor - 1) == self->viewer)
    return;
  action = edubba_match_get_action_for (self->match, cursor - 1, self->viewer);
  edubba_board_highlight (board, &action);
}
