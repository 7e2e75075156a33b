/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * BabelSite: a button, because a press on the temple itself asks for the actions on it. There is
 * always room for the pawn, so that the layout does not change when one comes.
 *
 * CSS nodes: `site` with `own` or `other` and `available`; in it a label `worth`, a `temple` and a
 * `berth` with the `pawn`.
 *
 * Accessibility: role button, named by land, owner and level, described by all levels and by the
 * pawn.
 */
#include "babel-site.h"

#include <glib/gi18n-lib.h>

#include "babel-picture.h"
#include "babel-style.h"
#include "babel-temple.h"
#include "babel-words.h"

struct _BabelSite
{
  GtkButton parent_instance;

  GtkWidget *worth;
  GtkWidget *temple;
  GtkWidget *pawn;

  gboolean own;
  gboolean flat;
  guint    land;
};

G_DEFINE_FINAL_TYPE (BabelSite, babel_site, GTK_TYPE_BUTTON)

static const BabelVoice empty_sites = {
  /* Translators: "Your empty site in Hatti". */
  N_ ("Your empty site %s"),
  /* Translators: "Your opponent's empty site in Hatti". */
  N_ ("Your opponent’s empty site %s"),
  /* Translators: "Player 1's empty site in Hatti". */
  N_ ("Player %2$u’s empty site %1$s"),
  /* Translators: %2$s is a name in its basic form: "Iltani's empty site in Hatti". */
  N_ ("%2$s’s empty site %1$s"),
};

static const BabelVoice temples = {
  /* Translators: "Your temple in Hatti: level 3". */
  N_ ("Your temple %1$s: level %2$u"),
  /* Translators: "Your opponent's temple in Hatti: level 3". */
  N_ ("Your opponent’s temple %1$s: level %2$u"),
  /* Translators: "Player 1's temple in Hatti: level 3". */
  N_ ("Player %3$u’s temple %1$s: level %2$u"),
  /* Translators: %3$s is a name in its basic form: "Iltani's temple in Hatti: level 3". */
  N_ ("%3$s’s temple %1$s: level %2$u"),
};

static const BabelVoice places = {
  N_ ("Your pawn is here."),
  N_ ("Your opponent’s pawn is here."),
  N_ ("Player %1$u’s pawn is here."),
  /* Translators: %1$s is a name in its basic form. */
  N_ ("%1$s’s pawn is here."),
};

static const BabelVoice pawns = {
  N_ ("Your pawn"),
  N_ ("Your opponent’s pawn"),
  N_ ("Player %1$u’s pawn"),
  /* Translators: %1$s is a name in its basic form. */
  N_ ("%1$s’s pawn"),
};

static char *
list_levels (guint levels)
{
  guint            numbers[BABEL_N_LEVELS];
  guint            n = 0;
  g_autofree char *list = NULL;

  for (guint level = 1; level <= BABEL_N_LEVELS; level++)
    if ((levels >> level) & 1)
      numbers[n++] = level;
  if (n == 0)
    return NULL;
  list = babel_words_list_numbers (numbers, n);
  /* Translators: the levels of a temple from the base up: "Levels: 1, 2, 4". */
  return g_strdup_printf (_ ("Levels: %s"), list);
}

static char *
describe_site (BabelSite *self, const BabelView *view, guint levels, gboolean here)
{
  g_autofree char *list = list_levels (levels);
  g_autofree char *pawn = babel_pawn_describe_place (view, self->own);

  if (list && here)
    return g_strconcat (list, ". ", pawn, NULL);
  return here ? g_steal_pointer (&pawn) : g_steal_pointer (&list);
}

/* The opposite seat sees the land from its side, except for one picture of both sites. */
static BabelPictureKind
choose_picture (BabelSite *self)
{
  if (self->flat)
    return self->own ? BABEL_PICTURE_LOWER : BABEL_PICTURE_UPPER;
  return self->own ? BABEL_PICTURE_SITE : BABEL_PICTURE_FAR;
}

/* The land lies behind the temple. */
static void
babel_site_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  BabelSite      *self = BABEL_SITE (widget);
  graphene_rect_t bounds;

  if (gtk_widget_compute_bounds (widget, widget, &bounds))
    {
      gtk_snapshot_save (snapshot);
      gtk_snapshot_translate (snapshot, &bounds.origin);
      babel_picture_snapshot (
        widget, snapshot,
        (BabelPicture) { .kind = choose_picture (self),
                         .nation = self->land,
                         .width = (int) bounds.size.width,
                         .height = (int) bounds.size.height });
      gtk_snapshot_restore (snapshot);
    }
  GTK_WIDGET_CLASS (babel_site_parent_class)->snapshot (widget, snapshot);
}

static void
babel_site_class_init (BabelSiteClass *klass)
{
  GTK_WIDGET_CLASS (klass)->snapshot = babel_site_snapshot;
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "site");
}

static void
babel_site_init (BabelSite *self)
{
}

