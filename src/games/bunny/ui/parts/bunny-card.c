/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The name of the C type is BunnyCardView, for a BunnyCard is a card of the rules. The card draws
 * itself; text is laid out once, when the card is made.
 */
#include "bunny-card.h"

#include <glib/gi18n-lib.h>

#include "bunny-art.h"
#include "bunny-says.h"
#include "bunny-words.h"
#include "edubba-kit.h"

/* How large a card is at least. */
#define WIDTH  50
#define HEIGHT 65

struct _BunnyCardView
{
  GtkButton parent_instance;

  guint face;
  guint land;   /* of a territory */
  guint chosen; /* as bunny_card_set_chosen () has it */
  char *part;
  char *name;
  char  gain[12];
  char  key[8]; /* the key that chooses it, or "" */
};

G_DEFINE_FINAL_TYPE (BunnyCardView, bunny_card, GTK_TYPE_BUTTON)

static void
bunny_card_measure (GtkWidget     *widget,
                    GtkOrientation orientation,
                    int            for_size,
                    int           *minimum,
                    int           *natural,
                    int           *minimum_baseline,
                    int           *natural_baseline)
{
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? WIDTH : HEIGHT;
  *natural = *minimum;
}

static void
bunny_card_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
}

/* A line of text no wider than the card, its middle at the middle of the card. */
static void
draw_line (GtkWidget *widget, GtkSnapshot *snapshot, const char *text, double y, double size)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (widget, text);
  PangoFontDescription *font =
    pango_font_description_copy (pango_context_get_font_description (
      pango_layout_get_context (layout)));
  GdkRGBA ink = edubba_kit_get_color (widget);
  int     width = gtk_widget_get_width (widget);
  int     wide;

  pango_font_description_set_absolute_size (font, size * PANGO_SCALE);
  pango_font_description_set_weight (font, PANGO_WEIGHT_BOLD);
  pango_layout_set_font_description (layout, font);
  pango_font_description_free (font);
  pango_layout_set_width (layout, (width - 4) * PANGO_SCALE);
  pango_layout_set_height (layout, -2);
  pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
  pango_layout_set_alignment (layout, PANGO_ALIGN_CENTER);
  pango_layout_get_pixel_size (layout, &wide, NULL);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (2, (float) y));
  gtk_snapshot_append_layout (snapshot, layout, &ink);
  gtk_snapshot_restore (snapshot);
}

/* On a tag in the corner: "+4", or which of the two chosen it is. */
static void
draw_tag (cairo_t *cr, const char *text, double x, double y, double size, gboolean chosen)
{
  cairo_text_extents_t extents;
  double               width;

  cairo_select_font_face (cr, "Sans", CAIRO_FONT_SLANT_NORMAL, CAIRO_FONT_WEIGHT_BOLD);
  cairo_set_font_size (cr, size);
  cairo_text_extents (cr, text, &extents);
  width = extents.width + size * 0.7;
  cairo_rectangle (cr, chosen ? x : x - width, y, width, size * 1.35);
  if (chosen)
    cairo_set_source_rgb (cr, 0.05, 0.25, 0.62);
  else
    cairo_set_source_rgb (cr, 0.97, 0.78, 0.16);
  cairo_fill (cr);
  cairo_move_to (cr, (chosen ? x : x - width) + (width - extents.width) / 2 - extents.x_bearing,
                 y + size * 0.68 - extents.height / 2 - extents.y_bearing);
  if (chosen)
    cairo_set_source_rgb (cr, 1, 1, 1);
  else
    cairo_set_source_rgb (cr, 0.2, 0.13, 0);
  cairo_show_text (cr, text);
  cairo_new_path (cr);
}

/* A frame with a carrot, and the key that chooses the card. */
static void
draw_back (BunnyCardView *self, GtkSnapshot *snapshot, double width, double height)
{
  double   side = MIN (width, height) * 0.44;
  cairo_t *cr = gtk_snapshot_append_cairo (
    snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));

  cairo_rectangle (cr, 3, 3, width - 6, height - 6);
  cairo_set_source_rgb (cr, 0.99, 0.93, 0.78);
  cairo_fill (cr);
  cairo_rectangle (cr, 6.5, 6.5, width - 13, height - 13);
  cairo_set_source_rgb (cr, 0.62, 0.42, 0.13);
  cairo_set_line_width (cr, 2);
  cairo_stroke (cr);
  cairo_destroy (cr);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (
    snapshot, &GRAPHENE_POINT_INIT ((float) (width - side) / 2, (float) (height * 0.12)));
  gdk_paintable_snapshot (bunny_art_get_picture (BUNNY_PICTURE_CARROT), snapshot, side, side);
  gtk_snapshot_restore (snapshot);
  draw_line (GTK_WIDGET (self), snapshot, self->key, height * 0.56, height * 0.24);
}

