/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The mark of a run along its whole length: a bracket beside bands, a ring round chips, which
 * goes on from row to row. It is looked at and never pressed.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BABEL_TYPE_RING (babel_ring_get_type ())

G_DECLARE_FINAL_TYPE (BabelRing, babel_ring, BABEL, RING, GtkWidget)

/* The most rows that are marked one by one; those below are marked as one. */
#define BABEL_RING_MAX_ROWS 5

GtkWidget *babel_ring_new (void) G_GNUC_WARN_UNUSED_RESULT;

/* Lays it out beside bands that take this area, in the coordinates of its parent. */
void babel_ring_allocate_beside (BabelRing *self, GdkRectangle area);

/* Lays it out round chips; `rows` has the area of each row of chips, in the coordinates of its
 * parent and in the order of the chips. */
void babel_ring_allocate_round (BabelRing *self, const GdkRectangle *rows, guint n);

/* Returns TRUE if a point in the coordinates of its parent lies within it. */
gboolean babel_ring_contains (BabelRing *self, double x, double y);

G_END_DECLS
