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
#include "bunny-scrolls.h"
#include "bunny-words.h"
#include "edubba-kit.h"
#include "edubba-layout.h"

/* The least size of a card. */
#define WIDTH  50
#define HEIGHT 65

/* Below this height text takes more of it. */
#define SMALL 85

/* The least width of the letters of a long word, as a share of their width. */
#define NARROW 0.68

/* Between the letter and the figures of a cell, as a share of their size. */
#define SPACE 0.08

/* The size of a copy card beside the card that it copied, as a share. */
#define COPY_SHARE 0.46

/* The size of the picture on a card that lies on its side, as a share of its height. */
#define LYING_SHARE 0.48

/* The room for text, in pixels. */
typedef struct
{
  int x, y;
  int width, height;
} BunnyArea;

/* The greatest and least size of text. */
typedef struct
{
  double   most, least;
  gboolean bold;
  gboolean below; /* its picture lies below the texts above it, and not in the middle of its area */
  gboolean fixed; /* it leaves the room that larger text would take to the words below */
} BunnyType;

struct _BunnyCardView
{
  GtkButton parent_instance;

  guint    face;
  guint    land;   /* of a territory */
  guint    copied; /* the scroll that a copy card has copied, or 0 */
  guint    chosen; /* as bunny_card_set_chosen () has it */
  char    *part;
  char    *name;
  char    *sentence;
  char    *effect;      /* its effect, if a picture does not say it; or NULL */
  gboolean cut;         /* words had no room when it was drawn last */
  char     key[8];      /* the key that chooses it, or "" */
  char     progress[8]; /* how much there is of what a scroll counts, or "" */
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

/* The letter and the figures of a cell stand so close that small ones run into each other: the hook
 * of "J" touches a 1. */
static void
space_out (PangoLayout *layout, double size)
{
  PangoAttrList *list = pango_attr_list_new ();

  pango_attr_list_insert (list, pango_attr_letter_spacing_new ((int) (SPACE * size * PANGO_SCALE)));
  pango_layout_set_attributes (layout, list);
  pango_attr_list_unref (list);
}

static PangoLayout *
create_text (GtkWidget *widget, const char *text, double size, gboolean bold)
{
  PangoLayout          *layout = gtk_widget_create_pango_layout (widget, text);
  PangoFontDescription *font = pango_font_description_copy (
    pango_context_get_font_description (pango_layout_get_context (layout)));

  pango_font_description_set_absolute_size (font, size * PANGO_SCALE);
  pango_font_description_set_weight (font, bold ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL);
  pango_layout_set_font_description (layout, font);
  pango_font_description_free (font);
  pango_layout_set_alignment (layout, PANGO_ALIGN_CENTER);
  if (bunny_face_is_territory (BUNNY_CARD_VIEW (widget)->face))
    space_out (layout, size);
  return layout;
}

/* Returns TRUE if text of a size has room without breaking a word. */
static gboolean
has_room (PangoLayout *layout, const BunnyArea *area)
{
  int wide, high;

  pango_layout_set_width (layout, -1);
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD);
  pango_layout_set_width (layout, area->width * PANGO_SCALE);
  pango_layout_get_pixel_size (layout, &wide, &high);
  return wide <= area->width && high <= area->height;
}

/* Breaks words, and cuts a text that is too long even so. */
static void
cut_text (BunnyCardView *self, PangoLayout *layout, const BunnyArea *area)
{
  self->cut = TRUE;
  pango_layout_set_width (layout, area->width * PANGO_SCALE);
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
  pango_layout_set_height (layout, area->height * PANGO_SCALE);
  pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
}

/* Text in the middle of an area, as large as it has room there, from `most` down to `least`, and
 * then in narrow letters. The rest is cut. Returns its height. */
static int
draw_text (GtkWidget       *widget,
           GtkSnapshot     *snapshot,
           const char      *text,
           const BunnyArea *area,
           const BunnyType *type)
{
  GdkRGBA ink = edubba_kit_get_color (widget);
  g_autoptr (PangoLayout) layout = NULL;
  BunnyArea loose = { 0, 0, (int) (area->width / NARROW), area->height };
  double    size = type->most * (type->fixed ? 1 : edubba_layout_measure_scale (widget));
  double    narrow = 1;
  int       high;

  for (;; size = MAX (type->least, size - 0.5))
    {
      g_clear_object (&layout);
      layout = create_text (widget, text, size, type->bold);
      if (has_room (layout, area) || size <= type->least)
        break;
    }
  if (!has_room (layout, area) && has_room (layout, &loose))
    narrow = NARROW;
  else if (!has_room (layout, area))
    cut_text (BUNNY_CARD_VIEW (widget), layout, area);
  pango_layout_get_pixel_size (layout, NULL, &high);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (
    snapshot,
    &GRAPHENE_POINT_INIT ((float) area->x, (float) area->y + MAX (0, area->height - high) *
                                                               (type->below ? 0.0f : 0.5f)));
  gtk_snapshot_scale (snapshot, (float) narrow, 1);
  gtk_snapshot_append_layout (snapshot, layout, &ink);
  gtk_snapshot_restore (snapshot);
  return high;
}

