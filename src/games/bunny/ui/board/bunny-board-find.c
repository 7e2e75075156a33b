/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The names of parts, as lessons, hints and presses use them (bunny-board-private.h), and the
 * widgets behind them.
 */
#include <string.h>

#include "bunny-board-private.h"
#include "bunny-words.h"

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

static GtkWidget *
find_button (BunnyBoard *self, const char *part)
{
  for (GtkWidget *child = gtk_widget_get_first_child (self->buttons); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GVariant *target = gtk_actionable_get_action_target_value (GTK_ACTIONABLE (child));

      if (target != NULL && g_str_equal (g_variant_get_string (target, NULL), part))
        return child;
    }
  return NULL;
}

/* What of a seat has no place of its own is told by its strip: "scrolls:me", "tray:opp". */
static GtkWidget *
find_strip_of (BunnyBoard *self, const char *part)
{
  static const char *const kinds[] = { "scrolls:", "tray:", "reserve:", "discards:" };
  guint                    viewer = self->view.viewer;

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      const char *whose = part + strlen (kinds[i]);

      if (!g_str_has_prefix (part, kinds[i]) || viewer >= edubba_strips_get_n (self->strips))
        continue;
      if (g_str_equal (whose, "me"))
        return GTK_WIDGET (edubba_strips_get_strip (self->strips, viewer));
      if (g_str_equal (whose, "opp"))
        return GTK_WIDGET (edubba_strips_get_strip (self->strips, viewer == 0 ? 1 : 0));
    }
  return NULL;
}

GtkWidget *
bunny_board_find_part (EdubbaBoard *board, const char *part)
{
  BunnyBoard    *self = BUNNY_BOARD (board);
  BunnyCardView *card = bunny_hand_find_card (self->hand, part);
  GtkWidget     *button = find_button (self, part);
  GtkWidget     *strip = find_strip_of (self, part);

  if (strip != NULL || g_str_equal (part, "deck"))
    return strip != NULL ? strip : self->round;
  if (g_str_equal (part, "hand") || g_str_equal (part, "tray"))
    return self->scroller;
  if (g_str_equal (part, "done"))
    return self->end;
  if (card != NULL)
    return GTK_WIDGET (card);
  if (button != NULL)
    return button;
  for (guint seat = 0; seat < edubba_strips_get_n (self->strips); seat++)
    {
      g_autofree char *name = g_strdup_printf ("seat:%u", seat + 1);

      if (g_str_equal (part, name))
        return GTK_WIDGET (edubba_strips_get_strip (self->strips, seat));
    }
  return GTK_WIDGET (edubba_field_find_place (self->field, part));
}
