/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Lists to choose from whose lines are sentences, or names too long for a narrow panel: the
 * changes of a position, the goals of a puzzle.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Fills the list with strings, which go on in a further line if a line has no room for them, both
 * in the list and on the button; and names it (edubba-accessible-names.h). */
void edubba_drop_down_fill (GtkDropDown *drop_down, GtkStringList *strings, const char *name);

G_END_DECLS
