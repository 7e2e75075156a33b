/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Groups of a page two by two where it is wide enough for both to be read with ease, so that less
 * of it lies below the edge of a low window; else one below the other.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Has a widget lay out its children like that; a box forgets its orientation and spacing. At most
 * eight children are laid out. */
void edubba_columns_layout_apply (gpointer widget);

/* The same for short texts, at most `most` side by side and `spacing` pixels apart, that are read
 * with ease in half the width; the last text has a line for itself if it would be alone in it. */
void edubba_columns_layout_apply_short (gpointer widget, int most, int spacing);

/* The same with as many columns as have room, at most `most`, `spacing` pixels apart. */
void edubba_columns_layout_apply_columns (gpointer widget, int most, int spacing);

/* The same below the first child, which has a line for itself, as has the last one if it would
 * stand alone in it. */
void edubba_columns_layout_apply_below_first (gpointer widget, int most, int spacing);

G_END_DECLS