/* Draws a tag in the corner: a key, or the number of the card among the two chosen. */
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
    cairo_set_source_rgb (cr, 0.13, 0.13, 0.17);
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
  cairo_t *cr =
    gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));

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
  draw_text (GTK_WIDGET (self), snapshot, self->key,
             &(BunnyArea) { 2, (int) (height * 0.56), (int) width - 4, (int) (height * 0.36) },
             &(BunnyType) { height * 0.24, 9, TRUE, FALSE });
}

static gboolean
is_telling (BunnyCardView *self, double width)
{
  return self->effect != NULL && width >= BUNNY_CARD_TELLING;
}

/* The width of the picture; the rest of the height is the text's. */
static double
get_side (BunnyCardView *self, double width, double height)
{
  if (bunny_face_is_territory (self->face))
    return MIN (width - 6, height * 0.76);
  if (is_telling (self, width))
    return height * 0.46;
  return MIN (width - 6, height * (height < SMALL ? 0.54 : 0.62));
}

/* A copy card shows the scroll it has copied, and itself smaller before it. */
static void
draw_picture (BunnyCardView *self, cairo_t *cr, BunnySquare at)
{
  double small = at.size * COPY_SHARE;

  bunny_art_draw_card (cr, at, self->copied != 0 ? self->copied : self->face, self->land);
  if (self->copied != 0)
    bunny_art_draw_card (cr, (BunnySquare) { at.x, at.y + at.size - small, small }, self->face, 0);
}

/* On a card that lies on its side words stand beside the picture: then even a sentence has room. */
static gboolean
is_lying (double width, double height)
{
  return width > height;
}

static void
draw_tags (BunnyCardView *self, cairo_t *cr, double width, double height, double side)
{
  double size = CLAMP (height * 0.13, 9, 22);
  double low = is_lying (gtk_widget_get_width (GTK_WIDGET (self)), height) ? height - 2 : side;
  /* On a small card it would hide the picture, which is below the rod of the scroll. */
  double at = low == side && height < SMALL ? 1 : low - size * 1.2;
  char   place[2] = { (char) ('0' + self->chosen), '\0' };

  if (self->chosen == 1 || self->chosen == 2)
    draw_tag (cr, place, 1, 1, size * 1.1, TRUE);
  if (self->key[0] != '\0')
    draw_tag (cr, self->key, width - 1, low - size * 1.2, size, FALSE);
  else if (self->progress[0] != '\0')
    draw_tag (cr, self->progress, width - 1, at, size, FALSE);
}

static void
draw_words_beside (BunnyCardView *self, GtkSnapshot *snapshot, int width, int height, int side)
{
  GtkWidget *widget = GTK_WIDGET (self);
  BunnyArea  area = { side + 6, 3, width - side - 9, height - 6 };
  int        high;

  if (self->effect == NULL)
    {
      draw_text (widget, snapshot, self->name, &area,
                 &(BunnyType) { CLAMP (height * 0.3, 12, 26), 9, TRUE, FALSE });
      return;
    }
  area.height = area.height * 2 / 5;
  high = draw_text (widget, snapshot, self->name, &area,
                    &(BunnyType) { CLAMP (height * 0.16, 10, 16), 8.5, TRUE, TRUE, TRUE });
  area.y += high + 1;
  area.height = height - area.y - 3;
  draw_text (widget, snapshot, self->effect, &area,
             &(BunnyType) { CLAMP (height * 0.15, 9.5, 15), 8.5, FALSE, TRUE });
}

static void
draw_words (BunnyCardView *self, GtkSnapshot *snapshot, int width, int height, double side)
{
  GtkWidget *widget = GTK_WIDGET (self);
  BunnyArea  area = { 2, (int) side + 4, width - 4, height - (int) side - 6 };
  int        high;

  if (bunny_face_is_territory (self->face))
    {
      draw_text (widget, snapshot, self->name, &area,
                 &(BunnyType) { CLAMP (height * 0.19, 12, 30), 9, TRUE, FALSE });
      return;
    }
  if (!is_telling (self, width))
    {
      draw_text (widget, snapshot, self->name, &area,
                 &(BunnyType) { CLAMP (height * 0.125, 9, 17), 7, TRUE, FALSE });
      return;
    }
  area.height /= 2;
  high = draw_text (widget, snapshot, self->name, &area,
                    &(BunnyType) { CLAMP (height * 0.085, 11, 19), 9, TRUE, TRUE, TRUE });
  area = (BunnyArea) { 6, area.y + high + 3, width - 12, height - area.y - high - 8 };
  draw_text (widget, snapshot, self->effect, &area,
             &(BunnyType) { CLAMP (height * 0.075, 10.5, 16), 9, FALSE, FALSE });
}

