/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * BabelSupply: a column beside the lands, or a row above them where the window is narrow.
 * Pawns that have not entered a land stand at the quarry.
 *
 * CSS nodes: `stock` with `flat`; two `store`, the button `quarry` with `pawn` nodes, a label
 * `deck` (`empty`) and a button with the class `discards`.
 *
 * Accessibility: role group. The quarry is named by its count and described by the cards known to
 * come next; both it and the discards are buttons that open a list.
 */
#include "babel-supply.h"

#include <glib/gi18n-lib.h>

#include "babel-art.h"
#include "babel-site.h"
#include "babel-style.h"
#include "babel-words.h"
#include "config.h"

struct _BabelSupply
{
  GtkWidget parent_instance;

  /* template */
  GtkWidget *shared;
  GtkWidget *quarry;
  GtkWidget *quarry_box;
  GtkWidget *pawns;
  GtkWidget *ziggurat;
  GtkWidget *left;
  GtkWidget *known;
  GtkWidget *deck;
  GtkWidget *discards;
  GtkWidget *discards_label;

  /* borrowed: children of the whole, and of pawns */
  GtkWidget *store_opp;
  GtkWidget *store_me;
  GtkWidget *pawn[2]; /* by `own` */

  gboolean flat;
  gboolean cramped;
  guint    n_left;
  guint    n_discards;
};

G_DEFINE_FINAL_TYPE (BabelSupply, babel_supply, GTK_TYPE_WIDGET)

static char *
list_known (const BabelTable *table)
{
  guint numbers[BABEL_N_TEMPLE_CARDS];
  guint n = 0;

  for (guint i = table->n_known; i > 0; i--)
    numbers[n++] = babel_pile_get (&table->known, i - 1);
  return babel_words_list_numbers (numbers, n);
}

/* In a flat stock, the label is the number of cards left alone, and pawns that wait at the quarry
 * take the place of its picture. */
static void
show_left (BabelSupply *self)
{
  g_autofree char *left =
    g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u left", "%u left", self->n_left),
                     self->n_left);
  g_autofree char *number = g_strdup_printf ("%u", self->n_left);
  gboolean         waiting =
    gtk_widget_get_visible (self->pawn[FALSE]) || gtk_widget_get_visible (self->pawn[TRUE]);

  gtk_label_set_label (GTK_LABEL (self->left), self->flat ? number : left);
  gtk_widget_set_visible (self->ziggurat, !self->flat || !waiting);
}

static void
show_quarry (BabelSupply *self, const BabelTable *table)
{
  guint            n = babel_table_get_quarry (table);
  g_autofree char *name = g_strdup_printf (
    g_dngettext (GETTEXT_PACKAGE, "Quarry: %u temple card", "Quarry: %u temple cards", n), n);
  g_autofree char *list = NULL;
  g_autofree char *next = NULL;

  if (table->n_known > 0)
    {
      list = list_known (table);
      /* Translators: temple cards that both players know to come next: "Next: 3, 2, 1". */
      next = g_strdup_printf (_ ("Next: %s"), list);
    }
  self->n_left = n;
  gtk_label_set_label (GTK_LABEL (self->known), next ? next : "");
  gtk_widget_set_visible (self->known, next != NULL);
  babel_style_name (self->quarry, name, next);
}

/* In little room the button looks like a pile, with the number alone on it. */
static void
label_discards (BabelSupply *self)
{
  /* Translators: the pile of discards and how many cards lie there, in two lines on a small
   * button. */
  const char      *format = self->cramped ? "%u" : _ ("Discards\n%u");
  g_autofree char *text = g_strdup_printf (format, self->n_discards);

  gtk_label_set_label (GTK_LABEL (self->discards_label), text);
}

static void
show_deck (BabelSupply *self, const BabelTable *table)
{
  guint            n = babel_counts_sum (table->deck);
  g_autofree char *number = g_strdup_printf ("%u", n);
  g_autofree char *name =
    g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Deck: %u card", "Deck: %u cards", n), n);

  gtk_label_set_label (GTK_LABEL (self->deck), number);
  babel_style_name_with_hint (self->deck, name, NULL, name);
  babel_style_toggle (self->deck, "empty", n == 0);
}

static void
show_discards (BabelSupply *self, const BabelTable *table)
{
  guint            n = babel_counts_sum (table->discard);
  g_autofree char *list = babel_words_list_cards (table->discard);
  g_autofree char *name = g_strdup_printf (
    g_dngettext (GETTEXT_PACKAGE, "Discards: %u card", "Discards: %u cards", n), n);

  self->n_discards = n;
  label_discards (self);
  babel_style_name (self->discards, name, n > 0 ? list : NULL);
}

static void
babel_supply_dispose (GObject *object)
{
  for (GtkWidget *child; (child = gtk_widget_get_first_child (GTK_WIDGET (object)));)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (babel_supply_parent_class)->dispose (object);
}

static void
bind_children (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, BabelSupply, shared);
  gtk_widget_class_bind_template_child (widget_class, BabelSupply, quarry);
  gtk_widget_class_bind_template_child (widget_class, BabelSupply, quarry_box);
  gtk_widget_class_bind_template_child (widget_class, BabelSupply, pawns);
  gtk_widget_class_bind_template_child (widget_class, BabelSupply, ziggurat);
  gtk_widget_class_bind_template_child (widget_class, BabelSupply, left);
  gtk_widget_class_bind_template_child (widget_class, BabelSupply, known);
  gtk_widget_class_bind_template_child (widget_class, BabelSupply, deck);
  gtk_widget_class_bind_template_child (widget_class, BabelSupply, discards);
  gtk_widget_class_bind_template_child (widget_class, BabelSupply, discards_label);
}

