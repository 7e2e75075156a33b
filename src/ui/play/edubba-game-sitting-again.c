/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The last turn of somebody else, shown once more: the board goes back to where it began and plays
 * it, with a line of text for each action, as the viewer saw it then. The match is not touched. Any
 * press or key, and any change of the match, ends it; nothing can be done meanwhile.
 */
#include "edubba-game-sitting-private.h"

/* The position before action i, as the viewer saw it then. */
static GameState *
dup_view_at (EdubbaGameSitting *self, guint i)
{
  EdubbaMatchPage *page = EDUBBA_MATCH_PAGE (self);

  return edubba_match_dup_view_at (edubba_match_page_get_match (page), i,
                                   edubba_match_page_get_knower (page));
}

static guint
get_turn (EdubbaGameSitting *self, guint i)
{
  EdubbaGameSittingPrivate *sitting = edubba_game_sitting_get_private (self);
  const GameRecord         *record = edubba_match_get_record (sitting->match);

  return sitting->game->module->rules->turn (game_record_get_state (record, i));
}

/* The actions [first, end) of the last turn in which somebody else acted; the viewer's forced
 * replies in it belong to it. */
static gboolean
find_last_turn (EdubbaGameSitting *self, guint *first, guint *end)
{
  EdubbaGameSittingPrivate *sitting = edubba_game_sitting_get_private (self);
  guint                     viewer = edubba_game_sitting_get_viewer (self);
  guint                     i = edubba_match_get_cursor (sitting->match);

  while (i > 0 && edubba_match_get_actor (sitting->match, i - 1) == viewer)
    i--;
  *end = i;
  if (i == 0)
    return FALSE;
  while (i > 0 && get_turn (self, i - 1) == get_turn (self, *end - 1))
    i--;
  *first = i;
  return TRUE;
}

gboolean
edubba_game_sitting_can_show_again (EdubbaGameSitting *self)
{
  EdubbaGameSittingPrivate *sitting = edubba_game_sitting_get_private (self);
  guint                     seat = edubba_match_get_seat (sitting->match);
  guint                     first, end;

  if (edubba_game_sitting_get_viewer (self) == GAME_NOBODY)
    return FALSE;
  return (seat == GAME_NOBODY || edubba_match_page_may_act (EDUBBA_MATCH_PAGE (self))) &&
         find_last_turn (self, &first, &end);
}

static void
say_action (EdubbaGameSitting *self, guint i)
{
  EdubbaGameSittingPrivate *sitting = edubba_game_sitting_get_private (self);
  g_autoptr (EdubbaHistoryEntry) entry =
    g_list_model_get_item (G_LIST_MODEL (edubba_match_page_get_history (EDUBBA_MATCH_PAGE (self))),
                           i);

  if (entry != NULL)
    edubba_table_say (sitting->table, EDUBBA_MESSAGE_REPORT,
                      edubba_history_entry_get_text (entry), NULL);
}

static void
show_action (EdubbaGameSitting *self, guint i)
{
  EdubbaGameSittingPrivate *sitting = edubba_game_sitting_get_private (self);
  EdubbaBoard              *board = edubba_table_get_board (sitting->table);
  g_autofree GameState     *seen = dup_view_at (self, i + 1);
  guint                     knower = edubba_match_page_get_knower (EDUBBA_MATCH_PAGE (self));
  g_autoptr (GArray) events = edubba_match_dup_events (sitting->match, i, knower);
  GameAction action = edubba_match_get_action_for (sitting->match, i, knower);

  edubba_board_play (board, seen, edubba_game_sitting_get_viewer (self), FALSE,
                     (const GameEvent *) (gpointer) events->data, events->len);
  edubba_board_highlight (board, &action);
  say_action (self, i);
}

static gboolean
pace_passed_cb (gpointer data)
{
  EdubbaGameSitting        *self = data;
  EdubbaGameSittingPrivate *sitting = edubba_game_sitting_get_private (self);

  if (sitting->replay_index >= sitting->replay_end)
    {
      sitting->replay_source = 0;
      edubba_game_sitting_stop_again (self);
      return G_SOURCE_REMOVE;
    }
  show_action (self, sitting->replay_index++);
  return G_SOURCE_CONTINUE;
}

void
edubba_game_sitting_show_again (EdubbaGameSitting *self)
{
  EdubbaGameSittingPrivate *sitting = edubba_game_sitting_get_private (self);
  guint                     first, end;
  g_autofree GameState     *seen = NULL;

  edubba_game_sitting_stop_again (self);
  if (edubba_table_is_covered (sitting->table) || !edubba_game_sitting_can_show_again (self) ||
      !find_last_turn (self, &first, &end))
    return;
  seen = dup_view_at (self, first);
  edubba_match_page_drop_hint (EDUBBA_MATCH_PAGE (self));
  edubba_board_show_state (edubba_table_get_board (sitting->table), seen,
                           edubba_game_sitting_get_viewer (self), FALSE);
  sitting->replay_index = first;
  sitting->replay_end = end;
  sitting->replay_source =
    g_timeout_add (edubba_game_sitting_get_pace (self), pace_passed_cb, self);
  edubba_match_page_show_button (EDUBBA_MATCH_PAGE (self), EDUBBA_BUTTON_SKIP, TRUE);
  edubba_match_page_show_button (EDUBBA_MATCH_PAGE (self), EDUBBA_BUTTON_AGAIN, FALSE);
  show_action (self, sitting->replay_index++);
}

gboolean
edubba_game_sitting_stop_again (EdubbaGameSitting *self)
{
  EdubbaGameSittingPrivate *sitting = edubba_game_sitting_get_private (self);

  if (sitting->replay_end == 0)
    return FALSE;
  sitting->replay_end = 0;
  g_clear_handle_id (&sitting->replay_source, g_source_remove);
  if (edubba_table_is_covered (sitting->table))
    return FALSE;
  edubba_match_page_show_board (EDUBBA_MATCH_PAGE (self),
                                edubba_match_page_get_cursor (EDUBBA_MATCH_PAGE (self)));
  edubba_match_page_speak (EDUBBA_MATCH_PAGE (self), TRUE);
  return TRUE;
}

void
edubba_game_sitting_drop_again (EdubbaGameSitting *self)
{
  EdubbaGameSittingPrivate *sitting = edubba_game_sitting_get_private (self);

  sitting->replay_end = 0;
  g_clear_handle_id (&sitting->replay_source, g_source_remove);
}
