/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The last turn of somebody else, shown once more: the board goes back to where it began and plays
 * it, with a line of text for each action, as whoever looks saw it then. The match is not touched.
 * Any press or key, and any change of the match, ends it; nothing can be done meanwhile.
 */
#include "edubba-match-page-private.h"

#include "edubba-settings.h"

guint
edubba_match_page_get_pace (EdubbaMatchPage *self)
{
  return edubba_settings_get_pace (self->settings);
}

/* The position before action i, as whoever looks saw it. */
static GameState *
dup_view_at (EdubbaMatchPage *self, guint i)
{
  const GameRules *rules = self->game->module->rules;
  GameState       *seen = game_state_new (rules);

  rules->observe (game_record_get_state (edubba_match_get_record (self->match), i), self->viewer,
                  seen);
  return seen;
}

static guint
get_turn (EdubbaMatchPage *self, guint i)
{
  const GameRecord *record = edubba_match_get_record (self->match);

  return self->game->module->rules->turn (game_record_get_state (record, i));
}

/* The actions [first, end) of the last turn in which somebody else acted; what the viewer answered
 * in it belongs to it. */
static gboolean
find_last_turn (EdubbaMatchPage *self, guint *first, guint *end)
{
  guint i = edubba_match_get_cursor (self->match);

  while (i > 0 && edubba_match_get_actor (self->match, i - 1) == self->viewer)
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
edubba_match_page_can_show_again (EdubbaMatchPage *self)
{
  guint seat = edubba_match_get_seat (self->match);
  guint first, end;

  if (edubba_match_page_is_task (self) || self->viewer == GAME_NOBODY)
    return FALSE;
  return (seat == GAME_NOBODY || edubba_match_page_may_act (self)) &&
         find_last_turn (self, &first, &end);
}

static void
say_action (EdubbaMatchPage *self, guint i)
{
  g_autoptr (EdubbaHistoryEntry) entry =
    g_list_model_get_item (G_LIST_MODEL (self->history), i);

  if (entry != NULL)
    edubba_table_say (self->table, EDUBBA_MESSAGE_REPORT,
                      edubba_history_entry_get_text (entry), NULL);
}

static void
show_action (EdubbaMatchPage *self, guint i)
{
  EdubbaBoard          *board = edubba_table_get_board (self->table);
  g_autofree GameState *seen = dup_view_at (self, i + 1);
  g_autoptr (GArray) events = edubba_match_dup_events (self->match, i, self->viewer);
  GameAction action = edubba_match_get_action_for (self->match, i, self->viewer);

  edubba_board_play (board, seen, self->viewer, FALSE,
                     (const GameEvent *) (gpointer) events->data, events->len);
  edubba_board_highlight (board, &action);
  say_action (self, i);
}

static gboolean
pace_passed_cb (gpointer data)
{
  EdubbaMatchPage *self = data;

  if (self->again >= self->again_end)
    {
      self->again_source = 0;
      edubba_match_page_stop_again (self);
      return G_SOURCE_REMOVE;
    }
  show_action (self, self->again++);
  return G_SOURCE_CONTINUE;
}

void
edubba_match_page_show_again (EdubbaMatchPage *self)
{
  guint                 first, end;
  g_autofree GameState *seen = NULL;

  edubba_match_page_stop_again (self);
  if (edubba_table_is_covered (self->table) || !edubba_match_page_can_show_again (self) ||
      !find_last_turn (self, &first, &end))
    return;
  seen = dup_view_at (self, first);
  edubba_match_page_drop_hint (self);
  edubba_board_show_state (edubba_table_get_board (self->table), seen,
                           self->viewer, FALSE);
  self->again = first;
  self->again_end = end;
  self->again_source = g_timeout_add (edubba_match_page_get_pace (self), pace_passed_cb, self);
  gtk_widget_set_visible (self->skip_button, TRUE);
  gtk_widget_set_visible (self->again_button, FALSE);
  show_action (self, self->again++);
}

gboolean
edubba_match_page_stop_again (EdubbaMatchPage *self)
{
  if (self->again_end == 0)
    return FALSE;
  self->again_end = 0;
  g_clear_handle_id (&self->again_source, g_source_remove);
  if (edubba_table_is_covered (self->table))
    return FALSE;
  edubba_match_page_show_board (self, self->cursor);
  edubba_match_page_speak (self, TRUE);
  return TRUE;
}
