/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Acting in a match. A choice of one of several seats that choose at once waits until the last is
 * in; then all are played in the order of seats, before anything is notified. So the record never
 * holds a choice that is not revealed, and no list or copy of it has anything to give away.
 */
#include "edubba-match-private.h"

#include <glib/gi18n.h>

static guint32
bit (guint seat)
{
  return seat < GAME_MAX_SEATS ? 1u << seat : 0;
}

static const GameState *
get_state_at (EdubbaMatch *self, guint i)
{
  return game_record_get_state (self->record, i);
}

guint32
edubba_match_get_to_act (EdubbaMatch *self)
{
  g_return_val_if_fail (EDUBBA_IS_MATCH (self), 0);

  if (edubba_match_get_resigned (self) != GAME_NOBODY || edubba_match_get_abandoned (self))
    return 0;
  return game_state_to_act (self->rules, get_state_at (self, self->cursor)) & ~self->sealed;
}

guint32
edubba_match_get_sealed (EdubbaMatch *self)
{
  g_return_val_if_fail (EDUBBA_IS_MATCH (self), 0);

  return self->sealed;
}

gboolean
edubba_match_get_choice (EdubbaMatch *self, guint seat, GameAction *choice)
{
  g_return_val_if_fail (EDUBBA_IS_MATCH (self) && choice != NULL, FALSE);

  if ((self->sealed & bit (seat)) == 0)
    return FALSE;
  *choice = self->choices[seat];
  return TRUE;
}

guint
edubba_match_find_start (EdubbaMatch *self, guint i)
{
  g_autofree GameState *before = game_state_new (self->rules);

  for (; i > 0 && self->rules->unseal != NULL; i--)
    {
      game_state_unseal (self->rules, get_state_at (self, i), before);
      if (game_state_equal (self->rules, get_state_at (self, i), before))
        break;
    }
  return i;
}

gboolean
edubba_match_is_decision (EdubbaMatch *self, guint i)
{
  guint32 to_act = game_state_to_act (self->rules, get_state_at (self, i));

  for (guint s = 0; s < edubba_seats_get_n (self->seats); s++)
    if ((to_act & bit (s)) && edubba_seats_get_kind (self->seats, s) == EDUBBA_SEAT_PERSON)
      return TRUE;
  return FALSE;
}

void
edubba_match_lift_choices (EdubbaMatch *self)
{
  guint start = edubba_match_find_start (self, self->cursor);

  for (guint i = start; i < self->cursor; i++)
    {
      guint seat = edubba_match_get_actor (self, i);

      self->choices[seat] = edubba_match_get_action (self, i);
      self->sealed |= bit (seat);
    }
  if (start < self->cursor)
    game_record_truncate (self->record, start);
  self->cursor = start;
}

void
edubba_match_cut (EdubbaMatch *self)
{
  edubba_match_mark_taken_back (self, self->cursor, edubba_match_get_length (self));
  game_record_truncate (self->record, self->cursor);
  game_record_set_resigned (self->record, GAME_NOBODY);
  edubba_match_cut_left (self);
  self->sealed = 0;
}

static void
append (EdubbaMatch *self, GameAction action)
{
  game_record_append (self->record, action, NULL);
  self->cursor++;
}

void
edubba_match_tell_played (EdubbaMatch *self, guint first)
{
  guint serial = ++self->serial;

  for (guint i = first; self->serial == serial && i < self->cursor; i++)
    {
      g_autoptr (GArray) events = edubba_match_dup_events (self, i, GAME_NOBODY);

      edubba_match_tell_acted (self, edubba_match_get_actor (self, i),
                               edubba_match_get_action (self, i), events);
    }
}

/* Plays the choices of all seats of a set. */
static void
play_choices (EdubbaMatch *self, guint32 seats)
{
  guint first = self->cursor;

  edubba_match_cut (self);
  for (guint s = 0; s < GAME_MAX_SEATS; s++)
    if (seats & bit (s))
      append (self, self->choices[s]);
  edubba_match_tell_played (self, first);
}

/* Takes note of a legal choice, and plays it together with the others if it is the last. */
static void
choose (EdubbaMatch *self, guint seat, GameAction action)
{
  guint32 all = game_state_to_act (self->rules, get_state_at (self, self->cursor));

  self->choices[seat] = action;
  self->sealed |= bit (seat);
  if (self->sealed == all)
    play_choices (self, all);
  edubba_match_settle_and_tell (self);
}

