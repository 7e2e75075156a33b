/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * One place of a field: a button without a look of its own but for its frame. It is square or a
 * hex, and presses outside of its shape are not its own.
 *
 * CSS node: `place`, whose colour the frame has, with the classes of its states: `target` (an
 * action is possible there), `picked`, `marked` (it was touched last, or is hinted at), `works`
 * and `fails` (below a carried thing). Accessibility: role grid cell.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define EDUBBA_TYPE_PLACE (edubba_place_get_type ())

G_DECLARE_FINAL_TYPE (EdubbaPlace, edubba_place, EDUBBA, PLACE, GtkButton)

typedef enum
{
  EDUBBA_PLACE_PLAIN = 0,
  EDUBBA_PLACE_TARGET = 1 << 0,
  EDUBBA_PLACE_PICKED = 1 << 1,
  EDUBBA_PLACE_MARKED = 1 << 2,
  EDUBBA_PLACE_WORKS = 1 << 3,
  EDUBBA_PLACE_FAILS = 1 << 4,
} EdubbaPlaceState;

/* For the field: a place at a column and row, pressed as `part`. */
GtkWidget *edubba_place_new (const char *part, int column, int row, gboolean hex);

const char *edubba_place_get_part (EdubbaPlace *self);
int         edubba_place_get_column (EdubbaPlace *self);
int         edubba_place_get_row (EdubbaPlace *self);
gboolean    edubba_place_is_hex (EdubbaPlace *self);

/* Traces a hex that stands on a corner, so far within an area. */
void edubba_place_trace_hex (cairo_t *cr, const graphene_rect_t *area, double inset);

/* Sets or takes back some of its states. */
void             edubba_place_change (EdubbaPlace *self, EdubbaPlaceState which, gboolean on);
EdubbaPlaceState edubba_place_get_state (EdubbaPlace *self);

G_END_DECLS
