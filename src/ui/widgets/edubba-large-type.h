/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Pages that are read from afar: in a large window type and columns are larger. Boards fit their
 * space by themselves.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Gives a page, which has been filled, the size of type that goes with a window of this size in
 * pixels and with the user's own size of text, by the class `large-type` or `huge-type`, and
 * widens its columns with it. Boards, which have sizes of their own, are left as they are. May be
 * called again. */
void edubba_large_type_apply (GtkWidget *page, int width, int height);

G_END_DECLS
