/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Chooses the viewer of the page, and draws the curtain between two who share it. It does away
 * with the board and empties the list of moves: nothing of one person's view is left for the
 * next. If a board keeps the secrets of each covered, all look at once and need no curtain,
 * unless the settings want one.
 */
#include "edubba-game-sitting-private.h"

#include <glib/gi18n.h>

#include "edubba-page.h"
#include "edubba-settings.h"

static gboolean
is_person (EdubbaMatch *match, guint seat)
{
  return seat != GAME_NOBODY && edubba_match_get_seat_kind (match, seat) == EDUBBA_SEAT_PERSON;
}

/* The seat that has to do something at this screen: the viewer, if it is a person, or the first
 * person; else the seat to act. */
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

gboolean
edubba_game_sitting_choose_table (EdubbaGameSitting *self)
{
  EdubbaMatchPage *page = EDUBBA_MATCH_PAGE (self);
  EdubbaMatch     *match = edubba_match_page_get_match (page);
  GSettings       *settings = edubba_match_page_get_settings (page);
  guint            person = 0;
  gboolean         shared;

  shared = edubba_match_page_get_address (page) == GAME_ADDRESS_NUMBER &&
           edubba_match_get_module (match)->rules->cover != NULL &&
           (settings == NULL || !g_settings_get_boolean (settings, EDUBBA_SETTINGS_CURTAIN));
  if (shared == edubba_match_page_get_shared (page))
    return FALSE;
  edubba_seats_count_persons (edubba_match_get_seats (match), &person);
  edubba_match_page_set_shared (page, shared);
  edubba_match_page_set_viewer (page, shared ? person : GAME_NOBODY);
  return TRUE;
}

/* Calls another person to the screen, if there is something to choose for them. */
static void
call_activated_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  EdubbaMatchPage *page = EDUBBA_MATCH_PAGE (widget);
  EdubbaMatch     *match = edubba_match_page_get_match (page);
  guint            seat = g_variant_get_uint32 (parameter);

  if (!edubba_match_page_get_shared (page) || seat >= edubba_match_get_n_seats (match) ||
      !is_person (match, seat) || (edubba_match_get_to_act (match) & 1u << seat) == 0)
    return;
  edubba_match_page_set_viewer (page, seat);
  edubba_match_page_show (page);
}

void
edubba_game_sitting_install_table_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "match.call", "u", call_activated_cb);
}

const char *
edubba_game_sitting_find_listeners (EdubbaGameSitting *self)
{
  if (!edubba_match_page_get_shared (EDUBBA_MATCH_PAGE (self)))
    return NULL;
  return _ ("There are no hints where everybody looks at the board at once.");
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
  if (edubba_match_page_get_game (page)->module->rules->open ||
      edubba_match_page_get_shared (page))
    edubba_match_page_set_viewer (page, seat);
  /* A person who has left stops being the viewer once another is called. */
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
      edubba_match_page_get_game (page)->module->rules->open ||
      edubba_match_page_get_shared (page))
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
  g_autofree char      *name = edubba_seats_dup_name (seats, called);
  g_auto (GStrv) names = edubba_seats_dup_names (seats);

  if (seat != GAME_NOBODY)
    task = edubba_match_get_module (match)->words->prompt (seen, called,
                                                           edubba_match_page_get_address (page),
                                                           (const char *const *) names);
  edubba_move_list_set_history (edubba_match_page_get_move_list (page), NULL);
  edubba_table_cover (table);
  edubba_curtain_call (edubba_table_get_curtain (table), called, name,
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
