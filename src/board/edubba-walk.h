/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The arrow keys over the buttons of a board: from the focus to the nearest button in a direction
 * on the screen, so that they follow every layout. And six keys over hexes, which lie round one key
 * as hexes lie round a hex.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The bounds of a button for the walk, in the coordinates of its root; FALSE to leave it out. */
typedef gboolean (*EdubbaWalkBounds) (GtkWidget *button, graphene_rect_t *bounds, gpointer data);

/* The nearest of the buttons below `root` that are shown and take the focus, in a direction from
 * `focus`; NULL if there is none. From a place that is the place beside it before anything else.
 * Popovers are passed over. bounds: NULL for where they are drawn.
 */
GtkWidget *edubba_walk_find_next (GtkWidget       *root,
                                  GtkWidget       *focus,
                                  GtkDirectionType direction,
                                  EdubbaWalkBounds bounds,
                                  gpointer         data);

/* The direction of an arrow key; FALSE if it is none. */
gboolean edubba_walk_read_direction (guint keyval, GtkDirectionType *direction);

/* The neighbours of a hex that stands on a corner. */
typedef enum
{
  EDUBBA_WAY_EAST,
  EDUBBA_WAY_NORTH_EAST,
  EDUBBA_WAY_NORTH_WEST,
  EDUBBA_WAY_WEST,
  EDUBBA_WAY_SOUTH_WEST,
  EDUBBA_WAY_SOUTH_EAST,
  EDUBBA_N_WAYS,
} EdubbaWay;

/* The way of a key by its place on the keyboard, whatever is written on it: those round S on a
 * keyboard for English (W E, A D, Z X), and those at the edge of the number pad; FALSE if it is
 * none of them. */
gboolean edubba_walk_read_way (guint keycode, EdubbaWay *way);

G_END_DECLS
