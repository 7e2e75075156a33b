/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The drawings of Mesopotamien, made by code in any size: lands, goods, buildings, tokens, and the
 * people of clay. Lands differ by their pattern, people and buildings of two seats by the shape of
 * the seat's mark, so that no meaning hangs on a colour alone.
 */
#pragma once

#include <gtk/gtk.h>

#include "meso-state.h"

G_BEGIN_DECLS

/* The height of a hex of width 1. */
#define MESO_HEX_HEIGHT 1.1547

/* Adds a hex round a point to the path, so much smaller than its place. */
void meso_art_trace_hex (cairo_t *cr, double x, double y, double width, double inset);

/* A land (MesoLandKind) in a hex round a point. `place` only varies the drawing. */
void meso_art_draw_land (cairo_t *cr, double x, double y, double width, guint kind, guint place);

/* A place where no land lies yet. */
void meso_art_draw_unknown (cairo_t *cr, double x, double y, double width);

/* All others stand round a point, in a square of this size. goods: 0 wood, 1 stone. */
void meso_art_draw_goods (cairo_t *cr, double x, double y, double size, guint goods);

/* Whose something is: the mark of its seat, or MESO_ART_NEUTRAL. */
#define MESO_ART_NEUTRAL 255

/* breeds: there is light in its door. */
void meso_art_draw_hut (
  cairo_t *cr, double x, double y, double size, guint mark, gboolean breeds);

/* yields: it would bring mana now. */
void meso_art_draw_holy (
  cairo_t *cr, double x, double y, double size, guint mark, gboolean yields);

/* A token of clay, with its value or 0 face down. */
void meso_art_draw_token (cairo_t *cr, double x, double y, double size, guint value);

/* A settler of a class (MesoClass), its load on its head; value: of the token it carries, or 0. */
void meso_art_draw_settler (
  cairo_t *cr, double x, double y, double size, guint mark, guint klass, guint value);

/* A number round a point, so high; `ink` on a plate of `plate`, if that is not negative. */
void meso_art_draw_number (
  cairo_t *cr, double x, double y, double height, const char *text, guint ink, gint plate);

/* The figures of a seat. */
typedef enum
{
  MESO_PICTURE_OFFERING,
  MESO_PICTURE_SETTLER,
  MESO_PICTURE_HUT,
  MESO_PICTURE_CARD,
  MESO_PICTURE_HOLY,
  MESO_PICTURE_WOOD,
  MESO_PICTURE_STONE,
  MESO_PICTURE_TOKEN,
  MESO_N_PICTURES,
} MesoPicture;

/* Borrowed: there is one of each. */
GdkPaintable *meso_art_get_picture (MesoPicture picture);

/* The track of mana, 0 to 8, so many pixels high: filled up to the mana, open up to the limit. */
GdkPaintable *meso_art_new_track (guint mana, guint limit, int height) G_GNUC_WARN_UNUSED_RESULT;

/* A token with its value, or 0 face down, so many pixels high. */
GdkPaintable *meso_art_new_token (guint value, int height) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