/* The number of actions that come at once from here. */
static guint
count_next (EdubbaMatch *self)
{
  guint32 to_act = game_state_to_act (self->rules, get_state_at (self, self->cursor));

  return MAX (1, (guint) __builtin_popcount (to_act));
}

/* Returns FALSE, and the reason as an error for the user, if nothing at all can be played now. */
static gboolean
check_open (EdubbaMatch *self, GError **error)
{
  if (edubba_match_get_resigned (self) != GAME_NOBODY || edubba_match_get_abandoned (self))
    {
      g_set_error_literal (error,
                           GAME_ERROR,
                           GAME_ERROR_REFUSED,
                           _ ("The game is over: a player has given up."));
      return FALSE;
    }
  if (self->cursor + count_next (self) > GAME_RECORD_MAX_ACTIONS)
    {
      g_set_error_literal (error,
                           GAME_ERROR,
                           GAME_ERROR_LIMIT,
                           _ ("The game is too long to be written down any further."));
      return FALSE;
    }
  return TRUE;
}

/* Returns TRUE if this seat has something to choose; once the game is over the rules say so
 * themselves. */
static gboolean
check_seat (EdubbaMatch *self, guint seat, GError **error)
{
  guint32 to_act = edubba_match_get_to_act (self);

  if (to_act == 0 || (to_act & bit (seat)))
    return TRUE;
  if (self->sealed & bit (seat))
    g_set_error_literal (
      error, GAME_ERROR, GAME_ERROR_REFUSED,
      _ ("This choice is made. It can be taken back until everybody has chosen."));
  else
    g_set_error_literal (error, GAME_ERROR, GAME_ERROR_REFUSED,
                         _ ("It is somebody else’s turn."));
  return FALSE;
}

gboolean
edubba_match_act_for (EdubbaMatch *self,
                      guint        seat,
                      const char  *text,
                      guint       *refusal,
                      GError     **error)
{
  g_autoptr (EdubbaMatch) alive = NULL;
  GameAction action;
  guint      answer;

  g_return_val_if_fail (EDUBBA_IS_MATCH (self), FALSE);
  g_return_val_if_fail (text != NULL, FALSE);

  if (refusal)
    *refusal = GAME_LEGAL;
  if (!self->rules->parse_action (text, &action, error) || !check_open (self, error) ||
      !check_seat (self, seat, error))
    return FALSE;

  alive = g_object_ref (self);
  answer = self->rules->judge (get_state_at (self, self->cursor), seat, action);
  if (answer != GAME_LEGAL)
    {
      if (refusal)
        *refusal = answer;
      edubba_match_tell_refused (self, text, answer);
      return FALSE;
    }
  choose (self, seat, action);
  return TRUE;
}

gboolean
edubba_match_act (EdubbaMatch *self, const char *text, guint *refusal, GError **error)
{
  g_return_val_if_fail (EDUBBA_IS_MATCH (self), FALSE);

  return edubba_match_act_for (self, edubba_match_get_seat (self), text, refusal, error);
}

void
edubba_match_take_back (EdubbaMatch *self, guint seat)
{
  g_autoptr (EdubbaMatch) alive = NULL;

  g_return_if_fail (EDUBBA_IS_MATCH (self));

  if ((self->sealed & bit (seat)) == 0)
    return;
  alive = g_object_ref (self);
  self->sealed &= ~bit (seat);
  edubba_match_settle_and_tell (self);
}

gboolean
edubba_match_append (EdubbaMatch *self, const char *text)
{
  g_autoptr (EdubbaMatch) alive = NULL;
  GameAction action;

  g_return_val_if_fail (EDUBBA_IS_MATCH (self), FALSE);
  g_return_val_if_fail (text != NULL, FALSE);

  if (!self->rules->parse_action (text, &action, NULL) || !check_open (self, NULL) ||
      game_state_judge (self->rules, get_state_at (self, self->cursor), action) != GAME_LEGAL)
    return FALSE;
  alive = g_object_ref (self);
  edubba_match_cut (self);
  append (self, action);
  edubba_match_tell_played (self, self->cursor - 1);
  edubba_match_settle_and_tell (self);
  return TRUE;
}
