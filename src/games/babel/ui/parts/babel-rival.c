/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * BabelRival: of the other player's hand only the number of cards is shown, whatever a seat's view
 * knows of it. Only where the board is shown the whole truth its cards are open.
 *
 * CSS nodes: `rival` with `moving` during their turn; labels, the button `held` with `backs`, and a
 * `gauge`. Accessibility: role group; the button is named by the number of cards.
 */
#include "babel-rival.h"

#include <glib/gi18n-lib.h>

#include "babel-backs.h"
#include "babel-gauge.h"
#include "babel-standing.h"
#include "babel-state.h"
#include "babel-style.h"
#include "config.h"

struct _BabelRival
{
  GtkWidget parent_instance;

  /* template */
  GtkWidget *turn_box;
  GtkWidget *title;
  GtkWidget *hand;
  GtkBox    *held;
  GtkWidget *cards;
  GtkWidget *standing;

  /* borrowed: children in the template's, and of the whole */
  GtkWidget *backs;
  GtkWidget *gauge;

  gboolean            is_open;
  gboolean            is_narrow;
  EdubbaBoardOccasion occasion;

  /* owned */
  char *called; /* what they are called where one speaks to the viewer, or NULL */
};

G_DEFINE_FINAL_TYPE (BabelRival, babel_rival, GTK_TYPE_WIDGET)

static void
babel_rival_dispose (GObject *object)
{
  for (GtkWidget *child; (child = gtk_widget_get_first_child (GTK_WIDGET (object)));)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (babel_rival_parent_class)->dispose (object);
}

static void
babel_rival_finalize (GObject *object)
{
  g_free (BABEL_RIVAL (object)->called);
  G_OBJECT_CLASS (babel_rival_parent_class)->finalize (object);
}

static void
babel_rival_class_init (BabelRivalClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = babel_rival_dispose;
  G_OBJECT_CLASS (klass)->finalize = babel_rival_finalize;
  gtk_widget_class_set_css_name (widget_class, "rival");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  babel_style_register ();
  gtk_widget_class_set_template_from_resource (widget_class,
                                               RESOURCE_PATH "/games/babel/ui/babel-rival.ui");
  gtk_widget_class_bind_template_child (widget_class, BabelRival, turn_box);
  gtk_widget_class_bind_template_child (widget_class, BabelRival, title);
  gtk_widget_class_bind_template_child (widget_class, BabelRival, hand);
  gtk_widget_class_bind_template_child (widget_class, BabelRival, held);
  gtk_widget_class_bind_template_child (widget_class, BabelRival, cards);
  gtk_widget_class_bind_template_child (widget_class, BabelRival, standing);
}

static void
babel_rival_init (BabelRival *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->backs = g_object_new (BABEL_TYPE_BACKS, "valign", GTK_ALIGN_CENTER, NULL);
  gtk_box_prepend (self->held, self->backs);
  self->gauge = g_object_new (BABEL_TYPE_GAUGE, "valign", GTK_ALIGN_CENTER, NULL);
  gtk_widget_set_parent (self->gauge, GTK_WIDGET (self));
  babel_gauge_set_own (BABEL_GAUGE (self->gauge), FALSE);
  babel_style_set_part (self->hand, "hand:opp");
}

static void
show_title (BabelRival *self, const BabelView *view)
{
  g_autofree char *player = babel_view_dup_player (view, FALSE);
  const char      *title = player != NULL ? player : self->called;

  gtk_label_set_label (GTK_LABEL (self->title), title != NULL ? title : _ ("Opponent"));
  gtk_widget_set_tooltip_text (self->title, title);
  babel_style_name (GTK_WIDGET (self), player != NULL ? player : _ ("Your opponent"), NULL);
}

/* Where there is little room the number does for backs, and faces do without the number. */
static void
show_hand (BabelRival *self)
{
  gtk_widget_set_visible (self->backs, !self->is_narrow || self->is_open);
  gtk_widget_set_visible (self->cards, !self->is_narrow || !self->is_open);
}

void
babel_rival_show (BabelRival *self, const BabelView *view)
{
  const BabelTable *table = &view->state.table;
  guint             side = 1 - view->viewer;
  guint             n = babel_counts_sum (table->hand[side]);
  g_autofree char  *standing = babel_standing_describe (view, FALSE);
  g_autofree char  *tied = babel_style_tie (standing, 2);
  g_autofree char  *cards =
    g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u card", "%u cards", n), n);
  g_autofree char *name = babel_backs_describe (view);

  g_return_if_fail (BABEL_IS_RIVAL (self));

  self->is_open = babel_rules.is_full ((const GameState *) &view->state);
  show_title (self, view);
  babel_backs_show (BABEL_BACKS (self->backs), view, self->is_open);
  show_hand (self);
  gtk_label_set_label (GTK_LABEL (self->cards), cards);
  babel_style_name (self->hand, name, NULL);
  gtk_label_set_label (GTK_LABEL (self->standing), tied);
  babel_gauge_show (BABEL_GAUGE (self->gauge), view);
  babel_style_toggle (GTK_WIDGET (self), "moving",
                      table->result == BABEL_PLAYING && table->mover == side &&
                        self->occasion != EDUBBA_BOARD_OVER);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self),
                               self->occasion == EDUBBA_BOARD_GAME ? standing : NULL);
}

/* What is missing to win: not where there is no room. */
static void
show_standing (BabelRival *self)
{
  gboolean shown = !self->is_narrow && self->occasion == EDUBBA_BOARD_GAME;

  gtk_widget_set_visible (self->standing, shown);
  gtk_widget_set_hexpand (self->gauge, !shown);
  gtk_widget_set_halign (self->gauge, self->is_narrow ? GTK_ALIGN_FILL : GTK_ALIGN_END);
}

void
babel_rival_introduce (BabelRival *self, const char *name, EdubbaBoardOccasion occasion)
{
  g_return_if_fail (BABEL_IS_RIVAL (self));

  g_free (self->called);
  self->called = g_strdup (name);
  self->occasion = occasion;
  show_standing (self);
}

void
babel_rival_set_narrow (BabelRival *self, gboolean narrow)
{
  g_return_if_fail (BABEL_IS_RIVAL (self));

  self->is_narrow = narrow;
  show_standing (self);
  show_hand (self);
}

GtkWidget *
babel_rival_get_back (BabelRival *self, guint i)
{
  g_return_val_if_fail (BABEL_IS_RIVAL (self), NULL);

  return babel_backs_get_card (BABEL_BACKS (self->backs), i);
}

GtkWidget *
babel_rival_get_gauge (BabelRival *self)
{
  g_return_val_if_fail (BABEL_IS_RIVAL (self), NULL);

  return self->gauge;
}

GtkWidget *
babel_rival_get_hand (BabelRival *self)
{
  g_return_val_if_fail (BABEL_IS_RIVAL (self), NULL);

  return self->hand;
}
