/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A box with its content's natural height and a small minimum height: it scrolls only when it is
 * squeezed.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define EDUBBA_TYPE_PANE (edubba_pane_get_type ())

G_DECLARE_FINAL_TYPE (EdubbaPane, edubba_pane, EDUBBA, PANE, GtkWidget)

/* Takes a widget over. */
GtkWidget *edubba_pane_new (GtkWidget *child) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
