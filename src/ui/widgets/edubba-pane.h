/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What scrolls only where there is no room for it: it asks for the height of all that it holds, and
 * makes do with little.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define EDUBBA_TYPE_PANE (edubba_pane_get_type ())

G_DECLARE_FINAL_TYPE (EdubbaPane, edubba_pane, EDUBBA, PANE, GtkWidget)

/* Takes a widget over. */
GtkWidget *edubba_pane_new (GtkWidget *child) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
