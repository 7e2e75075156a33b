/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A column whose head, the first child, yields to what is to be seen below it: a long message to a
 * board. The child that expands gets what the others leave.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define EDUBBA_TYPE_HEAD_LAYOUT (edubba_head_layout_get_type ())

G_DECLARE_FINAL_TYPE (EdubbaHeadLayout, edubba_head_layout, EDUBBA, HEAD_LAYOUT, GtkLayoutManager)

/* Has a box lay out its children like that. view: below the child that expands; its natural height
 * is what it needs in order to be seen without being scrolled. It is borrowed. */
void edubba_head_layout_apply (GtkBox *box, GtkWidget *view);

G_END_DECLS
