/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A match through the eyes of one seat: positions, actions and events, without what is hidden from
 * it. Whatever is shown to a person comes through here.
 */
#include "edubba-match.h"

GameState *
edubba_match_dup_view (EdubbaMatch *self, guint seat)
{
  const GameRules *rules;
  GameState       *seen;

  g_return_val_if_fail (EDUBBA_IS_MATCH (self), NULL);
  g_return_val_if_fail (seat < edubba_match_get_n_seats (self), NULL);

  rules = edubba_match_get_module (self)->rules;
  seen = game_state_new (rules);
  rules->observe (edubba_match_get_state (self), seat, seen);
  return seen;
}

GameAction
edubba_match_get_action_for (EdubbaMatch *self, guint i, guint viewer)
{
  GameAction      action = edubba_match_get_action (self, i);
  const GameKind *kind = &edubba_match_get_module (self)->rules->kinds[action.kind];

  if ((kind->flags & GAME_KIND_SECRET) && edubba_match_get_actor (self, i) != viewer)
    return (GameAction) { .kind = action.kind };
  return action;
}

GArray *
edubba_match_dup_events (EdubbaMatch *self, guint i, guint viewer)
{
  const GameRules      *rules;
  const GameRecord     *record;
  g_autofree GameState *state = NULL;
  GArray               *events;

  g_return_val_if_fail (EDUBBA_IS_MATCH (self), NULL);
  g_return_val_if_fail (i < edubba_match_get_length (self), NULL);

  rules = edubba_match_get_module (self)->rules;
  record = edubba_match_get_record (self);
  state = game_state_dup (rules, game_record_get_state (record, i));
  events = g_array_new (FALSE, FALSE, sizeof (GameEvent));
  rules->apply (state, game_record_get_action (record, i), events);
  for (guint e = 0; viewer != GAME_NOBODY && e < events->len; e++)
    {
      GameEvent *event = &g_array_index (events, GameEvent, e);

      *event = game_event_for_seat (*event, viewer);
    }
  return events;
}
