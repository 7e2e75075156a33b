/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The names of parts, as lessons, hints and presses use them (bunny-board-parts.h), the widgets
 * behind them, and the rules that they are about.
 */
#include <string.h>

#include "bunny-board-private.h"
#include "bunny-paragraphs.h"
#include "bunny-rules.h"
#include "bunny-words.h"
#include "edubba-kit.h"
#include "edubba-ring.h"

char *
bunny_board_dup_cell_part (guint cell)
{
  g_autofree char *name = bunny_words_cell (cell + 1);

  return g_strconcat ("cell:", name, NULL);
}

int
bunny_board_read_cell (const char *part)
{
  if (!g_str_has_prefix (part, "cell:"))
    return BUNNY_NONE;
  return bunny_cell_find (part + strlen ("cell:"), strlen (part) - strlen ("cell:"));
}

/* A seat's strip stands for parts that have no place of their own: "scrolls:me", "tray:opp". */
static GtkWidget *
find_strip_of (BunnyBoard *self, const char *part)
{
  static const char *const kinds[] = { "scrolls:", "tray:", "reserve:", "discards:" };
  guint                    viewer = self->view.viewer;
  EdubbaStrips            *strips = self->strips;

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      const char *whose = part + strlen (kinds[i]);

      if (!g_str_has_prefix (part, kinds[i]) || viewer >= edubba_strips_get_n (strips))
        continue;
      if (g_str_equal (whose, "me"))
        return GTK_WIDGET (edubba_strips_get_strip (strips, viewer));
      if (g_str_equal (whose, "opp"))
        return GTK_WIDGET (edubba_strips_get_strip (strips, viewer == 0 ? 1 : 0));
    }
  return NULL;
}

GtkWidget *
bunny_board_find_part (EdubbaBoard *board, const char *part)
{
  BunnyBoard    *self = BUNNY_BOARD (board);
  EdubbaStrips  *strips = self->strips;
  BunnyCardView *card = bunny_hand_find_card (self->hand, part);
  GtkWidget     *fixed = bunny_board_find_fixed (self, part);
  GtkWidget     *strip = find_strip_of (self, part);

  if (card != NULL)
    return GTK_WIDGET (card);
  if (fixed != NULL)
    return fixed;
  if (strip != NULL)
    return strip;
  for (guint seat = 0; seat < edubba_strips_get_n (strips); seat++)
    {
      g_autofree char *name = g_strdup_printf ("seat:%u", seat + 1);

      if (g_str_equal (part, name))
        return GTK_WIDGET (edubba_strips_get_strip (strips, seat));
    }
  return GTK_WIDGET (edubba_field_find_place (self->field, part));
}

/* A ring lies against the edge of a cell: a wider ring would hide the product of a fief in the
 * next. Lava lies between: the ring leaves it free. */
gboolean
bunny_board_compute_frame (EdubbaBoard     *board,
                           GtkWidget       *part,
                           GtkWidget       *target,
                           graphene_rect_t *frame)
{
  const float inset = EDUBBA_RING_REACH - EDUBBA_RING_THICKNESS;

  if (!gtk_widget_compute_bounds (part, target, frame))
    return FALSE;
  if (EDUBBA_IS_PLACE (part))
    {
      bunny_ground_leave_lava (&BUNNY_BOARD (board)->view.state.table, EDUBBA_PLACE (part),
                               EDUBBA_RING_THICKNESS, frame);
      graphene_rect_inset (frame, inset, inset);
    }
  return TRUE;
}

/* ---- Rules */

const char *
bunny_board_find_paragraph (EdubbaBoard *board, GtkWidget *focus)
{
  const char *part = edubba_kit_read_part (focus);
  int         cell = part != NULL ? bunny_board_read_cell (part) : BUNNY_NONE;
  guint       face = BUNNY_IS_CARD_VIEW (focus)
                       ? bunny_card_get_face_shown (BUNNY_CARD_VIEW (focus))
                       : 0;

  return bunny_rules
    .paragraphs[bunny_paragraphs_find (&BUNNY_BOARD (board)->view.state.table, part, cell, face)]
    .number;
}