GtkWidget *
babel_site_new (gboolean own)
{
  BabelSite *self = g_object_new (BABEL_TYPE_SITE, NULL);
  GtkWidget *box = gtk_center_box_new ();
  GtkWidget *berth = g_object_new (GTK_TYPE_BOX, "css-name", "berth", "accessible-role",
                                   GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);

  self->own = own;
  self->temple = babel_temple_new (!own);
  self->pawn = babel_pawn_new (own);
  self->worth =
    g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                  "width-chars", 2, "valign", own ? GTK_ALIGN_END : GTK_ALIGN_START, NULL);
  gtk_widget_add_css_class (self->worth, "worth");
  gtk_widget_set_valign (self->pawn, own ? GTK_ALIGN_START : GTK_ALIGN_END);
  gtk_center_box_set_start_widget (GTK_CENTER_BOX (box), self->worth);
  gtk_center_box_set_center_widget (GTK_CENTER_BOX (box), self->temple);
  gtk_box_append (GTK_BOX (berth), self->pawn);
  gtk_center_box_set_end_widget (GTK_CENTER_BOX (box), berth);
  gtk_button_set_child (GTK_BUTTON (self), box);
  gtk_widget_add_css_class (GTK_WIDGET (self), own ? "own" : "other");
  return GTK_WIDGET (self);
}

static gboolean
site_is_available (BabelSite *self, const BabelView *view, guint land)
{
  if (!self->own || babel_view_get_place (view) != land)
    return FALSE;
  for (guint source = BABEL_SOURCE_OWN; source <= BABEL_SOURCE_START; source++)
    if (babel_view_offers (view, babel_action (BABEL_BUILD, source, 0)))
      return TRUE;
  return FALSE;
}

void
babel_site_show (BabelSite *self, const BabelView *view, guint land)
{
  const BabelTable *table = &view->state.table;
  guint             side = babel_view_get_side (view, self->own);
  guint             level = babel_table_get_top (table, side, land);
  gboolean          here = table->pawn[side] == land;
  g_autofree char  *name = babel_site_describe (view, self->own, land);
  g_autofree char  *description = describe_site (self, view, table->temple[side][land], here);
  g_autofree char  *worth = level ? g_strdup_printf ("%u", level) : g_strdup ("");
  g_autofree char  *part =
    g_strdup_printf ("temple:%s:%c", self->own ? "me" : "opp", babel_rules.letters[land]);

  self->land = land;
  babel_style_set_part (GTK_WIDGET (self), part);
  babel_temple_set_levels (BABEL_TEMPLE (self->temple), table->temple[side][land]);
  gtk_label_set_label (GTK_LABEL (self->worth), worth);
  gtk_widget_set_opacity (self->worth, level > 0 ? 1 : 0);
  gtk_widget_set_visible (self->pawn, here);
  babel_pawn_show (self->pawn, view, self->own);
  babel_style_name (GTK_WIDGET (self), name, description);
  babel_style_toggle (GTK_WIDGET (self), "available", site_is_available (self, view, land));
}

char *
babel_site_describe (const BabelView *view, gboolean own, guint land)
{
  const char *where = babel_words_get_land (land, BABEL_LAND_IN);
  guint       side = babel_view_get_side (view, own);
  guint       level = babel_table_get_top (&view->state.table, side, land);

  if (level == 0)
    return BABEL_VIEW_SAY (view, empty_sites, own, where);
  return BABEL_VIEW_SAY (view, temples, own, where, level);
}

void
babel_site_set_flat (BabelSite *self, gboolean flat)
{
  g_return_if_fail (BABEL_IS_SITE (self));

  if (self->flat == flat)
    return;
  self->flat = flat;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

gboolean
babel_site_is_crowded (BabelSite *self)
{
  g_return_val_if_fail (BABEL_IS_SITE (self), FALSE);

  return babel_temple_is_crowded (BABEL_TEMPLE (self->temple));
}

GtkWidget *
babel_site_get_step (BabelSite *self, guint level)
{
  g_return_val_if_fail (BABEL_IS_SITE (self), NULL);

  return babel_temple_get_step (BABEL_TEMPLE (self->temple), level);
}

GtkWidget *
babel_site_get_pawn (BabelSite *self)
{
  g_return_val_if_fail (BABEL_IS_SITE (self), NULL);

  return self->pawn;
}

gboolean
babel_site_compute_level (BabelSite       *self,
                          guint            level,
                          GtkWidget       *target,
                          graphene_rect_t *place)
{
  g_return_val_if_fail (BABEL_IS_SITE (self), FALSE);

  *place = babel_temple_compute_level (BABEL_TEMPLE (self->temple), level);
  return gtk_widget_compute_point (self->temple, target, &place->origin, &place->origin);
}

gboolean
babel_site_compute_pawn (BabelSite *self, GtkWidget *target, graphene_rect_t *place)
{
  GtkWidget      *berth = gtk_widget_get_parent (self->pawn);
  graphene_rect_t room;
  float           size;

  g_return_val_if_fail (BABEL_IS_SITE (self), FALSE);

  if (!gtk_widget_compute_bounds (berth, target, &room))
    return FALSE;
  size = MIN (room.size.width, room.size.height);
  *place = GRAPHENE_RECT_INIT (room.origin.x,
                               room.origin.y + (self->own ? 0 : room.size.height - size), size,
                               size);
  return TRUE;
}

GtkWidget *
babel_pawn_new (gboolean own)
{
  GtkWidget *pawn =
    g_object_new (GTK_TYPE_BOX, "css-name", "pawn", "accessible-role", GTK_ACCESSIBLE_ROLE_IMG,
                  "halign", GTK_ALIGN_CENTER, "valign", GTK_ALIGN_CENTER, NULL);

  gtk_widget_add_css_class (pawn, own ? "own" : "other");
  return pawn;
}

void
babel_pawn_show (GtkWidget *pawn, const BabelView *view, gboolean own)
{
  g_autofree char *name = babel_view_say (view, &pawns, own);

  babel_style_name (pawn, name, NULL);
}

char *
babel_pawn_describe_place (const BabelView *view, gboolean own)
{
  return babel_view_say (view, &places, own);
}
