/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A card fills its column if it expands. The column itself does not: it gets the height of the
 * other one anyway.
 */
#include "edubba-end-cards.h"

static gboolean
has_one_card (GtkWidget *column)
{
  guint n = 0;

  for (GtkWidget *card = gtk_widget_get_first_child (column); card != NULL;
       card = gtk_widget_get_next_sibling (card))
    n += gtk_widget_get_visible (card) ? 1 : 0;
  return n == 1;
}

gboolean
edubba_end_cards_has_any (GtkWidget *column)
{
  GtkWidget *card = gtk_widget_get_first_child (column);

  while (card != NULL && !gtk_widget_get_visible (card))
    card = gtk_widget_get_next_sibling (card);
  return card != NULL;
}

void
edubba_end_cards_level (GtkWidget *first, GtkWidget *second)
{
  GtkWidget *columns[] = { first, second };
  gboolean   pair = has_one_card (first) && has_one_card (second);

  for (guint i = 0; i < G_N_ELEMENTS (columns); i++)
    for (GtkWidget *card = gtk_widget_get_first_child (columns[i]); card != NULL;
         card = gtk_widget_get_next_sibling (card))
      gtk_widget_set_vexpand (card, pair);
}
