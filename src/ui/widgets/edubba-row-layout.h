/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A row of buttons that becomes a column where the words on them would have to be broken. It asks
 * for no more width than the widest of them.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define EDUBBA_TYPE_ROW_LAYOUT (edubba_row_layout_get_type ())

G_DECLARE_FINAL_TYPE (EdubbaRowLayout, edubba_row_layout, EDUBBA, ROW_LAYOUT, GtkLayoutManager)

/* Has a widget lay out its children like that; a box forgets its orientation and spacing. spacing:
 * between two children, in pixels; less in a column. At most eight children are laid out. */
void edubba_row_layout_apply (gpointer widget, int spacing);

G_END_DECLS
