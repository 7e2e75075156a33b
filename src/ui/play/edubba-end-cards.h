/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Places the cards of a page with two columns of them: boxes, side by side. Neither a card nor a
 * column is made here.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Makes two cards that stand alone side by side equally high. All others have the height of their
 * texts. To be called whenever a card is shown, hidden or moved. */
void edubba_end_cards_level (GtkWidget *first, GtkWidget *second);

/* Returns TRUE if a column has a visible card. */
gboolean edubba_end_cards_has_any (GtkWidget *column);

G_END_DECLS
