/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A column of offers. With several games each has its own pair below the offer to continue, in the
 * order of the list.
 */
#include "edubba-start-page.h"

#include <glib/gi18n.h>

#include "edubba-offer.h"
#include "edubba-page.h"

struct _EdubbaStartPage
{
  AdwBin parent_instance;

  /* template */
  GtkBox *offers;

  /* borrowed: above the offers */
  EdubbaOffer *continue_offer;
  EdubbaOffer *lesson_offer;

  /* owned: of EdubbaOffer, by game; NULL where there are no puzzles */
  GPtrArray *daily_puzzles;
  GPtrArray *daily_fives; /* of EdubbaOffer, by game */
  GtkWidget *pasted_offer;
};

static void edubba_start_page_page_init (EdubbaPageInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (EdubbaStartPage,
                               edubba_start_page,
                               ADW_TYPE_BIN,
                               G_IMPLEMENT_INTERFACE (EDUBBA_TYPE_PAGE,
                                                      edubba_start_page_page_init))

static GtkWidget *
add_offer (EdubbaStartPage *self,
           const char      *icon,
           const char      *title,
           const char      *subtitle,
           const char      *action,
           const char      *game)
{
  GtkWidget *offer = edubba_offer_new (icon, title, subtitle);

  gtk_actionable_set_action_target (GTK_ACTIONABLE (offer), "s", game);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (offer), action);
  gtk_box_append (self->offers, offer);
  return offer;
}

/* On the first offer. */
static void
edubba_start_page_focus_start (EdubbaPage *page)
{
  EdubbaStartPage *self = EDUBBA_START_PAGE (page);
  GtkWidget       *first = GTK_WIDGET (self->continue_offer);

  if (!gtk_widget_get_visible (first))
    first = GTK_WIDGET (self->lesson_offer);
  if (!gtk_widget_get_visible (first))
    first = gtk_widget_get_first_child (GTK_WIDGET (self->offers));
  gtk_widget_grab_focus (first);
}

static void
edubba_start_page_page_init (EdubbaPageInterface *iface)
{
  iface->focus_start = edubba_start_page_focus_start;
}

static void
edubba_start_page_finalize (GObject *object)
{
  g_clear_pointer (&EDUBBA_START_PAGE (object)->daily_puzzles, g_ptr_array_unref);
  g_clear_pointer (&EDUBBA_START_PAGE (object)->daily_fives, g_ptr_array_unref);

  G_OBJECT_CLASS (edubba_start_page_parent_class)->finalize (object);
}

static void
edubba_start_page_class_init (EdubbaStartPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = edubba_start_page_finalize;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/edubba/Edubba/ui/edubba-start-page.ui");
  gtk_widget_class_bind_template_child (widget_class, EdubbaStartPage, offers);
}

/* What has been begun stands above everything else, hidden until there is something. */
static EdubbaOffer *
add_begun (EdubbaStartPage *self, const char *title, const char *subtitle)
{
  GtkWidget *offer = edubba_offer_new ("media-playback-start-symbolic", title, subtitle);
  GtkWidget *offers = GTK_WIDGET (self->offers);

  gtk_widget_add_css_class (offer, "first-offer");
  gtk_widget_set_visible (offer, FALSE);
  gtk_widget_insert_before (offer, gtk_widget_get_parent (offers), offers);
  return EDUBBA_OFFER (offer);
}

static void
edubba_start_page_init (EdubbaStartPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->continue_offer = add_begun (self, _ ("Continue"), "");
  self->lesson_offer = add_begun (self, "", _ ("The lesson that you have begun"));
  self->daily_puzzles = g_ptr_array_new ();
  self->daily_fives = g_ptr_array_new ();
}

static void
add_puzzles (EdubbaStartPage *self, const EdubbaGame *game)
{
  const char *id = game->module->rules->id;
  GtkWidget  *daily = NULL;

  if (game->first_puzzle != NULL)
    {
      daily = add_offer (self, "x-office-calendar-symbolic", _ ("Puzzle of the Day"), "",
                         "win.daily-puzzle", id);
      add_offer (self, "emoji-objects-symbolic", _ ("Puzzles"),
                 _ ("One turn, one task: find the actions that do it"), "win.puzzles", id);
    }
  g_ptr_array_add (self->daily_puzzles, daily);
}

static void
add_five (EdubbaStartPage *self, const char *id)
{
  GtkWidget *offer =
    add_offer (self, "view-refresh-symbolic", _ ("Daily Five"), "", "win.daily-five", id);

  gtk_widget_set_visible (offer, FALSE);
  g_ptr_array_add (self->daily_fives, offer);
}