static void
babel_supply_class_init (BabelSupplyClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = babel_supply_dispose;
  gtk_widget_class_set_css_name (widget_class, "stock");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  babel_style_register ();
  gtk_widget_class_set_template_from_resource (widget_class,
                                               RESOURCE_PATH "/games/babel/ui/babel-supply.ui");
  bind_children (widget_class);
}

/* The opponent's store first, the viewer's last, as on the board. */
static void
add_stores (BabelSupply *self)
{
  self->store_opp = g_object_new (BABEL_TYPE_TEMPLE_STORE, NULL);
  gtk_widget_insert_after (self->store_opp, GTK_WIDGET (self), NULL);
  babel_temple_store_set_own (BABEL_TEMPLE_STORE (self->store_opp), FALSE);
  self->store_me = g_object_new (BABEL_TYPE_TEMPLE_STORE, NULL);
  gtk_widget_insert_before (self->store_me, GTK_WIDGET (self), NULL);
  babel_temple_store_set_own (BABEL_TEMPLE_STORE (self->store_me), TRUE);
}

static void
babel_supply_init (BabelSupply *self)
{
  g_autoptr (GdkPaintable) ziggurat = babel_art_new (BABEL_FIGURE_ZIGGURAT);

  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_image_set_from_paintable (GTK_IMAGE (self->ziggurat), ziggurat);
  add_stores (self);
  for (guint own = 0; own < 2; own++)
    {
      self->pawn[own] = babel_pawn_new (own);
      gtk_box_append (GTK_BOX (self->pawns), self->pawn[own]);
    }
  babel_style_name (GTK_WIDGET (self), _ ("Stores, quarry and discards"), NULL);
  babel_supply_set_flat (self, FALSE, FALSE);
}

void
babel_supply_show (BabelSupply *self, const BabelView *view)
{
  const BabelTable *table = &view->state.table;

  g_return_if_fail (BABEL_IS_SUPPLY (self));

  babel_temple_store_show (BABEL_TEMPLE_STORE (self->store_opp), view);
  babel_temple_store_show (BABEL_TEMPLE_STORE (self->store_me), view);
  show_quarry (self, table);
  show_deck (self, table);
  show_discards (self, table);
  for (guint own = 0; own < 2; own++)
    {
      babel_pawn_show (self->pawn[own], view, own);
      gtk_widget_set_visible (self->pawn[own],
                              table->pawn[babel_view_get_side (view, own)] == BABEL_QUARRY);
    }
  show_left (self);
}

void
babel_supply_set_flat (BabelSupply *self, gboolean flat, gboolean cramped)
{
  GtkLayoutManager *layout;
  GtkOrientation    along = flat ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL;

  g_return_if_fail (BABEL_IS_SUPPLY (self));

  layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));
  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), along);
  self->flat = flat;
  self->cramped = cramped;
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (layout), flat ? 4 : 8);
  gtk_box_set_spacing (GTK_BOX (self->shared), flat ? 4 : 8);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->shared), along);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->quarry_box), along);
  gtk_box_set_spacing (GTK_BOX (self->pawns), flat ? 3 : 6);
  gtk_widget_set_valign (self->store_opp, flat ? GTK_ALIGN_CENTER : GTK_ALIGN_START);
  gtk_widget_set_valign (self->store_me, flat ? GTK_ALIGN_CENTER : GTK_ALIGN_END);
  gtk_widget_set_halign (self->shared, flat ? GTK_ALIGN_CENTER : GTK_ALIGN_FILL);
  babel_temple_store_set_flat (BABEL_TEMPLE_STORE (self->store_opp), flat, cramped);
  babel_temple_store_set_flat (BABEL_TEMPLE_STORE (self->store_me), flat, cramped);
  babel_style_toggle (GTK_WIDGET (self), "flat", flat);
  show_left (self);
  label_discards (self);
}

BabelTempleStore *
babel_supply_get_store (BabelSupply *self, gboolean own)
{
  g_return_val_if_fail (BABEL_IS_SUPPLY (self), NULL);

  return BABEL_TEMPLE_STORE (own ? self->store_me : self->store_opp);
}

GtkWidget *
babel_supply_get_quarry (BabelSupply *self)
{
  g_return_val_if_fail (BABEL_IS_SUPPLY (self), NULL);

  return self->quarry;
}

void
babel_supply_set_deck_shown (BabelSupply *self, gboolean shown)
{
  g_return_if_fail (BABEL_IS_SUPPLY (self));

  gtk_widget_set_visible (self->deck, shown);
}

GtkWidget *
babel_supply_get_deck (BabelSupply *self)
{
  g_return_val_if_fail (BABEL_IS_SUPPLY (self), NULL);

  return gtk_widget_get_visible (self->deck) ? self->deck : NULL;
}

GtkWidget *
babel_supply_get_discards (BabelSupply *self)
{
  g_return_val_if_fail (BABEL_IS_SUPPLY (self), NULL);

  return self->discards;
}

GtkWidget *
babel_supply_get_pawn (BabelSupply *self, gboolean own)
{
  g_return_val_if_fail (BABEL_IS_SUPPLY (self), NULL);

  return self->pawn[own ? 1 : 0];
}
