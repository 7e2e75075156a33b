/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * There is a button for each step from the beginning; those that are not offered are hidden. The
 * one for the next step moves to the top.
 */
#include "edubba-game-offers.h"

#include "edubba-columns-layout.h"

/* Between two buttons, in pixels. */
#define SPACING 12

struct _EdubbaGameOffers
{
  GtkBox parent_instance;

  EdubbaOffer *offers[EDUBBA_N_STEPS]; /* borrowed: children */
};

G_DEFINE_FINAL_TYPE (EdubbaGameOffers, edubba_game_offers, GTK_TYPE_BOX)

static void
edubba_game_offers_class_init (EdubbaGameOffersClass *klass)
{
}

static void
edubba_game_offers_init (EdubbaGameOffers *self)
{
  edubba_columns_layout_apply_below_first (self, 2, SPACING);
  for (guint step = 0; step < EDUBBA_N_STEPS; step++)
    {
      self->offers[step] = EDUBBA_OFFER (edubba_offer_new ("", "", ""));
      gtk_widget_set_visible (GTK_WIDGET (self->offers[step]), FALSE);
      gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->offers[step]));
    }
}

GtkWidget *
edubba_game_offers_new (void)
{
  return g_object_new (EDUBBA_TYPE_GAME_OFFERS, NULL);
}

/* The opponent who waits for the learner at a step: at the next lesson, or at the first of all;
 * NULL at other steps. */
static const char *
find_rival (const EdubbaGameNews *news, EdubbaStep step)
{
  EdubbaStep at = news->texts[EDUBBA_STEP_LESSON] != NULL ? EDUBBA_STEP_LESSON : EDUBBA_STEP_LEARN;

  return step == at ? news->rival : NULL;
}

void
edubba_game_offers_dress (EdubbaOffer *offer, const EdubbaGameNews *news, EdubbaStep step)
{
  g_autofree char *title = edubba_game_news_dup_title (news, step);
  g_autofree char *target = edubba_game_news_dup_target (news, step);

  edubba_offer_set_icon (offer, edubba_game_news_get_icon (step));
  edubba_offer_set_face (offer, news->game, find_rival (news, step));
  edubba_offer_set_title (offer, title);
  edubba_offer_set_subtitle (offer, news->texts[step]);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (offer), "s", target);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (offer), edubba_game_news_get_action (news, step));
}

/* The steps in their order, but for the next one, which is the first. */
static void
put_in_order (EdubbaGameOffers *self, EdubbaStep next)
{
  GtkWidget *before = NULL;

  gtk_box_reorder_child_after (GTK_BOX (self), GTK_WIDGET (self->offers[next]), NULL);
  before = GTK_WIDGET (self->offers[next]);
  for (guint step = 0; step < EDUBBA_N_STEPS; step++)
    {
      if (step == next)
        continue;
      gtk_box_reorder_child_after (GTK_BOX (self), GTK_WIDGET (self->offers[step]), before);
      before = GTK_WIDGET (self->offers[step]);
    }
}

void
edubba_game_offers_set_news (EdubbaGameOffers *self, const EdubbaGameNews *news)
{
  g_return_if_fail (EDUBBA_IS_GAME_OFFERS (self));
  g_return_if_fail (news != NULL && news->texts[news->next] != NULL);

  for (guint step = 0; step < EDUBBA_N_STEPS; step++)
    {
      GtkWidget *offer = GTK_WIDGET (self->offers[step]);

      if (news->texts[step] != NULL)
        edubba_game_offers_dress (self->offers[step], news, step);
      gtk_widget_set_visible (offer, news->texts[step] != NULL);
      if (step == news->next)
        gtk_widget_add_css_class (offer, "first-offer");
      else
        gtk_widget_remove_css_class (offer, "first-offer");
    }
  put_in_order (self, news->next);
}

void
edubba_game_offers_focus_first (EdubbaGameOffers *self)
{
  g_return_if_fail (EDUBBA_IS_GAME_OFFERS (self));

  gtk_widget_grab_focus (gtk_widget_get_first_child (GTK_WIDGET (self)));
}
