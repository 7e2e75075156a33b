/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * BabelCard: colour, emblem, name and pattern of a nation, and somebody of it where there is room.
 *
 * CSS nodes: `babelcard` with the class of its nation (or `unknown` for a back) and `band`, `face`
 * or, besides that, `small`; inside it an image and a label.
 *
 * Accessibility: role img, named by the nation. A back says only that it is face down.
 */
#include "babel-card.h"

#include <glib/gi18n-lib.h>

#include "babel-art.h"
#include "babel-picture.h"
#include "babel-style.h"
#include "babel-table.h"
#include "babel-words.h"
#include "edubba-layout.h"

/* Round the emblem and the name of a band, in pixels: the usual room, and the least; between
 * them; and the least room of a name, in emblems. */
#define BAND_SIDE  7
#define BAND_CLOSE 4
#define BAND_AIR   2
#define BAND_SPACE 5
#define LEAST_NAME 1.5

/* The share of a chip that its emblem fills, if that makes it larger. */
#define CHIP_SHARE 0.74f

/* The difference in height between a band at ease and one that can be read at a glance: air; and
 * between a band that can just be read and its emblem. */
#define LINE_LESS 3
#define CLOSE_AIR 1

/* The space between the emblem of a face and its name, in pixels; and the least scale of a name
 * before the emblem does without it. */
#define FACE_SPACE 4
#define LEAST_TYPE 0.84f

/* The least height of a head on a band; the distance between its possible sizes, so that many
 * bands share a picture; its greatest height, in heights of the name; the air beside it, and
 * between a face and the name below it, in pixels. */
#define HEAD_LEAST 21
#define HEAD_STEP  4
#define HEAD_MOST  2.6
#define HEAD_AIR   3
#define FACE_AIR   2

struct _BabelCard
{
  GtkWidget parent_instance;

  GtkWidget *emblem;
  GtkWidget *name;

  BabelCardShape shape;
  guint          nation;
  gboolean       bare;                    /* nothing is on it */
  int            seen_width, seen_height; /* of a band; 0: all of it */
  GdkRectangle   head;                    /* place of the head drawn on a band; empty: none */
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

static gboolean
is_band (BabelCard *self)
{
  return self->shape < BABEL_CARD_FACE;
}

static void
lay_out (BabelCard *self)
{
  gtk_widget_add_css_class (GTK_WIDGET (self), is_band (self) ? "band" : "face");
  if (self->shape == BABEL_CARD_SMALL)
    gtk_widget_add_css_class (GTK_WIDGET (self), "small");
  gtk_label_set_xalign (GTK_LABEL (self->name), is_band (self) ? 0.0f : 0.5f);
  if (self->shape == BABEL_CARD_SMALL)
    gtk_widget_set_layout_manager (GTK_WIDGET (self), gtk_bin_layout_new ());
}

/* A small card has a layout manager; any other can be as narrow as its emblem, and a band as low.
 */
static void
babel_card_measure (GtkWidget     *widget,
                    GtkOrientation orientation,
                    int            for_size,
                    int           *minimum,
                    int           *natural,
                    int           *minimum_baseline,
                    int           *natural_baseline)
{
  BabelCard *self = BABEL_CARD (widget);
  int        emblem, name;

  gtk_widget_measure (self->emblem, orientation, -1, NULL, &emblem, NULL, NULL);
  gtk_widget_measure (self->name, orientation, -1, NULL, &name, NULL, NULL);
  *minimum = emblem;
  if (!is_band (self))
    {
      *natural = MAX (emblem, name);
      if (orientation == GTK_ORIENTATION_VERTICAL && self->nation != BABEL_UNKNOWN)
        *minimum = *natural = emblem + FACE_SPACE + name;
    }
  else if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *natural = emblem + BAND_SPACE + name + 2 * BAND_CLOSE;
  else
    *natural = MAX (emblem, name) + 2 * BAND_AIR;
}

/* A head needs room for itself after all that comes before it, where text is read to the other side
 * too. */
static void
place_head (BabelCard *self, int used, int width, int top, int seen, int name_height)
{
  int size = MIN (seen - 1, (int) (HEAD_MOST * name_height));

  size = MIN (size, width - used - HEAD_AIR);
  self->head = (GdkRectangle) { 0 };
  if (size < HEAD_LEAST)
    return;
  size -= (size - HEAD_LEAST) % HEAD_STEP;
  self->head = (GdkRectangle) { width - size - HEAD_AIR, top + seen - size, size, size };
  if (gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL)
    self->head.x = HEAD_AIR;
}

/* The name in the middle of the foot, no wider than there is room. */
static void
place_name (BabelCard *self, int width, int height, int name, int high)
{
  float         scale = MIN (1, (float) width / (float) MAX (1, name));
  float         x = ((float) width - (float) name * scale) / 2;
  float         y = (float) height - (float) high * scale;
  GskTransform *place = gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT (x, y));

