/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * BabelOpponentStrip: of the other player's hand only the number of cards is shown, even if a
 * seat's view knows some. Only a board that is shown the whole truth has its cards open.
 *
 * CSS nodes: `rival` with `moving` during their turn; a `plate` with
 * pawn and name, labels, the button `held` with `backs`, and a
 * `gauge`. Accessibility: role group; the button is named by the number of cards.
 */
#include "babel-opponent-strip.h"

#include <glib/gi18n-lib.h>

#include "babel-hidden-hand.h"
#include "babel-gauge.h"
#include "babel-standing.h"
#include "babel-state.h"
#include "babel-style.h"
#include "config.h"
#include "edubba-kit.h"

struct _BabelOpponentStrip
{
  GtkWidget parent_instance;

  /* template */
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
  char *called; /* their name in sentences to the viewer, or NULL */
};

G_DEFINE_FINAL_TYPE (BabelOpponentStrip, babel_opponent_strip, GTK_TYPE_WIDGET)

static void
babel_opponent_strip_dispose (GObject *object)
{
  for (GtkWidget *child; (child = gtk_widget_get_first_child (GTK_WIDGET (object)));)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (babel_opponent_strip_parent_class)->dispose (object);
}

static void
babel_opponent_strip_finalize (GObject *object)
{
  g_free (BABEL_OPPONENT_STRIP (object)->called);
  G_OBJECT_CLASS (babel_opponent_strip_parent_class)->finalize (object);
}

static void
babel_opponent_strip_class_init (BabelOpponentStripClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = babel_opponent_strip_dispose;
  G_OBJECT_CLASS (klass)->finalize = babel_opponent_strip_finalize;
  gtk_widget_class_set_css_name (widget_class, "rival");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  babel_style_register ();
  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PATH
                                               "/games/babel/ui/babel-opponent-strip.ui");
  gtk_widget_class_bind_template_child (widget_class, BabelOpponentStrip, title);
  gtk_widget_class_bind_template_child (widget_class, BabelOpponentStrip, hand);
  gtk_widget_class_bind_template_child (widget_class, BabelOpponentStrip, held);
  gtk_widget_class_bind_template_child (widget_class, BabelOpponentStrip, cards);
  gtk_widget_class_bind_template_child (widget_class, BabelOpponentStrip, standing);
}

static void
babel_opponent_strip_init (BabelOpponentStrip *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->backs = g_object_new (BABEL_TYPE_HIDDEN_HAND, "valign", GTK_ALIGN_CENTER, NULL);
  gtk_box_prepend (self->held, self->backs);
  self->gauge = g_object_new (BABEL_TYPE_GAUGE, "valign", GTK_ALIGN_CENTER, NULL);
  gtk_widget_set_parent (self->gauge, GTK_WIDGET (self));
  babel_gauge_set_own (BABEL_GAUGE (self->gauge), FALSE);
  babel_style_set_part (self->hand, "hand:opp");
}

char *
babel_opponent_strip_dup_title (BabelOpponentStrip *self, const BabelView *view)
{
  char *player = babel_view_dup_player (view, FALSE);

  if (player != NULL)
    return player;
  return g_strdup (self->called != NULL ? self->called : _ ("Opponent"));
}

static void
show_title (BabelOpponentStrip *self, const BabelView *view)
{
  g_autofree char *player = babel_view_dup_player (view, FALSE);
  g_autofree char *title = babel_opponent_strip_dup_title (self, view);
  const char      *name = player != NULL ? player : babel_view_get_name (view, FALSE);

  edubba_kit_show_player (GTK_LABEL (self->title), title);
  babel_style_name (GTK_WIDGET (self), name != NULL ? name : _ ("Your opponent"), NULL);
}

/* In little room the number stands for backs, and faces are shown without the number. */
static void
show_hand (BabelOpponentStrip *self)
{
  gtk_widget_set_visible (self->backs, !self->is_narrow || self->is_open);
  gtk_widget_set_visible (self->cards, !self->is_narrow || !self->is_open);
}

void
babel_opponent_strip_show (BabelOpponentStrip *self, const BabelView *view)
{
  const BabelTable *table = &view->state.table;
  guint             side = 1 - view->viewer;
  guint             n = babel_counts_sum (table->hand[side]);
  g_autofree char  *standing = babel_standing_describe (view, FALSE);
  g_autofree char  *tied = babel_style_tie (standing, 2);
  g_autofree char  *cards =
    g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u card", "%u cards", n), n);
  g_autofree char *name = babel_hidden_hand_describe (view);

  g_return_if_fail (BABEL_IS_OPPONENT_STRIP (self));

  self->is_open = babel_rules.is_full ((const GameState *) &view->state);
  show_title (self, view);
  babel_hidden_hand_show (BABEL_HIDDEN_HAND (self->backs), view, self->is_open);
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

/* Shows the sentence about the way to victory, if there is room for it. */
static void
show_standing (BabelOpponentStrip *self)
{
  gboolean shown = !self->is_narrow && self->occasion == EDUBBA_BOARD_GAME;

  gtk_widget_set_visible (self->standing, shown);
  gtk_widget_set_hexpand (self->gauge, !shown);
  gtk_widget_set_halign (self->gauge, self->is_narrow ? GTK_ALIGN_FILL : GTK_ALIGN_END);
}

void
babel_opponent_strip_introduce (BabelOpponentStrip *self,
                                const char         *name,
                                EdubbaBoardOccasion occasion)
{
  g_return_if_fail (BABEL_IS_OPPONENT_STRIP (self));

  g_free (self->called);
  self->called = g_strdup (name);
  self->occasion = occasion;
  show_standing (self);
}

void
babel_opponent_strip_set_race (BabelOpponentStrip *self, const BabelRace *race)
{
  g_return_if_fail (BABEL_IS_OPPONENT_STRIP (self));

  babel_gauge_set_race (BABEL_GAUGE (self->gauge), race);
}

void
babel_opponent_strip_set_narrow (BabelOpponentStrip *self, gboolean narrow)
{
  g_return_if_fail (BABEL_IS_OPPONENT_STRIP (self));

  self->is_narrow = narrow;
  show_standing (self);
  show_hand (self);
}

GtkWidget *
babel_opponent_strip_get_back (BabelOpponentStrip *self, guint i)
{
  g_return_val_if_fail (BABEL_IS_OPPONENT_STRIP (self), NULL);

  return babel_hidden_hand_get_card (BABEL_HIDDEN_HAND (self->backs), i);
}

GtkWidget *
babel_opponent_strip_get_gauge (BabelOpponentStrip *self)
{
  g_return_val_if_fail (BABEL_IS_OPPONENT_STRIP (self), NULL);

  return self->gauge;
}

GtkWidget *
babel_opponent_strip_get_hand (BabelOpponentStrip *self)
{
  g_return_val_if_fail (BABEL_IS_OPPONENT_STRIP (self), NULL);

  return self->hand;
}
