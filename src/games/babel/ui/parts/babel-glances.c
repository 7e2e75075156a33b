/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * BabelGlances: the other's figures stand above the land's sign, the viewer's below.
 *
 * CSS nodes: `glances` with five buttons `glance` (`shown`, `active` where the viewer's pawn
 * stands, `target`); in each two boxes `side` with the labels `worth` and `tally` in them, and
 * between them a box with the class `chip` and that of the nation.
 *
 * Accessibility: role group; a button is named by its land and described by its contents.
 */
#include "babel-glances.h"

#include <glib/gi18n-lib.h>

#include "babel-art.h"
#include "babel-colonnade.h"
#include "babel-site.h"
#include "babel-style.h"
#include "babel-words.h"

/* The glance at a land. */
typedef struct
{
  GtkWidget *button;
  GtkWidget *worth[2]; /* by `own` */
  GtkWidget *tally[2];
  GtkWidget *pawn[2];
} Glance;

struct _BabelGlances
{
  GtkWidget parent_instance;

  Glance glances[BABEL_N_NATIONS];
};

G_DEFINE_FINAL_TYPE (BabelGlances, babel_glances, GTK_TYPE_WIDGET)

static GtkWidget *
create_figure (const char *style_class, GtkAlign align)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "accessible-role",
                                   GTK_ACCESSIBLE_ROLE_PRESENTATION, "halign", align, "hexpand",
                                   TRUE, NULL);

  gtk_widget_add_css_class (label, style_class);
  return label;
}

static GtkWidget *
create_side (Glance *glance, gboolean own)
{
  GtkWidget *side = g_object_new (GTK_TYPE_BOX, "css-name", "side", "accessible-role",
                                  GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);

  glance->worth[own] = create_figure ("worth", GTK_ALIGN_START);
  glance->tally[own] = create_figure ("tally", GTK_ALIGN_END);
  gtk_box_append (GTK_BOX (side), glance->worth[own]);
  gtk_box_append (GTK_BOX (side), glance->tally[own]);
  return side;
}

static GtkWidget *
create_sign (Glance *glance, guint land)
{
  GtkWidget *sign = gtk_center_box_new ();
  g_autoptr (GdkPaintable) emblem = babel_art_new (BABEL_EMBLEM (land));
  GtkWidget *image = gtk_image_new_from_paintable (emblem);

  gtk_widget_add_css_class (sign, "chip");
  gtk_widget_add_css_class (sign, babel_style_get_nation (land));
  for (guint own = 0; own < 2; own++)
    glance->pawn[own] = babel_pawn_new (own);
  gtk_center_box_set_start_widget (GTK_CENTER_BOX (sign), glance->pawn[FALSE]);
  gtk_center_box_set_center_widget (GTK_CENTER_BOX (sign), image);
  gtk_center_box_set_end_widget (GTK_CENTER_BOX (sign), glance->pawn[TRUE]);
  return sign;
}

static void
add_glance (BabelGlances *self, guint land)
{
  Glance          *glance = &self->glances[land];
  GtkWidget       *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  g_autofree char *part = g_strdup_printf ("glance:%c", babel_rules.letters[land]);

  gtk_box_append (GTK_BOX (box), create_side (glance, FALSE));
  gtk_box_append (GTK_BOX (box), create_sign (glance, land));
  gtk_box_append (GTK_BOX (box), create_side (glance, TRUE));
  glance->button = g_object_new (GTK_TYPE_BUTTON, "css-name", "glance", "child", box, NULL);
  babel_style_set_part (glance->button, part);
  gtk_widget_set_parent (glance->button, GTK_WIDGET (self));
}

static void
babel_glances_dispose (GObject *object)
{
  for (GtkWidget *child; (child = gtk_widget_get_first_child (GTK_WIDGET (object)));)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (babel_glances_parent_class)->dispose (object);
}

static void
babel_glances_class_init (BabelGlancesClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = babel_glances_dispose;
  gtk_widget_class_set_css_name (widget_class, "glances");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
}

static void
babel_glances_init (BabelGlances *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));

  gtk_box_layout_set_homogeneous (GTK_BOX_LAYOUT (layout), TRUE);
  for (guint land = 0; land < BABEL_N_NATIONS; land++)
    add_glance (self, land);
  babel_style_name (GTK_WIDGET (self), _ ("The lands"), NULL);
}

static void
show_figure (GtkWidget *label, guint figure)
{
  g_autofree char *text = figure > 0 ? g_strdup_printf ("%u", figure) : g_strdup ("");

  gtk_label_set_label (GTK_LABEL (label), text);
  gtk_widget_set_opacity (label, figure > 0 ? 1 : 0);
}

/* All that lies in a land, sentence by sentence. */
static char *
describe (const BabelView *view, guint land)
{
  g_autoptr (GStrvBuilder) sentences = g_strv_builder_new ();
  g_auto (GStrv) all = NULL;

  for (guint i = 0; i < 2; i++)
    {
      gboolean         own = i == 0;
      g_autofree char *site = babel_site_describe (view, own, land);
      g_autofree char *colonnade = babel_colonnade_describe (view, own, land);

      g_strv_builder_add_many (sentences, site, colonnade, NULL);
      if (view->state.table.pawn[babel_view_get_side (view, own)] == land)
        {
          g_autofree char *pawn = babel_pawn_describe_place (view, own);

          g_strv_builder_add (sentences, pawn);
        }
    }
  all = g_strv_builder_end (sentences);
  return g_strjoinv ("\n", all);
}

static void
show_glance (Glance *glance, const BabelView *view, guint land)
{
  const BabelTable *table = &view->state.table;
  g_autofree char  *description = describe (view, land);
  /* Translators: a button that shows all of a land; %s is a land: "What lies in Hatti". */
  g_autofree char *name = g_strdup_printf (_ ("What lies %s"),
                                           babel_words_get_land (land, BABEL_LAND_IN));

  for (guint own = 0; own < 2; own++)
    {
      guint side = babel_view_get_side (view, own);

      show_figure (glance->worth[own], babel_table_get_top (table, side, land));
      show_figure (glance->tally[own], table->settlers[side][land]);
      gtk_widget_set_visible (glance->pawn[own], table->pawn[side] == land);
      babel_pawn_show (glance->pawn[own], view, own);
    }
  babel_style_name_with_hint (glance->button, name, description, description);
  babel_style_toggle (glance->button, "active", babel_view_get_place (view) == land);
}

void
babel_glances_show (BabelGlances *self, const BabelView *view)
{
  g_return_if_fail (BABEL_IS_GLANCES (self));

  for (guint land = 0; land < BABEL_N_NATIONS; land++)
    show_glance (&self->glances[land], view, land);
}

void
babel_glances_set_shown (BabelGlances *self, guint land)
{
  g_return_if_fail (BABEL_IS_GLANCES (self));

  for (guint i = 0; i < BABEL_N_NATIONS; i++)
    babel_style_toggle (self->glances[i].button, "shown", i == land);
}

void
babel_glances_set_targets (BabelGlances *self, guint lands)
{
  g_return_if_fail (BABEL_IS_GLANCES (self));

  for (guint i = 0; i < BABEL_N_NATIONS; i++)
    babel_style_toggle (self->glances[i].button, "target", ((lands >> i) & 1) != 0);
}

GtkWidget *
babel_glances_get_glance (BabelGlances *self, guint land)
{
  g_return_val_if_fail (BABEL_IS_GLANCES (self), NULL);
  g_return_val_if_fail (land < BABEL_N_NATIONS, NULL);

  return self->glances[land].button;
}
