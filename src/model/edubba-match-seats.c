/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The players of a match. Names of persons are in the record too, so that they go with every copy
 * of the game.
 */
#include "edubba-match-private.h"

#include "game-print.h"

/* The header of a record with a seat's name. */
static char *
print_key (guint seat)
{
  return game_print ("Player%u", seat + 1);
}

const EdubbaSeats *
edubba_match_get_seats (EdubbaMatch *self)
{
  g_return_val_if_fail (EDUBBA_IS_MATCH (self), NULL);

  return self->seats;
}

void
edubba_match_set_seats (EdubbaMatch *self, const EdubbaSeats *seats)
{
  g_autoptr (EdubbaSeats) before = NULL;

  g_return_if_fail (EDUBBA_IS_MATCH (self));
  g_return_if_fail (seats != NULL && edubba_seats_get_n (seats) == edubba_match_get_n_seats (self));

  before = g_steal_pointer (&self->seats);
  self->seats = edubba_seats_copy (seats);
  for (guint s = 0; s < edubba_seats_get_n (seats); s++)
    {
      g_autofree char *key = print_key (s);

      if (edubba_seats_get_kind (before, s) != edubba_seats_get_kind (seats, s))
        self->sealed &= ~(1u << s);
      if (g_strcmp0 (edubba_seats_get_name (before, s), edubba_seats_get_name (seats, s)) != 0)
        game_record_set_header (self->record, key, edubba_seats_get_name (seats, s));
    }
  edubba_match_tell_seats (self);
}

void
edubba_match_set_seat_title (EdubbaMatch *self, guint seat, const char *title)
{
  g_return_if_fail (EDUBBA_IS_MATCH (self));

  edubba_seats_set_title (self->seats, seat, title);
}

void
edubba_match_read_names (EdubbaMatch *self)
{
  for (guint s = 0; s < edubba_seats_get_n (self->seats); s++)
    {
      g_autofree char *key = print_key (s);

      edubba_seats_set_name (self->seats, s, game_record_get_header (self->record, key));
    }
}

EdubbaSeatKind
edubba_match_get_seat_kind (EdubbaMatch *self, guint seat)
{
  g_return_val_if_fail (EDUBBA_IS_MATCH (self), EDUBBA_SEAT_PERSON);

  return edubba_seats_get_kind (self->seats, seat);
}

void
edubba_match_set_seat_kind (EdubbaMatch *self, guint seat, EdubbaSeatKind kind)
{
  g_return_if_fail (EDUBBA_IS_MATCH (self));
  g_return_if_fail (seat < edubba_match_get_n_seats (self));

  if (edubba_seats_get_kind (self->seats, seat) == kind)
    return;
  edubba_seats_set_kind (self->seats, seat, kind);
  self->sealed &= ~(1u << seat); /* nobody is bound by a choice of another player in the seat */
  edubba_match_tell_seats (self);
}

void
edubba_match_set_level (EdubbaMatch *self, guint level)
{
  g_return_if_fail (EDUBBA_IS_MATCH (self));
  g_return_if_fail (level < GAME_N_LEVELS);

  edubba_seats_set_levels (self->seats, level);
}

EdubbaCoaching
edubba_match_get_coaching (EdubbaMatch *self, guint seat)
{
  g_return_val_if_fail (EDUBBA_IS_MATCH (self), EDUBBA_COACHING_OFF);

  return edubba_seats_get_coaching (self->seats, seat);
}

void
edubba_match_set_coaching (EdubbaMatch *self, guint seat, EdubbaCoaching coaching)
{
  g_return_if_fail (EDUBBA_IS_MATCH (self));

  edubba_seats_set_coaching (self->seats, seat, coaching);
}
