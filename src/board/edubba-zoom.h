/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Pan and zoom over a field: a wheel with Ctrl, two fingers, the keys + and - and Ctrl+0, and
 * buttons; the wheel alone, fingers and dragging move a field larger than its area. At 1 all of
 * the field fits. The focus is kept in view. A finger that presses places too small for it comes
 * closer first. When the field grows its places stay where they are and as large as they are,
 * unless all of it is shown and still large enough for a finger.
 *
 * CSS node: `zoom` with the field. The buttons are for the board to place where it has room.
 */
#pragma once

#include "edubba-field.h"

G_BEGIN_DECLS

#define EDUBBA_TYPE_ZOOM (edubba_zoom_get_type ())

G_DECLARE_FINAL_TYPE (EdubbaZoom, edubba_zoom, EDUBBA, ZOOM, GtkWidget)

/* Takes the floating reference of the field. */
GtkWidget *edubba_zoom_new (EdubbaField *field);

/* The buttons for it, in a box: for the caller to put somewhere; borrowed. */
GtkWidget *edubba_zoom_get_buttons (EdubbaZoom *self);

/* The scale of the field, from 1 (the whole field fits). */
float edubba_zoom_get_scale (EdubbaZoom *self);

/* Sets that, within the allowed range, so that a point of this widget stays over the same point
 * of the field. */
void edubba_zoom_set_scale (EdubbaZoom *self, float scale, double x, double y);

/* Moves the field by dx and dy pixels, up to its edges. */
void edubba_zoom_pan (EdubbaZoom *self, double dx, double dy);

/* Brings a place into view. */
void edubba_zoom_show_place (EdubbaZoom *self, EdubbaPlace *place);

/* Sets the place that is in the middle until somebody zooms, as far as the edges of the field let
 * it, and the least size of places then, in pixels; and goes there, now or again. */
void edubba_zoom_set_home (EdubbaZoom *self, EdubbaPlace *place, float least);
void edubba_zoom_go_home (EdubbaZoom *self);

/* Handles a key; FALSE if it has no meaning here. */
gboolean edubba_zoom_press_key (EdubbaZoom *self, guint keyval, GdkModifierType state);

/* A finger presses at a point: comes closer if places are too small for it, and says so. */
gboolean edubba_zoom_press_by_finger (EdubbaZoom *self, double x, double y);

G_END_DECLS
