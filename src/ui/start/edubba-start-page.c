/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The widgets are made when the first news come, for they depend on whether there are several
 * games; from then on they are brought up to date.
 */
#include "edubba-start-page.h"

#include <glib/gi18n.h>

#include "edubba-columns-layout.h"
#include "edubba-game-offers.h"
#include "edubba-page.h"
#include "edubba-start-head.h"

/* The width of a shelf of several games, in two columns where there is room. */
#define SHELF_WIDTH 860

struct _EdubbaStartPage
{
  AdwBin parent_instance;

  /* template */
  AdwClamp *clamp;
  GtkBox   *head;
  GtkBox   *offers;
  GtkLabel *tagline;

  /* borrowed: children */
  EdubbaGameOffers *game_offers; /* of the only game; NULL if there are several */
  EdubbaOffer      *next_offer;  /* the next step in one of several games; or NULL */
  GtkBox           *shelf;       /* of EdubbaOffer, by game; or NULL */
  GtkWidget        *pasted_offer;
};

static void edubba_start_page_page_init (EdubbaPageInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (EdubbaStartPage,
                               edubba_start_page,
                               ADW_TYPE_BIN,
                               G_IMPLEMENT_INTERFACE (EDUBBA_TYPE_PAGE,
                                                      edubba_start_page_page_init))

/* On the first offer. */
static void
edubba_start_page_focus_start (EdubbaPage *page)
{
  EdubbaStartPage *self = EDUBBA_START_PAGE (page);

  if (self->game_offers != NULL)
    edubba_game_offers_focus_first (self->game_offers);
  else if (self->next_offer != NULL)
    gtk_widget_grab_focus (GTK_WIDGET (self->next_offer));
}

static void
edubba_start_page_page_init (EdubbaPageInterface *iface)
{
  iface->focus_start = edubba_start_page_focus_start;
}

static void
edubba_start_page_class_init (EdubbaStartPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/edubba/Edubba/ui/edubba-start-page.ui");
  gtk_widget_class_bind_template_child (widget_class, EdubbaStartPage, clamp);
  gtk_widget_class_bind_template_child (widget_class, EdubbaStartPage, head);
  gtk_widget_class_bind_template_child (widget_class, EdubbaStartPage, offers);
  gtk_widget_class_bind_template_child (widget_class, EdubbaStartPage, tagline);
}

static void
edubba_start_page_init (EdubbaStartPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  edubba_start_head_apply (self->head);
  self->pasted_offer =
    edubba_offer_new ("edit-paste-symbolic", _ ("Open What Was Copied"), "");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->pasted_offer), "win.paste");
  gtk_widget_set_visible (self->pasted_offer, FALSE);
  gtk_box_append (self->offers, self->pasted_offer);
}

/* A button on the shelf, which leads to a game's page. */
static GtkWidget *
create_card (const EdubbaGame *game)
{
  g_autofree char *title = game->module->words->title ();
  GtkWidget       *card = edubba_offer_new ("applications-games-symbolic", title, "");

  edubba_offer_set_picture (EDUBBA_OFFER (card), game);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (card), "s", game->module->rules->id);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (card), "win.game");
  return card;
}

static void
insert (EdubbaStartPage *self, gpointer child)
{
  gtk_widget_insert_before (child, GTK_WIDGET (self->offers), self->pasted_offer);
}

static void
create_shelf (EdubbaStartPage *self, GPtrArray *news)
{
  GtkWidget *heading = gtk_label_new (_ ("Games"));

  self->next_offer = EDUBBA_OFFER (edubba_offer_new ("", "", ""));
  gtk_widget_add_css_class (GTK_WIDGET (self->next_offer), "first-offer");
  insert (self, self->next_offer);
  gtk_label_set_xalign (GTK_LABEL (heading), 0);
  gtk_widget_set_margin_top (heading, 12);
  gtk_widget_add_css_class (heading, "heading");
  insert (self, heading);
  self->shelf = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 12));
  for (guint i = 0; i < news->len; i++)
    gtk_box_append (self->shelf,
                    create_card (((const EdubbaGameNews *) g_ptr_array_index (news, i))->game));
  edubba_columns_layout_apply (self->shelf);
  insert (self, self->shelf);
  adw_clamp_set_maximum_size (self->clamp, SHELF_WIDTH);
}