static void
bunny_card_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  BunnyCardView *self = BUNNY_CARD_VIEW (widget);
  double         width = gtk_widget_get_width (widget);
  double         height = gtk_widget_get_height (widget);
  double         text = CLAMP (height * 0.125, 9, 16);
  double         side = MIN (width - 6, height - 2 * text - 14);
  char           place[2] = { (char) ('0' + self->chosen), '\0' };
  cairo_t       *cr;

  if (self->face == 0)
    {
      draw_back (self, snapshot, width, height);
      return;
    }
  cr = gtk_snapshot_append_cairo (
    snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  bunny_art_draw_card (cr, (BunnySquare) { (width - side) / 2, 4, side }, self->face, self->land);
  if (self->gain[0] != '\0')
    draw_tag (cr, self->gain, width - 1, 1, text * 1.05, FALSE);
  if (self->chosen == 1 || self->chosen == 2)
    draw_tag (cr, place, 1, 1, text * 1.2, TRUE);
  if (self->key[0] != '\0')
    draw_tag (cr, self->key, width - 1, side - text * 1.2, text * 1.05, FALSE);
  cairo_destroy (cr);
  if (bunny_face_is_territory (self->face))
    draw_line (widget, snapshot, self->name, side + 6, text * 1.5);
  else
    draw_line (widget, snapshot, self->name, side + 5, text);
}

static void
bunny_card_finalize (GObject *object)
{
  BunnyCardView *self = BUNNY_CARD_VIEW (object);

  g_free (self->part);
  g_free (self->name);
  G_OBJECT_CLASS (bunny_card_parent_class)->finalize (object);
}

static void
bunny_card_class_init (BunnyCardViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = bunny_card_finalize;
  widget_class->measure = bunny_card_measure;
  widget_class->size_allocate = bunny_card_size_allocate;
  widget_class->snapshot = bunny_card_snapshot;
  gtk_widget_class_set_css_name (widget_class, "bunnycard");
}

static void
bunny_card_init (BunnyCardView *self)
{
  gtk_widget_set_layout_manager (GTK_WIDGET (self), NULL);
}

static gint
find_gain (const BunnyView *view, guint face)
{
  if (bunny_face_is_territory (face))
    return bunny_view_gain_cell (view, face - 1);
  if (bunny_face_is_building (face))
    return bunny_view_gain_best (view, face);
  return bunny_face_is_scroll (face) ? bunny_view_get_worth (view, face) : 0;
}

GtkWidget *
bunny_card_new (const BunnyView *view, guint face, const char *part)
{
  BunnyCardView   *self = g_object_new (BUNNY_TYPE_CARD, NULL);
  g_autofree char *sentence = bunny_says_card (view, face);
  gint             gain = find_gain (view, face);

  self->face = face;
  self->part = g_strdup (part);
  self->name = bunny_words_card (face);
  if (bunny_face_is_territory (face))
    self->land = bunny_table_get_land (&view->state.table, face - 1);
  if (gain > 0)
    g_snprintf (self->gain, sizeof self->gain, "+%d", gain);
  edubba_kit_set_part (GTK_WIDGET (self), part);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self), sentence);
  edubba_kit_name (GTK_WIDGET (self), sentence, NULL);
  edubba_kit_toggle (GTK_WIDGET (self), "idle", !view->active);
  return GTK_WIDGET (self);
}

GtkWidget *
bunny_card_new_back (guint number, const char *key, const char *part)
{
  BunnyCardView   *self = g_object_new (BUNNY_TYPE_CARD, NULL);
  g_autofree char *sentence = NULL;

  /* Translators: a card that lies face down; %2$s: the key that chooses it */
  sentence = g_strdup_printf (_ ("Card %1$u, face down. Its key: %2$s"), number, key);
  self->part = g_strdup (part);
  self->name = g_strdup ("");
  edubba_kit_set_part (GTK_WIDGET (self), part);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self), sentence);
  edubba_kit_name (GTK_WIDGET (self), sentence, NULL);
  return GTK_WIDGET (self);
}

void
bunny_card_set_key (BunnyCardView *self, const char *key)
{
  g_return_if_fail (BUNNY_IS_CARD_VIEW (self));

  g_strlcpy (self->key, key, sizeof self->key);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

guint
bunny_card_get_face_shown (BunnyCardView *self)
{
  g_return_val_if_fail (BUNNY_IS_CARD_VIEW (self), 0);

  return self->face;
}

const char *
bunny_card_get_part (BunnyCardView *self)
{
  g_return_val_if_fail (BUNNY_IS_CARD_VIEW (self), NULL);

  return self->part;
}

void
bunny_card_set_chosen (BunnyCardView *self, guint place, gboolean buried)
{
  g_return_if_fail (BUNNY_IS_CARD_VIEW (self));
  g_return_if_fail (place <= 3);

  self->chosen = place;
  edubba_kit_toggle (GTK_WIDGET (self), "picked", place > 0 && !buried);
  edubba_kit_toggle (GTK_WIDGET (self), "buried", place > 0 && buried);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_PRESSED,
                               place > 0 ? GTK_ACCESSIBLE_TRISTATE_TRUE
                                         : GTK_ACCESSIBLE_TRISTATE_FALSE,
                               -1);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
