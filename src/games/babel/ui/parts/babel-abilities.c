/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A row for each nation, and one for the ability of any run. The sentences are those of the
 * default rules, as short as they can be and be true.
 */
#include "babel-abilities.h"

#include <glib/gi18n-lib.h>

#include "babel-card.h"
#include "babel-style.h"
#include "babel-table.h"

#define SPACING 8

/* The least width and height of a sign, in pixels. */
#define SIGN 22

/* The natural width of its lines, in characters: no wider than a narrow window. */
#define TEXT_WIDTH 34

struct _BabelAbilities
{
  GtkBox parent_instance;
};

G_DEFINE_FINAL_TYPE (BabelAbilities, babel_abilities, GTK_TYPE_BOX)

static const struct
{
  const char *title;
  const char *text;
} abilities[BABEL_N_NATIONS + 1] = {
  { N_ ("Assyrians raze"), N_ ("Your opponent’s temple here goes back onto the quarry.") },
  { N_ ("Hittites steal"),
    N_ ("The top level of your opponent’s temple here moves onto yours. It must be higher than "
        "yours, and you need as many settlers as its number.") },
  { N_ ("Medes expel"), N_ ("Name a nation: your opponent loses all its settlers here.") },
  { N_ ("Persians skip"),
    N_ ("Build the top of a store and skip one level. You need as many settlers as the level you "
        "build.") },
  { N_ ("Sumerians win over"),
    N_ ("Your opponent’s last settlers here come over to you: all of one nation at the end of the "
        "colonnade.") },
  { N_ ("Any run halves"),
    N_ ("Instead of its ability: your opponent discards half of their hand.") },
};

static GtkWidget *
create_label (const char *text, const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_max_width_chars (GTK_LABEL (label), TEXT_WIDTH);
  gtk_widget_add_css_class (label, css_class);
  return label;
}

/* A nation's sign; a back stands for any nation. */
static GtkWidget *
create_sign (guint nation)
{
  GtkWidget *card =
    babel_card_new (BABEL_CARD_SMALL, nation < BABEL_N_NATIONS ? nation : BABEL_UNKNOWN);

  gtk_widget_set_valign (card, GTK_ALIGN_START);
  gtk_widget_set_size_request (card, SIGN, SIGN);
  return card;
}

static void
add_row (BabelAbilities *self, guint nation)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  GtkWidget *texts = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_widget_set_hexpand (texts, TRUE);
  gtk_box_append (GTK_BOX (texts), create_label (_ (abilities[nation].title), "heading"));
  gtk_box_append (GTK_BOX (texts), create_label (_ (abilities[nation].text), "caption"));
  gtk_box_append (GTK_BOX (row), create_sign (nation));
  gtk_box_append (GTK_BOX (row), texts);
  gtk_box_append (GTK_BOX (self), row);
}

static void
babel_abilities_class_init (BabelAbilitiesClass *klass)
{
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
babel_abilities_init (BabelAbilities *self)
{
  GtkWidget *widget = GTK_WIDGET (self);

  babel_style_register ();
  babel_style_attach (gtk_widget_get_display (widget));
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), SPACING);
  gtk_widget_add_css_class (widget, "abilities");
  babel_style_name (widget, _ ("What runs can do"), NULL);
  gtk_box_append (
    GTK_BOX (self),
    create_label (_ ("Three or more of a nation side by side, where your pawn stands, are a run. "
                     "One card of it pays for each use."),
                  "caption"));
  for (guint nation = 0; nation <= BABEL_N_NATIONS; nation++)
    add_row (self, nation);
}
