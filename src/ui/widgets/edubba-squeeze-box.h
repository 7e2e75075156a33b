/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A box with its content's natural height and a small minimum height: it scrolls only when it is
 * squeezed.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define EDUBBA_TYPE_SQUEEZE_BOX (edubba_squeeze_box_get_type ())

G_DECLARE_FINAL_TYPE (EdubbaSqueezeBox, edubba_squeeze_box, EDUBBA, SQUEEZE_BOX, GtkWidget)

/* Takes a widget over. */
GtkWidget *edubba_squeeze_box_new (GtkWidget *child) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
