/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Back and forth in a match: the targets of undo and redo, and the actions whose undoing marks a
 * match as assisted.
 *
 * A step leads from one decision of a person to another; only where nobody but computers play is
 * it a single action.
 */
#include "edubba-match-private.h"

#include "edubba-reveal.h"

static gboolean
has_person (EdubbaMatch *self)
{
  return edubba_seats_count_persons (self->seats, NULL) > 0;
}

/* Returns TRUE if a person waits for others to choose. */
static gboolean
has_chosen (EdubbaMatch *self)
{
  for (guint s = 0; s < edubba_seats_get_n (self->seats); s++)
    if ((self->sealed & 1u << s) && edubba_seats_get_kind (self->seats, s) == EDUBBA_SEAT_PERSON)
      return TRUE;
  return FALSE;
}

/* The cursor after undo, or G_MAXUINT if there is nothing to take back. The present cursor means
 * that somebody plays on who had given up, or that the only person chooses again. */
static guint
find_undo (EdubbaMatch *self)
{
  gboolean person = has_person (self);
  guint    i = self->cursor;

  if (self->closed)
    return G_MAXUINT;
  if (edubba_match_get_resigned (self) != GAME_NOBODY || edubba_match_get_abandoned (self))
    return i;
  if (has_chosen (self))
    return edubba_seats_find_person (self->seats) != GAME_NOBODY ? i : G_MAXUINT;
  while (i > self->floor)
    {
      i = MAX (edubba_match_find_start (self, i - 1), self->floor);
      if (!person || edubba_match_is_decision (self, i))
        return i;
    }
  return G_MAXUINT;
}

/* The cursor after redo; only with something behind the cursor. */
static guint
find_redo (EdubbaMatch *self)
{
  guint    length = edubba_match_get_length (self);
  gboolean person = has_person (self);
  guint    to = self->cursor + 1;

  while (person && to < length &&
         (edubba_match_find_start (self, to) < to || !edubba_match_is_decision (self, to)))
    to++;
  return to;
}

/* Plays the next action of the record again, or all that were chosen at once. */
static void
replay (EdubbaMatch *self)
{
  guint first = self->cursor;
  guint length = edubba_match_get_length (self);

  self->sealed = 0;
  do
    self->cursor++;
  while (self->cursor < length && edubba_match_find_start (self, self->cursor) < self->cursor);
  edubba_match_tell_played (self, first);
}

gboolean
edubba_match_get_can_undo (EdubbaMatch *self)
{
  g_return_val_if_fail (EDUBBA_IS_MATCH (self), FALSE);

  return find_undo (self) != G_MAXUINT;
}

gboolean
edubba_match_get_can_redo (EdubbaMatch *self)
{
  g_return_val_if_fail (EDUBBA_IS_MATCH (self), FALSE);

  return self->cursor < edubba_match_get_length (self);
}

static void
take_back_to (EdubbaMatch *self, guint to)
{
  edubba_match_mark_taken_back (self, to, self->cursor);
  self->sealed = 0;
  self->cursor = to;
  self->serial++;
  edubba_match_settle_and_tell (self);
}

void
edubba_match_undo (EdubbaMatch *self)
{
  g_autoptr (EdubbaMatch) alive = NULL;
  guint to;

  g_return_if_fail (EDUBBA_IS_MATCH (self));

  to = find_undo (self);
  if (to == G_MAXUINT)
    return;
  if (to == self->cursor && has_chosen (self))
    {
      edubba_match_take_back (self, edubba_seats_find_person (self->seats));
      return;
    }
  alive = g_object_ref (self);
  if (to == self->cursor && edubba_match_get_abandoned (self))
    edubba_match_come_back (self);
  else if (to == self->cursor)
    game_record_set_resigned (self->record, GAME_NOBODY);
  take_back_to (self, to);
}

void
edubba_match_undo_to (EdubbaMatch *self, guint to)
{
  g_autoptr (EdubbaMatch) alive = NULL;

  g_return_if_fail (EDUBBA_IS_MATCH (self));
  g_return_if_fail (to <= self->cursor);

  if (self->closed)
    return;
  alive = g_object_ref (self);
  take_back_to (self, MAX (edubba_match_find_start (self, to), self->floor));
}

void
edubba_match_redo (EdubbaMatch *self)
{
  g_autoptr (EdubbaMatch) alive = NULL;
  guint to;
  guint serial;

  g_return_if_fail (EDUBBA_IS_MATCH (self));

  if (!edubba_match_get_can_redo (self))
    return;
  alive = g_object_ref (self);
  to = find_redo (self);
  do
    {
      serial = self->serial + 1;
      replay (self);
    }
  while (self->serial == serial && self->cursor < to);
  edubba_match_settle_and_tell (self);
}

void
edubba_match_seek (EdubbaMatch *self, guint cursor)
{
  g_autoptr (EdubbaMatch) alive = NULL;

  g_return_if_fail (EDUBBA_IS_MATCH (self));
  g_return_if_fail (cursor <= edubba_match_get_length (self));

  if (self->cursor == cursor)
    return;
  alive = g_object_ref (self);
  self->sealed = 0;
  self->cursor = cursor;
  self->serial++;
  edubba_match_settle_and_tell (self);
}

gboolean
edubba_match_recast (EdubbaMatch *self, const GameState *start)
{
  g_return_val_if_fail (EDUBBA_IS_MATCH (self), FALSE);
  g_return_val_if_fail (start != NULL && self->rules->is_full (start), FALSE);

  if (game_record_get_seed (self->record, &(guint64) { 0 }))
    return FALSE;
  return game_record_recast (self->record, start);
}

void
edubba_match_cut_redo (EdubbaMatch *self)
{
  g_return_if_fail (EDUBBA_IS_MATCH (self));

  if (self->cursor == edubba_match_get_length (self))
    return;
  game_record_truncate (self->record, self->cursor);
  self->serial++;
  edubba_match_settle_and_tell (self);
}

/* Returns TRUE if a set of choices was revealed between two positions. */
static gboolean
is_reveal (guint32 to_act, guint n_actions)
{
  guint seats = (guint) __builtin_popcount (to_act);

  return seats > 1 && n_actions >= seats;
}

void
edubba_match_mark_taken_back (EdubbaMatch *self, guint from, guint to)
{
  guint32 to_act = 0;

  if (from < to && edubba_match_is_decision (self, from))
    to_act = game_state_to_act (self->rules, game_record_get_state (self->record, from));
  for (guint s = 0; s < edubba_seats_get_n (self->seats) && !self->assisted; s++)
    if ((to_act & 1u << s) && edubba_seats_get_kind (self->seats, s) == EDUBBA_SEAT_PERSON)
      self->assisted =
        is_reveal (to_act, to - from) || edubba_reveal_check (self->record, s, from, to);
}
