/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The drawings of Bunny Kingdom, each made by code in a square of any size: lands, goods,
 * buildings, and the rabbits of each seat. Things with different meanings differ in their shape
 * and not only in their colour.
 */
#pragma once

#include <gtk/gtk.h>

#include "bunny-table.h"

G_BEGIN_DECLS

/* A square: its left upper corner, and its width. */
typedef struct
{
  double x, y;
  double size;
} BunnySquare;

/* The ground of a land, without its good. `cell` only varies the drawing. */
void bunny_art_draw_land (cairo_t *cr, BunnySquare at, guint land, guint cell);

/* The colour of that ground. */
GdkRGBA bunny_art_get_ground (guint land);

/* A good by its number, 0 for wood to 9 for iron. */
void bunny_art_draw_good (cairo_t *cr, BunnySquare at, guint good);

/* A building by its face, also a camp or a tower; a farm is its good, on a plate. */
void bunny_art_draw_building (cairo_t *cr, BunnySquare at, guint face);

/* The head of a rabbit of a seat from 0, which has the shape and colour of the seat's mark. */
void bunny_art_draw_rabbit (cairo_t *cr, BunnySquare at, guint seat);

/* How far lava reaches into the cells beside it, as a share of a cell. */
#define BUNNY_LAVA_REACH 0.14F

/* Lava along an edge between two points; `size` is that of a cell. */
void bunny_art_draw_lava (cairo_t *cr, double x1, double y1, double x2, double y2, double size);

/* The face of any card: a land, a building, provisions, or a scroll with its subject. */
void bunny_art_draw_card (cairo_t *cr, BunnySquare at, guint face, guint land);

/* Small pictures beside figures. */
typedef enum
{
  BUNNY_PICTURE_CARROT, /* golden: points */
  BUNNY_PICTURE_CRATE,  /* buildings that wait */
  BUNNY_PICTURE_SCROLL,
  BUNNY_PICTURE_FIEF,
  BUNNY_PICTURE_HAND,
  BUNNY_N_PICTURES,
} BunnyPicture;

/* Borrowed: there is one of each. */
GdkPaintable *bunny_art_get_picture (BunnyPicture picture);

G_END_DECLS
