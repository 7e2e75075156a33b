/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Shared by the parts of the board kit: their style sheet, and names.
 *
 * The kit has the parts that every game's board would otherwise write again: places in a grid of
 * squares or hexes (edubba-field.h), pan and zoom (edubba-zoom.h), strips of seats
 * (edubba-strips.h), arrow keys (edubba-walk.h), carrying (edubba-carry.h) and motion
 * (edubba-motion.h).
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The least size of a target for a finger, in pixels. */
#define EDUBBA_KIT_MIN_HIT 44

/* Makes the style sheet of the kit apply to a widget's display, once; a game's own sheet stands
 * above it. */
void edubba_kit_attach (GtkWidget *widget);

/* Puts a style class on a widget or takes it off. */
void edubba_kit_toggle (GtkWidget *widget, const char *style_class, gboolean on);

/* Names a widget for assistive technology, in place of its label; description: or NULL. */
void edubba_kit_name (GtkWidget *widget, const char *name, const char *description);

/* Adds a sentence to the description that a widget has by edubba_kit_name (); NULL: takes it off
 * again. */
void edubba_kit_describe (GtkWidget *widget, const char *sentence);

/* Returns TRUE if some of a part of a board is in view, however it is scrolled. */
gboolean edubba_kit_is_in_view (GtkWidget *part, GtkWidget *board);

/* Shows a player's name in a label. The end of a long name is left out where it has no room; a
 * tooltip has the whole name. */
void edubba_kit_show_player (GtkLabel *label, const char *player);

/* Makes a button press a part of the board, "cell:C7": it activates "board.press" with that. */
void edubba_kit_set_part (GtkWidget *button, const char *part);

/* The part that a button presses so, or NULL; borrowed. */
const char *edubba_kit_read_part (GtkWidget *button);

/* Returns TRUE if things may move in a widget: the desktop has animations, and does not ask for
 * less motion. That wish is looked up at run time, for not every toolkit knows it. */
gboolean edubba_kit_may_move (GtkWidget *widget);

/* The colour that a widget's style gives it. */
GdkRGBA edubba_kit_get_color (GtkWidget *widget);

/* The colour that style sheets define by this name; a transparent one if none does. */
GdkRGBA edubba_kit_find_color (GtkWidget *widget, const char *name);

/* Lets a paintable draw with Cairo, from 0, 0 on; the caller destroys the context. The node begins
 * there too, wherever the snapshot is: a node that begins elsewhere is cut off in a web browser. */
cairo_t *edubba_kit_append_cairo (GtkSnapshot *snapshot, double width, double height);

G_END_DECLS
