/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Describes the board for reading aloud: the cell, the card or the seat that has the focus, and
 * the viewer's own fiefs with the focus anywhere else; the viewer's cards; and the changes since.
 */
#include "bunny-board-private.h"
#include "bunny-says.h"

/* The sentences of a list, one behind the other. */
static char *
join (GPtrArray *lines)
{
  g_ptr_array_add (lines, NULL);
  return g_strjoinv (" ", (char **) lines->pdata);
}

/* A face-down card is read only as that. */
static char *
read_card (BunnyBoard *self, BunnyCardView *card)
{
  const BunnyView *view = bunny_board_get_hand_view (self);
  guint            face = bunny_card_get_face_shown (card);

  if (face == 0)
    return g_strdup (gtk_widget_get_tooltip_text (GTK_WIDGET (card)));
  return bunny_says_card (view, face);
}

static char *
read_hand (BunnyBoard *self)
{
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);
  const BunnyView *view = &self->view;
  BunnyHand       *hand = self->hand;

  for (guint i = 0; i < bunny_hand_get_n (hand); i++)
    g_ptr_array_add (lines, read_card (self, bunny_hand_get_card (hand, i)));
  return lines->len > 0 ? join (lines) : bunny_says_seat (view, view->viewer);
}

static char *
read_seat (BunnyBoard *self, guint seat)
{
  const BunnyView *view = &self->view;
  g_autoptr (GPtrArray) lines = bunny_says_lists (view, seat);

  g_ptr_array_insert (lines, 0, bunny_says_seat (view, seat));
  return join (lines);
}

static char *
read_place (BunnyBoard *self, GtkWidget *focus)
{
  const BunnyView *view = &self->view;
  const char      *part = NULL;
  int              cell;

  if (EDUBBA_IS_PLACE (focus))
    part = edubba_place_get_part (EDUBBA_PLACE (focus));
  cell = part != NULL ? bunny_board_read_cell (part) : BUNNY_NONE;
  if (cell != BUNNY_NONE)
    return bunny_says_cell (view, (guint) cell);
  if (BUNNY_IS_CARD_VIEW (focus))
    return read_card (self, BUNNY_CARD_VIEW (focus));
  for (guint seat = 0; focus != NULL && seat < view->state.table.seats; seat++)
    {
      g_autofree char *name = g_strdup_printf ("seat:%u", seat + 1);
      GtkWidget       *strip = bunny_board_find_part (EDUBBA_BOARD (self), name);

      if (strip != NULL && (focus == strip || gtk_widget_is_ancestor (focus, strip)))
        return read_seat (self, seat);
    }
  return read_seat (self, view->viewer);
}

char *
bunny_board_read_aloud (EdubbaBoard *board, EdubbaBoardTopic topic, GtkWidget *focus)
{
  BunnyBoard *self = BUNNY_BOARD (board);

  if (!self->shown)
    return NULL;
  return topic == EDUBBA_BOARD_HAND ? read_hand (self) : read_place (self, focus);
}

char *
bunny_board_read_changes (EdubbaBoard *board, const GameState *before, const GameState *after)
{
  const BunnyView      *view = &BUNNY_BOARD (board)->view;
  g_autofree BunnyView *then = g_memdup2 (view, sizeof *view);
  g_autofree BunnyView *now = g_memdup2 (view, sizeof *view);

  then->state = *(const BunnyState *) before;
  now->state = *(const BunnyState *) after;
  return bunny_says_changes (then, now);
}