static void
create_offers (EdubbaStartPage *self, GPtrArray *news)
{
  if (self->game_offers != NULL || self->shelf != NULL)
    return;
  if (news->len > 1)
    {
      create_shelf (self, news);
      return;
    }
  self->game_offers = EDUBBA_GAME_OFFERS (edubba_game_offers_new ());
  insert (self, self->game_offers);
}

/* Returns TRUE if a step's title names the game. */
static gboolean
is_named (EdubbaStep step)
{
  return step == EDUBBA_STEP_LEARN || step == EDUBBA_STEP_PLAY;
}

/* The next step in a game, below the game's name. */
static char *
describe_next (const EdubbaGameNews *news)
{
  if (news->next == EDUBBA_STEP_MATCH && news->moment != NULL)
    /* Translators: on the button of a game; when it is in a match in progress: "Round 2, pick 3".
     */
    return g_strdup_printf (_ ("Continue: %s"), news->moment);
  if (news->next == EDUBBA_STEP_MATCH)
    /* Translators: on the button of a game; the number of the turn in a match in progress. */
    return g_strdup_printf (_ ("Continue: turn %u"), news->turn);
  if (is_named (news->next))
    return g_strdup (news->texts[news->next]);
  return edubba_game_news_dup_title (news, news->next);
}

/* The same, and the tasks due there today; for a game that is still to be learnt: its subject. */
static char *
describe_card (const EdubbaGameNews *news)
{
  const EdubbaGame *game = news->game;
  g_autofree char  *next = describe_next (news);

  if (news->next == EDUBBA_STEP_LEARN && game->pitch != NULL)
    return g_strdup (g_dgettext (game->text_domain, game->pitch));
  if (news->due == NULL)
    return g_steal_pointer (&next);
  if (news->next == EDUBBA_STEP_DAILY)
    return g_strdup (news->due);
  return g_strconcat (next, "\n", news->due, NULL);
}

static void
update_shelf (EdubbaStartPage *self, GPtrArray *news, const EdubbaGameNews *first)
{
  GtkWidget       *card = gtk_widget_get_first_child (GTK_WIDGET (self->shelf));
  g_autofree char *game = first->game->module->words->title ();
  g_autofree char *text = NULL;

  /* Translators: under what comes next in one of several games: the game's name, and a sentence. */
  text = g_strdup_printf (_ ("%1$s: %2$s"), game, first->texts[first->next]);
  edubba_game_offers_dress (self->next_offer, first, first->next);
  if (first->next != EDUBBA_STEP_MATCH && !is_named (first->next))
    edubba_offer_set_subtitle (self->next_offer, text);
  for (guint i = 0; i < news->len && card != NULL; i++)
    {
      g_autofree char *state = describe_card (g_ptr_array_index (news, i));

      edubba_offer_set_subtitle (EDUBBA_OFFER (card), state);
      card = gtk_widget_get_next_sibling (card);
    }
}

void
edubba_start_page_set_news (EdubbaStartPage *self, GPtrArray *news, guint first)
{
  const EdubbaGameNews *one;

  g_return_if_fail (EDUBBA_IS_START_PAGE (self));
  g_return_if_fail (news != NULL && first < news->len);

  one = g_ptr_array_index (news, first);
  create_offers (self, news);
  if (self->shelf != NULL)
    update_shelf (self, news, one);
  else
    edubba_game_offers_set_news (self->game_offers, one);
  gtk_label_set_label (self->tagline, one->standing != NULL && self->shelf == NULL
                                        ? one->standing
                                        : _ ("Learn board games by playing them"));
}

void
edubba_start_page_set_pasted (EdubbaStartPage *self, const char *text)
{
  g_return_if_fail (EDUBBA_IS_START_PAGE (self));

  gtk_widget_set_visible (self->pasted_offer, text != NULL);
  edubba_offer_set_subtitle (EDUBBA_OFFER (self->pasted_offer), text != NULL ? text : "");
}
