/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Giving up. Of two the other has won by it. Among more a computer plays on for the person who
 * leaves, and the record says so; once no person is left, the game ends without a result.
 */
#include "edubba-match-private.h"

gboolean
edubba_match_get_left (EdubbaMatch *self, guint seat)
{
  g_return_val_if_fail (EDUBBA_IS_MATCH (self), FALSE);

  return game_record_get_left (self->record, seat, NULL, NULL);
}

/* The seat that has left last, or GAME_NOBODY. */
static guint
find_last_left (EdubbaMatch *self)
{
  guint last = GAME_NOBODY;
  guint latest = 0;
  guint turn;

  for (guint s = 0; s < edubba_seats_get_n (self->seats); s++)
    if (game_record_get_left (self->record, s, &turn, NULL) && turn >= latest)
      {
        last = s;
        latest = turn;
      }
  return last;
}

gboolean
edubba_match_get_abandoned (EdubbaMatch *self)
{
  g_return_val_if_fail (EDUBBA_IS_MATCH (self), FALSE);

  return edubba_seats_count_persons (self->seats, NULL) == 0 &&
         find_last_left (self) != GAME_NOBODY;
}

guint
edubba_match_find_only_person (EdubbaMatch *self)
{
  guint n = edubba_seats_count_persons (self->seats, NULL);
  guint person = edubba_seats_find_person (self->seats);

  for (guint s = 0; s < edubba_seats_get_n (self->seats); s++)
    if (edubba_match_get_left (self, s))
      {
        person = s;
        n++;
      }
  return n == 1 ? person : GAME_NOBODY;
}

static guint
get_turn (EdubbaMatch *self)
{
  return self->rules->turn (edubba_match_get_state (self));
}

static void
set_left (EdubbaMatch *self, guint seat, guint turn)
{
  const char *const *levels = self->module->player->levels;

  game_record_set_left (self->record, seat, turn,
                        levels != NULL ? levels[edubba_seats_get_level (self->seats, seat)]
                                       : self->module->player->id);
}

void
edubba_match_cut_left (EdubbaMatch *self)
{
  guint turn;

  for (guint s = 0; s < edubba_seats_get_n (self->seats); s++)
    if (game_record_get_left (self->record, s, &turn, NULL) && turn > get_turn (self))
      set_left (self, s, get_turn (self));
}

/* Has a computer play on for a person. */
static void
leave (EdubbaMatch *self, guint seat)
{
  if (edubba_seats_get_kind (self->seats, seat) != EDUBBA_SEAT_PERSON)
    return;
  edubba_match_cut (self);
  set_left (self, seat, get_turn (self));
  edubba_match_set_seat_kind (self, seat, EDUBBA_SEAT_COMPUTER);
}

void
edubba_match_come_back (EdubbaMatch *self)
{
  guint seat = find_last_left (self);

  game_record_set_left (self->record, seat, 0, NULL);
  edubba_match_set_seat_kind (self, seat, EDUBBA_SEAT_PERSON);
}

void
edubba_match_resign_seat (EdubbaMatch *self, guint seat)
{
  g_autoptr (EdubbaMatch) alive = NULL;

  g_return_if_fail (EDUBBA_IS_MATCH (self));
  g_return_if_fail (seat < edubba_match_get_n_seats (self));

  if (edubba_match_get_finished (self))
    return;
  alive = g_object_ref (self);
  if (edubba_match_get_n_seats (self) > 2)
    leave (self, seat);
  else
    {
      edubba_match_cut (self);
      game_record_set_resigned (self->record, seat);
    }
  self->serial++;
  edubba_match_settle_and_tell (self);
}