/* What one does first is plainly the first: to go on, or, for a newcomer, to learn. */
static void
mark_first (EdubbaStartPage *self)
{
  GtkWidget *offers[] = {
    GTK_WIDGET (self->continue_offer),
    GTK_WIDGET (self->lesson_offer),
    gtk_widget_get_first_child (GTK_WIDGET (self->offers)),
  };
  gboolean marked = FALSE;

  for (guint i = 0; i < G_N_ELEMENTS (offers); i++)
    {
      gboolean first = !marked && gtk_widget_get_visible (offers[i]);

      if (first)
        gtk_widget_add_css_class (offers[i], "first-offer");
      else
        gtk_widget_remove_css_class (offers[i], "first-offer");
      marked |= first;
    }
}

void
edubba_start_page_set_games (EdubbaStartPage *self, const EdubbaGame *const *games)
{
  g_return_if_fail (EDUBBA_IS_START_PAGE (self));
  g_return_if_fail (gtk_widget_get_first_child (GTK_WIDGET (self->offers)) == NULL);

  for (guint i = 0; games[i] != NULL; i++)
    {
      const char      *id = games[i]->module->rules->id;
      g_autofree char *title = games[i]->module->words->title ();
      /* Translators: on a button of the start page; %s is the name of a board game. */
      g_autofree char *play = g_strdup_printf (_ ("Play %s"), title);
      /* Translators: on a button of the start page; %s is the name of a board game. */
      g_autofree char *learn = g_strdup_printf (_ ("Learn %s"), title);

      add_offer (self, "starred-symbolic", learn,
                 _ ("Step by step, and you do something in every step"), "win.learn", id);
      add_puzzles (self, games[i]);
      add_offer (self, "applications-games-symbolic", play,
                 _ ("Against the computer, or with a friend at this screen"), "win.choose-game",
                 id);
      add_five (self, id);
    }
  self->pasted_offer =
    edubba_offer_new ("edit-paste-symbolic", _ ("Open What Was Copied"), "");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->pasted_offer), "win.paste");
  gtk_widget_set_visible (self->pasted_offer, FALSE);
  gtk_box_append (self->offers, self->pasted_offer);
}

void
edubba_start_page_set_continue (EdubbaStartPage *self, const char *game, const char *description)
{
  g_return_if_fail (EDUBBA_IS_START_PAGE (self));

  gtk_widget_set_visible (GTK_WIDGET (self->continue_offer), game != NULL);
  mark_first (self);
  if (game == NULL)
    return;
  edubba_offer_set_subtitle (self->continue_offer, description);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->continue_offer), "s", game);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->continue_offer), "win.continue");
}

void
edubba_start_page_set_daily_puzzle (EdubbaStartPage *self, guint game, const char *text)
{
  EdubbaOffer *offer;

  g_return_if_fail (EDUBBA_IS_START_PAGE (self));
  g_return_if_fail (game < self->daily_puzzles->len);

  offer = g_ptr_array_index (self->daily_puzzles, game);
  if (offer != NULL)
    edubba_offer_set_subtitle (offer, text);
}

void
edubba_start_page_set_daily_five (EdubbaStartPage *self, guint game, const char *text)
{
  EdubbaOffer *offer;

  g_return_if_fail (EDUBBA_IS_START_PAGE (self));
  g_return_if_fail (game < self->daily_fives->len);

  offer = g_ptr_array_index (self->daily_fives, game);
  gtk_widget_set_visible (GTK_WIDGET (offer), text != NULL);
  edubba_offer_set_subtitle (offer, text != NULL ? text : "");
}

void
edubba_start_page_set_lesson (EdubbaStartPage *self, const char *target, const char *title)
{
  g_autofree char *text = NULL;

  g_return_if_fail (EDUBBA_IS_START_PAGE (self));

  gtk_widget_set_visible (GTK_WIDGET (self->lesson_offer), target != NULL);
  mark_first (self);
  if (target == NULL)
    return;
  /* Translators: on a button of the start page; %s is the title of a lesson. */
  text = g_strdup_printf (_ ("Continue: %s"), title);
  edubba_offer_set_title (self->lesson_offer, text);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->lesson_offer), "s", target);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->lesson_offer), "win.lesson");
}

void
edubba_start_page_set_pasted (EdubbaStartPage *self, const char *text)
{
  g_return_if_fail (EDUBBA_IS_START_PAGE (self));
  g_return_if_fail (self->pasted_offer != NULL);

  gtk_widget_set_visible (self->pasted_offer, text != NULL);
  edubba_offer_set_subtitle (EDUBBA_OFFER (self->pasted_offer), text != NULL ? text : "");
}