static void
bunny_card_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  BunnyCardView *self = BUNNY_CARD_VIEW (widget);
  double         width = gtk_widget_get_width (widget);
  double         height = gtk_widget_get_height (widget);
  gboolean       lying = is_lying (width, height);
  double         side = lying ? height * LYING_SHARE : get_side (self, width, height);
  cairo_t       *cr;

  self->cut = FALSE;
  if (self->face == 0)
    {
      draw_back (self, snapshot, width, height);
      return;
    }
  cr =
    gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  if (lying)
    draw_picture (self, cr, (BunnySquare) { 4, (height - side) / 2, side });
  else
    draw_picture (self, cr, (BunnySquare) { (width - side) / 2, 4, side });
  draw_tags (self, cr, lying ? side + 6 : width, height, side);
  cairo_destroy (cr);
  if (lying)
    draw_words_beside (self, snapshot, (int) width, (int) height, (int) side);
  else
    draw_words (self, snapshot, (int) width, (int) height, side);
}

static void
bunny_card_finalize (GObject *object)
{
  BunnyCardView *self = BUNNY_CARD_VIEW (object);

  g_free (self->part);
  g_free (self->name);
  g_free (self->sentence);
  g_free (self->effect);
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

/* Returns TRUE if it is a building for which it is too late in this round. */
static gboolean
is_late (const BunnyView *view, guint face)
{
  return bunny_face_is_building (face) && !bunny_view_is_buildable (view, face);
}

/* "5/7" of a scroll that asks for a number, else "×4"; nothing where it is to be reckoned. */
static void
find_progress (BunnyCardView *self, const BunnyView *view)
{
  guint n, bar;

  if (view->exercise || view->reticent || !bunny_face_is_scroll (self->face) ||
      !bunny_words_count ((const GameState *) &view->state, view->viewer,
                          self->copied != 0 ? self->copied : self->face, &n, &bar))
    return;
  if (bar > 0)
    g_snprintf (self->progress, sizeof self->progress, "%u/%u", n, bar);
  else
    g_snprintf (self->progress, sizeof self->progress, "×%u", n);
}

GtkWidget *
bunny_card_new (const BunnyView *view, guint face, const char *part)
{
  BunnyCardView *self = g_object_new (BUNNY_TYPE_CARD, NULL);

  self->sentence = bunny_says_card (view, face);
  self->face = face;
  self->part = g_strdup (part);
  self->copied = bunny_scrolls_get_copied (&view->state, face);
  self->name = bunny_words_scroll_name ((const GameState *) &view->state, face);
  self->effect = bunny_says_effect (view, face);
  find_progress (self, view);
  if (bunny_face_is_territory (face))
    self->land = bunny_table_get_land (&view->state.table, face - 1);
  edubba_kit_set_part (GTK_WIDGET (self), part);
  edubba_kit_name (GTK_WIDGET (self), self->sentence, NULL);
  edubba_kit_toggle (GTK_WIDGET (self), "idle", !view->active || is_late (view, face));
  return GTK_WIDGET (self);
}

GtkWidget *
bunny_card_new_back (guint number, const char *key, const char *part)
{
  BunnyCardView *self = g_object_new (BUNNY_TYPE_CARD, NULL);

  /* Translators: a card that lies face down; %2$s: the key that chooses it */
  self->sentence = g_strdup_printf (_ ("Card %1$u, face down. Its key: %2$s"), number, key);
  self->part = g_strdup (part);
  self->name = g_strdup ("");
  edubba_kit_set_part (GTK_WIDGET (self), part);
  edubba_kit_name (GTK_WIDGET (self), self->sentence, NULL);
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
  gtk_accessible_update_state (
    GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_PRESSED,
    place > 0 ? GTK_ACCESSIBLE_TRISTATE_TRUE : GTK_ACCESSIBLE_TRISTATE_FALSE, -1);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

const char *
bunny_card_get_sentence (BunnyCardView *self)
{
  g_return_val_if_fail (BUNNY_IS_CARD_VIEW (self), NULL);

  return self->sentence;
}

gboolean
bunny_card_has_effect (BunnyCardView *self)
{
  g_return_val_if_fail (BUNNY_IS_CARD_VIEW (self), FALSE);

  return self->effect != NULL;
}

gboolean
bunny_card_is_whole (BunnyCardView *self)
{
  g_return_val_if_fail (BUNNY_IS_CARD_VIEW (self), FALSE);

  return !self->cut;
}
