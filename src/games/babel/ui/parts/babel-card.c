/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * BabelCard: colour, emblem, name and pattern of a nation.
 *
 * CSS nodes: `babelcard` with the class of its nation (or `unknown` for a back) and `band`, `face`
 * or, besides that, `small`; inside it an image and a label.
 *
 * Accessibility: role img, named by the nation. A back says only that it is face down.
 */
#include "babel-card.h"

#include <glib/gi18n-lib.h>

#include "babel-art.h"
#include "babel-pattern.h"
#include "babel-style.h"
#include "babel-table.h"
#include "babel-words.h"

/* How much more than letters and emblem need is the height of a line with its padding. */
#define LOOSENESS 1.25

struct _BabelCard
{
  GtkWidget parent_instance;

  GtkWidget *emblem;
  GtkWidget *name;

  BabelCardShape shape;
  guint          nation;
  gboolean       bare;  /* nothing is on it */
  double         share; /* the scale of what is on it */
};

G_DEFINE_FINAL_TYPE (BabelCard, babel_card, GTK_TYPE_WIDGET)

static void
show_nation (BabelCard *self)
{
  gboolean known = self->nation != BABEL_UNKNOWN;
  g_autoptr (GdkPaintable) emblem = NULL;
  const char *name = _ ("Face-down card");

  if (known)
    {
      emblem = babel_art_new (BABEL_EMBLEM (self->nation));
      name = babel_words_get_nation (self->nation, BABEL_NATION_NAME);
      gtk_image_set_from_paintable (GTK_IMAGE (self->emblem), emblem);
      gtk_label_set_label (GTK_LABEL (self->name), name);
    }
  gtk_widget_set_visible (self->emblem, known);
  gtk_widget_set_visible (self->name, known && self->shape != BABEL_CARD_SMALL);
  babel_style_name (GTK_WIDGET (self), name, NULL);
}

static void
lay_out (BabelCard *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));
  gboolean          face = self->shape >= BABEL_CARD_FACE;
  GtkAlign          align = self->shape == BABEL_CARD_BAND_TOP ? GTK_ALIGN_START : GTK_ALIGN_END;

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout),
                                  face ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  gtk_widget_add_css_class (GTK_WIDGET (self), face ? "face" : "band");
  if (self->shape == BABEL_CARD_SMALL)
    gtk_widget_add_css_class (GTK_WIDGET (self), "small");
  gtk_widget_set_valign (self->emblem, face ? GTK_ALIGN_FILL : align);
  gtk_widget_set_vexpand (self->emblem, face);
  gtk_widget_set_valign (self->name, face ? GTK_ALIGN_END : align);
  gtk_label_set_xalign (GTK_LABEL (self->name), face ? 0.5f : 0.0f);
  gtk_widget_set_hexpand (self->name, !face);
}

/* The radius of the corners, as in the style sheet. */
static int
get_radius (BabelCard *self)
{
  if (self->shape != BABEL_CARD_FACE)
    return 5;
  return self->nation == BABEL_UNKNOWN ? 3 : 8;
}

/* Makes what is drawn next smaller, and lays it in the middle of the strip that stays visible. */
static void
shrink (BabelCard *self, GtkSnapshot *snapshot, const graphene_rect_t *bounds)
{
  float            scale = (float) MIN (self->share * LOOSENESS, 1);
  float            half = (float) babel_card_measure_pitch (self) / 2;
  gboolean         ltr = gtk_widget_get_direction (GTK_WIDGET (self)) != GTK_TEXT_DIR_RTL;
  gboolean         top = self->shape == BABEL_CARD_BAND_TOP;
  graphene_point_t edge = { bounds->origin.x + (ltr ? 0 : bounds->size.width),
                            bounds->origin.y + (top ? 0 : bounds->size.height) };
  float            away = top ? half : -half;

  if (self->share >= 1)
    return;
  gtk_snapshot_translate (
    snapshot, &GRAPHENE_POINT_INIT (edge.x, edge.y + (float) self->share * away));
  gtk_snapshot_scale (snapshot, scale, scale);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (-edge.x, -edge.y - away));
}

