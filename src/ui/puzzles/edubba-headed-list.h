/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A list with something above it that is scrolled away with it. Put into a scrolled window it
 * scrolls as one, though the list makes the rows alone that are seen.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define EDUBBA_TYPE_HEADED_LIST (edubba_headed_list_get_type ())

G_DECLARE_FINAL_TYPE (EdubbaHeadedList, edubba_headed_list, EDUBBA, HEADED_LIST, GtkWidget)

/* Takes both over. list: a GtkScrollable. A widget in the head that gets the focus is scrolled
 * into view. */
GtkWidget *edubba_headed_list_new (GtkWidget *head, GtkWidget *list) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