  gtk_widget_allocate (self->name, name, high, -1, gsk_transform_scale (place, scale, scale));
}

/* The emblem in the corner and the name at the foot, or the emblem alone in the middle. */
static void
allocate_face (BabelCard *self, int width, int height)
{
  GtkAllocation emblem = { 0 };
  int           name, high;
  gboolean      named;

  if (self->nation == BABEL_UNKNOWN)
    return;
  gtk_widget_measure (self->emblem, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &emblem.width, NULL,
                      NULL);
  gtk_widget_measure (self->emblem, GTK_ORIENTATION_VERTICAL, -1, NULL, &emblem.height, NULL, NULL);
  gtk_widget_measure (self->name, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &name, NULL, NULL);
  gtk_widget_measure (self->name, GTK_ORIENTATION_VERTICAL, -1, NULL, &high, NULL, NULL);
  named = (float) width >= LEAST_TYPE * (float) name;
  gtk_widget_set_child_visible (self->name, named);
  if (named)
    place_name (self, width, height, name, high);
  else
    {
      emblem.x = (width - emblem.width) / 2;
      emblem.y = (height - emblem.height) / 2;
    }
  edubba_layout_place (self->emblem, emblem);
}

/* The emblem and the name side by side in the middle of the visible part, or the emblem alone. */
static void
allocate_band (BabelCard *self, int width, int height)
{
  int      seen = self->seen_height > 0 ? MIN (self->seen_height, height) : height;
  int      top = self->shape == BABEL_CARD_BAND_TOP ? 0 : height - seen;
  int      emblem, name, high, least, side, full;
  gboolean named;

  width = self->seen_width > 0 ? MIN (self->seen_width, width) : width;
  gtk_widget_measure (self->emblem, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &emblem, NULL, NULL);
  gtk_widget_measure (self->name, GTK_ORIENTATION_HORIZONTAL, -1, &least, &name, NULL, NULL);
  gtk_widget_measure (self->name, GTK_ORIENTATION_VERTICAL, -1, NULL, &high, NULL, NULL);
  side = CLAMP ((width - emblem - BAND_SPACE - name) / 2, BAND_CLOSE, BAND_SIDE);
  full = name;
  name = MIN (name, width - emblem - BAND_SPACE - 2 * side);
  named = name >= (self->seen_width > 0 ? full : MAX (least, LEAST_NAME * emblem));
  gtk_widget_set_child_visible (self->name, named);
  edubba_layout_place (self->emblem, (GtkAllocation) { named ? side : (width - emblem) / 2,
                                                       top + (seen - emblem) / 2, emblem, emblem });
  place_head (self, named ? side + emblem + BAND_SPACE + full : width, width, top, seen, high);
  if (named)
    edubba_layout_place (self->name, (GtkAllocation) { side + emblem + BAND_SPACE,
                                                       top + (seen - high) / 2, name, high });
}

static void
babel_card_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  BabelCard *self = BABEL_CARD (widget);

  if (is_band (self))
    allocate_band (self, width, height);
  else
    allocate_face (self, width, height);
}

/* The radius of the corners, as in the style sheet. */
static int
get_radius (BabelCard *self)
{
  if (is_band (self))
    return 5;
  return self->shape == BABEL_CARD_SMALL || self->nation == BABEL_UNKNOWN ? 3 : 8;
}

/* Scales the next drawing up to the room of a card without a name, if all of the card is seen. */
static void
enlarge (BabelCard *self, GtkSnapshot *snapshot, const graphene_rect_t *bounds)
{
  float            emblem = (float) gtk_widget_get_width (self->emblem);
  float            least = MIN (bounds->size.width, bounds->size.height);
  float            scale = MAX (1, CHIP_SHARE * least / MAX (1, emblem));
  graphene_point_t centre;

  if (gtk_widget_get_child_visible (self->name) || self->seen_width > 0)
    return;
  graphene_rect_get_center (bounds, &centre);
  gtk_snapshot_translate (snapshot, &centre);
  gtk_snapshot_scale (snapshot, scale, scale);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (-centre.x, -centre.y));
}

