/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A content and a panel that can be folded away: beside the content where there is room, else a
 * sheet that rises over its lower part.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define EDUBBA_TYPE_SPLIT (edubba_split_get_type ())

G_DECLARE_FINAL_TYPE (EdubbaSplit, edubba_split, EDUBBA, SPLIT, GtkWidget)

/* Properties:
 *   content (GtkWidget), panel (GtkWidget)
 *   panel-shown (boolean)   whether the panel is unfolded
 *   narrow (boolean)        read-only: whether the panel is a sheet now
 *   docked (boolean)        a sheet takes its room from the content instead of covering it, and is
 *                           not folded away when the widget becomes narrow
 *   shallow (boolean)       read-only: whether there is no height for what need not be there
 *
 * When the widget becomes narrow the panel is folded away; when it becomes wide again it is what it
 * was before. */
void     edubba_split_set_content (EdubbaSplit *self, GtkWidget *content);
void     edubba_split_set_panel (EdubbaSplit *self, GtkWidget *panel);
gboolean edubba_split_get_panel_shown (EdubbaSplit *self);
void     edubba_split_set_panel_shown (EdubbaSplit *self, gboolean shown);
gboolean edubba_split_get_narrow (EdubbaSplit *self);
gboolean edubba_split_get_shallow (EdubbaSplit *self);
void     edubba_split_set_docked (EdubbaSplit *self, gboolean docked);

/* Sets that the content gets the whole width also in a window of middle size: if the content is
 * all that matters, and the panel is a thing to look up. */
void edubba_split_set_spacious (EdubbaSplit *self, gboolean spacious);

/* Sets that a docked sheet takes a third of the height at most, unless it needs more: the user
 * works with the content above it. */
void edubba_split_set_low (EdubbaSplit *self, gboolean low);

/* Sets that a docked sheet gives way now: it takes no more than it needs. */
void edubba_split_set_yielding (EdubbaSplit *self, gboolean yielding);

/* The least height of a docked sheet in a width that shows all of something in it; it gets half
 * of the height at most. Asked whenever there is another allocation. NULL: any height. */
typedef int (*EdubbaSplitMeasure) (gpointer data, int width);

void edubba_split_set_measure (EdubbaSplit *self, EdubbaSplitMeasure measure, gpointer data);

G_END_DECLS
