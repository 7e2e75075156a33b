/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * An ordinary offer; the game that it is about is the target of its action. The page that holds it
 * is covered while an exercise is tried, so it need not hurry.
 */
#include "edubba-lost-offer.h"

#include <glib/gi18n.h>

#include "edubba-offer.h"
#include "edubba-puzzle-words.h"

static void
update (EdubbaOffer *offer, EdubbaProgress *progress)
{
  GVariant        *game = gtk_actionable_get_action_target_value (GTK_ACTIONABLE (offer));
  g_autofree char *text =
    edubba_puzzle_words_lost_turns (progress, g_variant_get_string (game, NULL));

  gtk_widget_set_visible (GTK_WIDGET (offer), text != NULL);
  edubba_offer_set_subtitle (offer, text != NULL ? text : "");
}

GtkWidget *
edubba_lost_offer_new (EdubbaProgress *progress, const char *game)
{
  GtkWidget *offer;

  g_return_val_if_fail (EDUBBA_IS_PROGRESS (progress), NULL);

  offer = edubba_offer_new ("edit-undo-symbolic", _ ("My Lost Turns"), "");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (offer), "s", game);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (offer), "win.lost-turns");
  g_signal_connect_object (progress, "changed", G_CALLBACK (update), offer, G_CONNECT_SWAPPED);
  update (EDUBBA_OFFER (offer), progress);
  return offer;
}
