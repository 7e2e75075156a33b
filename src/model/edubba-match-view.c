/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A match through the eyes of one seat: positions, actions and events, without the facts hidden
 * from it. All views for a person come through here.
 */
#include "edubba-match.h"

static GameState *
dup_view (EdubbaMatch *self, const GameState *state, guint seat)
{
  const GameRules *rules = edubba_match_get_module (self)->rules;
  GameState       *seen = game_state_new (rules);

  rules->observe (state, seat != EDUBBA_ALL_SEATS ? seat : 0, seen);
  if (seat == EDUBBA_ALL_SEATS)
    rules->cover (seen);
  return seen;
}

static gboolean
may_look (EdubbaMatch *self, guint seat)
{
  return seat < edubba_match_get_n_seats (self) ||
         (seat == EDUBBA_ALL_SEATS && edubba_match_get_module (self)->rules->cover != NULL);
}

GameState *
edubba_match_dup_view (EdubbaMatch *self, guint seat)
{
  g_return_val_if_fail (EDUBBA_IS_MATCH (self), NULL);
  g_return_val_if_fail (may_look (self, seat), NULL);

  return dup_view (self, edubba_match_get_state (self), seat);
}

GameState *
edubba_match_dup_view_at (EdubbaMatch *self, guint i, guint seat)
{
  g_return_val_if_fail (EDUBBA_IS_MATCH (self), NULL);
  g_return_val_if_fail (i <= edubba_match_get_length (self), NULL);
  g_return_val_if_fail (may_look (self, seat), NULL);

  return dup_view (self, game_record_get_state (edubba_match_get_record (self), i), seat);
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

      for (guint s = 0; s < edubba_match_get_n_seats (self); s++)
        if (viewer == s || viewer == EDUBBA_ALL_SEATS)
          *event = game_event_for_seat (*event, s);
    }
  return events;
}
