/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The sentence above the buttons: what is to be done next, what a card is, or a step of a story.
 * Where there is little room it stands over the seats.
 */
#include <glib/gi18n-lib.h>

#include "bunny-board-private.h"
#include "bunny-words.h"
#include "edubba-kit.h"

/* What the card is that was chosen last: a finger points at nothing before it presses. */
static char *
say_picked (BunnyBoard *self)
{
  int i = self->picked[1] != BUNNY_NONE ? self->picked[1] : self->picked[0];

  if (i == BUNNY_NONE || (self->own != NULL && !self->looks))
    return g_strdup ("");
  return g_strdup (bunny_card_get_sentence (bunny_hand_get_card (self->hand, (guint) i)));
}

static char *
say_task (BunnyBoard *self)
{
  const BunnyTable *table = &self->view.state.table;
  g_autofree char  *name = NULL;

  if (!self->view.active || self->view.n_legal == 0)
    return g_strdup ("");
  if (bunny_board_is_choosing (self) && !self->looks)
    {
      name = bunny_view_dup_seat (&self->view, self->view.viewer);
      /* Translators: to one of several persons at one screen, whose hand lies face down; %s: “2.
       * Anna”, or “Player 2”. */
      return g_strdup_printf (_ ("%s: look at your hand while you hold the space bar and the "
                                 "others look away. Then choose by the keys on the cards."),
                              name);
    }
  if (table->phase == BUNNY_EXPLORE)
    return say_picked (self);
  if (self->building == BUNNY_TOWER)
    return g_strdup (self->first == BUNNY_NONE ? _ ("Choose the first cell for the tower.")
                                               : _ ("Choose a cell in another fief."));
  if (self->building != 0)
    {
      name = bunny_words_card (self->building);
      /* Translators: %s: a building */
      return g_strdup_printf (_ ("Choose a cell. %s."), name);
    }
  if (table->phase == BUNNY_HARVEST && self->post != BUNNY_NONE)
    {
      name = bunny_words_cell ((guint) self->post + 1);
      /* Translators: %s: a cell of the board */
      return g_strdup_printf (_ ("What does the trading post on %s give?"), name);
    }
  return g_strdup ("");
}

void
bunny_board_say (BunnyBoard *self, const char *sentence)
{
  g_autofree char *task = sentence == NULL ? say_task (self) : NULL;

  gtk_label_set_label (GTK_LABEL (self->say), sentence != NULL ? sentence : task);
  gtk_widget_set_visible (self->say, gtk_label_get_label (GTK_LABEL (self->say))[0] != '\0');
}

void
bunny_board_say_step (BunnyBoard *self, const char *sentence)
{
  edubba_kit_toggle (self->say, "telling", sentence != NULL);
  if (sentence != NULL)
    bunny_board_say (self, sentence);
}

/* A tooltip would hide the card's neighbours. The focus alone, which is somewhere at any time, says
 * nothing; nor does a hand that is being filled, or a story. */
void
bunny_board_say_card (BunnyBoard *self, BunnyCardView *card)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  if (gtk_widget_in_destruction (GTK_WIDGET (self)) || !GTK_IS_WINDOW (root) || self->filling ||
      (self->own != NULL && !self->looks) || bunny_telling_is_running (self->telling) ||
      (card != NULL && gtk_widget_has_focus (GTK_WIDGET (card)) &&
       !gtk_window_get_focus_visible (GTK_WINDOW (root))))
    return;
  bunny_board_say (self, card != NULL ? bunny_card_get_sentence (card) : NULL);
}
