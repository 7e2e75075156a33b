/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Who looks at the page, and the curtain between two who share it. It does away with the board and
 * empties the list of moves: nothing of one person's view is left for the next.
 */
#include "edubba-leftovers.h"
#include "edubba-match-page-private.h"

void
edubba_match_page_choose_viewer (EdubbaMatchPage *self)
{
  guint person = 0;

  if (edubba_seats_count_persons (edubba_match_get_seats (self->match), &person) > 1)
    {
      self->viewer = GAME_NOBODY;
      self->address = GAME_ADDRESS_NUMBER;
      return;
    }
  self->viewer = person;
  self->address = GAME_ADDRESS_YOU;
}

gboolean
edubba_match_page_needs_curtain (EdubbaMatchPage *self)
{
  guint seat = edubba_match_get_seat (self->match);

  if (edubba_match_page_is_task (self) || self->address != GAME_ADDRESS_NUMBER)
    return FALSE;
  if (seat == GAME_NOBODY)
    return self->viewer == GAME_NOBODY;
  return seat != self->viewer &&
         edubba_match_get_seat_kind (self->match, seat) == EDUBBA_SEAT_PERSON;
}

gboolean
edubba_match_page_is_covered (EdubbaMatchPage *self)
{
  return gtk_stack_get_visible_child (self->stack) == GTK_WIDGET (self->curtain);
}

/* What the stack does not show is hidden besides, or assistive technology would still find it. */
static void
show_in_stack (EdubbaMatchPage *self, GtkWidget *child)
{
  GtkWidget *before = gtk_stack_get_visible_child (self->stack);

  if (before != NULL && before != child)
    edubba_leftovers_take_focus (before);
  gtk_widget_set_visible (child, TRUE);
  gtk_stack_set_visible_child (self->stack, child);
  gtk_widget_set_visible (GTK_WIDGET (self->play_box), child == GTK_WIDGET (self->play_box));
  gtk_widget_set_visible (GTK_WIDGET (self->curtain), child == GTK_WIDGET (self->curtain));
}

void
edubba_match_page_drop_curtain (EdubbaMatchPage *self)
{
  guint                 seat = edubba_match_get_seat (self->match);
  guint                 called = seat == GAME_NOBODY ? 0 : seat;
  g_autofree GameState *seen = edubba_match_dup_view (self->match, called);
  g_autofree char      *task = NULL;

  if (seat != GAME_NOBODY)
    task = self->game->module->words->prompt (seen, called, self->address);
  adw_bin_set_child (ADW_BIN (self->board_bin), NULL);
  edubba_move_list_set_history (self->move_list, NULL);
  edubba_message_line_say (self->message_line, EDUBBA_MESSAGE_PROMPT, "", NULL);
  show_in_stack (self, GTK_WIDGET (self->curtain));
  edubba_curtain_call (self->curtain, called, task != NULL ? task : "");
}

void
edubba_match_page_open_curtain (EdubbaMatchPage *self)
{
  guint seat = edubba_match_get_seat (self->match);

  self->viewer = seat == GAME_NOBODY ? 0 : seat;
  edubba_history_set_viewer (self->history, self->viewer);
  edubba_move_list_set_history (self->move_list, self->history);
  show_in_stack (self, GTK_WIDGET (self->play_box));
  edubba_match_page_show_board (self, self->cursor);
  edubba_match_page_speak (self, TRUE);
  edubba_page_focus_start (EDUBBA_PAGE (self));
}
