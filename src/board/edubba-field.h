/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The places of a board, in a grid of squares or of hexes that stand on a corner. It lies as on a
 * table, from right to left too, and is as large as its area lets it be. The game draws the
 * contents of the places, below and above their frames.
 *
 * Columns and rows may be negative, and places may come and go: the field spans all of them. A
 * hex lies half a hex to the right of that with the same column in the row above.
 *
 * CSS node: `field` with `place` and, for headers, `label`. Accessibility: role grid, with rows,
 * cells and headers.
 */
#pragma once

#include "edubba-place.h"
#include "edubba-walk.h"

G_BEGIN_DECLS

typedef enum
{
  EDUBBA_GRID_SQUARE,
  EDUBBA_GRID_HEX,
} EdubbaGrid;

#define EDUBBA_TYPE_FIELD (edubba_field_get_type ())

G_DECLARE_FINAL_TYPE (EdubbaField, edubba_field, EDUBBA, FIELD, GtkWidget)

typedef void (*EdubbaFieldDraw) (EdubbaField *field, GtkSnapshot *snapshot, gpointer data);

GtkWidget *edubba_field_new (EdubbaGrid grid);

/* Sets the functions that draw below and above the frames; either may be NULL. */
void edubba_field_set_drawing (EdubbaField    *self,
                               EdubbaFieldDraw below,
                               EdubbaFieldDraw above,
                               gpointer        data);

/* Adds a place, which is pressed as `part`; returns it. It is read where it lies, row by row, in
 * whatever order places are added. */
EdubbaPlace *edubba_field_add (EdubbaField *self, int column, int row, const char *part);

/* Removes a place; all places. */
void edubba_field_remove (EdubbaField *self, EdubbaPlace *place);
void edubba_field_clear (EdubbaField *self);

/* Has the field grow, so that it is seldom laid out anew: it has room for places so many steps from
 * column 0 and row 0, and whenever one lies outside, room for one more behind that. It keeps its
 * room until it is cleared. To be said before there are places; 0: it spans its places alone. */
void  edubba_field_set_room (EdubbaField *self, guint steps);
guint edubba_field_get_room (EdubbaField *self);

/* Names the rows and columns of squares from 0 on, which stand beside them (NULL-terminated). */
void edubba_field_set_headers (EdubbaField       *self,
                               const char *const *columns,
                               const char *const *rows);

guint        edubba_field_get_n_places (EdubbaField *self);
EdubbaPlace *edubba_field_get_place (EdubbaField *self, guint i); /* in reading order */
EdubbaPlace *edubba_field_find_place (EdubbaField *self, const char *part);

/* The place at a column and row; that beside a hex. NULL: there is none. */
EdubbaPlace *edubba_field_find_place_in (EdubbaField *self, int column, int row);
EdubbaPlace *edubba_field_find_beside (EdubbaField *self, EdubbaPlace *place, EdubbaWay way);

/* The place that a point of the field means: the one below it; while there are targets, and that is
 * none, the nearest one within half of EDUBBA_KIT_MIN_HIT. NULL: none. */
EdubbaPlace *edubba_field_get_place_at (EdubbaField *self, double x, double y);

/* The area of a place at a column and row, even if there is none. */
graphene_rect_t edubba_field_get_area (EdubbaField *self, int column, int row);

/* The width of a place now, in pixels. */
float edubba_field_get_size (EdubbaField *self);

/* Takes some states from all places. */
void edubba_field_clear_state (EdubbaField *self, EdubbaPlaceState which);

G_END_DECLS