static void
babel_card_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  BabelCard      *self = BABEL_CARD (widget);
  graphene_rect_t bounds;

  /* All of the card, not only what lies within its padding. */
  if (!gtk_widget_compute_bounds (widget, widget, &bounds))
    return;
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &bounds.origin);
  babel_pattern_snapshot (widget, snapshot, self->nation, (int) bounds.size.width,
                          (int) bounds.size.height, get_radius (self));
  gtk_snapshot_restore (snapshot);
  gtk_snapshot_save (snapshot);
  shrink (self, snapshot, &bounds);
  GTK_WIDGET_CLASS (babel_card_parent_class)->snapshot (widget, snapshot);
  gtk_snapshot_restore (snapshot);
}

static void
babel_card_dispose (GObject *object)
{
  BabelCard *self = BABEL_CARD (object);

  g_clear_pointer (&self->emblem, gtk_widget_unparent);
  g_clear_pointer (&self->name, gtk_widget_unparent);
  G_OBJECT_CLASS (babel_card_parent_class)->dispose (object);
}

static void
babel_card_class_init (BabelCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = babel_card_dispose;
  widget_class->snapshot = babel_card_snapshot;
  gtk_widget_class_set_css_name (widget_class, "babelcard");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
}

static void
babel_card_init (BabelCard *self)
{
  self->emblem =
    g_object_new (GTK_TYPE_IMAGE, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  self->name = g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                             "ellipsize", PANGO_ELLIPSIZE_END, "single-line-mode", TRUE, NULL);
  self->share = 1;
  gtk_widget_set_parent (self->emblem, GTK_WIDGET (self));
  gtk_widget_set_parent (self->name, GTK_WIDGET (self));
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
}

GtkWidget *
babel_card_new (BabelCardShape shape, guint nation)
{
  BabelCard *self = g_object_new (BABEL_TYPE_CARD, NULL);

  self->shape = shape;
  self->nation = nation;
  gtk_widget_add_css_class (GTK_WIDGET (self), babel_style_get_nation (nation));
  lay_out (self);
  show_nation (self);
  return GTK_WIDGET (self);
}

guint
babel_card_get_nation (BabelCard *self)
{
  g_return_val_if_fail (BABEL_IS_CARD (self), BABEL_UNKNOWN);

  return self->nation;
}

void
babel_card_set_nation (BabelCard *self, guint nation)
{
  g_return_if_fail (BABEL_IS_CARD (self));
  g_return_if_fail (nation <= BABEL_UNKNOWN);

  if (self->nation == nation)
    return;
  babel_style_set_nation (GTK_WIDGET (self), self->nation, nation);
  self->nation = nation;
  show_nation (self);
}

void
babel_card_set_bare (BabelCard *self, gboolean bare)
{
  g_return_if_fail (BABEL_IS_CARD (self));

  self->bare = bare;
  gtk_widget_set_opacity (self->emblem, bare ? 0 : 1);
  gtk_widget_set_opacity (self->name, bare ? 0 : 1);
}

gboolean
babel_card_get_bare (BabelCard *self)
{
  g_return_val_if_fail (BABEL_IS_CARD (self), FALSE);

  return self->bare;
}

void
babel_card_set_share (BabelCard *self, double share)
{
  g_return_if_fail (BABEL_IS_CARD (self));
  g_return_if_fail (share > 0 && share <= 1);

  if (self->share == share)
    return;
  self->share = share;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

int
babel_card_measure_pitch (BabelCard *self)
{
  int minimum;

  g_return_val_if_fail (BABEL_IS_CARD (self), 0);

  gtk_widget_measure (GTK_WIDGET (self), GTK_ORIENTATION_VERTICAL, -1, &minimum, NULL, NULL, NULL);
  return minimum;
}
