/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Back and forth in a match: where undo and redo lead, and when taking back has shown something.
 *
 * A step leads from one decision of a person to another; only where nobody but computers play is
 * it a single action.
 */
#include "edubba-match-private.h"

#include "edubba-peek.h"

static gboolean
is_person (EdubbaMatch *self, guint seat)
{
  return seat != GAME_NOBODY &&
         edubba_seats_get_kind (self->seats, seat) == EDUBBA_SEAT_PERSON;
}

static gboolean
has_person (EdubbaMatch *self)
{
  return edubba_seats_count_persons (self->seats, NULL) > 0;
}

/* Where undo leads: a cursor, or G_MAXUINT if there is nothing to take back. */
static guint
find_undo (EdubbaMatch *self)
{
  if (edubba_match_get_resigned (self) != GAME_NOBODY)
    return self->cursor;
  if (!has_person (self))
    return self->cursor > self->floor ? self->cursor - 1 : G_MAXUINT;
  for (guint i = self->cursor; i > self->floor; i--)
    if (is_person (self, edubba_match_get_actor (self, i - 1)))
      return i - 1;
  return G_MAXUINT;
}

/* Where redo leads; only with something behind the cursor. */
static guint
find_redo (EdubbaMatch *self)
{
  guint    length = edubba_match_get_length (self);
  gboolean person = has_person (self);
  guint    to = self->cursor + 1;

  while (person && to < length && !is_person (self, edubba_match_get_actor (self, to)))
    to++;
  return to;
}

/* Plays the next action of the record again. */
static void
replay (EdubbaMatch *self)
{
  g_autoptr (GArray) events = NULL;
  guint i = self->cursor;

  events = edubba_match_dup_events (self, i, GAME_NOBODY);
  self->cursor++;
  self->serial++;
  edubba_match_tell_acted (self, edubba_match_get_actor (self, i),
                           edubba_match_get_action (self, i), events);
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

void
edubba_match_undo (EdubbaMatch *self)
{
  g_autoptr (EdubbaMatch) alive = NULL;
  guint to;

  g_return_if_fail (EDUBBA_IS_MATCH (self));

  to = find_undo (self);
  if (to == G_MAXUINT)
    return;
  alive = g_object_ref (self);
  if (to == self->cursor)
    game_record_set_resigned (self->record, GAME_NOBODY);
  edubba_match_mark_taken_back (self, to, self->cursor);
  self->cursor = to;
  self->serial++;
  edubba_match_settle_and_tell (self);
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
  self->cursor = cursor;
  self->serial++;
  edubba_match_settle_and_tell (self);
}

void
edubba_match_mark_taken_back (EdubbaMatch *self, guint from, guint to)
{
  guint seat = from < to ? edubba_match_get_actor (self, from) : GAME_NOBODY;

  if (is_person (self, seat) && edubba_peek_check (self->record, seat, from, to))
    self->assisted = TRUE;
}
