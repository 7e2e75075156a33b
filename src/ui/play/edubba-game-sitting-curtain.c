/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Who looks at the page, and the curtain between two who share it. It does away with the board and
 * empties the list of moves: nothing of one person's view is left for the next.
 */
#include "edubba-game-sitting-private.h"

#include "edubba-page.h"

static gboolean
is_person (EdubbaMatch *match, guint seat)
{
  return seat != GAME_NOBODY && edubba_match_get_seat_kind (match, seat) == EDUBBA_SEAT_PERSON;
}

/* Who has to do something at this screen: whoever looks, if it is them, or the first person; else
 * whoever is to act. */
static guint
find_seat (EdubbaMatchPage *page)
{
  EdubbaMatch *match = edubba_match_page_get_match (page);
  guint32      to_act = edubba_match_get_to_act (match);

  if (edubba_match_page_may_act (page))
    return edubba_match_page_get_viewer (page);
  for (guint seat = 0; seat < edubba_match_get_n_seats (match); seat++)
    if ((to_act & 1u << seat) && is_person (match, seat))
      return seat;
  return edubba_match_get_seat (match);
}

guint
edubba_game_sitting_choose_viewer (const EdubbaGame *game,
                                   EdubbaMatch      *match,
                                   GameAddress      *address)
{
  guint person = 0;
  guint n = edubba_seats_count_persons (edubba_match_get_seats (match), &person);

  *address = n > 1 ? GAME_ADDRESS_NUMBER : GAME_ADDRESS_YOU;
  return n > 1 && !game->module->rules->open ? GAME_NOBODY : person;
}

void
edubba_game_sitting_follow (EdubbaGameSitting *self)
{
  EdubbaMatchPage *page = EDUBBA_MATCH_PAGE (self);
  EdubbaMatch     *match = edubba_match_page_get_match (page);
  guint            seat = find_seat (page);
  guint            viewer = edubba_match_page_get_viewer (page);

  if (edubba_match_page_get_address (page) != GAME_ADDRESS_NUMBER || !is_person (match, seat))
    return;
  if (edubba_match_page_get_game (page)->module->rules->open)
    edubba_match_page_set_viewer (page, seat);
  /* Whoever has left looks no longer once somebody else is called. */
  else if (viewer != GAME_NOBODY && edubba_match_get_left (match, viewer))
    edubba_match_page_set_viewer (page, GAME_NOBODY);
}

gboolean
edubba_game_sitting_needs_curtain (EdubbaGameSitting *self)
{
  EdubbaMatchPage *page = EDUBBA_MATCH_PAGE (self);
  guint            seat = find_seat (page);
  guint            viewer = edubba_match_page_get_viewer (page);

  if (edubba_match_page_get_address (page) != GAME_ADDRESS_NUMBER ||
      edubba_match_page_get_game (page)->module->rules->open)
    return FALSE;
  if (seat == GAME_NOBODY)
    return viewer == GAME_NOBODY;
  return seat != viewer && is_person (edubba_match_page_get_match (page), seat);
}

void
edubba_game_sitting_drop_curtain (EdubbaGameSitting *self)
{
  EdubbaMatchPage      *page = EDUBBA_MATCH_PAGE (self);
  EdubbaMatch          *match = edubba_match_page_get_match (page);
  EdubbaTable          *table = edubba_match_page_get_table (page);
  const EdubbaSeats    *seats = edubba_match_get_seats (match);
  guint                 seat = find_seat (page);
  guint                 called = seat == GAME_NOBODY ? 0 : seat;
  g_autofree GameState *seen = edubba_match_dup_view (match, called);
  g_autofree char      *task = NULL;

  if (seat != GAME_NOBODY)
    task = edubba_match_get_module (match)->words->prompt (seen, called,
                                                           edubba_match_page_get_address (page));
  edubba_move_list_set_history (edubba_match_page_get_move_list (page), NULL);
  edubba_table_cover (table);
  edubba_curtain_call (edubba_table_get_curtain (table), called,
                       edubba_seats_get_name (seats, called),
                       edubba_seats_count_persons (seats, NULL) > 2, task != NULL ? task : "");
}

void
edubba_game_sitting_open_curtain (EdubbaGameSitting *self)
{
  EdubbaMatchPage *page = EDUBBA_MATCH_PAGE (self);
  guint            seat = find_seat (page);

  edubba_match_page_set_viewer (page, seat == GAME_NOBODY ? 0 : seat);
  edubba_match_page_tell_facts (page);
  edubba_move_list_set_history (edubba_match_page_get_move_list (page),
                                edubba_match_page_get_history (page));
  edubba_table_uncover (edubba_match_page_get_table (page));
  edubba_match_page_show_board (page, edubba_match_page_get_cursor (page));
  edubba_match_page_speak (page, TRUE);
  edubba_page_focus_start (EDUBBA_PAGE (self));
}
