/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Who looks at the page, and the curtain between two who share it. It does away with the board and
 * empties the list of moves: nothing of one person's view is left for the next.
 */
#include "edubba-match-page-private.h"

static gboolean
is_person (EdubbaMatchPage *self, guint seat)
{
  return edubba_match_get_seat_kind (self->match, seat) == EDUBBA_SEAT_PERSON;
}

gboolean
edubba_match_page_may_act (EdubbaMatchPage *self)
{
  return self->viewer != GAME_NOBODY && !edubba_match_get_left (self->match, self->viewer) &&
         (edubba_match_get_to_act (self->match) & 1u << self->viewer) != 0;
}

gboolean
edubba_match_page_has_chosen (EdubbaMatchPage *self)
{
  return self->viewer != GAME_NOBODY &&
         (edubba_match_get_sealed (self->match) & 1u << self->viewer) != 0;
}

/* Who has to do something at this screen: whoever looks, if it is them, or the first person; else
 * whoever is to act. */
static guint
find_seat (EdubbaMatchPage *self)
{
  guint32 to_act = edubba_match_get_to_act (self->match);

  if (edubba_match_page_may_act (self))
    return self->viewer;
  for (guint seat = 0; seat < edubba_match_get_n_seats (self->match); seat++)
    if ((to_act & 1u << seat) && is_person (self, seat))
      return seat;
  return edubba_match_get_seat (self->match);
}

void
edubba_match_page_choose_viewer (EdubbaMatchPage *self)
{
  guint person = 0;
  guint n = edubba_seats_count_persons (edubba_match_get_seats (self->match), &person);

  self->address = n > 1 ? GAME_ADDRESS_NUMBER : GAME_ADDRESS_YOU;
  self->viewer = n > 1 && !self->game->module->rules->open ? GAME_NOBODY : person;
}

void
edubba_match_page_follow (EdubbaMatchPage *self)
{
  guint seat = find_seat (self);

  /* Whoever has left looks no longer once somebody else is called. */
  if (self->viewer != GAME_NOBODY && edubba_match_get_left (self->match, self->viewer) &&
      self->address == GAME_ADDRESS_NUMBER && seat != GAME_NOBODY && is_person (self, seat))
    self->viewer = GAME_NOBODY;

  if (!self->game->module->rules->open || edubba_match_page_is_task (self) ||
      self->address != GAME_ADDRESS_NUMBER || seat == GAME_NOBODY || !is_person (self, seat))
    return;
  self->viewer = seat;
  edubba_history_set_viewer (self->history, seat);
}

gboolean
edubba_match_page_needs_curtain (EdubbaMatchPage *self)
{
  guint seat = find_seat (self);

  if (edubba_match_page_is_task (self) || self->address != GAME_ADDRESS_NUMBER ||
      self->game->module->rules->open)
    return FALSE;
  if (seat == GAME_NOBODY)
    return self->viewer == GAME_NOBODY;
  return seat != self->viewer && is_person (self, seat);
}

void
edubba_match_page_drop_curtain (EdubbaMatchPage *self)
{
  const EdubbaSeats    *seats = edubba_match_get_seats (self->match);
  guint                 seat = find_seat (self);
  guint                 called = seat == GAME_NOBODY ? 0 : seat;
  g_autofree GameState *seen = edubba_match_dup_view (self->match, called);
  g_autofree char      *task = NULL;

  if (seat != GAME_NOBODY)
    task = self->game->module->words->prompt (seen, called, self->address);
  edubba_move_list_set_history (self->move_list, NULL);
  edubba_table_cover (self->table);
  edubba_curtain_call (edubba_table_get_curtain (self->table), called,
                       edubba_seats_get_name (seats, called),
                       edubba_seats_count_persons (seats, NULL) > 2, task != NULL ? task : "");
}

void
edubba_match_page_open_curtain (EdubbaMatchPage *self)
{
  guint seat = find_seat (self);

  self->viewer = seat == GAME_NOBODY ? 0 : seat;
  edubba_match_page_tell_facts (self);
  edubba_history_set_viewer (self->history, self->viewer);
  edubba_move_list_set_history (self->move_list, self->history);
  edubba_table_uncover (self->table);
  edubba_match_page_show_board (self, self->cursor);
  edubba_match_page_speak (self, TRUE);
  edubba_page_focus_start (EDUBBA_PAGE (self));
}