/* The card itself, and on a face that is not covered somebody who stands above the name. The ring
 * of a card that is lifted takes the place of its shadow. */
static void
draw_ground (BabelCard *self, GtkSnapshot *snapshot, const graphene_rect_t *bounds)
{
  graphene_rect_t name;
  BabelPicture    picture = { .kind = BABEL_PICTURE_CARD,
                              .nation = self->nation,
                              .width = (int) bounds->size.width,
                              .height = (int) bounds->size.height,
                              .radius = get_radius (self),
                              .flat = gtk_widget_has_css_class (GTK_WIDGET (self), "lifted") };

  if (self->shape == BABEL_CARD_FACE && !self->bare && self->nation != BABEL_UNKNOWN &&
      gtk_widget_get_child_visible (self->name) &&
      gtk_widget_compute_bounds (self->name, GTK_WIDGET (self), &name))
    {
      picture.floor =
        (int) (bounds->origin.y + bounds->size.height - name.origin.y) + FACE_AIR;
      if (picture.height - picture.floor >= HEAD_LEAST)
        picture.kind = BABEL_PICTURE_PERSON;
    }
  babel_picture_snapshot (GTK_WIDGET (self), snapshot, picture);
}

/* At the end of a band, where there is room beside the name. */
static void
draw_head (BabelCard *self, GtkSnapshot *snapshot)
{
  GdkRectangle place = self->head;

  if (place.width == 0 || self->bare || self->nation == BABEL_UNKNOWN)
    return;
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) place.x, (float) place.y));
  babel_picture_snapshot (GTK_WIDGET (self), snapshot,
                          (BabelPicture) { .kind = BABEL_PICTURE_HEAD,
                                           .nation = self->nation,
                                           .width = place.width,
                                           .height = place.height });
  gtk_snapshot_restore (snapshot);
}

static void
babel_card_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  BabelCard      *self = BABEL_CARD (widget);
  graphene_rect_t bounds;

  /* All of the card, its padding included. */
  if (!gtk_widget_compute_bounds (widget, widget, &bounds))
    return;
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &bounds.origin);
  draw_ground (self, snapshot, &bounds);
  gtk_snapshot_restore (snapshot);
  draw_head (self, snapshot);
  gtk_snapshot_save (snapshot);
  enlarge (self, snapshot, &bounds);
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
  widget_class->measure = babel_card_measure;
  widget_class->size_allocate = babel_card_size_allocate;
  widget_class->snapshot = babel_card_snapshot;
  gtk_widget_class_set_css_name (widget_class, "babelcard");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
babel_card_init (BabelCard *self)
{
  self->emblem =
    g_object_new (GTK_TYPE_IMAGE, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  self->name = g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                             "ellipsize", PANGO_ELLIPSIZE_END, "single-line-mode", TRUE, NULL);
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
babel_card_set_seen (BabelCard *self, int width, int height)
{
  g_return_if_fail (BABEL_IS_CARD (self));
  g_return_if_fail (width >= 0 && height >= 0);

  if (self->seen_width == width && self->seen_height == height)
    return;
  self->seen_width = width;
  self->seen_height = height;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

gboolean
babel_card_shows_name (BabelCard *self)
{
  g_return_val_if_fail (BABEL_IS_CARD (self), FALSE);

  return gtk_widget_get_visible (self->name) && gtk_widget_get_child_visible (self->name);
}

int
babel_card_measure_strip (BabelCard *self)
{
  g_return_val_if_fail (BABEL_IS_CARD (self), 0);

  return edubba_layout_measure_height (GTK_WIDGET (self), -1);
}

int
babel_card_measure_line (BabelCard *self)
{
  g_return_val_if_fail (BABEL_IS_CARD (self), 0);

  return babel_card_measure_strip (self) - LINE_LESS;
}

/* The letters of a name are lower than its line, and than the emblem. */
int
babel_card_measure_close_line (BabelCard *self)
{
  g_return_val_if_fail (BABEL_IS_CARD (self), 0);

  return edubba_layout_measure_height (self->emblem, -1) + CLOSE_AIR;
}

int
babel_card_measure_chip (BabelCard *self)
{
  int high, wide;

  g_return_val_if_fail (BABEL_IS_CARD (self), 0);

  gtk_widget_measure (GTK_WIDGET (self), GTK_ORIENTATION_VERTICAL, -1, &high, NULL, NULL, NULL);
  gtk_widget_measure (GTK_WIDGET (self), GTK_ORIENTATION_HORIZONTAL, -1, &wide, NULL, NULL, NULL);
  return MAX (high, wide);
}
